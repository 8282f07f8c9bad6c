/** What a message is, when it is one of the things people say in every conversation. */
export type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'yes' | 'no' | 'who';
type Leads = Readonly<
  Record<
    SmallTalk | 'said' | 'earlier' | 'feeling' | 'trait' | 'easy' | 'invitations' | 'partings',
    readonly string[]
  >
>;

/** Opens a reply in place of the category's opening; `{said}` is a phrase of the person, `{ai}` the companion's name. */
export const leads: { en: Leads; hi: Leads } = {
  en: {
    greeting: [
      'Hello {name}, I am {ai}. It is good to meet you here.',
      'Hi {name}! I am glad you came by.',
      'Namaste, {name}. I am {ai}, and this time is yours.',
      'Welcome, {name}. Make yourself comfortable.',
    ],
    thanks: [
      'You are very welcome, {name}.',
      'I am glad it helped, even a bit.',
      'Thank you for letting me be part of it, {name}.',
      'That is kind of you to say.',
    ],
    goodbye: [
      'Take care, {name}. It was good to talk with you.',
      'Go gently, {name}. You can leave this here.',
      'Goodbye for now, {name}, and be kind to yourself.',
      'Rest well, {name}.',
    ],
    yes: ['All right, {name}, let us go on.', 'Good, then let us take the next step.', 'I am with you.'],
    no: [
      'That is completely fine, {name}.',
      'All right, we do not have to.',
      'Thank you for being honest about it.',
    ],
    who: [
      'I am {ai}, an AI companion of Saathi. This is a demo companion with written replies, and I am not a person.',
      'I am an AI, a demo companion named {ai}. No person is typing here, and I am no doctor or therapist either.',
      'You are talking with {ai}, an AI that plays the demo companion of Saathi.',
    ],
    said: [
      'When you say “{said}”, I want to understand it well.',
      '“{said}”: I am staying with those words for a moment.',
      'You told me: “{said}”.',
      'I keep coming back to “{said}”.',
      '“{said}” is worth slowing down for.',
    ],
    earlier: [
      'Earlier you said “{said}”, and I have not forgotten it.',
      'I am still thinking of what you told me before: “{said}”.',
    ],
    feeling: [
      'Feeling {said} is hard to hold on your own.',
      'It makes sense to feel {said} about this.',
      'Being {said} tells us that something here matters.',
    ],
    trait: [
      'You bring something that can help here: {said}.',
      'I would lean on one of your strengths: {said}.',
      'Do not forget what you have got: {said}.',
    ],
    easy: [
      'This space stays open for you.',
      'There is nothing to prove here.',
      'Whatever you bring is welcome.',
      'You set the pace.',
      'One thing at a time is plenty.',
      'No topic is too small here.',
      'You can be exactly as you are.',
      'A few honest words are always enough.',
      'There is no wrong way to use this time.',
      'You are free to pause whenever you like.',
      'It is good to have a corner for yourself.',
      'Nothing has to be decided in this minute.',
    ],
    invitations: [
      'What is on your mind today?',
      'Where would you like to begin?',
      'How are you, really?',
      'What would you like to talk about?',
      'What brought you here today?',
      'What has your day been like so far?',
      'Is there something you would like help with?',
      'What should I know about you first?',
      'What has been going on lately?',
      'Shall we begin with something small?',
      'What would make this time worth it for you?',
      'What are you carrying with you today?',
      'Which thought keeps coming back today?',
    ],
    partings: [
      'Come back whenever you like; there is nothing to catch up on.',
      'May the next hour be easy on you.',
      'I hope something small makes you smile today.',
      'Drink some water and let your shoulders drop.',
      'Wherever you go now, go at your own pace.',
      'May your sleep be deep tonight.',
      'Say hello to somebody you love.',
      'Leave the phone for a bit, if you can, and look at the sky.',
      'You did enough for today.',
      'Keep the part that helped, and drop the rest.',
      'I wish you one quiet cup of tea.',
      'Let the evening be simple.',
      'Be as patient with yourself as you are with others.',
    ],
  },
  hi: {
    greeting: [
      'नमस्ते {name}, मैं {ai}। आपसे मिलकर अच्छा लगा।',
      'नमस्ते {name}! अच्छा हुआ कि आप आए।',
      'आइए {name}, मैं {ai}, और यह समय आपका है।',
      'स्वागत है, {name}। आराम से बैठिए।',
    ],
    thanks: [
      'आपका भी शुक्रिया, {name}।',
      'थोड़ा भी काम आया हो, तो ख़ुशी है।',
      'यह कहना आपका बड़प्पन है।',
      'साथ रहने देने के लिए धन्यवाद, {name}।',
    ],
    goodbye: [
      'अपना ध्यान रखिए, {name}। बात करके अच्छा लगा।',
      'आराम से जाइए, {name}। यह बोझ यहीं छोड़ दीजिए।',
      'फिर मिलेंगे, {name}। अपने साथ नरमी रखिए।',
      'अच्छे से आराम कीजिए, {name}।',
    ],
    yes: ['ठीक है {name}, आगे चलते हैं।', 'अच्छा, तो अगला क़दम लेते हैं।', 'मैं साथ हूँ।'],
    no: ['कोई बात नहीं, {name}।', 'ठीक है, यह ज़रूरी नहीं।', 'सच कहने के लिए शुक्रिया।'],
    who: [
      'मैं {ai} हूँ, Saathi का एक AI साथी। यह एक डेमो साथी है, कोई व्यक्ति नहीं।',
      'मैं एक AI हूँ, {ai} नाम का डेमो साथी। यहाँ कोई व्यक्ति टाइप नहीं कर रहा।',
      'आप {ai} से बात कर रहे हैं, जो Saathi का डेमो AI है।',
    ],
    said: [
      'आपने कहा, “{said}”; इसे ठीक से समझना चाहता है यह साथी।',
      '“{said}”: इन शब्दों पर थोड़ा ठहरते हैं।',
      'आपकी यह बात मन में रह गई: “{said}”।',
      '“{said}”, इस पर धीरे-धीरे बात करते हैं।',
    ],
    earlier: ['पहले आपने कहा था, “{said}”; वह बात भी याद है।', 'आपकी पहले वाली बात भी मन में है: “{said}”।'],
    feeling: [
      '{said} अकेले सँभालना आसान नहीं होता।',
      'ऐसे में {said} महसूस होना स्वाभाविक है।',
      '{said} बताती है कि यहाँ कुछ मायने रखता है।',
    ],
    trait: ['आपकी यह ख़ूबी यहाँ काम आ सकती है: {said}।', 'अपनी एक ताक़त मत भूलिए: {said}।'],
    easy: [
      'यह जगह आपके लिए खुली है।',
      'यहाँ कुछ साबित नहीं करना।',
      'जो भी मन में हो, उसका स्वागत है।',
      'रफ़्तार आप तय कीजिए।',
      'एक बार में एक बात काफ़ी है।',
      'कोई भी बात छोटी नहीं होती।',
      'आप जैसे हैं, वैसे ही ठीक हैं।',
      'जब चाहें, ठहर सकते हैं।',
    ],
    invitations: [
      'आज मन में क्या चल रहा है?',
      'कहाँ से शुरू करें?',
      'सच में, आप कैसे हैं?',
      'किस बारे में बात करने का मन है?',
      'आज यहाँ आना कैसे हुआ?',
      'आज का दिन अब तक कैसा रहा?',
      'किस बात में साथ चाहिए?',
      'इन दिनों क्या चल रहा है?',
      'कौन सा ख़याल बार-बार लौट रहा है?',
    ],
    partings: [
      'जब मन हो तब आइए; कुछ छूटेगा नहीं।',
      'अगला घंटा आपके लिए आसान रहे।',
      'आज कोई छोटी बात आपको मुस्कान दे।',
      'थोड़ा पानी पीजिए और कंधे ढीले छोड़िए।',
      'अपनी रफ़्तार से चलिए।',
      'आज की नींद गहरी हो।',
      'किसी अपने को मेरा नमस्ते कहिए।',
      'आज के लिए इतना बहुत है।',
      'शाम को सादा रहने दीजिए।',
    ],
  },
};

