import type { Glossary } from './terms.ts';

export const en: Glossary = {
  shake: [
    'Shake|shaking|shaken',
    'To shake the ingredients hard with ice, usually for 10 to 15 seconds. It chills, dilutes and adds air, so it suits drinks with juice, cream or egg.',
  ],
  stir: [
    'Stir|stirring|stirred',
    'To turn the drink with ice in a mixing glass for about 20 to 30 seconds. It chills and dilutes without adding air, so spirit-only drinks stay clear and silky.',
  ],
  muddle: [
    'Muddle|muddling|muddled',
    'To press fruit or herbs in the bottom of the glass to release juice and oils. Press mint gently: torn leaves turn bitter.',
  ],
  build: [
    'Build|building|built',
    'To make a drink straight in the glass that it is served in, as with a gin and tonic.',
  ],
  dryShake: [
    'Dry shake|dry shaking|dry-shake',
    'A first shake without ice. It whips egg white or aquafaba into a dense foam; then you shake again with ice.',
  ],
  fatWash: [
    'Fat wash|fat washing|fat-washing|fat washed',
    'To flavor a spirit with fat: mix it with melted butter or bacon fat, freeze until the fat is hard, then strain it off. Aroma and texture stay behind.',
  ],
  neat: ['Neat', 'A spirit straight from the bottle at room temperature, with no ice and nothing added.'],
  up: [
    'Up|straight up|served up',
    'Chilled with ice by shaking or stirring, then strained into a stemmed glass without ice.',
  ],
  onTheRocks: ['On the rocks|rocks', 'Served over ice cubes.'],
  back: [
    'Back|chaser|water back',
    'A small second glass served beside the drink, such as water, beer or pickle brine. Also called a chaser.',
  ],
  dash: ['Dash|dashes', 'A short shake from a bitters bottle: about 0.8 ml.'],
  barspoon: [
    'Barspoon|bar spoon',
    'A long twisted spoon for stirring and layering; as a measure, about 5 ml.',
  ],
  float: [
    'Float|floating|floater',
    'To pour an ingredient slowly over the back of a spoon so that it stays on top of the drink.',
  ],
  express: [
    'Express|expressing',
    'To squeeze a piece of citrus peel over the drink, so that its oils spray onto the surface.',
  ],
  twist: [
    'Twist|lemon twist|peel',
    'A strip of citrus peel without the white pith, expressed over the drink and used as its garnish.',
  ],
  jigger: [
    'Jigger|jiggers|measure',
    'A small measuring cup with two sides, often 30 and 60 ml or 25 and 50 ml. It is why a drink tastes the same each time.',
  ],
  bostonShaker: [
    'Boston shaker|tin on tin|shaker tins',
    'A shaker of two cups, tin on tin or tin on glass, that seal against each other. You strain with a separate strainer.',
  ],
  cobblerShaker: [
    'Cobbler shaker|three piece shaker|cocktail shaker',
    'A shaker in three parts with a strainer built into its lid. Handy at home.',
  ],
  hawthorne: [
    'Hawthorne strainer|hawthorn strainer|strainer',
    'A flat strainer with a spring around its rim that holds back the ice when you pour from a shaker.',
  ],
  julepStrainer: [
    'Julep strainer',
    'A bowl-shaped, perforated strainer that fits inside a mixing glass, for stirred drinks.',
  ],
  fineStrain: [
    'Fine strain|double strain|double straining|fine straining',
    'To pour a shaken drink through a second, fine sieve, so that no ice shards or bits of herb end up in the glass.',
  ],
  abv: [
    'ABV|alcohol by volume',
    'Alcohol by volume: how many per cent of the liquid is pure alcohol. Gin has about 40%, a Negroni about 25%.',
  ],
  proof: [
    'Proof',
    'An older measure of strength. In the United States proof is twice the ABV: 100 proof is 50%.',
  ],
  amaro: [
    'Amaro|amari',
    'An Italian bittersweet herbal liqueur, usually drunk after dinner: Averna, Montenegro, Cynar.',
  ],
  vermouth: [
    'Vermouth',
    'Wine fortified with alcohol and flavored with herbs, wormwood above all. Keep it in the fridge once opened and use it within weeks.',
  ],
  bitters: [
    'Bitters|cocktail bitters|angostura',
    'Concentrated extracts of herbs, bark and spices, used by the dash: the bartender’s salt and pepper.',
  ],
  orgeat: [
    'Orgeat',
    'A sweet almond syrup with orange flower water, at home in the Mai Tai. It contains nuts.',
  ],
  falernum: [
    'Falernum',
    'A spiced syrup or light liqueur from Barbados with lime, ginger, clove and almond.',
  ],
  highball: [
    'Highball',
    'A spirit lengthened with a larger part of a fizzy mixer, served over ice in a tall glass.',
  ],
  sour: [
    'Sour|sours',
    'A family of drinks: spirit, citrus and something sweet, shaken, sometimes with egg white. Daiquiri, Margarita and Whiskey Sour belong to it.',
  ],
  fizz: ['Fizz|fizzes', 'A sour lengthened with soda water, served without ice in a small tall glass.'],
  collins: [
    'Collins',
    'A sour lengthened with soda water and served over ice in a tall glass. Bigger and milder than a fizz.',
  ],
  julep: ['Julep', 'Spirit, sugar and mint over plenty of crushed ice, in a metal cup that frosts over.'],
  smash: [
    'Smash',
    'A sour with muddled fruit and herbs, mint or basil for example; a relative of the julep.',
  ],
  flip: ['Flip', 'A drink shaken with a whole egg and sugar: creamy without any cream.'],
  spritz: [
    'Spritz|spritzes',
    'A bitter or floral liqueur with sparkling wine and a splash of soda, over ice in a large wine glass.',
  ],
  mule: [
    'Mule|buck|mules',
    'Spirit, citrus and ginger beer or ginger ale, often in a copper mug. Buck is the older name.',
  ],
  tiki: [
    'Tiki',
    'A style of tropical drinks that Donn Beach began in California in the 1930s: several rums, citrus, spiced syrups and crushed ice.',
  ],
  aperitif: [
    'Aperitif|aperitivo',
    'A drink before the meal that wakes the appetite: dry, bitter, not too strong.',
  ],
  digestif: ['Digestif', 'A drink after the meal: a brandy, an amaro or a herbal liqueur, for example.'],
  mocktail: ['Mocktail|virgin', 'A mixed drink without alcohol. “Virgin” before a name means the same.'],
  rim: [
    'Rim|salt rim|sugar rim|rimming',
    'An edge of salt or sugar on the glass. Wet the outside with citrus and roll it in, so that nothing falls into the drink.',
  ],
  garnish: [
    'Garnish|garnishes',
    'What is put on or in the finished drink. A good one adds aroma and does not just look pretty.',
  ],
  layer: [
    'Layer|layering|layered',
    'To pour liquids of different density slowly on top of each other, the heaviest first, so that they stay apart.',
  ],
  blend: ['Blend|blending|blended', 'To make a drink in a blender with ice, until it is smooth and frozen.'],
  swizzle: [
    'Swizzle|swizzling|swizzle stick',
    'To twirl a forked stick between your palms in a glass full of crushed ice, until the glass frosts.',
  ],
  throw: [
    'Throw|throwing|thrown',
    'To pour a drink in a long arc from one tin to another, the ice held back: softer than shaking, livelier than stirring.',
  ],
  muddler: ['Muddler', 'The pestle of the bar, of wood, steel or plastic, for pressing fruit and herbs.'],
  mixingGlass: ['Mixing glass|yarai', 'A thick-walled jug with a lip, in which drinks are stirred with ice.'],
  coupe: [
    'Coupe|coupe glass|coupette',
    'A stemmed glass with a wide, shallow bowl for drinks that are served up.',
  ],
  nickAndNora: [
    'Nick and Nora|nick & nora|nick and nora glass',
    'A small stemmed glass with a bell-shaped bowl, named after the couple in “The Thin Man”.',
  ],
  rocksGlass: [
    'Rocks glass|tumbler|lowball|old fashioned glass',
    'A short, heavy glass for drinks on ice. Also called a tumbler or an old fashioned glass.',
  ],
  crushedIce: [
    'Crushed ice|pebble ice',
    'Ice in small pieces. It chills and dilutes fast, as juleps and tiki drinks need.',
  ],
  dilution: [
    'Dilution|dilute',
    'The water that melts from the ice while you mix. It is part of the recipe: roughly a fifth to a quarter of a stirred or shaken drink.',
  ],
  simpleSyrup: [
    'Simple syrup|sugar syrup|rich syrup',
    'Sugar and water in equal parts, stirred until clear. Two parts of sugar to one of water is called rich syrup.',
  ],
  shrub: [
    'Shrub|shrubs',
    'A syrup of fruit, sugar and vinegar; with soda water it is a tangy drink without alcohol.',
  ],
  cordial: [
    'Cordial',
    'A sweet concentrated syrup of fruit or flowers, such as lime or elderflower. In the United States the word also means liqueur.',
  ],
  infusion: [
    'Infusion|infuse|infusing',
    'To steep herbs, fruit, tea or spices in a spirit until it takes on their taste.',
  ],
  overproof: [
    'Overproof|navy strength',
    'A spirit of more than the usual strength: rum above 57%, often 63% and more. A little goes a long way.',
  ],
  top: [
    'Top|top up|topping up|top off',
    'To fill the glass at the end with something fizzy, such as soda water or sparkling wine.',
  ],
};
