import type { WordSets } from './phrases.ts';

/** The vocabulary of being hurt, of wanting to hurt somebody, and of danger at this moment. */
export const othersSets: WordSets = {
  close: `husband wife father dad mother mom mum stepfather stepdad stepmother stepmom uncle aunt aunty brother sister cousin boyfriend
    girlfriend bf gf ex partner teacher boss neighbour neighbor grandfather inlaws inlaw relative son parents papa mummy mama chacha guy man
    he she they someone coach tutor warden senior tauji mausa jija fiance laws`,
  close_hi: `pati patni papa pitaji mummy maa bhai chacha mama tau tauji mausa fufa jija sasural sasuralwale saas sasur devar bf boyfriend
    gf teacher sir wo woh vo voh ghar gharwale parents husband biwi uncle padosi jeth ladka aadmi पति पत्नी पापा पिताजी मम्मी मां माँ भाई
    चाचा मामा ताऊ मौसा फूफा जीजा ससुराल ससुरालवाले सास ससुर देवर वो वह अंकल टीचर पड़ोसी घरवाले जेठ आदमी लड़का बाप baap सौतेले`,
  beats: `beats hits beat hit slaps slapped punches punched kicks kicked chokes choked strangles strangled thrashes burns burned abuses
    abused rapes raped molests molested assaults assaulted beating hitting slapping hurting choking raping molesting abusing`,
  victim:
    'him her them someone somebody everyone people boss husband wife father mother dad mom brother sister ex neighbour neighbor teacher boyfriend girlfriend uncle classmate roommate colleague inlaws stepfather family kids children baby',
  private_parts:
    'private privates vagina penis chest breasts breast thigh thighs genitals underwear inappropriately badly down',
};

export const abuseAlways = `
is|hes|keeps|started|are|shes beating|hitting|choking|strangling|raping|molesting|punching|kicking me
i * am|was|got|been|being|im|ive|have|get beaten|raped|molested|assaulted|abused|strangled|gangraped
raped|molested me|us
rapes|molests me|us
sexually abused|assaulted|abusing|assaulting|harassed|harassing|touched|abuses
forced|forces|forcing himself|herself|sex * on|me|with
forced|forces|forcing|makes|made|pressured me ** sex|touch|naked|undress|nudes|sleep|clothes|private
touches|touched|touching|gropes|groped|fondles|fondled me|my * @private_parts|night|sexually|there|where|places|when
@close ** touches|touched|gropes|groped|touching|fondles me|my * inappropriately|night|private|there|places|when|breasts|wrong|body|where|parts|chest|and|sleep
@close ** comes|came|enters * my room|bed ** night|touches|touch
balatkar|balatkaar|blatkar|बलात्कार
rape|रेप|rep * hua|kiya|kia|kar|हुआ|किया|कर * mera|mere|mujhse|hai|tha|mujhe|मेरे|मुझ|diya|था|है|दिया
mera|mere|मेरा|मेरे|mujhse * rape|रेप|balatkar|shoshan|शोषण|chhed|molest
yon|yaun|yaun|यौन|sexual * shoshan|शोषण|utpidan|उत्पीड़न|abuse|harassment * hua|kiya|ho|mere|हुआ|किया|हो|करता|karta
galat|ganda|gandi|गलत|गंदी|गलत|private * jagah|tarah|tarike|touch|तरह|जगह|तरीके|टच|parts|se|से * chhuta|chuta|chhua|chua|choota|touch|karta|छूता|छुआ|करते|करता|karte|haath|chhute|छूते|chhoota|kiya|किया
mujhe|mujhko|मुझे|mere ** galat|ganda|गलत|गंदा|गंदे * tarike|jagah|touch|tarah|तरह|तरीके|जगह|टच
`;

