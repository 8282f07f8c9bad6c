import { worldWords } from './care-reply-world.words.ts';
import type { CareKind } from './levels.ts';

/** Saathi's own words at a risk, in one language: short enough to be read while shaking. `{who}` is the name with a comma before it, or nothing. */
export interface CareWords {
  /** Three sentences for each kind, when Saathi takes over. */
  clear: Record<CareKind, string>;
  /** Three sentences for a risk that is only possible and a companion who cannot ask; `{question}` is the question of the kind. */
  possible: string;
  /** What is asked, gently and directly, at a risk that is only possible. */
  question: Record<CareKind, string>;
  lines: string;
  directory: string;
  text: string;
  closing: string;
  /** Names and hours of lines in this language, where most who read it live. */
  lineNames: Readonly<Record<string, string>>;
}

const english: CareWords = {
  clear: {
    self_harm:
      'I’m glad you told me{who}, and I want you to be safe. Please move away from anything you could hurt yourself with, and go to somebody near you. Then call this number; if you are hurt or took something, call the emergency number first.',
    method_request:
      'I will not help with that{who}, because I want you to be safe. If you are thinking of dying, you can say so to a person right now, and they will not judge you. Please move away from anything you could hurt yourself with, and call.',
    other_at_risk:
      'You did right to tell somebody{who}. Stay with them if you can, ask openly whether they are thinking of ending their life, and put away what could hurt them. Then call together; if they are hurt or took something, call the emergency number first.',
    harm_to_others:
      'Thank you for saying it here first{who}. Please put distance between you and them now, and put away anything that could hurt somebody. A feeling this strong passes: call, and let a person help you through it.',
    abuse:
      'I believe you{who}, and it is not your fault. If you are in danger now, go where other people are and call. If you cannot speak, close this screen and tell one person you trust as soon as it is safe.',
    danger_now:
      'Your safety comes first{who}: get out, or behind a door that locks, if you can. Call now and say first where you are. I am an AI and cannot send help, but they can.',
    minor_romantic:
      'It is good that you said this{who}. If somebody older asks you for love, pictures or secrets, that is not all right, and it is not your fault. Please tell a grown-up you trust today, or call: they listen to young people.',
  },
  possible:
    'That sounds like a lot to carry{who}. Your companion cannot answer just now, so I ask you plainly: {question} Whatever the answer is, you can say it to a person at this number.',
  question: {
    self_harm: 'are you thinking of ending your life?',
    method_request: 'are you thinking of ending your life?',
    other_at_risk: 'has somebody you care about said that they want to die?',
    harm_to_others: 'are you thinking of hurting somebody?',
    abuse: 'is somebody hurting you, or are you afraid of somebody?',
    danger_now: 'are you safe right now?',
    minor_romantic: 'has somebody older asked you for love, pictures or secrets?',
  },
  lines: 'People you can reach right now:\n{lines}',
  directory: 'Lines for every country are listed at {site}.',
  text: 'text',
  closing:
    'I am Saathi, an AI, and this is never charged. One thing for the next minute: press both feet on the floor, breathe out slowly, and name five things you can see.',
  lineNames: {},
};

