import { Bloom } from 'design-system/bloom';
import { useEffect, useRef } from 'react';

const BUD = '0.4';
const OPEN = '0.98';
const RING = 12;

/** The bloom of the test: 24 petals for 24 statements, and each answer opens one, the inner ring first. */
export function Petals({
  open,
  busy,
  className,
}: {
  open: number;
  busy: boolean;
  className: string | undefined;
}) {
  const bloom = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const petals = [...(bloom.current?.querySelectorAll('path') ?? [])];
    const inOrder = [...petals.slice(RING), ...petals.slice(0, RING)];
    inOrder.forEach((petal, i) => {
      petal.style.setProperty('--bloom-open', i < open ? OPEN : BUD);
    });
  }, [open]);
  return (
    <Bloom
      ref={bloom}
      petals={RING}
      hue={75}
      size={280}
      open={0.4}
      motion={busy ? 'think' : 'still'}
      className={className}
    />
  );
}
