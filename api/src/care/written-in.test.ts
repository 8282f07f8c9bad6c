import { describe, expect, it } from 'vitest';
import { writtenIn } from './written-in.ts';

describe('a message is answered in the language it is written in', () => {
  it.each([
    ['मुझे मरना है', 'hi'],
    ['मैं please मरना चाहता हूँ', 'hi'],
    ['mujhe marna hai', 'hi-Latn'],
    ['aaj raat sab khatam kar dungi', 'hi-Latn'],
    ['bahut ho gaya, mar jaana hai yaar', 'hi-Latn'],
    ['I want to kill myself', 'en'],
    ['the main thing is that I want to die', 'en'],
    ['my papa hits me', 'en'],
    ['quiero morir', 'es'],
    ['je veux mourir', 'fr'],
    ['eu não quero mais viver', 'pt'],
    ['ich will nicht mehr leben', 'de'],
    ['aku ingin mati', 'id'],
    ['я хочу умереть', 'ru'],
    ['我想死', 'zh'],
    ['أريد أن أموت', 'ar'],
    ['میں مرنا چاہتا ہوں', 'ur'],
    ['আমি মরতে চাই', 'bn'],
    ['死にたい', 'en'],
    ['', 'en'],
    ['…', 'en'],
  ])('%s', (message, language) => {
    expect(writtenIn(message, 'en')).toBe(language);
  });

  it('whatever the chat is set to, which decides only where both fit', () => {
    expect(writtenIn('I want to kill myself', 'es')).toBe('en');
    expect(writtenIn('suicidio', 'es')).toBe('es');
    expect(writtenIn('suicide', 'fr-CA')).toBe('fr');
  });
});
