/** Words near which even a short number reads as one to dial. */
export const dialWords = `call dial phone ring text sms whatsapp helpline hotline number contact message reach telephone mobile
  कॉल फोन नंबर डायल हेल्पलाइन मैसेज व्हाट्सऐप नम्बर number's call karo phone karo calling dialling dialing helplines`;

/** Words between one of dialling and its number. */
export const linkWords = 'on at to is us them par pe hai this the number ki ko se पर को से है ये यह इस';

/** Digits in words: English, Hindi, romanised Hindi. */
export const digitWords: Readonly<Record<string, string>> = {
  0: 'zero oh shunya sifar jeero शून्य ज़ीरो सिफर',
  1: 'one ek एक वन',
  2: 'two do दो टू',
  3: 'three teen तीन थ्री',
  4: 'four char chaar चार फोर',
  5: 'five panch paanch पांच पाँच फाइव',
  6: 'six che chhe chhah chah cheh छह छः छे सिक्स',
  7: 'seven saat सात सेवन',
  8: 'eight aath आठ एट',
  9: 'nine nau नौ नाइन',
};

/** Tens in words: "ninety eight" is two digits of a number. */
export const tens: Readonly<Record<string, string>> = {
  20: 'twenty',
  30: 'thirty',
  40: 'forty',
  50: 'fifty',
  60: 'sixty',
  70: 'seventy',
  80: 'eighty',
  90: 'ninety',
};

/** "Double seven" is two digits. */
export const repeatWords: Readonly<Record<string, string>> = { 2: 'double डबल', 3: 'triple ट्रिपल' };

/** What stands between the digits of one number. */
export const neutralWords = 'and then dash hyphen space aur phir और फिर';

/** Numbers of two digits in Hindi; what they are is not asked, only how many digits are being said. */
export const twoDigitWords = `ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस
  बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन
  बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर
  पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे
  छियानवे सत्तानवे अट्ठानवे निन्यानवे gyarah barah terah chaudah pandrah solah satrah atharah unnis bees ikkis bais teis chaubis pachis chhabbis
  sattais atthais tees battis chalis bayalis chavalis chauvalis paintalis chhiyalis saintalis adtalis pachas bavan chhappan
  bahattar chhihattar assi chaurasi pachasi chhiyasi nabbe chhiyanave sattanave atthanave ninyanave`;
