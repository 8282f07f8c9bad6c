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
cut|slit|slash your|the|along|across * wrist|vein|wrists|veins|arms|throat|artery|skin
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
नींद|neend * की|ki * गोलियां|goliyan|गोलियाँ * खा|kha लो|lo|लीजिए|lena|लेना|le
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
