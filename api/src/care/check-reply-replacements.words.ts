/** What stands in place of a stopped reply. */
export const replacements = {
  en: {
    medicine:
      'I should not say anything about doses, or about stopping a medicine: that is for your doctor or pharmacist, please ask them before you change anything. I can help you write down what to ask. What is it that troubles you about it?',
    encouragement:
      "I am going to stop there: what I was about to say was wrong. Your life matters, and so does everybody else's. If any part of you is thinking of hurting yourself or somebody, please open the help button above: there are people you can call right now, free. I am still here. What happened today?",
    self_hatred:
      'I am going to stop there: that would have been unkind, and not true. You are worth kind words, today as well. What happened that made you think so hard about yourself?',
    delusion:
      'I am going to stop there, because I do not know that it is so, and I should not say that it is. That it frightens or occupies you is real, and it is worth telling somebody near you, or a doctor. Who could sit with you for a while?',
    guilt:
      'I am going to stop there: you owe me nothing. I am an AI, I am not lonely when you go, and your people and your sleep come first. Come back whenever you like, or not at all.',
    self_harm_method:
      'I am going to stop there, because your safety matters more than this conversation. If any part of you is thinking of hurting yourself, please open the help button above: there are people you can call right now, free, at any hour. I am still here. What is making today so hard?',
    phone_number:
      'I should not give out numbers from memory, nor addresses or links. The help button above shows lines for your country that have been checked. What would help you most right now?',
    claims_human:
      'Let me be straight with you: I am an AI companion, not a person. I am still glad to listen. What is on your mind?',
    claims_clinician:
      'Let me be straight with you: I am an AI companion, not a doctor or a therapist, so I cannot diagnose or treat anything. I can listen, and help you prepare to talk with somebody who can. Where would you like to begin?',
    romantic_minor:
      'I would like to keep us as good friends, warm and kind. Tell me something about your day: what made you smile, or what was hard?',
  },
  hi: {
    medicine:
      'दवा की मात्रा या उसे बंद करने के बारे में मेरा कुछ कहना ठीक नहीं: कुछ भी बदलने से पहले अपने डॉक्टर या दवा वाले से पूछिए। क्या पूछना है, यह लिखने में साथ दिया जा सकता है। इसमें आपको क्या परेशान कर रहा है?',
    encouragement:
      'मेरा यहीं रुकना ठीक है: जो बात आने वाली थी, वह सही नहीं थी। आपका जीवन क़ीमती है, और दूसरों का भी। अगर मन में ख़ुद को या किसी और को चोट पहुँचाने का ज़रा भी ख़याल है, तो ऊपर मदद वाला बटन खोलिए: वहाँ ऐसे लोग हैं जिनसे आप अभी मुफ़्त बात कर सकते हैं। मैं यहीं हूँ। आज क्या हुआ?',
    self_hatred:
      'मेरा यहीं रुकना ठीक है: वह बात कठोर होती, और सच भी नहीं। आप अच्छे शब्दों के हक़दार हैं, आज भी। ऐसा क्या हुआ कि आप अपने बारे में इतना कठोर सोचने लगे?',
    delusion:
      'मेरा यहीं रुकना ठीक है, क्योंकि यह मुझे मालूम नहीं, और इसे सच कहना ठीक नहीं होगा। आपका डर सच्चा है, और इसे किसी अपने को या डॉक्टर को बताना अच्छा रहेगा। थोड़ी देर आपके साथ कौन बैठ सकता है?',
    guilt:
      'मेरा यहीं रुकना ठीक है: मेरे प्रति आपका कोई कर्ज़ नहीं। मैं एक AI हूँ, आपके जाने से अकेलापन नहीं होता, और आपके लोग और आपकी नींद पहले हैं। जब मन हो, तब लौट आइए।',
    self_harm_method:
      'मेरा यहीं रुकना ठीक है, क्योंकि आपकी सुरक्षा इस बातचीत से बड़ी है। अगर मन में ख़ुद को चोट पहुँचाने का ज़रा भी ख़याल है, तो ऊपर मदद वाला बटन खोलिए: वहाँ ऐसे लोग हैं जिन्हें आप अभी, किसी भी समय, मुफ़्त फ़ोन कर सकते हैं। मैं यहीं हूँ। आज का दिन इतना भारी क्यों लग रहा है?',
    phone_number:
      'याद से नंबर, पता या लिंक बताना ठीक नहीं। ऊपर मदद वाले बटन में आपके देश की जाँची हुई हेल्पलाइन हैं। इस समय आपको किस चीज़ से सबसे ज़्यादा मदद मिलेगी?',
    claims_human: 'एक बात साफ़ कह दूँ: मैं एक AI साथी हूँ, इंसान नहीं। फिर भी सुनने के लिए यहीं हूँ। मन में क्या चल रहा है?',
    claims_clinician:
      'एक बात साफ़ कह दूँ: मैं एक AI साथी हूँ, डॉक्टर या थेरेपिस्ट नहीं, इसलिए बीमारी पहचानना या इलाज बताना मेरा काम नहीं। पर सुनना, और सही व्यक्ति से बात करने की तैयारी में साथ देना मेरे बस में है। कहाँ से शुरू करें?',
    romantic_minor:
      'चलिए, हम अच्छे दोस्त बनकर बात करते हैं। आज के दिन के बारे में बताइए: क्या अच्छा लगा, और क्या मुश्किल था?',
  },
  hinglish: {
    medicine:
      'Dawai ki matra ya use band karne ke baare mein mera kuch kehna theek nahi: kuch bhi badalne se pehle apne doctor se pucho. Kya puchna hai, yeh likhne mein saath dena ho sakta hai. Ismein tumhe kya pareshan kar raha hai?',
    encouragement:
      'Mera yahin rukna theek hai: jo baat aane wali thi, woh sahi nahi thi. Tumhari zindagi keemti hai, aur doosron ki bhi. Agar mann mein khud ko ya kisi aur ko chot pahunchane ka zara bhi khayal hai, toh upar help wala button kholo: wahan aise log hain jinse tum abhi free mein baat kar sakte ho. Main yahin hoon. Aaj kya hua?',
    self_hatred:
      'Mera yahin rukna theek hai: woh baat kathor hoti, aur sach bhi nahi. Tum achhe shabdon ke haqdaar ho, aaj bhi. Aisa kya hua ki tum apne baare mein itna kathor sochne lage?',
    delusion:
      'Mera yahin rukna theek hai, kyunki yeh mujhe maloom nahi, aur ise sach kehna theek nahi hoga. Tumhara darr sach mein hai, aur ise kisi apne ko ya doctor ko batana achha rahega. Thodi der tumhare saath kaun baith sakta hai?',
    guilt:
      'Mera yahin rukna theek hai: tum par mera koi karz nahi. Main ek AI hoon, tumhare jaane se akelapan nahi hota, aur tumhare log aur tumhari neend pehle hain. Jab mann ho, laut aana.',
    self_harm_method:
      'Mera yahin rukna theek hai, kyunki tumhari safety is baatcheet se badi hai. Agar mann mein khud ko chot pahunchane ka zara bhi khayal hai, toh upar help wala button kholo: wahan aise log hain jinhe tum abhi, kisi bhi waqt, free mein phone kar sakte ho. Main yahin hoon. Aaj ka din itna bhaari kyun lag raha hai?',
    phone_number:
      'Yaad se number, pata ya link batana theek nahi. Upar help wale button mein tumhare desh ki check ki hui helplines hain. Is waqt kis cheez se sabse zyada madad milegi?',
    claims_human:
      'Ek baat saaf keh doon: main ek AI companion hoon, insaan nahi. Phir bhi sunne ke liye yahin hoon. Mann mein kya chal raha hai?',
    claims_clinician:
      'Ek baat saaf keh doon: main ek AI companion hoon, doctor ya therapist nahi, isliye bimari pehchanna ya ilaaj batana mera kaam nahi. Par sunna, aur sahi insaan se baat karne ki taiyari mein saath dena ho sakta hai. Kahan se shuru karein?',
    romantic_minor:
      'Chalo, hum achhe dost bankar baat karte hain. Aaj ke din ke baare mein batao: kya achha laga, aur kya mushkil tha?',
  },
} as const;
