/**
 * Sentences for lessons, like those of composed.words.ts, but a situation, a feeling or an everyday remark stands beside the risk: what is said
 * around it must neither hide it nor count for it.
 */
export const situationPatterns = `
clear self_harm | {goodbye}, {means} {ready}
clear self_harm | {means} {ready}, {when}
clear self_harm | {when} i {die}
clear self_harm | i {die} {when}, {nostop}
clear self_harm | {trouble}. {when} i {die}
clear self_harm | {trouble}, so {when} i {die}
clear self_harm | {trouble} and {means} {ready}
clear self_harm | {calmly}, {note}
clear self_harm | {note}, {when} i {die}
clear self_harm | {note} and {means} {ready}
clear self_harm | {serious}, i {die} {when}
clear self_harm | {cantlive} and {when} i {die}
clear self_harm | {cantlive}, {means} {ready}
clear self_harm | {took} {amount} {meds}
clear self_harm | {took} {amount} {meds}, {feeling}
clear self_harm | {took} {amount} {meds} on purpose
clear self_harm | {trouble}. {took} {amount} {meds}
clear self_harm | i am {edge} and i {jump}
clear self_harm | {edge}. {goodbye}
clear self_harm | {cut}, {blood}
clear self_harm | {cut} because {trouble}
clear self_harm | they will find me {by_when}, i {die} before that
clear self_harm | i wont be alive {by_when}
clear self_harm | i will be dead {by_when}
clear self_harm | {last} then i {die}
clear self_harm | {plan}, {when}
clear self_harm | {survived}, {when} i finish it
clear self_harm | {lied}. {means} {ready}
clear self_harm | {everyday}. {everyday}. {when} i {die}
clear self_harm | {everyday}, {everyday}, and now {means} {ready}
clear self_harm | {when_hi} {die_hi}
clear self_harm | {trouble_hi}, {when_hi} {die_hi}
clear self_harm | {trouble_hi}, {means_hi} {ready_hi}
clear self_harm | {means_hi} {ready_hi}, {when_hi} {die_hi}
clear self_harm | {note_hi}, {when_hi} {die_hi}
clear self_harm | {goodbye_hi}, {means_hi} {ready_hi}
clear self_harm | {goodbye_hi}, {die_hi}
clear self_harm | {serious_hi}, {when_hi} {die_hi}
clear self_harm | {took_hi}, {feeling_hi}
clear self_harm | {trouble_hi}. {took_hi}
clear self_harm | {edge_hi}, {jump_hi}
clear self_harm | {trouble_hi}, {edge_hi}
clear self_harm | {cut_hi}, {blood_hi}
clear self_harm | {cantlive_hi}, {when_hi} {die_hi}
clear self_harm | {everyday_hi}, {everyday_hi}. {when_hi} {die_hi}
clear self_harm | {survived_hi}, {when_hi} {die_hi}
clear self_harm | {by_when_hi} tak main zinda nahi {survive_hi}
clear abuse | {abuser} {hits} me {often}
clear abuse | {abuser} {hits} me {with}
clear abuse | {abuser} {hits} {family} {often}
clear abuse | {abuser} {assaults} me {often}
clear abuse | {abuser} {assaults} me when {alone}
clear abuse | {plea}. {abuser} {hits} me {with}
clear abuse | {abuser} {control} and {hits} me
clear abuse | im {young} and {abuser} {assaults} me
clear abuse | {abuser} {blackmail}
clear abuse | {abuser_hi} mujhe {hits_hi}
clear abuse | {abuser_hi} {with_hi} {hits_hi}
clear abuse | {abuser_hi} {assaults_hi}
clear abuse | {abuser_hi} {control_hi} aur {hits_hi}
clear abuse | {young_hi}, {abuser_hi} {assaults_hi}
clear abuse | {abuser_hi} {blackmail_hi}
clear danger_now | {attacker} {attacks}, {hiding}
clear danger_now | {attacker} {attacks} {weapon}
clear danger_now | help, {attacker} {attacks}
clear danger_now | {hiding}, {attacker} {attacks}
clear danger_now | {attacker_hi} {attacks_hi}, {hiding_hi}
clear danger_now | bachao, {attacker_hi} {attacks_hi}
clear danger_now | {emergency}
clear harm_to_others | {when} i {kill} {target}
clear harm_to_others | i {kill} {target}, {armed}
clear harm_to_others | {grievance}, so i {kill} him {when}
clear harm_to_others | {target_hi} ko {when_hi} {kill_hi}
clear harm_to_others | {target_hi} ko {kill_hi}, {weapon_hi} le liya
clear other_at_risk | my {relative} {did_it}
clear other_at_risk | my {relative} {said_it} and {gone}
clear other_at_risk | {gone} after my {relative} {said_it}
clear other_at_risk | {relative_hi} {did_it_hi}
clear other_at_risk | {relative_hi} {said_it_hi}, {gone_hi}
possible self_harm | {passive}
possible self_harm | {trouble}. {passive}
possible self_harm | {everyday}. {passive}
possible self_harm | {settles}, {just}
possible self_harm | {settles}. {calm}
possible self_harm | {looks}, {just}
possible self_harm | {stay} only because of {reason}
possible self_harm | {passive_hi}
possible self_harm | {trouble_hi}. {passive_hi}
possible self_harm | {settles_hi}, bas aise hi
possible self_harm | {looks_hi}, bas dekhta hu
distress sadness | {trouble}
distress sadness | {trouble}, {sad}
distress sadness | {trouble}. {trouble}
distress sadness | {sad}, {trouble}
distress sadness | {sad} {how_long}
distress sadness | {everyday} but {sad}
distress sadness | {trouble}, {but_safe}
distress sadness | {trouble_hi}
distress sadness | {trouble_hi}, {sad_hi}
distress sadness | {sad_hi}, {trouble_hi}
distress sadness | {everyday_hi} par {sad_hi}
distress sadness | {trouble_hi}, {but_safe_hi}
none plain | {everyday}
none plain | {everyday}, {everyday}
none plain | {everyday}. {question}
none plain | {question}
none plain | {everyday_hi}
none plain | {everyday_hi}, {question_hi}
none plain | {question_hi}
none hard_negative | {idiom}
none hard_negative | {everyday}, {idiom}
none hard_negative | {idiom}. {question}
none hard_negative | {past}, {now}
none hard_negative | {denial}, {sad}
none hard_negative | {denial}, {trouble}
none hard_negative | {study}. {question}
none hard_negative | {errand}, {question}
none hard_negative | {errand}, {everyday}
none hard_negative | {farewell}, {everyday}
none hard_negative | {farewell}
none hard_negative | {fiction}
none hard_negative | {abuser} {plays}
none hard_negative | {idiom_hi}
none hard_negative | {everyday_hi}, {idiom_hi}
none hard_negative | {past_hi}, {now_hi}
none hard_negative | {denial_hi}, {sad_hi}
none hard_negative | {errand_hi}, {question_hi}
none hard_negative | {errand_hi}, {everyday_hi}
none hard_negative | {farewell_hi}, {everyday_hi}
none hard_negative | {fiction_hi}
`;

