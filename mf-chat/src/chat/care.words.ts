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
  es: {
    call: 'Llamar al',
    write: 'Escribir al',
    others: 'Otras personas que responden',
    everywhere: 'Líneas de cada país:',
    breathe: ['Respira conmigo un minuto', 'Cuatro al inspirar, seis al soltar'],
    plan: ['Hacer un plan de seguridad', 'Cinco pasos cortos, solo en este teléfono'],
    notMeant: 'No quise decir eso',
    beside: 'Si pesa demasiado, hay personas ahí',
    all: 'Todas las líneas',
  },
  fr: {
    call: 'Appeler le',
    write: 'Écrire au',
    others: 'D’autres qui répondent',
    everywhere: 'Les lignes de chaque pays :',
    breathe: ['Respire avec moi une minute', 'Quatre temps pour inspirer, six pour expirer'],
    plan: ['Faire un plan de sécurité', 'Cinq petites étapes, seulement sur ce téléphone'],
    notMeant: 'Ce n’est pas ce que je voulais dire',
    beside: 'Si c’est trop lourd, des personnes sont là',
    all: 'Toutes les lignes',
  },
  pt: {
    call: 'Ligar para',
    write: 'Escrever para',
    others: 'Outras pessoas que atendem',
    everywhere: 'Linhas de cada país:',
    breathe: ['Respire comigo um minuto', 'Quatro para inspirar, seis para soltar'],
    plan: ['Fazer um plano de segurança', 'Cinco passos curtos, só neste telefone'],
    notMeant: 'Não foi isso que eu quis dizer',
    beside: 'Se pesar demais, há pessoas aqui',
    all: 'Todas as linhas',
  },
  de: {
    call: 'Anrufen:',
    write: 'SMS an',
    others: 'Auch sie hören zu',
    everywhere: 'Nummern aller Länder:',
    breathe: ['Atme eine Minute mit mir', 'Vier ein, sechs aus'],
    plan: ['Einen Notfallplan machen', 'Fünf kurze Schritte, nur auf diesem Telefon'],
    notMeant: 'So habe ich es nicht gemeint',
    beside: 'Wird es zu schwer, sind Menschen da',
    all: 'Alle Nummern',
  },
  id: {
    call: 'Telepon',
    write: 'Kirim pesan ke',
    others: 'Mereka juga mendengarkan',
    everywhere: 'Nomor untuk setiap negara:',
    breathe: ['Bernapas bersama saya satu menit', 'Empat hitungan masuk, enam keluar'],
    plan: ['Buat rencana keselamatan', 'Lima langkah pendek, hanya di ponsel ini'],
    notMeant: 'Bukan itu maksud saya',
    beside: 'Kalau terlalu berat, ada orang di sana',
    all: 'Semua nomor',
  },
  ru: {
    call: 'Позвонить:',
    write: 'Написать:',
    others: 'Здесь тоже ответят',
    everywhere: 'Номера всех стран:',
    breathe: ['Подыши со мной минуту', 'Вдох на четыре, выдох на шесть'],
    plan: ['Составить план безопасности', 'Пять коротких шагов, только на этом телефоне'],
    notMeant: 'Это было не о том',
    beside: 'Если станет слишком тяжело, есть люди',
    all: 'Все номера',
  },
  zh: {
    call: '拨打',
    write: '发短信到',
    others: '这些人也会接听',
    everywhere: '各国热线：',
    breathe: ['和我一起呼吸一分钟', '吸气数四下，呼气数六下'],
    plan: ['写一份安全计划', '五个小步骤，只留在这部手机上'],
    notMeant: '我不是这个意思',
    beside: '如果太沉重，有人在',
    all: '所有热线',
  },
  ar: {
    call: 'اتصل بـ',
    write: 'راسل',
    others: 'وهؤلاء أيضًا يجيبون',
    everywhere: 'أرقام كل البلدان:',
    breathe: ['تنفس معي دقيقة', 'شهيق حتى أربعة، زفير حتى ستة'],
    plan: ['ضع خطة أمان', 'خمس خطوات قصيرة، على هذا الهاتف فقط'],
    notMeant: 'لم أقصد ذلك',
    beside: 'إن صار ثقيلًا جدًا فهناك من يسمعك',
    all: 'كل الأرقام',
  },
  bn: {
    call: 'ফোন করুন',
    write: 'মেসেজ করুন',
    others: 'এঁরাও শোনেন',
    everywhere: 'সব দেশের হেল্পলাইন:',
    breathe: ['আমার সঙ্গে এক মিনিট শ্বাস নিন', 'চার গুনে ভেতরে, ছয় গুনে বাইরে'],
    plan: ['নিরাপত্তার পরিকল্পনা করুন', 'পাঁচটি ছোট ধাপ, শুধু এই ফোনে'],
    notMeant: 'আমি তা বোঝাতে চাইনি',
    beside: 'খুব ভারী লাগলে মানুষ আছেন',
    all: 'সব নম্বর',
  },
  ur: {
    call: 'فون کریں',
    write: 'پیغام بھیجیں',
    others: 'یہ لوگ بھی سنتے ہیں',
    everywhere: 'ہر ملک کی ہیلپ لائن:',
    breathe: ['میرے ساتھ ایک منٹ سانس لیں', 'چار تک اندر، چھ تک باہر'],
    plan: ['حفاظت کا منصوبہ بنائیں', 'پانچ چھوٹے قدم، صرف اسی فون پر'],
    notMeant: 'میرا یہ مطلب نہیں تھا',
    beside: 'بہت بھاری ہو جائے تو لوگ موجود ہیں',
    all: 'تمام نمبر',
  },
};

/** The buttons in the language of the words they stand with (BCP 47); English where there are none. */
export function careWordsIn(lang: string): CareWords & { lang: string } {
  const own = words[lang];
  return own ? { ...own, lang } : { ...english, lang: 'en' };
}
