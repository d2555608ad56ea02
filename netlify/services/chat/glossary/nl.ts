import type { Glossary } from './terms.ts';

export const nl: Glossary = {
  shake: [
    'Shaken|schudden|shake|geschud',
    'De ingrediënten stevig met ijs schudden, meestal 10 tot 15 seconden. Dat koelt, verdunt en brengt lucht in de drank; goed voor drankjes met sap, room of ei.',
  ],
  stir: [
    'Roeren|stir|geroerd|stirren',
    'Het drankje met ijs in een mengglas ronddraaien, zo’n 20 tot 30 seconden. Zo wordt het koud zonder lucht: drankjes met alleen sterkedrank blijven helder en zijdezacht.',
  ],
  muddle: [
    'Muddlen|muddelen|kneuzen|muddle|gekneusd',
    'Fruit of kruiden in het glas aandrukken, zodat sap en oliën vrijkomen. Munt alleen zachtjes: gescheurde blaadjes worden bitter.',
  ],
  build: [
    'In het glas bouwen|bouwen|build|built',
    'Een drankje meteen in het glas maken waarin je het serveert, zoals een gin-tonic.',
  ],
  dryShake: [
    'Dry shake|droog schudden|dry shaken',
    'Eerst schudden zonder ijs. Dat klopt eiwit of aquafaba tot dicht schuim; daarna schud je nog eens met ijs.',
  ],
  fatWash: [
    'Fat wash|fat washing|fat-washing|fatwash',
    'Sterkedrank smaak geven met vet: mengen met gesmolten boter of spekvet, invriezen tot het vet hard is en zeven. Aroma en zachtheid blijven achter.',
  ],
  neat: ['Neat|puur', 'Sterkedrank puur en op kamertemperatuur, zonder ijs en zonder iets erbij.'],
  up: ['Up|straight up', 'Met ijs koud geschud of geroerd en daarna zonder ijs in een glas op voet gezeefd.'],
  onTheRocks: ['On the rocks|met ijsblokjes', 'Geserveerd op ijsblokjes.'],
  back: [
    'Back|chaser',
    'Een tweede glaasje naast het drankje, zoals water, bier of augurkennat. Ook chaser genoemd.',
  ],
  dash: ['Dash|scheutje|dashes', 'Een kort tikje uit het bitterflesje: ongeveer 0,8 ml.'],
  barspoon: [
    'Barlepel|barspoon|bar spoon',
    'Een lange gedraaide lepel om te roeren en laagjes te schenken; als maat ongeveer 5 ml.',
  ],
  float: [
    'Float|floaten',
    'Een ingrediënt langzaam over de bolle kant van een lepel schenken, zodat het op het drankje blijft drijven.',
  ],
  express: [
    'Uitknijpen|express|expressen',
    'Een stukje citrusschil boven het drankje knijpen, zodat de oliën op het oppervlak sproeien.',
  ],
  twist: [
    'Twist|zeste|citroentwist',
    'Een reepje citrusschil zonder het wit, boven het drankje uitgeknepen en als garnering gebruikt.',
  ],
  jigger: [
    'Jigger|maatbeker|barmaatje',
    'Een maatbekertje met twee kanten, vaak 30 en 60 ml of 25 en 50 ml. Daarmee smaakt een drankje elke keer hetzelfde.',
  ],
  bostonShaker: [
    'Boston shaker|bostonshaker',
    'Een shaker van twee bekers, van metaal of met één van glas, die op elkaar klemmen. Zeven doe je met een aparte strainer.',
  ],
  cobblerShaker: [
    'Cobbler shaker|driedelige shaker|cobblershaker',
    'Een driedelige shaker met een zeefje in het deksel. Handig voor thuis.',
  ],
  hawthorne: [
    'Hawthorne strainer|strainer|barzeef|hawthornestrainer',
    'Een platte zeef met een veer langs de rand, die het ijs tegenhoudt als je uit de shaker schenkt.',
  ],
  julepStrainer: [
    'Julep strainer|julepstrainer',
    'Een bolle zeef met gaatjes die in het mengglas past, voor geroerde drankjes.',
  ],
  fineStrain: [
    'Dubbel zeven|double strain|fine strain|double strainen',
    'Een geschud drankje ook nog door een fijne zeef schenken, zodat er geen ijssplinters of stukjes kruid in het glas komen.',
  ],
  abv: [
    'Alcoholpercentage|ABV|volumeprocent',
    'Volumeprocent: welk deel van de vloeistof pure alcohol is. Gin heeft ongeveer 40%, een Negroni rond de 25%.',
  ],
  proof: [
    'Proof',
    'Een oudere maat voor sterkte. In de Verenigde Staten is proof het dubbele van het alcoholpercentage: 100 proof is 50%.',
  ],
  amaro: [
    'Amaro|amari',
    'Een Italiaanse bitterzoete kruidenlikeur, meestal na het eten: Averna, Montenegro, Cynar.',
  ],
  vermouth: [
    'Vermout|vermouth',
    'Wijn die met alcohol is versterkt en met kruiden op smaak gebracht, vooral alsem. Eenmaal open hoort hij in de koelkast en blijft hij enkele weken goed.',
  ],
  bitters: [
    'Cocktailbitter|bitters|bitter|angostura',
    'Geconcentreerde extracten van kruiden, schors en specerijen, per dash gebruikt: het zout en de peper van de bar.',
  ],
  orgeat: [
    'Orgeat|amandelsiroop',
    'Zoete amandelsiroop met oranjebloesemwater, onmisbaar in de Mai Tai. Bevat noten.',
  ],
  falernum: [
    'Falernum',
    'Een gekruide siroop of lichte likeur uit Barbados met limoen, gember, kruidnagel en amandel.',
  ],
  highball: [
    'Highball|longdrink',
    'Sterkedrank die is aangelengd met een groter deel bruisende mixer, op ijs in een hoog glas.',
  ],
  sour: [
    'Sour|sours',
    'Een familie van drankjes: sterkedrank, citrus en iets zoets, geschud, soms met eiwit. Daiquiri, Margarita en Whiskey Sour horen erbij.',
  ],
  fizz: ['Fizz', 'Een sour die met sodawater is aangevuld, zonder ijs in een klein hoog glas.'],
  collins: [
    'Collins',
    'Een sour die met sodawater is aangevuld, op ijs in een hoog glas. Groter en milder dan een fizz.',
  ],
  julep: ['Julep', 'Sterkedrank, suiker en munt op veel crushed ice, in een metalen beker die beslaat.'],
  smash: ['Smash', 'Een sour met gekneusd fruit en kruiden, zoals munt of basilicum; familie van de julep.'],
  flip: ['Flip', 'Een drankje dat met een heel ei en suiker wordt geschud: romig zonder room.'],
  spritz: [
    'Spritz',
    'Een bittere of bloemige likeur met mousserende wijn en een scheut sodawater, op ijs in een groot wijnglas.',
  ],
  mule: [
    'Mule|buck',
    'Sterkedrank, citrus en gemberbier of ginger ale, vaak in een koperen mok. Buck is de oudere naam.',
  ],
  tiki: [
    'Tiki',
    'Een stijl van tropische drankjes die Donn Beach in de jaren dertig in Californië begon: meerdere soorten rum, citrus, gekruide siropen en crushed ice.',
  ],
  aperitif: [
    'Aperitief|aperitif',
    'Een drankje voor het eten dat de eetlust opwekt: droog, bitter, niet te sterk.',
  ],
  digestif: [
    'Digestief|digestif|afzakkertje',
    'Een drankje na het eten, zoals een brandy, een amaro of een kruidenlikeur.',
  ],
  mocktail: [
    'Mocktail|virgin',
    'Een gemixt drankje zonder alcohol. ‘Virgin’ voor een naam betekent hetzelfde.',
  ],
  rim: [
    'Rand|zoutrand|suikerrand|rim',
    'Een rand van zout of suiker op het glas. Maak de buitenkant nat met citrus en rol die erdoor, dan valt er niets in het drankje.',
  ],
  garnish: [
    'Garnering|garnish|garnituur',
    'Wat op of in het drankje komt als het klaar is. Een goede garnering geeft geur en is niet alleen mooi.',
  ],
  layer: [
    'Laagjes schenken|layeren|layer|laagjes',
    'Vloeistoffen van verschillende dichtheid langzaam op elkaar schenken, de zwaarste eerst, zodat ze gescheiden blijven.',
  ],
  blend: ['Blenden|blend|geblend', 'Een drankje met ijs in de blender maken tot het glad en bevroren is.'],
  swizzle: [
    'Swizzle|swizzelen|swizzlen',
    'Een gevorkt stokje tussen je handpalmen ronddraaien in een glas vol crushed ice, tot het glas beslaat.',
  ],
  throw: [
    'Throwing|throw|overgieten',
    'Het drankje in een lange boog van de ene beker in de andere gieten terwijl het ijs achterblijft: zachter dan shaken, levendiger dan roeren.',
  ],
  muddler: [
    'Muddler|stamper',
    'De stamper van de bar, van hout, staal of kunststof, om fruit en kruiden te kneuzen.',
  ],
  mixingGlass: [
    'Mengglas|mixing glass|roerglas',
    'Een glas met dikke wand en schenktuit, waarin je drankjes met ijs roert.',
  ],
  coupe: [
    'Coupe|cocktailcoupe|coupette',
    'Een glas op voet met een brede, ondiepe kelk, voor drankjes zonder ijs.',
  ],
  nickAndNora: [
    'Nick & Nora-glas|nick and nora|nick & nora',
    'Een klein glas op voet met een klokvormige kelk, genoemd naar het stel uit ‘The Thin Man’.',
  ],
  rocksGlass: [
    'Whiskyglas|tumbler|rocks glass|lowball',
    'Een laag, zwaar glas voor drankjes op ijs. Ook tumbler genoemd.',
  ],
  crushedIce: [
    'Crushed ice|gestampt ijs',
    'IJs in kleine stukjes. Het koelt en verdunt snel, wat juleps en tikidrankjes nodig hebben.',
  ],
  dilution: [
    'Verdunning|dilution|smeltwater',
    'Het water dat tijdens het mixen van het ijs smelt. Het hoort bij het recept: ruwweg een vijfde tot een kwart van een geroerd of geschud drankje.',
  ],
  simpleSyrup: [
    'Suikersiroop|simple syrup',
    'Suiker en water in gelijke delen, geroerd tot het helder is. Twee delen suiker op één deel water heet rijke siroop.',
  ],
  shrub: [
    'Shrub|shrubs',
    'Een siroop van fruit, suiker en azijn; met sodawater een frisse drank zonder alcohol.',
  ],
  cordial: [
    'Cordial',
    'Een zoet concentraat van vruchten of bloesem, zoals limoen of vlierbloesem. In de Verenigde Staten betekent het ook likeur.',
  ],
  infusion: [
    'Infusie|infuseren|infusion',
    'Kruiden, fruit, thee of specerijen in sterkedrank laten trekken tot die de smaak overneemt.',
  ],
  overproof: [
    'Overproof|navy strength',
    'Sterkedrank die sterker is dan gewoon: rum boven 57%, vaak 63% en meer. Met een beetje kom je ver.',
  ],
  top: [
    'Aanvullen|top|toppen|aftoppen',
    'Het glas op het eind vullen met iets bruisends, zoals sodawater of mousserende wijn.',
  ],
};
