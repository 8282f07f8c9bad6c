import { Credits } from 'contracts/credits';

const NEWS = 'saathi:credits';

/**
 * Tells every part of the page, the shell and whichever remote is there, what the person can still send; undefined while somebody is
 * asking, so that nobody else does.
 */
export function tellNews(credits: Credits | undefined): void {
  dispatchEvent(new CustomEvent(NEWS, { detail: credits }));
}

/** Calls `listener` with what any part of the page tells, until `signal` fires. */
export function hearNews(listener: (credits: Credits | undefined) => void, signal: AbortSignal): void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) listener(Credits.safeParse(event.detail).data);
  };
  addEventListener(NEWS, hear, { signal });
}
