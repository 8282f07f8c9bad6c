import { useHost } from 'contracts';
import type { ChatMessage } from 'contracts/chat';
import { useEffect, useEffectEvent } from 'react';
import { fetchChat } from './chat.api.ts';

/** Reads the chat again when the person comes back to this tab: another tab or device may have written in it. */
export function useOtherTabs(id: string, onFound: (messages: readonly ChatMessage[]) => void): void {
  const { http } = useHost();
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const stop = new AbortController();
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      // What stands here stays when it can't be read: the next message or visit shows it.
      fetchChat(http, id, stop.signal).then(
        ({ messages }) => found(messages),
        () => undefined,
      );
    };
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
    return () => stop.abort();
  }, [http, id]);
}