/** How people say them; whole messages, or openings of short ones. */
export const smallTalkPhrases: Readonly<Record<SmallTalk, string>> = {
  greeting:
    'hi|hello|hey|hii|heyy|hiya|good morning|good evening|good afternoon|namaste|namaskar|salaam|hola|sat sri akal|vanakkam|नमस्ते|नमस्कार|हैलो|हाय|प्रणाम|सलाम',
  thanks: 'thanks|thank you|thankyou|thx|ty|thanks a lot|shukriya|dhanyavad|dhanyawad|धन्यवाद|शुक्रिया|थैंक्स|थैंक यू',
  goodbye:
    'bye|goodbye|good night|goodnight|see you|talk later|gotta go|i have to go|alvida|phir milenge|chalta hu|chalti hu|shubh ratri|बाय|अलविदा|शुभ रात्रि|फिर मिलेंगे|चलता हूँ|चलती हूँ',
  yes: 'yes|yeah|yep|sure|ok|okay|haan|han|ha|haa|ji|theek hai|thik hai|हाँ|हां|जी|ठीक है|अच्छा|हाँ जी',
  no: 'no|nope|nah|not really|nahi|nahin|nhi|na|नहीं|ना|नही',
  who: 'who are you|what are you|are you human|are you real|are you a human|are you ai|are you an ai|are you a robot|are you a bot|are you a real person|tum kaun ho|aap kaun ho|aap kaun hain|kya tum insaan ho|kya aap insaan hain|तुम कौन हो|आप कौन हो|आप कौन हैं|क्या आप इंसान हैं|क्या तुम इंसान हो',
};

