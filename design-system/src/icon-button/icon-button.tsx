import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, for everyone who cannot see the icon. */
  label: string;
  /** `accent` is for the one thing to do, such as sending. */
  variant?: 'plain' | 'soft' | 'accent';
}

/** A round button of 44 px with an icon as its child. */
export function IconButton({ label, variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(styles.icon, styles[variant], className)}
    />
  );
}
