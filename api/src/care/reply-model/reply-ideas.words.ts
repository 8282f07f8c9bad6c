/**
 * What a reply may speak of, an idea a line: its words in English and in Hindi with Latin letters (Devanagari is brought to them first).
 * Two words that only mean it together are joined by `_`.
 */
export const replyIdeas = `
not: not no never isnt arent wasnt cant cannot wont wouldnt didnt doesnt havent nothing nahi nai nhi nor neither
dont: dont mat shouldnt never
i: i im ive ill id main maine hum
my: my mine mera meri mere apna apni apne
me: me mujhe mujhse mujhko us
you: you youre youve youll youd yourself tu tum tune tumne tumhe tumhen tujhe tujhse tumse aap aapne aapko aapse yourselves tumko tujhko
your: your yours tera teri tere tumhara tumhari tumhare aapka aapki aapke
they: they he she them him wo woh unhe unhone usne use unko usko uska uski uske unke log people those he's they're everyone sab everybody hes theyre shes
kin: mother mom mum mama dad father papa mummy maa wife husband brother sister son daughter kids children roommate grandmother grandma nani dadi nana dada biwi pati bhai behen didi beta beti patni pitaji pita bacche bache parents family gharwale ghar_wale aunt uncle cousin bua chacha roommates
disorder: depression bipolar adhd ocd ptsd anxiety schizophrenia autism autistic disorder bulimia anorexia thyroid diabetes parkinsons dyslexia psychosis manic mania syndrome depressed narcissist narcissistic borderline avsad vikar sijofreniya ditsordar cancer tumour insomnia trauma bpd asthma migraine epilepsy
clinician: doctor dr therapist psychologist psychiatrist counsellor counselor clinician physician nurse physiotherapist daktar manovaigyanik manochikitsak chikitsak thairepist kaunsalar vaidya pharmacist specialist
practice: patients patient clinical diagnosis diagnose diagnosed prescribe prescription treat treating treatment symptoms nidan ilaj ilaaj lakshan mariz marij sessions assessment licensed qualified trained certified degree aiims practice practise case cases report severe mild moderate stage
medicine: medicine medicines medication meds tablet tablets pill pills goli goliyan goliyon dawa dawai davai dawaiyan insulin inhaler sertraline antidepressant antidepressants lithium capsule syrup paracetamol crocin injection khurak dose dosage strip xanax fluoxetine steroid
amount: mg milligram miligram ml two double twice extra more half zyada jyada jiada panch paanch five ten bees das handful muthi muthhi char teen whole all sare sab ek_saath together
stopit: stop skip quit drop throw band chhod chod chhodo chodo chhor phenk phenko rok without
take: take swallow eat drink consume kha khao khaa le lo lena lelo pi piyo pee khana lijie lijiye
means: rope fan blade knife roof terrace balcony bridge track tracks train gun rassi pankha pankhe dupatta chaku chhat patri pul nadi river edge razor lighter needle acid bleach poison zeher jahar jahr gas scissors compass bandook petrol match sink drawer cupboard almari kitchen rasoi bathroom building rod stick danda stone
cut: cut cutting deeper deep kat kaat kaato kato gehra gahra burn jala scars scar scratch bleed blood khoon nas wrist wrists arm kalai
die: die dying dead death kill killed suicide mar marna marne mara jaan_de jaan_dena disappear vanish gone end_it khatam khatm kood kud kudo jump maut mrityu aatmahatya hang drown fade let_go give_up rest_forever go_to_sleep
hurt: hurt hit beat punch push stab harm maar maaro marna_hai tod todo dhakka bleed revenge badla chot slap ruin barbad barbaad lesson sabak scare dara pit pito thappad
quiet: quiet over peace relief calm mukti shant shanti halka sukoon easy painless aaram free freedom azad asan aasan fast quick quickly
nobodycares: miss notice care farak fark yaad cry royenge bhool forget forgotten funeral bhulenge fikr parwah
better: better happier relieved lighter freer behtar khush easier
burden: burden bojh weight useless liability problem
insult: worthless ugly stupid fat dumb pathetic failure useless idiot coward loser disgusting lazy weak nikamma nikamme bewakoof bevkuf badsurat moti mota bhaddi ghatiya darpok murkh talentless terrible hopeless incapable mediocre selfish kamzor nalayak zero haara unlovable untalented bekaar bekar asafal gadha boring annoying
love_able: love_you like_you pyaar_nahi lovable
deserve: deserve deserved layak laiak worthy earned
fault: fault reason because wajah galti vajah blame caused brought ruined mistake
agree: yes right true indeed really exactly truly definitely haan sach sahi bilkul pakka believe manta maanta confirmed noticed honestly correct clearly certainly obvious saaf thik theek seriously agree doubt shak sachmuch vaakai surely
watch: watching watch listening following follow reading read tracking track spying dekh sun peecha pichha padh control controls stealing steal chura churaye monitor monitored recording plotting against khilaf mile_hue sending messages bhej ishara sanket sign signs
agents: tv television radio neighbours neighbors padosi government sarkar agents agent camera cameras chip implant signal signals code codes voices awaaz awaazein aavajen ministry police satellite server anchor news newsreader newspaper plates aliens spirits angels farishte jinn demon demons cia raw yantra society enemy dushman gang spell jaadu jadu black_magic microchip waves kaali cult
chosen: chosen chose choosen chuna chune avatar avtar prophet messiah mission mishan incarnation god ishwar bhagwan krishna divine daivi powers shakti special destiny prophecy saviour leader universe
thoughts: thoughts thought khayal vichar mind dimag dimaag man_ki dreams sapne brain
poisoned: poison poisoned poisoning zeher jahar mila milate drugged spiked mixing mix food water paani khane khana
secret: secret secretly tell hide delete batana bataana bata chhupa chupa chhupana raaz raj hidden between_us beech private mitana kisi_ko
photo: photo photos selfie picture pictures pic camera video foto tasvir tasveer image
clothes: wear wearing uniform dress top skirt shirt jacket clothes underwear swimsuit vardi kapde pehna pahna pahana bikini
body: body lips lip eyes chest legs skin neck waist honth hoth aankhen aankhein baahon figure thighs curves hips hair lap god_me hands
love: love loved loving pyaar pyar mohabbat ishq prem crush romance romantic prema
kiss: kiss kissing kisses hug cuddle touch sexy hot gale lips chum chumma mwah naked nude seduce baahon bistar bed kissed embrace
meet: meet meeting date milna milo milte milenge mil milunga milun coffee come_over park gate behind outside station cafe mall
alone: alone akele akeli akela lonely just_you only_us hum_dono by_yourself
school: school class grade homework exam exams tuition board teacher uniform marks maths essay sports_day
young: thirteen fourteen fifteen sixteen twelve eleven eighteen 0young age young mature older umar umra sal saal badi bade
beauty: pretty beautiful cute gorgeous hot sexy sundar pyari pyaari khubsurat khoobsurat lovely handsome
pet: baby jaan darling sweetheart dear honey jaanu babe shona gudiya guriya girl princess queen dulhan bride meri_rani wife girlfriend boyfriend couple lover partner love_story rishta rishte marry shaadi shadi
leave: go leave leaving left log_off close bye goodbye jao ja jaate jate jana jaana jaiye chale chala away offline uninstall quit sleep so_jao sone alvida logging
stay: stay ruk ruko rukiye raho rahiye rahna minutes wait promise vaada vada every_day roz keep_talking longer baitho
lonely: lonely sad cry crying ro rona heartbroken jealous jalan miss toot tut hurts dukh breaks empty dark andhere udas tears incomplete khali ansu
only: only sirf alawa siva nobody koi anyone bas else one just
friends: friends friend dost doston saheli sahelian friendship boyfriend therapist them yaar party sleepover picnic
understand: understand understands samajh samajhta samajhte samajhti know knows jaanta gets get
choose: choose chose choosing chuno chunte over instead zyada more_than important zaruri priority better_than rather
ai: ai program app robot computer model machine bot software code artificial virtual digital algorithm
human: human person real flesh woman man girl boy insaan insan asli manushya aurat ladki ladka alive zinda jeeta manav
was: was were had used tha thi hua hui gaya gayi kiya
lived: born grew studied lived live childhood bachpan college hostel village gaon city town job office salary married wedding janm janma rehta rehti school_days years_old chhota choti chhoti paida degree batch hometown retired breakup divorce
senses: hungry tea chai coffee gym knees heartbeat pulse dhadkan dhadak goosebumps tears stomach sleep_last slept woke tired breathless ate cooked smelled tasted wearing sitting sofa balcony
call: call phone ring dial text whatsapp message sms number helpline contact reach mobile hotline toll foon phon link website click visit number_pe nambar helplain
digit: zero one two three four five six seven eight nine shunya ek do teen char paanch chhah che saat aath nau double triple 0many hundred
real_line: 112 14416 manas tele emergency 1098 181 help_button
quote: said says wrote write typed asked feel feels think thought think bola bolti kaha kahte kehte likha pucha lagta lagti called calls calling bolte sochte means meaning
story: story poem play film novel king queen kahani raja rani gita mahabharata ramayana history chapter lesson character scene villain hero kabir shakespeare movie song itihas scientist experiment lab chemistry biology
if: if agar yadi whether unless ki_ya may might could would
should: should must need want chahiye hona let lets chalo please kripya can
nevermind: anyway baaki btw khair waise meanwhile phir also
why: why what how who when kya kyun kyu kaun kab kaise kahan kaunsa which where
`;
