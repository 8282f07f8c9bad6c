/** What stands on the buttons of a care message. */
interface CareWords {
  call: string;
  write: string;
  others: string;
  everywhere: string;
  breathe: [title: string, words: string];
  plan: [title: string, words: string];
  notMeant: string;
  /** Beside a companion's reply that asks. */
  beside: string;
  all: string;
}

const english: CareWords = {
  call: 'Call',
  write: 'Text',
  others: 'Others who answer',
  everywhere: 'Lines for every country:',
  breathe: ['Breathe with me, one minute', 'In for four, out for six'],
  plan: ['Make a safety plan', 'Five short steps, only on this phone'],
  notMeant: 'That’s not what I meant',
  beside: 'If it gets too heavy, people are there',
  all: 'All lines',
};

const words: Readonly<Record<string, CareWords>> = {
  en: english,
  hi: {
    call: 'फ़ोन करें',
    write: 'मैसेज करें',
    others: 'ये लोग भी सुनते हैं',
    everywhere: 'हर देश की हेल्पलाइन:',
    breathe: ['मेरे साथ एक मिनट साँस लें', 'चार तक अंदर, छह तक बाहर'],
    plan: ['सुरक्षा की योजना बनाएँ', 'पाँच छोटे क़दम, सिर्फ़ इसी फ़ोन पर'],
    notMeant: 'मेरा यह मतलब नहीं था',
    beside: 'बहुत भारी हो जाए, तो लोग मौजूद हैं',
    all: 'सभी नंबर',
  },
  'hi-Latn': {
    call: 'Phone karein',
    write: 'Message karein',
    others: 'Yeh log bhi sunte hain',
    everywhere: 'Har desh ki helplines:',
    breathe: ['Mere saath ek minute saans lein', 'Chaar tak andar, chhe tak bahar'],
    plan: ['Safety plan banayein', 'Paanch chhote kadam, sirf isi phone par'],
    notMeant: 'Mera yeh matlab nahi tha',
    beside: 'Bahut bhaari ho jaaye, to log maujood hain',
    all: 'Saare number',
  },
};

/** The buttons in the language of the words they stand with (BCP 47); English where there are none. */
export function careWordsIn(lang: string): CareWords & { lang: string } {
  const own = words[lang];
  return own ? { ...own, lang } : { ...english, lang: 'en' };
}
