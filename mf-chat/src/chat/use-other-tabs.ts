import { useHost } from 'contracts';
import { useEffect, useEffectEvent } from 'react';
import { fetchChat } from './chat.api.ts';
import type { MessagePage } from './conversation.ts';

/** Reads the chat again when the person comes back to this tab: another tab or device may have written in it. */
export function useOtherTabs(id: string, onFound: (page: MessagePage) => void): void {
  const { http } = useHost();
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const stop = new AbortController();
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      // What stands here stays when it can't be read: the next message or visit shows it.
      fetchChat(http, id, { signal: stop.signal }).then(found, () => undefined);
    };
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
    return () => stop.abort();
  }, [http, id]);
}
