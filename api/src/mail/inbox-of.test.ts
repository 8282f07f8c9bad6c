import { expect, it } from 'vitest';
import { inboxOf } from './inbox-of.ts';

it.each([
  ['Asha.Devi@Gmail.com', 'ashadevi@gmail.com'],
  ['a.s.h.a.d.e.v.i+saathi+two@googlemail.com', 'ashadevi@gmail.com'],
  ['asha.devi+x@example.in', 'asha.devi@example.in'],
  ['asha@example.in.', 'asha@example.in'],
  ['asha@BÜCHER.example', 'asha@xn--bcher-kva.example'],
  ['asha@xn--bcher-kva.example', 'asha@xn--bcher-kva.example'],
  ['ａsha@example.in', 'asha@example.in'],
  ['rene\u0301@example.in', 'ren\u00e9@example.in'],
])('%s is the inbox %s', (address, inbox) => {
  expect(inboxOf(address)).toBe(inbox);
});
