import type { BartenderTexts } from './bartenderTexts.ts';

export const fr: BartenderTexts = {
  hello: [
    'Bonjour ! De quoi avez-vous envie ? Donnez-moi un spiritueux, un goût ou une occasion et je vous trouve un cocktail.',
    'Ravi de vous voir ! Dites-moi ce que vous avez chez vous ou ce que vous aimez, et nous en ferons quelque chose.',
    'Bienvenue au bar ! Quelque chose de frais, de corsé, ou une surprise ?',
  ],
  thanks: [
    'Avec plaisir ! Dites-le-moi si vous voulez une autre idée.',
    'Je vous en prie ! Savourez-le tranquillement.',
    'À votre service. Pour la prochaine recette, je suis là.',
  ],
  bye: ['À bientôt ! Rentrez bien.', 'Au revoir, et à la prochaine au comptoir.'],
  about: [
    'Je suis le barman de la maison : ni humain ni IA qui sait tout, mais je connais par cœur toutes les recettes de ce bar. Je trouve des cocktails par ingrédient, spiritueux, goût, occasion ou plat, je vous dis comment les faire, quoi mettre à la place de ce qui manque et ce que veulent dire les termes du bar. Le reste, je le laisse à d’autres.',
  ],
  unclear: [
    'Je suis le barman de la maison et je n’ai pas bien compris. Essayez « Que puis-je faire avec du gin et du citron vert ? », « Comment fait-on un Negroni ? », « Que boire avec des huîtres ? » ou « Surprenez-moi ».',
    'Je n’ai pas compris. Je cherche des cocktails par ingrédient, goût, occasion ou plat, j’explique une recette ou un terme de bar et je trouve de quoi remplacer ce qui manque.',
  ],
  offTopic: [
    'Je suis le barman de la maison, et cela sort de mon bar. Demandez-moi plutôt un cocktail, un ingrédient ou que boire avec votre dîner.',
    'Là, je ne peux pas vous aider : je ne connais que les boissons. Mais je vous en trouve volontiers une pour ce soir.',
  ],
  injection: [
    'Je suis le barman de la maison et je le reste. Pour les boissons, les recettes et les termes du bar, je suis à vous.',
  ],
  hangover:
    'Un verre de plus ne fait que repousser la gueule de bois. De l’eau, quelque chose de salé, du sommeil et du temps aident davantage. Si vous voulez un verre, alors sans alcool.',
  instead: ['Sans alcool, j’ai par exemple :', 'Prenez l’un de ceux-ci, tous sans alcool :'],
  stillCareful: 'Avec ce que vous m’avez dit, je m’en tiens aux boissons sans alcool.',

  offers: ['voici mes idées.', 'essayez l’un de ceux-ci.', 'voilà ce que je vous préparerais.'],
  plainOffers: [
    'Voilà ce que je vous préparerais :',
    'Pourquoi pas l’un de ceux-ci ?',
    'Avec ceux-ci, on ne se trompe pas :',
  ],
  surprise: ['Alors je décide. Ce soir, ce sera :', 'Fermez les yeux, le voici :', 'Mon choix pour vous :'],
  another: ['En voici d’autres :', 'J’en ai encore :', 'Alors peut-être l’un de ceux-ci :'],
  stronger: ['Un cran au-dessus :', 'Avec plus de caractère :'],
  weaker: ['Plus léger, alors :', 'Avec moins d’alcool :'],
  sweeter: ['Un peu plus sucré :', 'Plus rond et plus sucré :'],
  lessSweet: ['Moins sucré :', 'Plus sec et plus frais :'],
  sourer: ['Avec plus d’acidité :', 'Plus acidulé, alors :'],
  lessSour: ['Avec moins d’acidité :', 'Moins acidulé :'],
  bitterer: ['Avec plus d’amertume :', 'Plus amer, alors :'],
  lessBitter: ['Moins amer :', 'Plus doux, sans l’amertume :'],
  closers: [
    'Demandez-moi comment préparer l’un d’eux.',
    'Dites simplement « le deuxième » pour avoir sa recette.',
    'Trop fort, trop sucré ? Dites-le-moi et je cherche encore.',
  ],
  nothing: [
    'Je n’ai rien dans mon carnet qui réunisse tout cela. Laissez tomber un souhait et je cherche à nouveau.',
    'Cette combinaison n’est pas dans mon carnet. Qu’est-ce qui compte le plus pour vous ?',
  ],
  nothingSafe: 'Rien dans mon carnet n’est tout cela et bon pour vous. Ceux-ci, oui :',
  nothingMore: ['C’est tout ce que j’ai pour ce souhait. Changez une chose et je cherche encore.'],
  nearest: ['Aucune recette de mon carnet ne réunit tout cela. Les plus proches :'],
  noStronger: 'Je n’ai rien de plus fort dans ce genre, et l’un de ceux-ci suffit bien.',

  with: 'à base {things}',
  without: 'sans {things}',
  alcoholFree: 'sans alcool',
  vegan: 'végan',
  easy: 'vite fait',
  light: 'léger',
  strong: 'corsé',
  shot: 'en shooter',
  occasions: {
    party: 'pour une fête',
    aperitif: 'pour l’apéritif',
    digestif: 'pour la fin du repas',
    winter: 'pour les jours froids',
    summer: 'pour les beaux jours',
    autumn: 'pour l’automne',
    spring: 'pour le printemps',
    brunch: 'pour le brunch',
    date: 'pour un tête-à-tête',
    barbecue: 'pour le barbecue',
    christmas: 'pour Noël',
    celebration: 'pour trinquer',
    nightcap: 'pour finir la journée',
  },
  forFood: ['{food} ? Je servirais :', '{food} ? Voici ce qui va bien avec :'],
  forFoods: ['Avec cela, je servirais :', 'Voici ce qui va bien avec :'],

  fromShelf: ['Avec ce que vous avez :', 'Avec vos ingrédients :'],
  fromShelfOnly: ['Pour ceux-ci, vous avez tout :', 'Pour ceux-ci, rien à acheter :'],
  shelfEmpty:
    'Votre étagère est encore vide. Dites-moi ce que vous avez chez vous, par exemple « gin, citron vert et sucre ».',
  shelfNothing:
    'Avec ce qu’il y a sur votre étagère seulement, aucun cocktail de mon carnet n’est encore possible.',
  shelfNearly: 'Il vous manque peu de chose pour :',
  allThere: 'vous avez tout',
  missing: 'il manque : {things}',

  inPlace: '{use} au lieu {thing}',

  whichDrink: 'De quelle boisson parlez-vous ? Donnez-moi son nom et je vous dirai comment la faire.',
  recipe: ['Volontiers ! {drink} :', '{drink}, tout de suite :', 'Voici comment je le fais : {drink}.'],
  batch: '{drink} pour {count} personnes :',
  batchNote: 'Préparez deux ou trois verres à la fois ; ce qui pétille s’ajoute seulement dans le verre.',
  steps: '**Préparation**',
  facts: 'Verre : {glass} · {abv}',
  glass: '{drink} se sert dans ce verre : **{glass}**.',
  abv: '{abv} % vol.',
  noAlcohol: 'sans alcool',

  strength: '{drink} titre environ **{abv} % vol.**, soit {units} verres standard de 10 g d’alcool.',
  byStrength: 'Du plus fort au plus léger :',
  strengthNone: '{drink} ne contient pas d’alcool.',
  calories:
    '{drink} compte environ **{kcal} kcal**. C’est une estimation : le sucre varie d’une marque à l’autre.',
  differ: '{one} et {other} comparés :',
  common: 'Dans les deux : {things}',
  nothingCommon: 'Ils n’ont aucun ingrédient en commun',
  only: 'Seulement dans {drink} : {things}',
  differStrength: 'Force : {drink} {one}, {otherDrink} {other}',
  differTaste: 'Goût : {drink} {one}, {otherDrink} {other}',
  differMade: 'Méthode : {drink} {one}, {otherDrink} {other}',

  containsYes: 'Oui, il y en a. Dans {drink} : {things}.',
  containsNo: 'Non : d’après notre recette, {drink} n’en contient pas ({thing}).',
  freeYes: 'Oui : d’après notre recette, {drink} n’en contient pas ({thing}).',
  freeNo: 'Non, il y en a. Dans {drink} : {things}.',
  allergens: 'D’après notre recette, {drink} contient ces allergènes : **{things}**.',
  allergensNone:
    'D’après notre recette, {drink} ne contient aucun des quatorze allergènes à déclarer ; les marques peuvent différer.',
  bottleAllergens: '{drink} contient d’ordinaire ces allergènes : {things}.',
  bottleNone:
    '{drink} ne contient d’ordinaire aucun des quatorze allergènes à déclarer ; les marques peuvent différer.',
  veganYes: 'Oui, {drink} est végan d’après notre recette.',
  veganNo: 'Non, {drink} n’est pas végan : {things}.',
  warning: 'Attention : avec ce que vous m’avez dit, {drink} n’est pas pour vous : {reasons}.',
  warningBottle: 'Attention : avec ce que vous m’avez dit, cela n’est pas pour vous ({thing}) : {reasons}.',
  hasAlcohol: 'contient de l’alcool',
  hasIngredient: 'contient : {things}',
  containsMay:
    'Notre recette elle-même n’en contient pas, mais selon la marque il peut y en avoir dans {drink} ({thing}) : {things}.',
  freeMay: 'Ce n’est pas certain : selon la marque il peut y en avoir dans {drink} ({thing}) : {things}.',
  allergensMay: 'Selon la marque, aussi : **{things}**.',
  allergensUnsure: 'D’après notre recette, {drink} ne contient aucun allergène avec certitude.',
  bottleUnsure: '{drink} ne contient aucun allergène avec certitude.',
  veganMaybe: 'Pour savoir si {drink} est végan, il faut regarder la marque : {things}.',
  vegetarianYes: 'Oui, {drink} est végétarien d’après notre recette.',
  vegetarianNo: 'Non, {drink} n’est pas végétarien : {things}.',
  vegetarianMaybe: 'Pour savoir si {drink} est végétarien, il faut regarder la marque : {things}.',
  strengthTrace:
    '{drink} se prépare avec des produits vendus comme sans alcool ; ils peuvent en contenir jusqu’à 0,5 % vol.',
  swapNoneSafe:
    'Pour **{thing}**, je ne connais pas de remplaçant qui convienne à ce que vous m’avez dit ; mieux vaut une boisson qui s’en passe.',
  swapUnsafe: 'N’en prenez pas ({use}) : {reasons}.',
  allergyUnclear:
    'Merci de me le dire. À quoi réagissez-vous exactement ? Dites-le-moi, par exemple « noix », « lait » ou « fraises », et je l’écarterai partout.',
  foodUnknown:
    'Je sais ce qu’il y a dans mes boissons, pas dans les plats. Avec ce que vous m’avez dit, demandez à qui les prépare ou lisez l’étiquette.',
  vegetarian: 'végétarien',
  labels: 'En cas d’allergie, c’est l’étiquette de votre bouteille qui compte.',

  eatWith: ['Avec {drink}, je servirais : {foods}.', '{drink} va bien avec : {foods}.'],

  swap: 'Pour remplacer **{thing}**, je prendrais :',
  swapLine: '**{use}** : {amount}.{notes}',
  swapAmount: '{to} au lieu de {from}',
  swapNone: 'Pour **{thing}**, je ne connais pas de bon remplaçant ; sans cela, ce sera une autre boisson.',
  swapYes: 'Oui, {use} convient pour remplacer {thing} : {amount}.{notes}',
  swapNo: 'Je ne mettrais pas {use} à la place ({thing}) : ce serait une autre boisson. Mieux vaut :',
  swapSpecific:
    'Dans {drink}, tout le caractère vient de là ({thing}) : avec autre chose, c’est un cousin, pas l’original.',
  swapGarnish:
    'Dans {drink}, ce n’est qu’une garniture ou un ajout facultatif ({thing}) : on peut s’en passer.',
  swapNotIn: 'D’après notre recette, {drink} n’en contient pas ({thing}) : il ne manque donc rien.',
  onShelf: 'vous en avez',
  alsoWithout: 'Ou l’un de ceux-ci, qui s’en passent :',

  ingredient: '**{name}**{kind}{strength}.',
  ingredientStrength: ', environ {abv} % vol.',
  ingredientKind: ' (catégorie : {kind})',
  foundIn: 'On le trouve par exemple dans :',
};
