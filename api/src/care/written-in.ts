import type { CareLanguage } from './care-reply.words.ts';

/** Words that romanised Hindi has and English has not, as they are often written when something is wrong. */
const HINGLISH = new Set(
  'hai hain nahi nahin nai nhi mujhe muje mujhse mera meri mere maine mai main kya kyu kyun kaise kaha aap tum tumhe tumne hu hoon hun raha rahi rahe rha rhi tha thi the bahut bohot bht aaj abhi kal yaar koi kuch karna karu karun kar karta karti ho hota hogya gaya gayi gya lagta laga raat zindagi jindagi marna mar maar marne jeena jina jeene khud khudkhushi jaan dena dedu deta pyaar ghar maa papa pati mann dil dard darr akela akeli khatam khatm chahta chahti chahiye usne usko uski woh wo bhi aur lekin magar sab'.split(
    ' ',
  ),
);
/** Of these English has homographs: alone they say nothing. */
const ENGLISH_TOO = new Set([
  'main',
  'mar',
  'the',
  'ho',
  'jaan',
  'papa',
  'kal',
  'kar',
  'mai',
  'hun',
  'hu',
  'maa',
  'dil',
]);

/**
 * The language of the care words that answers a message: what was written decides, not the chat's setting. Devanagari is Hindi, Latin
 * letters with Hindi words are Hinglish, everything else gets English: docs/product/care.md, Crisis.
 */
export function writtenIn(message: string): CareLanguage {
  if (isMostlyDevanagari(message)) return 'hi';
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hits = words.filter((word) => HINGLISH.has(word));
  const telling = hits.filter((word) => !ENGLISH_TOO.has(word)).length;
  return telling > 0 && hits.length * 4 >= words.length ? 'hi-Latn' : 'en';
}

function isMostlyDevanagari(message: string): boolean {
  const letters = (script: RegExp) => message.match(script)?.length ?? 0;
  return letters(/\p{Script=Devanagari}/gu) > letters(/\p{Script=Latin}/gu);
}
