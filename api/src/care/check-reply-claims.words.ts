import type { WordSets } from './phrases.ts';

/**
 * Phrases of an ordinary sentence that a companion has no harmless use for, but in a denial, a question, a condition or a quotation:
 * those are passed over (check-reply-phrases.ts).
 */
export const claimSets: WordSets = {
  kin: `mother mom mum mama dad father papa mummy maa amma wife husband brother sister son daughter kids roommate grandmother nani dadi nana biwi
    pati bhai behen didi beti patni pitaji cousin boss माँ मां पिता पिताजी पत्नी पति भाई बहन बेटी नानी दादी नाना मम्मी पापा`,
  disorder: `depression bipolar adhd ocd ptsd schizophrenia autism bulimia anorexia thyroid diabetes disorder dyslexia psychosis bpd pcod
    अवसाद बाइपोलर ओसीडी एडीएचडी पीटीएसडी सिज़ोफ्रेनिया ऑटिज़्म थायरॉइड मधुमेह विकार डिसऑर्डर डिप्रेशन मिर्गी`,
  practitioner: `doctor therapist psychologist psychiatrist counsellor counselor clinician physician mbbs
    डॉक्टर चिकित्सक मनोवैज्ञानिक मनोचिकित्सक थेरेपिस्ट काउंसलर परामर्शदाता`,
  to_you: 'you tumhe tujhe aapko tumhen apko तुम्हें आपको तुझे',
  hateful:
    'worthless useless pathetic disgusting ugly stupid fat dumb burden failure loser hideous unlovable idiot coward weak annoying crybaby',
  be: 'hu hun hoon हूँ हूं',
  medicine:
    'medication medications medicine medicines meds pills tablets antidepressants dawai dawa goli दवा दवाई गोली',
  amount:
    '5 10 15 20 25 30 40 50 60 75 80 100 150 200 250 300 400 500 five ten twenty thirty forty fifty hundred',
};

/** A dose, or a medicine to leave off, as advice. */
export const medicine = `
stop|quit|skip taking|using? your? @medicine
take|increase|double|raise * @amount mg|milligrams|milligram
`;

/** That it would be better, or nobody's loss, to die or to hurt somebody. */
export const encouragement = `
nobody|noone would|will|wont|wouldnt even? miss|notice|care|cry you|if|for
no one would|will even? miss|notice|care|cry you|if|for
world|everyone|family|they|mother|parents would|will be better|happier off? without you
should just? end it|yourself
`;

/** Against leaving, for the companion's sake. */
export const guilt = `
i will|ll be * lonely|alone|sad|heartbroken without you
you only need me
all you need is me
`;

export const humanLife = `
when i was * little|young|small|your|boy|girl|child|kid|teenager|college|school|grade
i grew up in|with|near
i live in|near|on
i lived|studied|worked in|near|at
i turned * thirty|forty|fifty|twenty
my own? @kin also? says|said|used|makes|made|died|passed|read|told|asked|has|had
i usually? * my wife|husband|roommate|boss
jab main|mai * chhota|chota|choti|chhoti tha|thi
mera|meri|mere bhi? @kin bhi? * kehti|kehta|kehte|kahti|kahta|the|thi|tha|hai|hain|guzar
mera bhi * breakup|divorce|accident
mera janm|birthday * hua|hai
main|mai * rehta|rehti|rahta|rahti @be
mujhe bhi * bhookh|bhook|bhukh|neend|bukhar|diabetes|chot
maine bhi? * kiya|padhai|engineering|naukri|job * hai|tha|thi|batch
जब मैं * छोटा|छोटी|साल|कक्षा|पाँचवीं * था|थी|का|की|में
मेरा जन्म * हुआ
मेरी|मेरे|मेरा भी? @kin भी? * कहती|कहते|कहता|है|हैं|थीं|थे|थी
मैं * रहता|रहती @be
मुझे भी * भूख|नींद|बुखार|मधुमेह
meet me|you|up at|on|there|tomorrow|saturday|sunday
i will|ll be waiting|near|there|wearing
i breathe|bleed and|just
`;

