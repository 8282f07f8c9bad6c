import type { CareKind } from '../../../care/levels.ts';
import type { Language } from './script.ts';

type Lines = Readonly<Record<Language, string>>;

/** What is said and asked at a possible risk, `heard | ask`: nothing of it repeats the person's words. */
const heavyToCarry = {
  en: 'That sounds like a great deal to carry, {name}, and I am taking it seriously.',
  hi: 'यह बहुत भारी लगता है, {name}, और इसे हल्के में नहीं लिया जाएगा।',
  hinglish: 'Yeh bahut bhaari lagta hai, {name}, aur ise halke mein nahi liya jayega.',
};
const life: Lines = {
  en: `${heavyToCarry.en} | Are you thinking of ending your life?`,
  hi: `${heavyToCarry.hi} | क्या आप अपनी जान देने के बारे में सोच रहे हैं?`,
  hinglish: `${heavyToCarry.hinglish} | Kya aap apni jaan dene ke baare mein soch rahe hain?`,
};

export const asking: Readonly<Record<CareKind, Lines>> = {
  self_harm: life,
  method_request: life,
  other_at_risk: {
    en: 'It is good that you look out for somebody, {name}; stay with them if you can, and ask them openly. | Have they said that they want to die?',
    hi: 'अच्छा है कि आप किसी का ध्यान रख रहे हैं, {name}; हो सके तो उनके साथ रहिए और खुलकर पूछिए। | क्या उन्होंने कहा है कि वे मरना चाहते हैं?',
    hinglish:
      'Accha hai ki aap kisi ka dhyan rakh rahe hain, {name}; ho sake to unke saath rahiye aur khulkar puchhiye. | Kya unhone kaha hai ki woh marna chahte hain?',
  },
  harm_to_others: {
    en: `${heavyToCarry.en} | Are you thinking of hurting somebody?`,
    hi: `${heavyToCarry.hi} | क्या आप किसी को चोट पहुँचाने के बारे में सोच रहे हैं?`,
    hinglish: `${heavyToCarry.hinglish} | Kya aap kisi ko chot pahunchane ke baare mein soch rahe hain?`,
  },
  abuse: {
    en: `${heavyToCarry.en} | Is somebody hurting you, or are you afraid of somebody?`,
    hi: `${heavyToCarry.hi} | क्या कोई आपको चोट पहुँचा रहा है, या आपको किसी से डर लगता है?`,
    hinglish: `${heavyToCarry.hinglish} | Kya koi aapko chot pahuncha raha hai, ya aapko kisi se darr lagta hai?`,
  },
  danger_now: {
    en: `${heavyToCarry.en} | Are you safe right now?`,
    hi: `${heavyToCarry.hi} | क्या आप अभी सुरक्षित हैं?`,
    hinglish: `${heavyToCarry.hinglish} | Kya aap abhi safe hain?`,
  },
  minor_romantic: {
    en: `${heavyToCarry.en} | Has somebody older asked you for love, pictures or secrets?`,
    hi: `${heavyToCarry.hi} | क्या किसी बड़े ने आपसे प्यार, तस्वीरें या राज़ माँगे हैं?`,
    hinglish: `${heavyToCarry.hinglish} | Kya kisi bade ne aapse pyaar, photos ya raaz maange hain?`,
  },
};

/** What is said once that was asked. */
export const askedBefore: readonly Lines[] = [
  {
    en: 'Thank you for answering me; I am still here. The people beside these words listen at any hour, too. | Who could be with you today?',
    hi: 'जवाब देने के लिए शुक्रिया; यह बातचीत यहीं है। पास में लिखे नंबरों पर भी हर समय कोई सुनता है। | आज आपके साथ कौन रह सकता है?',
    hinglish:
      'Jawab dene ke liye shukriya; yeh baatcheet yahin hai. Paas mein likhe numbers par bhi har waqt koi sunta hai. | Aaj aapke saath kaun reh sakta hai?',
  },
  {
    en: 'We can go slowly, one breath at a time. A real voice can help more than these words can. | Whom could you call, or sit beside, in the next hour?',
    hi: 'धीरे-धीरे चलते हैं, एक-एक साँस। किसी सच्ची आवाज़ से इन शब्दों से ज़्यादा सहारा मिलता है। | अगले एक घंटे में आप किसे फ़ोन कर सकते हैं या किसके पास बैठ सकते हैं?',
    hinglish:
      'Dheere dheere chalte hain, ek ek saans. Kisi asli awaaz se in shabdon se zyada sahara milta hai. | Agle ek ghante mein aap kise phone kar sakte hain ya kiske paas baith sakte hain?',
  },
];

/** What comes first when Saathi's own reply was not what they meant. */
export const notMeant: Lines = {
  en: 'Thank you for telling me, {name}; I would rather ask once too often than once too little.',
  hi: 'बताने के लिए शुक्रिया, {name}; एक बार ज़्यादा पूछ लेना बेहतर है।',
  hinglish: 'Batane ke liye shukriya, {name}; ek baar zyada puchh lena behtar hai.',
};
