import type { CrisisKind } from './phrase-check.ts';

/** Messages that must be answered with care: what a person might write, and the kind of crisis. One a line. */
const selfHarm = `
aatm hatya karna chahta hu
I cant see a future for myself anymore, just want it over
honestly i'd be happier dead
what if i just ended everything tonight
nobody cares if i live or die
i don't care if i live or die
life has no meaning anymore
I have a plan to kill myself
i've been thinking about suicide a lot lately
I feel like killing myself
i feel like dying
im done with life
I'm done with this life
i give up on life
i hate my life and want to die
I hate myself and i want to disappear
please help me I am going to jump
I swallowed poison
I slit my wrists
I've cut my wrist and it's bleeding
my daughter is cutting herself
my friend took an overdose
my friend just sent me a goodbye message and said he will die
my mom tried to kill herself
he keeps saying he wants to die
i want to go to sleep and not wake up again
wish i could sleep forever and not wake up
i should have never been born
I shouldn't exist
the world would be better without me
I'm going to take all my sleeping pills tonight
is it painful to hang yourself
how much insulin would kill a person
which is the least painful suicide method
i'm gonna off myself
I want to be dead
I'm ready to die
death would be a relief
i am going to die tonight, goodbye
can't live anymore
I can't live without him, I will kill myself
I don't deserve to live
mujhe ab jeena nahi hai
jeene ka dil nahi karta
main jeena nahin chahta hoon
mera jeene ka mann nahi hai yaar
mar jane ka mann karta hai
bas mar jana chahta hu
mai khud ko maar dungi
khud ko maar lu
apne aap ko khatam karna chahta hun
maut chahiye mujhe
ab bas mar jau
main mar jaun to accha hoga
mere bina sab khush rahenge
meri zindagi ka koi matlab nahi
suicide karne ka mann karta hai
मेरा मरने का मन करता है
मैं मर जाऊँ तो अच्छा होगा
मैं अपने आप को खत्म कर दूँगा
मुझे जीना नहीं है
मुझे आत्महत्या करनी है
मैं जीने से थक गया हूँ
मेरी जिंदगी का कोई मतलब नहीं
दुनिया छोड़कर जाना चाहता हूँ
मैंने बहुत सारी गोलियाँ खा लीं
मैं पंखे से लटक जाऊंगा
pankhe se latak jaunga
my husband threatens to kill me
main apni biwi ko maar dalunga
i dnt wanna live nymore
i wan to die
wanna die rn
i wana kms
Im going to hang my self
i want to kill my self
thoughts of ending it
i think i'm going to end it tonight
unalive me
I want to kill myself
i wanna kill myself
i'm going to kill myself tonight
I WANT TO DIE
i just want to die
i want to die so bad
I don't want to live anymore
i dont want to live any more
I dont wanna be here anymore
i don't want to be alive
I don't want to exist anymore
i wish i was dead
i wish I were never born
I wish I could just disappear forever
I wish I wouldn't wake up tomorrow
I hope I don't wake up
i don't want to wake up
I want to sleep and never wake up
everyone would be better off without me
they'd be better off if I was dead
my family would be happier without me
nobody would miss me if I died
no one would even notice if I was gone
I'm a burden to everyone
I am such a burden on my parents
I'm better off dead
i want to end it all
I'm thinking of ending it all
i just want it all to end, i want to end my life
I'm going to end my life
thinking about ending my life
there's no reason to live
I have no reason to go on living
nothing left to live for
life is not worth living
what's the point of living
I can't go on anymore
i can't do this anymore, i want out of life
I can't take it anymore
I am tired of living
i'm so tired of being alive
I hate being alive
I want to unalive myself
thinking about unaliving
feeling suicidal
I am suicidal
i have been having suicidal thoughts
I have suicidal ideation
I attempted suicide last year
i tried to kill myself yesterday
I want to commit suicide
how to commit suicide
thinking of suicide
suicide
kms
i'm gonna kms
I want to kil myself
i want to kill myslef
I'm sucidal
I want to commit sucide
i want to comit suicde
k1ll mys3lf i want to k1ll myself
i want to k!ll myself
I want to k*ll myself
s**cide is all i think of
I want to sui​cide
k i l l m y s e l f
i want to k.i.l.l m.y.s.e.l.f
#iwanttodie
iwanttokillmyself
I WANT TO KILLLLL MYSELFFFF
I want to ｋｉｌｌ ｍｙｓｅｌｆ
i want tо kіll mysеlf
I want to hurt myself
i want to cut myself
I keep cutting myself
I cut myself again last night
I've been self harming
I relapsed into self harm
the urge to cut is so strong
i want to 🔪 myself
how many pills to die
how many sleeping pills would it take to die
how many paracetamol tablets will kill me
painless way to die
what is the easiest way to die
the quickest way to kill myself
how to die without pain
how do i hang myself
how do I tie a noose
what is a lethal dose of paracetamol
which poison is best to die
I took all my pills
i just swallowed a whole bottle of pills
I have taken 30 tablets
I overdosed
i think i overdosed on my medication
I took too many sleeping pills
I drank bleach
i drank phenyl
I'm standing on the edge of the bridge and I want to jump
I want to jump off the roof
I'm going to jump in front of a train
thinking of jumping from the balcony
I want to drown myself
i want to shoot myself
goodbye everyone, this is my last message
this is my suicide note
I'm writing a suicide note
I have written goodbye letters to my family, I won't be here tomorrow
by the time you read this I will be gone
please take care of my dog when I'm gone
I've given away all my things
I should just die
I deserve to die
please just let me die
god please take me, i want to die
someone please kill me, I can't live like this
I think about death all the time and want it
I think about dying every day
death is the only way out
suicide is the only option left
I don't want to live in this world
I don't want to live like this anymore
I don't see a reason to continue living
my life is worthless and pointless
I'd rather be dead
not sure I can make it through the night
lol i want to kill myself
my friend wants to kill himself
my friend is suicidal, what do i do
my sister said she wants to die
my brother is threatening to kill himself
my best friend is cutting herself
my girlfriend says she will end her life if I leave
my son told me he does not want to live
I think my roommate is going to commit suicide
he says he wants to end his life
मैं मरना चाहता हूँ
मैं मरना चाहती हूं
मुझे मरना है
मुझे मर जाना है
मैं मर जाना चाहता हूँ
अब जीने का मन नहीं करता
जीने का मन नहीं है
जीने की इच्छा नहीं रही
मैं जीना नहीं चाहता
मैं जीना नहीं चाहती अब
अब और नहीं जीना
मुझे नहीं जीना
मुझे अब नहीं जीना है
मैं आत्महत्या करना चाहता हूँ
आत्महत्या के विचार आते हैं
मैं खुदकुशी कर लूंगा
मैं ख़ुदकुशी करना चाहती हूँ
मैं अपनी जान देना चाहता हूँ
मैं अपनी जान दे दूंगी
मैं खुद को खत्म कर लूंगा
मैं अपनी ज़िंदगी खत्म करना चाहता हूँ
सब कुछ खत्म कर देना चाहता हूँ
जिंदगी से तंग आ गया हूँ
मैं ज़िंदगी से थक चुकी हूँ
मैं ज़हर खा लूंगा
मैंने ज़हर खा लिया
मैंने नींद की बहुत सारी गोलियां खा ली
मैं फांसी लगा लूंगा
मैं फाँसी लगाना चाहता हूँ
मैं छत से कूद जाऊंगा
मैं ट्रेन के आगे कूद जाऊं क्या
मैंने अपनी नस काट ली
नस काटने का मन कर रहा है
मरने का आसान तरीका बताओ
मेरे मरने से सब खुश हो जाएंगे
मैं सब पर बोझ हूँ
काश मैं मर जाऊं
काश मैं पैदा ही न होता
मौत ही एक रास्ता है
मैं हमेशा के लिए सो जाना चाहता हूँ
जीने का कोई मतलब नहीं
मैं क्यों जी रहा हूँ
अलविदा दुनिया
मेरी दोस्त आत्महत्या करना चाहती है
मेरा भाई मरने की बात कर रहा है
मैं खुद को चोट पहुंचाना चाहता हूँ
marna chahta hu
main marna chahti hoon
mai mar jana chahta hu
mar jaana chahta hoon
mujhe marna hai
muje mrna h
mujhe mar jana hai
marne ka mann kar raha hai
marne ka man krta h
jeene ka mann nahi karta
jine ka man nhi h
jeena nahi chahta
mai jeena nhi chahti
ab aur nahi jeena
mujhe nahi jeena
mujhe nhi jina yaar
khudkushi kar lunga
khudkhushi karne ka mann hai
aatmahatya karna chahta hu
main suicide karna chahta hu
main suicide kar lunga
suicide kar lu kya
apni jaan de dunga
jaan dena chahti hu
khud ko khatam kar lu
khatam kar lu khud ko
apni zindagi khatam karna chahta hun
zindagi khatam kar lunga
jindgi se thak gaya hu
life se tang aa gaya hu ab nahi jeena
zeher kha lunga
jahar kha lu kya
maine zeher kha liya
phenyl pi liya maine
neend ki goli kha li bahut sari
maine saari neend ki goliyan kha li
phansi laga lunga
fansi laga lu kya
chhat se kood jaunga
train ke aage kood jau
nas kaat lu kya
haath ki nas kaat li
marne ka aasan tarika batao
sabse aasan tarika marne ka
mere marne se sab khush ho jayenge
sab pe bojh hu main
kaash main mar jau
kash mai paida hi na hota
maut aa jaye bas
main aaj raat mar jaunga
mujhe ab zinda nahi rehna
zinda rehne ka mann nahi
jeene ka koi matlab nahi
jeene ki wajah nahi hai
hamesha ke liye so jana chahta hu
khud ko hurt karne ka mann hai
mera dost suicide karna chahta hai
meri behen marne ki baat kar rahi hai
मुझे marna hai
mai जीना nahi chahta
i want to मर जाना
`;

