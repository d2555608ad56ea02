import type { BartenderTexts } from './bartenderTexts.ts';

export const en: BartenderTexts = {
  hello: [
    'Hello! What are you in the mood for? Name a spirit, a taste or an occasion and I’ll find you a drink.',
    'Good to see you! Tell me what you have or what you like, and we’ll make something of it.',
    'Welcome to the bar! Something fresh, something strong, or shall I surprise you?',
  ],
  thanks: [
    'My pleasure! Just say if you’d like another idea.',
    'Gladly! Enjoy it slowly.',
    'You’re welcome! I’m here if you need the next recipe.',
  ],
  bye: ['See you! Get home safely.', 'Goodbye, and see you soon at the bar.'],
  about: [
    'I am the house bartender: no person and no all-knowing AI, but I know every recipe of this bar by heart. I find drinks by ingredients, spirit, taste, occasion or food, tell you how to make them, what to use instead of something missing, and what bar terms mean. Other subjects I leave to others.',
  ],
  unclear: [
    'I am the house bartender and didn’t quite get that. Try “What can I make with gin and lime?”, “How do I make a Negroni?”, “What goes with oysters?” or “Surprise me”.',
    'I didn’t understand that one. I can look for drinks by ingredient, taste, occasion or food, explain a recipe or a bar term, and find a replacement for something missing.',
  ],
  offTopic: [
    'I am the house bartender, and that’s outside my bar. Ask me about drinks, ingredients or what goes with your dinner.',
    'There I can’t help: I only know drinks. But I’ll happily find you one for tonight.',
  ],
  injection: [
    'I’m the house bartender and that’s what I’ll stay. I’m glad to help with drinks, recipes and bar terms.',
  ],
  pregnancy:
    'During pregnancy and breastfeeding the safe advice is no alcohol at all. For questions about what you have already had, a doctor or midwife is the right person.',
  driving:
    'If you are driving, leave alcohol out altogether: even one drink slows you down, and nobody can tell by feel how much is left. If you have already had some, take a taxi or the bus.',
  minor: 'I serve no alcohol to anyone under 18, but nobody has to go thirsty.',
  addiction:
    'Thank you for saying so. I won’t suggest anything with alcohol. If drinking weighs on you, your doctor, an advice centre or a self-help group such as Alcoholics Anonymous will listen in confidence, and you don’t have to manage it alone.',
  medicine:
    'Alcohol and medicines can be a dangerous mix. Please ask your doctor or pharmacist first; until then, stay without alcohol.',
  excess:
    'I don’t mix to get anyone drunk. A good drink is sipped: one at a time, with water and something to eat beside it, and a lift home arranged. If drinking is getting out of hand, a doctor or an advice centre helps in confidence.',
  emergency:
    'That sounds serious. If somebody cannot be woken or breathes badly, call the emergency number now (112 in Europe, 911 in the US), lay them on their side and do not leave them alone. If you are thinking of harming yourself, call the emergency number or a crisis line: somebody will listen right away.',
  hangover:
    'Another drink only puts the hangover off. Water, something salty to eat, sleep and time help more. If you want something in your glass, take it without alcohol.',
  instead: ['Without alcohol I have, for instance:', 'Try one of these, all free of alcohol:'],
  stillCareful: 'With what you told me, I’ll stay with drinks without alcohol.',

  offers: ['try these.', 'here is what I’d pour.', 'these come to mind.'],
  plainOffers: ['Here is what I’d pour:', 'How about one of these?', 'These are always a good idea:'],
  surprise: [
    'Then let me decide. Tonight it’s this one:',
    'Close your eyes, here it comes:',
    'My choice for you:',
  ],
  another: ['Here are some others:', 'There’s more where that came from:', 'Then maybe one of these:'],
  stronger: ['A notch stronger:', 'With more backbone:'],
  weaker: ['Lighter, then:', 'With less alcohol:'],
  sweeter: ['A little sweeter:', 'Softer and sweeter:'],
  lessSweet: ['Less sweet:', 'Drier and crisper:'],
  sourer: ['With more acidity:', 'Tarter, then:'],
  lessSour: ['Gentler on the acidity:', 'Less sour:'],
  bitterer: ['With more bitterness:', 'More bitter, then:'],
  lessBitter: ['Less bitter:', 'Gentler, without the bitterness:'],
  closers: [
    'Ask me how to make one of them.',
    'Just say “the second one” if you want its recipe.',
    'Too strong, too sweet? Tell me and I’ll look again.',
  ],
  nothing: [
    'I have nothing in the book that fits all of that. Drop one of the wishes and I’ll look again.',
    'That combination isn’t in my book. Which of the wishes matters most to you?',
  ],
  nothingMore: ['That was all I have for this wish. Change one thing and I’ll look again.'],
  nearest: ['Nothing in the book has all of that. Closest are:'],
  noStronger: 'There’s nothing stronger of that kind in my book, and one of these is plenty.',

  with: 'with {things}',
  without: 'without {things}',
  alcoholFree: 'alcohol-free',
  vegan: 'vegan',
  easy: 'quickly made',
  light: 'light',
  strong: 'strong',
  shot: 'as a shot',
  occasions: {
    party: 'for a party',
    aperitif: 'before dinner',
    digestif: 'after dinner',
    winter: 'for cold days',
    summer: 'for a warm day',
    autumn: 'for autumn',
    spring: 'for spring',
    brunch: 'for brunch',
    date: 'for two',
    barbecue: 'for the barbecue',
    christmas: 'for Christmas time',
    celebration: 'for raising a glass',
    nightcap: 'to end the day',
  },
  forFood: ['{food}? With that I’d serve:', '{food}? These go well with it:'],
  forFoods: ['With that I’d serve:', 'These go well with it:'],

  fromShelf: ['From what you have:', 'With your ingredients:'],
  fromShelfOnly: ['You have everything for these:', 'Nothing to buy for these:'],
  shelfEmpty: 'Your shelf is still empty. Tell me what you have at home, for example “gin, lime and sugar”.',
  shelfNothing: 'With what’s on your shelf alone, nothing in my book comes together yet.',
  shelfNearly: 'Nearly there with:',
  allThere: 'you have everything',
  missing: 'missing: {things}',

  inPlace: '{use} instead of {thing}',

  whichDrink: 'Which drink do you mean? Tell me its name and I’ll tell you how it’s made.',
  recipe: ['Gladly! {drink}:', '{drink}, coming up:', 'Here’s how I make it: {drink}.'],
  batch: '{drink} for {count}:',
  batchNote: 'Shake or stir in rounds of two or three; add anything fizzy only in the glass.',
  steps: '**Method**',
  facts: 'Served in: {glass} · {abv}',
  glass: '{drink} is served in: **{glass}**.',
  abv: '{abv}% ABV',
  noAlcohol: 'alcohol-free',

  strength: '{drink} has about **{abv}% ABV**, or {units} standard drinks of 10 g of alcohol.',
  byStrength: 'From the strongest to the mildest:',
  strengthNone: '{drink} contains no alcohol.',
  calories: '{drink} comes to roughly **{kcal} kcal**. It’s an estimate: sugar differs from brand to brand.',
  differ: '{one} and {other} compared:',
  common: 'In both: {things}',
  nothingCommon: 'They have no ingredient in common',
  only: 'Only in {drink}: {things}',
  differStrength: 'Strength: {drink} {one}, {otherDrink} {other}',
  differTaste: 'Taste: {drink} {one}, {otherDrink} {other}',
  differMade: 'Making: {drink} {one}, {otherDrink} {other}',

  containsYes: 'Yes: {drink} contains {things}.',
  containsNo: 'No: by our recipe there is no {thing} in {drink}.',
  freeYes: 'Yes: by our recipe {drink} has no {thing}.',
  freeNo: 'No: {drink} contains {things}.',
  allergens: 'By our recipe {drink} has these allergens: **{things}**.',
  allergensNone: 'By our recipe {drink} has none of the fourteen allergens that must be declared.',
  veganYes: 'Yes, {drink} is vegan by our recipe.',
  veganNo: 'No, {drink} is not vegan: {things}.',
  labels: 'With an allergy, what counts is the label on your bottle.',

  eatWith: ['With {drink} I’d serve: {foods}.', '{drink} goes well with: {foods}.'],

  swap: 'Instead of **{thing}** I’d take:',
  swapLine: '**{use}**: {amount}. {remark}.',
  swapAmount: '{to} in place of {from}',
  swapNone: 'For **{thing}** I know no good replacement; leaving it out changes the drink.',
  swapYes: 'Yes, {use} works instead of {thing}: {amount}. {remark}.',
  swapNo: 'I wouldn’t use {use} instead of {thing}: it becomes a different drink. Better:',
  swapSpecific:
    'In {drink}, {thing} makes the character: with something else it’s a relative, not the original.',
  swapGarnish: 'In {drink}, {thing} is only garnish or optional: you can leave it out.',
  swapNotIn: '{drink} has no {thing} by our recipe, so nothing is lacking.',
  onShelf: 'you have it',
  alsoWithout: 'Or one of these, which do without it:',

  ingredient: '**{name}**{kind}{strength}.',
  ingredientStrength: ', about {abv}% ABV',
  ingredientKind: ' is a kind of {kind}',
  foundIn: 'You’ll find it in, for example:',
};
