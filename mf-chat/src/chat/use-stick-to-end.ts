import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const NEAR = 96;
const ABOVE = 8;

export interface StickToEnd {
  /** The element that scrolls; its only child is what grows. */
  ref: RefObject<HTMLElement | null>;
  /** Whether the latest words are out of sight. */
  away: boolean;
  toEnd(): void;
  /** Shows an element from its beginning, and stays there. */
  toStartOf(element: Element): void;
}

/** Follows what is written at the end of a scrolling list, but never pulls somebody back who scrolled up to read. */
export function useStickToEnd(): StickToEnd {
  const ref = useRef<HTMLElement>(null);
  const stuck = useRef(true);
  /** Where an element is shown from its beginning. Near the end or not, nothing moves it until the person scrolls. */
  const held = useRef<number>(undefined);
  const [away, setAway] = useState(false);

  const toEnd = useCallback(() => {
    stuck.current = true;
    held.current = undefined;
    setAway(false);
    ref.current?.scrollTo({ top: ref.current.scrollHeight });
  }, []);

  const toStartOf = useCallback((element: Element) => {
    stuck.current = false;
    const scroller = ref.current;
    if (!scroller) return;
    // Not scrollIntoView, which moves everything around the list as well.
    const top = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    scroller.scrollTo({ top: scroller.scrollTop + top - ABOVE });
    held.current = scroller.scrollTop;
  }, []);

  useEffect(() => {
    const scroller = ref.current;
    const content = scroller?.firstElementChild;
    if (!scroller || !content) return;
    let height = scroller.scrollHeight;
    const look = () => {
      const near = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
      // A scroll that comes with new words is the browser's, not the person's.
      const grew = scroller.scrollHeight !== height;
      height = scroller.scrollHeight;
      if (grew && stuck.current) return;
      if (held.current !== scroller.scrollTop) held.current = undefined;
      stuck.current = near && held.current === undefined;
      setAway(!near);
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

  return { ref, away, toEnd, toStartOf };
}
