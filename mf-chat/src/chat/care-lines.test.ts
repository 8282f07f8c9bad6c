import { expect, test } from 'vitest';
import { callFirst, careParts } from './care-lines.ts';

const message = `I'm really glad you told me, Asha.

People you can reach right now:
• Tele-MANAS: 14416 (24 hours)
• Shout: text 85258 (24 hours)
• Emergency: dial your local number; 112 works in many countries: 112 (24 hours)
• Telefonseelsorge: 0800 111 0 111 (24 hours)

Name 5 things you can see.`;

test('every helpline becomes a line with its number, in the order of the message', () => {
  const lines = careParts(message).flatMap((part) =>
    part.kind === 'line' ? [[part.name, part.number, part.href]] : [],
  );
  expect(lines).toEqual([
    ['Tele-MANAS', '14416', 'tel:14416'],
    ['Shout', '85258', 'sms:85258'],
    ['Emergency: dial your local number; 112 works in many countries', '112', 'tel:112'],
    ['Telefonseelsorge', '0800 111 0 111', 'tel:08001110111'],
  ]);
});

test('the words around them stay as they are', () => {
  const words = careParts(message).flatMap((part) => (part.kind === 'words' ? [part.text.trim()] : []));
  expect(words).toEqual([
    "I'm really glad you told me, Asha.\n\nPeople you can reach right now:",
    'Name 5 things you can see.',
  ]);
});

test('Hindi lines are found too', () => {
  expect(careParts('• चाइल्डलाइन: 1098 (24 घंटे)')).toEqual([
    { kind: 'line', name: 'चाइल्डलाइन', hours: '24 घंटे', number: '1098', href: 'tel:1098' },
  ]);
});

test('the first two lines stand apart in the order of the message, the others stay where they are', () => {
  const { first, rest } = callFirst(careParts(message));
  expect(first.map(({ number }) => number)).toEqual(['14416', '85258']);
  const kinds = rest.map((part) => (part.kind === 'line' ? part.number : 'words'));
  expect(kinds).toEqual(['words', '112', '0800 111 0 111', 'words']);
});

test('words alone stay words', () => {
  const words = [{ kind: 'words' as const, text: 'Only words.' }];
  expect(callFirst(words)).toEqual({ first: [], rest: words });
});
