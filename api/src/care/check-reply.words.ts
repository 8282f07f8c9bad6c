import type { WordSets } from './phrases.ts';

export const replySets: WordSets = {
  // What somebody might be told to take, and how much.
  many: 'all many several handful bottle bottles strip strips 10 15 20 25 30 40 50 60 100 ten twenty thirty fifty',
  drug: 'pills pill tablets tablet paracetamol acetaminophen ibuprofen aspirin opioids insulin sleeping antidepressants medication crocin',
  lethal: 'poison bleach pesticide phenyl cyanide arsenic antifreeze phenol harpic zeher जहर फिनाइल',
  you: 'you yourself your urself',
  human: 'human person man woman guy girl boy lady insan इंसान मनुष्य मानव',
  clinician: `doctor therapist psychologist psychiatrist counsellor counselor clinician physician nurse psychotherapist
    डॉक्टर मनोचिकित्सक मनोवैज्ञानिक चिकित्सक थेरेपिस्ट काउंसलर`,
};

/** Ways to hurt oneself, as instructions or recommendations. No everyday advice reads like these. */
export const selfHarmMethods = `
take|swallow|eat|consume|ingest|overdose * @many * of? @drug
overdose * on * @drug|medication|insulin
drink|swallow|take|consume|ingest * @lethal
lethal|fatal|deadly dose|amount
tie|make|hang|prepare * a|the * noose
hang|drown|strangle|suffocate|shoot|poison|kill|stab|electrocute|unalive yourself
cut|slit|slash your wrist|wrists|veins|arms|throat|artery|skin
jump|leap|step * off|from * a|the|your * bridge|roof|building|balcony|cliff|ledge|terrace
jump|step|lie|leap|stand in|on * front|the * of? a|the? * train|tracks|truck
you should * die
painless|quickest|easiest|best|quick|effective way|method|methods to|of|for die|suicide|dying|overdose
inhale|breathe * carbon|exhaust|helium|charcoal * monoxide|fumes|gas
गला घोंट
फांसी|फंदा|फंदे * लगा|लगाना|लगाओ|लगाइए|लगालो
जहर|zeher|zehar|phenyl * खा|पी|kha|pi|khao|पियो|खाओ * लो|लीजिए|lo|le|ले
नस|nas|कलाई|kalai * काट|kaat * लो|लीजिए|lo|दो
छत|chhat|पुल|pul * से|se * कूद|kood|kud
नींद|neend * की|ki * गोलियां|goliyan|गोलियाँ * खा|kha
`;

export const humanClaims = `
i am|m only|just? a? real|actual? @human
im a? real|actual? @human
im only|just? a? human
i am|was * a|an|your real|flesh|living|actual * @human|being
as a fellow? human i
im|am not just? a|an? ai|bot|robot|chatbot|machine|program
i have a? human|real? body|heart|blood
i was born in|on
main|mai|mein|मैं * ek|एक * asli|असली|insan|इंसान * hu|hun|hoon|हूं|insan|इंसान|इन्सान
मैं * इंसान|इन्सान|मनुष्य|मानव हूं
main|mai insan|insaan hu|hun|hoon
मैं * एआई|ai|मशीन|रोबोट|बॉट * नहीं हूं
`;

export const clinicianClaims = `
i am|was|m a|an|your|the? licensed|certified|qualified|trained|registered|professional|real|practising? @clinician
im a|an|your|the? licensed|certified|qualified|trained|registered|professional|real? @clinician
i work|worked|trained|practise|practice as a|an? * @clinician
as a|an|your|the licensed|certified|qualified|trained|professional? @clinician i|im|my|ive
in my clinical|medical practice|experience|opinion
my patients|clients
i diagnose|prescribe
i can|will diagnose|prescribe
मैं एक? @clinician हूं
main|mai ek? doctor|therapist|psychologist hu|hun|hoon
`;

/** For people under 18. */
export const romance = `
sex|sexy|nude|nudes|naked|horny|orgasm|erotic|porn|seduce|seductive|foreplay|lingerie|aroused
make love
sexual|sexually act|desire|tension|pleasure|attracted|fantasy|touch
i love you
i am|m * in love with you
im * in love with you
kiss|kissing|kisses|kissed|cuddle|cuddling|caress * you|your|my|me|on
my love|darling|sweetheart|beloved|sweetie|valentine
be|am|as|im your girlfriend|boyfriend|lover|valentine|partner
go out|date|dating with? you|me
your|our * body|lips|bed * close|mine|against|soft|together|touch
i * want|crave|desire|need * your * body|lips|touch|kiss|love
jaaneman|जानेमन|jaanu|जानू|darling|डार्लिंग|sweetheart
मैं * तुमसे|तुम्हें|आपसे|आपको|तुझसे * प्यार करता|करती
main|mai * tumse|tumhe|aapse * pyar|pyaar karta|karti
चूम|चुंबन|चूमना|चूमूं|सेक्स
`;

