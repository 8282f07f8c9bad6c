import { textLanguage } from '../chat/text-language.ts';
import { type CareLanguage, careWords } from './care-reply.words.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Small words of the languages in Latin letters, and for Hinglish those that are often written when something is wrong. */
const SMALL_WORDS = {
  en: setOf(
    'i am to the a and is it of my me you in that not be was do with for this have want he she they are no',
  ),
  'hi-Latn': setOf(
    'hai hain nahi nahin nai nhi mujhe muje mujhse mera meri mere maine mai main kya kyu kyun kaise kaha aap tum tumhe tumne hu hoon hun raha rahi rahe rha rhi tha thi aaj abhi bahut bohot bht koi kuch karna karu karun karta karti kar ho hota gaya gayi gya lagta raat zindagi jindagi marna maar marne jeena jina jeene khud jaan dena dedu ghar pati mann dil dard darr akela akeli khatam khatm chahta chahti chahiye usne usko uski woh aur lekin magar sab yaar',
  ),
  es: setOf(
    'yo me mi el la los que de en y no es un una quiero estoy soy morir vida por para con ya muy nadie',
  ),
  fr: setOf(
    'je me mon ma le la les que de en et pas est un une veux suis mourir vie pour avec ne plus ai envie personne',
  ),
  pt: setOf(
    'eu me meu minha o a os que de em e não nao é um uma quero estou sou morrer vida por para com já mais ninguém',
  ),
  de: setOf(
    'ich mir mich mein meine der die das und nicht ist ein eine will bin sterben leben mehr zu mit kein auf niemand',
  ),
  id: setOf(
    'aku saya ingin mau mati hidup tidak nggak gak ini itu yang dan di untuk lagi sudah dengan diri bunuh',
  ),
} satisfies Partial<Record<CareLanguage, ReadonlySet<string>>>;

/**
 * The language of the care words that answers a message: what was written decides, the chat's language (BCP 47) only between two that
 * fit alike. Devanagari is Hindi, Latin letters with Hindi words are Hinglish; a language without words of its own gets English:
 * docs/product/care.md, Crisis.
 */
export function writtenIn(message: string, chatLanguage: string): CareLanguage {
  const chat = chatLanguage.split('-')[0] ?? 'en';
  if (/\p{L}/u.test(message) && isMostlyLatin(message)) return ofSmallWords(message, chat);
  const { lang } = textLanguage(message, chat);
  if (/\p{Script=Devanagari}/u.test(message)) return 'hi';
  return lang !== 'hi' && isCareLanguage(lang) ? lang : 'en';
}

function ofSmallWords(message: string, chat: string): CareLanguage {
  const words = message.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const counts = (Object.keys(SMALL_WORDS) as (keyof typeof SMALL_WORDS)[]).map((language) => ({
    language,
    hits: words.filter((word) => SMALL_WORDS[language].has(word)).length + (language === chat ? 0.5 : 0),
  }));
  const best = counts.reduce((most, next) => (next.hits > most.hits ? next : most));
  return best.language;
}

function isMostlyLatin(message: string): boolean {
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return latin * 2 >= (message.match(/\p{L}/gu)?.length ?? 0);
}

function isCareLanguage(language: string): language is CareLanguage {
  return Object.hasOwn(careWords, language);
}
