import type { Glossary } from './terms.ts';

export const es: Glossary = {
  shake: [
    'Agitar|shake|agitado|batir en coctelera|shakear',
    'Batir los ingredientes con hielo en la coctelera, unos 10 a 15 segundos. Enfría, diluye y airea: va bien con zumo, nata o huevo.',
  ],
  stir: [
    'Remover|stir|removido|refrescar',
    'Girar la bebida con hielo en un vaso mezclador unos 20 a 30 segundos. Enfría sin meter aire, y los cócteles solo de destilados quedan limpios y sedosos.',
  ],
  muddle: [
    'Machacar|majar|muddle|macerar con mortero',
    'Presionar fruta o hierbas en el fondo del vaso para que suelten jugo y aceites. La hierbabuena, con suavidad: rota, amarga.',
  ],
  build: [
    'Directo en vaso|construir|build',
    'Preparar la bebida en el mismo vaso en el que se sirve, como un gintonic.',
  ],
  dryShake: [
    'Dry shake|agitado en seco|agitar en seco|dry-shake',
    'Un primer agitado sin hielo. Monta la clara o la aquafaba en una espuma densa; después se agita otra vez con hielo.',
  ],
  fatWash: [
    'Fat wash|fat washing|fat-washing|lavado en grasa',
    'Aromatizar un destilado con grasa: se mezcla con mantequilla o grasa de beicon fundida, se congela hasta que la grasa endurece y se cuela. Quedan el aroma y la textura.',
  ],
  neat: ['Neat|solo|a palo seco', 'Un destilado tal cual, a temperatura ambiente, sin hielo ni nada más.'],
  up: ['Up|straight up', 'Enfriado con hielo, agitado o removido, y colado sin hielo en una copa con pie.'],
  onTheRocks: ['On the rocks|con hielo|en las rocas', 'Servido sobre cubitos de hielo.'],
  back: [
    'Back|chaser',
    'Un vasito aparte que acompaña a la bebida: agua, cerveza o salmuera de pepinillos. También se llama chaser.',
  ],
  dash: ['Dash|golpe|chorrito|dashes', 'Un golpe seco de la botella de bíter: unos 0,8 ml.'],
  barspoon: [
    'Cuchara de bar|barspoon|cuchara mezcladora|cucharilla de bar',
    'Una cuchara larga y trenzada para remover y hacer capas; como medida, unos 5 ml.',
  ],
  float: [
    'Float|flotar|flotado',
    'Verter un ingrediente despacio sobre el dorso de una cuchara para que se quede en la superficie.',
  ],
  express: [
    'Exprimir la piel|express|expresar|perfumar',
    'Apretar un trozo de piel de cítrico sobre la bebida para que sus aceites caigan en la superficie.',
  ],
  twist: [
    'Twist|piel de limón|piel de cítrico|twist de limón',
    'Una tira de piel de cítrico sin la parte blanca, exprimida sobre la bebida y puesta como decoración.',
  ],
  jigger: [
    'Jigger|medidor|vaso medidor',
    'Un medidor pequeño de dos lados, a menudo de 30 y 60 ml o de 25 y 50 ml. Gracias a él, el cóctel sale igual cada vez.',
  ],
  bostonShaker: [
    'Coctelera Boston|boston shaker|boston',
    'Una coctelera de dos vasos, ambos de metal o uno de cristal, que encajan entre sí. Se cuela con un colador aparte.',
  ],
  cobblerShaker: [
    'Coctelera cobbler|cobbler shaker|coctelera de tres piezas',
    'Una coctelera de tres piezas con el colador en la tapa. Práctica para casa.',
  ],
  hawthorne: [
    'Colador Hawthorne|hawthorne strainer|hawthorne|colador de gusanillo|gusanillo',
    'Un colador plano con un muelle en el borde que retiene el hielo al servir desde la coctelera.',
  ],
  julepStrainer: [
    'Colador julep|julep strainer',
    'Un colador cóncavo con agujeros que entra en el vaso mezclador, para bebidas removidas.',
  ],
  fineStrain: [
    'Doble colado|double strain|fine strain|colado fino',
    'Pasar la bebida agitada además por un colador fino, para que no caigan esquirlas de hielo ni trozos de hierba.',
  ],
  abv: [
    'Graduación alcohólica|ABV|grados de alcohol|graduación',
    'Alcohol por volumen: qué parte del líquido es alcohol puro, en tanto por ciento. La ginebra ronda el 40 %, un Negroni el 25 %.',
  ],
  proof: [
    'Proof',
    'Una medida antigua de la fuerza. En Estados Unidos el proof es el doble de la graduación: 100 proof son 50 %.',
  ],
  amaro: [
    'Amaro|amari',
    'Un licor italiano de hierbas, agridulce y amargo, que suele tomarse después de comer: Averna, Montenegro, Cynar.',
  ],
  vermouth: [
    'Vermut|vermouth|vermú',
    'Vino encabezado con alcohol y aromatizado con hierbas, sobre todo ajenjo. Una vez abierto va a la nevera y dura unas semanas.',
  ],
  bitters: [
    'Bíter|bitters|amargos|angostura|amargo de angostura',
    'Extractos concentrados de hierbas, cortezas y especias que se usan a golpes: la sal y la pimienta de la barra.',
  ],
  orgeat: [
    'Orgeat|sirope de almendra|horchata de almendra',
    'Un sirope dulce de almendra con agua de azahar, imprescindible en el Mai Tai. Contiene frutos de cáscara.',
  ],
  falernum: ['Falernum', 'Un sirope o licor ligero de Barbados con lima, jengibre, clavo y almendra.'],
  highball: [
    'Highball|trago largo|combinado',
    'Un destilado alargado con una parte mayor de refresco con gas, sobre hielo en vaso alto.',
  ],
  sour: [
    'Sour|sours',
    'Una familia de cócteles: destilado, cítrico y algo dulce, agitados, a veces con clara. El Daiquiri, la Margarita y el Whiskey Sour son de ella.',
  ],
  fizz: ['Fizz', 'Un sour alargado con soda, servido sin hielo en un vaso alto y pequeño.'],
  collins: [
    'Collins',
    'Un sour alargado con soda y servido con hielo en vaso alto. Más grande y más suave que un fizz.',
  ],
  julep: [
    'Julep',
    'Destilado, azúcar y hierbabuena sobre mucho hielo picado, en un vaso de metal que se escarcha.',
  ],
  smash: [
    'Smash',
    'Un sour con fruta y hierbas machacadas, como hierbabuena o albahaca; pariente del julep.',
  ],
  flip: ['Flip', 'Una bebida agitada con un huevo entero y azúcar: cremosa sin nada de nata.'],
  spritz: [
    'Spritz',
    'Un licor amargo o floral con vino espumoso y un chorro de soda, con hielo en copa grande de vino.',
  ],
  mule: [
    'Mule|buck',
    'Destilado, cítrico y cerveza de jengibre o ginger ale, a menudo en taza de cobre. Buck es el nombre antiguo.',
  ],
  tiki: [
    'Tiki',
    'Un estilo de cócteles tropicales que Donn Beach empezó en California en los años treinta: varios rones, cítricos, siropes especiados y hielo picado.',
  ],
  aperitif: [
    'Aperitivo|aperitif',
    'Una bebida de antes de comer que abre el apetito: seca, amarga y no muy fuerte.',
  ],
  digestif: [
    'Digestivo|digestif',
    'Una bebida de después de comer: un brandy, un amaro o un licor de hierbas, por ejemplo.',
  ],
  mocktail: [
    'Mocktail|cóctel sin alcohol|virgin',
    'Un combinado sin alcohol. «Virgin» delante de un nombre quiere decir lo mismo.',
  ],
  rim: [
    'Escarchado|borde de sal|borde de azúcar|rim|crusta',
    'Un borde de sal o azúcar en la copa. Se moja el exterior con cítrico y se pasa por la sal, para que nada caiga dentro.',
  ],
  garnish: [
    'Decoración|garnish|guarnición',
    'Lo que se pone sobre la bebida terminada o dentro de ella. Si es buena, da aroma y no solo adorna.',
  ],
  layer: [
    'Hacer capas|layer|en capas|capas',
    'Verter despacio líquidos de distinta densidad unos sobre otros, el más pesado primero, para que no se mezclen.',
  ],
  blend: [
    'Batir en batidora|blend|licuar',
    'Preparar la bebida con hielo en la batidora hasta que quede lisa y granizada.',
  ],
  swizzle: [
    'Swizzle|varilla swizzle',
    'Girar entre las palmas una varilla con puntas en un vaso lleno de hielo picado, hasta que el vaso se escarcha.',
  ],
  throw: [
    'Escanciar|throwing|throw|escanciado',
    'Pasar la bebida en chorro largo de un vaso a otro reteniendo el hielo: más suave que agitar, más vivo que remover.',
  ],
  muddler: [
    'Majador|muddler|mortero de bar',
    'La mano de mortero de la barra, de madera, acero o plástico, para machacar fruta y hierbas.',
  ],
  mixingGlass: [
    'Vaso mezclador|mixing glass',
    'Un vaso de pared gruesa y con pico en el que se remueven las bebidas con hielo.',
  ],
  coupe: [
    'Copa Pompadour|coupe|coupette|copa coupe',
    'Una copa con pie, ancha y poco profunda, para bebidas sin hielo.',
  ],
  nickAndNora: [
    'Copa Nick & Nora|nick and nora|nick & nora',
    'Una copa pequeña con forma de campana, llamada así por la pareja de «La cena de los acusados».',
  ],
  rocksGlass: [
    'Vaso bajo|rocks glass|vaso old fashioned|tumbler|lowball',
    'Un vaso bajo y pesado para bebidas con hielo.',
  ],
  crushedIce: [
    'Hielo picado|crushed ice|hielo pilé',
    'Hielo en trozos pequeños. Enfría y diluye deprisa, como piden los juleps y los tiki.',
  ],
  dilution: [
    'Dilución|dilution',
    'El agua que suelta el hielo al mezclar. Forma parte de la receta: más o menos de un quinto a un cuarto de una bebida removida o agitada.',
  ],
  simpleSyrup: [
    'Sirope simple|almíbar|jarabe de azúcar|simple syrup',
    'Azúcar y agua a partes iguales, removidos hasta que queda claro. Con dos partes de azúcar por una de agua se llama sirope rico.',
  ],
  shrub: [
    'Shrub|shrubs',
    'Un sirope de fruta, azúcar y vinagre; con soda es una bebida ácida y sin alcohol.',
  ],
  cordial: [
    'Cordial',
    'Un concentrado dulce de fruta o flores, como lima o flor de saúco. En Estados Unidos también quiere decir licor.',
  ],
  infusion: [
    'Infusión|infusionar|infusion|macerar',
    'Dejar hierbas, fruta, té o especias en un destilado hasta que toma su sabor.',
  ],
  overproof: [
    'Overproof|navy strength',
    'Un destilado más fuerte de lo normal: ron por encima del 57 %, a menudo del 63 % o más. Con poco basta.',
  ],
  top: [
    'Completar|top|rellenar|topear',
    'Llenar el vaso al final con algo con gas, como soda o vino espumoso.',
  ],
};
