import { HINGLISH, isHinglish } from '../companion/hinglish.ts';

/** BCP 47 language and base direction of a text. */
export interface TextLanguage {
  lang: string;
  dir: 'ltr' | 'rtl';
}

interface Script {
  letters: RegExp;
  /** The language assumed when the chat's own language is not written in this script. */
  usual: string;
  /** The languages written in it, as far as the chat offers them. */
  languages: string[];
  rtl?: boolean;
}

const URDU_ONLY = /[ٹڈڑںےھہگچپ]/;
const MARATHI_ONLY = /ळ/;

const scripts: Script[] = [
  { letters: /\p{Script=Latin}/gu, usual: 'en', languages: [] },
  {
    letters: /\p{Script=Devanagari}/gu,
    usual: 'hi',
    languages: ['hi', 'mr', 'ne', 'sa', 'kok', 'mai', 'bho', 'doi'],
  },
  {
    letters: /\p{Script=Arabic}/gu,
    usual: 'ar',
    languages: ['ar', 'ur', 'fa', 'ps', 'sd', 'ckb', 'ug', 'ks'],
    rtl: true,
  },
  { letters: /\p{Script=Hebrew}/gu, usual: 'he', languages: ['he', 'yi'], rtl: true },
  { letters: /\p{Script=Bengali}/gu, usual: 'bn', languages: ['bn', 'as'] },
  { letters: /\p{Script=Gurmukhi}/gu, usual: 'pa', languages: ['pa'] },
  { letters: /\p{Script=Gujarati}/gu, usual: 'gu', languages: ['gu'] },
  { letters: /\p{Script=Oriya}/gu, usual: 'or', languages: ['or'] },
  { letters: /\p{Script=Tamil}/gu, usual: 'ta', languages: ['ta'] },
  { letters: /\p{Script=Telugu}/gu, usual: 'te', languages: ['te'] },
  { letters: /\p{Script=Kannada}/gu, usual: 'kn', languages: ['kn'] },
  { letters: /\p{Script=Malayalam}/gu, usual: 'ml', languages: ['ml'] },
  { letters: /\p{Script=Sinhala}/gu, usual: 'si', languages: ['si'] },
  { letters: /\p{Script=Thai}/gu, usual: 'th', languages: ['th'] },
  {
    letters: /\p{Script=Cyrillic}/gu,
    usual: 'ru',
    languages: ['ru', 'uk', 'be', 'bg', 'sr', 'mk', 'kk', 'ky', 'mn', 'tg'],
  },
  { letters: /\p{Script=Greek}/gu, usual: 'el', languages: ['el'] },
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, usual: 'ja', languages: ['ja'] },
  { letters: /\p{Script=Hangul}/gu, usual: 'ko', languages: ['ko'] },
  { letters: /\p{Script=Han}/gu, usual: 'zh', languages: ['zh', 'ja', 'yue'] },
];

const writtenInLatin = (language: string) => !scripts.some(({ languages }) => languages.includes(language));

/**
 * What a text is written in, by its letters: the script most of them belong to, and in it the chat's language if it is
 * written so, otherwise that script's usual language; Hindi in Latin letters is a language of its own. A text without letters takes the chat's language.
 */
export function textLanguage(text: string, chatLanguage: string): TextLanguage {
  if (isHinglish(text) || (chatLanguage === HINGLISH && !/\p{L}/u.test(text)))
    return { lang: HINGLISH, dir: 'ltr' };
  const chat = chatLanguage.split('-')[0] ?? 'en';
  const script = scriptOf(text) ?? scripts.find(({ languages }) => languages.includes(chat)) ?? scripts[0];
  if (!script) return { lang: 'en', dir: 'ltr' };
  return { lang: languageOf(text, script, chat), dir: script.rtl ? 'rtl' : 'ltr' };
}

function scriptOf(text: string): Script | undefined {
  const counted = scripts.map((script) => ({ script, letters: text.match(script.letters)?.length ?? 0 }));
  const most = counted.reduce((best, next) => (next.letters > best.letters ? next : best));
  return most.letters > 0 ? most.script : undefined;
}

function languageOf(text: string, { usual, languages }: Script, chat: string): string {
  if (languages.length === 0) return writtenInLatin(chat) ? chat : usual;
  if (languages.includes(chat)) return chat;
  if (usual === 'ar' && URDU_ONLY.test(text)) return 'ur';
  if (usual === 'hi' && MARATHI_ONLY.test(text)) return 'mr';
  return usual;
}
