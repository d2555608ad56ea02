import type { BartenderTexts } from './bartenderTexts.ts';

export const es: BartenderTexts = {
  hello: [
    '¡Hola! ¿Qué te apetece? Dime un destilado, un sabor o una ocasión y te busco un cóctel.',
    '¡Qué bien verte por aquí! Cuéntame qué tienes en casa o qué te gusta y hacemos algo con ello.',
    '¡Bienvenido a la barra! ¿Algo fresco, algo fuerte o te sorprendo?',
  ],
  thanks: [
    '¡De nada! Si quieres otra idea, dímelo.',
    '¡Con mucho gusto! Disfrútalo sin prisa.',
    '¡A ti! Cuando necesites otra receta, aquí estoy.',
  ],
  bye: ['¡Hasta pronto! Vuelve a casa con cuidado.', 'Adiós, y nos vemos en la barra.'],
  about: [
    'Soy el barman de la casa: ni persona ni una IA que lo sepa todo, pero me sé de memoria las recetas de este bar. Busco cócteles por ingredientes, destilado, sabor, ocasión o comida, te cuento cómo se preparan, qué poner cuando falta algo y qué significan los términos de barra. De lo demás se ocupan otros.',
  ],
  unclear: [
    'Soy el barman de la casa y no te he entendido del todo. Prueba con «¿Qué puedo hacer con ginebra y lima?», «¿Cómo se hace un Negroni?», «¿Qué va bien con ostras?» o «Sorpréndeme».',
    'Eso no lo he entendido. Puedo buscar cócteles por ingrediente, sabor, ocasión o comida, explicarte una receta o un término de barra y encontrar un sustituto para lo que te falte.',
  ],
  offTopic: [
    'Soy el barman de la casa y eso queda fuera de mi barra. Pregúntame por bebidas, ingredientes o qué va bien con tu cena.',
    'Ahí no puedo ayudarte: solo entiendo de bebidas. Pero te busco encantado una para esta noche.',
  ],
  injection: [
    'Soy el barman de la casa y lo seguiré siendo. Con bebidas, recetas y términos de barra te ayudo encantado.',
  ],
  pregnancy:
    'Durante el embarazo y la lactancia, lo seguro es no tomar nada de alcohol. Si tienes dudas por algo que ya has bebido, pregunta a tu médica, médico o matrona.',
  driving:
    'Si vas a conducir, nada de alcohol: una sola copa ya te hace más lento y nadie nota con certeza cuánto le queda en la sangre. Si ya has bebido, coge un taxi o el autobús.',
  minor: 'A menores de 18 no les sirvo alcohol, pero nadie se queda con sed.',
  addiction:
    'Gracias por contármelo. No te voy a proponer nada con alcohol. Si la bebida te pesa, tu médico de cabecera, un centro de atención a las adicciones o un grupo como Alcohólicos Anónimos te escuchan con confidencialidad. No tienes que hacerlo en soledad.',
  medicine:
    'Mezclar alcohol y medicamentos puede ser peligroso. Pregunta antes en tu consulta o en la farmacia y, mientras tanto, mejor sin alcohol.',
  excess:
    'No preparo copas para emborracharse. Un buen cóctel se saborea: de uno en uno, con agua y algo de comer al lado y la vuelta a casa resuelta. Si la bebida se te va de las manos, un médico o un centro de ayuda te atienden con confidencialidad.',
  emergency:
    'Eso suena grave. Si alguien no se despierta o respira mal, llama ya al 112, ponlo de lado y no lo dejes a solas. Si piensas en hacerte daño, llama al 112 o a una línea de ayuda: te escucharán enseguida.',
  hangover:
    'Otra copa solo aplaza la resaca. Ayudan más el agua, algo salado, dormir y el tiempo. Si quieres algo en el vaso, que sea sin alcohol.',
  instead: ['Sin alcohol tengo, por ejemplo:', 'Prueba uno de estos, todos sin alcohol:'],
  stillCareful: 'Con lo que me has contado, me quedo en las bebidas sin alcohol.',

  offers: ['prueba uno de estos.', 'esto es lo que yo te prepararía.', 'se me ocurren estos.'],
  plainOffers: [
    'Esto es lo que yo te prepararía:',
    '¿Qué tal uno de estos?',
    'Con estos se acierta siempre:',
  ],
  surprise: ['Entonces decido yo. Hoy toca este:', 'Cierra los ojos, aquí va:', 'Mi elección para ti:'],
  another: ['Aquí van otros:', 'Tengo más:', 'Entonces, quizá uno de estos:'],
  stronger: ['Un punto más fuerte:', 'Con más cuerpo:'],
  weaker: ['Más ligero, entonces:', 'Con menos alcohol:'],
  sweeter: ['Un poco más dulce:', 'Más suave y dulce:'],
  lessSweet: ['Menos dulce:', 'Más seco y fresco:'],
  sourer: ['Con más acidez:', 'Más ácido, entonces:'],
  lessSour: ['Con menos acidez:', 'Menos ácido:'],
  bitterer: ['Con más amargor:', 'Más amargo, entonces:'],
  lessBitter: ['Menos amargo:', 'Más suave, sin el amargor:'],
  closers: [
    'Pregúntame cómo se prepara cualquiera de ellos.',
    'Di «el segundo» si quieres su receta.',
    '¿Muy fuerte, muy dulce? Dímelo y busco otra vez.',
  ],
  nothing: [
    'No tengo nada en el libro que cumpla todo eso. Quita uno de los deseos y vuelvo a buscar.',
    'Esa combinación no está en mi libro. ¿Qué es lo que más te importa de todo ello?',
  ],
  nothingMore: ['Eso era todo lo que tengo así. Cambia una cosa y sigo buscando.'],
  nearest: ['Ninguna receta de mi libro lo lleva todo. Las que más se acercan:'],
  noStronger: 'No tengo nada más fuerte de ese estilo, y con uno de estos basta.',

  with: 'con {things}',
  without: 'sin {things}',
  alcoholFree: 'sin alcohol',
  vegan: 'vegano',
  easy: 'fácil de hacer',
  light: 'ligero',
  strong: 'fuerte',
  shot: 'en chupito',
  occasions: {
    party: 'para una fiesta',
    aperitif: 'para antes de comer',
    digestif: 'para después de comer',
    winter: 'para días fríos',
    summer: 'para días de calor',
    autumn: 'para el otoño',
    spring: 'para la primavera',
    brunch: 'para el brunch',
    date: 'para dos',
    barbecue: 'para la barbacoa',
    christmas: 'para Navidad',
    celebration: 'para brindar',
    nightcap: 'para acabar el día',
  },
  forFood: ['¿{food}? Yo serviría:', '¿{food}? Van bien estos:'],
  forFoods: ['Con eso yo serviría:', 'Con eso van bien estos:'],

  fromShelf: ['Con lo que tienes:', 'Con tus ingredientes:'],
  fromShelfOnly: ['Para estos lo tienes todo:', 'Para estos no hay que comprar nada:'],
  shelfEmpty: 'Tu estante está vacío todavía. Dime qué tienes en casa, por ejemplo «ginebra, lima y azúcar».',
  shelfNothing: 'Solo con lo que hay en tu estante todavía no sale ningún cóctel de mi libro.',
  shelfNearly: 'Te falta muy poco para:',
  allThere: 'lo tienes todo',
  missing: 'te falta: {things}',

  inPlace: '{use} en lugar de {thing}',

  whichDrink: '¿A qué bebida te refieres? Dime el nombre y te cuento cómo se hace.',
  recipe: ['¡Claro! {drink}:', '{drink}, marchando:', 'Así lo preparo yo: {drink}.'],
  batch: '{drink} para {count}:',
  batchNote: 'Agita o remueve de dos en dos o de tres en tres; lo que lleva gas se añade en la copa.',
  steps: '**Preparación**',
  facts: 'Se sirve en: {glass} · {abv}',
  glass: '{drink} se sirve en: **{glass}**.',
  abv: '{abv} % vol.',
  noAlcohol: 'sin alcohol',

  strength: '{drink} tiene alrededor de **{abv} % vol.**, es decir, {units} unidades de 10 g de alcohol.',
  byStrength: 'Del más fuerte al más suave:',
  strengthNone: '{drink} no lleva alcohol.',
  calories: '{drink} ronda las **{kcal} kcal**. Es una estimación: el azúcar cambia de una marca a otra.',
  differ: '{one} y {other}, comparados:',
  common: 'En los dos: {things}',
  nothingCommon: 'No tienen ningún ingrediente en común',
  only: 'Solo en {drink}: {things}',
  differStrength: 'Graduación: {drink} {one}, {otherDrink} {other}',
  differTaste: 'Sabor: {drink} {one}, {otherDrink} {other}',
  differMade: 'Preparación: {drink} {one}, {otherDrink} {other}',

  containsYes: 'Sí: {drink} lleva {things}.',
  containsNo: 'No: según nuestra receta, {drink} no lleva {thing}.',
  freeYes: 'Sí: según nuestra receta, {drink} no lleva {thing}.',
  freeNo: 'No: {drink} lleva {things}.',
  allergens: 'Según nuestra receta, {drink} tiene estos alérgenos: **{things}**.',
  allergensNone:
    'Según nuestra receta, {drink} no tiene ninguno de los catorce alérgenos de declaración obligatoria.',
  veganYes: 'Sí, {drink} es vegano según nuestra receta.',
  veganNo: 'No, {drink} no es vegano: {things}.',
  labels: 'Con una alergia, lo que cuenta es la etiqueta de tu botella.',

  eatWith: ['Con {drink} yo serviría: {foods}.', '{drink} va bien con: {foods}.'],

  swap: 'En lugar de **{thing}** yo usaría:',
  swapLine: '**{use}**: {amount}. {remark}.',
  swapAmount: '{to} por {from}',
  swapNone: 'Para **{thing}** no conozco un buen sustituto; sin ello sale otra bebida.',
  swapYes: 'Sí, {use} sirve en lugar de {thing}: {amount}. {remark}.',
  swapNo: 'Yo no pondría {use} en lugar de {thing}: sale otra bebida. Mejor:',
  swapSpecific: 'En {drink}, {thing} da el carácter: con otra cosa sale un pariente, no el original.',
  swapGarnish: 'En {drink}, {thing} solo es decoración u opcional: puedes no ponerlo.',
  swapNotIn: '{drink} no lleva {thing} según nuestra receta, así que no falta nada.',
  onShelf: 'lo tienes',
  alsoWithout: 'O uno de estos, que no lo llevan:',

  ingredient: '**{name}**{kind}{strength}.',
  ingredientStrength: ', unos {abv} % vol.',
  ingredientKind: ' (tipo: {kind})',
  foundIn: 'Lo encuentras, por ejemplo, en:',
};
