/** Words that point to an intent; a phrase of several words counts double. */
export const intentWords = {
  therapy_session: `therapy|therapist|counselling|counseling|depression|depressed|anxiety|anxious|panic|panic attack|trauma|grief|grieving|hopeless|empty|numb|
    lonely|loneliness|crying|cry|breakdown|mental health|feel broken|थेरेपी|अवसाद|डिप्रेशन|घबराहट|अकेलापन|अकेला|अकेली|रोना|उदास|akela|akeli|udaas|udas|rona|ghabrahat|dil bhari`,
  stress_relief: `stress|stressed|overwhelmed|pressure|burnout|burned out|exhausted|tired|tension|relax|calm down|calm|sleep|insomnia|overthinking|worry|
    worried|deadline|angry|anger|frustrated|तनाव|थकान|थक|टेंशन|नींद|गुस्सा|ग़ुस्सा|परेशान|चिंता|tanav|thak|neend|gussa|pareshan|chinta|sukoon`,
  career_advice: `career|job|jobs|interview|resume|cv|salary|promotion|boss|office|workplace|work|startup|business|internship|college|placement|appraisal|
    resign|quit my job|career change|करियर|नौकरी|इंटरव्यू|वेतन|तनख्वाह|प्रमोशन|व्यापार|naukri|nokri|kaam dhanda|vyapar|tankhwah`,
  relationship_advice: `relationship|boyfriend|girlfriend|husband|wife|marriage|married|breakup|broke up|divorce|partner|crush|love|dating|in laws|
    mother in law|family fight|friendship|argument|trust issues|रिश्ता|रिश्ते|शादी|पति|पत्नी|प्यार|तलाक|ब्रेकअप|सास|दोस्ती|rishta|rishte|shaadi|shadi|pyaar|pyar|pati|patni|talaq|dosti`,
  personal_growth: `goal|goals|habit|habits|confidence|confident|motivation|motivated|discipline|procrastination|procrastinate|self improvement|improve myself|
    grow|growth|learn|routine|purpose|mindset|journal|productive|focus|आदत|लक्ष्य|आत्मविश्वास|सीखना|सुधार|प्रेरणा|aadat|lakshya|seekhna|aatmavishwas|himmat|sudhar`,
} as const;
