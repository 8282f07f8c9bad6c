import { messageOf } from 'contracts/problem';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { MessagePage } from './conversation.ts';

/** How near to its beginning, in px, a list that is scrolled up asks for the page before. */
const NEAR = 800;

interface Options {
  scroller: RefObject<HTMLElement | null>;
  /** The cursor of the page before; undefined where the chat begins. */
  before: string | undefined;
  fetchPage(before: string): Promise<MessagePage>;
  onFound(page: MessagePage, before: string): void;
}

export interface EarlierState {
  loading: boolean;
  /** Why the page before did not come; empty when nothing is wrong. */
  problem: string;
  load(): void;
}

/** Fetches the page before when somebody scrolls up or asks for it. What is being read stays where it is, to the pixel. */
export function useEarlier({ scroller, before, fetchPage, onFound }: Options): EarlierState {
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState('');
  const keepPosition = useKeptPosition(scroller, before);

  async function load() {
    if (loading || before === undefined) return;
    setLoading(true);
    setProblem('');
    try {
      const page = await fetchPage(before);
      keepPosition();
      onFound(page, before);
    } catch (error) {
      setProblem(messageOf(error));
    }
    setLoading(false);
  }

  const scrolledUp = useEffectEvent(() => void (problem || load()));
  useEffect(() => {
    const list = scroller.current;
    if (!list) return;
    let top = list.scrollTop;
    const look = () => {
      if (list.scrollTop < top && list.scrollTop < NEAR) scrolledUp();
      top = list.scrollTop;
    };
    list.addEventListener('scroll', look, { passive: true });
    return () => list.removeEventListener('scroll', look);
  }, [scroller]);

  return { loading, problem, load };
}

/** Remembers, when called, where the latest messages stand, and puts them back there once the earlier ones are drawn. */
function useKeptPosition(scroller: RefObject<HTMLElement | null>, before: string | undefined): () => void {
  const top = useRef<number>(undefined);
  const place = () => scroller.current?.querySelector('[data-latest]')?.getBoundingClientRect().top ?? 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has another cursor
  useLayoutEffect(() => {
    if (top.current !== undefined && scroller.current) scroller.current.scrollTop += place() - top.current;
    top.current = undefined;
  }, [before]);

  return () => {
    top.current = place();
  };
}
