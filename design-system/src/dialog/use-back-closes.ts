import { useEffect, useEffectEvent, useId, useRef } from 'react';

interface BackCloses {
  open: boolean;
  onClose: () => void;
  dismissable: boolean;
}

const marked = (id: string) => history.state?.openDialog === id;

/** Adds a history entry of the same page, which Back takes away before it takes the page. Routers keep what they stored in the state. */
const mark = (id: string) => history.pushState({ ...history.state, openDialog: id }, '');

/** The way back over an entry that is not needed any more, while it lasts: a browser goes it later than it is told to. */
let leaving: Promise<void> | undefined;

function leave(): void {
  leaving = new Promise((resolve) => {
    const left = () => {
      leaving = undefined;
      resolve();
    };
    addEventListener('popstate', left, { once: true });
  });
  history.back();
}

/**
 * Lets Back (Android's button, iOS's swipe, the browser's arrow) close what is open before it leaves the page. A browser's own close
 * requests know only Android's button, and not in every browser of today.
 */
export function useBackCloses({ open, onClose, dismissable }: BackCloses): void {
  const id = useId();
  const wanted = useRef(open);
  const entered = useRef(false);

  const back = useEffectEvent(() => {
    if (!entered.current || marked(id)) return;
    if (dismissable) onClose();
    else mark(id);
  });

  useEffect(() => {
    wanted.current = open;
    if (!open) return;
    const enter = () => {
      if (!wanted.current) return;
      if (!marked(id)) mark(id);
      entered.current = true;
    };
    if (leaving) void leaving.then(enter);
    else enter();
    const look = () => back();
    addEventListener('popstate', look);
    return () => {
      removeEventListener('popstate', look);
      wanted.current = false;
      entered.current = false;
      // Later, because whoever closes it may go to another page in the same breath, and that must not be taken back.
      setTimeout(() => !wanted.current && marked(id) && leave());
    };
  }, [open, id]);
}
