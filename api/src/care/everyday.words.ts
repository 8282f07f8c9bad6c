/** Expressions that sound like a crisis and are everyday speech. The words they cover are not judged. */
export const everydayPhrases = `
suicide squad|door|doors|pact|bomber|bombers|bombing|bombings|attack|mission|burger|burgers|dive|sprints|run|runs|inside|note?s|boy|boys|silence|club
die|dying|dead|died|killed|killing|kill * of|from|with|out? * laughter|laughing|laugh|embarrassment|embarrassed|cringe|cringing|boredom|cuteness|shame|hunger|heat|curiosity|shock|excitement|happiness|joy|jealousy|thirst|cold|awkwardness
want|wanna * die laughing
die|died|dying|dead laughing
die for a|this|that|some|those|chocolate|biryani|chai|coffee|pizza|cake
dying|die to * see|meet|know|watch|go|eat|try|hear|get|visit|read|play|buy|tell|ask|have
die hard
dead|die * tired|line|lines|lift|lifts|pool|serious|heat|end|pan
@not want|wanna to? die|kill alone|in|single|poor|before|without|unmarried|at|fat|like|young|early|from|of|so|myself|anymore|yet|now|and|i|too
dont|do not? want|wanna * die|kill
afraid|scared|fear|terrified|fears of|to dying|die|death
not|never|arent|isnt|wasnt suicidal
never|wouldnt|wont|havent|dont|didnt * kill|killing|hurt|hurting|harm|commit|committing|considered|attempted myself|suicide
not|never going|gonna|planning|trying|thinking|wanting|about to|of|about? kill|killing|hurt|hurting|harm|harming|end|ending myself|anything
kill|killing|killed myself * at|in|with|over|working|studying|gym|trying|for * gym|work|deadline|studying|workout|exercise|marathon|project|exam|exams|laughing|overtime|training|leg
killing|kill|killed myself * working|studying|training|cleaning|cooking|laughing|preparing|gym
shoot|shot|shooting myself in the foot
shoot|shooting|shot myself|himself|herself * video|selfie|reel|photo|film|vlog|videos|reels
kick|kicking|kill|kicked myself for|later
hurt|cut|burn|burned|burnt|burning|hurting|cutting|poked|punish|poison|drown|drowning|shoot|hang|hanging|end|off|ending myself|himself|herself * while|shaving|cooking|playing|chopping|running|accidentally|ironing|gym|paper|slicing|peeling|dancing|football|cricket|lifting|falling|stove|coffee|tea|on|some|off|slack|out|in|up|a
drown|drowning|drowned|bury|burying|lose myself? in work|studies|books|music|love|food|sorrow|it|study|homework|code|netflix
accidentally|accidently * hurt|cut|burn|burned|burnt|hit myself
@not want|wanna to? be in|with|at * hostel|office|city|class|relationship|group|house|school|place|job|meeting|team
@not want|wanna * live|living in|with|at|near|there|next|under|on|alone|here * hostel|parents|city|house|village|flat|delhi|mumbai|bangalore|him|her|them|country|america|abroad|relatives|family|inlaws|place|home|apartment|rented|pg|town|roommate|roommates|single|husband|wife|joint|area|india|hometown|dorm|chennai|pune|kolkata|canada|dubai|here
@not want|wanna to? live here|there|alone|abroad|separately|apart
cant|cannot|couldnt|dont * live|go|do|carry|continue|survive|keep * without|on|with * him|phone|coffee|chai|internet|wifi|tea|music|mobile|biryani|cricket|chocolate|diet|job|project|course|paying|waiting|pizza
go|going on a|the|this|my|that|trip|vacation|holiday|dates|stage|instagram|air
why should|do i live in|at|near|on|with
life lessons|lesson|class|skills|sciences|science|hack
cant|cannot * keep|take|carry|continue|do|go|bear * up|watching|eating|working|waiting|studying|running|heat|noise|weather|traffic|humidity|job|work|stand|gym|assignment|homework|diet|math|maths|job * anymore|longer|more
tired|sick|exhausted|bored|fed|done|hate * of|with|up|from * living * in|with|alone|away|on|here|out|paycheck|at|under|there|hostel|like
tired|sick|bored|exhausted|done|fed * of|up|with * my? * city|hostel|mumbai|delhi|job|college|work|love|social|married|student|corporate|school|dating|night|single life
dont|not|never|didnt|do want|wanna|feel|like|wanted * to? wake|waking up * early|at|tomorrow|for|so|now|today|yet|before|on|late|from|his|her|the|my|everyone|anyone|kids|baby|school|mornings|morning|monday
dont|not|didnt|never want|wanna|wanted * wake * him|her|them|baby|kids|neighbours|everyone|mom|parents
end|ending|ends|finish this|it|everything|the? * call|session|chat|relationship|meeting|subscription|project|contract|friendship|marriage|task|engagement|season|assignment|work|book|series|movie|homework|game|with|conversation|job|deal
want|wanna|going|gonna|going|thinking|decided|should|need * end|finish * this|it|everything * relationship|chat|conversation|call|with|session|marriage|friendship|engagement|between|thing|report|work|project
take|taking|took my own time|car|food|sweet|decision|decisions|pace|path|photos|pictures|advice|medicine|bike|seat|notes|stuff|lunch
end|ending|ended|take|taking|finish|quit my * life|days|day|existence * partner|insurance|lessons|in|seriously|on|with|back|own|forward
took|taken|had|eaten|take|ate|popped * paracetamol|tablets|tablet|pills|pill|medicine|medicines|crocin|meds|medication * fever|headache|cold|prescribed|pressure|allergy|doctor|morning|time|vitamin|period|cramps|after|before|for|as|dinner|lunch|breakfast|course|daily
took|taken|had|swallowed|take|ate|popped|drank * one|two|a|2|1|single|vitamin|calcium|iron|my|prescribed * paracetamol|crocin|tablet|pill|tablets|vitamin|multivitamin|pills|medicine|medicines|meds|medication
drank|drunk|had|ate|took|drink|swallowed * full|whole|entire|all|many|too|bottle|lots|handful|much|10|15|20|30 * water|coffee|tea|chai|juice|coke|cola|milk|coconut|lassi|pizza|biryani|momos|chips|golgappa|golgappas|samosas|samosa|cake|chocolate|wine|beer|popcorn|nachos|laddoos
sleeping pill|pills|tablets|tablet * safe|prescribed|prescription|doctor|side|addictive|effects|work
how many|much * tablets|tablet|paracetamol|pills|crocin|vitamin|calcium|sleeping|medicine * day|daily|fever|headache|safe|safely|dose|allowed|prescribed|can|adult|child|prescribe|children|baby
everyone|everybody|they|it|people|you|we|life|team|all|world|he|she * better|happier|easier|fine without|off * him|her|it|them|plastic|war|meat|exams|social|phones|that|mosquitoes|cars|money|phone
better|easier|fine|off|happier without|witout * him|her|it|them|ex|phone|sugar|social|that|this|meat|makeup|money|coffee
burden|a * financial|tax|work|proof|heavy|studies|homework|exam
goodbye|bye|farewell everyone|all|world? * see|tomorrow|later|goodnight|soon|good|night|take
bye|goodbye everyone|all
goodbye|farewell party|speech|card|gift|song|email|mail|letter|to|message|tour|match * college|colleagues|office|party|my|school|team|teacher|boss|card|summer|speech|winter|for|match
this|it|was|is * my|the last day|message|night|week|goodbye|exam|match|year|lecture * at|of|in|here|before|with|on|job|college|school|office|work|goa|trip|exams
my last|final day|night|message|post|goodbye|letter|words for today|now
my last|final day|night|message|post|goodbye|letter|words * of|at|in|here|exam|office|college|work|school|to|was|before|project|as|with|hostel|leave|job|job
wont|not|dont be|going|available * here|around|coming * tomorrow|today|much|next|monday|weekend|longer|for|until|till|on|because|class|office|meeting|due
if|when|once|i|while|im|am|is gone|away * to|for|on|shopping|out|market|office|vacation|trip|feed|water|plants|take|please|work|abroad|dog|cat
giving|given|give|gave away * my|all * old|clothes|books|notes|toys|extra|donation|secret|secrets
give|giving|gave my * away * charity|donate|ngo|friend|marriage
want|wanna|wish|could|just * disappear|vanish * mountains|vacation|weekend|beach|hills|holiday|into|books|crowd|from|blanket|bed|hole
want|wanna|going|gonna|will|ill|lets|about|how|could|can|feel|like * jump|jumping * bungee|pool|trampoline|rope|skydive|skydiving|joy|rope|train|bus|water|swimming|in|into * pool|lake|river|sea|swimming|water|ocean|conclusion|conclusions
bungee * jump|jumping|jumped * bridge|off|cliff|at|in
bungee|sky jump|jumping|diving * bridge|building|cliff|off
standing|sitting|on|at * edge|terrace|roof|bridge|ledge|platform|balcony * view|sunset|stars|rain|chai|tea|photo|train|enjoying|friends|metro|seat
edge of * my? seat|glory|town
dumb ways to die
ways|way|easiest|fastest|best|how|quickest to|of * die|kill|dying * minecraft|game|games|bgmi|pubg|valorant|elden|gta|boss|mosquitoes|cockroaches|time|weeds|bacteria|germs|ants|bugs|lice|insects|rats|mosquito|flies|fortnite|freefire|viruses|virus|python|process|roblox
kill|killing|kills|killed time|mosquitoes|mosquito|cockroach|cockroaches|germs|bacteria|ants|bugs|rats|process|weeds|it|mood|vibe|boss|two|joy|craving|cravings|appetite|lice|flies|bed|viruses|spiders|spider
kill|kills|killing|killed|killin me * lol|softly|these|this|exam|exams|the|with|if|when|for|laughing|later|today|haha|smalls|but|why|because
this|these|its|exam|exams|heat|back|traffic|job|head|shoes|heels|legs|diet|suspense|wait|gym|workout|deadlines|deadline|homework|headache|feet|silence|commute|stomach|tooth|knee|knees|cramps|boss|cold|math|maths|curiosity|work ** kill|killing|kills|killed me
mom|mum|mother|dad|mommy|sister|brother|friends|parents|teacher|boss|maam|sir|roommate|coach * is|are|will|would|gonna|going|might|wants * kill|murder|killing me
wife|girlfriend|friend is|will|would|gonna|going * kill|murder|killing me if|for|when|because
kill me now|already lol|haha|monday|exam|mondays|meeting
you|this|that|song|joke|heels|outfit|show|exam|test|jokes kill|kills|killing|killed|slay me
lady|female|video|computer|killing|serial killer|kill
thinking|think|thoughts|thought|idea|thinking about|of|on * death|die|dying * penalty|note|star|valley|stranding|philosophy|bed|afterlife|rebirth|gita|karma|grandmother|grandma|grandpa|grandfather|nana|nani|dada|dadi|rate|metal|row|eaters
rather|prefer die|dead|be than|then|eat|wear|watch
rather|prefer * die|dead than
life * hard|half|sucks|cycle|insurance|story|sentence|jacket|hacks
something|someone * live|living for|with|up
life * meaning|purpose|point * what|philosophy|philosophical|socrates|according|buddhism|gita|film|movie
whats|what * meaning|point|purpose of * life|living * according|philosophy|gita|buddhism|hinduism|essay|socrates|movie|book|class|marathi|vedanta|stoicism
whats|what|point|why|how * of|do|does|is|about|in * living|live * in|with|at|there|near|room|apart|together|here|standards|abroad|cost|standard|apart|on|so|alone|wage|delhi|mumbai|like
stay|staying|living|alive * alive|bee|gees|song
catch|catching|caught|missed the bus|train * school|work|to|home|office|college|at|every|stop|early|morning|before
bhookh|bhukh|bhuk|bhook|भूख|garmi|गर्मी|thand|ठंड|pyas|pyaas|प्यास|sharam|sharm|शर्म|hasi|hansi|हंसी|हँसी|hans|has|hass|neend|नींद|khushi|खुशी|bor|bore|boriyat|बोर|boredom|thakan|थकान|mast|masti|padh|pad|पढ़|exam|exams|tension|kaam|काम|intezar|इंतज़ार|इंतजार|laughter|thakawat|dar|डर ** mar|marr|मर|mr|margaya|jaan|marna|marne|मरने|jana|nikal ** gaya|gayi|gya|gaye|raha|rahi|rha|rhi|jaunga|jaungi|jau|jana|jaega|गया|गयी|गई|रहा|रही|जाऊंगा|जाऊंगी|jaaunga|jaaungi|jayega|jayenge|jaenge|hu|hai|wala|wali|वाला|चुका|gy|gyi
mar|मर|marr * gaya|gayi|gye|gaye|gya|gyi|गया|गयी|गई|गए * yaar|re|bhai|lol|garmi|main|गर्मी|यार|thand|ठंड|boss|hasi|has
mar|मर * jaunga|jaungi|jaaunga|jaaungi|जाऊंगा|जाऊंगी|jau|jaun|raha|rahi|रहा|रही ** bhookh|garmi|hasi|hansi|has|haste|lol|sharam|भूख|गर्मी|हंसते|हंसी|boredom|thand|ठंड
tujh|tum|tujhpe|tumpe|uspe|us|is|iss|isspe|तुझ|तुम|उस|इस|ada|adaa|smile|style|aawaz * pe|par|पे|पर * mar|मर|marta|marti|mare|fida|मरता|मरती * mita|gaya|raha|mit|hu|मिटा|गया|gayi|hoon|हूं
mar|मर mita|mit|मिटा|मिट
mar|मर * ke|kar|के|कर|khap * bhi|padh|kaam|भी|mehnat|padhai|marke
marna|marne|मरना|मरने * sabko|sabhi|to|toh|sab|सबको|तो|सभी * hai|ek|hi|है|एक|ही|din|padta
sabko|sabhi|ek|har|सबको|एक|हर|insaan|इंसान ** @marna|marna|mar|मरना|मरने|मर
marne|मरने * ki|की|tak|तक|ke|के * fursat|फुर्सत|fursat|time|baad|बाद|liye|dum
main|mai|mein|mujhe|मैं|मुझे|mera|मेरा|meri|mere * khana|kaam|homework|project|काम|खाना|padhai|पढ़ाई|assignment|movie|book|chai|level|episode * khatam|khtm|खत्म|ख़त्म
khana|kaam|homework|project|काम|खाना|padhai|पढ़ाई|assignment|movie|book|chai|level|syllabus|course|paisa|paise|data|recharge|battery|shopping|game|series|report|baat|बात|rishta|रिश्ता|relationship|chutti|lesson|chapter|exam|exams|jaldi|doodh|sabzi|कोर्स|सिलेबस|होमवर्क|contract * khatam|khtm|खत्म|ख़त्म|khatm
sab|sabkuch|सब * khatam|khtm|खत्म|ख़त्म|khatm * ho|hua|हो|हुआ|hogaya|kha|खा
zindagi|jindagi|life|ज़िंदगी|जिंदगी * @nahi * milegi|milegii|dobara|doobara|मिलेगी|दोबारा|na
@zindagi * khatam|khtm * ho|hone|हो|होने * rahi|gayi|wali|jaati
jaan|jan|जान * de|dena|देना|dene|dedu|du * desh|mulk|watan|देश|match|team|वतन|tere|mehnat|liye
desh|mulk|watan|देश|वतन * ke|की|के|liye|लिए * jaan|जान
jaan|jan|जान dedi|de|laga|लगा * di|dunga|mehnat|exam|match|दी
neend|नींद|goli|goliyan|dawai|dava|दवा|दवाई ** bukhar|bukhaar|sardard|sirdard|doctor|बुखार|डॉक्टर|सिरदर्द|vitamin|din|बार|सर्दी|sardi
ek|1|एक|do|2|sardi|सर्दी|bukhar|bukhaar|बुखार|sirdard|sardard|सिरदर्द|doctor|डॉक्टर|vitamin|dard|दर्द * ki|की|goli|गोली|wali|ke ** kha|खा|khaa|goli|गोली|le * li|le|liya|lu|lo|ली|लूं|ले|khaa
chhat|chat|छत|pul|train|ट्रेन|gaadi|building * se|से|par|pe|ke|के * gir|dikh|dekh|kood|bandar|billi|गिर|दिख|देख|कूद|बंदर|बिल्ली|bander|cat * gaya|gayi|raha|ke|kar|गया|गई|रहा|bandar|billi|aaya|बंदर
phansi|फांसी|fansi * saza|sazaa|sajaa|सज़ा|सजा|di|दी|court|bhagat|भगत|godse|kasab|mili|मिली|honi
bhagat|भगत|mangal|shaheed|शहीद|kasab|nirbhaya|godse|court|apradhi ** phansi|फांसी|fansi
so|सो|sona|sone * jau|jaun|jana|ja|जाऊं|जाना|jaa|chahta|रहा|raha|rahi|gaya * jaldi|subah|abhi|ab|late|kal|जल्दी|सुबह|अब|kya
subah|सुबह * jaldi|जल्दी|early|5|6|4|7 * uth|uthna|uthne|उठना|uthu|उठने
uthna|uthne|उठने|उठना|uthne * mann|man|dil|मन * @nahi
subah|सुबह * uthne|uthna|उठने|उठना * ka|का|mann|man|dil|मन
aakhri|akhri|aakhiri|akhiri|आखिरी|आख़िरी|last * din|day|match|paper|exam|raat|episode|baar|message|दिन|मैच|बार|रात|पेपर * office|college|school|exam|exams|ka|hai|h|tha|sale|है|था|ऑफिस|कॉलेज|स्कूल|शादी|shaadi
alvida|अलविदा * song|gana|gaana|kabhi|movie|film|na|गाना|no
mere|मेरे|uske|tere|iske|mobile|phone * bina|बिना * sab|log|ghar|sabzi|khana|kaam|घर|काम|खाना|nahi|nhi * nahi|nhi|chalta|नहीं|चलता|party|banta
mujhe|mujhko|mummy|papa|मुझे|मम्मी|पापा|teacher|maa|mom|dad|didi|bhai|boss * maar|मार|mar * dalegi|daalegi|dalega|degi|dalenge|डालेगी|देगी|dega|डालेगा|देगा * lol|agar|marks|late|अगर|homework|haha|kam|fail|result
mummy|papa|maa|mom|मम्मी|पापा|मां|teacher|boss|sir|didi|bhai ** maar|मार|mar dalegi|daalegi|dalega|degi|dalenge|denge|daalenge|डालेगी|देगी|dega|daalega|डालेगा|देगा
machhar|machar|macchar|मच्छर|makkhi|cockroach|chuha|चूहा|चूहे|keede|कीड़े|chipkali|dushman|villain|game|level|makhi ** maar|mar|मार|marne|maarne|मारने
maar|mar|मार|maaro|maarna|marna|marne * chakka|chauka|chhakka|six|sixer|goal|gol|चौका|छक्का|goli|lakeer|jhaadu|jhadu|dialogue|line|chhalang|tukka|style|selfie
mujhe|mujhko|muje|मुझे|wo|woh|bhai|dost ** mara|maara|marta|maarta|maar|मारता|मारा * taana|tana|taane|line|ball|गेंद|ताना|ताने|dialogue|message|msg|aankh
@close ** beats|beat|hits|hit|kicks|beating|slaps|kicked|hitting|destroyed me|us * at|in|with|up|by|fifa|chess|carrom|ludo|badminton|every|on|to|again|game|that|like|race|points|hard * chess|carrom|ludo|game|games|fifa|badminton|tennis|race|cricket|cards|uno|runs|marks|text|me|whatsapp|instagram|home|it|points|scrabble|for|table|bricks|when|that|pool
hit|hits|beat me * up|that|like|with|by|on * text|whatsapp|call|later|weekend|suddenly|hard|instagram|linkedin|tomorrow|realized|how|runs
get|getting|got|being|was|am|is|were|team|india|we|they|be beaten|beat|hit|abused|robbed|followed * by|at|in|on|with * australia|pakistan|chess|fifa|england|runs|badminton|mosquitoes|instagram|twitter|traffic|final|match|reality|game|cricket
abuse|abusing|abuses|abused * power|privileges|sale|system|drugs|alcohol|substance|privilege|position|meaning|authority|trust|rights|leave|refund|policy
could|can|will|would|ill|gonna|going|about|want|wanna|might|id|literally|so * kill|murder|strangle|slay|stab|slaughter for? a|this|that|some|it|the * biryani|pizza|coffee|chai|burger|exam|presentation|level|beer|cake|interview|performance|dragon|monster|enemy|enemies|villain|zombies|game|samosa|momos|dosa|haha|lol|song|stage|dance|test
@close|they|people|who|instagram|twitter|insta|random|lots|100|followers ** follow|following|followed|stalking|stalk|stalked me|us * on|back|instagram|insta|twitter|linkedin|tiktok|facebook|youtube|account|everywhere|x * instagram|insta|twitter|linkedin|youtube|facebook|snapchat|x|back|tiktok|around
dog|puppy|cat|kitten|cow|cows|stray|butterfly|duck|ads|moon|kids|toddler|puppies|baby ** following|follows|followed|chasing|chased me|us
heart attack|stroke * when|exam|lol|almost|moment|seeing|price|bill|result|marks|news|symptoms|prevent|causes|first|risk|cake|signs|history
almost|nearly * heart attack|stroke
gave|gives|giving|give me|us * heart attack|stroke
minor|mini|got|get|had me|us|a? * heart attack|stroke * when|lol|seeing|with|from|haha|jump|after|scene|looking|at|price|movie
stroke|strokes of * luck|genius|brush|midnight|pen|paint
caught|has|is|on|this|song|album|mixtape|stream|fire emoji|album|track|new|mixtape
`;

/** Words around a lone mention of suicide or abuse that make it a topic: study, news, film, history. */
export const topicWords = `movie movies film films song songs anime manga novel chapter poem poetry essay assignment presentation
  debate article theory durkheim sociology statistics stats rate rates historical hitler nazi cleopatra romeo juliet shakespeare hamlet
  socrates cobain bennington sushant celebrity actor actress singer farmers farmer kisan kisano kisanon किसान किसानों फिल्म निबंध इतिहास हिटलर prevention awareness
  ipc bill gta pubg documentary poster campaign bomber bombing terrorist wwii samurai seppuku newspaper headline nibandh headlines
  mythology goebbels epstein plath hemingway woolf kamikaze`;

/** Words that turn a threat or a beating into play. They never excuse talk of dying oneself. */
export const playfulWords = `lol lmao rofl haha hahaha hehe jk joking kidding mazak mazaak majak मज़ाक मजाक game games gaming chess fifa ludo
  carrom cricket match badminton tennis uno pubg bgmi valorant minecraft gta fortnite level npc zombie zombies dragon movie film novel
  story character plot episode ps5 xbox hahahaha playfully tickle tickles biryani pizza chakka six wicket mosquito mosquitoes cockroach
  cockroaches spider`;
