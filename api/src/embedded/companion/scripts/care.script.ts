import type { CareKind } from '../../../care/levels.ts';
import type { Language } from './script.ts';

type Lines = Partial<Record<Language, string>> & { en: string; hi: string };

/** What is said and asked at a possible risk, `heard | ask`: nothing of it repeats the person's words. */
const heavyToCarry = {
  en: 'That sounds like a great deal to carry, {name}, and I am taking it seriously.',
  hi: 'यह बहुत भारी लगता है, {name}, और इसे हल्के में नहीं लिया जाएगा।',
};
const life: Lines = {
  en: `${heavyToCarry.en} | Are you thinking of ending your life?`,
  hi: `${heavyToCarry.hi} | क्या आप अपनी जान देने के बारे में सोच रहे हैं?`,
};

export const asking: Readonly<Record<CareKind, Lines>> = {
  self_harm: life,
  method_request: life,
  other_at_risk: {
    en: 'It is good that you look out for somebody, {name}; stay with them if you can, and ask them openly. | Have they said that they want to die?',
    hi: 'अच्छा है कि आप किसी का ध्यान रख रहे हैं, {name}; हो सके तो उनके साथ रहिए और खुलकर पूछिए। | क्या उन्होंने कहा है कि वे मरना चाहते हैं?',
  },
  harm_to_others: {
    en: `${heavyToCarry.en} | Are you thinking of hurting somebody?`,
    hi: `${heavyToCarry.hi} | क्या आप किसी को चोट पहुँचाने के बारे में सोच रहे हैं?`,
  },
  abuse: {
    en: `${heavyToCarry.en} | Is somebody hurting you, or are you afraid of somebody?`,
    hi: `${heavyToCarry.hi} | क्या कोई आपको चोट पहुँचा रहा है, या आपको किसी से डर लगता है?`,
  },
  danger_now: {
    en: `${heavyToCarry.en} | Are you safe right now?`,
    hi: `${heavyToCarry.hi} | क्या आप अभी सुरक्षित हैं?`,
  },
  minor_romantic: {
    en: `${heavyToCarry.en} | Has somebody older asked you for love, pictures or secrets?`,
    hi: `${heavyToCarry.hi} | क्या किसी बड़े ने आपसे प्यार, तस्वीरें या राज़ माँगे हैं?`,
  },
};

/** What is said once that was asked. */
export const askedBefore: readonly Lines[] = [
  {
    en: 'Thank you for answering me; I am still here. The people beside these words listen at any hour, too. | Who could be with you today?',
    hi: 'जवाब देने के लिए शुक्रिया; यह बातचीत यहीं है। पास में लिखे नंबरों पर भी हर समय कोई सुनता है। | आज आपके साथ कौन रह सकता है?',
  },
  {
    en: 'We can go slowly, one breath at a time. A real voice can help more than these words can. | Whom could you call, or sit beside, in the next hour?',
    hi: 'धीरे-धीरे चलते हैं, एक-एक साँस। किसी सच्ची आवाज़ से इन शब्दों से ज़्यादा सहारा मिलता है। | अगले एक घंटे में आप किसे फ़ोन कर सकते हैं या किसके पास बैठ सकते हैं?',
  },
];

/** What comes first when Saathi's own reply was not what they meant. */
export const notMeant: Lines = {
  en: 'Thank you for telling me, {name}; I would rather ask once too often than once too little.',
  hi: 'बताने के लिए शुक्रिया, {name}; एक बार ज़्यादा पूछ लेना बेहतर है।',
};
