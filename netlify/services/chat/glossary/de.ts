import type { Glossary } from './terms.ts';

export const de: Glossary = {
  shake: [
    'Shaken|schütteln|shake|geschüttelt|geshakt',
    'Die Zutaten mit Eis kräftig schütteln, meist 10 bis 15 Sekunden. Das kühlt, verwässert und bringt Luft hinein; richtig für Drinks mit Saft, Sahne oder Ei.',
  ],
  stir: [
    'Rühren|stir|gerührt|stirred',
    'Den Drink mit Eis im Rührglas etwa 20 bis 30 Sekunden drehen. So wird er kalt, aber nicht luftig: Drinks nur aus Spirituosen bleiben klar und seidig.',
  ],
  muddle: [
    'Muddeln|stößeln|muddle|zerstoßen|andrücken',
    'Früchte oder Kräuter im Glas andrücken, damit Saft und Öle austreten. Minze nur sanft: Zerrissene Blätter werden bitter.',
  ],
  build: [
    'Im Glas bauen|bauen|build|built',
    'Den Drink direkt in dem Glas mischen, in dem er serviert wird, wie beim Gin Tonic.',
  ],
  dryShake: [
    'Dry Shake|trocken schütteln|dry shaken|trockener shake',
    'Ein erstes Schütteln ohne Eis. Es schlägt Eiweiß oder Aquafaba zu dichtem Schaum; danach wird noch einmal mit Eis geschüttelt.',
  ],
  fatWash: [
    'Fat Washing|fat wash|fatwash|fat-washing',
    'Eine Spirituose mit Fett aromatisieren: mit geschmolzener Butter oder Speckfett mischen, einfrieren, bis das Fett fest ist, dann abseihen. Aroma und Schmelz bleiben.',
  ],
  neat: ['Neat|pur', 'Eine Spirituose pur und bei Zimmertemperatur, ohne Eis und ohne alles.'],
  up: [
    'Up|straight up',
    'Mit Eis kalt geschüttelt oder gerührt und dann ohne Eis in ein Stielglas abgeseiht.',
  ],
  onTheRocks: ['On the rocks|auf Eis', 'Auf Eiswürfeln serviert.'],
  back: [
    'Back|Chaser',
    'Ein kleines zweites Glas neben dem Drink, zum Beispiel Wasser, Bier oder Gurkenlake. Auch Chaser genannt.',
  ],
  dash: ['Dash|Spritzer|Dashes', 'Ein kurzer Spritzer aus der Bitterflasche: etwa 0,8 ml.'],
  barspoon: [
    'Barlöffel|Barspoon|BL',
    'Ein langer, gedrehter Löffel zum Rühren und Schichten; als Maß etwa 5 ml.',
  ],
  float: [
    'Float|floaten',
    'Eine Zutat langsam über einen Löffelrücken gießen, sodass sie oben auf dem Drink bleibt.',
  ],
  express: [
    'Ausdrücken|abspritzen|express|absprühen',
    'Ein Stück Zitrusschale über dem Drink drücken, damit die ätherischen Öle auf die Oberfläche sprühen.',
  ],
  twist: [
    'Twist|Zeste|Zitronenzeste',
    'Ein Streifen Zitrusschale ohne das Weiße, über dem Drink ausgedrückt und als Garnitur hineingegeben.',
  ],
  jigger: [
    'Jigger|Messbecher|Barmaß',
    'Ein kleiner Messbecher mit zwei Seiten, oft 2 und 4 cl oder 3 und 6 cl. Mit ihm schmeckt ein Drink jedes Mal gleich.',
  ],
  bostonShaker: [
    'Boston-Shaker|Boston Shaker',
    'Ein Shaker aus zwei Bechern, beide aus Metall oder einer aus Glas, die ineinander dichten. Abgeseiht wird mit einem eigenen Sieb.',
  ],
  cobblerShaker: [
    'Cobbler-Shaker|Cobbler Shaker|dreiteiliger Shaker',
    'Ein dreiteiliger Shaker mit eingebautem Sieb im Deckel. Praktisch für zu Hause.',
  ],
  hawthorne: [
    'Hawthorne-Strainer|Hawthorne Strainer|Barsieb|Strainer',
    'Ein flaches Sieb mit einer Spiralfeder am Rand, das beim Ausgießen aus dem Shaker das Eis zurückhält.',
  ],
  julepStrainer: [
    'Julep-Strainer|Julep Strainer',
    'Ein gewölbtes, gelochtes Sieb, das ins Rührglas passt, für gerührte Drinks.',
  ],
  fineStrain: [
    'Doppelt abseihen|Double Strain|Fine Strain|Feinsieb',
    'Einen geschüttelten Drink zusätzlich durch ein feines Sieb gießen, damit keine Eissplitter und Kräuterstücke ins Glas kommen.',
  ],
  abv: [
    'Vol.-%|ABV|Volumenprozent|Alkoholgehalt',
    'Volumenprozent: der Anteil reinen Alkohols an der Flüssigkeit. Gin hat etwa 40 %, ein Negroni rund 25 %.',
  ],
  proof: [
    'Proof',
    'Ein älteres Maß für die Stärke. In den USA ist Proof das Doppelte der Volumenprozent: 100 Proof sind 50 %.',
  ],
  amaro: [
    'Amaro|Amari',
    'Ein italienischer, bittersüßer Kräuterlikör, meist nach dem Essen getrunken: Averna, Montenegro, Cynar.',
  ],
  vermouth: [
    'Wermut|Vermouth',
    'Wein, mit Alkohol verstärkt und mit Kräutern aromatisiert, vor allem mit Wermutkraut. Offen gehört er in den Kühlschrank und hält dort einige Wochen.',
  ],
  bitters: [
    'Cocktailbitter|Bitters|Bitter|Angostura',
    'Konzentrierte Auszüge aus Kräutern, Rinden und Gewürzen, spritzerweise verwendet: Salz und Pfeffer der Bar.',
  ],
  orgeat: [
    'Orgeat|Mandelsirup',
    'Süßer Mandelsirup mit Orangenblütenwasser, zu Hause im Mai Tai. Er enthält Schalenfrüchte.',
  ],
  falernum: [
    'Falernum',
    'Ein Gewürzsirup oder leichter Likör aus Barbados mit Limette, Ingwer, Nelke und Mandel.',
  ],
  highball: [
    'Highball|Longdrink',
    'Eine Spirituose, mit einem größeren Teil sprudelnder Limonade oder Soda verlängert, auf Eis im hohen Glas.',
  ],
  sour: [
    'Sour|Sours',
    'Eine Familie von Drinks: Spirituose, Zitrussaft und etwas Süßes, geschüttelt, manchmal mit Eiweiß. Daiquiri, Margarita und Whiskey Sour gehören dazu.',
  ],
  fizz: ['Fizz', 'Ein mit Soda aufgefüllter Sour, ohne Eis in einem kleinen hohen Glas serviert.'],
  collins: [
    'Collins',
    'Ein mit Soda aufgefüllter Sour auf Eis im hohen Glas. Größer und milder als ein Fizz.',
  ],
  julep: [
    'Julep',
    'Spirituose, Zucker und Minze auf viel Crushed Ice, in einem Metallbecher, der außen beschlägt.',
  ],
  smash: [
    'Smash',
    'Ein Sour mit angedrückten Früchten und Kräutern, etwa Minze oder Basilikum; ein Verwandter des Julep.',
  ],
  flip: ['Flip', 'Ein Drink, der mit einem ganzen Ei und Zucker geschüttelt wird: cremig ganz ohne Sahne.'],
  spritz: [
    'Spritz|Sprizz',
    'Ein bitterer oder blumiger Likör mit Schaumwein und einem Schuss Soda, auf Eis im großen Weinglas.',
  ],
  mule: [
    'Mule|Buck',
    'Spirituose, Zitrussaft und Ginger Beer oder Ginger Ale, oft im Kupferbecher. Buck ist der ältere Name.',
  ],
  tiki: [
    'Tiki',
    'Ein Stil tropischer Drinks, den Donn Beach in den 1930er-Jahren in Kalifornien begründete: mehrere Rums, Zitrus, würzige Sirupe und Crushed Ice.',
  ],
  aperitif: [
    'Aperitif|Apéro',
    'Ein Drink vor dem Essen, der den Appetit weckt: trocken, bitter, nicht zu stark.',
  ],
  digestif: [
    'Digestif|Verdauungsschnaps',
    'Ein Drink nach dem Essen: zum Beispiel ein Brand, ein Amaro oder ein Kräuterlikör.',
  ],
  mocktail: ['Mocktail|Virgin', 'Ein Mixgetränk ohne Alkohol. „Virgin“ vor einem Namen bedeutet dasselbe.'],
  rim: [
    'Glasrand|Zuckerrand|Salzrand|Crusta|Rim',
    'Ein Rand aus Salz oder Zucker. Die Außenseite mit Zitrus befeuchten und abrollen, damit nichts in den Drink fällt.',
  ],
  garnish: [
    'Garnitur|Garnish|Deko',
    'Was auf oder in den fertigen Drink kommt. Eine gute Garnitur duftet und ist nicht nur hübsch.',
  ],
  layer: [
    'Schichten|Layern|geschichtet',
    'Flüssigkeiten verschiedener Dichte langsam übereinandergießen, die schwerste zuerst, sodass sie getrennt bleiben.',
  ],
  blend: [
    'Blenden|Blend|im Mixer mixen',
    'Den Drink mit Eis im Mixer zubereiten, bis er glatt und gefroren ist.',
  ],
  swizzle: [
    'Swizzle|Swizzeln|quirlen',
    'Einen gegabelten Stab zwischen den Handflächen im Glas voller Crushed Ice quirlen, bis das Glas beschlägt.',
  ],
  throw: [
    'Werfen|Throwing|Throw|geworfen',
    'Den Drink in langem Bogen von einem Becher in den anderen gießen und das Eis zurückhalten: sanfter als Schütteln, lebhafter als Rühren.',
  ],
  muddler: [
    'Stößel|Muddler|Barstößel',
    'Der Stößel der Bar aus Holz, Stahl oder Kunststoff, zum Andrücken von Früchten und Kräutern.',
  ],
  mixingGlass: [
    'Rührglas|Mixing Glass',
    'Ein dickwandiges Glas mit Ausguss, in dem Drinks mit Eis gerührt werden.',
  ],
  coupe: ['Cocktailschale|Coupe|Coupette', 'Ein Stielglas mit weiter, flacher Schale für Drinks ohne Eis.'],
  nickAndNora: [
    'Nick-&-Nora-Glas|Nick and Nora|Nick & Nora',
    'Ein kleines Stielglas mit glockenförmigem Kelch, benannt nach dem Paar aus „Der dünne Mann“.',
  ],
  rocksGlass: [
    'Tumbler|Whiskyglas|Rocks-Glas|Lowball|Old-Fashioned-Glas',
    'Ein niedriges, schweres Glas für Drinks auf Eis.',
  ],
  crushedIce: [
    'Crushed Ice|zerstoßenes Eis',
    'Eis in kleinen Stücken. Es kühlt und verwässert schnell, wie Juleps und Tiki-Drinks es brauchen.',
  ],
  dilution: [
    'Verwässerung|Dilution|Schmelzwasser',
    'Das Wasser, das beim Mixen vom Eis schmilzt. Es gehört zum Rezept: grob ein Fünftel bis ein Viertel eines gerührten oder geschüttelten Drinks.',
  ],
  simpleSyrup: [
    'Zuckersirup|Läuterzucker|Simple Syrup',
    'Zucker und Wasser zu gleichen Teilen, gerührt, bis alles klar ist. Zwei Teile Zucker auf einen Teil Wasser heißt reichhaltiger Sirup.',
  ],
  shrub: [
    'Shrub|Shrubs',
    'Ein Sirup aus Früchten, Zucker und Essig; mit Soda ein säuerlicher Drink ohne Alkohol.',
  ],
  cordial: [
    'Cordial',
    'Ein süßes Konzentrat aus Früchten oder Blüten, etwa Limette oder Holunderblüte. In den USA meint das Wort auch Likör.',
  ],
  infusion: [
    'Infusion|infusionieren|ansetzen|Ansatz',
    'Kräuter, Früchte, Tee oder Gewürze in einer Spirituose ziehen lassen, bis sie deren Geschmack annimmt.',
  ],
  overproof: [
    'Overproof|Navy Strength',
    'Eine Spirituose von mehr als üblicher Stärke: Rum über 57 %, oft 63 % und mehr. Wenig davon reicht weit.',
  ],
  top: [
    'Auffüllen|Toppen|Top|aufgießen',
    'Das Glas am Ende mit etwas Sprudelndem füllen, etwa mit Soda oder Schaumwein.',
  ],
};
