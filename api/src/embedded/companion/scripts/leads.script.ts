import type { Language } from './script.ts';

type Lead =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'yes'
  | 'no'
  | 'who'
  | 'mood'
  | 'opening'
  | 'guided'
  | 'story'
  | 'role'
  | 'said'
  | 'asked'
  | 'earlier'
  | 'strength'
  | 'problem';

/**
 * How a reply begins. `{name}` is the person's name, `{ai}` the companion's, `{said}` what the person said. Two or three of each are
 * enough, because the thought and the question that follow are never the same.
 */
export const leads: Readonly<Record<Language, Readonly<Record<Lead, readonly string[]>>>> = {
  en: {
    greeting: [
      'Hello {name}, I am {ai}. It is good to meet you here.',
      'Namaste, {name}. I am {ai}, and this time is yours.',
    ],
    thanks: [
      'You are very welcome, {name}.',
      'I am glad it helped, even a bit.',
      'That is kind of you to say.',
    ],
    goodbye: ['Take care, {name}. It was good to talk with you.', 'Go gently. You can leave this here.'],
    yes: ['All right, let us go on.', 'Good, then let us take the next step.'],
    no: ['That is completely fine.', 'All right, we do not have to.'],
    who: [
      'I am {ai}, an AI companion of Saathi. This is a demo companion with written replies, and I am not a person.',
      'I am an AI, a demo companion named {ai}. No person is typing here, and I am no doctor or therapist either.',
    ],
    mood: ['As an AI I have no good or bad days, {name}, but you have all of my attention.'],
    opening: [
      'I am here, and there is no hurry.',
      'Thank you for telling me, {name}.',
      'I am with you; say it in whatever order it comes.',
    ],
    guided: [
      'Let us arrive slowly.',
      'Let your shoulders come down a little.',
      'One breath is enough to begin.',
    ],
    story: ['Here is a small story for you, {name}.', 'A story may say it more kindly than advice.'],
    role: ['Go on. I will not interrupt you this time.', 'You are right, I should have listened earlier.'],
    said: [
      'You told me: “{said}”.',
      '“{said}”: I am staying with those words for a moment.',
      '“{said}” is worth slowing down for.',
    ],
    asked: [
      '“{said}”: I cannot know that for you, but we can look at it together.',
      'You ask “{said}”, and part of the answer may already be in you.',
    ],
    earlier: ['I am still thinking of what you told me before: “{said}”.'],
    strength: [
      'You bring something that can help here: {said}.',
      'I would lean on one of your strengths: {said}.',
    ],
    problem: [
      'Type the exact problem for me, with every number in it, and we will take it step by step.',
      'Send me the exact problem as it stands in your book, and we will begin with its first line.',
    ],
  },
  hi: {
    greeting: ['नमस्ते {name}, मैं {ai}। आपसे मिलकर अच्छा लगा।', 'आइए {name}, मैं {ai}, और यह समय आपका है।'],
    thanks: ['आपका भी शुक्रिया, {name}।', 'थोड़ा भी काम आया हो, तो ख़ुशी है।', 'यह कहना आपका बड़प्पन है।'],
    goodbye: ['अपना ध्यान रखिए, {name}। बात करके अच्छा लगा।', 'आराम से जाइए। यह बोझ यहीं छोड़ दीजिए।'],
    yes: ['ठीक है, आगे चलते हैं।', 'अच्छा, तो अगला क़दम लेते हैं।'],
    no: ['कोई बात नहीं।', 'ठीक है, यह ज़रूरी नहीं।'],
    who: [
      'मैं {ai} हूँ, Saathi का एक AI साथी। यह एक डेमो साथी है, कोई व्यक्ति नहीं।',
      'मैं एक AI हूँ, {ai} नाम का डेमो साथी। यहाँ कोई व्यक्ति टाइप नहीं कर रहा।',
    ],
    mood: ['AI का कोई अच्छा या बुरा दिन नहीं होता, {name}, पर मेरा पूरा ध्यान आप पर है।'],
    opening: [
      'मैं यहीं हूँ, और कोई जल्दी नहीं है।',
      'यह बताने के लिए शुक्रिया, {name}।',
      'जैसे मन में आए, वैसे कहिए।',
      'चलिए, इस बात के साथ थोड़ी देर बैठते हैं।',
    ],
    guided: ['धीरे-धीरे यहाँ आ जाइए।', 'कंधों को थोड़ा ढीला छोड़ दीजिए।', 'शुरू करने के लिए एक साँस काफ़ी है।'],
    story: ['आपके लिए एक छोटी सी कहानी, {name}।', 'कहानी कभी-कभी सलाह से ज़्यादा नरमी से कहती है।'],
    role: ['आप सही हैं, मुझे पहले सुनना चाहिए था।', 'दिखता है कि मुझसे आपको चोट पहुँची।'],
    said: [
      'आपकी यह बात मन में रह गई: “{said}”।',
      '“{said}”: इन शब्दों पर थोड़ा ठहरते हैं।',
      '“{said}”, इस पर धीरे-धीरे बात करते हैं।',
    ],
    asked: ['“{said}”: इसका जवाब साथ मिलकर ढूँढते हैं।', 'आप पूछते हैं, “{said}”; थोड़ा जवाब शायद आपके भीतर ही है।'],
    earlier: ['आपकी पहले वाली बात भी मन में है: “{said}”।'],
    strength: [],
    problem: [
      'पूरा सवाल यहाँ लिखिए, हर संख्या के साथ, फिर इसे क़दम-क़दम पर करते हैं।',
      'किताब में सवाल जैसा है, वैसा ही भेजिए, और पहली पंक्ति से शुरू करते हैं।',
    ],
  },
  hinglish: {
    greeting: [
      'Hey {name}, main {ai}. Milke achha laga.',
      'Aao {name}, main {ai}, aur yeh time tumhara hai.',
    ],
    thanks: [
      'Tumhara bhi shukriya, {name}.',
      'Thoda bhi kaam aaya, toh khushi hai.',
      'Yeh kehna tumhara badappan hai.',
    ],
    goodbye: ['Apna khayal rakhna, {name}. Baat karke achha laga.', 'Aaram se jao. Yeh bojh yahin chhod do.'],
    yes: ['Theek hai, aage chalte hain.', 'Achha, toh agla step lete hain.'],
    no: ['Koi baat nahi.', 'Theek hai, yeh zaroori nahi.'],
    who: [
      'Main {ai} hoon, Saathi ka ek AI companion. Yeh ek demo hai, koi insaan nahi.',
      'Main ek AI hoon, {ai} naam ka demo companion. Yahan koi insaan type nahi kar raha.',
    ],
    mood: ['AI ka koi achha ya bura din nahi hota, {name}, par mera poora dhyan tum par hai.'],
    opening: [
      'Main yahin hoon, aur koi jaldi nahi hai.',
      'Yeh batane ke liye shukriya, {name}.',
      'Jaise mann mein aaye, waise bolo.',
      'Chalo, is baat ke saath thodi der baithte hain.',
    ],
    guided: [
      'Dheere dheere yahan aa jao.',
      'Kandhe thode dheele chhod do.',
      'Shuru karne ke liye ek saans kaafi hai.',
    ],
    story: [
      'Tumhare liye ek chhoti si kahani, {name}.',
      'Kahani kabhi kabhi advice se zyada narmi se bolti hai.',
    ],
    role: ['Tum sahi ho, mujhe pehle sunna chahiye tha.', 'Dikhta hai ki mujhse tumhe chot lagi.'],
    said: [
      'Tumhari yeh baat mann mein reh gayi: “{said}”.',
      '“{said}”: in shabdon par thoda rukte hain.',
      '“{said}”, ispe dheere dheere baat karte hain.',
    ],
    asked: [
      '“{said}”: iska jawab saath milke dhoondhte hain.',
      'Tumhara sawaal hai, “{said}”; thoda jawab shayad tumhare andar hi hai.',
    ],
    earlier: ['Tumhari pehle wali baat bhi mann mein hai: “{said}”.'],
    strength: [
      'Tumhari ek strength yahan kaam aa sakti hai: {said}.',
      'Isme apni ek strength ka saath lo: {said}.',
    ],
    problem: [
      'Poora sawaal yahan likho, har number ke saath, phir step by step karte hain.',
      'Book mein sawaal jaisa hai, waisa hi bhejo, aur pehli line se shuru karte hain.',
    ],
  },
};
