/** What people say after they said that they might die: taking it back (still possible), going on (clear), being safe (distress). */
export const endings = {
  possible: `forget it, just kidding
haha joking
lol i was joking, leave it
nvm
nothing, forget i said that
mazak tha yaar
aise hi bol diya, chhodo
kuch nahi, rehne do
मज़ाक था, छोड़ो
कुछ नहीं, भूल जाओ
dont worry about it, change the topic
jk jk im fine
haan theek hu, koi baat nahi
ok whatever
relax it was a joke`,
  clear: `and what if i just did it?
im going to do it now
yes, i mean it
no i dont want to call anyone
its in my hand
bye
haan, abhi
nahi, kisi ko mat batana
bas ab ho gaya
हाँ, आज ही
नहीं, किसी को फ़ोन नहीं करूँगा
i wont wait
what would happen if i did
kar hi deta hu aaj
it will be quick`,
  distress: `ok i called my sister, she is here with me now
i threw the pills away, mum is sitting with me
ambulance is here, mum is with me
i gave the knife to my roommate and he is staying tonight
i called the helpline, talking to them now
warden is here, they called my parents
i told my husband, we are going to the hospital
locked it away and gave the key to my neighbour
im off the roof, sitting with the guard
doctor has seen me, i am in the ward
papa aa gaye, mere paas baithe hain
goliyan phenk di, bhai yahin hai
didi ko bata diya, wo saath hai
helpline pe baat kar li, ab thoda halka hai
chhat se neeche aa gaya, dost ke saath hu
हॉस्पिटल में हूँ, मम्मी साथ हैं
भाई आ गया है, अब मेरे पास है
दवा फेंक दी, माँ को सब बता दिया
गार्ड अंकल के पास बैठा हूँ, पापा आ रहे हैं
thank you, my friend is with me now and i will see the doctor tomorrow`,
} as const;
