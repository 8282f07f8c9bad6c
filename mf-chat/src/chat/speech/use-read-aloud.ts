import type { ChatMessage, VoiceStyle } from 'contracts/chat';
import { useEffect, useState } from 'react';
import { spokenPieces, voices } from './spoken-words.ts';

export interface ReadAloud {
  /** The message that is being read, and whether it goes on or waits. */
  reading: { id: string; paused: boolean } | undefined;
  /** Reads it from its start, or pauses it, or goes on. Whatever was read before stops. */
  toggle(message: ChatMessage): void;
  stop(): void;
}

/** Reads messages aloud (Web Speech), one at a time, until the page is left. Undefined where the browser has no voice. */
export function useReadAloud(style: VoiceStyle): ReadAloud | undefined {
  const [reading, setReading] = useState<ReadAloud['reading']>();
  useEffect(() => {
    if (!canSpeak()) return;
    const stop = () => speechSynthesis.cancel();
    addEventListener('pagehide', stop);
    return () => {
      removeEventListener('pagehide', stop);
      stop();
    };
  }, []);

  function toggle(message: ChatMessage) {
    if (reading?.id !== message.id) return begin(message);
    if (reading.paused) speechSynthesis.resume();
    else speechSynthesis.pause();
    setReading({ ...reading, paused: !reading.paused });
  }

  function begin({ id, content, lang }: ChatMessage) {
    speechSynthesis.cancel();
    // One that was paused stays so for what comes next.
    speechSynthesis.resume();
    const pieces = spokenPieces(content);
    if (pieces.length === 0) return;
    setReading({ id, paused: false });
    const ended = () => setReading((now) => (now?.id === id ? undefined : now));
    pieces.forEach((piece, i) => {
      const utterance = new SpeechSynthesisUtterance(piece);
      Object.assign(utterance, voices[style], { lang: spokenLanguage(lang) });
      if (i === pieces.length - 1) utterance.onend = ended;
      utterance.onerror = ended;
      speechSynthesis.speak(utterance);
    });
  }

  function stop() {
    speechSynthesis.cancel();
    setReading(undefined);
  }

  return canSpeak() ? { reading, toggle, stop } : undefined;
}

function canSpeak(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;
}

/** Indian voices for the two languages that companions speak here most. */
function spokenLanguage(lang: string): string {
  if (lang === 'hi' || lang === 'hi-Latn') return 'hi-IN';
  return lang === 'en' || lang === '' ? 'en-IN' : lang;
}
