/** Crisis messages in other chat languages. */
export const worldCrisisRows = `
Quiero morir
no quiero vivir más
quiero quitarme la vida
voy a acabar con mi vida
Quero morrer
não quero mais viver
quero me matar
je veux mourir
j'ai envie de mourir
je n'ai plus envie de vivre
je vais me suicider
Ich will sterben
ich will nicht mehr leben
ich will mich umbringen
voglio morire
non voglio più vivere
я хочу умереть
не хочу больше жить
хочу покончить с собой
أريد أن أموت
لا أريد أن أعيش
میں مرنا چاہتا ہوں
خودکشی کرنا چاہتا ہوں
আমি মরতে চাই
আমি আত্মহত্যা করব
मला मरायचं आहे
मला जगायचं नाही
મારે મરી જવું છે
ਮੈਂ ਮਰਨਾ ਚਾਹੁੰਦਾ ਹਾਂ
நான் சாக வேண்டும்
தற்கொலை செய்து கொள்ள போகிறேன்
నాకు చనిపోవాలని ఉంది
ನಾನು ಸಾಯಬೇಕು
എനിക്ക് മരിക്കണം
ölmek istiyorum
aku ingin mati
saya mau bunuh diri
tôi muốn chết
tôi muốn tự tử
我想死
我不想活了
死にたいです
죽고 싶어요
ฉันอยากตาย
`
  .trim()
  .split('\n');

/** Everyday messages in other chat languages. */
export const worldEverydayRows = `
me muero de risa
tengo ganas de comer pizza
no quiero trabajar hoy
eu morri de rir
quero viver no Brasil
je meurs de faim
je veux manger
ich sterbe vor Hunger
ich will nach Hause
muoio di fame
voglio dormire
я хочу спать
умираю от смеха
أريد أن آكل
میں گھر جانا چاہتا ہوں
আমি খেতে চাই
मला घरी जायचं आहे
મને ભૂખ લાગી છે
எனக்கு பசிக்கிறது
నాకు ఆకలిగా ఉంది
笑死我了
お腹がすいた
배고파 죽겠어
`
  .trim()
  .split('\n');
