import type { CareWords } from './care-reply.words.ts';
import type { CareKind } from './levels.ts';

type World = Pick<CareWords, 'possible' | 'lines' | 'directory' | 'text' | 'closing'> & {
  /** In these languages only the plainest words are read, and they speak of dying: so do all of Saathi's. */
  clear: string;
  question: string;
  always: string;
};

const forAll = (words: string): Record<CareKind, string> => ({
  self_harm: words,
  harm_to_others: words,
  abuse: words,
  danger_now: words,
  method_request: words,
  other_at_risk: words,
  minor_romantic: words,
});

const toWords = ({ clear, question, always, ...rest }: World): CareWords => ({
  ...rest,
  clear: forAll(clear),
  question: forAll(question),
  lineNames: { '24 hours, every day': always },
});

/** The words of ten more chat languages. */
export const worldWords = {
  es: toWords({
    clear:
      'Me alegra que me lo hayas dicho{who}, y quiero que estés a salvo. Por favor, aléjate de todo con lo que podrías hacerte daño y ve con alguien que esté cerca. Luego llama a este número; si estás herido o has tomado algo, llama primero a emergencias.',
    possible:
      'Eso suena muy pesado{who}. Tu compañero no puede responder ahora, así que te lo pregunto claramente: {question} Sea cual sea la respuesta, puedes decírsela a una persona en este número.',
    question: '¿estás pensando en quitarte la vida?',
    lines: 'Personas a las que puedes llamar ahora mismo:\n{lines}',
    directory: 'En {site} están las líneas de cada país.',
    text: 'mensaje',
    closing:
      'Soy Saathi, una IA, y esto nunca se cobra. Una cosa para el próximo minuto: apoya los dos pies en el suelo, suelta el aire despacio y nombra cinco cosas que veas.',
    always: '24 horas, todos los días',
  }),
  fr: toWords({
    clear:
      'Merci de me l’avoir dit{who}, je veux que tu sois en sécurité. Éloigne-toi de tout ce qui pourrait te blesser et va vers quelqu’un de proche. Puis appelle ce numéro ; en cas de blessure, ou si tu as pris quelque chose, appelle d’abord les urgences.',
    possible:
      'Cela a l’air très lourd{who}. Ton compagnon ne peut pas répondre maintenant, alors je te le demande clairement : {question} Quelle que soit la réponse, tu peux la dire à une personne à ce numéro.',
    question: 'penses-tu à mettre fin à tes jours ?',
    lines: 'Des personnes à joindre tout de suite :\n{lines}',
    directory: 'Les lignes de chaque pays sont sur {site}.',
    text: 'SMS au',
    closing:
      'Je suis Saathi, une IA, et ceci n’est jamais facturé. Une chose pour la prochaine minute : pose les deux pieds au sol, expire lentement et nomme cinq choses que tu vois.',
    always: '24 h sur 24, tous les jours',
  }),
  pt: toWords({
    clear:
      'Que bom que você me contou{who}, quero que você fique em segurança. Por favor, afaste-se de tudo com que possa se machucar e vá para perto de alguém. Depois ligue para este número; se você se feriu ou tomou algo, ligue primeiro para a emergência.',
    possible:
      'Isso parece muito pesado{who}. Seu companheiro não pode responder agora, então pergunto claramente: {question} Seja qual for a resposta, você pode dizê-la a uma pessoa neste número.',
    question: 'você está pensando em tirar a própria vida?',
    lines: 'Pessoas com quem você pode falar agora:\n{lines}',
    directory: 'Em {site} estão as linhas de cada país.',
    text: 'mensagem',
    closing:
      'Sou Saathi, uma IA, e isto nunca é cobrado. Uma coisa para o próximo minuto: apoie os dois pés no chão, solte o ar devagar e diga cinco coisas que você vê.',
    always: '24 horas, todos os dias',
  }),
  de: toWords({
    clear:
      'Gut, dass du mir das gesagt hast{who}, ich möchte, dass du sicher bist. Bitte geh weg von allem, womit du dich verletzen könntest, und zu jemandem in deiner Nähe. Ruf dann diese Nummer an; wenn du verletzt bist oder etwas genommen hast, zuerst den Notruf.',
    possible:
      'Das klingt sehr schwer{who}. Dein Begleiter kann gerade nicht antworten, darum frage ich dich offen: {question} Wie die Antwort auch ist, unter dieser Nummer kannst du sie einem Menschen sagen.',
    question: 'denkst du daran, dir das Leben zu nehmen?',
    lines: 'Menschen, die du jetzt erreichst:\n{lines}',
    directory: 'Auf {site} stehen die Nummern aller Länder.',
    text: 'SMS an',
    closing:
      'Ich bin Saathi, eine KI, und das kostet nie etwas. Für die nächste Minute: Stell beide Füße auf den Boden, atme langsam aus und nenne fünf Dinge, die du siehst.',
    always: 'rund um die Uhr, jeden Tag',
  }),
  id: toWords({
    clear:
      'Terima kasih sudah memberi tahu saya{who}, saya ingin kamu selamat. Tolong jauhi apa pun yang bisa melukaimu dan pergilah ke orang di dekatmu. Lalu telepon nomor ini; kalau kamu terluka atau menelan sesuatu, telepon nomor darurat dulu.',
    possible:
      'Itu terdengar sangat berat{who}. Temanmu di sini belum bisa menjawab, jadi saya bertanya terus terang: {question} Apa pun jawabannya, kamu bisa mengatakannya kepada seseorang di nomor ini.',
    question: 'apakah kamu berpikir untuk mengakhiri hidupmu?',
    lines: 'Orang yang bisa kamu hubungi sekarang:\n{lines}',
    directory: 'Nomor untuk setiap negara ada di {site}.',
    text: 'pesan',
    closing:
      'Saya Saathi, sebuah AI, dan ini tidak pernah dikenai biaya. Untuk satu menit ke depan: tapakkan kedua kaki di lantai, embuskan napas pelan-pelan, dan sebutkan lima hal yang kamu lihat.',
    always: '24 jam, setiap hari',
  }),
  ru: toWords({
    clear:
      'Хорошо, что ты мне об этом сказал(а){who}, я хочу, чтобы ты был(а) в безопасности. Пожалуйста, отойди от всего, чем можно себе навредить, и иди к кому-нибудь рядом. Потом позвони по этому номеру; если есть рана или ты что-то принял(а), сначала вызови экстренную помощь.',
    possible:
      'Похоже, это очень тяжело{who}. Твой собеседник сейчас не может ответить, поэтому спрошу прямо: {question} Каким бы ни был ответ, его можно сказать человеку по этому номеру.',
    question: 'ты думаешь о том, чтобы покончить с собой?',
    lines: 'Люди, которым можно позвонить прямо сейчас:\n{lines}',
    directory: 'Номера для каждой страны есть на {site}.',
    text: 'сообщение на',
    closing:
      'Я Saathi, искусственный интеллект, и это всегда бесплатно. На ближайшую минуту: поставь обе ноги на пол, медленно выдохни и назови пять вещей, которые видишь.',
    always: 'круглосуточно, каждый день',
  }),
  zh: toWords({
    clear:
      '谢谢你告诉我{who}，我希望你平安。请远离任何可能伤到自己的东西，到身边的人那里去。然后拨打这个号码；如果已经受伤或吃了什么，请先拨打急救电话。',
    possible:
      '听起来这真的很沉重{who}。你的陪伴者现在无法回答，所以我直接问你：{question}无论答案是什么，你都可以打这个号码，对一个真人说出来。',
    question: '你在想结束自己的生命吗？',
    lines: '现在就能联系到的人：\n{lines}',
    directory: '各国的热线都在 {site}。',
    text: '短信',
    closing:
      '我是 Saathi，一个人工智能，这永远不收费。接下来的一分钟：双脚踩在地上，慢慢呼气，说出你看到的五样东西。',
    always: '每天 24 小时',
  }),
  ar: toWords({
    clear:
      'أحسنت أنك أخبرتني{who}، وأريدك أن تبقى بأمان. ابتعد من فضلك عن كل ما قد تؤذي به نفسك، واذهب إلى شخص قريب منك. ثم اتصل بهذا الرقم؛ وإن كنت مصابًا أو تناولت شيئًا فاتصل بالطوارئ أولًا.',
    possible:
      'يبدو هذا ثقيلًا جدًا{who}. رفيقك لا يستطيع الرد الآن، لذلك أسألك بوضوح: {question} مهما كان الجواب، يمكنك أن تقوله لإنسان على هذا الرقم.',
    question: 'هل تفكر في إنهاء حياتك؟',
    lines: 'أشخاص يمكنك الوصول إليهم الآن:\n{lines}',
    directory: 'أرقام كل البلدان في {site}.',
    text: 'رسالة إلى',
    closing:
      'أنا Saathi، ذكاء اصطناعي، وهذا مجاني دائمًا. شيء واحد للدقيقة القادمة: ضع قدميك على الأرض، وأخرج النفس ببطء، وسمِّ خمسة أشياء تراها.',
    always: '24 ساعة، كل يوم',
  }),
  bn: toWords({
    clear:
      'আমাকে বলেছেন, ভালো করেছেন{who}; আমি চাই আপনি নিরাপদ থাকুন। যা দিয়ে নিজের ক্ষতি হতে পারে তার থেকে দূরে সরে যান, আর কাছের কোনো মানুষের কাছে যান। তারপর এই নম্বরে ফোন করুন; আঘাত লেগে থাকলে বা কিছু খেয়ে থাকলে আগে জরুরি নম্বরে।',
    possible:
      'এটা খুব ভারী মনে হচ্ছে{who}। আপনার সঙ্গী এখন উত্তর দিতে পারছে না, তাই সোজাসুজি জিজ্ঞেস করছি: {question} উত্তর যা-ই হোক, এই নম্বরে একজন মানুষকে বলতে পারেন।',
    question: 'আপনি কি নিজের জীবন শেষ করার কথা ভাবছেন?',
    lines: 'এখনই যাঁদের সঙ্গে কথা বলতে পারেন:\n{lines}',
    directory: 'সব দেশের হেল্পলাইন {site} এ আছে।',
    text: 'মেসেজ',
    closing:
      'আমি Saathi, একটি AI, আর এর জন্য কখনও টাকা লাগে না। পরের এক মিনিট: দুই পা মেঝেতে রাখুন, ধীরে শ্বাস ছাড়ুন, আর চোখে পড়া পাঁচটি জিনিসের নাম বলুন।',
    always: '২৪ ঘণ্টা, প্রতিদিন',
  }),
  ur: toWords({
    clear:
      'اچھا کیا کہ آپ نے بتایا{who}، آپ کا محفوظ رہنا ضروری ہے۔ جس چیز سے چوٹ لگ سکتی ہے اس سے دور ہو جائیے، اور پاس کے کسی انسان کے پاس جائیے۔ پھر اس نمبر پر فون کیجیے؛ اگر چوٹ لگی ہے یا کچھ کھا لیا ہے تو پہلے ہنگامی نمبر پر۔',
    possible:
      'یہ بہت بھاری لگتا ہے{who}۔ آپ کا ساتھی ابھی جواب نہیں دے پا رہا، اس لیے سیدھا پوچھنا ضروری ہے: {question} جواب جو بھی ہو، اس نمبر پر آپ کسی انسان سے کہہ سکتے ہیں۔',
    question: 'کیا آپ اپنی جان لینے کے بارے میں سوچ رہے ہیں؟',
    lines: 'ان لوگوں سے آپ ابھی بات کر سکتے ہیں:\n{lines}',
    directory: 'ہر ملک کی ہیلپ لائن {site} پر ہے۔',
    text: 'پیغام',
    closing:
      'میں Saathi ہوں، ایک AI، اور اس کے لیے کبھی پیسے نہیں لگتے۔ اگلے ایک منٹ کے لیے: دونوں پاؤں زمین پر رکھیے، آہستہ سانس چھوڑیے، اور پانچ چیزیں گنیے جو نظر آ رہی ہیں۔',
    always: '24 گھنٹے، ہر دن',
  }),
} satisfies Record<string, CareWords>;
