import { refused, type Parsed } from '../parsed.rules.js';
import { formsOfPassword, type Password } from './password.rules.js';

// Words, names, rows of keys and years that many people choose, so attackers try them first. In lower case, with at least eight characters:
// shorter passwords are refused for their length. The list is long, so it stays on the server.
const words = `
!qaz2wsx 00000000 000000000 0000000000 00001111 01010101 01020304 01234567 0123456789 02020202 0987654321 10101010 10203040 1020304050
11111111 111111111 1111111111 11112222 11119999 11221122 11223344 1122334455 112233445566 11235813 12121212 12312312 123123123 123321123
12341234 12344321 123443210 123454321 1234554321 123456123 12345671 12345672 12345678 123456780 123456788 123456789 1234567890
1234567890q 1234567891 12345678910 123456789a 123456789q 12345678a 12345678q 12345679 1234567a 1234567q 123456aa 123456ab 123456abc
123456as 123456qq 123456qwe 123456qwerty 123456zx 12345abc 12345qwe 12345qwert 12348765 1234abcd 1234asdf 1234password 1234qwer 1234rewq
123789456 123abc123 123password 123qwe123 123qweasd 123qweasdzxc 13131313 13579246 135792468 1357924680 147147147 147258369 147852369
147896325 159159159 159357123 159753123 159951159 19841984 19851985 19861986 19871987 19881988 19891989 19901990 19911991 19921992
19931993 19941994 19951995 1azerty1 1password 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20002000 20012001 20022002
20102010 20202020 21212121 22222222 22223333 23232323 24681012 246813579 258258258 27182818 2pac2pac 2wsx3edc 31415926 314159265
321321321 321654987 33333333 44444444 456456456 456789123 50cent123 55555555 55556666 66666666 66669999 69696969 741852963 77777777
789456123 789789789 87654321 88888888 88889999 963852741 987654321 9876543210 98989898 99998888 99999999 a1234567 a12345678 a123456789
a1a1a1a1 a1b2c3d4 a1b2c3d4e5 a1s2d3f4 aa123123 aa123456 aa12345678 aaa12345 aaaa1111 aaaaaaaa aaaaaaaaa aaaaaaaaaa abc12345 abc123456
abc1234567 abc123abc abc@1234 abcabc123 abcd1234 abcd12345 abcd123456 abcd@1234 abcdef12 abcdef123 abcdefg1 abcdefgh abcdefghi
abcdefghij abcdefghijkl access123 access14 acdcacdc admin123 admin1234 admin12345 admin123456 admin2020 admin2021 admin2022 admin2023
admin2024 admin@123 admin@1234 adminadmin administrator administrator1 adminpass adminpassword adventure airborne airborne1 airforce
airforce1 airplane airplane1 alejandra alejandra1 alejandro alejandro1 alexander alexander1 alexander123 alexandra alexandra1 alexandre
allah123 allahuakbar amazinggrace amazon123 america1 america123 american american1 amethyst anakin123 andrea12 andrea123 andrew01
andrew12 andrew123 android1 android123 angel123 angel1234 angel12345 angelbaby angeleyes angelface angelica angelica1 angelina angelina1
angelo123 angels12 angels123 ankara06 anthony1 anthony12 anthony123 anthony2 antonio1 antonio123 anything apple123 apple1234 april123
aquarius aquarius1 argentina argentina1 argentina10 army1234 arsenal1 arsenal12 arsenal123 asd12345 asd123456 asdasdasd asdf1234
asdf12345 asdfasdf asdfgh12 asdfgh123 asdfghjk asdfghjkl asdfghjkl1 asdqwe123 ashley11 ashley12 ashley123 assassin assassin1 asshole1
asshole12 asshole123 atlanta1 august12 august123 austin12 austin123 austin316 australia australia1 australia123 autumn12 autumn123
autumn2020 autumn2021 autumn2022 autumn2023 autumn2024 azerty12 azerty123 azertyui azertyuiop baby1234 babyblue babyboy1 babyboy12
babyboy123 babydoll babydoll1 babyface babygirl babygirl1 babygirl12 babygirl123 babygirl13 babygirl15 babygirl2 babylove backup123
badboy12 badboy123 badgirl1 bailey12 bailey123 banana12 banana123 bandit12 bandit123 bangalore barbara1 barbie12 barbie123 barcelona
barcelona1 barcelona10 barcelona123 barney123 baseball baseball1 baseball12 baseball123 baseball2 basketball basketball1 basketball12
basketball23 bastard1 batman01 batman12 batman123 battlefield bbbbbbbb beach123 beachbum beachbum1 beagle12 beagle123 bear1234 bears123
beatles1 beatles123 beautiful beautiful1 beautiful12 beautiful123 beautiful2 beckham23 beckham7 beer1234 believe1 bella123 bella1234
benfica1 benjamin benjamin1 benjamin123 berlin123 besiktas besiktas1903 bestfriend bestfriend1 bestfriends bestfriends1 beyonce1
bigboy12 bigboy123 bigbrother bigdaddy bigdaddy1 bigdick1 bigdog12 bigmoney bigpoppa bigtits1 billionaire birthday birthday1 bismillah
bismillah1 bitch123 bitchass bitches1 biteme12 biteme123 black123 blackberry blackberry1 blackbird blackblack blackcat blackcat1
blackdragon blackjack blackjack1 blackout blackrose blackstar blessed1 blessed123 blessing blessing1 blessings blink-182 blink182
blossom1 blowjob1 blue1234 blue12345 blueberry blueberry1 bluebird bluebird1 blueblue blueeyes blueeyes1 bluemoon bluesky1 bluesky123
bmw12345 bmwbmwbmw bondage1 boobies1 boobs123 boston12 boston123 bradley1 brandon1 brandon12 brandon123 brasil10 brasil123 brazil123
brianna1 brianna123 brisbane britney1 britney123 brittany brittany1 brittany12 brittney brittney1 broncos1 brother1 brothers bubbles1
bubbles12 bubbles123 bubbles2 buddy123 buddy1234 buddyboy buddydog budlight bulldog1 bulldog123 bulldogs bulldogs1 bulls123 bullshit
bullshit1 bunny123 bunny1234 bunnyrabbit business business1 buttercu buttercup buttercup1 buttercup2 butterfly butterfly1 butterfly12
butterfly123 butterfly2 butterscotch california california1 callofduty callofduty1 camaro123 camaro69 camelot1 cameron1 cameron123
canada12 canada123 cancer12 cancer123 capricorn capricorn1 carlos12 carlos123 carolina carolina1 carolina2 caroline caroline1 cashmoney
cashmoney1 cassandra cassandra1 catherine catherine1 cccccccc celtic1888 celtic67 celtics1 celtics34 champion champion1 champions
changeit changeme changeme1 changeme123 changethis chantelle chargers chargers1 charlie1 charlie11 charlie12 charlie123 charlie2
charlotte charlotte1 cheerleader cheerleader1 cheese123 cheesecake cheetah1 chelsea1 chelsea12 chelsea123 chelsea2 cherry123 chevrolet
chevrolet1 chevy123 chewbacca chicago1 chicago23 chicken1 chicken12 chicken123 chickens chihuahua chihuahua1 chocolat chocolate
chocolate1 chocolate12 chocolate123 christ123 christian christian1 christian123 christina christina1 christine christine1 christmas
christmas1 christmas123 christopher christopher1 cinderella cinderella1 cinnamon cinnamon1 cisco123 cisco1234 civic123 coca-cola
cocacola cocacola1 cocker12 cocksucker coffee123 colombia colombia1 commando commando1 computer computer1 computer11 computer12
computer123 contrasena contraseña cookie12 cookie123 cookies1 corinthians corinthians1 corona123 correcthorsebatterystaple corvette
corvette1 counter1 counterstrike cow12345 cowboys1 cowboys123 cowboys22 crazy123 crazy1234 crazybaby crazygirl crazylove crazyman
creampie cricket1 cricket123 cristiano cristiano1 cristiano7 crystal1 crystal12 crystal123 cumshot1 cupcake1 cupcake12 cupcake123
cutie123 cutiepie cutiepie1 cyberpunk daddy123 daddysgirl daddysgirl1 dakota12 dakota123 dallas12 dallas123 dalmatian daniel01 daniel11
daniel12 daniel123 daniela1 danielle danielle1 danielle12 danielle123 darkangel darkangel1 darkknight darkness darkness1 darkstar
darthvader database daughter daughter1 dddddddd death666 deathnote deathrow debian123 december december1 december25 default1 default123
demo1234 demodemo demon666 denver123 destiny1 destiny12 destiny123 detroit1 detroit123 deutschland deutschland1 developer developer1
devil666 diablo12 diablo123 diablo666 diamond1 diamond12 diamond123 diamonds diamonds1 dickhead dickhead1 discord1 disney123 disneyland
doctor123 dodgers1 dogdog123 doggies1 doggy123 dogs1234 dolphin1 dolphin123 dolphins dolphins1 dontcare dontforget dontknow dragon01
dragon12 dragon123 dragon1234 dragon88 dragon99 dragonball dragonball1 dragonballz dragons1 dreamer1 dreamer123 dreamland dreams123
drowssap drowssap1 drummer1 drummer123 ducati123 eagles123 earthquake eastside eastside1 elephant elephant1 elephant123 elizabeth
elizabeth1 elizabeth123 emerald1 eminem12 eminem123 engineer engineer1 england1 england123 erection espana123 everything evil6666
excalibur facebook facebook1 facebook12 facebook123 faith123 family01 family12 family123 fantasia fantasy1 father123 february february1
fenerbahce fenerbahce1907 fernanda fernanda1 fernando fernando1 fernando123 ferrari1 ferrari123 ferrari430 ferrarif1 fetish69 ffffffff
finalfantasy finalfantasy7 findingnemo fire1234 fireball firebird firebird1 firefighter firefire firefly1 firefox1 fireman1 fireman123
flamengo flamengo1 florida1 florida123 flower12 flower123 flowers1 flowers123 football football1 football10 football11 football12
football123 football2 football7 forever1 forever12 forever123 forever2 forever21 foreverlove forgetit fortnite fortnite1 fortnite123
france123 france98 francisco francisco1 freedom1 freedom12 freedom123 freedom7 friday123 friday13 friends1 friends12 friends123
friendship frogger1 froggy12 froggy123 fucker123 fuckface fuckfuck fuckme123 fuckoff1 fuckoff123 fuckthis fuckthis1 fuckyou! fuckyou1
fuckyou12 fuckyou123 fuckyou2 fuckyou69 gabriel1 gabriel123 gabriela gabriela1 gabrielle gabrielle1 galatasaray galatasaray1905 gandalf1
gandalf123 gangsta1 gangsta123 gangster gangster1 garfield garfield1 gemini12 gemini123 germany1 germany123 getmoney getmoney1 ginger12
ginger123 gingerbread giraffe1 giraffe123 gladiator gladiator1 godbless godbless1 godisgood godisgood1 godisgreat godislove godislove1
golden12 golden123 goldfish goldfish1 goodbye1 goodluck goodluck1 goodmorning goodnight google12 google123 google1234 googlegoogle
gorgeous gorgeous1 grace123 grandma1 grandma123 grandpa1 green123 green1234 greenday greenday1 greengreen grizzly1 guest123 guest1234
guestguest guinness guinness1 guitar12 guitar123 guitarhero gymnast1 gymnastics hacker12 hacker123 hackerman halflife halflife2
hallelujah halloween halloween1 hamburg1 hamster1 hamster123 happiness happiness1 happy123 happy1234 happyday happydays happyface
happyfeet happylife happyme1 hardcore hardcore1 hardcore69 harley12 harley123 harleydavidson harrypotter harrypotter1 haslo123 hawaii123
hax0r123 heaven12 heaven123 heavenly heineken heineken1 hellboy1 hellboy123 hello123 hello1234 hello12345 hellohello hellokitty
hellokitty1 hellokitty123 helloworld helloworld1 hentai123 hermione hermione1 heslo123 heythere hithere1 hockey12 hockey123 hogwarts
homer123 honda123 honda1234 horse123 horses12 horses123 hotchocolate hotmail1 hotmail123 houston1 houston123 hunter01 hunter12 hunter123
hunter22 hurricane hurricane1 hyderabad iamawesome iamcool1 iamcool123 iamlegend iamthebest iamthebest1 icecream icecream1 ichliebe
ichliebedich idontcare idontcare1 idontknow idontknow1 iforgot1 iforgotit ihateyou ihateyou1 ihateyou123 ihateyou2 ihave2dogs ilovegod
ilovegod1 iloveher iloveher1 ilovehim ilovehim1 ilovejesus iloveme1 iloveme123 ilovemom ilovemom1 ilovemydog ilovemyfamily ilovemymom
ilovemyself iloveu12 iloveu123 iloveyou iloveyou! iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveyou3 iloveyoubaby iloveyousomuch
iloveyouu iluvyou1 imissyou imissyou1 imsocool imthebest independent india123 india1234 india@123 indonesia indonesia1 inshallah
instagram instagram1 internet internet1 internet12 internet123 iphone12 iphone123 ireland1 ireland123 ironmaiden ironmaiden1 ironman1
ironman123 isabella isabella1 isabella123 isabelle isabelle1 istanbul istanbul1 istanbul34 jackdaniel jackdaniels jackson1 jackson123
jackson5 jaguar12 jaguar123 january1 january123 january2020 jasmine1 jasmine12 jasmine123 jasmine2 jellybean jellybean1 jennifer
jennifer1 jennifer12 jennifer123 jessica1 jessica12 jessica123 jessica2 jesus123 jesus1234 jesus777 jesuschrist jesuschrist1 jesusfreak
jesusislord jesusloves jesuslovesme jetaime1 jetaime123 johnny12 johnny123 johnson1 jonasbrothers jonathan jonathan1 jonathan12
jonathan123 jordan01 jordan12 jordan123 jordan23 joseph12 joseph123 joshua01 joshua12 joshua123 junior12 junior123 justdoit justdoit1
justice1 justice123 justin11 justin12 justin123 justinbieber justinbieber1 justme123 juventus juventus1 juventus10 katherine katherine1
kawasaki kawasaki1 kenneth1 kevin123 kevin1234 keyboard keyboard1 killer01 killer11 killer12 killer123 killer1234 kimberly kimberly1
kimberly12 kitten12 kitten123 kittens1 kitty123 kitty1234 kittycat kittycat1 kkkkkkkk knight12 knight123 kobe2424 kristen1 kristin1
kristina kristina1 labrador labrador1 lacrosse lacrosse1 ladygaga lakers08 lakers123 lakers24 lamborghini lamborghini1 lasvegas
lasvegas1 laughing laughter lauren12 lauren123 lawrence lebron23 ledzeppelin leethaxor legolas1 leonardo leonardo1 leopard1 leopard123
lesbian1 lesbians letmein! letmein1 letmein12 letmein123 letmein2 letmeinnow liberty1 liberty123 libra123 lightning lightning1 linda123
linkedin linkedin1 linkinpark linkinpark1 linux123 lioness1 lionheart lionking lionking1 liverpool liverpool1 liverpool123 lizard123
lkjhgfds lkjhgfdsa login123 loginlogin london12 london123 losangeles louise12 louise123 love1234 love12345 love4ever loveforever
loveislife lovelife lovelife1 lovelove lovelove1 lovely12 lovely123 loveme123 lover123 lovers123 loveyou! loveyou1 loveyou12 loveyou123
loveyou2 lucas123 lucifer1 lucifer666 lucky123 lucky1234 lucky777 lucky7777 luckydog luckyone luckystar lukeskywalker macbook1 madonna1
madrid123 magic123 magical1 magician magicman mamapapa manager1 manager123 manchester manchester1 manchesterunited manunited manunited1
manutd123 march123 marcus12 marcus123 margaret margaret1 margarita maria123 maria1234 mariana1 marianna marianne marie123 marina123
marine12 marine123 marines1 mario123 mario1234 mariobros marshmallow martin12 martin123 martina1 master01 master12 master123 master1234
mastermind matrix12 matrix123 matthew1 matthew12 matthew123 matthew2 maximus1 maximus123 maxwell1 mechanic melanie1 melanie123 melbourne
melbourne1 melissa1 melissa12 melissa123 mercedes mercedes1 mercedes123 mercedesbenz mercury1 merlin12 merlin123 messi10messi messi123
metallica metallica1 metallica123 mexico12 mexico123 michael1 michael11 michael12 michael123 michael2 michael7 michaela michaeljordan
michel123 michelle michelle1 michelle12 michelle123 mickey12 mickey123 mickeymouse microsoft microsoft1 midnight midnight1 midnight12
miguel12 miguel123 military million1 millionaire millions minecraft minecraft1 minecraft123 minnie123 minniemouse miranda1 mitsubishi
mmmmmmmm mnbvcxz1 mohamed1 mohamed123 mohammad mohammed mohammed1 mommy123 mommy1234 mommyof2 monday123 money123 money1234 money12345
moneyman moneymoney monica12 monica123 monitor1 monkey01 monkey11 monkey12 monkey123 monkey1234 monkey13 monkeys1 monster1 monster12
monster123 monsters montana1 moonbeam moonlight moonlight1 moonshine morgan12 morgan123 morning1 moscow123 motdepasse mother12 mother123
motherfucker motherfucker1 motorola motorola1 mountain mountain1 mountains mouse123 muhammad muhammad1 muhammed mumbai123 music123
music1234 musica123 musicislife musiclover musicman mustafa1 mustafa123 mustang1 mustang12 mustang123 mustang65 mustang69 mustanggt
mylove12 mylove123 mymoney1 mypass123 mypassw0rd mypassword mypassword1 mysecret mysecret1 myself123 myspace1 myspace123 mysql123
mystery1 mystical naruto12 naruto123 narutouzumaki natalie1 natalie123 nathan12 nathan123 nathaniel nathaniel1 naughty1 naughty123
navyseal navyseals nemo1234 netflix1 netflix123 network1 newpassword newyear1 newyork1 newyork12 newyork123 newyorkcity nicholas
nicholas1 nicholas12 nicolas1 nicolas123 nicole11 nicole12 nicole123 nicole13 nightmare nightmare1 nintendo nintendo1 nintendo64
nirvana1 nirvana123 nobody123 nokia123 nopassword northside nothing1 nothing123 november november1 november11 number11 number12
number1dad number1mom number21 numberone nurse123 nursing1 ocean123 october1 october13 october31 oliver12 oliver123 olivia12 olivia123
onedirection onedirection1 onelove1 onelove123 onlyme123 onlyone1 opendoor openseasame opensesame oracle123 orange11 orange12 orange123
p455w0rd p@$$w0rd p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssword pa$$w0rd pa$$word pa55word packers1 packers12 packers4 pakistan pakistan1
pakistan123 pakistan786 palmeiras palmeiras1 pamela12 pamela123 panther1 panther123 panthers panthers1 paradise paradise1 paris123
paris2024 parola123 pass1234 pass12345 pass123456 pass@123 pass@1234 pass@word1 passcode1 passpass passpass1 passphrase passw0rd
passw0rd1 passw@rd password password! password0 password01 password1 password1! password11 password12 password123 password123!
password1234 password12345 password123456 password2 password2019 password2020 password2021 password2022 password2023 password2024
password2025 password3 password4 password5 password6 password7 password8 password9 password99 password@1 password@123 password_1
passwords passwort passwort1 patricia patricia1 patrick1 patrick12 patrick123 patrick2 patriots patriots1 pauline1 peace123 peaceandlove
peaceful peacelove peaceout peaches1 peaches12 peanut12 peanut123 penelope penguin1 penguin12 penguin123 penguins penis123 pepper12
pepper123 peppermint pepsi123 peter123 peterpan peterpan1 philadelphia philippe philippines philippines1 phillip1 phillips phoenix1
phoenix12 phoenix123 pilot123 pineapple pineapple1 pink1234 pink12345 pinkfloyd pinkfloyd1 pinkpink pisces12 pisces123 pitbull1
pitbull123 platinum platinum1 playboy1 playboy12 playboy123 player12 player123 playgirl playstation playstation1 playstation3 poiuytre
poiuytrewq pokemon1 pokemon12 pokemon123 ponies123 popcorn1 popcorn123 pornstar pornstar1 porsche1 porsche911 portugal portugal1
postgres postgres1 postgres123 pppppppp prayer123 pretty123 prince11 prince12 prince123 princesa princesa1 princess princess1 princess11
princess12 princess123 princess13 princess2 princess7 printer1 private1 programmer pumpkin1 pumpkin123 puppies1 puppy123 puppydog
puppylove puppylove1 purple11 purple12 purple123 pussy123 pussycat pussycat1 q1234567 q12345678 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6
qaz123wsx qazwsx123 qazwsxedc qazxswedc qqqqqqqq qwe12345 qwe123456 qwe123qwe qweasd123 qweasdzxc qweqweqwe qwer1234 qwert123 qwert1234
qwert12345 qwerty00 qwerty01 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty99 qwerty@123 qwertyqwerty qwertyui
qwertyuio1 qwertyuiop qwertyuiop1 qwertyuiop123 qwertz123 qwertzui qwertzuiop rabbit12 rabbit123 rachel12 rachel123 raiders1 raiders12
rainbow1 rainbow12 rainbow123 rainbows ranger12 ranger123 rangers1 rangers123 rangers1872 raymond1 realmadrid realmadrid1 realmadrid7
rebecca1 rebecca12 rebecca123 reddragon redhat123 redsox04 redsox123 remember remember1 rememberme ricardo1 ricardo123 richard1
richard123 rihanna1 riverside robert12 robert123 roberto1 roberto123 roblox123 rockandroll rocknroll rocknroll1 rockstar rockstar1
rockstar12 rodrigo1 rollingstones ronaldo07 ronaldo1 ronaldo123 ronaldo7 ronaldo9 root1234 root12345 rootroot rosebud1 rosemary
rottweiler router123 running1 russell1 russia123 ryan1234 sagittarius salasana salvador samantha samantha1 samantha12 samantha123
samsung1 samsung12 samsung123 sandra12 sandra123 santiago santiago1 saopaulo sapphire sapphire1 sarah123 sarah1234 satan666 saturday
savannah savannah1 scientist scooby12 scooby123 scoobydoo scoobydoo1 scoobydoo2 scooter1 scooter123 scorpio1 scorpio123 scorpion
scorpion1 scotland scotland1 scott123 seashell sebastian sebastian1 sebastian123 secret12 secret123 secret1234 security security1
senha123 september september1 september11 sergey123 server123 sexsex69 sexsexsex sexual69 sexy1234 sexy12345 sexyback sexybitch sexygirl
sexygirl1 sexylady sexymama sexymama1 shadow01 shadow11 shadow12 shadow123 shadow1234 shadow13 shakira1 shannon1 shannon123 shelby12
shelby123 sherlock sherlock1 shithead shithead1 sierra12 silver12 silver123 silverado silverado1 simpsons simpsons1 singapore singapore1
sister12 sister123 sisters3 skateboard skateboard1 skateboarding skittles skittles1 skywalker slayer666 sleepingbeauty slipknot
slipknot1 slipknot666 slut1234 smile123 smile1234 smiles123 smiley12 smiley123 snakes123 snickers snickers1 sniper01 sniper12 sniper123
snoopy12 snoopy123 snowboard snowboard1 soccer10 soccer11 soccer12 soccer123 soccer13 soccer17 softball softball1 softball12 software
soldier1 something something1 sophia12 sophia123 sophie12 sophie123 southside southside1 spaghetti spartan1 spartan117 spartan300
spartans spider12 spider123 spiderman spiderman1 spiderman123 spiderman2 spiderman3 spongebob spongebob1 spongebob123 spring123
spring2020 spring2021 spring2022 spring2023 spring2024 spring2025 sprinkles ssssssss stallion stallion1 starcraft starcraft1 stardust
stardust1 stargate stargate1 starlight starlight1 stars123 startrek startrek1 starwars starwars1 starwars12 starwars123 steelers
steelers1 steelers7 stella12 stella123 stephanie stephanie1 stephanie123 stephen1 stephen123 steven12 steven123 strawberry strawberry1
stripper student1 student123 stupid12 stupid123 subaru123 success1 success123 successful summer01 summer12 summer123 summer2019
summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 sunday123 sunflower sunflower1 sunflower123 sunrise1 sunset123
sunshine sunshine1 sunshine12 sunshine123 sunshine2 super123 super1234 superdog superfly supergirl supergirl1 superhero superman
superman1 superman12 superman123 superman2 supermario supermario1 supernatural supernatural1 supernova supersonic superstar superstar1
superstar123 superuser supervisor surfboard surfer12 surfer123 surfing1 suzuki123 sweet123 sweetheart sweetheart1 sweetie1 sweetie123
sweetness sweetness1 sweetpea sweetpea1 swimming swimming1 swinger1 sydney12 sydney123 sylvester system123 tanner12 taurus12 taurus123
taylor12 taylor123 taylorswift teacher1 teacher123 teamo123 teamomuch teamomucho teddy123 teddybear teddybear1 temp1234 temporary
temppass tennis123 tequieromucho tequila1 test1234 test12345 test123456 test@123 test@1234 tester12 testing1 testing12 testing123
testpass testtest testuser texas123 texas1234 theodore thepassword thisismypassword thomas01 thomas12 thomas123 threesome thumper1
thunder1 thunder12 thunder123 thunderbird thursday tiffany1 tiffany12 tiffany123 tiger123 tiger1234 tigers12 tigers123 tigger11 tigger12
tigger123 tiktok123 timothy1 timothy123 tinker123 tinkerbe tinkerbell tinkerbell1 titanium together together1 tomorrow toor1234
topsecret topsecret1 tornado1 toyota123 traveler treasure trinity1 trinity3 truck123 trucker1 truelove1 trueloves trustno1 trustnoone
tsunami1 tucker12 tuesday1 tupac123 turkiye1 turtle12 turtle123 twinkles twitter1 twitter123 tyler123 tyler1234 ubuntu123 undertaker
undertaker1 unicorn1 unicorn123 unicorns user1234 user12345 username username1 useruser vacation vacation1 vagina123 valencia valentin
valentina valentina1 valentine valentine1 vampire1 vampire123 vampires vanessa1 vanessa12 vanessa123 vanilla1 veronica veronica1
victoria victoria1 victoria123 victory1 victory123 viking123 vikings1 vikings28 vincent1 vincent123 violet12 virginia virginia1 virgo123
vladimir vladimir1 vodka123 volcano1 volleyball volleyball1 wachtwoord wachtwoord1 walter12 warcraft warcraft1 warlord1 warrior1
warrior123 warriors watermelon watermelon1 wednesday wednesday1 welcome! welcome01 welcome1 welcome1! welcome12 welcome123 welcome1234
welcome2 welcome@123 werewolf werewolf1 wesley12 westside westside1 whatever whatever1 whatever12 whatever123 whatever2 whatthefuck
whatthehell whiskers whiskey1 white123 whitney1 whore123 wildcat1 wildcats wildcats1 william1 william12 william123 williams williams1
williamson willow12 willow123 windows1 windows10 windows123 winner12 winner123 winners1 winnie123 winniethepooh winning1 winston1
winter12 winter123 winter2019 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 wireless wireless1 wizard12 wizard123
wizards1 wolf1234 wolfgang wolfgang1 wolfpack wolfpack1 wolverine wolverine1 wonderful wonderland wonderwoman woodstock wordpass
wordpass1 wrestler wrestling wrestling1 wwwwwwww xavier12 xavier123 xbox3600 xboxlive xxx12345 xxxxxxxx yahoo123 yahoo1234 yamaha123
yamahar1 yankees1 yankees12 yankees13 yankees2 yankees7 yellow11 yellow12 yellow123 yesterday yourmama yourmom1 yourmom12 yourmom123
yourpassword youtube1 youtube123 ytrewq123 z1234567 zacefron zachary1 zachary123 zaq12wsx zaq1zaq1 zaqwsxcde zelda123 zeppelin zeppelin1
zxc12345 zxc123456 zxcasdqwe zxcv1234 zxcvbn12 zxcvbn123 zxcvbnm, zxcvbnm1 zxcvbnm12 zxcvbnm123 zxcvbnm7 zxczxczxc zzzzzzzz йцукен123
йцукенгш
`;

const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

/** What somebody types before they have thought of a password: a name with a year or an exclamation mark. */
const MOST_AFTER_A_NAME = 4;

/** The name of the product, which attackers try at every site that runs it. */
const PRODUCT = 'tessera';

/**
 * A new password, unless it is a common one in upper or lower case, or the username, the address, its part before the `@` or the name of the product
 * with at most four more characters. Codes: PASSWORD_COMMON.
 */
export function refuseCommonPassword(
  password: Parsed<Password>,
  of: { readonly username: string; readonly email: string } | null = null,
): Parsed<Password> {
  if (!password.ok) return password;
  const [normal] = formsOfPassword(password.value);
  const typed = normal.toLowerCase();
  if (commonPasswords.has(typed)) return refused('PASSWORD_COMMON');
  const names = of ? [of.username, of.email, of.email.split('@', 1).join(), PRODUCT] : [PRODUCT];
  const isNearlyA = (name: string) => typed.startsWith(name.toLowerCase()) && typed.length - name.length <= MOST_AFTER_A_NAME;
  return names.some((name) => name !== '' && isNearlyA(name)) ? refused('PASSWORD_COMMON', {}, 'PASSWORD_IS_A_NAME') : password;
}
