import { type RefObject, useEffect } from 'react';

/** What a phone's keyboard takes at least, in px; less is a browser's own bar. */
const KEYBOARD = 120;

/**
 * Keeps an element within what a phone's keyboard leaves of the screen (`visualViewport`): some browsers lay the keyboard over the page
 * and shrink nothing. Gives it `--seen` while one is there; its CSS takes that for its height. A page zoomed by its reader is left alone.
 */
export function useAboveKeyboard(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const look = () => {
      const style = ref.current?.style;
      const covered = seen.scale === 1 && innerHeight - seen.height >= KEYBOARD;
      style?.setProperty('--seen', covered ? `${seen.height}px` : '');
      style?.setProperty('translate', covered ? `0 ${seen.offsetTop}px` : '');
    };
    look();
    seen.addEventListener('resize', look);
    seen.addEventListener('scroll', look);
    return () => {
      seen.removeEventListener('resize', look);
      seen.removeEventListener('scroll', look);
    };
  }, [ref]);
}
