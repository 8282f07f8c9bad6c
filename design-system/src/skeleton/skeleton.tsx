import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Any CSS length, the whole line unless told. */
  width?: string;
  /** Any CSS length, one line of text unless told. */
  height?: string;
  round?: boolean;
}

/** Holds the place of what is loading, so that nothing jumps. Say in words what is loading with a Spinner's label nearby. */
export function Skeleton({ width, height, round = false, className, style, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={classNames(styles.skeleton, round && styles.round, className)}
      style={{ inlineSize: width, blockSize: height, ...style }}
    />
  );
}
