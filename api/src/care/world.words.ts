/**
 * The plainest ways to speak of one's own death in other chat languages. A first net, not a complete one: English, Hindi and
 * romanised Hindi have their own tables. Written as phrases, see `compilePhrases`.
 */
export const worldPhrases = `
quiero|quisiera|deseo|prefiero morir|morirme|matarme|suicidarme
ganas de morir|morirme
no quiero|tengo * vivir
quitarme la vida
acabar|terminar con mi vida
suicidarme|suicidio
quero|queria|desejo * morrer|matar-me|suicidar
quero|vou|queria me matar
nao quero|aguento * viver
tirar|acabar com? a? minha vida
suicidar|suicidio
veux|voudrais|envie * mourir|tuer|suicider
plus|pas * envie * vivre
veux plus|pas vivre
mettre fin a mes|ma jours|vie
me suicider|tuer
will|möchte|moechte|wollte * sterben
will|möchte|kann nicht mehr leben
mich umbringen|töten
selbstmord|suizid
mir das leben nehmen
voglio|vorrei morire|uccidermi|ammazzarmi|suicidarmi
non voglio * vivere
farla finita
хочу|хочется умереть|сдохнуть
не хочу * жить
покончить * с * собой|жизнью
убить себя
суицид|самоубийство|самоубийстве
أريد|اريد|أتمنى|بدي|عايز * أموت|اموت|الموت
سأنتحر|انتحار|أنتحر|الانتحار
أقتل نفسي
لا أريد|اريد * أعيش|اعيش|العيش
مرنا چاہتا|چاہتی|ہے
مر جانا چاہتا|چاہتی
خودکشی
جینا نہیں چاہتا|چاہتی|ہے
زندہ نہیں رہنا
می‌خواهم|میخواهم|میخوام|می‌خوام بمیرم
মরতে|মরে * চাই|ইচ্ছা|ইচ্ছে
আত্মহত্যা
বাঁচতে * চাই|ইচ্ছা|ইচ্ছে না|করে
मरायचे|मरायचं|मरावंसं आहे|वाटतं
जगायचे|जगायचं|जगावंसं नाही|वाटत
मर्न * मन|चाहन्छु
મરવું|મરી * છે|જવું
આત્મહત્યા|આપઘાત
જીવવું નથી
ਮਰਨਾ ਚਾਹੁੰਦਾ|ਚਾਹੁੰਦੀ
ਖੁਦਕੁਸ਼ੀ|ਆਤਮਹੱਤਿਆ
ਜੀਣਾ ਨਹੀਂ ਚਾਹੁੰਦਾ|ਚਾਹੁੰਦੀ
சாக வேண்டும்|போகிறேன்|விரும்புகிறேன்
தற்கொலை
வாழ பிடிக்கவில்லை|விரும்பவில்லை
చనిపోవాలని|చచ్చిపోవాలని ఉంది|అనిపిస్తోంది
ఆత్మహత్య
బతకాలని లేదు
ಸಾಯಬೇಕು|ಆತ್ಮಹತ್ಯೆ
മരിക്കണം|ആത്മഹത്യ
ölmek istiyorum
yaşamak istemiyorum
intihar
ingin|mau|pengen|nak mati
bunuh diri
muốn chết
muốn|sẽ tự tử|sát
`;

/** Languages that put no space between words: the characters wherever they occur. */
export const unspacedPhrases = [
  '想死',
  '自杀',
  '自殺',
  '不想活',
  '死にたい',
  '消えたい',
  '죽고 싶',
  '죽고싶',
  '자살',
  'อยากตาย',
  'ฆ่าตัวตาย',
];

/** Everyday words and idioms of these languages that hold one of the pieces above. */
export const unspacedEveryday = ['자살골', '笑到想死'];
