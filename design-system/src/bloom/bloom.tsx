import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './bloom.module.css';

export interface BloomProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** How many petals a ring has, 3 to 12. */
  petals?: number;
  /** OKLCH hue in degrees, or a custom property that holds one, such as `var(--h-mentor)`. */
  hue?: number | string;
  /** Width and height in px. */
  size?: number;
  /** How far the petals are open, 0 (a bud) to 1. A change moves slowly, over `--bloom-pace` (600ms unless set). */
  open?: number;
  /** `breathe` opens and closes in ten seconds, `think` in three. Neither moves under reduced motion. */
  motion?: 'still' | 'breathe' | 'think';
  /** What a screen reader says. Without it the bloom is decoration and is hidden from it. */
  label?: string;
}

const RADIUS = 48;
const BUD = 0.42;

/** The lotus that stands for Saathi, a companion, a mood or a breath. */
export function Bloom({
  petals = 8,
  hue = 75,
  size = 64,
  open = 1,
  motion = 'still',
  label,
  className,
  style,
  ...rest
}: BloomProps) {
  const width = RADIUS * Math.min(0.6, 2.1 / petals + 0.12);
  const scale = BUD + (1 - BUD) * Math.min(1, Math.max(0, open));
  const own = { '--bloom-hue': hue, '--bloom-open': scale, ...style } as CSSProperties;
  return (
    <svg
      viewBox="-50 -50 100 100"
      width={size}
      height={size}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      {...rest}
      className={classNames(styles.bloom, styles[motion], className)}
      style={own}
    >
      <Ring petals={petals} length={RADIUS} width={width} turn={0} className={styles.outer} />
      <Ring
        petals={petals}
        length={RADIUS * 0.66}
        width={width * 0.72}
        turn={180 / petals}
        className={styles.inner}
      />
      <circle className={styles.heart} r={RADIUS * 0.085} />
    </svg>
  );
}

interface RingProps {
  petals: number;
  length: number;
  width: number;
  turn: number;
  className: string | undefined;
}

function Ring({ petals, length, width, turn, className }: RingProps) {
  const d = petal(length, width);
  const turns = Array.from({ length: petals }, (_, i) => turn + (i * 360) / petals);
  return (
    <g className={className}>
      {turns.map((degrees, i) => (
        <path
          key={degrees}
          d={d}
          className={i % 2 ? styles.warm : styles.cool}
          style={{ '--bloom-turn': `${degrees}deg` } as CSSProperties}
        />
      ))}
    </g>
  );
}

/** One petal from the centre up to its tip: widest below the middle, and pointed, as a lotus has them. */
function petal(length: number, width: number): string {
  const at = (x: number, y: number) => `${round(width * x)} ${round(-length * y)}`;
  return `M0 0C${at(-1.28, 0.36)} ${at(-0.56, 0.7)} ${at(0, 1)}C${at(0.56, 0.7)} ${at(1.28, 0.36)} 0 0Z`;
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}
