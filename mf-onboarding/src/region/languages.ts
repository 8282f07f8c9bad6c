// Code, English name, own name; the languages of India first, then the others by name. Browsers know these names for about half
// of them only (Intl.DisplayNames), so they are written here.
const table = `en|English|
hi|Hindi|हिन्दी
hi-Latn|Hinglish|Hindi in Latin letters|Hindi
as|Assamese|অসমীয়া
bn|Bengali|বাংলা|Bangla
bho|Bhojpuri|भोजपुरी
brx|Bodo|बर'
doi|Dogri|डोगरी
gu|Gujarati|ગુજરાતી
kn|Kannada|ಕನ್ನಡ
ks|Kashmiri|कॉशुर
kok|Konkani|कोंकणी
mai|Maithili|मैथिली
ml|Malayalam|മലയാളം
mni|Manipuri|ꯃꯩꯇꯩꯂꯣꯟ|Meitei
mr|Marathi|मराठी
ne|Nepali|नेपाली
or|Odia|ଓଡ଼ିଆ|Oriya
pa|Punjabi|ਪੰਜਾਬੀ|Panjabi
raj|Rajasthani|राजस्थानी|Marwari
sa|Sanskrit|संस्कृतम्
sat|Santali|ᱥᱟᱱᱛᱟᱲᱤ
sd|Sindhi|سنڌي
ta|Tamil|தமிழ்
te|Telugu|తెలుగు
tcy|Tulu|ತುಳು
ur|Urdu|اردو
af|Afrikaans|
sq|Albanian|Shqip
am|Amharic|አማርኛ
ar|Arabic|العربية
hy|Armenian|Հայերեն
ay|Aymara|Aymar aru
az|Azerbaijani|Azərbaycan
eu|Basque|Euskara
be|Belarusian|Беларуская
bs|Bosnian|Bosanski
bg|Bulgarian|Български
my|Burmese|မြန်မာ|Myanmar
ca|Catalan|Català
ceb|Cebuano|Binisaya
ny|Chichewa|Chicheŵa
zh|Chinese|中文|Mandarin|Simplified
zh-Hant|Chinese, Traditional|繁體中文|Cantonese
hr|Croatian|Hrvatski
cs|Czech|Čeština
da|Danish|Dansk
dv|Dhivehi|ދިވެހި|Maldivian
nl|Dutch|Nederlands
dz|Dzongkha|རྫོང་ཁ|Bhutanese
eo|Esperanto|
et|Estonian|Eesti
fil|Filipino|Wikang Filipino|Tagalog
fi|Finnish|Suomi
fr|French|Français
gl|Galician|Galego
ka|Georgian|ქართული
de|German|Deutsch
el|Greek|Ελληνικά
gn|Guarani|Avañe'ẽ
ht|Haitian Creole|Kreyòl ayisyen
ha|Hausa|
he|Hebrew|עברית
hu|Hungarian|Magyar
is|Icelandic|Íslenska
ig|Igbo|
id|Indonesian|Bahasa Indonesia
ga|Irish|Gaeilge
it|Italian|Italiano
ja|Japanese|日本語
jv|Javanese|Basa Jawa
kk|Kazakh|Қазақша
km|Khmer|ខ្មែរ|Cambodian
rw|Kinyarwanda|Ikinyarwanda
ko|Korean|한국어
ku|Kurdish|Kurdî
ky|Kyrgyz|Кыргызча
lo|Lao|ລາວ
lv|Latvian|Latviešu
ln|Lingala|Lingála
lt|Lithuanian|Lietuvių
lb|Luxembourgish|Lëtzebuergesch
mk|Macedonian|Македонски
mg|Malagasy|
ms|Malay|Bahasa Melayu
mt|Maltese|Malti
mi|Maori|Te reo Māori
mn|Mongolian|Монгол
no|Norwegian|Norsk
om|Oromo|Afaan Oromoo
ps|Pashto|پښتو
fa|Persian|فارسی|Farsi
pl|Polish|Polski
pt|Portuguese|Português
pt-BR|Portuguese, Brazil|Português do Brasil
qu|Quechua|Runa Simi
ro|Romanian|Română
ru|Russian|Русский
sr|Serbian|Српски
sn|Shona|chiShona
si|Sinhala|සිංහල|Sinhalese
sk|Slovak|Slovenčina
sl|Slovenian|Slovenščina
so|Somali|Soomaali
es|Spanish|Español|Castellano
su|Sundanese|Basa Sunda
sw|Swahili|Kiswahili
sv|Swedish|Svenska
tg|Tajik|Тоҷикӣ
th|Thai|ไทย
bo|Tibetan|བོད་སྐད་
ti|Tigrinya|ትግርኛ
tr|Turkish|Türkçe
tk|Turkmen|Türkmençe
uk|Ukrainian|Українська
ug|Uyghur|ئۇيغۇرچە
uz|Uzbek|Oʻzbekcha
vi|Vietnamese|Tiếng Việt
cy|Welsh|Cymraeg
xh|Xhosa|isiXhosa
yi|Yiddish|ייִדיש
yo|Yoruba|Yorùbá
zu|Zulu|isiZulu`;

export interface Language {
  code: string;
  name: string;
  own: string;
  also: readonly string[];
}

/** The languages a companion can chat in. `code` is BCP 47; `own` is what its speakers call it, empty when the same. */
export const languages: readonly Language[] = table.split('\n').map((line) => {
  const [code = '', name = '', own = '', ...also] = line.split('|');
  return { code, name, own, also };
});

/** A language's name as a screen says it, such as "Hindi", or the code when nobody knows it. */
export function languageName(code: string): string {
  return languages.find((language) => language.code === code)?.name ?? code;
}