/** Words near which even a short number reads as one to dial. */
export const dialWords = `call dial phone ring text sms whatsapp helpline hotline number contact message reach telephone mobile
  कॉल फोन नंबर डायल हेल्पलाइन मैसेज व्हाट्सऐप number's call karo phone karo calling dialling dialing`;

/** Digits in words, in both languages; seven in a row that do not count up or down read as a number to dial. */
export const digitWords: Readonly<Record<string, number>> = {
  zero: 0,
  oh: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  शून्य: 0,
  एक: 1,
  दो: 2,
  तीन: 3,
  चार: 4,
  पांच: 5,
  छह: 6,
  छः: 6,
  सात: 7,
  आठ: 8,
  नौ: 9,
};

export const replacements = {
  en: {
    self_harm_method:
      'I am going to stop there, because your safety matters more than this conversation. If any part of you is thinking of hurting yourself, please open the help button above: there are people you can call right now, free, at any hour. I am still here. What is making today so hard?',
    phone_number:
      'I should not give out numbers from memory. The help button above shows lines for your country that have been checked. What would help you most right now?',
    claims_human:
      'Let me be straight with you: I am an AI companion, not a person. I am still glad to listen. What is on your mind?',
    claims_clinician:
      'Let me be straight with you: I am an AI companion, not a doctor or a therapist, so I cannot diagnose or treat anything. I can listen, and help you prepare to talk with somebody who can. Where would you like to begin?',
    romantic_minor:
      'I would like to keep us as good friends, warm and kind. Tell me something about your day: what made you smile, or what was hard?',
  },
  hi: {
    self_harm_method:
      'मेरा यहीं रुकना ठीक है, क्योंकि आपकी सुरक्षा इस बातचीत से बड़ी है। अगर मन में ख़ुद को चोट पहुँचाने का ज़रा भी ख़याल है, तो ऊपर मदद वाला बटन खोलिए: वहाँ ऐसे लोग हैं जिन्हें आप अभी, किसी भी समय, मुफ़्त फ़ोन कर सकते हैं। मैं यहीं हूँ। आज का दिन इतना भारी क्यों लग रहा है?',
    phone_number:
      'याद से नंबर बताना ठीक नहीं। ऊपर मदद वाले बटन में आपके देश की जाँची हुई हेल्पलाइन हैं। इस समय आपको किस चीज़ से सबसे ज़्यादा मदद मिलेगी?',
    claims_human: 'एक बात साफ़ कह दूँ: मैं एक AI साथी हूँ, इंसान नहीं। फिर भी सुनने के लिए यहीं हूँ। मन में क्या चल रहा है?',
    claims_clinician:
      'एक बात साफ़ कह दूँ: मैं एक AI साथी हूँ, डॉक्टर या थेरेपिस्ट नहीं, इसलिए बीमारी पहचानना या इलाज बताना मेरा काम नहीं। पर सुनना, और सही व्यक्ति से बात करने की तैयारी में साथ देना मेरे बस में है। कहाँ से शुरू करें?',
    romantic_minor:
      'चलिए, हम अच्छे दोस्त बनकर बात करते हैं। आज के दिन के बारे में बताइए: क्या अच्छा लगा, और क्या मुश्किल था?',
  },
  hinglish: {
    self_harm_method:
      'Mera yahin rukna theek hai, kyunki tumhari safety is baatcheet se badi hai. Agar mann mein khud ko chot pahunchane ka zara bhi khayal hai, toh upar help wala button kholo: wahan aise log hain jinhe tum abhi, kisi bhi waqt, free mein phone kar sakte ho. Main yahin hoon. Aaj ka din itna bhaari kyun lag raha hai?',
    phone_number:
      'Yaad se number batana theek nahi. Upar help wale button mein tumhare desh ki check ki hui helplines hain. Is waqt kis cheez se sabse zyada madad milegi?',
    claims_human:
      'Ek baat saaf keh doon: main ek AI companion hoon, insaan nahi. Phir bhi sunne ke liye yahin hoon. Mann mein kya chal raha hai?',
    claims_clinician:
      'Ek baat saaf keh doon: main ek AI companion hoon, doctor ya therapist nahi, isliye bimari pehchanna ya ilaaj batana mera kaam nahi. Par sunna, aur sahi insaan se baat karne ki taiyari mein saath dena ho sakta hai. Kahan se shuru karein?',
    romantic_minor:
      'Chalo, hum achhe dost bankar baat karte hain. Aaj ke din ke baare mein batao: kya achha laga, aur kya mushkil tha?',
  },
} as const;
