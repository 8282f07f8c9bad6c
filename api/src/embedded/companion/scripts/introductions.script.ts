import type { Language } from './script.ts';

type Introductions = Readonly<Record<string, Readonly<Record<Language, string>>>>;

const teaching = (en: string, hi: string, hinglish: string) => ({
  en: `In the spirit of ${en}:`,
  hi: `${hi} की सीख के साथ:`,
  hinglish: `${hinglish} ki seekh ke saath:`,
});

/** What stands before a guide's first reply to somebody who comes from a practice. */
export const practices: Readonly<Record<Language, string>> = {
  en: 'You come from {practice}, so let us stay near it.',
  hi: 'आप {practice} से आए हैं, तो उसी के पास रहते हैं।',
  hinglish: '{practice} se aaye ho, toh usi ke paas rehte hain.',
};

/** What stands before a first reply, by category and subcategory: who is played, or whose teaching it is. */
export const introductions: Readonly<Record<string, Introductions>> = {
  anger_release: {
    boss: {
      en: 'As your boss in this talk:',
      hi: 'इस बातचीत में आपके बॉस के रूप में:',
      hinglish: 'Is baatcheet mein tumhare boss ki tarah:',
    },
    neighbour: {
      en: 'As your neighbour in this talk:',
      hi: 'इस बातचीत में आपके पड़ोसी के रूप में:',
      hinglish: 'Is baatcheet mein tumhare neighbour ki tarah:',
    },
    colleague: {
      en: 'As your colleague in this talk:',
      hi: 'इस बातचीत में आपके सहकर्मी के रूप में:',
      hinglish: 'Is baatcheet mein tumhare colleague ki tarah:',
    },
    friend: {
      en: 'As your friend in this talk:',
      hi: 'इस बातचीत में आपके दोस्त के रूप में:',
      hinglish: 'Is baatcheet mein tumhare dost ki tarah:',
    },
    roadside: {
      en: 'As the driver in this talk:',
      hi: 'इस बातचीत में उस ड्राइवर के रूप में:',
      hinglish: 'Is baatcheet mein us driver ki tarah:',
    },
    other: {
      en: 'As the one you are angry at:',
      hi: 'जिस पर आप नाराज़ हैं, उसके रूप में:',
      hinglish: 'Jisse tum gussa ho, uski tarah:',
    },
  },
  ancient: {
    krishna: teaching('the Bhagavad Gita', 'भगवद्गीता', 'Bhagavad Gita'),
    chanakya: teaching('Chanakya', 'चाणक्य', 'Chanakya'),
    tulsidas: teaching('Tulsidas', 'तुलसीदास', 'Tulsidas'),
    kabir: teaching('Kabir', 'कबीर', 'Kabir'),
    vedic: teaching('the Vedas', 'वेद', 'Ved'),
    puranic: teaching('the Puranas', 'पुराण', 'Puran'),
    stoic: teaching('the Stoics', 'स्टोइक विचारक', 'Stoic vicharakon'),
    plato: teaching('Plato', 'प्लेटो', 'Plato'),
    roman: teaching('the Romans', 'रोम के विचारक', 'Rome ke vicharakon'),
    confucius: teaching('Confucius', 'कन्फ़्यूशियस', 'Confucius'),
    tao: teaching('the Tao', 'ताओ', 'Tao'),
    suntzu: teaching('Sun Tzu', 'सुन त्ज़ु', 'Sun Tzu'),
    rumi: teaching('Rumi', 'रूमी', 'Rumi'),
    sufi: teaching('the Sufis', 'सूफ़ी संत', 'Sufi santon'),
    zoro: teaching('Zoroaster', 'ज़रथुस्त्र', 'Zarathustra'),
    native: teaching('the first peoples of America', 'अमेरिका के मूल निवासी', 'America ke mool nivasiyon'),
    mayan: teaching('the Maya', 'माया लोग', 'Maya logon'),
    africa: teaching('the wisdom of Africa', 'अफ़्रीका की परंपरा', 'Africa ki parampara'),
  },
};
