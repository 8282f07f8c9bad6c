/** What the recogniser heard so far: each part final, or still a guess. */
export type Heard = ArrayLike<ArrayLike<{ transcript: string }>>;

/** The words in the composer while somebody dictates: what stood there, then what was heard from the part `from` on. */
export function dictated(before: string, heard: Heard, from: number): string {
  const words = Array.from(heard)
    .slice(from)
    .map((part) => part[0]?.transcript.trim() ?? '')
    .filter(Boolean)
    .join(' ');
  if (!words) return before;
  return before === '' || /\s$/.test(before) ? before + words : `${before} ${words}`;
}

const words: Record<string, string> = {
  'not-allowed':
    'The microphone is not allowed here. Allow it for this page in your browser, or type instead.',
  'service-not-allowed': 'Your browser does not offer dictation here. Please type instead.',
  'no-speech': 'Nothing was heard. Tap the microphone and try again.',
  'audio-capture': 'No microphone was found. Please type instead.',
  network: 'Dictation needs a connection, and there is none just now. Please try again or type instead.',
  'language-not-supported': 'Your browser cannot take dictation in this language. Please type instead.',
};

/** What an error of the recogniser means for a person; nothing for an end they asked for. What was dictated before stays. */
export function dictationProblem(code: string): string {
  return code === 'aborted' ? '' : (words[code] ?? 'Dictation stopped. Tap the microphone and try again.');
}
