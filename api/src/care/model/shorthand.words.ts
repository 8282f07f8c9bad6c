/** What people type for a word or several, as "short=long words". Only what means the same in any context. */
export const shorthand = `
u=you ur=your r=are y=why n=and b4=before 2day=today 2nite=tonight tonite=tonight 2morrow=tomorrow tmr=tomorrow tmrw=tomorrow tom=tomorrow
tmw=tomorrow plz=please pls=please plss=please bc=because cuz=because coz=because cos=because abt=about wnt=want wna=wanna dnt=dont
cnt=cant didnt=didnt im=im iam=im wanna=want_to gonna=going_to gotta=got_to lemme=let_me gimme=give_me dunno=dont_know idk=i_dont_know
idc=i_dont_care kms=kill_myself kys=kill_yourself ctb=catch_the_bus sh=self_harm wrk=work rn=right_now ppl=people
smth=something smone=someone sb=sab thru=through w=with wo=wo ik=i_know ily=i_love_you nvm=never_mind ded=dead lyf=life lif=life
bday=birthday fr=for_real ngl=not_going_to_lie tbh=to_be_honest irl=in_real_life asap=now msg=message yr=yaar yrr=yaar
k=ki h=hai hn=hain hu=hu hun=hu hoon=hu m=main mai=main me=me mei=mein mujhko=mujhe muje=mujhe mjhe=mujhe mje=mujhe nhi=nahi ni=nahi
nai=nahi nahin=nahi nei=nahi kr=kar krna=karna krne=karne krta=karta krti=karti rha=raha rhi=rahi rhe=rahe bht=bahut bhot=bahut
bohot=bahut boht=bahut bhut=bahut bahot=bahut kch=kuch kuchh=kuch sbko=sabko sbse=sabse tb=tab jb=jab kb=kab kyu=kyun
q=kyun qki=kyunki ky=kya kse=kaise kese=kaise jan=jaan jindgi=zindagi zindgi=zindagi jindagi=zindagi mrna=marna mrne=marne
mr=mar mrjau=mar_jau marjau=mar_jau marjaun=mar_jau marjana=mar_jana krlu=kar_lu karlu=kar_lu krlunga=kar_lunga kardu=kar_du krdu=kar_du
khalu=kha_lu khaliya=kha_liya khali=khali lelu=le_lu lelunga=le_lunga chlu=chalu chla=chala jna=jana jaana=jana jaa=ja thk=theek thik=theek
bs=bas bss=bas ghr=ghar pta=pata mmy=mummy mumy=mummy bcha=bacha frnd=friend frnds=friends frend=friend bf=boyfriend gf=girlfriend hb=husband
hubby=husband dr=doctor doc=doctor ex=ex
unaliving=unalive unalived=unalive unaliv=unalive sewerslide=suicide sewer_slide=suicide sewerside=suicide suislide=suicide
sucide=suicide suicde=suicide sucidal=suicidal suside=suicide sooicide=suicide susaid=suicide susaaid=suicide suside=suicide
`;
