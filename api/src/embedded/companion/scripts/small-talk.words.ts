/**
 * How people say what is said in every conversation: a pattern over the message's spaced words, and how many words the message may have
 * at most. The first that fits counts.
 */
export const smallTalkPatterns = [
  {
    kind: 'who',
    longest: 14,
    pattern:
      '(who|what) are you|your name|are you (a |an )?(real|human|ai|robot|bot)( person| human)?|do you have feelings|(tum|aap) kaun|(tum|aap) insaan|(तुम|आप) कौन|(तुम|आप) इंसान|(तुम्हारा|आपका) नाम',
  },
  {
    kind: 'mood',
    longest: 6,
    pattern: '^how are (you|u)|how do you feel|kais[ei] (ho|hain)|kya haal|कैस[ेी] (हो|हैं)|क्या हाल',
  },
  {
    kind: 'goodbye',
    longest: 7,
    pattern:
      '^((ok|okay|thanks|acha|accha|अच्छा|ठीक है) )?(bye|goodbye|good ?night|alvida|phir milenge|shubh ratri|बाय|अलविदा|शुभ रात्रि|फिर मिलेंगे)|see you (later|soon|tomorrow)|talk later|(i have|i need|got) to go( now)?$|gotta go|(chalta|chalti) h[uo]|चलत[ाी] हूँ',
  },
  {
    kind: 'thanks',
    longest: 8,
    pattern: 'thanks|thank ?you|thx|ty|shukriya|dhanya[vw]aa?d|धन्यवाद|शुक्रिया|थैंक्स|थैंक यू',
  },
  {
    kind: 'greeting',
    longest: 4,
    pattern:
      '^(hi+|hello|hey+|hiya|good (morning|evening|afternoon)|namaste|namaskar|salaam|hola|sat sri akal|vanakkam|नमस्ते|नमस्कार|हैलो|हाय|प्रणाम|सलाम)',
  },
  {
    kind: 'yes',
    longest: 3,
    pattern: '^(yes|yeah|yep|sure|ok|okay|haa?n?|ji|thee?k hai|हाँ|हां|जी|हाँ जी|ठीक है|अच्छा)$',
  },
  { kind: 'no', longest: 3, pattern: '^(no|nope|nah|not really|nah[iy]n?|nhi|na|नहीं|ना|नही)$' },
] as const;