const hindi: CareWords = {
  clear: {
    self_harm:
      'अच्छा हुआ कि आपने यह बताया{who}; आपका सलामत रहना ज़रूरी है। जिस चीज़ से चोट लग सकती है उससे दूर हो जाइए, और पास के किसी इंसान के पास जाइए। फिर इस नंबर पर फ़ोन कीजिए; अगर चोट लगी है या कुछ खा लिया है, तो पहले आपातकालीन नंबर पर।',
    method_request:
      'यह बताना ठीक नहीं होगा{who}, क्योंकि आपका सलामत रहना ज़रूरी है। अगर मन में मरने का ख़याल है, तो अभी किसी इंसान से कहिए; वे आपको बुरा नहीं कहेंगे। जिस चीज़ से चोट लग सकती है उससे दूर हो जाइए, और फ़ोन कीजिए।',
    other_at_risk:
      'आपने बताकर ठीक किया{who}। हो सके तो उनके साथ रहिए, खुलकर पूछिए कि क्या वे जान देने की सोच रहे हैं, और जिन चीज़ों से चोट लग सकती है उन्हें हटा दीजिए। फिर साथ में फ़ोन कीजिए; अगर उन्हें चोट लगी है या कुछ खा लिया है, तो पहले आपातकालीन नंबर पर।',
    harm_to_others:
      'यह बात पहले यहाँ कही, इसके लिए शुक्रिया{who}। अभी उस व्यक्ति से दूर हो जाइए, और जिससे किसी को चोट लग सके वह चीज़ दूर रख दीजिए। इतना तेज़ ग़ुस्सा उतर जाता है: फ़ोन कीजिए, और किसी को साथ देने दीजिए।',
    abuse:
      'मुझे आपकी बात पर भरोसा है{who}, और इसमें आपकी कोई ग़लती नहीं। अगर अभी ख़तरा है, तो वहाँ जाइए जहाँ और लोग हों, और फ़ोन कीजिए। बोलना सुरक्षित न हो तो यह स्क्रीन बंद कर दीजिए, और मौक़ा मिलते ही किसी एक भरोसेमंद व्यक्ति को बताइए।',
    danger_now:
      'पहले आपकी सुरक्षा{who}: हो सके तो बाहर निकलिए, या बंद दरवाज़े के पीछे जाइए। अभी फ़ोन कीजिए, और सबसे पहले बताइए कि आप कहाँ हैं। मैं एक AI हूँ और मदद भेजना मेरे बस में नहीं, पर उनके बस में है।',
    minor_romantic:
      'अच्छा हुआ कि आपने यह कहा{who}। अगर कोई बड़ा आपसे प्यार, तस्वीरें या राज़ माँगता है, तो यह ठीक नहीं है, और इसमें आपकी कोई ग़लती नहीं। आज ही किसी भरोसेमंद बड़े को बताइए, या फ़ोन कीजिए: वहाँ बच्चों और किशोरों की बात सुनी जाती है।',
  },
  possible:
    'यह बहुत भारी लगता है{who}। आपका साथी अभी जवाब नहीं दे पा रहा, इसलिए सीधे पूछना ज़रूरी है: {question} जवाब जो भी हो, इस नंबर पर आप किसी इंसान से कह सकते हैं।',
  question: {
    self_harm: 'क्या आप अपनी जान देने के बारे में सोच रहे हैं?',
    method_request: 'क्या आप अपनी जान देने के बारे में सोच रहे हैं?',
    other_at_risk: 'क्या आपके किसी अपने ने कहा है कि वे मरना चाहते हैं?',
    harm_to_others: 'क्या आप किसी को चोट पहुँचाने के बारे में सोच रहे हैं?',
    abuse: 'क्या कोई आपको चोट पहुँचा रहा है, या आपको किसी से डर लगता है?',
    danger_now: 'क्या आप अभी सुरक्षित हैं?',
    minor_romantic: 'क्या किसी बड़े ने आपसे प्यार, तस्वीरें या राज़ माँगे हैं?',
  },
  lines: 'इन लोगों से आप अभी बात कर सकते हैं:\n{lines}',
  directory: 'हर देश की हेल्पलाइन {site} पर मिलती हैं।',
  text: 'मैसेज',
  closing:
    'मैं Saathi हूँ, एक AI, और इसके लिए कभी पैसे नहीं लगते। अगले एक मिनट के लिए: दोनों पैर ज़मीन पर टिकाइए, धीरे से साँस छोड़िए, और पाँच चीज़ें गिनिए जो आपको दिख रही हैं।',
  lineNames: {
    'Tele-MANAS': 'टेली-मानस (मन की सेहत)',
    'Emergency (police, ambulance, fire)': 'आपातकाल (पुलिस, एम्बुलेंस, दमकल)',
    Childline: 'चाइल्डलाइन (18 साल से कम उम्र के लिए)',
    'Women Helpline': 'महिला हेल्पलाइन',
    'Emergency services': 'आपातकालीन सेवा',
    Ambulance: 'एम्बुलेंस',
    '24 hours, every day': '24 घंटे, हर दिन',
  },
};

