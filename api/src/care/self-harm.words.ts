import type { WordSets } from './phrases.ts';

/** The vocabulary of wanting to die or to hurt oneself: English, Devanagari, and romanised Hindi in its many spellings. */
export const selfHarmSets: WordSets = {
  want: `want wanna wnt wan wnat wants wanting wanted wish need like love plan planning planned going gonna gona gunna ready decided
    trying tried thinking thought tempted intend about feel attempt attempted attempting considering will ill might could gotta hafta`,
  die: 'die dying',
  dead: 'dead gone',
  self: 'myself meself myslf mysel mysef',
  other: 'himself herself themselves themself',
  not: 'dont dnt donot do cant cannot wont no never not didnt doesnt dunno',
  endit: 'end ending ended finish',
  kin: `friend friends bestfriend bestie brother bro sister sis mom mum mother dad father husband wife boyfriend girlfriend bf gf son
    daughter roommate cousin classmate colleague coworker uncle aunt partner student neighbour neighbor kid child teen nephew niece ex
    he she they someone somebody`,
  pills:
    'pills pill tablets tablet medicines medication meds sleeping paracetamol crocin strip painkillers antidepressants',
  poison:
    'poison phenyl phenol bleach acid harpic pesticide rat pesticides insecticide zeher zehar jeher jehar zahar',
  // Hindi
  jeena: 'jeena jina jinaa jeene jine jiine jee jiine जीना जिना जीने जिने',
  marna: 'marna mrna marnaa marne mrne maarna मरना मरने मरणा',
  mar: 'mar mr marr मर',
  jana: 'jana jaana jaa ja jau jaau jaaun jaun jaaoon jaoon jaunga jaungi jaaunga jaaungi जाना जाऊं जाऊँ जाउ जाउंगा जाऊंगा जाऊंगी जाऊ',
  chahta: `chahta chahti chahata chahati chata chati chaahta chaahti chahte chahta chahe chahti chahiye chahoon chahu चाहता चाहती चाहते
    चाहिए चाहूं`,
  nahi: 'nahi nahin nai nhi ni nahee na naa mat नहीं नही ना न',
  mann: 'man mann mn dil jee ji ichha ichchha इच्छा मन दिल जी',
  zindagi:
    'zindagi jindagi zindgi jindgi zindgee jindagee life lyf jeevan jivan जिंदगी ज़िंदगी ज़िन्दगी जीवन लाइफ',
  khatam: 'khatam khtm khatm khatum khattam end ख़त्म खत्म खतम समाप्त',
  karlu: `karlu karlun karloon kar krlu kr karna krna karne karu karun karoon karunga karungi kardu kardun karne करना करने कर करूं करलूं करूंगा
    करूंगी कर्लू दूं`,
  khud: 'khud khudko khudka khudse apne apneaap apni apna apnay खुद ख़ुद अपने अपनी अपना स्वयं',
  suicide_hi: `khudkushi khudkhushi khudkashi khudkusi khudkhusi khudkoshi aatmahatya atmahatya aatmhatya atmhatya aatamhatya atamhatya
    aatmahathya ख़ुदकुशी खुदकुशी खुदखुशी आत्महत्या आत्म-हत्या सुसाइड`,
  kin_hi: `dost dosti bhai bhaiya behen behan bahan didi papa pita maa mummy mumma pati patni biwi beta beti saheli yaar wo woh vo voh
    uska uski usko usne दोस्त भाई बहन बहिन दीदी पापा पिता मां माँ मम्मी पति पत्नी बीवी बेटा बेटी सहेली वो वह उसे उसका उसकी उसने`,
  phansi: 'phansi phasi fansi faansi phaansi faasi fasi फांसी फाँसी फंदा फंदे phanda fanda',
};

