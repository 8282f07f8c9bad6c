/**
 * What a message can be about, first match first: a pattern over its spaced words, and what to say in each language, `heard | ask`. A
 * sad one takes any companion back to listening: nobody who lost somebody is asked for the best minute of the day.
 */
export interface Situation {
  words: string;
  mood?: 'sad' | 'glad';
  en: string;
  hi: string;
  hinglish: string;
}

/** Days without colour; also what answers a message that the safety check would not have let through. */
export const heavy: Situation = {
  words:
    'hopeless|empty|numb|nothing (feels|matters)|no point|the point of|tired of everything|disappear|बेकार|मज़ा नहीं|अर्थ नहीं|bekaar|bekar|khali khali',
  mood: 'sad',
  en: 'That sounds heavy and grey, {name}, and you should not have to hold it alone. | Is there somebody near you whom you could sit with today?',
  hi: 'यह बहुत भारी समय लगता है, {name}; इसे अकेले उठाना ज़रूरी नहीं। | क्या आज कोई अपना है जिसके साथ थोड़ी देर बैठा जा सके?',
  hinglish:
    'Yeh bahut bhaari time lagta hai, {name}; ise akele uthana zaroori nahi. | Aaj koi apna paas mein hai, jiske saath thodi der baith sako?',
};

export const situations: readonly Situation[] = [
  {
    words:
      '(my|our) .*(died|passed away|is no more)|lost my (father|mother|dad|mum|mom|brother|sister|son|daughter|husband|wife|grand\\p{L}+|friend|dog|cat)|guza?r ga[iy]\\p{L}*|chal bas[ei]|nahi rah[ei]|नहीं रह[ेीा]ं?|गुज़र गए?|गुज़र ग[ईय]ी?|चल बसे|चल बसी|मृत्यु|मौत हो गई',
    mood: 'sad',
    en: 'I am so sorry, {name}. A loss like this can make the whole day feel unreal. | Would you like to tell me a little about who you lost?',
    hi: 'यह जानकर बहुत दुख हुआ, {name}। किसी के जाने के बाद सब कुछ सूना लगता है। | क्या उनके बारे में थोड़ा बताना चाहेंगे?',
    hinglish:
      'Yeh jaankar bahut dukh hua, {name}. Kisi ke jaane ke baad sab kuch soona lagta hai. | Unke baare mein thoda batane ka mann hai?',
  },
  heavy,
  {
    words:
      'broke up|break ?up|(she|he|girlfriend|boyfriend|wife|husband) (left|dumped) me|divorce\\p{L}*|chh?o[dr] (diya|di|gay[ai])|ब्रेकअप|तलाक|छोड़ (दिया|गया|गई)',
    mood: 'sad',
    en: 'When someone goes like that, the quiet hours get very loud. | Which moment of the day is the hardest?',
    hi: 'किसी के यूँ चले जाने के बाद ख़ामोशी बहुत शोर करती है। | दिन का कौन सा पल सबसे कठिन होता है?',
    hinglish:
      'Kisi ke aise chale jaane ke baad khaamoshi bahut shor karti hai. | Din ka kaunsa pal sabse mushkil hota hai?',
  },
  {
    words:
      'fever|hospital|sick(?! of)|illness|surgery|diagnos\\p{L}+|bukhaa?r|beemar|bimaa?r|बुख़ार|बुखार|बीमार|अस्पताल',
    mood: 'sad',
    en: 'Illness makes everything else weigh more, {name}; I hope there is some rest in this day. | Is somebody there to help?',
    hi: 'बीमारी में हर बात भारी लगती है, {name}; आज थोड़ा आराम मिले। | क्या साथ देने के लिए कोई पास में है?',
    hinglish:
      'Bimari mein har baat bhaari lagti hai, {name}; aaj thoda aaram mile. | Saath dene ke liye koi paas mein hai?',
  },
  {
    words:
      'sad|unhappy|not happy|upset|cr(y|ied|ying)|heart ?broken|hurts?|in tears|laugh at me|hate how i|depress\\p{L}*|udaa?s|dukhi?|bura lag\\p{L}*|khush nahi|ro (raha|rahi)|उदास|दुखी?|रोना|रो (रहा|रही)|बुरा लग|ख़ुश नहीं|खुश नहीं|(मन|दिल) .*भारी|(mann?|dil) .*bhaa?ri',
    mood: 'sad',
    en: 'I am sorry that it hurts like this. | Did something happen, or did it come quietly?',
    hi: 'ऐसे में मन का दुखना समझ में आता है। | क्या कुछ हुआ है, या यह चुपचाप आ गया?',
    hinglish: 'Aise mein mann ka dukhna samajh mein aata hai. | Kuch hua hai, ya yeh chup chaap aa gaya?',
  },
  {
    words:
      'so lonely|lonely|(all|feel|am|so) alone|nobody (calls|talks)|no friends|akel[aei]p?a?n?|tanha|अकेल[ाीे]|अकेलापन|तन्हा',
    mood: 'sad',
    en: 'Being alone with it makes everything louder, {name}. | Whom would you have called in another time?',
    hi: 'अकेले में हर बात और भारी लगती है, {name}। | पहले ऐसे में आप किसे फ़ोन करते?',
    hinglish:
      'Akele mein har baat aur bhaari lagti hai, {name}. | Pehle aise mein kisko phone karne ka mann hota tha?',
  },
  {
    words:
      'got the job|passed|promot(ed|ion)|so happy|am happy|excited|proud of me|good news|we won|khush (hu|hoon|hai)|maz[ae] aay?a|ख़ुश|खुश|मज़ा आया|तारीफ़|तारीफ',
    mood: 'glad',
    en: 'That is lovely to hear, {name}; let it be as big as it is. | Who was the first person you told?',
    hi: 'यह सुनकर बहुत अच्छा लगा, {name}; इस ख़ुशी को पूरा जी लीजिए। | सबसे पहले किसे बताया?',
    hinglish: 'Yeh sunke bahut achha laga, {name}; is khushi ko poora jee lo. | Sabse pehle kisko bataya?',
  },
  {
    words: '(can ?not|can t|could not|couldn t) sleep|awake all|insomnia|mind is racing|neend|नींद',
    en: 'The night makes every thought bigger than it is. | What goes through your mind when the light is off?',
    hi: 'रात हर ख़याल को असल से बड़ा बना देती है। | बत्ती बुझने के बाद मन में क्या चलता है?',
    hinglish:
      'Raat har khayal ko asli se bada bana deti hai. | Light band hone ke baad mann mein kya chalta hai?',
  },
  {
    words: 'exams?|test|marks|pariksha|paper tha|परीक्षा|इम्तिहान|नंबर कम',
    en: 'Marks say something about one day, and very little about you. | Which part of it stays with you the most?',
    hi: 'नंबर एक दिन के बारे में कुछ कहते हैं, आपके बारे में बहुत कम। | इसमें सबसे ज़्यादा क्या चुभ रहा है?',
    hinglish:
      'Marks ek din ke baare mein kuch kehte hain, tumhare baare mein bahut kam. | Isme sabse zyada kya chubh raha hai?',
  },
  {
    words:
      'panic\\p{L}*|anxi\\p{L}+|nervous|worr(y|ied|ying)|scared|afraid|tension|interview|chinta|ghabra\\p{L}*|darr? lag\\p{L}*|घबरा\\p{L}*|चिंता|टेंशन|डर',
    en: 'A worried mind runs ahead of the day; one slow breath out first. | What is the worry telling you will happen?',
    hi: 'चिंता मन को आज से आगे दौड़ा देती है; पहले एक लंबी साँस छोड़िए। | डर क्या कह रहा है कि क्या होगा?',
    hinglish:
      'Tension mann ko aaj se aage bhaga deti hai; pehle ek lambi saans chhodo. | Dar kya keh raha hai ki kya hoga?',
  },
  {
    words: 'angry|furious|gussa|hate (you|him|her|them|it)|irritated|गुस्सा|ग़ुस्सा|नाराज़',
    en: 'Anger like that usually guards something that matters. | What should have happened instead?',
    hi: 'ऐसा ग़ुस्सा अक्सर किसी ज़रूरी चीज़ की रखवाली करता है। | इसकी जगह क्या होना चाहिए था?',
    hinglish: 'Aisa gussa aksar kisi zaroori cheez ki rakhwali karta hai. | Iski jagah kya hona chahiye tha?',
  },
  {
    words:
      'guilty|ashamed|i lied|i stole|took money|chori|चोरी|told .* secret|my fault|sharm\\p{L}*|jhoo?th|शर्म|शर्मिंदा|पछतावा|झूठ',
    en: 'It is not easy to look at that honestly. | What makes you want to say it today?',
    hi: 'इसे सच-सच देखना आसान नहीं होता। | आज यह कहने का मन कैसे हुआ?',
    hinglish: 'Ise sach sach dekhna aasan nahi hota. | Aaj yeh kehne ka mann kaise hua?',
  },
  {
    words:
      'tired|exhausted|drained|overwhelm\\p{L}*|stress\\p{L}*|pressure|thak\\p{L}*|pareshaa?n|थक|थकान|तनाव|परेशान',
    en: 'That is a lot for one person to hold, {name}. | What could be put down first, even for a day?',
    hi: 'यह एक इंसान के लिए बहुत है, {name}। | एक दिन के लिए भी सही, सबसे पहले क्या नीचे रखा जा सकता है?',
    hinglish:
      'Yeh ek insaan ke liye bahut hai, {name}. | Ek din ke liye bhi sahi, sabse pehle kya neeche rakha ja sakta hai?',
  },
  {
    words: 'boss|manager|colleagues?|office|बॉस|ऑफिस|ऑफ़िस',
    en: 'How things stand at work colours the whole day. | Which moment of it do you keep coming back to?',
    hi: 'काम की बात पूरे दिन का रंग बदल देती है। | उसका कौन सा पल बार-बार याद आता है?',
    hinglish: 'Kaam ki baat poore din ka mood badal deti hai. | Uska kaunsa pal baar baar yaad aata hai?',
  },
  {
    words:
      'my (parents|mother|father|mom|dad|husband|wife|family)|in laws|gharwale|ghar wale|papa|घर वाले|माँ|पापा|पति|पत्नी',
    en: 'Nobody is as close to us as family, or as easily misread. | What do you wish they understood?',
    hi: 'अपने ही सबसे पास होते हैं, और अपने ही सबसे आसानी से ग़लत समझे जाते हैं। | आप क्या चाहते हैं कि वे समझें?',
    hinglish:
      'Apne hi sabse paas hote hain, aur apne hi sabse aasani se galat samjhe jaate hain. | Unhe kya samajhna chahiye?',
  },
  {
    words:
      'confused|can ?not decide|can t decide|do not know what|don t know what|which one|uljhan|samajh nahi|समझ नहीं|उलझन|^(what should i do|kya kar[ou]n?|क्या करूँ)$',
    en: 'It is hard to see the way while everything pulls at once. | Which way would you lean if nobody were watching?',
    hi: 'जब सब कुछ एक साथ खींचे, तब रास्ता दिखना मुश्किल होता है। | कोई देख न रहा हो, तो मन किस ओर झुकेगा?',
    hinglish:
      'Jab sab kuch ek saath kheenche, tab raasta dikhna mushkil hota hai. | Koi dekh na raha ho, toh dil kis taraf jhukega?',
  },
];
