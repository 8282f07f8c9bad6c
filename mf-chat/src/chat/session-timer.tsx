import { Button } from 'design-system/button';
import { Chip } from 'design-system/chip';
import { Notice } from 'design-system/notice';
import { useEffect, useState } from 'react';
import { breakAnswered, clockWords, noteBreakAnswered, sittingStart } from './elapsed.ts';

/** The time of this sitting, once a second or as often as told (ms). */
function useElapsed(chat: string, every: number): number {
  const [start] = useState(() => sittingStart(chat, Date.now()));
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return Math.max(0, Math.floor((now - start) / 1000));
}

export function SessionTimer({ chat }: { chat: string }) {
  const time = clockWords(useElapsed(chat, 1000));
  return (
    <Chip role="timer" aria-label={`Time in this chat ${time}`}>
      {time}
    </Chip>
  );
}

interface BreakProps {
  chat: string;
  afterMinutes: number;
  aiName: string;
}

/** Suggests a break after long use (docs/product/chat.md, Timer), once in a sitting, and takes no for an answer. */
export function BreakSuggestion({ chat, afterMinutes, aiName }: BreakProps) {
  const elapsed = useElapsed(chat, 30_000);
  const [answered, setAnswered] = useState(() => breakAnswered(chat));
  function goOn() {
    noteBreakAnswered(chat);
    setAnswered(true);
  }
  if (answered || elapsed < afterMinutes * 60) return null;
  return (
    <Notice
      role="status"
      action={
        <Button size="s" variant="ghost" onClick={goOn}>
          Go on
        </Button>
      }
    >
      You have been here for {Math.floor(elapsed / 60)} minutes. A glass of water, a window, a few steps?{' '}
      {aiName} keeps this place for you.
    </Notice>
  );
}
