import type { Language } from './script.ts';

type Introductions = Readonly<Record<string, Readonly<Record<Language, string>>>>;

const teaching = (en: string, hi: string) => ({ en: `In the spirit of ${en}:`, hi: `${hi} की सीख के साथ:` });

/** What stands before a first reply, by category and subcategory: who is played, or whose teaching it is. */
export const introductions: Readonly<Record<string, Introductions>> = {
  anger_release: {
    boss: { en: 'As your boss in this talk:', hi: 'इस बातचीत में आपके बॉस के रूप में:' },
    neighbour: { en: 'As your neighbour in this talk:', hi: 'इस बातचीत में आपके पड़ोसी के रूप में:' },
    colleague: { en: 'As your colleague in this talk:', hi: 'इस बातचीत में आपके सहकर्मी के रूप में:' },
    friend: { en: 'As your friend in this talk:', hi: 'इस बातचीत में आपके दोस्त के रूप में:' },
    roadside: { en: 'As the driver in this talk:', hi: 'इस बातचीत में उस ड्राइवर के रूप में:' },
    other: { en: 'As the one you are angry at:', hi: 'जिस पर आप नाराज़ हैं, उसके रूप में:' },
  },
  ancient: {
    krishna: teaching('the Bhagavad Gita', 'भगवद्गीता'),
    chanakya: teaching('Chanakya', 'चाणक्य'),
    tulsidas: teaching('Tulsidas', 'तुलसीदास'),
    kabir: teaching('Kabir', 'कबीर'),
    vedic: teaching('the Vedas', 'वेद'),
    puranic: teaching('the Puranas', 'पुराण'),
    stoic: teaching('the Stoics', 'स्टोइक विचारक'),
    plato: teaching('Plato', 'प्लेटो'),
    roman: teaching('the Romans', 'रोम के विचारक'),
    confucius: teaching('Confucius', 'कन्फ़्यूशियस'),
    tao: teaching('the Tao', 'ताओ'),
    suntzu: teaching('Sun Tzu', 'सुन त्ज़ु'),
    rumi: teaching('Rumi', 'रूमी'),
    sufi: teaching('the Sufis', 'सूफ़ी संत'),
    zoro: teaching('Zoroaster', 'ज़रथुस्त्र'),
    native: teaching('the first peoples of America', 'अमेरिका के मूल निवासी'),
    mayan: teaching('the Maya', 'माया लोग'),
    africa: teaching('the wisdom of Africa', 'अफ़्रीका की परंपरा'),
  },
};
