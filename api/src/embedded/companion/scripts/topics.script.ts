import type { Language } from './script.ts';

/** School topics the demo teacher can explain, by the words that ask for one: a short correct explanation. */
export const topics: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'photosynthesis|प्रकाश संश्लेषण': {
    en: 'In photosynthesis, green plants use light to turn carbon dioxide and water into glucose, and give off oxygen. Chlorophyll in the leaves catches the light.',
    hi: 'प्रकाश संश्लेषण में हरे पौधे प्रकाश की मदद से कार्बन डाइऑक्साइड और पानी से ग्लूकोज़ बनाते हैं और ऑक्सीजन छोड़ते हैं। प्रकाश को पत्तियों का क्लोरोफ़िल पकड़ता है।',
    hinglish:
      'Photosynthesis mein hare paudhe light ki madad se carbon dioxide aur paani se glucose banate hain aur oxygen chhodte hain. Light ko pattiyon ka chlorophyll pakadta hai.',
  },
  'pythagoras|pythagorean|पाइथागोरस': {
    en: 'In a right-angled triangle, the square on the longest side equals the sum of the squares on the other two. For sides 3 and 4: 9 + 16 = 25, so the longest side is 5.',
    hi: 'समकोण त्रिभुज में सबसे लंबी भुजा का वर्ग बाक़ी दो भुजाओं के वर्गों के जोड़ के बराबर होता है। 3 और 4 के लिए: 9 + 16 = 25, तो सबसे लंबी भुजा 5 है।',
    hinglish:
      'Right-angled triangle mein sabse lambi side ka square baaki do sides ke squares ke jod ke barabar hota hai. 3 aur 4 ke liye: 9 + 16 = 25, toh sabse lambi side 5 hai.',
  },
  'newton|laws of motion|न्यूटन': {
    en: 'Newton’s three laws: a body keeps its motion unless a force acts on it; force equals mass times acceleration; and every action has an equal and opposite reaction.',
    hi: 'न्यूटन के तीन नियम: बल न लगे तो वस्तु अपनी अवस्था बनाए रखती है; बल = द्रव्यमान × त्वरण; और हर क्रिया की बराबर और उलटी प्रतिक्रिया होती है।',
    hinglish:
      'Newton ke teen niyam: force na lage toh cheez apni chaal banaye rakhti hai; force = mass × acceleration; aur har action ka barabar aur ulta reaction hota hai.',
  },
  'gravity|gravitation|गुरुत्वाकर्षण': {
    en: 'Gravity is the pull between all masses. Near the ground it speeds a falling body up by about 9.8 metres per second in every second.',
    hi: 'गुरुत्वाकर्षण सब द्रव्यमानों के बीच का खिंचाव है। धरती के पास गिरती वस्तु की चाल हर सेकंड लगभग 9.8 मीटर प्रति सेकंड बढ़ती है।',
    hinglish:
      'Gravity sab masses ke beech ka khinchav hai. Zameen ke paas girti cheez ki speed har second lagbhag 9.8 metre per second badhti hai.',
  },
  'ohm|ohms|ओम का नियम': {
    en: 'Ohm’s law says that voltage equals current times resistance, V = I × R, as long as the temperature stays the same. With 2 amperes through 3 ohms you have 6 volts.',
    hi: 'ओम का नियम: तापमान स्थिर रहे तो वोल्टता = धारा × प्रतिरोध, V = I × R। 3 ओम में 2 ऐम्पियर धारा हो तो वोल्टता 6 वोल्ट है।',
    hinglish:
      'Ohm ka niyam: temperature same rahe toh voltage = current × resistance, V = I × R. 3 ohm mein 2 ampere current ho toh voltage 6 volt hai.',
  },
  'quadratic|द्विघात': {
    en: 'A quadratic equation has the form ax² + bx + c = 0 with a not zero. Its solutions are x = (−b ± √(b² − 4ac)) ÷ 2a.',
    hi: 'द्विघात समीकरण का रूप ax² + bx + c = 0 होता है, जहाँ a शून्य नहीं है। हल: x = (−b ± √(b² − 4ac)) ÷ 2a।',
    hinglish:
      'Quadratic equation ka form ax² + bx + c = 0 hota hai, jahan a zero nahi hai. Solution: x = (−b ± √(b² − 4ac)) ÷ 2a.',
  },
  'acid|acids|base|ph|अम्ल|क्षार': {
    en: 'Acids give hydrogen ions in water and have a pH below 7; bases have a pH above 7. Acid and base together make a salt and water.',
    hi: 'अम्ल पानी में हाइड्रोजन आयन देते हैं और उनका pH 7 से कम होता है; क्षार का pH 7 से ज़्यादा। अम्ल और क्षार मिलकर लवण और पानी बनाते हैं।',
    hinglish:
      'Acid paani mein hydrogen ions dete hain aur unka pH 7 se kam hota hai; base ka pH 7 se zyada. Acid aur base milkar salt aur paani banate hain.',
  },
  'fraction|fractions|भिन्न': {
    en: 'To add fractions, bring them to the same denominator first: 1/2 + 1/3 = 3/6 + 2/6 = 5/6.',
    hi: 'भिन्न जोड़ने के लिए पहले हर समान कीजिए: 1/2 + 1/3 = 3/6 + 2/6 = 5/6।',
    hinglish: 'Fractions jodne ke liye pehle denominator same karo: 1/2 + 1/3 = 3/6 + 2/6 = 5/6.',
  },
  'french revolution|फ्रांसीसी क्रांति|फ़्रांसीसी क्रांति': {
    en: 'The French Revolution began in 1789, when unfair taxes, hunger and new ideas of liberty brought people to rise against the monarchy. It led to a republic in 1792.',
    hi: 'फ़्रांसीसी क्रांति 1789 में शुरू हुई, जब अन्यायी कर, भूख और स्वतंत्रता के नए विचारों ने लोगों को राजशाही के विरुद्ध खड़ा किया। 1792 में गणराज्य बना।',
    hinglish:
      'French Revolution 1789 mein shuru hui, jab unfair tax, bhookh aur azaadi ke naye vichar logon ko raja ke khilaaf le aaye. 1792 mein republic bana.',
  },
  'constitution|संविधान': {
    en: 'The Constitution of India was adopted on 26 November 1949 and came into force on 26 January 1950. The drafting committee was chaired by Dr B. R. Ambedkar.',
    hi: 'भारत का संविधान 26 नवंबर 1949 को अपनाया गया और 26 जनवरी 1950 को लागू हुआ। प्रारूप समिति के अध्यक्ष डॉ. भीमराव आंबेडकर थे।',
    hinglish:
      'India ka Constitution 26 November 1949 ko apnaya gaya aur 26 January 1950 ko laagu hua. Drafting committee ke chairman Dr B. R. Ambedkar the.',
  },
};