export const abuseUsually = `
@close ** beats|hits|slaps|punches|kicks|chokes|strangles|abuses|thrashes|burns|rapes|molests me|us
@close ** beat|hit|slapped|punched|kicked|choked|strangled|thrashed|burned|abused me|us
my * @close * is|are|was|has|keeps|started|been|hes beating|hitting|slapping|abusing|hurting|choking|kicking
hits|beats|slaps|kicks me everyday|every|daily|badly|whenever|when|again|with|if|and|at
beat|hit|slapped me|us up|badly|again|with|last|yesterday|today|until|black|so
beaten|beating|beat * by|me * my? @close|up|black|daily|everyday|badly
being|getting beaten|abused|hit|molested|harassed|trafficked|blackmailed|tortured
domestic violence|abuse|voilence
child|sexual|physical|physically|emotionally|domestic abuse|abused|abuser|abusive|molestation * by|me|my|happening|at|husband|home|victim
abusive|violent husband|marriage|relationship|father|boyfriend|wife|home|partner|dad|mother|parents|family|household
victim|survivor of * abuse|rape|violence|assault
blackmailing|blackmails|blackmailed me ** photos|pics|video|videos|nudes|pictures|nude|private
threatens|threatening|threatened * to * kill|hurt|beat|rape|stab|burn|leak|acid me|us|my|him|her|on|attack
locks|locked|lock|keeps me|us in|inside|up * room|house|home|bathroom|basement|dark|locked|here|and
dowry * beat|beats|torture|harass|harassing|kill|burn|threaten|hit|abuse|violence|demand
dahej|दहेज ** maar|maarte|marte|maarta|peet|pitte|tang|pareshan|मार|मारते|पीट|पीटते|तंग|परेशान|torture|प्रताड़ित|jala
@close_hi ** mujhe|mujhko|muje|mujhse|मुझे|मुझको|mere|हमें|मुझ|ko ** maarta|marta|maarte|marte|maarti|marti|peetta|pitta|peet|peette|pitte|pitai|pitayi|maarpeet|marpeet|mara|maara|peetti|peeti|peeta|pitti|मारता|मारते|मारती|पीटता|पीटते|पीटती|पीट|पीटा|पिटाई|मारपीट|मारा
@close ** beats|hits|beating|slaps|hitting|abuses|hurts my * mom|mother|mum|mummy|sister|brother|siblings
mujhe|mujhko|muje|मुझे|मुझको ** maarta|marta|maarte|marte|peetta|pitta|peet|peette|pitte|maarpeet|marpeet|मारता|मारते|पीटता|पीटते|पीट|मारपीट|maarti|मारती|पीटती * hai|hain|h|he|raha|rahe|hai|है|हैं|रहा|रहे|rha|rhe|diya|karta
@close_hi ** maarpeet|marpeet|peetta|pitta|peette|pitte|पीटता|पीटते|मारपीट|pitai|पिटाई * hai|hain|h|karta|karte|करता|करते|है|हैं|karti
@close_hi ** sharab|daru|daaru|शराब|दारू|peekar|peeke|pike|पीकर ** maarta|marta|maarte|marte|peetta|pitta|मारता|मारते|पीटता|पीटते
@close_hi ** maarta|marta|maarte|marte|peetta|pitta|peette|pitte|maarti|marti|मारता|मारते|पीटता|पीटते * mujhe|mujhko|muje|मुझे|मुझको
gharelu|ghareloo|घरेलू hinsa|हिंसा
`;

export const harmToOthers = `
want|wanna|going|gonna|gunna|will|ill|planning|plan|decided|ready|im|about|need|thinking|could|might * kill|murder|stab|shoot|strangle|poison|behead|slaughter|killing|stabbing|shooting|murdering my|his|her|that|this|the|those|all|our * @victim
want|wanna|going|gonna|gunna|will|ill|planning|plan|decided|ready|about|thinking|thoughts * kill|murder|stab|shoot|strangle|poison|behead|killing|stabbing|murdering of? him|her|them|everyone|someone|somebody|people|us|you
feel|felt|feeling like killing|murdering|stabbing my|his|him|her|them|that|everyone|someone|the|this
urge|urges|thoughts|thinking|voices|fantasies|fantasize * kill|killing|hurt|hurting|harm|harming|stabbing|murder|stab of? my|him|her|them|people|someone|others|everyone|kids|children|baby
voices|voice * tell|telling|tells|told|say|saying * kill|hurt|harm|stab|attack|die
want|wanna|going|gonna|will|ill|afraid|scared|might|planning * hurt|harm|hurting * my|the|our * baby|child|kids|children|wife|husband|son|daughter|mother|father
bring|take|bringing|carry * gun|knife|weapon|pistol * to|into * school|college|office|work|class
shoot|shooting|bomb|burn|blow up|down? * my|the * school|college|office|class|everyone|house
have|got|bought|holding * gun|knife|pistol|weapon * kill|shoot|stab|going|him|her|them
how|ways|best|way|without|away * to|with|of? murder|kill|poison|strangle|killing|poisoning * my|someone|him|her|a|somebody|them * husband|wife|boss|person|someone|human|without|caught|neighbour|ex|father|him|her|secretly|slowly|mother|brother|and
get away with murder
throw * acid on|at
acid * throw|attack|pour * her|him|face
jaan|jan|जान * se|से * maar|mar|मार ** dunga|dungi|du|doon|dena|daalunga|daal|दूंगा|दूंगी|दूं|देना|chahta|डालूंगा|dega|chahti
maar|mar|मार dalunga|daalunga|dalungi|daalungi|daloonga|डालूंगा|डालूंगी|dalu|daalu|डालूं|dalna|daalna|डालना
usko|use|usse|unko|use|isko|sabko|usey|उसे|उसको|सबको|उनको|boss|pati|husband|biwi|saas|baap * maar|mar|मार ** dalunga|daalunga|dena|dalna|daalna|दूं|डालूं|देना|डालना|daal|डाल * chahta|hai|mann|chahti|hu|h|चाहता|है|मन|du
khoon|khun|खून|qatl|katl|katal|murder|कत्ल|क़त्ल|हत्या|hatya * kar|karna|karunga|karne|krdunga|kardunga|कर|करना|करूंगा|कर|करने * dunga|dungi|du|chahta|chahti|hai|mann|दूंगा|दूंगी|दूं|चाहता|चाहती|है|मन|ka|का|lunga
chaku|chaaku|chakoo|चाकू|goli|gun|बंदूक * se|maar|ghusa|ghop|से|मार|घोंप ** dunga|dungi|maar|maarunga|dena|दूंगा|दूंगी|मारूंगा|देना|deta|du
usko|usse|use|उसे|उसको|unko * zinda|jinda|zindaa|जिंदा|ज़िंदा * jala|nahi|gaad|जला|नहीं|गाड़ * dunga|dungi|chhodunga|chhodungi|chodunga|दूंगा|दूंगी|छोड़ूंगा|छोडूंगा
`;