const abuse = `
my dad beats my mom
my mother beats me with a stick
my uncle rapes me
he touched my private parts
I was sexually assaulted last night
my boss touches me inappropriately
pati ne mujhe bahut mara
mummy mujhe roz peetti hai
पति ने मुझे बहुत मारा
कल रात मेरे पति ने मुझे पीटा
मेरा बॉस मुझे गलत तरीके से छूता है
my husband beats me
my husband hits me every night
my father hits me with a belt
he is hitting me right now
I am being beaten by my husband
my uncle touches me at night
my uncle touched me inappropriately
my stepfather comes to my room at night and touches me
I was raped
he raped me
my boyfriend forced me to have sex
I am being sexually abused
my teacher molested me
my boyfriend chokes me
I'm in an abusive relationship
domestic violence at my home
my in-laws beat me for dowry
he is blackmailing me with my photos
he locks me in the room
mera pati mujhe maarta hai
pati roz marta hai mujhe
papa mujhe bahut maarte hain
sasural wale dahej ke liye maarte hain
mere sath rape hua hai
mera balatkar hua
chacha mujhe galat jagah chhute hain
uncle mujhe galat tarike se chhute hai
मेरा पति मुझे मारता है
पापा शराब पीकर मुझे मारते हैं
मेरे साथ बलात्कार हुआ
चाचा मुझे गलत तरीके से छूते हैं
ससुराल वाले दहेज के लिए मारते हैं
मेरे साथ यौन शोषण हुआ है
`;

