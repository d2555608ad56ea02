import type { Words } from './words.ts';

export const de: Words = {
  cues: {
    greeting: 'hallo|hi|hey|moin*|servus|gruss gott|gruezi|guten (?:tag|abend|morgen)|tach|na',
    thanks: 'dank*|merci|super|klasse|perfekt|toll|prima|vielen dank|spitze',
    bye: 'tschus*|ciao|auf wiedersehen|bis (?:bald|dann|morgen)|gute nacht|servus und tschuss',
    about:
      'was du .. kannst|wer bist du|was bist du|was kannst du|bist du .. (?:roboter|bot|ki|mensch|maschine|barkeeper)|wie heisst du|hilf mir|wie funktionierst du|wobei kannst du',
    hangover: 'kater|verkatert|konterbier',
    injection:
      '(?:ignorier*|vergiss|missachte) .. (?:anweisung*|regel*|prompt|vorherig*|bisherig*)|systemprompt|system prompt|deine (?:anweisungen|prompt)|jailbreak|entwicklermodus|tu so als|stell dir vor du bist|du bist (?:jetzt|nun|ab jetzt)|ab jetzt bist du|spiel .. rolle|api schlussel|passwort',
    offTopic:
      'wetter|politik*|wahl|wahlen|bundeskanzler*|prasident*|hauptstadt|fussball*|bundesliga|aktie*|bitcoin|krypto*|hausaufgabe*|python|javascript|programmier*|quellcode|gedicht|lied|witz*|nachrichten|horoskop|lotto|mathe*|rechne*|ubersetz*|schreib .. (?:aufsatz|brief|mail|gedicht|geschichte)|wer hat gewonnen|steuererklarung|arzt|nudel*rezept',
    howTo:
      'wie .. (?:mach*|mix*|geht|zubereit*|bereite*|ruhr*|mischt|misch*|shak*|baut)|rezept*|zubereitung*|anleitung|mach mir .. (?:einen|eine|ein|den|die)|zeig mir|was brauche ich fur|zutaten .. (?:fur|von)|herstell*',
    contents:
      'was ist .. (?:drin|drinnen|enthalten)|was kommt .. (?:rein|hinein)|was gehort .. (?:rein|hinein|in)|woraus besteht|zutaten|woraus .. gemacht',
    contains:
      'enthal*|ist .. (?:in|im) .. (?:drin|drinnen|enthalten)|ist .. drin|sind .. drin|hat .. (?:ei|eiweiss|milch|nusse|gluten|sahne)|gibt es .. in|kommt .. (?:rein|hinein)|steckt|frei von|vertrag*|allerg*|ist (?:in|im)',
    allergensOf: 'allergen*|allergi*',
    vegan: 'vegan*|pflanzlich*|rein pflanzlich',
    vegetarian: 'vegetari*',
    strengthOf:
      'wie stark|wie viel alkohol|wieviel alkohol|wie viel prozent|wieviel prozent|alkoholgehalt|promille|wie viele prozent|umdrehungen|volumenprozent|wie hochprozentig',
    calories: 'kalorien*|kcal|dick macht|macht .. dick',
    difference: 'unterschied*|unterscheid*|vergleich*|versus|vs|anders als|lieber .. oder|besser .. oder',
    pairFood:
      'was .. (?:ess*|isst)|isst man|zu essen|dazu ess*|essen .. zu|passt .. (?:zum|zu einem|zur|zu einer|dazu) .. essen|snack*|knabber*|happchen|fingerfood|was .. reich*|was serviere ich|was passt (?:zu|zum|zur)|zu .. servier*|gericht*|speise*',
    pairDrink:
      'passt .. zu|passt .. zum|passt .. zur|passen .. zu|passt dazu|dazu trinken|zu .. trink*|trink* .. zu|begleit*|harmonier*|cocktail zu|drink zu|getrank zu|zum essen|dazu',
    swap: 'statt|anstatt|anstelle*|stattdessen|ersatz*|ersetz*|alternativ*|austausch*|tausch*|habe kein*|hab kein*|hab .. kein*|habe .. nicht|fehlt*|ausgegangen|nicht da|kein* .. (?:mehr|da|im haus)|kann ich .. nehmen|geht auch',
    wantsToKnow:
      'warum|wieso|weshalb|wozu|worin|wofur|wie (?:lange?|viele?|oft|hei.?s?|kalt|gro.?s?|fest|kann|bekomm\\S*|krieg\\S*|mach\\S*|bewahr\\S*|funktioniert|rechne|verhinder\\S*|geht|zund\\S*|stell\\S*|lager\\S*)|wieviele?|was (?:ist|sind|bedeutet|bringt|passiert|genau|hei.?s?t)|wann|ist (?:das|ein|mein|jeder|es)|kann (?:man|ich) .. (?:selbst|selber|machen|aufheben|einfrieren|herstellen)|muss (?:ich|man|ein|der)|soll (?:ich|man)|darf (?:ich|man|in)|gehort|erklar*|unterschied*|unterscheide*|welche .. (?:brauch*|kauf*|als erste*)|viel zu|(?:ist|wird|wurde|schmeckt) .. zu (?:suss|sauer|stark|bitter|wassrig)|(?:was|womit) .. (?:nehmen?|nehm|ersetz\\S*)|klemmt|hilfe|geht nicht|misslungen|stimmt es',
    meaning:
      'was ist|was sind|was bedeutet|was heisst|was meint|bedeutung|bedeutet|erklar*|definition|was versteht man|was soll .. heissen|erzahl mir',
    history: 'geschichte|ursprung*|herkunft|wer hat .. erfunden|erfunden|woher kommt|woher stammt|stammt',
    glass:
      'welches glas|welchem glas|was fur ein glas|glas .. (?:nehme|brauche|passt|gehort)|in welche* glas',
    batch:
      'fur (?:\\d+|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf)|(?:\\d+) (?:leute*|gaste*|personen|freunde|glaser|portionen)',
    surprise:
      'uberrasch*|zufall*|egal|irgendwas|irgendein*|such .. aus|such du aus|du entscheidest|entscheide du|empfiehl mir was|etwas neues|was neues|weiss nicht was|keine ahnung was',
    shelf:
      'was kann ich .. (?:mach*|mix*|misch*|zauber*)|was .. ich .. (?:mach*|mix*) .. (?:mit|aus)|mein* (?:zutaten|vorrat*|bar|hausbar|flaschen|regal)|zu hause|daheim|im haus|ich habe|ich hab|hab ich|habe ich|was geht mit|vorrat*|hausbar',
    strict:
      'nur .. (?:mit|was|diesen|meinen|habe|zutaten)|nichts (?:anderes|dazu|kaufen|weiter|fehlt)|ohne einkauf*|ohne .. zu kaufen|ausschliesslich|genau mit|ohne dass .. fehlt|nichts .. kaufen',
    request:
      'ich will|ich mochte|ich hatte gern*|ich mag|gib mir|empfiehl*|empfehl*|vorschlag*|schlag .. vor|mach mir|suche|hast du .. idee*|ideen*|idee|was soll|was kann|was konnte|welche*|brauche|lust auf|hast du|etwas|was|gut*|bester|beste*|drink*|cocktail*|getrank*|mocktail*|shot*|zeig',
    more: 'und|auch|aber|oder|wie ware es|wie ware|wie siehts|dann|lieber|doch|vielleicht|stattdessen|ok|okay|hm*|gleiche*',
    refine: 'ohne|kein*|nicht|lieber|weniger|mehr|etwas|bisschen|bitte|zu|den|die|das|ihn|davon',
    alcoholFree:
      'alkoholfrei*|ohne(?! zu| viel| so)(?: \\S+){0,2} alkohol|kein* alkohol|mocktail*|virgin|antialkoholisch*|nicht alkoholisch*|nichtalkoholisch*|null promille|0 promille|trinke nicht|trinkt nicht|trinkt keinen|alkohollos*|softdrink*|0 prozent',
    stronger:
      'starker|starkere*|starkeres|mehr alkohol|kraftiger*|hartere*|mehr umdrehungen|zu schwach|mehr wumms|hochprozentiger*|mehr bums',
    weaker:
      'schwacher*|weniger alkohol|weniger stark|leichter|leichtere*|leichteres|milder*|zu stark|nicht so stark|sanfter*',
    sweeter: 'susser|sussere*|susseres|mehr suss*|zu trocken|nicht suss genug',
    lessSweet:
      'weniger suss*|nicht so suss*|nicht zu suss*|zu suss|trockener*|herber*|nicht suss*|weniger zucker',
    sourer: 'saurer|saurere*|saureres|mehr saure|spritziger|mehr zitrone',
    lessSour: 'weniger sauer|zu sauer|nicht so sauer|weniger saure*|nicht zu sauer',
    bitterer: 'bitterer*|mehr bitter*|herber',
    lessBitter: 'weniger bitter|zu bitter|nicht so bitter|nicht bitter|nicht zu bitter',
    another:
      'noch (?:einen|eine|eins|ein|was|etwas|mehr|welche|ein paar|andere*)|etwas anderes|was anderes|andere*|ander*|weitere*|nachste*|sonst noch|mehr (?:ideen|vorschlage)|was gibt es noch|noch einer',
    light:
      '(?:ohne|nicht) (?:zu |so )?viel alkohol|kalorienarm*|wenig* kalorien|leicht*|wenig alkohol|nicht .. stark|schwach*|mild*|sanft*',
    strong: 'stark*|kraftig*|hochprozentig*|ordentlich wumms|harte*',
    shot: 'shot*|kurze|kurzen|kurzer|shooter*|schnaps|schnapse',
    easy: 'einfach*|schnell*|simpel|simple*|wenig* zutaten|anfanger*|zwei zutaten|drei zutaten|2 zutaten|3 zutaten|unkompliziert*|leicht zu',
    famous: 'beruhmt*|beliebt*|klassiker*|klassisch*|bekannt*|popular*|angesagt*|meistgetrunken*|top',
    strongest: 'starkste*|am starksten|meisten alkohol von',
    weakest: 'schwachste*|leichteste*|wenigsten alkohol|mildeste*',
    noShaker: 'ohne shaker|kein* shaker|ohne cocktailshaker',
    first: 'erste*|1|nummer eins|nummer 1',
    second: 'zweite*|2|nummer zwei|nummer 2|mittlere*',
    third: 'dritte*|3|nummer drei|nummer 3',
    last: 'letzte*',
    it: 'ihn|den|es|das|der|die|dieser|diesen|davon|dem|darin|drin|dazu|er|sie',
    bar: 'drink*|cocktail*|bar|barkeeper*|alkohol*|spirituose*|glas*|eis|shak*|mix*|rezept*|zutat*|durst*|trink*|getrank*|mocktail*|likor*|garnitur*|sirup*|flasche*|bitter|schnaps*',
  },
  tastes: {
    sour: 'sauer|saure|saures|sauren|saurer cocktail|sauerlich*|zitronig*|zitrus*|frisch sauer',
    sweet: 'suss*|zuckrig*',
    bitter: 'bitter|bittere|bitteres|bitteren|herb|herbe|herbes|herben',
    dry: 'trocken*',
    strong: 'stark|starke|starkes|starken|kraftig*|hochprozentig*',
    fruity: 'frucht*|beerig*',
    fresh: 'frisch*|erfrisch*|spritzig*|kuhl*|durstlosch*',
    herbal: 'krauter*|krautrig*|wurzig*',
    spicy: 'scharf*|pikant*|feurig*|gewurz*|ingwer*',
    smoky: 'rauch*|torfig*',
    creamy: 'cremig*|sahnig*|samtig*',
    coffee: 'kaffee*|espresso*',
    tropical: 'tropisch*|exotisch*|karibi*|tiki*',
    savory: 'herzhaft*|salzig*|umami',
    nutty: 'nussig*|nuss|mandel*|haselnuss*',
    floral: 'blumig*|blute*|holunder*',
    minty: 'minz*|pfefferminz*',
  },
  categories: {
    'hot-drink':
      'heissgetrank*|heiss getrank*|heiss drink*|heisse* (?:drink*|cocktail*|getrank*)|warme* (?:drink*|cocktail*|getrank*)|etwas (?:warmes|heisses)|was (?:warmes|heisses)|zum aufwarmen|aufwarmen|warmes|heisses|heissen',
    frozen: 'frozen|gefroren*|slush*|eisgekuhlt .. mixer',
    sparkling: 'sektcocktail*|prickel*|perlend*|sprudel*|schaumwein*|champagner*|mit blubber',
    spritz: 'spritz*',
    tiki: 'tiki*',
    punch: 'punsch*|bowle*|fur viele|grosse runde',
    highball: 'longdrink*|highball*',
    'beer-cocktail': 'biercocktail*|biermix*|biermischgetrank*',
    dessert:
      'dessertcocktail*|dessertdrink*|dessert drink*|statt dessert|als dessert|als nachtisch|nachtisch cocktail',
    savory: 'herzhaft*',
    'old-fashioned': 'wie ein old fashioned',
    martini: 'martinis|geruhrt*',
  },
  occasions: {
    party: 'party*|partys|feier|fete|gaste|wg feier|spieleabend|feiern|geburtstagsparty',
    aperitif: 'aperitif*|apero*|vor dem essen|vorm essen|vor .. (?:abendessen|dinner|menu)|vorweg',
    digestif: 'nach dem essen|nach .. (?:abendessen|dinner|menu|essen)|digestif*|verdauung*|absacker nach',
    winter:
      'regentag*|regnerisch*|winter*|kalte* (?:tag*|abend*|nacht*|wetter)|schnee*|kamin*|frostig*|gemutlich*|apres ski|skihutte',
    summer:
      'sommer*|heisse* (?:tag*|wetter|abend*|nachmittag*)|hitze*|strand*|pool*|terrasse*|balkon*|garten*|sonnig*|sonne',
    autumn: 'herbst*|halloween',
    spring: 'fruhling*|fruhjahr*|oster*',
    brunch: 'brunch*|fruhstuck*|sonntagmorgen|vormittag*',
    date: 'date|dates|romantisch*|valentin*|rendezvous|jahrestag|zweisam*|candlelight*',
    barbecue: 'grill*|barbecue|bbq',
    christmas: 'weihnacht*|advent*|heiligabend|feiertag*|nikolaus',
    celebration:
      'hochzeit*|silvester*|neujahr*|anstoss*|jubilaum*|geburtstag*|abschluss*|verlobung*|besondere* anlass|taufe',
    nightcap:
      'schlummertrunk*|absacker*|vor dem schlafen|spaten abend|mitternacht*|zum abschluss|tagesausklang|zum einschlafen|feierabend*',
  },
  foods: {
    cheese: '*kase*|raclette|fondue',
    seafood: 'meeresfruchte*|muschel*|garnele*|shrimps|krabbe*|hummer*|scampi*|krustentier*',
    fish: '*fisch*|thunfisch*|hering*|forelle*|kabeljau|matjes',
    salmon: 'lachs*|raucherlachs*',
    steak: 'steak*|rind*|fleisch*|lamm*|wild|*braten*|roulade*|rinderfilet',
    chicken: 'hahnchen*|huhn*|geflugel*|pute*|ente|gans*|hendl',
    pork: 'schwein*|speck|*wurst*|wurstchen|schnitzel*',
    grilled: 'gegrillt*|grillen|grillabend|grill|grillgut|bbq',
    burger: 'burger*|pommes|fast food|fastfood',
    spicy: 'scharfe* (?:essen|speise*|gericht*|curry*)|scharf essen|curry*|indisch*|chili con carne',
    mexican: 'mexikanisch*|taco*|burrito*|nachos|guacamole',
    asian: 'asiatisch*|thailandisch*|chinesisch*|japanisch*|ramen|sushi|vietnamesisch*|wok*',
    italian: 'pizza*|pasta|nudel*|italienisch*|spaghetti|lasagne*|risotto|antipasti',
    tapas: 'tapas|spanisch*|paella',
    ham: 'schinken*|aufschnitt|salami*|wurstplatte',
    salad: '*salat*|gemuse*|rohkost',
    nuts: 'nusse|nussen|mandeln|erdnusse*',
    snacks: 'snack*|chips|popcorn|salzstange*|brezel*',
    olives: 'oliven',
    chocolate: 'schoko*',
    dessert: 'dessert*|nachtisch*|nachspeise*|susspeise*|tiramisu',
    cake: '*kuchen*|*torte*|geback',
    iceCream: 'eiscreme|vanilleeis|speiseeis',
    fruit: 'obstsalat|frisches obst|erdbeeren',
    eggs: 'omelett*|ruhrei*|spiegelei*|eierspeise*',
    pate: 'pastete*|leber*|foie gras',
  },
  allergens: {
    gluten: 'gluten*|weizen*|gerste*|roggen*|hafer*|dinkel*|zoliak*',
    crustaceans: 'krebs*|krustentier*|schalentier*|schalen|garnele*|krabbe*|hummer*|meeresfrucht*|shrimp*',
    eggs: 'ei|eier|eiern|eiweiss*|eiklar|huhnerei*|eigelb|huhnereiweiss',
    fish: 'fisch*|sardelle*|anchovis|meeresfrucht*',
    peanuts: 'erdnuss*|nuss*|nusse*|nussen',
    soybeans: 'soja*',
    milk: 'milch*|kuhmilch*|laktose*|lactose*|sahne|molkerei*|molke*|casein*|kasein*|butter|rahm',
    nuts: 'nuss*|nusse*|nussen|mandel*|haselnuss*|walnuss*|cashew*|pekannuss*|pistazie*|macadamia*|paranuss*|schalenfrucht*|schalenobst',
    celery: 'sellerie*',
    mustard: 'senf*',
    sesame: 'sesam*',
    sulphites: 'sulfit*|schwefel*',
    lupin: 'lupine*',
    molluscs: 'weichtier*|muschel*|auster*|tintenfisch*|meeresfrucht*|schalentier*|schalen',
  },
  without:
    'ohne|kein|keine|keinen|keinem|keiner|nicht|hasse|mag kein|mag keinen|mag keine|mag nicht|allergisch gegen|allergie gegen|weglassen|statt|ausser|vertrage kein|vertrage keine|vertrage keinen|bloss kein|fehlt mir|fehlt|fehlen|allergisch auf|allergie auf|intoleranz gegen|empfindlich auf|reagiere auf|reagiert auf|vertrage|vertragt|vertragen|darf kein|darf keine|darf keinen|meiden|vermeiden|unvertraglichkeit gegen',
  instead:
    'statt|anstatt|anstelle von|anstelle|ersatz fur|ersetze|ersetzen|ersetzt|alternative zu|alternative fur|alternativen zu|austauschen|tausche|ersatze fur',
  turn: 'fur|was|etwas|lieber|dafur|mit|aber|durch|gegen|habe|hab|will|mochte|nehme|nehmen|sondern',
  numbers: ['zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwolf'],
};
