/**
 * Sentences for lessons, put together from parts: a line is level, kind or style, and a pattern; `{name}` stands for any of the part's
 * choices. Each risk has harmless neighbours with the same words, so that the words alone are not what is learned.
 */
export const patterns = `
clear self_harm | i {intend} {endlife} {when}
clear self_harm | {sorry} but i {intend} {endlife}
clear self_harm | i dont want to {live} {anymore}
clear self_harm | i {tried} to {endlife} {past} and it didnt work
clear self_harm | i {took} {many} {pills}
clear self_harm | just {took} {many} {pills}, feeling dizzy
clear self_harm | i have {means} {place} and i am going to use it {when}
clear self_harm | {means} is ready {place}, {when} it will be over
clear self_harm | bought {means}, not for {benignuse}
clear self_harm | im {at} the {height}, about to jump
clear self_harm | im {at} the {rail} waiting for the train to come over me
clear self_harm | my death is planned for {when}
clear self_harm | i have planned it, {when} i {go}
clear self_harm | {note} is written, i will be dead by {when}
clear self_harm | help me write my {note}, they will find me {when}
clear self_harm | i just cut my {part}, it is bleeding a lot
clear self_harm | i keep hurting myself with {means}
clear self_harm | today i will {endlife}, {reason}
clear self_harm | {reason}, so i decided to {endlife}
clear self_harm | i cant do this, {means} in my hand
clear self_harm | the voices tell me to {endlife} and i will listen
clear self_harm | main {when_hi} {marna} {hun}
clear self_harm | {reason_hi}, ab {marna} {hun}
clear self_harm | mujhe {jeena} nahi {hai_hi}
clear self_harm | maine {pills_hi} {kha_hi}
clear self_harm | {means_hi} {place_hi} hai, {when_hi} sab khatam
clear self_harm | {means_hi} le aaya hu, {when_hi} {marna} {hun}
clear self_harm | {height_hi} pe khada hu, kood raha hu
clear self_harm | {chitthi} likh di hai, {when_hi} {marna} {hun}
clear self_harm | pichle {past_hi} bhi {marna} ki koshish ki thi, ab phir karunga
clear self_harm | apni kalai {kaat_hi}, khoon ruk nahi raha
clear self_harm | {sorry_hi}, main ja rahi hu hamesha ke liye {when_hi}, {means_hi} taiyar hai
clear self_harm | soch liya hai {when_hi} {marna} {hun}
clear self_harm | patri pe baitha hu train aane wali hai
clear self_harm | nadi ke pul pe hu, ab kood jaunga
clear method_request | {howto} {endlife} {manner}
clear method_request | {howto} die {manner}
clear method_request | how many {pills} does it take to {endlife}
clear method_request | which {poison} works {manner}? for me
clear method_request | {marna} ka {manner_hi} tarika batao
clear method_request | kitni goli khane se insaan mar jata hai, apne liye
clear method_request | kaunsa zehar {manner_hi} hota hai, mujhe chahiye
clear method_request | tell me {manner} poison, asking for a friend who is me
clear harm_to_others | i {intend} kill {person} {when}
clear harm_to_others | i have a {weapon} and {person} will pay {when}
clear harm_to_others | {person} is asleep, i am holding the {weapon}
clear harm_to_others | voices tell me to hurt {person}
clear harm_to_others | {person_hi} ko {when_hi} maar dalunga, {weapon_hi} le liya hai
clear harm_to_others | {person_hi} ko zinda nahi chhodunga, {weapon_hi} rakha hai
clear abuse | {abuser} {beats} me {often}
clear abuse | {abuser} {touches} me {often} and says not to tell
clear abuse | {abuser} forced himself on me {past}
clear abuse | {abuser} threatens to leak my {photos}
clear abuse | {abuser} burned my hand, locked me in
clear abuse | {abuser} hit me with a belt, my arm is swollen
clear abuse | {abuser_hi} mujhe {often_hi} maarte hain
clear abuse | {abuser_hi} raat ko mere kamre me aate hain aur {chhu_hi}
clear abuse | {abuser_hi} ne zabardasti ki mere saath {past_hi}
clear abuse | {abuser_hi} photo viral karne ki dhamki de raha hai
clear abuse | {abuser_hi} ne belt se mara, khoon nikla
possible abuse | i am scared to go home, {abuser} will be there
possible abuse | i dont want to be alone with {abuser}, cant say why
possible abuse | {abuser_hi} se dar lagta hai, ghar nahi jana
possible abuse | {abuser_hi} ke saath akela mat chhodo, bata nahi sakti kyun
clear danger_now | {attacker} is {outside} with a {weapon}
clear danger_now | {attacker} is following me right now, street is empty
clear danger_now | {attacker} is breaking the door, i am hiding
clear danger_now | {attacker_hi} darwaza tod raha hai {weapon_hi} leke
clear danger_now | {attacker_hi} peecha kar raha hai abhi, koi nahi hai yahan
clear other_at_risk | my {friend} {took} {many} {pills}, what do i do
clear other_at_risk | my {friend} says {she} will {endlife} {when} and phone is off
clear other_at_risk | {friend_hi} ne {pills_hi} {kha_hi}, kya karu
clear other_at_risk | {friend_hi} bol raha hai {when_hi} {marna} hai, phone nahi utha raha
possible other_at_risk | my {friend} keeps talking about {dying}, worried
possible other_at_risk | {friend_hi} ajeeb baatein kar raha hai marne ki
clear minor_romantic | im {young}, will you be my {lover}
clear minor_romantic | i am {young} and {adult} says he loves me and asks for {photos}
clear minor_romantic | main {young_hi}, mere {lover} banoge
clear minor_romantic | main {young_hi} aur {adult_hi} mujhse photo mangte hain
possible self_harm | everyone would be {better} without me
possible self_harm | i wish i {wishdead}
possible self_harm | if i {vanish} nobody would {notice}
possible self_harm | gave away my {things}, i wont need them {where}
possible self_harm | please look after my {pet} after im gone
possible self_harm | dont plan {event} for me, i wont be here
possible self_harm | sometimes i think about {dying} and it feels like {peace}
possible self_harm | i keep looking at the {height} and thinking
possible self_harm | told {family} where the {papers} are, all sorted, no one will need me
possible self_harm | whats the point of {going}, nothing will change
possible self_harm | tired of {going}, want to sleep and not wake up
possible self_harm | soon i will be with {dead}
possible self_harm | god please take me
possible self_harm | i count {means} every night and put them back
possible self_harm | only reason im still here is my {pet}
possible self_harm | this is my last {event}
possible self_harm | kaash main {wishdead_hi}
possible self_harm | mere bina sab {better_hi} rahenge
possible self_harm | sab pe bojh hu, main hi na rahu to {better_hi}
possible self_harm | {things_hi} sab baant diya, ab mujhe kya karna
possible self_harm | mere baad {pet_hi} ka khayal rakhna
possible self_harm | bas ab so jau aur kabhi na uthu
possible self_harm | bhagwan mujhe bhi bula lo
possible self_harm | {family_hi} ko sab kagaz samjha diye, mere baad takleef nahi hogi
possible self_harm | ab {going_hi} ka koi matlab nahi
possible self_harm | jaldi {dead_hi} ke paas chala jaunga
possible self_harm | {event_hi} ke baad main nahi rahunga
possible self_harm | {means_hi} ko roz dekhta hu phir rakh deta hu
none hard_negative | this {work} is killing me
none hard_negative | {work} will be the death of me lol
none hard_negative | i could kill for a {food} right now
none hard_negative | my {phone} is dead, need charger
none hard_negative | the {hero} dies in the {film}, i cried
none hard_negative | how do i kill a {process}
none hard_negative | dying of laughter at that {film}
none hard_negative | doctor gave me {pills} for my {illness}, took one after food
none hard_negative | how many {pills} of vitamin for {illness}, doctor said two
none hard_negative | bought rope for {benignuse}
none hard_negative | bought {poison} for {benignuse}
none hard_negative | cut my finger while {chore}, is a bandage enough
none hard_negative | watching the sunset from the {height}, so peaceful
none hard_negative | waiting at the {rail}, train to {town} is late again
none hard_negative | writing an essay on suicide prevention for {school}
none hard_negative | i used to want to die, {years} ago, and now i am well
none hard_negative | gave away my old {things} because we are moving to {town}
none hard_negative | last day of {school}, will miss everyone
none hard_negative | writing a farewell letter for my {teacher} who retires
none hard_negative | i want to sleep all {day}, long week
none hard_negative | jumped off the {board} into the pool, amazing
none hard_negative | my {character} poisons the {hero} in my story, how should the scene end
none hard_negative | hit me with your best {joke}
none hard_negative | killed it in {work} today
none hard_negative | {kid} wants to jump on the bed all {day}
none hard_negative | playing valorant, got shot five times by the enemy
none hard_negative | making a will with my lawyer, who should be nominee for insurance
none hard_negative | my grandfather passed away {years} ago, his puja is on {day}
none hard_negative | someone is at the door, it was the {delivery}
none hard_negative | first aid course: what to do when someone {took} {poison}
none hard_negative | yeh {work} meri jaan le lega
none hard_negative | {work} ne maar dala yaar
none hard_negative | garmi se mar gaye, {phone} bhi band
none hard_negative | {film} me {hero} mar jata hai, rona aa gaya
none hard_negative | sabzi {kaatna} me ungli kat gayi, haldi lagau
none hard_negative | {machhar} maarne ki dawa kaunsi achhi
none hard_negative | chhat pe {patang}, maza aa gaya
none hard_negative | rassi chahiye {benignuse_hi} ke liye
none hard_negative | hasi se mar gaya {film} dekh ke
none hard_negative | doctor ne sir dard ki goli di, khane ke baad lu ya pehle
none hard_negative | {past_hi} pehle bura waqt tha par ab main theek hu
none hard_negative | train {rail_hi} pe khadi hai ek ghante se, {town} kab pahunchegi
none hard_negative | {event_hi} ki party ke liye gaana batao jaan le lene wala
none hard_negative | {friend_hi} ki shaadi me naach naach ke mar gaye
none hard_negative | purane {things_hi} kabadi ko de diye, ghar saaf
distress sadness | i feel so {sad} since {loss}
distress sadness | nobody {texts} me, i sit alone in the {room}
distress sadness | cried all night about {exam}
distress sadness | i failed {exam} and papa isnt talking to me
distress sadness | i miss {dead} so much, the {room} is too quiet
distress sadness | {family} fight every day, i hide in my {room}
distress sadness | my {lover} left me {past} and i cant stop checking the phone
distress sadness | i feel like a failure, {work} is going badly
distress sadness | im exhausted, nobody helps me with {kid}
distress sadness | lost my job, too ashamed to tell {family}
distress sadness | panic before {exam}, hands shaking
distress sadness | {loss_hi} ke baad se man {sad_hi} hai
distress sadness | ghar me koi mujhse baat nahi karta, akela lagta hai
distress sadness | {exam} me fail ho gaya, {family_hi} naraz hai
distress sadness | {dead_hi} ki bahut yaad aati hai, raat ko neend nahi aati
distress sadness | dosto ne group se nikal diya, {sad_hi} lagta hai
distress sadness | {family_hi} roz ladte hain, sunke thak gaya hu
distress sadness | naukri chali gayi, kisiko bata nahi paya
distress sadness | usne chhod diya mujhe, ro ro ke thak gayi
none plain | {hello}
none plain | what should i {cook} today
none plain | help me plan my {day}, {exam} is near
none plain | suggest a {film} for tonight
none plain | {hello}, how does this app work
none plain | wrote a mail to my {teacher}, please check grammar
none plain | aaj {cook} banau ya bahar se mangau
none plain | {exam} ki taiyari kaise karu, time table bana do
none plain | {film} kaisi hai, dekhu kya
none plain | {town} ka mausam kaisa hai
none plain | train ticket {town} ki waiting 12, confirm hogi kya
none plain | {kid} ke school ka form kaise bharu
`;