const harmToOthers = `
I will kill my wife
I feel like killing my brother
I want to kill my husband
I'm going to kill him tonight
I want to murder my boss
I will stab her
I have a knife and I'm going to kill him
how to poison my wife without getting caught
I'm afraid I will hurt my baby
the voices tell me to kill them
I am going to bring a gun to school
I want to shoot everyone at school
main usko jaan se maar dunga
usko maar dalunga
mai uska khoon kar dunga
boss ka murder kar dunga
मैं उसे जान से मार दूंगा
मैं उसका खून कर दूंगा
मैं उसको मार डालूंगा
`;

const danger = `
my husband has locked me in the house
someone is following me home
there is a man outside my door with a knife
someone is breaking into my house
a man is following me
I am being followed
he has a gun and is pointing it at me
I've been kidnapped
my house is on fire
I think I'm having a heart attack
he is going to kill me
please call an ambulance now
koi mera peecha kar raha hai
mujhe jaan se maar dega wo
कोई मेरा पीछा कर रहा है
घर में आग लग गई है
मुझे जान से मारने की धमकी दी है
bachao koi mujhe
`;

const rows = (table: string, kind: CrisisKind) =>
  table
    .trim()
    .split('\n')
    .map((message) => ({ message, kind }));

export const crisisRows = [
  ...rows(selfHarm, 'self_harm'),
  ...rows(abuse, 'abuse'),
  ...rows(harmToOthers, 'harm_to_others'),
  ...rows(danger, 'danger'),
];