/** Said in any context, these are a crisis: an everyday meaning does not cancel them. */
export const selfHarmAlways = `
aatm|atma|aatma|atm|aatam|आत्म hatya|htya|हत्या
going|gonna|want|wanna|will|ill|could|should|might * take|swallow|eat|have * all|whole|many|lots|bunch|entire ** @pills
how many ** pills|tablets|sleeping ** die|kill|overdose
kill|killing|kil|kll|klil|keel|end|ending|unalive|unaliving|offing|delete|hang|hanging|hung|drown|drowning|strangle|burn @self tonight|today|now|tomorrow|soon
dont|do not? want|wanna to? be here anymore|longer|more
dont|do not? want|wanna * live|exist in? this|the? world
dont|do not? want|wanna * live|exist|go anymore|longer|more
dont|do not? want|wanna * live|exist|go * like this
dont|do not? want|wanna * live|exist in pain|agony|misery
want|wanna|going|gonna|ready|decided|planning|trying|tried|plan|thinking|thought|tempted|intend|about|might|will|ill * kill|unalive|hang|drown @self
writing|wrote|written|leave|leaving|left my|a|the suicide note|letter
this|it is? my? suicide note|letter
took|taken|swallowed|ate|had|drank * whole|entire|full|all|many|lots|handful|20|30|40|50|60|100|15|10|12 ** @pills
i * overdosed|overdose
drank|swallowed|took|ate|consumed|drunk * @poison
going|gonna|want|wanna|will|ill|could|should|might|thinking|decided * drink|swallow|eat|consume * @poison
slit|slitting|slash|cut|cutting my|his|her? * wrists|wrist|veins
jump|jumping|jumped|throw|throwing in? front|infront of? * train|metro|bus|truck|car|traffic
jump|throw|throwing|threw|jumping myself? off|from|of * roof|building|terrace|balcony|bridge|cliff|floor and|to * die|dead|end
@mar @jana @chahta
@mar jana|jaana|जाना ** @chahta
@marna @chahta
@marna ** @mann * kar|karta|karti|kr|hai|h|hota|hoti|ho|करता|करती|है|होता|हो
saari|sari|bahut|bohot|poori|puri|zyada|jyada|dher|kai|सारी|बहुत|पूरी|कई|ज़्यादा|ज्यादा|10|15|20|30|50 ** goli|goliyan|goliya|गोली|गोलियां|गोलियाँ ** kha|खा li|le|liya|lu|lun|ली|लूं|लीं|liye
@jeena ** @mann|chah|chaah|@chahta|ichha|मन * @nahi
@jeena @nahi * @chahta
@jeena * @mann @nahi
nahi|nahin|nhi|nai|नहीं|नही @jeena|@mann * @jeena|chahta|chahti|मुझे|mujhe|अब|ab|hai
@nahi @jeena * mujhe|mujhko|ab|hai|yaar|bhai|मुझे|अब|है
neend|नींद ** kha|khaa|खा li|le|lu|lun|liya|lia|liye|lungi|lunga|loon|ली|लूं|लिया|लीं|लूँगा|लूंगी|लू
zeher|zehar|jeher|jehar|zahar|jahar|zaher|jahr|zehr|ज़हर|जहर|phenyl|फिनाइल|फिनायल|tezaab|acid ** kha|khaa|pi|pee|pe|khana|peena|piya|खा|पी|खाना|पीना|पिया ** li|le|lu|lun|liya|loon|lunga|lungi|hai|chahta|chahti|jau|जाऊं|ली|लूं|लिया|लूंगा|लूंगी|है|चाहता|चाहती
@phansi ** laga|lagana|lga|lagaa|lagaake|lagakar|le|lelu|chadh|jhool|latak|lga|लगा|लगाना|लगाकर|लटक|झूल|ले
naas|nas|nass|kalai|haath|नस|कलाई * kaat|kat|kaatna|katna|kaatlu|काट|काटना|काटने|काटी
train|rail|gaadi|metro|ट्रेन|रेल|गाड़ी * aage|neeche|niche|saamne|samne|आगे|नीचे|सामने ** kood|kud|koodna|kudna|aa|lait|let|jana|jau|कूद|कूदना|आ|लेट|जाऊं
chhat|chat|chhath|building|bridge|pul|छत|पुल|बिल्डिंग * se|से * kood|kud|koodna|kudna|koodne|kudne|कूद|कूदना|कूदने
jaan|jan|जान * dena|de|dedu|dedunga|dene|देना|दे|देने * chahta|chahti|du|dun|dunga|dungi|dena|hai|mann|man|dena|चाहता|चाहती|दूं|दूंगा|दूंगी|है|मन
`;

