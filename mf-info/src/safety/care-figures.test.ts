import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  aimWords,
  careFigures,
  found,
  isMet,
  measuredOn,
  missedOfHundred,
  ofHundred,
  turnsAsked,
} from './care-figures.ts';

const card = readFileSync(new URL('../../../api/src/care/model/care-model.md', import.meta.url), 'utf8');
const [, table = ''] = card.split('| bar | wanted | authors who test |\n| --- | --- | --- |\n');

test('the figures are those of the model’s card, every bar with its interval', () => {
  const rows = careFigures.map((figure) => {
    const { bar, measured, from, to } = figure;
    const percent = (value: number) => value.toFixed(1);
    return `| ${bar} | ${aimWords(figure)} | ${percent(measured)}% (${percent(from)}–${percent(to)}) |`;
  });
  const inCard = table.slice(0, table.indexOf('\n\n')).split('\n');
  expect(rows.sort()).toEqual(inCard.sort());
});

test('what they were measured on is what the card says', () => {
  const { messages, authors, conversations, conversationAuthors } = measuredOn;
  expect(card).toContain(
    `${messages.toLocaleString('en')} messages by ${authors} authors, with 95% intervals`,
  );
  expect(card).toContain(`Turns of ${conversations} conversations by ${conversationAuthors} authors`);
});

test('harmless turns that are asked about are those of the card', () => {
  const [, turns = ''] = card.split('| language | level | turns |');
  for (const [language, percent] of Object.entries(turnsAsked))
    expect(turns).toMatch(
      new RegExp(`^\\| ${language} \\| none \\| \\d+ \\| [^|]+ \\| ${percent.toFixed(1)}% `, 'm'),
    );
});

test('a figure of a hundred and what it leaves are one hundred', () => {
  for (const figure of careFigures) expect(ofHundred(figure) + missedOfHundred(figure)).toBe(100);
});

test('an aim is met from its very number on', () => {
  expect(isMet({ ...found.en, measured: 97 })).toBe(true);
  expect(isMet({ ...found.en, measured: 96.9 })).toBe(false);
  expect(isMet({ ...found.en, aim: { atMost: 3 }, measured: 3 })).toBe(true);
  expect(isMet({ ...found.en, aim: { atMost: 3 }, measured: 3.1 })).toBe(false);
});
