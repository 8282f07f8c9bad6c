import { type Category, categoryTitles } from 'contracts/categories';
import { categoryLike } from '../../companion/category.ts';
import { HINGLISH } from '../../companion/hinglish.ts';
import type { Language } from './scripts/script.ts';

/** What the demo companion understands of a system prompt: its plainly labelled lines. */
export interface ReadPrompt {
  /** Of a kind of companion that does what another category does, that one. */
  category: string;
  subcategory: string;
  aiName: string;
  personName: string;
  /** What is spoken unless the person's own words say otherwise. */
  language: Language;
  strengths: readonly string[];
  /** The practice a guide was told of; empty without one. */
  practice: string;
  /** What the prompt says of a possible risk; empty without one. */
  care: string;
}

const CODE = /\(([^()]+)\)$/;
const languages: Readonly<Record<string, Language>> = { hi: 'hi', [HINGLISH]: 'hinglish' };

function isCategory(value: string): value is Category {
  return Object.hasOwn(categoryTitles, value);
}

function labelled(prompt: string, label: string): string {
  const line = prompt.split('\n').find((candidate) => candidate.startsWith(`${label}: `));
  return line?.slice(label.length + 2).trim() ?? '';
}

/** Reads the labelled lines of the prompt that `buildPrompt` writes; a line that is missing reads as empty or its default. */
export function readPrompt(prompt: string): ReadPrompt {
  const category = labelled(prompt, 'Companion category') || 'heart_to_heart';
  const subcategory = labelled(prompt, 'Companion subcategory');
  return {
    category: isCategory(category) ? categoryLike(category, subcategory) : category,
    subcategory,
    aiName: labelled(prompt, "Companion's name") || 'Guide',
    personName: labelled(prompt, "Person's name") || 'friend',
    language: languages[labelled(prompt, 'Language').match(CODE)?.[1] ?? ''] ?? 'en',
    strengths: labelled(prompt, 'Strengths').split(', ').filter(Boolean),
    practice: labelled(prompt, 'Practice'),
    care: labelled(prompt, 'Care'),
  };
}
