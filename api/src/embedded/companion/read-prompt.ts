import { HINGLISH } from '../../companion/hinglish.ts';
import type { Language } from './scripts/script.ts';

/** What the demo companion understands of a system prompt: its plainly labelled lines. */
export interface ReadPrompt {
  category: string;
  subcategory: string;
  aiName: string;
  personName: string;
  /** What is spoken unless the person's own words say otherwise. */
  language: Language;
  strengths: readonly string[];
  /** What the prompt says of a possible risk; empty without one. */
  care: string;
}

const CODE = /\(([^()]+)\)$/;
const languages: Readonly<Record<string, Language>> = { hi: 'hi', [HINGLISH]: 'hinglish' };

function labelled(prompt: string, label: string): string {
  const line = prompt.split('\n').find((candidate) => candidate.startsWith(`${label}: `));
  return line?.slice(label.length + 2).trim() ?? '';
}

/** Reads the labelled lines of the prompt that `buildPrompt` writes; a line that is missing reads as empty or its default. */
export function readPrompt(prompt: string): ReadPrompt {
  return {
    category: labelled(prompt, 'Companion category') || 'heart_to_heart',
    subcategory: labelled(prompt, 'Companion subcategory'),
    aiName: labelled(prompt, "Companion's name") || 'Guide',
    personName: labelled(prompt, "Person's name") || 'friend',
    language: languages[labelled(prompt, 'Language').match(CODE)?.[1] ?? ''] ?? 'en',
    strengths: labelled(prompt, 'Strengths').split(', ').filter(Boolean),
    care: labelled(prompt, 'Care'),
  };
}
