import type { NumberReading } from 'contracts/personality';
import type { Career } from '../personality/careers.words.ts';

/** The text of one number, without the number itself. */
export type NumberWords = Omit<NumberReading, 'number' | 'careers'> & { careers: Career[] };

/**
 * What Indian tradition links with each number, told as a possibility. Every number belongs to one of the nine
 * grahas, named beside it; the mantra is that graha's own name mantra, as it is commonly recited.
 */
export const wordsByDigit: Record<number, NumberWords> = {
  // Surya, the Sun
  1: {
    strengths: ['Taking the first step', 'Standing by own decisions', 'Giving courage to a group'],
    challenges: ['May find it hard to let others lead', 'Can feel hurt when effort goes unseen'],
    careers: ['Civil services officer', 'Entrepreneur', 'Doctor', 'Management consultant'],
    colours: ['Gold', 'Orange', 'Copper'],
    mantra: { devanagari: 'ॐ सूर्याय नमः', transliteration: 'Om Suryaya Namah' },
  },
  // Chandra, the Moon
  2: {
    strengths: ['Feeling what others feel', 'Bringing two sides together', 'A vivid imagination'],
    challenges: ['May be moved by every change of mood', 'Can wait long before deciding'],
    careers: ['Nurse', 'Writer or editor', 'Social worker', 'Graphic designer'],
    colours: ['White', 'Cream', 'Silver'],
    mantra: { devanagari: 'ॐ चन्द्राय नमः', transliteration: 'Om Chandraya Namah' },
  },
  // Guru or Brihaspati, Jupiter
  3: {
    strengths: ['A love of learning', 'Guiding others with hope', 'Keeping to a discipline'],
    challenges: ['May take on too much at once', 'Can give advice before it is asked for'],
    careers: ['Professor', 'School teacher', 'Lawyer', 'Journalist'],
    colours: ['Yellow', 'Saffron', 'Light orange'],
    mantra: { devanagari: 'ॐ गुरवे नमः', transliteration: 'Om Gurave Namah' },
  },
  // Rahu, the north node of the Moon
  4: {
    strengths: ['Seeing things from an unusual side', 'Patient, hard work', 'Questioning old habits'],
    challenges: ['May feel misunderstood', 'Can worry when things change suddenly'],
    careers: ['Electronics engineer', 'Data analyst', 'Civil engineer', 'Cyber security analyst'],
    colours: ['Grey', 'Electric blue', 'Khaki'],
    mantra: { devanagari: 'ॐ राहवे नमः', transliteration: 'Om Rahave Namah' },
  },
  // Budha, Mercury
  5: {
    strengths: ['Quick, clear communication', 'Adapting to change', 'Curiosity about people and places'],
    challenges: ['May get restless with routine', 'Can spread attention too thin'],
    careers: ['Marketing manager', 'Journalist', 'Travel planner', 'Sales manager'],
    colours: ['Green', 'Turquoise', 'Light grey'],
    mantra: { devanagari: 'ॐ बुधाय नमः', transliteration: 'Om Budhaya Namah' },
  },
  // Shukra, Venus
  6: {
    strengths: ['Creating beauty and comfort', 'Caring for family and friends', 'Making peace with charm'],
    challenges: ['May give more than is returned', 'Can find it hard to face a quarrel'],
    careers: ['Interior designer', 'Hotel manager', 'Fashion designer', 'Musician'],
    colours: ['White', 'Pink', 'Light blue'],
    mantra: { devanagari: 'ॐ शुक्राय नमः', transliteration: 'Om Shukraya Namah' },
  },
  // Ketu, the south node of the Moon
  7: {
    strengths: ['Looking below the surface', 'Comfort with silence and study', 'A strong intuition'],
    challenges: ['May keep a distance from people', 'Can doubt what is simple'],
    careers: ['Research scientist', 'Yoga teacher', 'Environmental scientist', 'Librarian or archivist'],
    colours: ['Sea green', 'Pale yellow', 'Smoke grey'],
    mantra: { devanagari: 'ॐ केतवे नमः', transliteration: 'Om Ketave Namah' },
  },
  // Shani, Saturn
  8: {
    strengths: ['Endurance through slow times', 'A sense of justice', 'Handling responsibility'],
    challenges: ['May carry worries alone', 'Can be hard on self and forget to rest'],
    careers: ['Chartered accountant', 'Lawyer', 'Agriculture specialist', 'Operations manager'],
    colours: ['Dark blue', 'Black', 'Purple'],
    mantra: { devanagari: 'ॐ शनैश्चराय नमः', transliteration: 'Om Shanaishcharaya Namah' },
  },
  // Mangala, Mars
  9: {
    strengths: ['Courage when it is needed', 'Energy for a good cause', 'Protecting others'],
    challenges: ['May answer in anger too soon', 'Can find waiting difficult'],
    careers: ['Police or defence officer', 'Sports coach', 'Emergency medical technician', 'Doctor'],
    colours: ['Red', 'Maroon', 'Coral'],
    mantra: { devanagari: 'ॐ मङ्गलाय नमः', transliteration: 'Om Mangalaya Namah' },
  },
};