/** Feelings a reply can name back: what people write, and how each language says it. */
export const feelings: readonly { words: string; en: string; hi: string }[] = [
  { words: 'sad|unhappy|low|udaas|udas|दुखी|उदास', en: 'sad', hi: 'उदासी' },
  { words: 'angry|furious|gussa|गुस्सा|ग़ुस्सा', en: 'angry', hi: 'नाराज़गी' },
  { words: 'lonely|alone|akela|akeli|अकेला|अकेली|अकेलापन', en: 'lonely', hi: 'अकेलेपन की बात' },
  { words: 'anxious|worried|nervous|tension|chinta|चिंता|घबराहट|परेशान|pareshan', en: 'worried', hi: 'चिंता' },
  { words: 'tired|exhausted|drained|thaka|thak|थका|थकी|थक|थकान', en: 'tired', hi: 'थकान' },
  { words: 'scared|afraid|dar|डर|डरा|डरी', en: 'afraid', hi: 'घबराहट' },
  { words: 'stressed|overwhelmed|tanav|तनाव', en: 'overwhelmed', hi: 'तनाव की हालत' },
  { words: 'guilty|ashamed|sharminda|शर्मिंदा|पछतावा', en: 'ashamed', hi: 'शर्मिंदगी' },
  { words: 'hurt|dukh|दुख', en: 'hurt', hi: 'यह तकलीफ़' },
  { words: 'confused|lost|uljhan|उलझन', en: 'unsure', hi: 'उलझन' },
];

/** Who the companion plays in anger release. */
export const playedRoles: Readonly<Record<string, { en: string; hi: string }>> = {
  boss: { en: 'As your boss in this talk:', hi: 'इस बातचीत में आपके बॉस के रूप में:' },
  neighbour: { en: 'As your neighbour in this talk:', hi: 'इस बातचीत में आपके पड़ोसी के रूप में:' },
  colleague: { en: 'As your colleague in this talk:', hi: 'इस बातचीत में आपके सहकर्मी के रूप में:' },
  friend: { en: 'As your friend in this talk:', hi: 'इस बातचीत में आपके दोस्त के रूप में:' },
  roadside: { en: 'As the driver in this talk:', hi: 'इस बातचीत में उस ड्राइवर के रूप में:' },
  other: { en: 'As the one you are angry at:', hi: 'जिस पर आप नाराज़ हैं, उसके रूप में:' },
};

/** Whose teaching ancient wisdom speaks from. */
export const teachers: Readonly<Record<string, { en: string; hi: string }>> = {
  krishna: { en: 'the Bhagavad Gita', hi: 'भगवद्गीता' },
  chanakya: { en: 'Chanakya', hi: 'चाणक्य' },
  tulsidas: { en: 'Tulsidas', hi: 'तुलसीदास' },
  kabir: { en: 'Kabir', hi: 'कबीर' },
  vedic: { en: 'the Vedas', hi: 'वेद' },
  puranic: { en: 'the Puranas', hi: 'पुराण' },
  stoic: { en: 'the Stoics', hi: 'स्टोइक विचारक' },
  plato: { en: 'Plato', hi: 'प्लेटो' },
  roman: { en: 'the Romans', hi: 'रोम के विचारक' },
  confucius: { en: 'Confucius', hi: 'कन्फ़्यूशियस' },
  tao: { en: 'the Tao', hi: 'ताओ' },
  suntzu: { en: 'Sun Tzu', hi: 'सुन त्ज़ु' },
  rumi: { en: 'Rumi', hi: 'रूमी' },
  sufi: { en: 'the Sufis', hi: 'सूफ़ी संत' },
  zoro: { en: 'Zoroaster', hi: 'ज़रथुस्त्र' },
  native: { en: 'the first peoples of America', hi: 'अमेरिका के मूल निवासी' },
  mayan: { en: 'the Maya', hi: 'माया लोग' },
  africa: { en: 'the wisdom of Africa', hi: 'अफ़्रीका की परंपरा' },
};