export const danger = `
man|someone|somebody|he|guy|person|they|stranger|men ** outside * my|the * door|house|window|room ** knife|gun|weapon|rod|banging|shouting|threatening|break
someone|somebody|man|men|guy|he|they|stranger|thief|robber|people|intruder|ex * is|are|has|hes|trying|breaking|broken|broke * breaking|broken|break|broke into|in * house|home|room|flat|apartment|door|my|now|here
someone|somebody|man|men|guy|guys|he|stranger|car|people|stalker|they * is|are|following|been|has|keeps follow|following|stalking|chasing|followed me|us
being|getting followed|stalked|chased|kidnapped|attacked|robbed|trafficked
he|she|they|someone|husband|man|dad|father|guy|boyfriend ** has|have|holding|pulled|with|got|brought|took|pointing * gun|knife|weapon|pistol|axe * me|and|at|my|now|here|right|to|in
kidnapped|kidnapping|abducted|trafficked me|us
i|ive|im|we * been|was|am|got|being|im kidnapped|abducted
i|ive|im|we kidnapped|abducted|trafficked|stabbed|shot
my house|home|room|building * on|caught fire
house|home|building is on fire
trapped|stuck|locked|held * in|inside|under|against|hostage * fire|rubble|against|hostage|car|water|flood|building|house|his|will
having|think|get|got|getting|has|had * heart attack|stroke
chest pain * breathe|arm|left|breathing|severe|spreading
cant|cannot|couldnt * breathe * chest|help|dying|lips|ambulance|blue|emergency
not|isnt|stopped|no * breathing|responding|conscious|unconscious|pulse * my|he|she|help|dad|mom|father|mother|friend|baby|and|anymore
call|need|send * ambulance|police * please|help|now|fast|quick|quickly|me|immediately|hurry
help|save me|us * please|hes|he|they|kill|killing|hurt|gun|knife|now|someone * going|coming|kill|hurt|trying|has|outside|breaking
going|gonna|wants|trying|will|might|threatening * to? kill|murder|stab|shoot me|us
mera|meri|mere|मेरा|मेरी * peecha|picha|piccha|पीछा * kar|कर|karta
mujhe|mujhko|muje|मुझे|hame|हमें ** jaan|jan|जान * maar|मार|mar|marne|maarne|मारने
mujhe|mujhko|मुझे * maar|mar|मार * dega|denge|dalega|daalega|dalenge|daalenge|degi|देगा|देंगे|डालेगा|डालेंगे|dalegi
mujhe|mujhko|मुझे * kidnap|agwa|kaid|band|किडनैप|अगवा|कैद|बंद * kar|kiya|karke|कर|किया|करके|rakha|hua
ghar|makaan|घर|मकान * me|mein|mai|में|मे * aag|आग|ghus|घुस|chor|चोर * lag|lagi|gaya|gaye|aaya|लग|लगी|गया|गए|आया|raha|aa
dil|दिल * ka|का * daura|दौरा * pad|pada|aa|aaya|पड़|पड़ा|आ|आया|raha
saans|sans|saas|सांस|साँस * @nahi ** aa|le|li|ली|ले|आ * rahi|raha|paa|pa|रही|पा|रहा * seene|seena|chest|dard|madad|help|bachao|behosh|सीने|दर्द|मदद|बचाओ
bachao|बचाओ|bacha|bachaao * koi|mujhe|please|plz|lo|koi|कोई|मुझे|लो|mar|maar
`;
