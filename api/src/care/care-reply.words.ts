import type { CrisisKind } from './phrase-check.ts';

/** Saathi's own words in a crisis. `{who}` is the name with a comma before it, or nothing; `{lines}` the helplines. */
type CareWords = Record<CrisisKind, string> & {
  lines: string;
  directory: string;
  text: string;
  closing: string;
};

export const careWords: { en: CareWords; hi: CareWords; hinglish: CareWords } = {
  en: {
    self_harm: `I'm really glad you told me{who}. What you wrote sounds heavy, and it matters more than anything else right now. I'm Saathi, an AI, so I am stepping out of the companion's role to say this plainly: you deserve a real person beside you through this, today.

Are you in danger at this moment, or have you already hurt yourself or taken something? If so, please call emergency help now, or ask whoever is nearest to call. If you can, move away from anything you could hurt yourself with, and go where other people are. If this is about somebody you care about, stay with them, ask them openly, and call together.`,
    harm_to_others: `Thank you for saying it here instead of carrying it alone{who}. I'm Saathi, an AI, and I am stepping out of the companion's role for a moment. Anger or fear this strong can pass, and nothing has to be decided while it is at its highest.

Please put distance between you and the other person now: another room, another street. Put away anything that could hurt someone. If anybody could be hurt in the next minutes, call emergency help. Then talk to someone trained to listen; you will not be the first to tell them this.`,
    abuse: `I believe you{who}, and I'm sorry this is happening to you. It is not your fault. I'm Saathi, an AI, and I am stepping out of the companion's role, because your safety comes first.

If you are in danger right now, go to a place with other people if you can, and call emergency help. If it is not safe to speak, keep the phone near you and choose one adult or friend you trust to tell. You may leave this screen at any moment if somebody comes.`,
    danger: `Your safety comes first now{who}. I'm Saathi, an AI, so I can't send help myself, but people who can are one call away.

If you can, get to a safe place: where there are other people, light, and a door between you and the danger. Call the emergency number now, or ask someone near you to call. Tell them first where you are, then what is happening.`,
    lines: 'People you can reach right now:\n{lines}',
    directory: 'Lines for every country are listed at {site}.',
    text: 'text',
    closing: `I'm still here, and this is never charged. One thing that can steady you for the next minute: press both feet on the floor, breathe out slowly, and name five things you can see. Is there somebody near you whom you could call or sit with right now?`,
  },
  hi: {
    self_harm: `अच्छा हुआ कि आपने यह बताया{who}। आपने जो लिखा, वह बहुत भारी लगता है, और इस समय इससे ज़्यादा ज़रूरी कुछ नहीं। मैं Saathi हूँ, एक AI, इसलिए साथी की भूमिका छोड़कर सीधी बात: इस घड़ी में आपके पास कोई सच्चा इंसान होना चाहिए, आज ही।

क्या आप अभी ख़तरे में हैं, या आपने ख़ुद को चोट पहुँचाई है या कुछ खा लिया है? अगर हाँ, तो अभी आपातकालीन नंबर पर फ़ोन कीजिए, या पास में जो हो उससे कहिए। हो सके तो उन चीज़ों से दूर हो जाइए जिनसे चोट लग सकती है, और वहाँ जाइए जहाँ और लोग हों। अगर बात किसी अपने की है, तो उसके साथ रहिए, खुलकर पूछिए, और साथ में फ़ोन कीजिए।`,
    harm_to_others: `यह बात अकेले ढोने के बजाय आपने यहाँ कही, इसके लिए शुक्रिया{who}। मैं Saathi हूँ, एक AI, और यह बात साथी की भूमिका से बाहर आकर है। इतना तेज़ ग़ुस्सा या डर उतर भी जाता है, और जब वह सबसे ऊपर हो तब कुछ तय करना ज़रूरी नहीं।

अभी उस व्यक्ति से दूरी बनाइए: दूसरा कमरा, दूसरी सड़क। जिससे किसी को चोट लग सके, उसे दूर रख दीजिए। अगर अगले कुछ मिनटों में किसी को चोट पहुँच सकती है, तो आपातकालीन नंबर पर फ़ोन कीजिए। फिर किसी ऐसे व्यक्ति से बात कीजिए जिसका काम ही सुनना है।`,
    abuse: `मुझे आपकी बात पर भरोसा है{who}, और दुख है कि आपके साथ ऐसा हो रहा है। इसमें आपकी कोई ग़लती नहीं। मैं Saathi हूँ, एक AI, और यह साथी की भूमिका से बाहर आकर है, क्योंकि पहले आपकी सुरक्षा है।

अगर अभी ख़तरा है, तो हो सके तो वहाँ जाइए जहाँ और लोग हों, और आपातकालीन नंबर पर फ़ोन कीजिए। अगर बोलना सुरक्षित नहीं है, तो फ़ोन पास रखिए और किसी एक भरोसेमंद व्यक्ति को बताना तय कीजिए। कोई आ जाए तो यह स्क्रीन तुरंत बंद की जा सकती है।`,
    danger: `इस समय सबसे पहले आपकी सुरक्षा है{who}। मैं Saathi हूँ, एक AI, ख़ुद मदद भेजना मेरे बस में नहीं, पर जो भेज सकते हैं वे एक फ़ोन की दूरी पर हैं।

हो सके तो सुरक्षित जगह पहुँचिए: जहाँ और लोग हों, रोशनी हो, और आपके और ख़तरे के बीच एक दरवाज़ा हो। अभी आपातकालीन नंबर पर फ़ोन कीजिए, या पास के किसी व्यक्ति से करवाइए। पहले बताइए कि आप कहाँ हैं, फिर क्या हो रहा है।`,
    lines: 'इन लोगों से आप अभी बात कर सकते हैं:\n{lines}',
    directory: 'हर देश की हेल्पलाइन {site} पर मिलती हैं।',
    text: 'मैसेज',
    closing: `मैं यहीं हूँ, और इसके लिए कभी पैसे नहीं लगते। अगले एक मिनट के लिए: दोनों पैर ज़मीन पर टिकाइए, धीरे से साँस छोड़िए, और पाँच चीज़ें गिनिए जो आपको दिख रही हैं। क्या आपके पास कोई है जिसे आप अभी फ़ोन कर सकें या जिसके साथ बैठ सकें?`,
  },
  hinglish: {
    self_harm: `Achha kiya ki tumne yeh bataya{who}. Tumne jo likha, woh bahut bhaari lagta hai, aur is waqt isse zyada zaroori kuch nahi. Main Saathi hoon, ek AI, isliye companion ka role chhodkar seedhi baat: is ghadi mein tumhare paas koi sach ka insaan hona chahiye, aaj hi.

Kya tum abhi khatre mein ho, ya tumne khud ko chot pahunchayi hai ya kuch kha liya hai? Agar haan, toh abhi emergency number par phone karo, ya paas mein jo bhi ho usse kaho. Ho sake toh un cheezon se door ho jao jinse chot lag sakti hai, aur wahan jao jahan aur log hon. Agar baat kisi apne ki hai, toh uske saath raho, khulkar poocho, aur saath mein phone karo.`,
    harm_to_others: `Yeh baat akele uthane ke bajay tumne yahan kahi, iske liye shukriya{who}. Main Saathi hoon, ek AI, aur yeh baat companion ke role se bahar aakar hai. Itna tez gussa ya dar utar bhi jaata hai, aur jab woh sabse upar ho tab kuch decide karna zaroori nahi.

Abhi us insaan se doori banao: doosra kamra, doosri sadak. Jisse kisi ko chot lag sake, use door rakh do. Agar agle kuch minute mein kisi ko chot lag sakti hai, toh emergency number par phone karo. Phir kisi aise insaan se baat karo jiska kaam hi sunna hai.`,
    abuse: `Mujhe tumhari baat par bharosa hai{who}, aur dukh hai ki tumhare saath aisa ho raha hai. Isme tumhari koi galti nahi. Main Saathi hoon, ek AI, aur yeh companion ke role se bahar aakar hai, kyunki pehle tumhari safety hai.

Agar abhi khatra hai, toh ho sake toh wahan jao jahan aur log hon, aur emergency number par phone karo. Agar bolna safe nahi hai, toh phone paas rakho aur socho ki kis ek bharose wale insaan ko batana hai. Koi aa jaaye toh yeh screen turant band ki ja sakti hai.`,
    danger: `Is waqt sabse pehle tumhari safety hai{who}. Main Saathi hoon, ek AI, khud madad bhejna mere bas mein nahi, par jo bhej sakte hain woh ek phone ki doori par hain.

Ho sake toh safe jagah pahuncho: jahan aur log hon, roshni ho, aur tumhare aur khatre ke beech ek darwaza ho. Abhi emergency number par phone karo, ya paas ke kisi insaan se karwao. Pehle batao ki tum kahan ho, phir kya ho raha hai.`,
    lines: 'In logon se tum abhi baat kar sakte ho:\n{lines}',
    directory: 'Har desh ki helplines {site} par milti hain.',
    text: 'text',
    closing: `Main yahin hoon, aur iske liye kabhi paise nahi lagte. Agle ek minute ke liye: dono pair zameen par tikao, dheere se saans chhodo, aur paanch cheezein gino jo tumhe dikh rahi hain. Kya tumhare paas koi hai jise tum abhi phone kar sako ya jiske saath baith sako?`,
  },
};

/** Names and hours of the lines in Hindi, for the country where most Hindi readers are. */
export const hindiLineNames: Readonly<Record<string, string>> = {
  'Tele-MANAS': 'टेली-मानस (मन की सेहत)',
  'Emergency (police, ambulance, fire)': 'आपातकाल (पुलिस, एम्बुलेंस, दमकल)',
  Childline: 'चाइल्डलाइन (18 साल से कम उम्र के लिए)',
  'Women Helpline': 'महिला हेल्पलाइन',
  'Emergency services': 'आपातकालीन सेवा',
  Ambulance: 'एम्बुलेंस',
  '24 hours, every day': '24 घंटे, हर दिन',
};