/** A crisis unless an everyday expression covers the same words. */
export const selfHarmUsually = `
kill|killing|killed|kil|klil|keel|end|ending|unalive|unaliving|hang|hanging|drown|drowning|shoot|shooting|offing|strangle|poison|burn|burning|stab|stabbing @self
hurt|hurting|harm|harming|cut|cutting|starve|starving|punish @self
self harm|harming|harmed|harms|injury|mutilation|hurt
selfharm|selfharming|unalive|unalived|unaliving
kms|kmsing
ctb
want|wanna|wants|wnt|wan|wnat|wish|need|like|going|gonna|ready|decided|planning|plan|trying|rather|feel|about * to|2|2 just|really? * die
want|wanna|wnt|wana just|really|to|2? die
wish|wishing i|that * was|were|am|could|would|had|never * @die|dead|gone|died|disappear|born|exist|existed|vanish
wish i * never * born|existed|woken
wish|hope * dont|never|not|wouldnt|didnt * wake|woke|woken
hope|hoping|pray|praying * die|dead * soon|sleep|tonight|tomorrow|today
want|wanna|wish|rather|better|should|deserve|ready|prefer * be|being dead
better off dead
better|easier|happier|fine * without|witout|w/o me
@not want|wanna|wnt|wish|feel|care|deserve|know|see|have * live|living|exist|alive|living|be|reason|point|continue * alive|here|anymore|exist|living|to|existing
dont|didnt|do|no|dnt * want|wanna|wnt|feel like? to|2? live|exist
dont|no|not|dnt|lost|losing|without|zero * will|reason|wish|desire|point to|in|for|of live|living|life
no reason|point|purpose * live|living|alive|life|go
nothing * live|living for
@not want|wanna * wake|waking up|ever
never|not want|wanna|to|wanted * wake up
dont|didnt|do|never|not|wouldnt * want|wanna|wish|wanted|like to|2? wake up
sleep|asleep * never|not|dont|forever * wake|up|ever
go|fall|went|sleep to? sleep|asleep forever
want|wanna|need|going|gonna|ready|time|could|thinking|about|just|decided|will|ill * end|ending|finish it|this|everything * all|life|tonight|today|now|forever|once
end|ending it all
end|ended|ending everything * tonight|now|today|forever
end|ending|ended|take|taking|took|finish|finishing|quit my own? life|lives|existence|suffering
want|wanna|going|gonna * end my pain|misery|existence|story
cant|cannot|couldnt * live|go|carry|continue|keep|survive|cope|bear on|living|like|this|life|it * anymore|longer|more
cant|cannot|couldnt live|exist|survive anymore|longer|now
cant|cannot|couldnt take|do this|it|life anymore|longer
cant|cannot * go|carry on|living
cant|cannot * keep living
tired|sick|exhausted|done|fed|bored|weary|hate|over * living|being|existing|alive|life * alive|life|anymore|completely|now|forever
tired|sick|done|weary|fed|exhausted * of|with|up|from * living|life|alive|existing
hate being alive
life|living is|isnt|aint|not|has|feels * worth|worthless|meaningless|pointless|unbearable|unlivable * living|it|anymore|me|now|live
life|living|existence * not|isnt|no|has|feels * worthless|meaningless|pointless|unbearable|no|worth * living|meaning|meaningless|unbearable|it|pointless|left|anymore
whats|what * point|use * of|in * living|life|alive|existing
why should|do|am|bother|must i * live|living|alive|exist|existing|continue
why * bother|continue|keep living|existing
better|happier off? if * i|im ** dead|gone|died|die|never
urge|urges|want to cut is|so|again
my life * worthless|pointless|meaningless
not|dont|cant|wont ** make it * through|till|until * night|tomorrow|morning|tonight|day
nobody|noone|no|one|everyone|everybody|world|family|they|people|who * would|will|wouldnt|wont * miss|care|notice|better|happier|cry * me|if|off|without|when|i * gone|die|died|dead|me|disappeared|disappear
world|family|everyone|everybody|they|people|kids|parents|you|all|husband|wife * better|happier|easier|relieved * without|witout|when|if|off * me|gone|dead
im|am|being|such|just|be|feel * a|like|just? burden to|on|for * everyone|everybody|family|all|parents|world|them|others
goodbye|bye|farewell|alvida * everyone|world|forever|cruel|life|all|duniya
this * my|is|will|last * last|goodbye|final * message|day|night|note|goodbye|letter|words|time
my last|final day|night|message|words|goodbye|letter|post
wont|not|dont * be|going|exist * here|around|alive|wake * tomorrow|longer|anymore|much|morning|next
by the? time * read * this ** gone|dead
wrote|written|writing * goodbye|farewell|final * letter|letters|note|notes * family|parents|kids|mom|friends|everyone|loved
when|if|once i|im am? gone|dead * take|look|tell|please|give|remember|forgive|dont
take care of|for my|the * when|after|once|im|i * gone|go|dead|not
given|giving|gave|give away * my|all * things|belongings|stuff|possessions
disappear|vanish * forever|ever|earth|world|completely|nobody
want|wanna|wish|could * disappear|vanish
suicidal
happier|better|peaceful dead
cant|dont|cannot|no * see|have|imagine * future * anymore|myself|me
care|cares|matter|matters * if|whether * i * live|die|dead|alive|exist
feel|feels|felt * like * dying
give|giving|gave|given up on * life|living
help|please ** going|gonna|want|about to? jump
should|shouldnt|wish|better * never|not|been * born
i|me shouldnt * exist|alive|living
hang|hanging|kill|killing|drown|drowning|shoot|shooting yourself|oneself|urself
how much ** insulin|potassium|caffeine|paracetamol|alcohol ** kill|fatal|lethal|die|overdose
@not * deserve to? * live|exist|alive
want|wanna|going|gonna to? off @self
feeling|feel|am|im suicidal
sewerslide
@want * commit|committing|attempt|attempting suicide
feel|feels|feeling|thinking|thoughts|thought|considering|contemplating|want|tempted * like|of|about|on? * suicide
suicide * is|seems|looks * only|best|answer|option|way|solution
my suicide
@want ** @suicide_hi
@mar jane|jaane|जाने ka|ki|का|की * mann|man|मन|dil|ichha|khayal|khyal|soch
@zindagi * ka|ki|का|की koi|कोई * matlab|मतलब|fayda|maqsad|maksad|फायदा|मकसद * @nahi
pankhe|pankha|पंखे|पंखा|fan * se|से|par|pe|पर * latak|लटक|jhool|झूल|latakna|लटकना
@suicide_hi ** @mann|@chahta|@karlu
sewer slide
how|ways|way|easiest|painless|painlessly|quickest|quick|fastest|fast|best|method|methods|simple|easy|peaceful|what * to|of|way|method|for|i|can|will|would * die|dying|death|kill|suicide|disappear * painlessly|painless|quickly|easily|myself|peacefully|pain|fast|without|hurting|forever|sleep
easiest|painless|quickest|fastest|peaceful|simplest|least|best|easy|quick * way|ways|method|methods|death|painful * die|dying|death|go|kill|suicide|end|exit|out
how|ways|way|tie|make|made|tied * tie|make|hang|use|a|the * noose|rope * neck|fan|hang|myself
how|ways|way|learn * tie|make * noose
lethal|fatal|deadly dose|amount|dosage|overdose
which|what|best|strongest poison|pill|pills|tablet|drug ** to|will|for * die|suicide|kill
how|many|much|what|which|enough * pills|tablets|paracetamol|sleeping|crocin|dose|poison|bleach|meds|tablet|medicine * die|kill|death|dead|overdose|fatal|lethal|end
want|wanna|going|gonna|will|ill|could|might|how|thinking|planning|tempted|should|took|take|taken|tried|about|an|intentional|deliberate * overdose|overdosed|overdosing
overdosed
i|ive|just|already * took|taken|swallowed|eaten|ate|had|popped * pills|tablets|sleeping|painkillers|paracetamol * and|to|die|bottle|all|at|together|now|strip|together
took|swallowed|taken|ate all * my|the|of|his|her * pills|tablets|medicines|meds|medication|medicine
standing|sitting|stood ** edge|ledge|terrace|roof|bridge|railing|platform|rooftop ** jump|jumping|die|over|end
want|wanna|going|gonna|ready|about|thinking|will|could|should|urge|feel|how * jump|jumping off|from|of|out|into|infront * building|roof|terrace|balcony|bridge|window|cliff|ledge|train|floor|river|well|lake|rooftop
want|wanna|urge|urges|need|craving|relapsed|relapse|started|keep|been|again|thoughts * cut|cutting|burn|harm|hurt|harming|hurting|hurt|blade|scratch * myself|again|arms|wrists|skin|arm|thighs|me
relapsed * cutting|harm|harming
blade|razor|knife * my|on|to|against * wrist|wrists|veins|throat
bleeding * cut|cutting|wrist|wrists|deep|arms
thoughts|thinking|think|thought|idea|ideas|ideation|urges|fantasizing|fantasising|dreaming|dream|obsessed * of|about * @die|death|dead|suicide|killing|ending|dying|disappearing * myself|it|all|tonight|constantly|daily|everyday|again|every|lately|lot|now
thinking|think|thought|thoughts|fantasize|daydream * about|of * dying|death|suicide|hurting|harming|ending|killing * myself|everyday|daily|lot|constantly|all|it|lately|again|every|now|always
thinking|think|thoughts about|of dying
life|everything * over|finished|done * for me|now|tonight * forever|die|end
death * only|is|seems|feels|would|sounds * escape|answer|option|way|solution|relief|better|easier|peaceful|good
only|one way out * death|die|dying|end|kill
i should|must|deserve|need|have|ought * to? * die|dead|disappear
deserve|deserves to die
let|just|please|god|pls|someone * let|kill|take|end|make * me|my|it * die|life|now|please|end|away|dead
someone|god|please|pls|somebody|just|plz * kill me now|please|pls|already|plz
kill me
not|dont|cant|wont|couldnt|never * survive|see * through|tomorrow|till|the|night * tonight|morning|night|tomorrow|day
die|dead|gone * tonight|tomorrow * goodbye|bye
i will|ill|gonna|going * to? die tonight|tomorrow|today
go|went|be|join|meet|with|see * my|mom|dad|mother|father|him|her|them * heaven|afterlife|otherside|beyond
catch|catching the bus
rather|prefer * die|dead
aunty|uncle|life|live|living * suffering|torture|hell|pain * end|die|over|stop|dead

@kin ** want|wants|wanna|says|said|wanted|going|gonna|threatening|threatened|threatens|trying|tried|talks|talking|planning|thinks|thinking|told|texted|keeps|might|saying|attempted|thoughts|feels|about * kill|killing|end|ending|die|dying|hurt|hurting|suicide|suicidal|dead|overdose|harm|harming * himself|herself|themselves|themself|life|it|all|die|dying|his|her|their|attempt|tonight|today|now|lives|me
@kin ** wants|said|says|wanna|told|talking|talks|keeps|texted|saying|wished * to|about|die|dying|he|she|they * die|dying|dead|death
@kin ** suicidal
@kin ** cutting|cuts|harming|harms|hurting|hurts|overdosed|cut * himself|herself|themselves|themself|their|his|her|arms|wrists|on
@kin * doesnt|dont|didnt|does|not * want|wanna|feel * live|exist|alive|wake
@kin ** overdosed|overdose
@kin ** goodbye|farewell|last * message|note|letter|text

@mar jana|jaana|जाना|jau|jaau|jaun|jaaun|jaoon|jaoonga|jaunga|jaungi|जाऊं|जाऊंगा|जाऊंगी|jaana|जाउ|जाउंगा|जाउंगी * @chahta|hai|behtar|acha|accha|theek|chahiye|mann|man|better|है|बेहतर|अच्छा|ठीक|चाहिए|मन
kaash|kash|काश|behtar|better|accha|acha|achha|अच्छा|बेहतर ** @mar|maut|मौत|marr|mrr jau|jaau|jata|jati|jaun|jaaun|jaoon|aa|jaana|jana|जाऊं|जाता|जाती|जाना|आ
kaash|kash|काश ** main|mai|mein|me|मैं|मै|mera|janam * paida|पैदा|mar|मर * hi|na|nahi|nhi|ही|ना|न|नहीं|hua|hota|हुआ|होता
main|mai|mein|mae|me|मैं|मै|ab|अब|bas|बस|aaj|आज|raat|रात * @mar jaunga|jaungi|jaaunga|jaaungi|jaoonga|jaoongi|jau|jaun|jaaun|जाऊंगा|जाऊंगी|जाउंगा|जाउंगी|जाऊं
mar jaunga|jaungi|jau|jaun aaj|abhi|ab|kal
@marna * hai|h|he|चाहिए|है|hi|padega|chahiye mujhe|mujhko|ab|bas|yaar|मुझे|अब|बस
mujhe|mujhko|muje|mujey|mujhe|mjhe|mje|ab|मुझे|मुझको|bas * @marna|mar|mrna|marr|मर * hai|h|he|है|jana|jaana|जाना|do|दो|jane|जाने
marne|mrne|मरने * ka|ki|ke|का|की|के * @mann|dil|soch|sochta|sochti|khayal|khyal|vichar|तरीका|tarika|tareeka|tarike|रास्ता|rasta|ख्याल|विचार|मन|सोच|इच्छा|ichha|plan
@marna * soch|sochta|sochti|सोच|सोचता|सोचती|baare|bare|बारे
aasan|asan|aasaan|आसान|bina|बिना|easy|sabse|सबसे * @marna|maut|मौत|mar|dard|दर्द * tarika|tareeka|tarike|ka|ke|rasta|तरीका|का|मौत|@marna
maut|मौत|mout|mot ** aa|aaye|aaja|aajaye|jaaye|jaye|chahiye|chahta|chahti|behtar|better|आ|आए|आजाए|जाए|चाहिए|चाहता|चाहती|बेहतर
maut|मौत|mout * hi|ही * rasta|raasta|solution|hal|ilaj|रास्ता|हल|इलाज|upay
@jeena * @mann|chahta|chahti|ichha|चाहता|चाहती * @nahi
want|wanna to? @mar @jana
mujhe|mujhko|muje|ab|aur|अब|और|मुझे|bas|मुझको * @nahi @jeena
zinda|jinda|जिंदा|ज़िंदा * nahi|nhi|नहीं|ni rehna|rahna|rehne|रहना
@jeena @nahi chahta|chahti|hai|h|he|चाहता|चाहती|है|chahte|mujhe
@nahi|nhi @jeena hai|h|he|है|chahta|chahti|mujhe|mujhko|yaar|ab|मुझे
@jeena * bekar|bekaar|bekaar|mushkil|बेकार|मुश्किल|fayda|faida|फायदा|matlab|मतलब|wajah|vajah|vajeh|वजह * lag|lagta|lagti|nahi|nhi|hai|है|ho|लग|लगता|नहीं|kya|kuch|क्या|gaya
@jeena * ka|ki|का|की|ke|के * koi|कोई|kya|क्या|ab|अब * fayda|faida|matlab|wajah|vajah|maksad|maqsad|reason|फायदा|मतलब|वजह|मकसद|kaaran|karan|ichha|इच्छा|man|mann|मन
@jeena * se|से * thak|थक|tang|तंग|pareshan|ub|ऊब
kyu|kyun|kyon|क्यों|kisliye|kiske|किसके * @jeena|ji|jee|jiu|jiun|jiyu|जी|जिऊं|जिऊ|जीऊं|zinda|jinda|जिंदा|ज़िंदा * raha|rahi|rahu|rahun|hu|hun|liye|रहा|रही|हूं|लिए|रहूं|jiu|chahiye
zinda|jinda|zinda|जिंदा|ज़िंदा|ज़िन्दा * rehna|rehne|rahna|rahne|rahoon|rahu|रहना|रहने|रहूं|नहीं|nahi|hi|ही|rahke * @nahi|chahta|chahti|kya|mann|man|fayda|matlab|kyu|kyun|क्या|मन|चाहता|चाहती|फायदा|मतलब|क्यों
@zindagi|jaan|sab|sabkuch|sb|सब|जान|khel|kahani|apne|apni|khud|अपने|अपनी|खुद * @khatam|khatm * kar|karlu|karlun|krlu|karna|krna|karne|kardu|karu|karun|karoon|krdu|lu|lun|karloon|karlunga|करना|कर|करने|करूं|कर्लू|दूं|लूं|du|dena
khatam|khtm|khatm|खत्म|ख़त्म|खतम kar|kr|कर lu|lun|loon|leta|leti|lena|lunga|lungi|du|dun|doon|dena|deta|लूं|लूँ|लेता|लेती|लेना|लूंगा|लूंगी|दूं|देना|लू|दू * khud|apne|apni|zindagi|sab|@khud|खुद|सब|aap|को
khud|apne|apni|aap|@khud|@zindagi ko|को|aap|आप|हाथ? ** khatam|khtm|khatm|खत्म|ख़त्म|खतम|mar|maar|मार|मिटा|mita|chot|नुकसान|nuksan|nuqsan|hurt|चोट|jala|जला|kaat|काट|harm|takleef
main|mai|मैं|me khatam|khtm|खत्म|ख़त्म|khatm * kar|ho|हो|कर lu|lun|jau|jaun|jaana|jana|लूं|जाऊं|जाना|लू
@zindagi * se|से * thak|थक|tang|तंग|haar|हार|pareshan|ub|ऊब|umeed|nafrat|नफरत|chutkara|छुटकारा|ऊब
@zindagi * jeene|jine|जीने|jeena|jina|जीना * @nahi|layak|लायक|mann|man|मन|ichha|इच्छा
@zindagi * @nahi * chahiye|चाहिए|jeena|jini|jeeni|जीनी|jina
duniya|dunia|dunya|दुनिया * se|छोड़|chhod|chod|chorr|छोड|छोड़कर|chhodkar|chodkar|से|ko|को * chala|chali|jana|jaana|jau|jaun|chahta|chahti|jaunga|jaungi|chale|दूर|जाना|चला|चली|जाऊं|जाऊंगा|जाऊंगी|चाहता|चाहती|dunga|du|dena
mere|मेरे|mai|main|मैं * bina|बिना|marne|मरने|jane|जाने|na|hone|होने * sab|log|gharwale|ghar|family|khush|सब|लोग|खुश|घरवाले|behtar|बेहतर|farak|फर्क * khush|khushi|behtar|better|acha|accha|theek|rahenge|खुश|बेहतर|अच्छे|ठीक|रहेंगे|nahi|pareshani
bojh|boj|बोझ * hu|hun|hoon|ban|बन|हूं|hi|sab|सब|sabpe|par|पर
alvida|अलविदा * duniya|sabko|dosto|sab|doston|दुनिया|सबको|दोस्तों|everyone|hamesha
aakhri|akhri|aakhiri|akhiri|आखिरी|आख़िरी|last * msg|message|raat|din|baar|khat|chitthi|संदेश|मैसेज|रात|खत|चिट्ठी * hai|h|meri|mera|mere|है|मेरी|मेरा|zindagi|ज़िंदगी
meri|मेरी|mera aakhri|akhri|aakhiri|आखिरी|आख़िरी raat|रात|din|दिन|message|baat|khat
so|sota|सो * jau|jaun|jaaun|jaoon|जाऊं|jana|जाना|hamesha|हमेशा * hamesha|kabhi|uthu|uthoon|utho|uth|हमेशा|कभी|उठूं|लिए * na|liye|nahi|ना|लिए|न|uthu|uthun|उठूं
hamesha|हमेशा ke|के liye|लिए so|सो
subah|सुबह * uthna|uthu|uthun|उठना|aankh|आंख|उठूं|neend|नींद * @nahi * chahta|chahti|khule|hai|chahता|चाहता|चाहती|खुले|hi|ही
aankh|neend|आंख|नींद * hi|ही|कभी|kabhi? @nahi|na|ना|न khule|खुले|toote|टूटे
jeena|jina|जीना bas|बस ho|हो gaya|गया
jeete|jite|jee|जीते ji|जी mar|मर * chuka|chuki|chukka|चुका|चुकी
@kin_hi ** @mar|marne|marna|@marna|khudkushi|suicide|जान|jaan|jeena|zeher|zehar|@phansi * @chahta|jana|jaana|जाना|dena|ki|karna|baat|karne|de|chahta|bol|keh|nahi|की|बात|देना|करने|दे|कह|बोल|चाहता|चाहती|धमकी|dhamki|koshish|कोशिश|kha
`;

/** The bare words: a crisis unless the message is about a topic (study, news, film, history). */
export const selfHarmTopic = `
suicide|suicides|suiside
commit|committing|commited|committed|attempt|attempted suicide
@suicide_hi
@kin ** suicide
`;