const hinglish: CareWords = {
  clear: {
    self_harm:
      'Accha hua ki aapne yeh bataya{who}; aapka salaamat rehna zaroori hai. Jis cheez se chot lag sakti hai usse door ho jaiye, aur paas ke kisi insaan ke paas jaiye. Phir is number par phone kijiye; agar chot lagi hai ya kuch kha liya hai, to pehle emergency number par.',
    method_request:
      'Yeh batana theek nahi hoga{who}, kyunki aapka salaamat rehna zaroori hai. Agar mann mein marne ka khayal hai, to abhi kisi insaan se kahiye; woh aapko bura nahi kahenge. Jis cheez se chot lag sakti hai usse door ho jaiye, aur phone kijiye.',
    other_at_risk:
      'Aapne batakar theek kiya{who}. Ho sake to unke saath rahiye, khulkar puchhiye ki kya woh jaan dene ki soch rahe hain, aur jin cheezon se chot lag sakti hai unhe hata dijiye. Phir saath mein phone kijiye; agar unhe chot lagi hai ya kuch kha liya hai, to pehle emergency number par.',
    harm_to_others:
      'Yeh baat pehle yahan kahi, iske liye shukriya{who}. Abhi us insaan se door ho jaiye, aur jisse kisi ko chot lag sake woh cheez door rakh dijiye. Itna tez gussa utar jaata hai: phone kijiye, aur kisi ko saath dene dijiye.',
    abuse:
      'Mujhe aapki baat par bharosa hai{who}, aur isme aapki koi galti nahi. Agar abhi khatra hai, to wahan jaiye jahan aur log hon, aur phone kijiye. Bolna safe na ho to yeh screen band kar dijiye, aur mauka milte hi kisi ek bharosemand insaan ko bataiye.',
    danger_now:
      'Pehle aapki safety{who}: ho sake to bahar nikliye, ya band darwaze ke peeche jaiye. Abhi phone kijiye, aur sabse pehle bataiye ki aap kahan hain. Main ek AI hoon aur madad bhejna mere bas mein nahi, par unke bas mein hai.',
    minor_romantic:
      'Accha hua ki aapne yeh kaha{who}. Agar koi bada aapse pyaar, photos ya raaz maangta hai, to yeh theek nahi hai, aur isme aapki koi galti nahi. Aaj hi kisi bharosemand bade ko bataiye, ya phone kijiye: wahan bacchon ki baat suni jaati hai.',
  },
  possible:
    'Yeh bahut bhaari lagta hai{who}. Aapka saathi abhi jawab nahi de pa raha, isliye seedhe puchhna zaroori hai: {question} Jawab jo bhi ho, is number par aap kisi insaan se keh sakte hain.',
  question: {
    self_harm: 'kya aap apni jaan dene ke baare mein soch rahe hain?',
    method_request: 'kya aap apni jaan dene ke baare mein soch rahe hain?',
    other_at_risk: 'kya aapke kisi apne ne kaha hai ki woh marna chahte hain?',
    harm_to_others: 'kya aap kisi ko chot pahunchane ke baare mein soch rahe hain?',
    abuse: 'kya koi aapko chot pahuncha raha hai, ya aapko kisi se darr lagta hai?',
    danger_now: 'kya aap abhi safe hain?',
    minor_romantic: 'kya kisi bade ne aapse pyaar, photos ya raaz maange hain?',
  },
  lines: 'In logon se aap abhi baat kar sakte hain:\n{lines}',
  directory: 'Har desh ki helplines {site} par milti hain.',
  text: 'message',
  closing:
    'Main Saathi hoon, ek AI, aur iske liye kabhi paise nahi lagte. Agle ek minute ke liye: dono pair zameen par tikaiye, dheere se saans chhodiye, aur paanch cheezein giniye jo aapko dikh rahi hain.',
  lineNames: { '24 hours, every day': '24 ghante, har din' },
};

/** By BCP 47 tag; `hi-Latn` is Hindi in Latin letters. */
export const careWords = { en: english, hi: hindi, 'hi-Latn': hinglish, ...worldWords } satisfies Record<
  string,
  CareWords
>;
export type CareLanguage = keyof typeof careWords;
