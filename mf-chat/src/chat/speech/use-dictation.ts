import { useEffect, useRef, useState } from 'react';
import { dictated, dictationProblem, type Heard } from './dictated.ts';

/** The browser's speech recognition, as far as it is used here: no browser has it under one name, and TypeScript under none. */
interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: Heard }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

interface Options {
  text: string;
  /** BCP 47. */
  lang: string;
  onText(text: string): void;
}

export interface Dictation {
  listening: boolean;
  /** What went wrong, in words; empty when nothing did. */
  problem: string;
  toggle(): void;
  /** Ends it; nothing heard arrives any more. */
  stop(): void;
}

/** Writes what somebody says into the composer, and never sends it. Undefined where the browser takes no dictation. */
export function useDictation({ text, lang, onText }: Options): Dictation | undefined {
  const [listening, setListening] = useState(false);
  const [problem, setProblem] = useState('');
  const running = useRef<Recogniser>(undefined);
  const shown = useRef({ text, onText });
  useEffect(() => {
    shown.current = { text, onText };
  });
  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    setListening(false);
  };
  useEffect(() => () => running.current?.abort(), []);

  const Recognition = recognition();
  if (!Recognition) return undefined;

  function start(Kind: new () => Recogniser) {
    const recogniser = new Kind();
    const { write } = writer(shown);
    Object.assign(recogniser, { lang, continuous: true, interimResults: true });
    recogniser.onresult = ({ results }) => running.current === recogniser && write(results);
    recogniser.onerror = ({ error }) => setProblem(dictationProblem(error));
    recogniser.onend = () => running.current === recogniser && stop();
    running.current = recogniser;
    setProblem('');
    setListening(true);
    recogniser.start();
  }

  return { listening, problem, stop, toggle: () => (listening ? stop() : start(Recognition)) };
}

/** Adds what is heard to the words in the composer; an edit made meanwhile stays, and what follows is added to that. */
function writer(shown: { current: Pick<Options, 'text' | 'onText'> }) {
  let before = shown.current.text;
  let from = 0;
  let last = before;
  return {
    write(results: Heard) {
      if (shown.current.text !== last) {
        before = shown.current.text;
        from = Math.max(0, results.length - 1);
      }
      last = dictated(before, results, from);
      shown.current.text = last;
      shown.current.onText(last);
    },
  };
}

function recognition(): (new () => Recogniser) | undefined {
  return Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition');
}
