import type { Glossary } from './terms.ts';

export const fr: Glossary = {
  shake: [
    'Shaker|secouer|shake|au shaker|frapper',
    'Secouer énergiquement les ingrédients avec des glaçons, 10 à 15 secondes en général. Cela refroidit, dilue et aère : idéal avec du jus, de la crème ou de l’œuf.',
  ],
  stir: [
    'Remuer|stir|mélanger à la cuillère|au verre à mélange',
    'Faire tourner le mélange avec des glaçons dans un verre à mélange, 20 à 30 secondes. Il refroidit sans prendre d’air : les cocktails de spiritueux restent limpides et soyeux.',
  ],
  muddle: [
    'Piler|muddle|écraser|pilé',
    'Presser des fruits ou des herbes au fond du verre pour libérer jus et huiles. La menthe se presse doucement : déchirée, elle devient amère.',
  ],
  build: [
    'Directement au verre|build|construire|monter au verre',
    'Préparer la boisson dans le verre où elle est servie, comme un gin tonic.',
  ],
  dryShake: [
    'Dry shake|shaker à sec|dry-shake',
    'Un premier passage au shaker sans glaçons. Il monte le blanc d’œuf ou l’aquafaba en mousse dense ; on secoue ensuite avec des glaçons.',
  ],
  fatWash: [
    'Fat wash|fat washing|fat-washing',
    'Aromatiser un spiritueux avec une matière grasse : on le mélange à du beurre ou du gras de lard fondu, on congèle jusqu’à ce que le gras fige, puis on filtre. L’arôme et la texture restent.',
  ],
  neat: [
    'Neat|sec et pur|nature|pur',
    'Un spiritueux servi tel quel, à température ambiante, sans glaçons ni rien d’autre.',
  ],
  up: [
    'Up|straight up',
    'Refroidi avec des glaçons, au shaker ou au verre à mélange, puis filtré sans glaçons dans un verre à pied.',
  ],
  onTheRocks: ['On the rocks|sur glace|avec glaçons', 'Servi sur des glaçons.'],
  back: [
    'Back|chaser',
    'Un petit verre servi à côté de la boisson : de l’eau, de la bière ou de la saumure. On dit aussi chaser.',
  ],
  dash: ['Dash|trait|dashes', 'Un petit coup sec du flacon de bitter : environ 0,8 ml.'],
  barspoon: [
    'Cuillère à mélange|barspoon|cuillère de bar',
    'Une longue cuillère torsadée pour remuer et faire des étages ; comme mesure, environ 5 ml.',
  ],
  float: [
    'Float|flotter|flottant',
    'Verser un ingrédient lentement sur le dos d’une cuillère, pour qu’il reste à la surface.',
  ],
  express: [
    'Exprimer un zeste|express|exprimer',
    'Presser un morceau de zeste au-dessus de la boisson, pour que ses huiles parfument la surface.',
  ],
  twist: [
    'Zeste|twist|twist de citron',
    'Une bande d’écorce d’agrume sans le blanc, exprimée au-dessus de la boisson puis ajoutée en garniture.',
  ],
  jigger: [
    'Jigger|doseur|mesure',
    'Un petit doseur à deux côtés, souvent 30 et 60 ml ou 25 et 50 ml. Grâce à lui, le cocktail a chaque fois le même goût.',
  ],
  bostonShaker: [
    'Shaker Boston|boston shaker|boston',
    'Un shaker en deux gobelets, tout métal ou métal et verre, qui s’emboîtent. On filtre avec une passoire à part.',
  ],
  cobblerShaker: [
    'Shaker cobbler|cobbler shaker|shaker trois pièces',
    'Un shaker en trois pièces, avec un filtre dans le couvercle. Pratique à la maison.',
  ],
  hawthorne: [
    'Passoire Hawthorne|hawthorne strainer|hawthorne|strainer|passoire à cocktail',
    'Une passoire plate bordée d’un ressort, qui retient les glaçons quand on verse depuis le shaker.',
  ],
  julepStrainer: [
    'Passoire à julep|julep strainer',
    'Une passoire bombée et perforée qui se loge dans le verre à mélange, pour les boissons remuées.',
  ],
  fineStrain: [
    'Double filtration|double strain|fine strain|passer au tamis',
    'Verser en plus la boisson à travers une passoire fine, pour qu’aucun éclat de glace ni morceau d’herbe ne tombe dans le verre.',
  ],
  abv: [
    'Degré d’alcool|ABV|titre alcoométrique|taux d’alcool',
    'Le pourcentage d’alcool pur dans le liquide. Un gin titre environ 40 %, un Negroni autour de 25 %.',
  ],
  proof: [
    'Proof',
    'Une ancienne mesure de la force. Aux États-Unis, le proof est le double du degré : 100 proof font 50 %.',
  ],
  amaro: [
    'Amaro|amari',
    'Une liqueur italienne de plantes, douce-amère, qui se boit plutôt après le repas : Averna, Montenegro, Cynar.',
  ],
  vermouth: [
    'Vermouth',
    'Un vin enrichi en alcool et aromatisé de plantes, l’absinthe en tête. Une fois ouvert, il se garde au frais quelques semaines.',
  ],
  bitters: [
    'Bitters|bitter|amers|angostura',
    'Des extraits concentrés de plantes, d’écorces et d’épices, dosés au trait : le sel et le poivre du bar.',
  ],
  orgeat: [
    'Orgeat|sirop d’orgeat',
    'Un sirop d’amande parfumé à la fleur d’oranger, indispensable au Mai Tai. Il contient des fruits à coque.',
  ],
  falernum: [
    'Falernum',
    'Un sirop ou une liqueur légère de la Barbade, au citron vert, au gingembre, au clou de girofle et à l’amande.',
  ],
  highball: [
    'Highball|long drink',
    'Un spiritueux allongé d’une plus grande part de boisson gazeuse, sur glace dans un verre haut.',
  ],
  sour: [
    'Sour|sours',
    'Une famille de cocktails : un spiritueux, un agrume et du sucre, au shaker, parfois avec du blanc d’œuf. Le Daïquiri, la Margarita et le Whiskey Sour en sont.',
  ],
  fizz: ['Fizz', 'Un sour allongé d’eau gazeuse, servi sans glaçons dans un petit verre haut.'],
  collins: [
    'Collins',
    'Un sour allongé d’eau gazeuse, sur glace dans un grand verre. Plus long et plus doux qu’un fizz.',
  ],
  julep: [
    'Julep',
    'Un spiritueux, du sucre et de la menthe sur beaucoup de glace pilée, dans une timbale qui se givre.',
  ],
  smash: ['Smash', 'Un sour aux fruits et herbes pilés, menthe ou basilic par exemple ; un cousin du julep.'],
  flip: ['Flip', 'Une boisson passée au shaker avec un œuf entier et du sucre : crémeuse sans crème.'],
  spritz: [
    'Spritz',
    'Une liqueur amère ou florale, du vin effervescent et un trait d’eau gazeuse, sur glace dans un grand verre à vin.',
  ],
  mule: [
    'Mule|buck',
    'Un spiritueux, un agrume et de la bière de gingembre ou du ginger ale, souvent dans une tasse en cuivre. Buck est l’ancien nom.',
  ],
  tiki: [
    'Tiki',
    'Un style de cocktails tropicaux lancé par Donn Beach en Californie dans les années 1930 : plusieurs rhums, des agrumes, des sirops épicés et de la glace pilée.',
  ],
  aperitif: [
    'Apéritif|apéro',
    'Une boisson d’avant le repas, qui ouvre l’appétit : sèche, amère, pas trop forte.',
  ],
  digestif: [
    'Digestif',
    'Une boisson d’après le repas : une eau-de-vie, un amaro ou une liqueur de plantes, par exemple.',
  ],
  mocktail: [
    'Mocktail|cocktail sans alcool|virgin',
    'Un cocktail sans alcool. « Virgin » devant un nom veut dire la même chose.',
  ],
  rim: [
    'Bord givré|givrage|givrer|rim|crusta',
    'Un bord de sel ou de sucre sur le verre. On humecte l’extérieur avec un agrume et on le roule, pour que rien ne tombe dans la boisson.',
  ],
  garnish: [
    'Garniture|garnish|décoration',
    'Ce qu’on pose sur la boisson finie ou dedans. Une bonne garniture parfume, elle ne fait pas que décorer.',
  ],
  layer: [
    'Étages|layer|à étages|superposer',
    'Verser lentement des liquides de densités différentes les uns sur les autres, le plus lourd d’abord, pour qu’ils restent séparés.',
  ],
  blend: [
    'Mixer|blend|au blender',
    'Préparer la boisson au blender avec de la glace, jusqu’à ce qu’elle soit lisse et glacée.',
  ],
  swizzle: [
    'Swizzle|bâton lélé',
    'Faire tourner un bâton lélé entre les paumes dans un verre plein de glace pilée, jusqu’à ce que le verre se givre.',
  ],
  throw: [
    'Lancer|throwing|throw|transvaser',
    'Verser la boisson en long filet d’un gobelet à l’autre en retenant les glaçons : plus doux que le shaker, plus vif que la cuillère.',
  ],
  muddler: [
    'Pilon|muddler',
    'Le pilon du bar, en bois, en acier ou en plastique, pour presser fruits et herbes.',
  ],
  mixingGlass: [
    'Verre à mélange|mixing glass',
    'Un verre épais à bec verseur, dans lequel on remue les boissons avec des glaçons.',
  ],
  coupe: [
    'Coupe|coupette|coupe à cocktail',
    'Un verre à pied large et peu profond, pour les boissons servies sans glaçons.',
  ],
  nickAndNora: [
    'Verre Nick & Nora|nick and nora|nick & nora',
    'Un petit verre à pied en forme de cloche, du nom du couple de « L’Introuvable ».',
  ],
  rocksGlass: [
    'Verre à whisky|tumbler|rocks glass|lowball|verre old fashioned',
    'Un verre bas et lourd pour les boissons sur glace.',
  ],
  crushedIce: [
    'Glace pilée|crushed ice',
    'De la glace en petits morceaux. Elle refroidit et dilue vite, comme il le faut aux juleps et aux cocktails tiki.',
  ],
  dilution: [
    'Dilution',
    'L’eau qui fond des glaçons pendant le mélange. Elle fait partie de la recette : en gros un cinquième à un quart d’une boisson remuée ou passée au shaker.',
  ],
  simpleSyrup: [
    'Sirop de sucre|simple syrup|sirop simple',
    'Du sucre et de l’eau à parts égales, remués jusqu’à ce que ce soit limpide. Deux parts de sucre pour une d’eau font un sirop riche.',
  ],
  shrub: [
    'Shrub|shrubs',
    'Un sirop de fruit, de sucre et de vinaigre ; avec de l’eau gazeuse, une boisson acidulée sans alcool.',
  ],
  cordial: [
    'Cordial',
    'Un concentré sucré de fruit ou de fleurs, citron vert ou sureau par exemple. Aux États-Unis, le mot désigne aussi une liqueur.',
  ],
  infusion: [
    'Infusion|infuser|macération|macérer',
    'Laisser des herbes, des fruits, du thé ou des épices dans un spiritueux jusqu’à ce qu’il en prenne le goût.',
  ],
  overproof: [
    'Overproof|navy strength',
    'Un spiritueux plus fort que d’ordinaire : un rhum au-delà de 57 %, souvent 63 % et plus. Il en faut peu.',
  ],
  top: [
    'Compléter|top|allonger',
    'Remplir le verre à la fin avec quelque chose de pétillant : eau gazeuse ou vin effervescent.',
  ],
};
