import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './button.module.css';
import { isSecondTap } from './second-tap.ts';

interface ButtonLook {
  /** `primary` is the one thing to do on a screen; `danger` is for help and for erasing. */
  variant?: 'primary' | 'ghost' | 'quiet' | 'danger' | 'danger-ghost';
  /** `m` is 52 px high, `s` 44 px. */
  size?: 'm' | 's';
  /** Takes the whole width. */
  wide?: boolean;
}

interface ButtonWork {
  /** Work is under way: the button keeps focus, ignores presses and shows `busyText`. */
  busy?: boolean;
  /** Shown and announced while busy, such as "Creating...". */
  busyText?: string;
}

type NativeButtonProps = ButtonLook & ButtonWork & ComponentProps<'button'> & { href?: undefined };
type LinkButtonProps = ButtonLook & ComponentProps<'a'> & { href: string };
export type ButtonProps = NativeButtonProps | LinkButtonProps;

/**
 * A button, or with `href` a link that looks like one. A button's `type` is `button` unless told. The second tap of a double tap
 * never presses a button that came with the first: give the buttons of two steps different keys.
 */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <NativeButton {...props} /> : <LinkButton {...props} />;
}

function look({ variant = 'primary', size = 'm', wide = false }: ButtonLook, className: string | undefined) {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className);
}

function LinkButton({ variant, size, wide, className, ...rest }: LinkButtonProps) {
  return <a {...rest} className={look({ variant, size, wide }, className)} />;
}

function NativeButton({
  variant,
  size,
  wide,
  busy = false,
  busyText,
  className,
  children,
  onClick,
  ...rest
}: NativeButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isSecondTap(event.nativeEvent, event.currentTarget) || busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        type="button"
        {...rest}
        aria-disabled={busy || rest['aria-disabled']}
        className={look({ variant, size, wide }, className)}
        onClick={press}
      >
        {busy && <span className={styles.dot} aria-hidden="true" />}
        {busy ? (busyText ?? children) : children}
      </button>
      {busyText !== undefined && <VisuallyHidden role="status">{busy ? busyText : ''}</VisuallyHidden>}
    </>
  );
}