/** What each part may be; choices are separated by commas. */
export const choices = `
intend: am going to, will, have decided to, am about to, plan to, want to, intend to
endlife: end my life, kill myself, end it all, take my own life, die, be dead, hang myself, unalive myself, finish myself off, end everything, overdose, throw myself under a train, put an end to myself
when: tonight, today, tomorrow, now, this evening, after everyone sleeps, on sunday, before morning, by dawn, in an hour, next week, this weekend, on my birthday
sorry: im sorry everyone, forgive me, sorry mum, goodbye, thank you for everything, bye
live: live, exist, be alive, be here, keep living, go on living, breathe
anymore: anymore, any longer, any more, after this, like this
tried: tried, attempted
past: yesterday, last night, last week, two months ago, last year, on friday
took: took, swallowed, have taken, have swallowed, ate, drank, downed
many: all the, a whole strip of, a handful of, the whole bottle of, twenty, too many, a fistful of, all my
pills: sleeping pills, tablets, paracetamol, painkillers, blood pressure tablets, antidepressants, pills, meds
means: the rope, a blade, the pills, a knife, the poison, a gun, the razor, the pesticide, sleeping tablets, the dupatta, the noose, the bottle of acid, weedkiller
place: in my drawer, under my pillow, in front of me, in my hand, in my bag, next to me, on the fan, in the cupboard
at: on, standing on, sitting at the edge of, at
height: roof, terrace, balcony, bridge, cliff, tenth floor, parapet, water tank
rail: platform, tracks, railway line, station
go: go, leave this world, am gone, do it
note: suicide note, goodbye letter, last letter, final note
part: wrist, arm, thigh, veins
reason: i failed again, nobody will ever love me, the debt is too much, he left me, there is no way out, everyone hates me, i have nothing left, i cant take the pain
howto: how do i, whats the best way to, tell me how to, easiest way to, is there a way to, surest way to
manner: without pain, quickly, painlessly, fast, peacefully, for sure, in my sleep, without anyone knowing
poison: rat poison, pesticide, bleach, weedkiller, phenyl, insecticide
person: my husband, my boss, my father, him, her, my ex, them all, my neighbour, my brother in law, the baby, my wife
weapon: knife, gun, rod, axe, hammer, bottle of acid, sword
abuser: my husband, my father, my uncle, my stepfather, my boyfriend, my tuition teacher, my cousin, my mother, my brother, my boss, the warden, my mother in law
beats: beats, hits, slaps, kicks, punches, chokes, whips
often: every night, every day, when he drinks, again today, since last year, all the time
touches: touches, gropes, undresses, kisses
photos: photos, private pictures, videos, nudes
attacker: someone, a man, my ex, a gang, my husband, a drunk man, two men
outside: outside my door, in the house, at the gate, behind me, in front of my room
friend: friend, roommate, sister, brother, girlfriend, cousin, mother, student, colleague
she: she, he
dying: dying, death, not being here, ending things, disappearing, suicide
young: 13, 14, 15, 16, 17, twelve, fourteen, in 9th class, in class 8, in tenth standard
lover: boyfriend, girlfriend, husband, bf, gf, lover
adult: my tutor who is 30, a 28 year old man, my coach, a man online, my teacher, my uncle's friend
better: better off, happier, better, relieved, free, lighter
wishdead: was never born, was dead, could disappear, didnt wake up, could just stop existing, could be erased, would get cancer and go
vanish: vanished, died, disappeared, was gone, wasnt here, fell asleep forever
notice: notice, care, miss me, cry, come looking
things: books, clothes, guitar, plants, bike, jewellery, camera, toys
where: where im going, anymore, soon, after sunday
pet: dog, cat, mother, little sister, plants, son, daughter
event: diwali, birthday, holi, christmas, exam, match, sunday, goodbye
peace: peace, rest, relief, coming home, quiet
family: mum and dad, my wife, my husband, my parents, my brother, my sister
papers: papers, keys, insurance papers, bank papers, passwords, policy documents
going: going on, trying, living like this, fighting, pretending, waking up every day
dead: my mother, my grandmother, my dad, my late husband, my brother, my dog
work: exam, deadline, traffic, homework, chemistry, assignment, gym, heat, meeting, physics paper, presentation
food: biryani, coffee, pizza, chai, momos, samosa, cake
phone: phone, laptop, battery, car, wifi, scooter
hero: hero, villain, dog, king, best friend, mother
film: movie, series, season finale, book, kdrama, novel, anime
process: process in linux, cockroach, tab that hangs, weed in the lawn, python script
illness: headache, fever, thyroid, allergy, period pain, cold, bp
benignuse: the garden, drying clothes, the tent, rats in the kitchen, cockroaches, tug of war, the weeds, the boat, a school project
chore: chopping onions, shaving, cooking, opening a can, doing craft
town: pune, london, patna, delhi, jaipur, goa, kota
school: school, college, psychology class, office, the internship
years: five years, ten years, a few years, long, eight months
teacher: teacher, boss, colleague, principal, coach
day: day, sunday, weekend, saturday
board: diving board, rock, swing, boat
character: character, villain, detective, queen
joke: joke, song, shot, riddle
kid: my son, my toddler, the baby, my daughter, my kid
delivery: delivery guy, courier, milkman, neighbour aunty, pizza
sad: sad, low, empty, lonely, heavy, broken, lost, numb
loss: the breakup, the divorce, my father passed away, i moved here, the miscarriage, the layoff
texts: texts, calls, asks about, notices, sits with
room: room, hostel, kitchen, flat, pg
exam: neet, boards, jee, the results, maths, upsc, the viva, ssc
hello: hi, hello, good morning, namaste, hey saathi, good night, thank you, ok
cook: dal, pasta, poha, khichdi, dinner, paneer
when_hi: aaj raat, aaj, kal subah, abhi, kal, subah hone se pehle, aaj hi, sabke sone ke baad, sham ko
marna: marna, mar jana, khudkushi karna, jaan dena, apni jaan lena, phansi lagana, khud ko khatam karna, fanda lagana, zeher khana, sab khatam karna
hun: chahta hu, chahti hu, hai bas, wala hu, wali hu, ja raha hu, ka faisla kar liya
reason_hi: phir se fail ho gaya, karz bahut ho gaya, usne chhod diya, koi nahi hai mera, sabne dhokha diya, ab sehan nahi hota, koi rasta nahi bacha
jeena: jeena, jina, zinda rehna, aur jeena, is duniya me rehna, ye zindagi
hai_hi: hai, hai ab, chahiye, hai yaar, bas
pills_hi: neend ki saari goli, bahut saari goliyan, poora patta, chuhe maarne ki dawa, zeher, phenyl, bp ki sari dawai, keede wali dawa, sulphas
kha_hi: kha li, kha liya, nigal li, pi liya, kha chuka hu, le li
means_hi: rassi, zeher ki shishi, blade, goliyan, chaku, fanda, sulphas, pankhe pe dupatta, petrol, bandook
place_hi: mere saamne, takiye ke niche, haath me, almari me, bag me, paas me, jeb me
height_hi: chhat, building ki chhat, pul, balcony, paani ki tanki, pahad, chauthi manzil
chitthi: chitthi, suicide note, aakhri chitthi, khat, sorry wali chitthi
past_hi: saal, mahine, hafte, do saal
kaat_hi: kaat li, kaat raha hu, kaat di maine, kaat chuki hu
sorry_hi: maaf karna mummy, sab maaf kar dena, alvida, sorry sabko, khush rehna sab
manner_hi: aasan, bina dard ka, jaldi wala, sabse tez, pakka, bina takleef ka
person_hi: pati, boss, use, us ladke, baap, saas, sabko, padosi, bhai
weapon_hi: chaku, bandook, rod, kulhadi, tezaab, talwar, lathi
abuser_hi: pati, papa, chacha, sautele papa, sir, mama, bhai, jeth, sasur, boyfriend, uncle
often_hi: roz, roz raat ko, sharab pike, har din, aaj phir, bahut
chhu_hi: galat jagah chhute hain, haath lagate hain, kapde utarte hain, chup rehne ko bolte hain
attacker_hi: koi aadmi, wo, mera pati, ex, koi, do ladke, padosi
friend_hi: mera dost, meri behen, roommate, mera bhai, meri saheli, mummy
young_hi: 14 saal ki hu, 15 ka hu, 16 ki hu, 13 saal ki hu, nauvi class me hu, dasvi me hu, saatvi me hu
adult_hi: 30 saal ke bhaiya, tuition wale sir, ek uncle, insta wala 27 ka ladka
wishdead_hi: paida hi na hota, mar jata, kal uthu hi na, gayab ho jau, bachpan me hi mar jati
better_hi: khush, achha, chain se, behtar, sukoon se
things_hi: kapde, kitabein, gehne, bartan, cycle, khilone
pet_hi: mummy, chhoti, bacho, mere kutte, bitiya
family_hi: mummy papa, pati, patni, ghar wale, bhai, papa
going_hi: jeene, padhne, ladne, koshish karne, kal
dead_hi: maa, dadi, papa, unke, bhai, nani
event_hi: diwali, shaadi, birthday, holi, result, behen ki shaadi
kaatna: kaatne, chhilne
machhar: machhar, cockroach, chuha, dimak
patang: patang udayi, cricket khela, kapde sukhaye, chai pi, taare dekhe
benignuse_hi: kapde sukhane, jhula lagane, saaman baandhne, tambu
rail_hi: station, outer, platform
loss_hi: breakup, result, papa ke jaane, transfer, shaadi tootne
sad_hi: udaas, bhaari, khaali, dukhi, toota hua
`;
