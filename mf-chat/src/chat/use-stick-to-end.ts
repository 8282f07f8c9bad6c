import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const NEAR = 96;

export type StickToEnd = {
  /** The element that scrolls; its only child is what grows. */
  ref: RefObject<HTMLDivElement | null>;
  /** Whether the latest words are out of sight. */
  away: boolean;
  toEnd(): void;
};

/** Follows what is written at the end of a scrolling list, but never pulls somebody back who scrolled up to read. */
export function useStickToEnd(): StickToEnd {
  const ref = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const [away, setAway] = useState(false);

  const toEnd = useCallback(() => {
    stuck.current = true;
    setAway(false);
    ref.current?.scrollTo({ top: ref.current.scrollHeight });
  }, []);

  useEffect(() => {
    const scroller = ref.current;
    const content = scroller?.firstElementChild;
    if (!scroller || !content) return;
    const look = () => {
      stuck.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
      setAway(!stuck.current);
    };
    const grown = new ResizeObserver(() => {
      if (stuck.current) scroller.scrollTo({ top: scroller.scrollHeight });
    });
    grown.observe(content);
    grown.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      grown.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, []);

  return { ref, away, toEnd };
}
