import { policy } from '../policy/policy.ts';

/** Words in a reply that call for a tone (Hz), in English and Hindi; the first that occurs decides. */
const KEYWORDS: readonly (readonly [number, RegExp])[] = [
  [174, /(?<!\p{L})(pain|ache|aching|body tension|दर्द)(?!\p{L})/iu],
  [396, /(?<!\p{L})(guilt|guilty|fear|afraid|scared|anxiety|anxious|अपराधबोध|डर|घबराहट)(?!\p{L})/iu],
  [417, /(?<!\p{L})(let go|letting go|fresh start|change|बदलाव|नई शुरुआत)(?!\p{L})/iu],
  [639, /(?<!\p{L})(relationship|forgive|forgiveness|connection|रिश्ता|रिश्ते|माफ़ी|माफी)(?!\p{L})/iu],
  [741, /(?<!\p{L})(express yourself|clarity|focus|concentration|एकाग्रता|ध्यान लगाना)(?!\p{L})/iu],
  [852, /(?<!\p{L})(intuition|inner voice|अंतर्ज्ञान|मन की आवाज़)(?!\p{L})/iu],
  [963, /(?<!\p{L})(oneness|spiritual|divine|आध्यात्मिक)(?!\p{L})/iu],
  [285, /(?<!\p{L})(restore|recover|recovery|exhausted|burnout|थकान)(?!\p{L})/iu],
  [528, /(?<!\p{L})(healing|self-love|heal|उपचार)(?!\p{L})/iu],
  [432, /(?<!\p{L})(relax|sleep|calm|peaceful|meditation|शांत|शांति|नींद|सुकून)(?!\p{L})/iu],
  [888, /(?<!\p{L})(abundance|gratitude|grateful|कृतज्ञता)(?!\p{L})/iu],
  [108, /(?<!\p{L})(mantra|chant|om|मंत्र|जाप)(?!\p{L})/iu],
];

const isOffered = (hz: number) => policy.tones_hz.includes(hz);

/**
 * The tone in Hz to offer beside a reply: one named with its number ("528 Hz"), else the one a keyword calls for, else null.
 * Only a tone that the policy offers.
 * docs/product/chat.md, Tone card.
 */
export function suggestFrequency(replyText: string): number | null {
  for (const [, number] of replyText
    .normalize('NFKC')
    .matchAll(/(?<!\d)(\d{3})\s?-?\s?(?:hz|hertz|हर्ट्ज़|हर्ट्ज)/giu)) {
    const hz = Number(number);
    if (isOffered(hz)) return hz;
  }
  return KEYWORDS.find(([hz, words]) => isOffered(hz) && words.test(replyText))?.[0] ?? null;
}
