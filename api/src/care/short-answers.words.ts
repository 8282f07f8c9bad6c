/** What people answer in a word or two, whatever was asked: it says nothing of its own, and as much as what came before it. */
export const shortAnswers: ReadonlySet<string> = new Set(
  `yes|yeah|yep|yup|no|nope|nah|ok|okay|k|sure|fine|right|true|maybe|perhaps|not really|not sure|not yet|no idea|i dont know|dont know|idk|i know|i see|i did|i do|i will|i am|i was|it is|it was|it does|a bit|a little|a lot|sometimes|always|never|often|rarely|nothing|nothing much|everything|something|anything|someone|nobody|everyone|again|once more|more|stop|go on|continue|next|later|soon|now|today|tomorrow|yesterday|tonight|home|work|school|college|office|exam|family|friends|mother|father|my mother|my father|my boss|my job|my wife|my husband|my friend|please|sorry|thanks|thank you|welcome|hi|hello|hey|bye|good night|good morning|good evening|hmm|oh|ah|what|why|who|when|where|how|which|really|so|and|so what|what else|me too|same|never mind|tell me more|i think so|i guess|of course
haan|ha|han|haan ji|ji|ji haan|nahi|nahin|nai|na|nahi yaar|accha|acha|theek hai|thik hai|theek|sahi|pata nahi|kuch nahi|kuch bhi nahi|sab theek|shayad|bilkul|kabhi kabhi|hamesha|aaj|kal|abhi|baad mein|phir|aur|kya|kyun|kaise|kaun|kab|kahan|shukriya|dhanyavaad|namaste|alvida|shubh ratri|maaf karo|arre|chalo|bas|ghar|kaam|padhai|maa|papa|mummy
हाँ|हां|जी|जी हाँ|नहीं|नही|अच्छा|ठीक है|ठीक|सही|पता नहीं|कुछ नहीं|शायद|बिल्कुल|कभी कभी|हमेशा|आज|कल|अभी|फिर|और|क्या|क्यों|कैसे|कौन|कब|कहाँ|शुक्रिया|धन्यवाद|नमस्ते|अलविदा|माफ़ करो|बस|घर|काम|पढ़ाई|माँ|पापा`.split(
    /[|\n]/,
  ),
);
