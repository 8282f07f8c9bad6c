import { html } from 'hono/html';
import { formatDateTime } from './format-date-time.ts';
import type { AnyRow } from './queries.ts';

/** A piece of a page, its texts escaped. */
export type Html = ReturnType<typeof html>;

const NOT_SHOWN = new Set(['user_id', 'known_dob', 'updated_at', 'created_at']);
const LABELS: Record<string, string> = {
  dob: 'Birthday',
  youngest_dob: 'Youngest birthday given, by which your age is counted',
  mbti_type: 'Personality type',
  moolank: 'Root number (moolank)',
  bhagyank: 'Destiny number (bhagyank)',
  talent_no: 'Talent number',
};

/** Names and values as a list to read; what is empty is left out. */
export function definitionList(entries: [string, unknown][]): Html {
  const known = entries.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return html`<dl>${known.map(([name, value]) => html`<dt>${name}</dt><dd>${inWords(value)}</dd>`)}</dl>`;
}

/** A row or an object as names and values for a person: without ids and dates of bookkeeping. */
export function entriesOf(row: AnyRow | object): [string, unknown][] {
  return Object.entries(row)
    .filter(([name]) => !NOT_SHOWN.has(name))
    .map(([name, value]) => [labelOf(name), value]);
}

function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function inWords(value: unknown): Html | string {
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  if (value instanceof Date) return formatDateTime(value);
  if (Array.isArray(value)) return html`<ul>${value.map((one) => html`<li>${inWords(one)}</li>`)}</ul>`;
  if (typeof value === 'object' && value !== null) return definitionList(entriesOf(value));
  return String(value);
}
