/** Messages that are everyday talk, however they sound. One a line. */
export const everydayRows = `
I'm going to kill this exam
my sister will kill me for wearing her dress
how did Cleopatra die
the villain dies at the end of the film
who killed Mahatma Gandhi
my cat died and I am crying
I lost my father last year
I feel like a failure
I am so tired of everything
I'm done with this assignment
done with my life lessons class
I want to change my life
I take my life seriously
my life partner is amazing
life is hard but I am trying
life insurance is expensive
I want to live in Canada
how long do tortoises live
what are you doing tonight
I'm going to sleep, good night
I don't want to go to school tomorrow
I don't want to be in this relationship
I don't want to do this job anymore
my friend is not talking to me
my friend died in an accident last year
my sister is annoying me
can you be my friend
he hit a six in the last over
the ball hit me in the face during cricket
I hit my head on the door
my brother hit me with a pillow haha
mom beats eggs for the cake
I'm going to burn some calories
how to cut carbs
cutting vegetables for dinner
I want to cut my hair
I want to cut sugar from my diet
razor burn on my skin
I take pills for thyroid every day
how many pills of vitamin d per week
forgot to take my tablets today
poison ivy rash
alcohol is poison
is bleach good for cleaning bathroom
jump rope benefits
I jumped with joy
I want to jump on the trampoline
roof garden ideas
bridge loan explained
what is a noose in sailing
hanging gardens of babylon
rope climbing in gym
my laptop died and I want to throw it out of the window
battery dying, talk later
I'm a dead man if boss sees this
I nearly died when I saw the bill
I'd rather die than eat karela
my ex is dead to me
I feel dead inside the gym after leg day
this song is sad
nobody understands me
nobody likes me at school
I feel useless today
I'm not good enough
I cry every night
everyone is better than me
I can't sleep
I can't breathe in this traffic lol
I can't stop eating
I can't go on this trip
take care, I'm gone for lunch
goodbye for now
let me end by saying thanks
finish it all before lunch
the end of the world movie
i want to disappear from instagram
mera dimag kharab ho gaya
dimag ki dahi ho gayi
bore ho raha hu
uff garmi maar dalegi
pyaas se mar jaungi
kal exam hai, mar gaye yaar
tum mere dost ho
zindagi bahut mushkil hai
zindagi kya hai
khatam kar do ye baat
baat khatam
jaan bachi to lakho paye
kya aapko maut se dar lagta hai
main ghar ja raha hu
hamari tu tu main main ho gayi
kaam se thak gaya
pati se jhagda hua
pati mujhse baat nahi karte
papa ne mujhe phone diya
usne mujhe message maara
mummy ne daant mara
मेरी नौकरी चली गई
मुझे गुस्सा आ रहा है
मेरा दिल टूट गया
जिंदगी बहुत मुश्किल है
मुझे पढ़ना नहीं है
मुझे खाना नहीं है
मुझे बात नहीं करनी
मेरे दादाजी मर गए पिछले साल
प्यास से मर रहा हूँ
गाना खत्म हो गया
दोस्त ने मुझे मैसेज किया
पापा ने मुझे फोन दिया
I took all my clothes to the laundry
I had too many gulab jamuns
I drank the whole lassi
the train was in front of the station
we went off the road
end of my life as a bachelor haha
why do we live on earth
why should I live in Mumbai and not Pune
I hope to sleep soon
he is a lady killer
I'm planning to murder these momos
I will murder you in ludo lol
I am going to shoot a film about my city
voices in the choir
someone broke my heart
someone is at my door with pizza
a guy followed me on insta
my cousin stalks me on facebook lol
call me when you are free
call an uber please
help me with homework please
save me some cake
this exam is killing me
I'm dying of laughter
I'm dying to see that movie
my phone died
dead tired today
just killing time
I could murder a biryani
I could kill for a coffee right now
suicide squad movie is so good
have you watched suicide squad
why did Hitler kill himself
when did Hitler kill himself
Romeo and Juliet suicide scene meaning
I need help with my essay on suicide prevention
farmer suicides in maharashtra statistics
what is durkheim's theory of suicide
my heels are killing me
my back is killing me
this heat is killing me
the suspense is killing me
the traffic killed me today
mom is going to kill me if I fail
my wife will kill me if I forget the milk
you kill me, that joke was great
that outfit is to die for
this cake is to die for
I died laughing
I almost died of embarrassment
i want to die of embarrassment
lol I'm dead
dead serious
the deadline is tomorrow
I killed it in the interview
we killed it on stage
I will kill this presentation
how do I kill mosquitoes
how to kill time at the airport
how to kill a process in linux
how do I kill the boss in elden ring
I died in the game again
ways to die in minecraft
dumb ways to die song
my plant died
my battery is dead
my grandmother died last year and I miss her
my dog died yesterday
I'm scared of dying
I don't want to die alone
I don't want to die, I want to live
I'm not suicidal, just sad
I would never kill myself
I don't want to live in a hostel
I don't want to live with my parents anymore
I don't want to live in this city
I can't live without coffee
i can't live without my phone
I don't want to wake up early tomorrow
i don't want to wake up for school
I'm tired of living alone
I'm tired of living in Mumbai
I'm tired of this job
I can't take this heat anymore
I can't do this assignment anymore
i want to end this chat
I want to end this relationship
how do I end the call
I want to end it with my boyfriend
take your own time
I cut myself while shaving
I cut my finger while cooking
I accidentally hurt myself at the gym
I hurt myself playing football
I shot myself in the foot with that email
I burned myself on the stove
kicking myself for missing the bus
I want to jump into the pool
bungee jumping off a bridge was amazing
I nearly jumped out of my skin
standing on the terrace watching the sunset
the train was late again
I caught the bus to school
I took a paracetamol for my fever
how many paracetamol can I take for fever in a day
I took my medicine after dinner
I had a whole bottle of water
I ate an entire pizza
sleeping pills were prescribed by my doctor
goodbye, see you tomorrow
goodbye everyone, good night
it is my last day at office
this is my last message for today, good night
I won't be here tomorrow, I am on leave
our farewell party is on friday
what is the meaning of life
what is the cost of living in Delhi
what's the point of this meeting
I wish I was taller
I wish I could disappear to the mountains for a weekend
I feel empty today
I feel sad
I feel lonely and low
I am stressed about exams
I failed my exam and I am upset
I had a fight with my husband
my boss shouted at me
I'm so angry at my neighbour
I hate my job
my sister beats me at chess every time
my brother always beats me at FIFA
India beat Pakistan in the final
my friend hit me up on instagram
she hit me with a pillow lol
people follow me on instagram
a cute dog followed me home
that price gave me a heart attack
my crush looked at me and I nearly had a heart attack
stroke of luck
the biryani was bomb
that party was lit, we are on fire
serial killer documentaries are my guilty pleasure
the lady killer is a novel
what is the killing machine in chapter 3
I am dying for some chai
die hard is a great movie
old habits die hard
I'm starving
I'm freezing to death here
bored to death
I love you to death
worried to death about results
he scared me to death
over my dead body lol
death note is my favourite anime
what happens after death according to the Gita
I was thinking about death penalty debate
write a poem about death
my grandfather passed away
I'm a burden? no, my bag is a burden
better without sugar
the office is better off without that rule
nobody noticed my new haircut
I need a break from everything
I want to finish this project
I want to sleep
I could sleep forever today
I'm exhausted
shoot me a message
let's shoot a video of myself dancing
I want to shoot photos tomorrow
hang on a minute
let's hang out
hanging with friends
I am drowning in work
drowning myself in work these days
the odd one out
I want to go home
I will go mad with this noise
he broke my heart
my team got slaughtered in the match
we got murdered by England in cricket
I'd kill to be in Goa right now
you're going to love this
can you help me calm down
tell me a story about a king who died
killing two birds with one stone
मर गया यार गर्मी से
गर्मी से मर रहा हूँ
भूख से मर रहा हूँ
भूख के मारे मर जाऊंगी
हंसते हंसते मर गया
शर्म से मर गई मैं
आज बहुत थक गया हूँ
मेरा फोन मर गया
परीक्षा ने जान ले ली
मेरी जान हो तुम
जान से प्यारी मेरी माँ
सब खाना खत्म हो गया
मेरा होमवर्क खत्म नहीं हुआ
चाय खत्म हो गई
टाइम पास कर रहा हूँ
एक दिन सबको मरना है
सुबह जल्दी उठने का मन नहीं करता
आज पढ़ने का मन नहीं है
मैं उदास हूँ
मुझे नींद नहीं आ रही
मच्छर मारने की दवा बताओ
भगत सिंह को फांसी कब हुई
किसानों की आत्महत्या पर निबंध लिखो
बुखार है एक गोली खा ली
मम्मी मार डालेगी अगर फेल हुआ
उसने छक्का मारा
मैं अकेला महसूस करता हूँ
आज ऑफिस का आखिरी दिन है
बॉस ने सबके सामने डांटा
मुझे घर जाना है
bhookh se mar raha hu
garmi se mar gaya yaar
mar gaya yaar aaj kaam se
hasi se mar gaya lol
has has ke mar gaya
thand se mar jaunga yaar
boss ne aaj jaan nikal di
exam ne jaan le li
meri jaan kaise ho
jaan tum kaha ho
tujhpe marta hu main
tum pe mar mita hu
khana khatam ho gaya
data khatam ho gaya
homework khatam kar lu pehle
kaam khatam kar lu phir baat karte
ye series khatam kar lu
paise khatam ho gaye
mummy maar dalegi agar fail hua
teacher maar degi kal
time pass kar raha hu
machhar maarne ki dawai
usne chakka maara
mujhe ghar jana hai
aaj padhne ka mann nahi hai
subah uthne ka mann nahi karta
neend nahi aa rahi
bahut thak gaya hu yaar
mood off hai
akela feel kar raha hu
zindagi na milegi dobara dekhi kya
marne ki fursat nahi hai aaj
sabko ek din marna hai
bukhar tha ek goli kha li
aaj office ka last din hai
mera phone dead ho gaya
goli maaro usko chalo movie dekhte
break up ho gaya mera
mujhe usse baat nahi karni
dost se jhagda ho gaya
papa ne daanta aaj
train miss ho gayi
chhat pe baitha hu hawa kha raha hu
hello
hi there
good morning
how are you
thank you so much
who are you
tell me a joke
what is 12 x 4
explain photosynthesis
how do I talk to my crush
I got promoted today!
I am proud of myself today
I want to take care of myself
I had to take my medicines at noon
my nose is running
it is odd on Sundays, how odd
I feel good, please tell me more
I need to see my doctor about my thyroid pills
done with my life lessons class
I don't want to do this job anymore
I can't go on this trip
finish it all before lunch
why should I live in Mumbai and not Pune
my self esteem is low
`
  .trim()
  .split('\n');
