import type { Words } from './words.ts';

export const nl: Words = {
  cues: {
    greeting: 'hallo|hoi|hey|hai|goedemorgen|goedenavond|goedemiddag|goeden?dag|dag barman|yo|he',
    thanks: 'dank*|bedankt|merci|top|super|perfect|geweldig|thanks|dankjewel',
    bye: 'doei|tot ziens|tot later|dag dag|welterusten|de groeten|houdoe',
    about:
      'wat je .. (?:kunt|kan)|wie ben (?:je|jij|u)|wat ben (?:je|jij)|wat kun (?:je|jij)|wat kan je|ben (?:je|jij) .. (?:robot|bot|ai|mens|computer)|hoe heet|help me|hoe werk je|waarmee kun',
    hangover: 'kater|brak',
    injection:
      '(?:negeer|vergeet) .. (?:instructie*|regels|prompt|vorige|bovenstaande)|systeemprompt|system prompt|jouw (?:instructies|prompt)|je (?:instructies|prompt)|jailbreak|doe alsof|je bent (?:nu|vanaf nu)|vanaf nu ben je|speel .. rol|api sleutel|wachtwoord',
    offTopic:
      'weer .. (?:morgen|vandaag|buiten|wordt)|het weer|weerbericht|politiek*|verkiezing*|premier|president|hoofdstad|voetbal*|aandelen|bitcoin|crypto*|huiswerk|python|javascript|programmeer*|programmeren|gedicht|liedje|mop|grap|nieuws|horoscoop|loterij|wiskunde|som|vertaal|vertalen|schrijf .. (?:opstel|brief|mail|gedicht|verhaal)|wie heeft gewonnen|belasting*|dokter',
    howTo:
      'hoe .. (?:maak*|mix*|bereid*|shake*|roer*)|recept*|bereiding*|bereid*|maak .. (?:een|de|het)|laat .. zien|wat heb ik nodig voor|ingredienten (?:van|voor|in)|instructies',
    contents:
      'wat zit .. (?:in|erin)|wat zit er|wat gaat er in|wat moet er in|waar bestaat .. uit|waaruit bestaat|ingredienten|waarvan .. gemaakt',
    contains:
      'bevat*|zit er .. in|zit er|zitten er|heeft .. in|vrij van|is er .. in|allerg*|kan ik .. drinken|verdraag*|zit .. in',
    allergensOf: 'allergen*|allergi*',
    vegan: 'vegan*|veganist*|plantaardig*',
    vegetarian: 'vegetari*',
    strengthOf:
      'hoe sterk|hoeveel alcohol|hoeveel procent|alcoholpercentage|alcoholgehalte|promille|hoeveel glazen telt|welk percentage',
    calories: 'calorie*|kcal|dikmaker|dik van',
    difference: 'verschil*|vergelijk*|versus|vs|anders dan|liever .. of|beter .. of',
    pairFood:
      'wat .. eten|te eten|eten bij|hapje*|snack*|borrelhap*|knabbel*|wat serveer|wat past (?:bij|er bij)|wat gaat .. bij|gerecht* .. bij|erbij eten|wat eet',
    pairDrink:
      'past .. bij|passen .. bij|gaat .. bij|drink .. bij|drinken bij|drinken we bij|combineer*|begeleid*|cocktail bij|drankje bij|erbij drinken|drink bij|bij .. (?:drinken|serveren|schenken)|erbij',
    swap: 'in plaats van|inplaats van|vervang*|alternatie* (?:voor|van)|heb geen|heb .. niet|heb ik geen|geen .. (?:meer|in huis|over)|op is|is op|ontbreekt|mis ik|kan ik .. (?:gebruiken|nemen)|wissel*|ook met',
    wantsToKnow:
      'waarom|waarvoor|waarin|hoe (?:lang|veel|vaak|warm|koud|groot|hard|kan|krijg|maak|bewaar|moet|doe|gebruik|werkt|reken|komt|voorkom)|hoeveel|hoelang|wat (?:is|zijn|betekent|doet|gebeurt|houdt|nu)|wanneer|waar komt|is (?:het|een|mijn|alle|er)|kan (?:ik|je|men) (?:zelf|dat|het|een)|moet (?:ik|je|een|het)|mag (?:ik|je|dat)|hoort|leg uit|uitleg*|verschil*|het nut|wat .. gebruiken?|welke .. (?:nodig|koop|kopen|beste|eerste)|(?:geworden|smaakt|veel|is) .. te|mierzoet|vast|open|mislukt|klopt het',
    meaning:
      'wat is|wat zijn|wat betekent|betekenis|betekent|leg uit|uitleg*|definitie|wat bedoel*|wat houdt .. in|vertel .. over',
    history:
      'geschiedenis|oorsprong|wie heeft .. uitgevonden|uitgevonden|bedacht|waar komt .. vandaan|herkomst|verhaal',
    glass: 'welk glas|wat voor glas|in welk glas|glas .. (?:nodig|gebruik*|hoort)',
    batch:
      'voor (?:\\d+|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf)|(?:\\d+) (?:mensen|gasten|personen|vrienden|glazen|porties)',
    surprise:
      'verras*|willekeurig*|maakt niet uit|kies jij|kies maar|jij kiest|doe maar wat|iets nieuws|weet niet wat|geen idee wat|random|om het even',
    shelf:
      'wat kan ik .. (?:maken|mixen)|wat .. ik .. (?:maken|mixen) .. met|mijn (?:ingredienten|bar|flessen|voorraad|drankkast|kast)|in huis|thuis|ik heb|heb ik|met wat ik heb',
    strict:
      'alleen .. (?:met|wat|deze|mijn|heb|ingredienten)|niets (?:anders|kopen|extra|meer)|zonder .. (?:kopen|boodschappen)|uitsluitend|niets .. kopen|enkel .. wat',
    request:
      'ik wil|ik zou|ik hou van|ik houd van|geef me|geef mij|raad .. aan|aanrader*|tip*|suggestie*|maak me|ik zoek|zoek|idee*|wat zal|wat kan|wat moet|welke|nodig|zin in|heb je|iets|wat|lekker*|goed*|beste|drankje*|drank|cocktail*|mocktail*|shot*|laat',
    more: 'en|ook|maar|of|wat dacht je van|wat vind je van|dan|liever|toch|misschien|ok|oke|hmm|zelfde',
    refine: 'zonder|geen|niet|liever|minder|meer|iets|beetje|graag|te|die|dat|deze|hem',
    alcoholFree:
      'alcoholvrij*|zonder(?! te| al| veel)(?: \\S+){0,2} alcohol|geen alcohol|mocktail*|virgin|non alcohol*|niet alcoholisch*|0 procent|nul procent|0 0|drink niet|drinkt niet|drink geen alcohol|drinkt geen|fris|frisdrank*',
    stronger: 'sterker*|meer alcohol|krachtiger*|pittiger qua|te slap|meer pit|harder*',
    weaker: 'zwakker*|minder alcohol|minder sterk*|lichter*|slapper*|te sterk|niet zo sterk|milder*',
    sweeter: 'zoeter*|meer zoet|niet zoet genoeg|te droog',
    lessSweet: 'minder zoet*|niet zo zoet*|niet te zoet*|te zoet|droger*|niet zoet*|minder suiker',
    sourer: 'zuurder*|meer zuur|frisser|meer citroen',
    lessSour: 'minder zuur|te zuur|niet zo zuur|niet te zuur',
    bitterer: 'bitterder*|meer bitter|bitterer*',
    lessBitter: 'minder bitter|te bitter|niet zo bitter|niet bitter|niet te bitter',
    another:
      'nog (?:een|eentje|iets|wat|meer|een paar|andere*)|iets anders|wat anders|andere*|ander|volgende|verder nog|meer (?:ideeen|suggesties)|wat nog meer',
    light:
      '(?:zonder|niet) (?:al )?(?:te )?veel alcohol|weinig calorie*|caloriearm*|licht*|weinig alcohol|niet .. sterk|mild*|laag alcohol*|zacht*',
    strong: 'sterk*|krachtig*|stevig*|pittig .. alcohol',
    shot: 'shot*|shotje*|borrel|kopstoot*|shooter*',
    easy: 'makkelijk*|gemakkelijk*|eenvoudig*|simpel*|snel*|weinig ingredienten|beginner*|twee ingredienten|drie ingredienten|2 ingredienten|3 ingredienten',
    famous: 'beroemd*|populair*|klassieker*|klassiek*|bekend*|meest gedronken|meest besteld*|iconisch*|top',
    strongest: 'sterkst*|meeste alcohol van',
    weakest: 'lichtst*|zwakst*|minste alcohol|mildst*',
    noShaker: 'zonder shaker|geen shaker',
    first: 'eerste|1|nummer een|nummer 1',
    second: 'tweede|2|nummer twee|nummer 2|middelste',
    third: 'derde|3|nummer drie|nummer 3',
    last: 'laatste',
    it: 'hem|die|deze|dat|dit|het|daarvan|ervan|erin|daarin|daarbij|erbij',
    bar: 'drank*|cocktail*|bar|barman|alcohol*|sterkedrank|glas*|glazen|ijs|shak*|mix*|recept*|ingredient*|dorst*|drink*|mocktail*|likeur*|garnering*|siroop*|fles*|bitter|borrel*',
  },
  tastes: {
    sour: 'zuur|zure|zurig*|citrus*|fris zuur',
    sweet: 'zoet|zoete|zoets|zoetig*',
    bitter: 'bitter|bittere|bitters',
    dry: 'droog|droge|droogs',
    strong: 'sterk|sterke|sterks|stevig*|krachtig*',
    fruity: 'fruit*|bessen*',
    fresh: 'fris|frisse|fris en|verfrissend*|verkoelend*|dorstlessend*',
    herbal: 'kruidig*|kruiden*',
    spicy: 'pittig*|scherp*|heet|gekruid*|gember*',
    smoky: 'rokerig*|gerookt*|rook*|turf*',
    creamy: 'romig*|roomachtig*|cremig*',
    coffee: 'koffie*|espresso*',
    tropical: 'tropisch*|exotisch*|caribisch*|tiki*',
    savory: 'hartig*|zout*|umami',
    nutty: 'nootachtig*|noten*|amandel*|hazelnoot*',
    floral: 'bloemig*|bloemen*|vlierbloesem*',
    minty: 'munt*',
  },
  categories: {
    'hot-drink':
      'warme (?:drank*|cocktail*|drankje*)|warm drankje*|warm drank*|iets warms|hete (?:drank*|cocktail*)|opwarmer*|om op te warmen|warms',
    frozen: 'frozen|bevroren|slush*|geblend*',
    sparkling: 'bubbel*|mousserend*|sprankelend*|bruisend*|champagnecocktail*',
    spritz: 'spritz*',
    tiki: 'tiki*',
    punch: 'punch|bowl|voor een grote groep|grote groep',
    highball: 'longdrink*|highball*',
    'beer-cocktail': 'biercocktail*',
    dessert: 'dessertcocktail*|als toetje|als dessert|toetjescocktail*|in plaats van een toetje',
    savory: 'hartig*',
    'old-fashioned': 'zoals een old fashioned',
    martini: 'martinis|geroerd*',
  },
  occasions: {
    party:
      'feest*|feestje*|fuif|borrel met|gasten|verjaardagsfeest|party|spelletjesavond|vrijmibo|housewarming',
    aperitif: 'aperitief*|voor het eten|voor .. (?:diner|maaltijd)|vooraf|borreltijd|aperitivo',
    digestif: 'na het eten|na .. (?:diner|maaltijd|eten)|digestief*|afzakkertje na',
    winter:
      'regendag*|regenachtig*|winter*|koude (?:avond*|dag*|nacht*)|sneeuw*|haardvuur|open haard|gezellig*|apres ski|kou',
    summer: 'zomer*|warme (?:dag*|avond*|zomer*)|hete dag*|hitte*|strand*|zwembad|terras*|tuin|zonnig*|zon',
    autumn: 'herfst*|najaar*|halloween|sint maarten',
    spring: 'lente*|voorjaar*|pasen|paas*|koningsdag',
    brunch: 'brunch*|ontbijt*|zondagochtend|ochtend',
    date: 'date|dates|dateavond|romantisch*|valentijn*|jubileum|trouwdag|met zijn tweeen',
    barbecue: 'barbecue*|bbq|grill*|barbecueen',
    christmas: 'kerst*|feestdagen|sinterklaas*|advent*',
    celebration:
      'bruiloft*|trouwen|oud en nieuw|nieuwjaar*|proosten|toost*|verjaardag*|geslaagd|verloving*|vieren|jubileum',
    nightcap:
      'slaapmutsje*|afzakkertje*|voor het slapen|laat op de avond|middernacht|einde van de (?:dag|avond)',
  },
  foods: {
    cheese: '*kaas*|kazen|fondue|raclette',
    seafood: 'zeevruchten|schaaldieren|garnaal*|garnalen*|mossel*|kreeft*|krab|schelpdier*',
    fish: 'vis|visgerecht*|tonijn*|haring*|kabeljauw|forel',
    salmon: 'zalm*',
    steak: 'steak*|biefstuk*|rund*|vlees*|lam*|wild|entrecote',
    chicken: 'kip*|gevogelte|kalkoen|eend',
    pork: 'varken*|spek*|*worst*|saucijs*',
    grilled: 'gegrild*|barbecue*|bbq',
    burger: 'burger*|hamburger*|friet*|patat*|fastfood',
    spicy:
      'pittig (?:eten|gerecht*)|pittige (?:gerecht*|curry|kip)|curry*|indiaas*|scherp eten|chili con carne',
    mexican: 'mexicaans*|taco*|burrito*|nachos|guacamole',
    asian: 'aziatisch*|thais*|chinees*|japans*|ramen|sushi|vietnamees*|indonesisch*|rijsttafel',
    italian: 'pizza*|pasta*|italiaans*|spaghetti|lasagne*|risotto|antipasti',
    tapas: 'tapas|spaans*|paella',
    ham: 'ham|vleeswaren|salami|charcuterie',
    salad: '*salade*|groente*|rauwkost',
    nuts: 'noten|nootjes|amandelen|pinda*',
    snacks: 'snack*|chips|popcorn|zoutjes|pretzel*|borrelplank*',
    olives: 'olijven',
    chocolate: 'choco*|bonbon*',
    dessert: 'dessert*|toetje*|nagerecht*|tiramisu',
    cake: '*taart*|cake*|gebak*|koek*',
    iceCream: 'roomijs|vanille ijs|vanilleijs|schepijs',
    fruit: 'fruitsalade|vers fruit|aardbeien',
    eggs: 'omelet*|roerei*|gebakken ei*|eiergerecht*',
    pate: 'pate|leverpate*|foie gras',
  },
  allergens: {
    gluten: 'gluten*|tarwe*|gerst*|rogge*|haver*|spelt|coeliak*',
    crustaceans:
      'schaaldier*|schaal|schelp en schaal*|garna*|krab*|kreeft*|zeevrucht*|schaal en schelpdier*|schelpdier*',
    eggs: 'ei|eieren|eiwit*|eitje|eigeel|kippenei*',
    fish: 'vis|visjes|ansjovis|zeevrucht*',
    peanuts: 'pinda*|aardnoot|aardnoten|noten|noot|nootjes',
    soybeans: 'soja*',
    milk: 'melk*|koemelk*|zuivel*|lactose*|room|boter|caseine',
    nuts: 'noten|noot|nootjes|amandel*|hazelno*|walno*|cashew*|pecan*|pistache*|macadamia*|parano*',
    celery: 'selderij*|selderie',
    mustard: 'mosterd*',
    sesame: 'sesam*',
    sulphites: 'sulfiet*|zwavel*',
    lupin: 'lupine*',
    molluscs: 'weekdier*|schelpdier*|schelp|mossel*|oester*|zeevrucht*|inktvis*|schaal en schelpdier*',
  },
  without:
    'zonder|geen|niet|hou niet van|houd niet van|haat|allergisch voor|laat weg|weglaten|behalve|lust geen|lust ik niet|mag geen|kan niet tegen|kan geen|heb geen|allergie voor|allergisch tegen|intolerant voor|overgevoelig voor|reageer op|reageert op|mag ik niet|mag ik geen|verdraag geen|verdraag|mijden|vermijden|vermijd',
  instead:
    'in plaats van|inplaats van|vervang|vervangen|vervanger voor|vervanger van|vervanging voor|alternatief voor|alternatieven voor|vervangt',
  turn: 'voor|iets|liever|wel|met|maar|door|heb|wil|neem|gebruik',
  numbers: ['twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'],
};
