import { useEffect } from 'react';

/** Lifts the shell's toasts above what stands at the bottom of this page, so that none covers the composer. Any CSS length. */
export function useToastsAbove(height: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--toast-offset', height);
    return () => void style.removeProperty('--toast-offset');
  }, [height]);
}
