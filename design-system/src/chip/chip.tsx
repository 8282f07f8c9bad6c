import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './chip.module.css';

export interface ChipProps extends ComponentProps<'span'> {
  /** `warm` is the marigold one: plans, credits, badges. */
  tone?: 'plain' | 'warm' | 'outline' | 'good' | 'alert';
}

/** A few words to read, such as "3/10 free". It can't be pressed: a small Button can. */
export function Chip({ tone = 'plain', className, ...rest }: ChipProps) {
  return <span {...rest} className={classNames(styles.chip, styles[tone], className)} />;
}