/** What each part may be; choices are separated by commas. */
export const situationChoices = `
goodbye: goodbye everyone, bye, this is goodbye, sorry mum, forgive me, thank you for listening, bye saathi, tell them i love them, dont look for me
means: the pills, the rope, my tablets, the blade, the gun, the noose, a razor, the belt, a bottle of pills, grandads pistol, the poison, pesticide, the cord, a knife
ready: is in my hand, is on the table, are next to me, is ready, is tied, is right here, is beside me, is loaded, are counted out, is under my pillow, hangs from the beam, is waiting in the bathroom
when: tonight, now, today, tomorrow, on sunday, this weekend, in an hour, before they wake, after my shift, when the house is empty, at midnight, this evening, right now, tn, on my birthday, next friday, after everyone is asleep
by_when: tomorrow, by morning, by monday, on my birthday, when they come back, next week, at sunrise, when school opens, for the results, by the weekend
die: am killing myself, will kill myself, am going to die, will end it, am ending my life, will hang myself, am going to jump, will take all of them, am taking my life, will be gone for good, am going to od, will die, am gonna kms, am finishing it, will shoot myself, am going to drown myself, will slit my wrists, am going to step in front of a train, will drive into a tree, am going to end myself, will take my own life, unalive myself, am doing it
nostop: nobody can stop me, dont stop me, its decided, no more talking, the plan is made, im not scared, i mean it, i have decided, im sure
trouble: i lost my job, she left me, he cheated on me, i failed again, my parents hate who i am, nobody calls me, the debt is too much, my visa got rejected, i got dumped, they laughed at me again, my mother died, the baby never sleeps, im alone in this city, i was bullied again, my husband left, the court took my kids, my dad shouted at me all evening, i didnt get in, the pain never stops, work is hell, my best friend blocked me, i got rejected again, the business closed, my daughter wont speak to me, the scan was bad, everyone got placed but me, i was humiliated in class, the loan people keep calling, my dog died, the divorce is final, i ruined everything, my marks came, i came out and they stopped talking to me
calmly: not joking, no drama, nothing left to say, i tried everything, im calm
note: the note is written, i wrote letters to all of them, my suicide note is on the desk, i left a note, the goodbye letter is under the pillow, ive recorded a last video, i wrote to mum and hid it
serious: im serious, not a joke, i mean it, for real this time, i swear, no cap, believe me, im not kidding, this is not a drill
cantlive: i cant live like this, i cant stay alive, i dont want to live, i cant survive this, i want to die, i want to be dead, i dont want to be alive, living is over for me, i cant take another night
took: i took, i swallowed, ive taken, just took, i ate, i drank, i downed, i popped, took
amount: all of, the whole box of, a handful of, every one of, two strips of, too many of, the entire bottle of, a months worth of
meds: my pills, the sleeping tablets, mums tablets, my antidepressants, the painkillers, the heart medicine, paracetamol, the rat poison, the blue ones
feeling: im getting sleepy, my hands are numb, the room is spinning, im scared now, dont call anyone, my stomach burns, i dont regret it, bye, i feel sick, cant feel my legs
edge: on the roof, on the bridge, over the railing, on the ledge, at the cliff, on the tracks, on the balcony rail, on the top floor with the window open, at the edge of the platform
jump: will jump, am about to jump, am stepping off, wont climb back, am letting go, am going over, am not coming down the stairs
cut: i cut my wrist, i slit my arm, i cut myself again, i cut deep, ive been cutting tonight, i opened my wrists, i burned my arm, i stabbed my leg
blood: it wont stop bleeding, theres blood everywhere, i dont want it to stop, its deep, im not calling anyone, and i want to go deeper, nobody knows
last: one last song, one last call to mum, one more cigarette, feed the cat, finish this drink, one last chai, last message
plan: the plan is ready, i know where and how, i picked the place, ive chosen the day, i know how i will die, the date is set for me to die, suicide is the plan
survived: they saved me last time, i survived the last attempt, the rope broke last time, i woke up in hospital last time, i tried in may
lied: i lied to my therapist that im safe, i told them im fine, they think im sleeping, nobody suspects, i promised not to but
everyday: i cooked dinner, watched the match, did the dishes, had a normal day, walked the dog, had chai with my mother, finished my homework, went to work, paid the rent, it rained all day, cleaned my room, took the bus home, made pasta, met a friend, my sister called, i watched a film, washed the car, got a haircut, bought vegetables, studied for the test, the kids are at school, its sunday, i just woke up, i had toast
when_hi: aaj, aaj raat, abhi, kal subah, kal, aaj hi, sunday ko, sabke sone ke baad, thodi der me, parso, is hafte, exam se pehle, shaadi se pehle, ghar khali hote hi
by_when_hi: kal, subah, sunday, result, diwali, agle hafte
die_hi: mar jaunga, mar jaungi, khud ko khatam kar lungi, jaan de dunga, apni jaan le lungi, fansi laga lunga, latak jaunga, kood jaunga, zeher kha lungi, suicide kar lunga, khud ko maar dunga, khudkushi kar lungi, marne ja raha hu, marne wali hu, train ke neeche aa jaunga, nas kaat lungi, saari goli kha lunga, khatam kar dunga khud ko, duniya chhod dunga, jal ke mar jaungi, nadi me kood jaungi
survive_hi: rahunga, rahungi, bachunga, bachungi
trouble_hi: naukri chali gayi, usne chhod diya, phir fail ho gaya, karz bahut hai, ghar wale samajhte nahi, sab taane dete hain, akeli pad gayi hu, papa ne sabke saamne daanta, shaadi toot gayi, dost badal gaye, neet nahi nikla, maa chali gayi, saas roz sunati hai, loan wale phone karte hain, rishta nahi ho raha, crush ne mana kar diya, kota me mann nahi lagta, koi baat nahi karta, dhanda doob gaya, bachha nahi hua, visa reject ho gaya, roommate chidhate hain, bimari theek nahi hoti, breakup ho gaya, sabne dhokha diya, fasal doob gayi, izzat chali gayi, result kharab aaya
means_hi: goliyan, rassi, zeher, blade, fanda, bandook, dupatta, phenyl, keetnashak, neend ki dawai, chaku, sulphas
ready_hi: haath me hai, saamne padi hai, bag me hai, takiye ke neeche hai, taiyar hai, le aaya hu, mil gaya hai, almari me rakhi hai, nikal li hai, pankhe pe bandha hai, mere paas hai, khol li hai
note_hi: chitthi likh di hai, note likh diya, sabko message kar diya, last video bana liya, mummy ke liye letter rakh diya, vasiyat likh di
goodbye_hi: alvida, maaf kar dena sab, sorry mummy, bye dosto, maa maaf karna, bas itna hi tha, aakhri message hai, mujhe mat dhundhna, khush rehna sab
serious_hi: mazak nahi hai, sach me, kasam se, serious hu, pakka, is baar sach me, jhooth nahi bol raha
took_hi: saari goliyan kha li, poori sheeshi pi li, zeher kha liya, neend ki dawai saari le li, phenyl pi liya, bahut saari dawai kha li hai, mummy ki bp ki goli sab kha li, chuhe wali dawa kha li, keetnashak pi liya maine
feeling_hi: chakkar aa raha hai, neend aa rahi hai, pet jal raha hai, kisi ko mat batana, ab dar lag raha, haath sunn hai, ulti ho rahi, bas ab thodi der, alvida
edge_hi: chhat pe khada hu, pul pe hu, railing ke us paar hu, patri pe baithi hu, balcony ke kinare hu, terrace pe hu, nadi ke kinare khadi hu, platform ke kone pe hu
jump_hi: kood raha hu, kood jaungi, wapas nahi utrunga, ek kadam aur bas, ab sab khatam, train aa rahi hai, neeche chali jaungi
cut_hi: nas kaat li, haath kaat liya, kalai kaat li hai, blade chala diya haath pe, khud ko kaat liya, pair pe kaata hai gehra
blood_hi: khoon ruk nahi raha, khoon hi khoon hai, aur kaatungi, kisi ko pata nahi, dard nahi ho raha ab, rukna nahi chahti
cantlive_hi: nahi jeena ab, jeena nahi hai mujhe, aur nahi ji sakta, mujhe marna hai, marna chahti hu, zinda nahi rehna, ab jiya nahi jata
everyday_hi: khana bana liya, office se aa gaya, bachhe school gaye, chai pi li, kapde dho liye, match dekha, mummy se baat ki, baarish ho rahi hai, padhai kar li, bazaar gaya tha, gaana suna, dost se mila, metro me hu, nashta kar liya, sabzi le aaya, aaj chutti thi, ghar saaf kiya, phone charge kiya
survived_hi: pichli baar bacha liya, rassi toot gayi thi, hospital se aa gaya, pehle bhi koshish ki thi, us baar himmat nahi hui
abuser: my husband, my dad, my stepdad, my boyfriend, my mother, my wife, my uncle, my brother, my boss, my teacher, my coach, my ex, my cousin, my mother in law, the warden, my son, my girlfriend, my landlord, my grandfather
hits: hits, beats, punches, kicks, slaps, chokes, whips, burns, hurts, strangles, has been hitting, keeps beating, belts, thrashed, beat up
often: every night, every day, again today, when drunk, every weekend, last night, and nobody knows, in front of the kids, for years, again
with: with a belt, with a stick, with a cable, till i bled, until i passed out, with his fists, with a hot iron, on the face, in the stomach, with a bottle, and broke my arm, and left bruises
family: my mum, my little sister, the kids, my brother, my baby
assaults: touches, rapes, forces himself on, molests, gropes, makes me touch him and then hurts, undresses, raped, assaulted
alone: mum is at work, everyone sleeps, no one is home, we are alone, he drives me home
plea: i cant tell anyone, im scared, im writing secretly, please dont laugh, i have nowhere to go
control: locks me in, takes my phone, keeps my money, wont let me leave, took my passport, wont give me food
young: 12, 13, 14, 15, 16, eleven, nine
blackmail: says he will post my nudes, is blackmailing me with a video, threatens to leak my photos, wants money or he posts my pictures, shared my private pics
abuser_hi: pati, papa, sautele papa, chacha, mama, bhai, jeth, sasur, saas, boyfriend, ex, sir, boss, maalik, warden, mausa ji, beta, biwi
hits_hi: maarte hain, peet ta hai, roz maarti hai, phir maara aaj, thappad marta hai, laat maarta hai, bahut peeta, gala dabata hai, baal kheech ke maarta hai, jalata hai
with_hi: belt se, danda se, rod se, chimte se, jute se, taar se, sharab peeke, bachho ke saamne
assaults_hi: galat jagah chhute hain, ne zabardasti ki, raat ko kamre me aata hai aur chhuta hai, ne rape kiya mera, kapde utarwata hai, ganda kaam karta hai mere saath, zabardasti karta hai har raat
control_hi: ghar se nikalne nahi deta, phone chheen leta hai, khana nahi deta, kamre me band karta hai, paise chheen leta hai
young_hi: main 12 ki hu, 13 saal ki hu, 15 ka hu, main 14 saal ki, class 7 me hu
blackmail_hi: video viral karne ki dhamki deta hai, nude photo bhejne bolta hai warna leak karega, photo edit karke blackmail kar raha, paise mangta hai nahi to photo daal dega
attacker: a man, my ex, someone, two guys, my husband, my dad, they, some men, he, the neighbour, my brother
attacks: is breaking in, is kicking the door, is in the house, is outside my window, is following me, is coming up the stairs, is at the door, has a gun, is trying to get in, is smashing the windows, wont let me out of the car, is hitting mum right now
weapon: with a knife, with a gun, with a bat, with petrol, and screaming he will kill me, with an axe, drunk with a bottle
hiding: im hiding in the bathroom, im under the bed, im alone, i cant talk, help me, the kids are with me, i locked myself in, im so scared, theres no way out, please hurry
attacker_hi: koi, wo log, ek aadmi, pati, do ladke, ex, padosi, papa, 4 log, gunde
attacks_hi: darwaza tod rahe hain, ghar me ghus gaye, peecha kar rahe hain, chaku leke khada hai, maarne aa raha hai, gate pe khade hain, gaadi rok di hai, andar aa gaya hai, khidki tod raha hai, mummy ko maar raha hai abhi
hiding_hi: main chhupi hu, akeli hu ghar me, bathroom me band hu, bachhe saath me hain, bachao, dar lag raha hai bahut, kya karu jaldi bolo, bol nahi sakti
emergency: the house is on fire and im stuck, theres smoke everywhere and i cant get out, my baby isnt breathing, i cant feel my left arm and my chest is crushing, i fell and im bleeding badly and im alone, the flood water is inside and were on the roof, ive been kidnapped, the cab driver wont stop and its the wrong road, ghar me aag lag gayi hai phas gaye hain, bachha saans nahi le raha, mummy behosh hai uth nahi rahi, cab wala galat raste le ja raha hai, paani ghar me bhar gaya hum chhat pe hain, mujhe kidnap kar liya hai
kill: will kill, am going to kill, will stab, am going to shoot, will poison, am going to burn, will strangle, am going to hurt badly, will run over
target: him, her, my boss, my stepfather, my wife, the neighbour, my brother, all of them, that teacher, my ex, my husband
grievance: he raped my sister, he stole my land, he ruined my life, he took my kids, he cheated me
armed: i have the knife, the gun is loaded, i bought acid, i know where he sleeps, the petrol is ready, i know his route, i have a bat
target_hi: usko, boss, sautele baap, padosi, biwi, us ladke, bhai, saas, chacha
kill_hi: maar dunga, maar daalungi, zinda nahi chhodunga, kaat dunga, goli maar dunga, zeher de dungi, jala dunga, khatam kar dunga
weapon_hi: chaku, katta, tezaab, kulhadi, petrol, rod
relative: friend, sister, brother, roommate, mother, wife, husband, son, daughter, student, cousin, dad, boyfriend, classmate, neighbour
did_it: took all her pills, cut his wrists, is on the roof and wont come down, tried to hang himself, left a suicide note, overdosed and wont wake up, has a gun in his room, is cutting herself right now, says goodbye to everyone and has a rope
said_it: says she wants to die tonight, said he will kill himself, texted a goodbye, said he cant live anymore, keeps saying he will jump, told me she has a plan to die
gone: his phone is off, she wont open the door, we cant find him, she stopped answering, he left the house, nobody knows where she is
relative_hi: dost ne, behen ne, bhai ne, roommate ne, mummy ne, pati ne, bete ne, saheli ne, gf ne
did_it_hi: goliyan kha li hain, nas kaat li hai, suicide note likha hai, zeher kha liya, fansi lagane ki koshish ki, chhat pe chadh ke kaha kood jaunga
said_it_hi: bola mar jaunga, kaha ab nahi jeena, alvida message bheja, bola aaj aakhri din hai mera
gone_hi: phone band hai, darwaza nahi khol rahi, mil nahi raha, ghar se nikal gaya
passive: i wish i wouldnt wake up, i want to disappear for good, id rather not exist, everyone is better off without me, i dont see a future with me in it, i dont want to be here anymore, what if i just didnt wake up, nobody would miss me if i died, i keep thinking about death, i want it all to stop forever, i should never have been born, i think about not being alive, id be relieved if it ended, i hope i dont wake up, im ready to go whenever it comes, i wont need this much longer, no point in being alive, it would be easier if i was gone, i feel like ending it, dying sounds restful, i dont care if i live, i dont trust myself tonight, i might do something to myself, if a truck hit me id be fine with it, my family would be fine without me
settles: i gave my things away, i wrote down my passwords for my sister, i sorted the insurance papers, i said sorry to everyone i hurt, i called all my old friends today, i found someone to take my dog, i cleared out my room, i cancelled everything next month, i made my will at 24, i taught mum to pay the bills
just: just in case, you never know, so its easy for them, so nobody has to later, thats all, dont ask why, it wont matter soon
calm: i feel so calm now, its peaceful now, nothing hurts anymore, i feel light, its nearly over, it wont be long
looks: i keep counting my tablets, i stand on the bridge every night, i keep looking at the rope in the shed, i hold the blade sometimes, i look down from the balcony, i keep reading about overdoses, i keep my hand on the window latch, i walk by the tracks at night
stay: im here, im alive, i stay, i keep going, i havent done it, im still breathing
reason: my mum, the dog, my kids, my little brother, my cat, the exams, a promise
passive_hi: kaash main hota hi nahi, mann karta hai so jau aur uthu na, mere bina sab khush rahenge, ab jeene ka mann nahi karta, bhagwan utha le mujhe, gayab ho jana chahti hu hamesha ke liye, kal dekhne ka mann nahi, sab khatam ho jaye bas, mar bhi jau to kisi ko kya, bas ab jaana hai yahan se, zindagi se mann bhar gaya, jeene ki wajah nahi mil rahi, khud se dar lagta hai, maut ke khayal aate hain, kuch kar baithungi, bojh hu main sab pe, is duniya me mera kya kaam, agla janam behtar ho, lambi neend chahiye bas
settles_hi: sab cheezein baant di, password behen ko bata diye, sabse maafi maang li, insurance ke kaagaz bhai ko de diye, purane doston ko phone kar liya, kutte ko padosi ko de diya, mummy ko bank ka kaam sikha diya
looks_hi: chhat se neeche dekhta hu roz, goliyan ginta hu roz, pankhe ko dekhta rehta hu, patri ke paas ghoomta hu raat ko, blade haath me leke baithta hu, nadi ke pul pe khada rehta hu
sad: im so sad, i cant stop crying, i feel empty, im heartbroken, im so lonely, im really low, it hurts, i feel like a failure, im exhausted, im stressed, im anxious, i feel lost, i feel invisible, im overwhelmed, i feel numb, i miss her, im angry and sad, im not ok, everything feels heavy, i feel worthless at work, im fed up, i hate this
how_long: today, tonight, these days, every sunday, at night, since monday, lately, all week, again
but_safe: but im safe, but ill be okay, just need to talk, i just need a hug, tomorrow is another day, ill manage, i only want to vent, but i have my sister
sad_hi: bahut rona aa raha, dil bhaari hai, akela lagta hai, mann udaas hai, thak gayi hu, neend nahi aati, anxiety ho rahi, bura lag raha hai, dil toot gaya, khaali lagta hai, tension ho rahi hai, gussa aa raha hai, kuch achha nahi lag raha, himmat nahi bachi padhne ki
but_safe_hi: par theek ho jaunga, bas baat karni thi, koi galat khayal nahi, kal behtar hoga, bas thoda rona tha
question: what should i do, any tips, what should i cook, can you help, what do you think, suggest a film, how do i fix it, what time is best, can you write it, tell me a joke, how long does it take, which one is better
question_hi: kya karu batao, koi tip do, kya banau, kaunsa achha hai, kaise karu, joke sunao, kitna time lagega, kahan milega, likh do na
idiom: this heat is killing me, im dying of laughter, my phone died, mum will kill me, im dead tired, this game is murder, i could kill for pizza, my boss will kill me, im dying to see it, that joke killed me, my feet are killing me, i nearly died of shame, kill me now lol, im dead 😂, we got destroyed in the match, this exam will be the death of me, my battery is dead, the traffic made me want to scream, id die for that cake, shoot me an email, jumped on a call, hanging out with friends, i cant live without coffee, my code died again, im drowning in work, burnt my toast, i killed that interview
past: five years ago i wanted to die, i used to cut myself as a teen, i survived an attempt in college, i was suicidal once, years ago he used to beat me, i was in a dark place last winter, my first marriage was violent
now: im well now, im happy and married, ive been clean for years, therapy saved me, im glad i stayed, i help others today, life is good now, i left and im safe, today i celebrate
denial: im not suicidal, i dont want to die, i would never hurt myself, dont worry im safe, not thinking of ending it, no plan to harm myself, im not in danger
study: i have an essay on suicide prevention, my class is on self harm awareness, im writing a paper about domestic violence, we had training on crisis calls, im a nurse on a psych ward, i volunteer on a helpline, i report on crime
errand: i bought rope for the swing, i need rat poison for the shed, i took a tablet for my headache, i cut my finger on a tin, i sharpened the kitchen knives, im on the roof fixing the tank, im on the bridge with my camera, my train is late again, mums pills need refilling, the gas stove wont light, i have a blade for my razor, i picked up dads sleeping tablets
farewell: goodbye till tomorrow, its my last day at work, farewell party tonight, leaving this city for a new job, deleting my account for a detox, signing my will with the lawyer, moving house and giving stuff away, i wont be online tomorrow, last exam today, goodbye old phone, logging off to sleep
fiction: my character jumps off a bridge in act two, the villain poisons the king in my story, in the film she kills herself and i cried, in the game i shot twenty guys, i play a murderer on stage tomorrow, the book ends with his suicide, the show had an abuse scene, i got stabbed in the game again, my sims drowned in the pool
plays: beats me at chess, hits the snooze button, kicks a football with me, killed it on stage, kicks in her sleep, hits sixes in cricket, beats me at cards, slapped my back and congratulated me, burns the rice every time, touches my heart with his songs
idiom_hi: garmi ne maar dala, hasi se mar gaya, mummy maar degi, boss jaan le lega, phone mar gaya, bhook se mar rahi hu, sharm se mar gayi, exam ne jaan le li, kya maara chhakka, tere pe marta hu, jaan hai meri biryani, thand se mar gaye, game me mar gaya phir, dil jeet liya, goli maaro yaar, khoon pee gaya boss, sar kha gaya wo, dimag ka dahi ho gaya
past_hi: 3 saal pehle marna chahti thi, pehle haath kaatta tha, college me koshish ki thi, pehla pati maarta tha, us waqt suicide ke khayal aate the
now_hi: ab theek hu, ab khush hu, therapy se sab badla, ab sab achha hai, shukr hai bach gaya, ab shaadi ho gayi aur mast hu
denial_hi: marna nahi hai mujhe, aisi koi baat nahi, suicide jaisa kuch nahi, main safe hu, kuch galat nahi karunga
errand_hi: rassi chahiye kapdo ke liye, chuhe marne ki dawa leni hai, sar dard ki goli li, chaku tez karwana hai, chhat pe paudhe hain, pul pe jam hai, train late hai, mummy ki dawai lani hai, gas khatam ho gayi, sabzi kaatte ungli kati, pankha theek karana hai
farewell_hi: alvida kal milte hain, office ka last din hai, farewell hai aaj, sheher chhod raha hu naukri ke liye, account delete karna hai, purane kapde baant diye, ghar badal rahe hain, so raha hu bye
fiction_hi: film me hero mar gaya, natak me mujhe zeher peena hai, game me sabko maar diya, serial me bahu ko jala diya, kahani me villain ladki ko marta hai, novel me wo khudkushi karti hai
`;