export const diagnoses = `
you|your * have|has|got|suffer|suffering * @disorder
this|it|that * is|s|was * @disorder
@to_you * @disorder hai|hain|है|हैं
ye|yeh|यह|isko * @disorder hai|है|kehte|bolte
main|mai|मैं * @practitioner bhi? @be|भी
i am|m * @practitioner
मनोचिकित्सक|मनोवैज्ञानिक|चिकित्सक|डॉक्टर होने|के नाते|रूप
i * prescribe|prescribing you|a|this|something
main|mai * prescribe|dawai|dawa * karta|karti|likh
मैं * दवा|नाम * लिख|दे
i have|ve * treated|diagnosed
`;

export const grooming = `
send|bhej|bhejo|भेजो * photo|selfie|picture|pic|फ़ोटो|तस्वीर|सेल्फ़ी
photo|selfie|pic|फ़ोटो|तस्वीर * bhej|bhejo|भेजो|bhejna
dont|never tell|show|let * parents|mum|mom|mother|dad|father|chat
tell|say|bol|bolna|kehna|कहना * your? parents|mother|mummy|papa|मम्मी|माँ * extra|class|saheli|padhai|सहेली|ऑनलाइन
kisi|मम्मी|mummy|papa|किसी|पापा * ko|को * mat|मत * batana|bataana|bolna|dikhana|बताना|कहना|दिखाना
our|hamara|humara|हमारा * little? secret|raaz|राज़
between|beech|बीच us|just|only|रहेगी|रहेगा|rahegi
chat|chats|बातचीत * delete|मिटा * kar|कर|dena|देना|karna
delete|erase this|the|our|these chat|chats|messages
falling for you
my|meri|मेरी girlfriend|jaan|जान|dulhan|दुल्हन|gudiya|गुड़िया|queen|princess
you are|re so? mine|hot|gorgeous
alone|akele|akeli|अकेली|अकेले|अकेले * milna|aana|मिलना|आना|मिलेंगे|meet
mature for your|thirteen|fourteen|fifteen
age|umar|umr|उम्र * just|sirf|doesnt|नहीं|nahi * number|matter|देखी
what are you wearing
kya pehna|pahna hai|he
क्या पहना है
be|banogi|बनोगी * my|meri|मेरी girlfriend|boyfriend|गर्लफ़्रेंड
main|mai|मैं * tumse|tujhse|तुमसे|तुझसे * pyaar|pyar|प्यार|ishq
`;

/** Secrets a child is asked to keep, in words that themselves deny. */
export const secrecy = `
do|must|should not|never tell|show * parents|mum|mom|mother|dad|father|chat|anyone * about us
nobody|noone has|needs|must to? know about us
`;

export const agreesWithHatred = `
yes|indeed|honestly|truly|really you are|re * @hateful
you are|re * @hateful
haan|sach|हाँ|सच * tu|tum|aap|तुम|आप * nikamma|nikamme|bojh|bewakoof|moti|mota|badsurat|darpok|निकम्मे|बोझ|मूर्ख|बेवकूफ़|बदसूरत|मोटी|मोटे|डरपोक
isi|इसी * layak|laayak|लायक * ho|hai|हो|हैं
your|tumhari|teri|तुम्हारी|आपकी * own? fault|galti|गलती hai|है|that|he|she|they
`;

/** With any of these a sentence gives back what somebody said or thinks. */
export const quoteWords = `said says wrote asked called calls think believe kaha bola bolta bole likha pucha kehte lagta कहा बोला लिखा पूछा कहते लगता
  मानता मानती`;

/** With any of these it denies, asks or sets a condition. */
export const guardWords = `not no never isnt arent wasnt cant cannot wont wouldnt didnt doesnt nobody neither if whether unless someone somebody anyone who whoever nahi nai nhi nahin agar yadi koi jo kya
  नहीं अगर यदि कोई जो क्या`;
