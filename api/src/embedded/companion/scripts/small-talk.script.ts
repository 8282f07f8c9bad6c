import type { Script } from './script.ts';

/** Goes with what people say in every conversation: a greeting, thanks, a question about the companion. */
export const smallTalk: Script = {
  en: [
    'This space stays open for you.',
    'You set the pace.',
    'One thing at a time is plenty.',
    'No topic is too small here.',
    'You can be exactly as you are.',
    'A few honest words are always enough.',
    'You are free to pause whenever you like.',
    'What is on your mind today?',
    'Where would you like to begin?',
    'What brought you here today?',
    'What has your day been like so far?',
    'What has been going on lately?',
    'Which thought keeps coming back today?',
  ],
  hi: [
    'यह जगह आपके लिए खुली है।',
    'रफ़्तार आप तय कीजिए।',
    'एक बार में एक बात काफ़ी है।',
    'कोई भी बात छोटी नहीं होती।',
    'आप जैसे हैं, वैसे ही ठीक हैं।',
    'जो भी मन में हो, उसका स्वागत है।',
    'जब चाहें, ठहर सकते हैं।',
    'आज मन में क्या चल रहा है?',
    'कहाँ से शुरू करें?',
    'आज यहाँ आना कैसे हुआ?',
    'आज का दिन अब तक कैसा रहा?',
    'इन दिनों क्या चल रहा है?',
    'कौन सा ख़याल बार-बार लौट रहा है?',
  ],
  hinglish: [
    'Yeh jagah tumhare liye khuli hai.',
    'Speed tum tay karo.',
    'Ek baar mein ek baat kaafi hai.',
    'Koi bhi baat chhoti nahi hoti.',
    'Jaise ho, waise hi theek ho.',
    'Jo bhi mann mein ho, uska welcome hai.',
    'Jab chaho, ruk jao.',
    'Aaj mann mein kya chal raha hai?',
    'Kahan se shuru karein?',
    'Aaj yahan aana kaise hua?',
    'Aaj ka din ab tak kaisa raha?',
    'In dino kya chal raha hai?',
    'Kaunsa khayal baar baar laut raha hai?',
  ],
};

/** Ends a reply to thanks or a goodbye, instead of a question that would hold somebody back. */
export const partings: Script = {
  en: [
    'Come back whenever you like; there is nothing to catch up on.',
    'May the next hour be easy on you.',
    'You did enough for today.',
    'I wish you one quiet cup of tea.',
    'Let the evening be simple.',
    'Wherever you go now, go at your own pace.',
  ],
  hi: [
    'जब मन हो तब आइए; कुछ छूटेगा नहीं।',
    'अगला घंटा आपके लिए आसान रहे।',
    'आज के लिए इतना बहुत है।',
    'आज कोई छोटी बात आपको मुस्कान दे।',
    'शाम को सादा रहने दीजिए।',
    'अपनी रफ़्तार से चलिए।',
  ],
  hinglish: [
    'Jab mann ho tab aana; kuch chhootega nahi.',
    'Agla ghanta tumhare liye aasan rahe.',
    'Aaj ke liye itna bahut hai.',
    'Aaj koi chhoti baat tumhe smile de.',
    'Shaam ko simple rehne do.',
    'Apni speed se chalo.',
  ],
};
