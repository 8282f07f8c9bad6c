import type { Helpline, HelplineKind } from './helplines.ts';

/** The release these rows were made for. A test fails once a row is older than 180 days: go through them again, then set both days. */
export const releasedOn = '2026-11-21';
/** The day every row below was last gone through. */
const checkedOn = '2026-11-21';
const always = '24 hours, every day';

const line = (
  kind: HelplineKind,
  name: string,
  number: string,
  source: string,
  languages: readonly string[],
  hours: string = always,
): Helpline => {
  // Spaces and hyphens help to read a number aloud; a telephone does without.
  const dial = number.replace(/[ -]/g, '');
  return { name, number, dial, hours, languages, kind, checkedOn, source };
};

const texted = (kind: HelplineKind, name: string, number: string, source: string): Helpline => ({
  ...line(kind, name, number, source, ['en']),
  text: true,
});

const emergency = (number: string, languages: readonly string[], name = 'Emergency services'): Helpline =>
  line('emergency', name, number, "The country's national emergency number", languages);

const mind = (name: string, number: string, source: string, languages: readonly string[], hours?: string) =>
  line('mental_health', name, number, source, languages, hours);

const child = (name: string, number: string, source: string, languages: readonly string[], hours?: string) =>
  line('child', name, number, source, languages, hours);

const women = (name: string, number: string, source: string, languages: readonly string[], hours?: string) =>
  line('women', name, number, source, languages, hours);

