import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './card.module.css';

interface CardLook {
  /** `outline` lies flat on the ground, `chosen` is ringed in marigold. */
  tone?: 'raised' | 'outline' | 'chosen';
  /** Tints the card from its upper corner: an OKLCH hue in degrees, or a custom property that holds one. */
  hue?: number | string;
}

type PlainProps = CardLook & ComponentProps<'div'> & { href?: undefined; onClick?: undefined };
type LinkProps = CardLook & ComponentProps<'a'> & { href: string };
type Press = ComponentProps<'button'>;
type PressProps = CardLook & Press & { href?: undefined; onClick: NonNullable<Press['onClick']> };
export type CardProps = PlainProps | LinkProps | PressProps;

/** Something that can be taken. With `href` it is a link, with `onClick` a button (then only phrasing content inside), else a plain box. */
export function Card({ tone = 'raised', hue, className, style, ...rest }: CardProps) {
  const shared = {
    className: classNames(styles.card, styles[tone], hue !== undefined && styles.tinted, className),
    style: hue === undefined ? style : ({ '--card-hue': hue, ...style } as CSSProperties),
  };
  if (rest.href !== undefined) {
    return <a {...rest} {...shared} className={classNames(shared.className, styles.live)} />;
  }
  if (rest.onClick !== undefined) {
    return (
      <button type="button" {...rest} {...shared} className={classNames(shared.className, styles.live)} />
    );
  }
  return <div {...rest} {...shared} />;
}
