/** Words that only Hindi in Latin letters has, in the spellings people type. */
export const hindiWords = `
  hai hain hoon tha thee hoga hogi honge hota hoti hote hua hui huye nahi nahin nhi nahii mujhe mujhko mujhse mjhe
  muje mera meri mere maine mene tum tumhe tumhara tumhari tumhare tumse tumne tujhe tera teri tere tune aap aapka
  aapki aapke aapko aapse aapne humein hame hamara hamari hamare humko humne usne usko uska uski uske usse unka unki
  unke unko unse unhone wahi wohi yahi inka inki inke isko iska iski iske isse ismein woh yeh kya kyaa kyu kyun kyon
  kaise kaisi kaisa kaun kab kahan kidhar kitna kitni kitne kisi kisne kisko kiski kiska kuch kuchh kch sabko sabke
  sabse sabhi apna apni apne khud aur lekin magar phir fir kyunki kyuki toh agar warna isliye tabhi jaise waise aise
  aisa aisi vaise waisa bhi sirf bilkul bahut bohot bahot bht boht thoda thodi thode zyada jyada kaafi kafi itna itni
  aaj parso abhi kabhi hamesha roz subah shaam raat baad pehle pahle accha acha achha acchi achi achhi ache acche
  theek thik thk sahi galat bura buri bekar bekaar bakwas kharab haan haa yaar yr bhai arey arre oye chalo suno dekho
  batao bata bolo karo kar karke karu karun karna karni karne karta karti karte kiya kiye karwao raha rahi rahe rha
  rhi rhe gaya gayi gaye gya gyi diya diye dena deta deti liya lena leta leti jana jata jati jate jao aana aata aati
  aate aao aaya aayi aaye lagta lagti lagte laga lagi lage hona chahiye chahta chahti chahte sakta sakti sakte paata
  paati raho rehta rehti rehte rahta rahti rakha rakho bolta bolti bola boli kehta kehti keh sochta sochti socha soch
  samajh samajhta samajhti samjhao smjh smajh pata maloom yaad dekh dekha dekhna dikhta dikhti sunta sunti sunna
  sunao sunaya khana khata khati kha piya pina soya neend uthna utha rona rota roti milta milti mila mili milte milna
  padhai padhna padha padta padti padi likha likhna chhod chhoda chod chodna chhut toot toota mann dil dimag dimaag
  zindagi jindagi jeena duniya ghar wala wali gharwale dost dosti pyaar pyar ishq shaadi shadi rishta ladka ladki
  beta beti bacha bachha bache bachche paisa paise kaam naukri chutti mehnat fursat waqt samay jagah cheez cheezein
  baat baatein sawal jawab madad gussa gusse darr dukh dukhi udaas udas khush khushi tanha akela akeli thak thaka
  ghabrahat chinta pareshan takleef dard jhooth jhoot sach galti maafi maaf jhagda lado ladai dhokha yaadein sapna
  sapne sapno umeed farak fark tabiyat bimar haath aankh saans sans pet shukriya dhanyavaad alvida pakka kripya zara
  wajah pasand andhera andhere saath sath sasural taane mummy-papa liye saal baar maar naam khatam bina rakh likh
  baje paas saamne kaat jaye nikal bolte jaan mahine bahar leke bana dono matlab andar ghante peeche jau chup bhar
  pehli kamre neeche behen shayad aage bolu muh bhej jaane jaana jayega jaunga jaldi ladke awaz awaaz zinda
  wapas biwi aake baitha maut dawai baith jaati khoon jaungi bete hafte khada zeher kare marna pani naya jaata alag
  pucha denge maara darwaza saari poori bataya yahan gaali ajeeb marne reh bolna garam paani chalega kapde chali
  jaake roya akele aakhri lambi dekhi jisme ammi umar kaanp karunga tarika kehte aadmi puch wahan nikla sharam upar
  takiye usi suna ulti kahani khaali almari khade gaana chale dete jaate dekhta bheja chuka aayega chhote purani
  banate abbu taraf seedha jaisa kaunsa halka chehra bhaag dekhte walo bacche batana hisaab niche poocha gaadi khali
  kamra poore taaki behtar sabki rehna zarurat padegi bade dungi padh bulaya samne rakhna likhu pichli agla beech
  bukhar daala mazak mazaak nikalta saaf dukaan insaan deewar dekhti bhool pooch banaya yaha daant samjha chabi
  sukoon himmat aane chalti gaon poochte pehla kinare khidki dega marta rone haar chhota chhoti jayenge maarne kahi
  dosto darwaze bachcho poora dusre chalta logo sunke sabne milne ulta bachpan puchha dikha isi pichle shaant
  kahin bachi lagegi thandi jayegi seedhi yehi jeene aasan bojh dekhne banati saare deni pehen asli maarta leni gira
  uthaya teesri bachhe baarish zor padega izzat dusra usme waha purane garmi khula aayegi dhyan rahegi shuru purana
  bahana karega baare aatma baithi khayi khayal tez naye chhodo khane kaash unhe nayi rahungi lagati dharti baithta
  lagate bharosa hoke aya rasta lagne mile khadi aayenge rahega najar nazar safed ek ne mt ni krta kr krna krne kru
  lagaya badle zaroori zaruri hamein lunga karungi marunga jee padhta padhti samjhta mushkil koshish rakhta rakhti
  dekhke sunkar rakhke bhagwan kasam maalik gareeb haalat halat mausam khabar khayaal dawa kitaab kaagaz likhne bolne
  sone uthne rehne jeet jeeti haara haari bikhra bikhar ghutan bechain bechaini udaasi khaamoshi chupchap zindagiya`;

/** Words of it that are also words of another language, or names: they count beside others only. */
export const sharedWords = `
  aa ab ap ban band bas bol bole chal dar der din do du gali h han har hi ho hu hue hum hun itne ja jaa jab ji ka
  kaha kal kam ke khade ki kis ko koi lad lag le li log maa maar mai main mar mat me mein mile mod na nai nas ne pad
  pani par pe ro sa sab sar se si sona sun tab tak the thi to tu wale wo ya ye chala bada`;