/** By ISO country code, the first to try at the top of each. Only numbers that are public, national and well established. */
export const helplineTable: Readonly<Record<string, readonly Helpline[]>> = {
  IN: [
    mind('Tele-MANAS', '14416', 'Ministry of Health and Family Welfare, Government of India', [
      'hi',
      'en',
      'bn',
      'ta',
      'te',
      'mr',
      'gu',
      'kn',
      'ml',
      'pa',
      'or',
      'as',
      'ur',
    ]),
    emergency('112', ['hi', 'en'], 'Emergency (police, ambulance, fire)'),
    child('Childline', '1098', 'Ministry of Women and Child Development, Government of India', ['hi', 'en']),
    women('Women Helpline', '181', 'Ministry of Women and Child Development, Government of India', [
      'hi',
      'en',
    ]),
  ],
  GB: [
    emergency('999', ['en']),
    mind('Samaritans', '116 123', 'Samaritans, the charity that runs it', ['en']),
    texted('mental_health', 'Shout (text SHOUT)', '85258', 'Shout, the charity that runs it'),
    child('Childline', '0800 1111', 'NSPCC, the charity that runs it', ['en']),
    women('National Domestic Abuse Helpline', '0808 2000 247', 'Refuge, the charity that runs it', ['en']),
  ],
  CA: [
    emergency('911', ['en', 'fr']),
    mind('Suicide Crisis Helpline (call or text)', '988', 'Government of Canada', ['en', 'fr']),
    child('Kids Help Phone', '1-800-668-6868', 'Kids Help Phone, the charity that runs it', ['en', 'fr']),
  ],
  US: [
    emergency('911', ['en', 'es']),
    mind(
      '988 Suicide & Crisis Lifeline (call or text)',
      '988',
      'United States Department of Health and Human Services',
      ['en', 'es'],
    ),
  ],
  AU: [
    emergency('000', ['en']),
    mind('Lifeline', '13 11 14', 'Lifeline Australia, the charity that runs it', ['en']),
    child('Kids Helpline', '1800 55 1800', 'Yourtown, the charity that runs it', ['en']),
    women('1800RESPECT', '1800 737 732', 'Australian Government, Department of Social Services', ['en']),
  ],
  NZ: [
    emergency('111', ['en']),
    mind('Need to talk? (call or text)', '1737', 'Health New Zealand', ['en']),
    child(
      "What's Up",
      '0800 942 8787',
      'Barnardos New Zealand, which runs it',
      ['en'],
      'Daytime and evening',
    ),
  ],
  IE: [
    emergency('112', ['en']),
    mind('Samaritans', '116 123', 'Samaritans Ireland, the charity that runs it', ['en']),
    texted('mental_health', 'Text About It (text HELLO)', '50808', 'Health Service Executive of Ireland'),
    child('Childline', '1800 66 66 66', 'ISPCC, the charity that runs it', ['en']),
    women("Women's Aid", '1800 341 900', "Women's Aid Ireland, the charity that runs it", ['en']),
  ],
  SG: [
    emergency('995', ['en'], 'Ambulance and fire'),
    emergency('999', ['en'], 'Police'),
    mind('Samaritans of Singapore', '1767', 'Samaritans of Singapore, the charity that runs it', ['en']),
  ],
  AE: [emergency('999', ['ar', 'en'], 'Police'), emergency('998', ['ar', 'en'], 'Ambulance')],
  ZA: [
    emergency('112', ['en'], 'Emergency from a mobile'),
    emergency('10111', ['en'], 'Police'),
    mind(
      'South African Depression and Anxiety Group, suicide crisis line',
      '0800 567 567',
      'South African Depression and Anxiety Group',
      ['en'],
    ),
    child('Childline', '116', 'Childline South Africa', ['en']),
    women(
      'Gender-Based Violence Command Centre',
      '0800 428 428',
      'Department of Social Development, South Africa',
      ['en'],
    ),
  ],
  DE: [
    emergency('112', ['de']),
    mind('TelefonSeelsorge', '0800 1110111', 'TelefonSeelsorge Deutschland', ['de']),
    child(
      'Nummer gegen Kummer',
      '116 111',
      'Nummer gegen Kummer e.V.',
      ['de'],
      'Monday to Saturday, afternoons',
    ),
    women('Hilfetelefon Gewalt gegen Frauen', '116 016', 'Federal Office of Family Affairs, Germany', [
      'de',
      'en',
    ]),
  ],
  FR: [
    emergency('112', ['fr']),
    mind('Numéro national de prévention du suicide', '3114', 'Ministry of Health, France', ['fr']),
    child('Enfance en danger', '119', 'National child protection service, France', ['fr']),
    women('Violences Femmes Info', '3919', 'Fédération nationale Solidarité Femmes', ['fr']),
  ],
  ES: [
    emergency('112', ['es']),
    mind('Línea de atención a la conducta suicida', '024', 'Ministry of Health, Spain', ['es']),
    women('Violencia de género', '016', 'Ministry of Equality, Spain', ['es', 'en']),
    child('ANAR', '116 111', 'Fundación ANAR', ['es']),
  ],
  IT: [
    emergency('112', ['it']),
    child('Telefono Azzurro', '19696', 'Telefono Azzurro, the charity that runs it', ['it']),
    women('Antiviolenza e stalking', '1522', 'Department for Equal Opportunities, Italy', ['it', 'en']),
  ],
  NL: [
    emergency('112', ['nl']),
    mind('113 Zelfmoordpreventie', '113', 'Stichting 113 Zelfmoordpreventie', ['nl']),
    mind('113 Zelfmoordpreventie (free)', '0800 0113', 'Stichting 113 Zelfmoordpreventie', ['nl']),
  ],
  BE: [
    emergency('112', ['nl', 'fr', 'de']),
    mind('Zelfmoordlijn', '1813', 'Centrum ter preventie van zelfdoding', ['nl']),
    mind('Centre de Prévention du Suicide', '0800 32 123', 'Centre de Prévention du Suicide', ['fr']),
  ],
  AT: [
    emergency('112', ['de']),
    mind('TelefonSeelsorge', '142', 'TelefonSeelsorge Österreich', ['de']),
    child('Rat auf Draht', '147', 'Rat auf Draht, which runs it', ['de']),
    women('Frauenhelpline', '0800 222 555', 'Frauenhelpline gegen Gewalt, Austria', ['de']),
  ],
  CH: [
    emergency('112', ['de', 'fr', 'it']),
    mind('Die Dargebotene Hand, La Main Tendue, Telefono Amico', '143', 'The association that runs it', [
      'de',
      'fr',
      'it',
    ]),
    child('Pro Juventute', '147', 'Pro Juventute, the foundation that runs it', ['de', 'fr', 'it']),
  ],
  SE: [
    emergency('112', ['sv']),
    mind('Mind Självmordslinjen', '90101', 'Mind, the association that runs it', ['sv']),
  ],
  DK: [
    emergency('112', ['da']),
    mind(
      'Livslinien',
      '70 201 201',
      'Livslinien, the association that runs it',
      ['da'],
      'Daytime and night, not every hour',
    ),
  ],
  FI: [
    emergency('112', ['fi', 'sv']),
    mind('Kriisipuhelin', '09 2525 0111', 'MIELI Mental Health Finland', ['fi']),
  ],
  NO: [
    emergency('112', ['no'], 'Police'),
    emergency('113', ['no'], 'Ambulance'),
    mind('Mental Helse', '116 123', 'Mental Helse, the organisation that runs it', ['no']),
    child('Alarmtelefonen for barn og unge', '116 111', 'Alarmtelefonen for barn og unge', ['no']),
  ],
  PT: [emergency('112', ['pt']), mind('SNS 24', '808 24 24 24', 'National Health Service, Portugal', ['pt'])],
  PL: [
    emergency('112', ['pl']),
    child('Telefon zaufania dla dzieci i młodzieży', '116 111', 'Fundacja Dajemy Dzieciom Siłę', ['pl']),
    mind(
      'Telefon zaufania dla dorosłych w kryzysie',
      '116 123',
      'Polish crisis line for adults',
      ['pl'],
      'Hours vary',
    ),
  ],
  CZ: [emergency('112', ['cs']), child('Linka bezpečí', '116 111', 'Linka bezpečí, which runs it', ['cs'])],
  GR: [
    emergency('112', ['el']),
    mind('Suicide intervention line', '1018', 'Klimaka, the organisation that runs it', ['el']),
  ],
  HU: [
    emergency('112', ['hu']),
    mind('Lelki elsősegély', '116 123', 'The national association of telephone help', ['hu']),
  ],
  RO: [emergency('112', ['ro'])],
  JP: [
    emergency('119', ['ja'], 'Ambulance and fire'),
    emergency('110', ['ja'], 'Police'),
    mind('Yorisoi Hotline', '0120 279 338', 'Social Inclusion Support Center, Japan', ['ja']),
  ],
  KR: [
    emergency('119', ['ko'], 'Ambulance and fire'),
    mind('Suicide prevention counselling', '109', 'Ministry of Health and Welfare, Republic of Korea', [
      'ko',
    ]),
    women("Women's emergency hotline", '1366', 'Ministry of Gender Equality and Family, Republic of Korea', [
      'ko',
    ]),
  ],
  BR: [
    emergency('192', ['pt'], 'Ambulance (SAMU)'),
    emergency('190', ['pt'], 'Police'),
    mind('Centro de Valorização da Vida', '188', 'Centro de Valorização da Vida, which runs it', ['pt']),
    women('Central de Atendimento à Mulher', '180', 'Government of Brazil', ['pt']),
    child('Disque Direitos Humanos', '100', 'Government of Brazil', ['pt']),
  ],
  MX: [
    emergency('911', ['es']),
    mind('Línea de la Vida', '800 911 2000', 'Ministry of Health, Mexico', ['es']),
  ],
  AR: [emergency('911', ['es']), women('Línea 144', '144', 'Government of Argentina', ['es'])],
  NP: [
    emergency('100', ['ne'], 'Police'),
    emergency('102', ['ne'], 'Ambulance'),
    mind('National Suicide Prevention Helpline', '1166', 'Patan Mental Hospital, Nepal', ['ne']),
    child('Child Helpline', '1098', 'CWIN Nepal and the Government of Nepal', ['ne']),
  ],
  LK: [
    mind('National Mental Health Helpline', '1926', 'National Institute of Mental Health, Sri Lanka', [
      'si',
      'ta',
      'en',
    ]),
    emergency('119', ['si', 'ta', 'en'], 'Police'),
    emergency('1990', ['si', 'ta', 'en'], 'Ambulance (Suwa Seriya)'),
    child('Child Helpline', '1929', 'National Child Protection Authority, Sri Lanka', ['si', 'ta', 'en']),
  ],
  BD: [
    emergency('999', ['bn']),
    women(
      'Violence against women and children',
      '109',
      'Ministry of Women and Children Affairs, Bangladesh',
      ['bn'],
    ),
    child('Child Helpline', '1098', 'Department of Social Services, Bangladesh', ['bn']),
  ],
  PK: [emergency('15', ['ur', 'en'], 'Police'), emergency('1122', ['ur', 'en'], 'Rescue and ambulance')],
  PH: [
    emergency('911', ['en', 'tl']),
    mind('NCMH Crisis Hotline', '1553', 'National Center for Mental Health, Philippines', ['en', 'tl']),
  ],
  MY: [
    emergency('999', ['ms', 'en']),
    mind('Talian HEAL', '15555', 'Ministry of Health, Malaysia', ['ms', 'en'], 'Daytime and evening'),
    women('Talian Kasih (women and children too)', '15999', 'Government of Malaysia', ['ms', 'en']),
  ],
  TH: [
    emergency('191', ['th'], 'Police'),
    emergency('1669', ['th'], 'Ambulance'),
    mind('Mental Health Hotline', '1323', 'Department of Mental Health, Thailand', ['th']),
  ],
  HK: [
    emergency('999', ['zh', 'en']),
    mind('Mental Health Support Hotline', '18111', 'Government of Hong Kong', ['zh', 'en']),
  ],
  TW: [
    emergency('119', ['zh'], 'Ambulance and fire'),
    mind('Peace of mind line', '1925', 'Ministry of Health and Welfare, Taiwan', ['zh']),
  ],
  IL: [
    emergency('101', ['he'], 'Ambulance'),
    emergency('100', ['he'], 'Police'),
    mind('ERAN', '1201', 'ERAN, the association that runs it', ['he', 'ar', 'ru', 'en']),
  ],
  KE: [
    emergency('999', ['en', 'sw']),
    child('Childline Kenya', '116', 'Childline Kenya', ['en', 'sw']),
    women('Gender violence helpline', '1195', 'Healthcare Assistance Kenya', ['en', 'sw']),
  ],
  UA: [
    emergency('103', ['uk'], 'Ambulance'),
    emergency('102', ['uk'], 'Police'),
    mind('Lifeline Ukraine', '7333', 'Lifeline Ukraine', ['uk']),
  ],
  BG: [emergency('112', ['bg'])],
  HR: [emergency('112', ['hr'])],
  CY: [emergency('112', ['el'])],
  EE: [emergency('112', ['et'])],
  LV: [emergency('112', ['lv'])],
  LT: [emergency('112', ['lt'])],
  LU: [emergency('112', ['fr'])],
  MT: [emergency('112', ['en'])],
  SK: [emergency('112', ['sk'])],
  SI: [emergency('112', ['sl'])],
  IS: [emergency('112', ['is'])],
  LI: [emergency('112', ['de'])],
  TR: [emergency('112', ['tr'])],
  GE: [emergency('112', ['ka'])],
  MD: [emergency('112', ['ro'])],
  ME: [emergency('112', ['sr'])],
  MK: [emergency('112', ['mk'])],
  GH: [emergency('112', ['en'])],
  NG: [emergency('112', ['en'])],
  KW: [emergency('112', ['ar'])],
  KZ: [emergency('112', ['kk'])],
  TZ: [emergency('112', ['sw'])],
  QA: [emergency('999', ['ar'])],
  BH: [emergency('999', ['ar'])],
  OM: [emergency('9999', ['ar'])],
  JO: [emergency('911', ['ar'])],
  MO: [emergency('999', ['zh'])],
  CO: [emergency('123', ['es'])],
  EC: [emergency('911', ['es'])],
  UY: [emergency('911', ['es'])],
  PY: [emergency('911', ['es'])],
  CR: [emergency('911', ['es'])],
  PA: [emergency('911', ['es'])],
  DO: [emergency('911', ['es'])],
  UG: [emergency('999', ['en'])],
  RS: [emergency('194', ['sr'], 'Ambulance'), emergency('192', ['sr'], 'Police')],
  SA: [emergency('997', ['ar'], 'Ambulance'), emergency('999', ['ar'], 'Police')],
  EG: [emergency('123', ['ar'], 'Ambulance'), emergency('122', ['ar'], 'Police')],
  TN: [emergency('190', ['ar'], 'Ambulance'), emergency('197', ['ar'], 'Police')],
  KH: [emergency('119', ['km'], 'Ambulance'), emergency('117', ['km'], 'Police')],
  CL: [emergency('131', ['es'], 'Ambulance'), emergency('133', ['es'], 'Police')],
  PE: [emergency('106', ['es'], 'Ambulance'), emergency('105', ['es'], 'Police')],
  BO: [emergency('118', ['es'], 'Ambulance'), emergency('110', ['es'], 'Police')],
  JM: [emergency('110', ['en'], 'Ambulance'), emergency('119', ['en'], 'Police')],
  TT: [emergency('811', ['en'], 'Ambulance'), emergency('999', ['en'], 'Police')],
  FJ: [emergency('911', ['en'], 'Ambulance'), emergency('917', ['en'], 'Police')],
  MU: [emergency('114', ['en'], 'Ambulance'), emergency('999', ['en'], 'Police')],
  MV: [emergency('102', ['dv'], 'Ambulance'), emergency('119', ['dv'], 'Police')],
  BT: [emergency('112', ['dz'], 'Ambulance'), emergency('113', ['dz'], 'Police')],
  IR: [emergency('115', ['fa'], 'Ambulance'), emergency('110', ['fa'], 'Police')],
  LB: [emergency('140', ['ar'], 'Ambulance'), emergency('112', ['ar'], 'Police')],
  ID: [emergency('112', ['id'])],
  RU: [
    emergency('112', ['ru']),
    child('Детский телефон доверия', '8 800 2000 122', 'Fund for the support of children, Russia', ['ru']),
  ],
  VN: [
    emergency('115', ['vi'], 'Ambulance'),
    emergency('113', ['vi'], 'Police'),
    child('Tổng đài quốc gia bảo vệ trẻ em', '111', 'Department of Children, Viet Nam', ['vi']),
  ],
  CN: [
    emergency('120', ['zh'], 'Ambulance'),
    emergency('110', ['zh'], 'Police'),
    mind('全国统一心理援助热线', '12356', 'National Health Commission, China', ['zh']),
  ],
};
