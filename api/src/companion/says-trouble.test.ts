import { expect, it } from 'vitest';
import { saysTrouble } from './says-trouble.ts';

it.each([
  "I'm having trouble connecting right now, but I'm here to listen. Could you tell me more about what's on your mind?",
  'Sorry, I am experiencing technical difficulties. Please try again later.',
  'We’re currently facing some technical issues.',
])('takes %j for no answer', (reply) => {
  expect(saysTrouble(reply)).toBe(true);
});

it.each([
  'Your project ran into technical difficulties, and that is hard after so much work.',
  'Many couples have trouble connecting after a long day.',
  'You said “I am having trouble”. What kind of trouble is it?',
  `I'm having technical difficulties, said the king. ${'And the story goes on. '.repeat(20)}`,
])('takes %j for an answer', (reply) => {
  expect(saysTrouble(reply)).toBe(false);
});
