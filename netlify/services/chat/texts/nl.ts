import type { BartenderTexts } from './bartenderTexts.ts';

export const nl: BartenderTexts = {
  hello: [
    'Hallo! Waar heb je zin in? Noem een sterkedrank, een smaak of een gelegenheid, dan zoek ik een drankje voor je.',
    'Leuk dat je er bent! Vertel me wat je in huis hebt of lekker vindt, dan maken we er iets van.',
    'Welkom aan de bar! Iets fris, iets sterks, of zal ik je verrassen?',
  ],
  thanks: [
    'Graag gedaan! Zeg het maar als je nog een idee wilt.',
    'Met plezier! Geniet er rustig van.',
    'Altijd. Als je het volgende recept nodig hebt, ben ik hier.',
  ],
  bye: ['Tot gauw! Kom goed thuis.', 'Dag, en tot de volgende keer aan de bar.'],
  about: [
    'Ik ben de barman van het huis: geen mens en geen alwetende AI, maar ik ken alle recepten van deze bar uit mijn hoofd. Ik vind drankjes op ingrediënt, sterkedrank, smaak, gelegenheid of eten, vertel hoe je ze maakt, wat je kunt vervangen en wat bartermen betekenen. Andere onderwerpen laat ik aan anderen over.',
  ],
  unclear: [
    'Ik ben de barman van het huis en begreep dat niet helemaal. Vraag me bijvoorbeeld ‘Wat kan ik maken met gin en limoen?’, ‘Hoe maak ik een Negroni?’, ‘Wat past bij oesters?’ of ‘Verras me’.',
    'Dat begreep ik niet. Ik zoek drankjes op ingrediënt, smaak, gelegenheid of eten, leg recepten en bartermen uit en vind een vervanger voor wat je niet hebt.',
  ],
  offTopic: [
    'Ik ben de barman van het huis, en dat valt buiten mijn bar. Vraag me naar drankjes, ingrediënten of wat er bij je eten past.',
    'Daar kan ik niet mee helpen: ik weet alleen iets van drankjes. Een goede voor vanavond vind ik graag voor je.',
  ],
  injection: [
    'Ik ben de barman van het huis en dat blijf ik. Met drankjes, recepten en bartermen help ik je graag.',
  ],
  pregnancy:
    'Tijdens zwangerschap en borstvoeding is het veilige advies: helemaal geen alcohol. Ook rauw ei, grapefruit en kinine laat ik weg, net als producten waar een spoor alcohol in kan zitten. Met vragen over wat je al gedronken hebt, kun je terecht bij je huisarts of verloskundige.',
  driving:
    'Wie rijdt, laat alcohol helemaal staan: één drankje maakt je al trager, en niemand voelt precies hoeveel er nog in zit. Heb je al gedronken, neem dan een taxi of de bus.',
  minor: 'Aan wie nog geen 18 is schenk ik geen alcohol, maar dorst hoeft niemand te hebben.',
  addiction:
    'Fijn dat je het zegt. Ik stel je niets met alcohol voor. Als drinken je dwarszit, luisteren je huisarts, de verslavingszorg of een zelfhulpgroep zoals de AA vertrouwelijk naar je. Je hoeft het niet alleen te doen.',
  medicine:
    'Alcohol en medicijnen kunnen gevaarlijk samengaan, en grapefruit verandert de werking van veel middelen. Vraag het eerst aan je huisarts of apotheker; tot die tijd laat ik beide weg, en rauw ei ook.',
  excess:
    'Ik mix niet om iemand dronken te krijgen. Van een goed drankje geniet je: één tegelijk, met water en iets te eten erbij, en vervoer naar huis geregeld. Loopt het drinken uit de hand, dan helpen je huisarts of de verslavingszorg vertrouwelijk.',
  emergency:
    'Dat klinkt ernstig. Als iemand niet wakker te krijgen is of slecht ademt, bel dan meteen 112, leg diegene op de zij en laat niemand alleen. Denk je eraan jezelf iets aan te doen, bel dan 112 of een hulplijn zoals 113: er luistert direct iemand.',
  hangover:
    'Nog een drankje stelt de kater alleen uit. Water, iets zouts, slaap en tijd helpen meer. Wil je toch iets in je glas, neem het dan zonder alcohol.',
  instead: ['Zonder alcohol heb ik bijvoorbeeld:', 'Neem een van deze, allemaal alcoholvrij:'],
  stillCareful: 'Na wat je me vertelde, houd ik het bij drankjes zonder alcohol.',

  offers: ['probeer een van deze.', 'dit zou ik voor je mixen.', 'dan denk ik hieraan.'],
  plainOffers: ['Dit zou ik voor je mixen:', 'Wat dacht je van een van deze?', 'Deze zijn altijd goed:'],
  surprise: ['Dan kies ik. Vanavond wordt het deze:', 'Ogen dicht, hier komt hij:', 'Mijn keuze voor jou:'],
  another: ['Hier zijn er nog een paar:', 'Ik heb er nog meer:', 'Dan misschien een van deze:'],
  stronger: ['Een tikje sterker:', 'Met meer pit:'],
  weaker: ['Dan lichter:', 'Met minder alcohol:'],
  sweeter: ['Iets zoeter:', 'Ronder en zoeter:'],
  lessSweet: ['Minder zoet:', 'Droger en frisser:'],
  sourer: ['Met meer zuur:', 'Dan zuurder:'],
  lessSour: ['Minder zuur:', 'Zachter, met minder zuur:'],
  bitterer: ['Met meer bitters:', 'Dan bitterder:'],
  lessBitter: ['Minder bitter:', 'Zachter, zonder het bittere:'],
  closers: [
    'Vraag me gerust hoe je een ervan maakt.',
    'Zeg maar ‘de tweede’ als je het recept wilt.',
    'Te sterk, te zoet? Zeg het, dan zoek ik verder.',
  ],
  nothing: [
    'In mijn boek staat niets wat aan dat alles voldoet. Laat een wens vallen, dan zoek ik opnieuw.',
    'Die combinatie heb ik niet in mijn boek. Welke wens is het belangrijkst voor je?',
  ],
  nothingSafe: 'Niets in mijn boek is dat allemaal én goed voor jou. Deze wel:',
  nothingMore: ['Meer heb ik voor deze wens niet. Verander één ding en ik zoek verder.'],
  nearest: ['Alles bij elkaar heeft geen drankje in mijn boek. Het dichtst in de buurt komen:'],
  noStronger: 'Iets sterkers van dat soort heb ik niet in mijn boek, en één hiervan is genoeg.',

  with: 'met {things}',
  without: 'zonder {things}',
  alcoholFree: 'alcoholvrij',
  vegan: 'veganistisch',
  easy: 'snel gemaakt',
  light: 'licht',
  strong: 'sterk',
  shot: 'als shot',
  occasions: {
    party: 'voor een feestje',
    aperitif: 'voor het eten',
    digestif: 'na het eten',
    winter: 'voor koude dagen',
    summer: 'voor warme dagen',
    autumn: 'voor de herfst',
    spring: 'voor de lente',
    brunch: 'bij de brunch',
    date: 'voor twee',
    barbecue: 'bij de barbecue',
    christmas: 'voor de kersttijd',
    celebration: 'om mee te proosten',
    nightcap: 'om de dag mee af te sluiten',
  },
  forFood: ['{food}? Daar zou ik dit bij schenken:', '{food}? Daar past dit goed bij:'],
  forFoods: ['Daar zou ik dit bij schenken:', 'Daar past dit goed bij:'],

  fromShelf: ['Met wat je hebt:', 'Met jouw ingrediënten:'],
  fromShelfOnly: ['Hiervoor heb je alles in huis:', 'Hiervoor hoef je niets te kopen:'],
  shelfEmpty: 'Je voorraad is nog leeg. Vertel me wat je in huis hebt, bijvoorbeeld ‘gin, limoen en suiker’.',
  shelfNothing: 'Met alleen wat er in je voorraad staat, lukt er nog geen drankje uit mijn boek.',
  shelfNearly: 'Bijna alles heb je voor:',
  allThere: 'alles in huis',
  missing: 'nog nodig: {things}',

  inPlace: '{use} in plaats van {thing}',

  whichDrink: 'Welk drankje bedoel je? Noem de naam, dan vertel ik hoe je het maakt.',
  recipe: ['Graag! {drink}:', '{drink}, komt eraan:', 'Zo maak ik hem: {drink}.'],
  batch: '{drink} voor {count} personen:',
  batchNote: 'Schud of roer twee of drie porties tegelijk; bruisende ingrediënten gaan pas in het glas.',
  steps: '**Bereiding**',
  facts: 'Glas: {glass} · {abv}',
  glass: '{drink} hoort in dit glas: **{glass}**.',
  abv: '{abv}% vol',
  noAlcohol: 'alcoholvrij',

  strength: '{drink} heeft ongeveer **{abv}% alcohol**, dat is {units} standaardglazen van 10 g.',
  byStrength: 'Van sterk naar licht:',
  strengthNone: 'In {drink} zit geen alcohol.',
  calories: '{drink} heeft grofweg **{kcal} kcal**. Het is een schatting: suiker verschilt per merk.',
  differ: '{one} en {other} vergeleken:',
  common: 'In allebei: {things}',
  nothingCommon: 'Ze hebben geen ingrediënt gemeen',
  only: 'Alleen in {drink}: {things}',
  differStrength: 'Sterkte: {drink} {one}, {otherDrink} {other}',
  differTaste: 'Smaak: {drink} {one}, {otherDrink} {other}',
  differMade: 'Bereiding: {drink} {one}, {otherDrink} {other}',

  containsYes: 'Ja: in {drink} zit {things}.',
  containsNo: 'Nee: volgens ons recept zit dat niet in {drink} ({thing}).',
  freeYes: 'Ja: volgens ons recept zit dat niet in {drink} ({thing}).',
  freeNo: 'Nee: in {drink} zit {things}.',
  allergens: 'Volgens ons recept bevat {drink} deze allergenen: **{things}**.',
  allergensNone:
    'Volgens ons recept bevat {drink} geen van de veertien allergenen die vermeld moeten worden; merken kunnen verschillen.',
  bottleAllergens: '{drink} bevat doorgaans deze allergenen: {things}.',
  bottleNone:
    '{drink} bevat doorgaans geen van de veertien allergenen die vermeld moeten worden; merken kunnen verschillen.',
  veganYes: 'Ja, {drink} is volgens ons recept veganistisch.',
  veganNo: 'Nee, {drink} is niet veganistisch: {things}.',
  warning: 'Let op: {drink} is niets voor jou, na wat je me vertelde: {reasons}.',
  warningBottle: 'Let op: {thing} is niets voor jou, na wat je me vertelde: {reasons}.',
  hasAlcohol: 'bevat alcohol',
  hasIngredient: 'bevat {things}',
  containsMay:
    'Niet volgens ons recept zelf, maar afhankelijk van het merk kan het in {drink} komen door {things} ({thing}).',
  freeMay: 'Niet met zekerheid: afhankelijk van het merk kan het in {drink} komen door {things} ({thing}).',
  allergensMay: 'Afhankelijk van het merk ook: **{things}**.',
  allergensUnsure: 'Volgens ons recept bevat {drink} geen enkel allergeen met zekerheid.',
  bottleUnsure: '{drink} bevat geen enkel allergeen met zekerheid.',
  veganMaybe: 'Of {drink} veganistisch is, hangt van het merk af: {things}.',
  vegetarianYes: 'Ja, {drink} is volgens ons recept vegetarisch.',
  vegetarianNo: 'Nee, {drink} is niet vegetarisch: {things}.',
  vegetarianMaybe: 'Of {drink} vegetarisch is, hangt van het merk af: {things}.',
  strengthTrace:
    '{drink} wordt gemaakt met producten die als alcoholvrij worden verkocht; daar mag tot 0,5% vol. in zitten.',
  swapNoneSafe:
    'Voor **{thing}** ken ik geen vervanger die past bij wat je me vertelde; neem liever een drankje dat het zonder doet.',
  swapUnsafe: 'Neem alsjeblieft geen {use}: {reasons}.',
  allergyUnclear:
    'Fijn dat je het zegt. Waar reageer je precies op? Noem het, bijvoorbeeld “noten”, “melk” of “aardbeien”, dan laat ik het overal weg.',
  foodUnknown:
    'Ik weet wat er in mijn drankjes zit, niet wat er in eten zit. Vraag het na wat je me vertelde aan wie het klaarmaakt, of lees het etiket.',
  vegetarian: 'vegetarisch',
  labels: 'Bij een allergie telt het etiket van je fles.',

  eatWith: ['Bij {drink} zou ik dit serveren: {foods}.', 'Bij {drink} past goed: {foods}.'],

  swap: 'In plaats van **{thing}** zou ik dit nemen:',
  swapLine: '**{use}**: {amount}.{notes}',
  swapAmount: '{to} in plaats van {from}',
  swapNone: 'Voor **{thing}** ken ik geen goede vervanger; zonder wordt het een ander drankje.',
  swapYes: 'Ja, {use} kan in plaats van {thing}: {amount}.{notes}',
  swapNo: '{use} in plaats van {thing} zou ik niet doen: dan wordt het een ander drankje. Beter:',
  swapSpecific:
    'In {drink} bepaalt {thing} het karakter: met iets anders is het familie, niet het origineel.',
  swapGarnish: 'In {drink} is {thing} alleen garnering of optioneel: dat kun je weglaten.',
  swapNotIn: 'In {drink} zit volgens ons recept geen {thing}, dus je mist niets.',
  onShelf: 'heb je in huis',
  alsoWithout: 'Of een van deze, die het zonder doen:',

  ingredient: '**{name}**{kind}{strength}.',
  ingredientStrength: ', ongeveer {abv}% alcohol',
  ingredientKind: ' is een soort {kind}',
  foundIn: 'Je vindt het bijvoorbeeld in:',
};
