import { describe, expect, it } from 'vitest';
import { textLanguage } from './text-language.ts';

describe('textLanguage', () => {
  it.each([
    ['I am here with you.', 'en', 'en', 'ltr'],
    ['I am here with you.', 'hi', 'en', 'ltr'],
    ['Estoy aquí contigo.', 'es', 'es', 'ltr'],
    ['मैं यहाँ हूँ।', 'en', 'hi', 'ltr'],
    ['मी इथे आहे.', 'mr', 'mr', 'ltr'],
    ['मी सगळं ऐकतो आहे.', 'en', 'mr', 'ltr'],
    ['أنا هنا معك', 'en', 'ar', 'rtl'],
    ['أنا هنا معك', 'ur', 'ur', 'rtl'],
    ['میں یہاں ہوں', 'en', 'ur', 'rtl'],
    ['আমি এখানে আছি', 'en', 'bn', 'ltr'],
    ['நான் இங்கே இருக்கிறேன்', 'hi', 'ta', 'ltr'],
    ['ここにいます', 'ja', 'ja', 'ltr'],
    ['我在这里', 'zh', 'zh', 'ltr'],
    ['Я рядом', 'en', 'ru', 'ltr'],
    ['12 + 30 = 42', 'ur', 'ur', 'rtl'],
    ['🙏', 'pt-BR', 'pt', 'ltr'],
    ['', 'en', 'en', 'ltr'],
    ['yaar bahut stress ho raha hai', 'en', 'hi-Latn', 'ltr'],
    ['tension mat lo, sab theek hoga', 'hi', 'hi-Latn', 'ltr'],
    ['यार बहुत स्ट्रेस है', 'hi-Latn', 'hi', 'ltr'],
    ['I am here with you.', 'hi-Latn', 'en', 'ltr'],
    ['🙏', 'hi-Latn', 'hi-Latn', 'ltr'],
    ['ठीक है, let us try the breathing exercise together', 'hi', 'en', 'ltr'],
  ])('reads %j in a chat in %s as %s, %s', (text, chat, lang, dir) => {
    expect(textLanguage(text, chat)).toEqual({ lang, dir });
  });
});
