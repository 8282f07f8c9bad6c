import { describe, expect, it } from 'vitest';
import { writtenIn } from './written-in.ts';

describe('a message is answered in the language it is written in', () => {
  it.each([
    ['मुझे मरना है', 'hi'],
    ['मैं please मरना चाहता हूँ', 'hi'],
    ['mujhe marna hai', 'hi-Latn'],
    ['aaj raat sab khatam kar dungi', 'hi-Latn'],
    ['bahut ho gaya, I want to die yaar', 'hi-Latn'],
    ['I want to kill myself', 'en'],
    ['the main thing is that I want to die', 'en'],
    ['my papa hits me', 'en'],
    ['quiero morir', 'en'],
    ['', 'en'],
  ])('%s', (message, language) => {
    expect(writtenIn(message)).toBe(language);
  });
});
