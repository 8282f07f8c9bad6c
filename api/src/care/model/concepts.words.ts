/**
 * Ideas and the words people name them by, one idea a line: English and Hindi in Latin letters, in any spelling that folds alike; a
 * word ending in "-" stands for all that begin so. They let a message in one language teach what is noticed in the other.
 */
export const conceptWords = `
I: i im ive id me my mine main mein mujhe mera meri mere maine mujhse mujhme hum humko humara
MYSELF: myself self khud khudko khudse swayam meself apneaap
OWN: apna apni apne
YOU: you your yours yourself tum tumhe tumhara tera tere teri aap aapko aapka tujhe
THEY: he she they him her them his their hes shes theyre wo woh usne uska uski uske use usko unhone unka unki unke unko inka inki inko isne isko
EVERYONE: everyone everybody sab sabko sabka sabki sabse people log logo logon duniya world koi anyone nobody noone someone
PARENT: mother father mom mum mummy mumma mama amma ammi maa mata papa dad daddy father pita pitaji baap abbu abba appa nanna parents parent mammi babuji babu mai_baap dadi nani dada nana
CHILD: son daughter kid kids child children baby babies bacha bache bachche bacche bachon bachcho bachi beta beti bete betiyan munna munne munni chhota infant toddler newborn
SIBLING: brother sister bro sis bhai bhaiya behen bahan didi bhabhi
SPOUSE: wife husband pati patni biwi spouse hubby gharwali gharwala miya shauhar
INLAW: saas sasur sasural inlaws bahu devar jeth nanad damaad jethani
FAMILY: family gharwale gharwalo gharwalon ghar parivar household relatives rishtedar
RELATIVE: uncle aunty aunt chacha chachi mausa mausi mama mami tau bua fufa cousin nephew niece
FRIEND: friend friends dost doston dosto yaar saheli bestie roommate flatmate roomie classmate batchmate colleague mate mates housemate sponsee junior senior neighbour neighbor padosi
PARTNER: girlfriend boyfriend ex partner fiance fiancee lover breakup crush
PRO: therapist therapy doctor counsellor counselor psychiatrist psychologist nurse warden hospital clinic sponsor rehab ward er ambulance paramedic
TEACHER: teacher sir madam maam tutor coach principal professor tuition coaching guruji master
HELPCALL: police 911 112 100 helpline hotline samaritans 988 999 000 bachao bacha help madad
DIE: die died dies dying dead death deaths mar mara mari marna marne marunga marungi maru marta marti marke marjaunga marjaungi maut mout mrityu demise deceased mare mari swarg yamraj yama antim mrit inteqal guzar guzarna
SUICIDE: suicide suicidal khudkushi khudkhushi aatmahatya atmahatya atmhatya unalive unaliv sewerslide suicidality neet_suicide
KILL: kill killed killing kills murder murdered murdering khoon khun katl qatl hatya maardunga maardalunga maardungi stab strangle slaughter behead finish_him jaan_se smother suffocate
LIVE: live living alive lives life zindagi jeena jina jeene jiu jiun jiunga jiungi jita jiti jeevan jivan exist existing existence jinda zinda jindagi saans saansein breath breathe breathing
BORN: born birth birthed paida janam janm janma janmo
NOT: not no never dont cant cannot wont wouldnt didnt doesnt isnt arent wasnt aint shant shan nahi na mat nothing none without bina neither nor couldnt shouldnt
ANYMORE: anymore longer aur more ab
WANT: want wants wanted wanting wish wishing hope hoping chahta chahti chahte chahiye chahu chaah chahat mann man dil iccha need craving urge urges kaash kash pray prayed dua prarthana
INTEND: going plan planned planning plans decide decided deciding intend intends tay taye thaan thani faisla nishchay ready taiyar pakka ill shall will soch_liya resolved settled arranged sorted booked scheduled chuna
THINK: think thinking thought thoughts soch sochta sochti socha sochke sochu khayal khyal imagine imagining ideation fantasise fantasize fantasy picture
END: end ends ending ended endings finish finished khatam khatm khtm samapt over close closing closed band quit ant final finally antim completed
DONE: done enough bas bahut_hua exhausted fed
TIRED: tired tiring exhausted weary thak thaka thaki thakk thake thakan haar hara hari drained worn
PAIN: pain painful hurts hurt hurting suffering suffer dard dukh takleef takleefdeh peeda kasht agony ache aching misery unbearable sahan sahna sahi
SLEEP: sleep sleeping asleep slept neend nind sona so sojau sojaunga soya soyi soungi sounga
WAKE: wake waking woke awake uthna uthu uthunga uthungi utho uthe khule khuli aankh aankhe subah morning
PILL: pill pills tablet tablets tab tabs goli goliyan goliya golia goliyo goliyon dawa dawai dawaiyan dawaai medicine medicines meds medication paracetamol crocin dolo alprax alprazolam valium xanax sleeping strip strips patta patte capsule insulin morphine opioid codeine overdose overdosed od od'd oding injection syringe potassium methadone benzo benzos antidepressants sertraline quetiapine lithium
POISON: poison poisonous poisoned zeher zehar jahar zahar vish phenyl finail harpic pesticide insecticide keetnashak sulphas salfas celphos sulfas bleach acid chuhe chuha rat_poison ratpoison kida keede kide dhatura kaner cyanide monocil endosulfan keede_maar keedewali
ROPE: rope noose rassi phanda fanda phansi fansi hang hanging hanged hung latak latakna latku latka latki jhool jhul jhulna jhoolna dupatta gamcha chunni saree pankha pankhe fan hook belt cord ligature beam knot stool kursi
BLADE: blade blades razor knife knives chaku chaaku chhuri churi katar cutter scissors kainchi compass sharpener scalpel patti hansiya kulhadi axe machete khukri
CUT: cut cuts cutting slit slash slashed kaat kaata kaatna kaati katne katna kat kata kati katunga kaatunga nas nass wrist wrists kalai veins vein thigh thighs scars scar arms nishan selfharm sh selfharming scratch
BLOOD: blood bleeding bleed bled khoon khun rakt stitches
HEIGHT: roof rooftop terrace chhat chat balcony bridge pul floor manzil cliff ledge edge building tower parapet railing window khidki mundera munder overpass flyover chhajja
JUMP: jump jumping jumped kood koodna kudna kudne kudunga kudungi koodne koodunga koodungi kudu koodu chhalang leap leaping girna gir giru fall falling step stepped utar
RAIL: train trains tracks track patri rail railway platform metro tube gaadi lokal local station truck bus highway traffic phatak
WATER: river nadi canal nahar well kuan kuen kua kuwa lake talab talaab sea samundar ocean drown drowning drowned doob dub dubna doobna dubunga ganga jheel pond dam bandh
FIRE: fire aag gas cylinder stove petrol kerosene mitti_tel matchstick maachis burn burning burnt jal jala jalana jalau jala_lunga diesel exhaust garage carbon
GUN: gun guns pistol rifle revolver shotgun bandook banduk katta tamancha bullet trigger barrel shoot shooting shot goli_maar desi_katta donali
HAND: haath hath hands hatheli muthi
MEANS_READY: kept saved saving hidden hid stash stashed stashing stockpile hoard hoarding collected collecting collect jama rakha rakhi rakhe rakh bachake chhupa chhupake chupake drawer almari takiye pillow bag counted counting gin ginta ginti bought kharid kharida kharidi khareed order ordered loaded arranged laya layi ready
TAKEN: took taken swallowed swallow swallowing ate eaten khaya khayi khali kha piya pi pee drank drunk drink consumed nigal gatak injected
BOTTLE: bottle botal sheeshi shishi dibba dibbi packet whole entire handful full poori puri saari sari saare all
BYE: goodbye goodbyes bye alvida farewell vida vidaai khuda_hafiz cheerio adieu tata antim_pranam
LAST: last final finally aakhri akhri aakhiri akhiri antim aakhir
NOTE: letter letters note notes chitthi chithi chitthiyan khat patra will vasiyat diary likh likha likhi likhna likhkar wrote written writing write
SORRY: sorry maaf maf maafi mafi forgive apologise apologize apology kshama
GIVE: give gave given giving handed donate donated baant baat_diya baanti banti baantna bant daan saunp saup hand bequeath de_diya de_di rehome rehomed
AFFAIRS: password passwords pin pins locker policy insurance lic nominee papers deeds kaagaz kagaz property accounts account passbook bima term_plan fd funeral cremation ashes obituary eulogy antyeshti keys key chaabi chabi hisaab hisab udhaar karz dues debts settled
AFTER: after baad afterwards once
GONE: gone jana jaana jaane jane ja jaunga jaungi jau jaa chala chali chale chalu chalunga chalungi leave leaving left leaves going go went depart
REMAIN: rahu rahun rahunga rahungi rahoon raha rahungaa here around remain stay staying hona hounga hungi hunga
MISS: miss missed notice noticed care cares cry yaad farak fark parwah matter matters
BETTER: better easier happier relieved best behtar achha acha accha aasan khush sukhi
WITHOUT: without bina bagair
BURDEN: burden bojh boj load liability worthless useless bekar bekaar nikamma nikammi nalayak waste failure loser mistake galti manhoos kalank expense
DISAPPEAR: disappear disappearing vanish gayab gum mit mitana erase erased delete deleted uninstall logout logoff log_off unsubscribe unsub fade evaporate ghost exit escape hat hatna hatjau hata remove
PEACE: peace peaceful rest relief sukoon sukun aaram shanti mukti moksha chhutkara chutkara azad azaad aazad free freedom release quiet silence nirvana
GOD: god bhagwan bhagvan ishwar krishna kanha allah ram shiv mahadev rab prabhu heaven upar uparwala uparwale jannat bula bulao bulalo utha uthale uthalo
NOW: now abhi tonight today aaj immediately minutes minute already currently turant
SOON: tomorrow kal raat night soon monday tuesday wednesday thursday friday saturday sunday weekend somwar itwar ravivar parso week hafte mahine month birthday date tarikh deadline diwali holi
ALONE: alone akela akeli akele lonely tanha loneliness nobody nobodys
SECRET: secret chhupa chup chupchap batana bataya batau tell told kisi kisiko mat_batana promise
BEAT: beat beats beating beaten hit hits hitting slap slapped slaps punch punched kick kicked maarta maarte maarti marte peet peeta peette pitta pitai pitte pita thappad thapad maara maari choke choked choking belt danda lathi jhapad ghasit maarpeet pitwaya bruise bruises chot neel
THREAT: threat threaten threatens threatened threatening dhamki dhamkata dhamka blackmail blackmailing blackmails leak viral expose ransom
SEXUAL: touch touched touches touching chhua chhuta chuta chhune chhu chhuna rape raped rapes molest molested molests groped grope zabardasti jabardasti forced forces force nude nudes naked photos photo pics pic video videos galat_kaam bad_touch kapde undress bistar balatkar shoshan chhed chhedta harass harassed
FEAR: afraid scared fear frightened terrified darr dar darta darti darte dara ghabra khauf scares
LOCKED: lock locked locks band tala kundi trapped kaid confined bolt latch
DANGER: outside bahar gate door darwaza darwaje peecha peeche following follows followed stalking stalker chasing chase break breaking tod todne khada khade khadi intruder kidnap kidnapped agwa trafficked attack attacked hamla mob bheed
ANGER: anger angry gussa gusse hate nafrat rage furious khoon_khaulta revenge badla sabak teach_lesson tezab tezaab acid hurt_him vengeance
AGE: saal years year old class standard std grade kaksha th_class yo teen teenager minor school sixteen fifteen fourteen thirteen twelve seventeen solah pandrah chaudah terah barah satrah 9th 10th 11th 12th 8th 7th dasvi navi gyarahvi barahvi
ROMANTIC: romantic romance roleplay kiss kissing pyaar pyar love lover date dating girlfriend boyfriend shaadi marry married jaan baby jaanu sexy wifey couple husband_banoge bano banoge premi premika hug cuddle sensual
METHOD: how kaise way ways method methods tarika tareeka tarike upay painless painlessly easiest quickest fastest surest quick dose dosage lethal fatal kitni kitna kitne enough mix amount height safest effective reliable
SAD: sad sadness cry cried crying rona roya royi rote rota roti rone aansu aasu udaas udas upset depressed depression low heavy bhaari bhari toot tuta tooti empty khaali khali numb sunn grief dukhi anxious anxiety panic stress tension hopeless umeed ummeed
HOPE: hope hopeful future kal aage plan dream sapna sapne
EXAM: exam exams paper papers test tests neet jee upsc gate ssc boards board marks rank result syllabus chapter physics chemistry maths math biology organic assignment viva quiz mock pariksha padhai study studying college semester homework lecture class_test revision topper
FILM: movie film films show series serial season episode netflix book novel story kahani kahaani character characters scene script play drama actor hero heroine villain plot chapter poem shayari kavita lyrics song gaana gana album trailer anime manga podcast documentary thriller mystery crime_patrol kdrama sequel finale
GAME: game games gaming pubg bgmi valorant minecraft gta level boss raid respawn match ludo chess headshot squad lobby cod fortnite controller player players
WORK: deadline meeting standup boss manager office client project deploy server code bug laptop excel presentation ppt email emails sprint appraisal promotion salary resume interview shift kpi process thread script database kubernetes
SPORT: cricket wicket over runs innings match team football goal kohli rohit dhoni ipl batsman bowler tournament gym workout squats leg_day cardio trainer marathon run yoga
FOOD: food biryani maggi chai coffee tea momos pizza spicy mirchi khana dinner lunch breakfast recipe cook cooking kitchen rasoi sabzi pyaz onion paneer dal chawal roti cake sugar diet gulab paani_puri golgappe tandoori chicken egg
PHONE: battery charger phone mobile laptop screen app wifi network internet update signal data sim recharge tv computer headphones
ANIMAL: dog cat puppy kutta billi machhar mosquito cockroach lizard chipkali rat mouse fish bird plant plants tulsi tree
TRAVEL: ticket tickets flight train_ticket travel trip tour airport booking tatkal reservation station auto cab uber traffic
LAUGH: lol lmao haha hahaha hehe rofl joke jokes joking mazak mazaak kidding funny hasi hansi hassi meme memes hilarious
RECOVERED: recovered recovery healed sober clean survived survivor years_ago pehle past purana purani used therapy_helped grateful thankful better_now ab_theek theek thik stable
STUDYING: essay article lecture research thesis news report workshop training awareness campaign journalism journalist debate policy who data statistics documentary seminar assembly ngo survey lesson poster psychology law
ACCIDENT: accident accidentally galti_se slipped nicked bruised phisal chot lag lagi lagayi
SAFE: safe safely fine okay ok theek thik promise handed removed threw phenk called bulaya aa_gayi came sitting baithi baitha saath with_me
BAD_IDIOM: killing_me dying_to dead_tired literally serious seriously
ASK: what which who where when why how kya kaun kab kahan kyun kaunsa konsa recommend suggest suggestion tips batao bataiye bata help explain
MONEY: money paisa paise loan karz emi debt udhaar bank salary business dukaan vyapar loss ghata interest recovery agents kist
LOSS: passed lost loss khoya kho miscarriage widow widower vidhwa divorce talaq separated funeral
PRETEND: roleplay pretend banke acting natak game ke_liye dare truth
SELFBODY: scar scars body weight mota patla skin shareer sharir badan
SOMEONE_SAYS: said says saying bola boli bole kaha kehta kehti keh bol told
`;
