import type { Words } from './words.ts';

export const es: Words = {
  cues: {
    greeting: 'hola|buenas|buenos dias|buenas (?:tardes|noches)|que tal|hey',
    thanks: 'gracias|muchas gracias|genial|perfecto|estupendo|guay|fenomenal|te lo agradezco',
    bye: 'adios|hasta luego|hasta pronto|hasta manana|chao|nos vemos',
    about:
      'lo que (?:sabes|puedes) hacer|quien eres|que eres|que (?:puedes|sabes) hacer|eres .. (?:robot|bot|ia|humano|humana|persona)|como te llamas|ayudame|como funcionas|en que .. ayudar*',
    hangover: 'resaca*|cruda|guayabo',
    injection:
      '(?:ignora|olvida|omite) .. (?:instruccion*|reglas|prompt|anterior*)|prompt del sistema|system prompt|tus (?:instrucciones|reglas)|tu prompt|jailbreak|modo desarrollador|finge|hazte pasar|actua como|ahora eres|a partir de ahora eres|clave de api|contrasena',
    offTopic:
      'que tiempo|el tiempo .. (?:manana|hoy|hace|hara)|politic*|eleccion*|presidente|capital de|futbol|liga|bolsa|bitcoin|cripto*|deberes|python|javascript|programa*|codigo|poema|poesia|cancion|chiste|noticias|horoscopo|loteria|matematica*|traduc*|escribe* .. (?:carta|ensayo|correo|poema|cuento)|quien gano|impuesto*|medico',
    howTo:
      'como .. (?:hace|hago|hacer|prepar*|mezcl*|elabor*)|receta*|preparacion|prepara* .. (?:un|una|el|la)|ensename|que necesito para|ingredientes (?:de|del|para)|pasos|muestrame|hazme .. (?:un|una)',
    contents:
      'que lleva|que tiene|que contiene|de que esta hecho|ingredientes|que se le pone|con que se hace|que hay en',
    contains:
      'contiene*|lleva .. (?:huevo|leche|nata|frutos|gluten|clara)|lleva|tiene .. (?:huevo|leche|gluten|nata|frutos|nueces|clara)|hay .. en|libre de|alerg*|intoleran*',
    allergensOf: 'alergeno*|alergi*',
    vegan: 'vegan*|vegetal|sin productos animales|sin nada animal|origen animal',
    vegetarian: 'vegetarian*',
    strengthOf:
      'que graduacion|graduacion|cuanto alcohol|cuantos grados|grados .. tiene|como de fuerte|que tan fuerte|cuan fuerte|porcentaje|es .. fuerte',
    calories: 'caloria*|kcal|engorda*|calorico',
    difference: 'diferenci*|distingu*|compar*|versus|vs|se diferencian|mejor .. o',
    pairFood:
      'que .. (?:comer|como|comemos) con|de comer con|comida .. con|para picar|picoteo|aperitivos? para acompanar|con que .. (?:acompan*|marid*|comer|combin*)|que (?:le )?va bien con|que pega con|tapa* .. con|que sirvo con|plato* .. con|maridaje (?:de|del|para)|acompano',
    pairDrink:
      'marid*|pega* .. con|va .. con|van .. con|acompan*|combina .. con|combinan .. con|beber con|beber .. con|tomar con|con que bebida|para (?:comer|cenar|acompanar)',
    swap: 'en lugar de|en vez de|sustitu*|reemplaz*|alternativa* (?:a|al|para)|cambiar|cambio .. por|no tengo|no me queda|se me ha acabado|me falta|falta|puedo usar|puedo poner|sirve|a falta de',
    wantsToKnow:
      'por ?que|porque|para que|cuant[oa]s?|cada cuanto|como (?:consigo|hago|se hace|puedo|preparo|guardo|evito|funciona|se usa|se conserva|limpio|saco|enfrio|abro)|que (?:es|son|significa|pasa|hace|quiere decir)|cuando|en que se|es (?:verdad|lo mismo|peligros*|cierto|malo)|se puede|hay que|tengo que|debo|va (?:a|en) la nevera|explica*|diferencia*|distingue*|que .. (?:uso|usar)|que .. (?:necesito|compro)|(?:salio|quedo|esta|muy|demasiado) .. (?:dulce|acid*|fuerte|amarg*|aguad*)|demasiado|no consigo|de verdad|se me',
    meaning:
      'que es|que son|que significa*|que quiere decir|significado|explica*|definicion|define|a que se llama|hablame de|en que consiste',
    history: 'historia|origen|quien .. invento|inventado|invento|de donde viene|procede',
    glass: 'que (?:vaso|copa)|en que (?:vaso|copa)|tipo de (?:vaso|copa)|cristaleria',
    batch:
      'para (?:\\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)(?: .. (?:personas|invitados|amigos))?|(?:\\d+) (?:personas|invitados|amigos|copas|raciones)',
    surprise:
      'sorprend*|sorpresa|al azar|lo que quieras|cualquier*|elige tu|tu eliges|decide tu|algo nuevo|no se que (?:beber|tomar|pedir)|me da igual|inspirame',
    shelf:
      'que puedo .. (?:hacer|preparar|mezclar)|que .. puedo hacer con|mis (?:ingredientes|botellas|cosas)|mi (?:bar|mueble bar|despensa)|en casa|tengo|con lo que tengo',
    strict:
      'solo .. (?:con|lo que|estos|mis|tengo|ingredientes)|nada mas|sin comprar|unicamente|exclusivamente|exactamente con|sin que falte|no .. comprar',
    request:
      'quiero|quisiera|me gustaria|me apetece|me gusta*|dame|recomiend*|recomendacion|recomienda*|suger*|propon*|busco|ideas?|que .. tomo|que puedo|que me|cuales|necesito|ponme|tienes|algo|algun*|buen*|mejor*|bebida*|coctel*|cocteles|trago*|copa|chupito*|mocktail*|ensename',
    more: 'y|tambien|pero|o|que tal|que te parece|entonces|mejor|quizas|vale|ok|pues|lo mismo',
    refine: 'sin|no|mejor|menos|mas|un poco|algo|demasiado|ese|esa|el|lo|la',
    alcoholFree:
      'sin(?! mucho| demasiado| tanto)(?: \\S+){0,2} alcohol|no alcoholic*|mocktail*|virgin|sin gota de alcohol|cero alcohol|0 alcohol|0 0|no bebo|no bebe|sin graduacion|refresco*',
    stronger:
      'mas fuerte*|mas alcohol|mas potente*|mas cargad*|demasiado (?:flojo|suave)|mas canero|con mas cuerpo',
    weaker:
      'menos fuerte*|menos alcohol|mas (?:suave|ligero|ligera|flojo|floja)*|demasiado fuerte|no tan fuerte|menos cargad*|menos graduacion',
    sweeter: 'mas dulce*|mas azucar|demasiado seco',
    lessSweet:
      'menos dulce*|no tan dulce*|no muy dulce*|demasiado dulce|mas seco|mas seca|no dulce|menos azucar|poco dulce',
    sourer: 'mas acid*|mas citric*|mas agri*|mas limon',
    lessSour: 'menos acid*|demasiado acid*|no tan acid*|no muy acid*',
    bitterer: 'mas amarg*',
    lessBitter: 'menos amarg*|demasiado amarg*|no tan amarg*|no amarg*|no muy amarg*',
    another:
      'otr[oa]s?|algo (?:distinto|diferente)|diferente|distint*|siguiente|mas (?:ideas|opciones|sugerencias)|alguno mas|alguna mas|algo mas|que mas',
    light:
      'sin (?:mucho|demasiado|tanto) alcohol|pocas calorias|bajo en calorias|ligero|ligera|poco alcohol|suave*|no .. fuerte|baja graduacion|flojit*|flojo|de poca graduacion',
    strong: 'fuerte*|potente*|cargad*|contundente*|canero',
    shot: 'chupito*|shot*|shooter*',
    easy: 'facil*|sencill*|simple*|rapid*|pocos ingredientes|principiante*|dos ingredientes|tres ingredientes|2 ingredientes|3 ingredientes',
    famous: 'famos*|popular*|clasic*|conocid*|mas pedid*|iconic*|de toda la vida|top',
    strongest: 'cual .. mas fuerte|mas fuerte de (?:los|las|todos)',
    weakest: 'cual .. (?:menos fuerte|mas (?:ligero|ligera|suave|flojo))|menos alcohol de',
    noShaker: 'sin coctelera|no tengo coctelera',
    first: 'primer*|1|numero uno',
    second: 'segund*|2|numero dos|del medio',
    third: 'tercer*|3|numero tres',
    last: 'ultim*',
    it: 'lo|la|ese|esa|eso|este|esta|esto|le|el de antes|los',
    bar: 'bebid*|beber|coctel*|bar|barman|camarero|alcohol*|licor*|vaso*|copa*|hielo|agit*|mezcl*|receta*|ingrediente*|sed|trago*|mocktail*|destilado*|sirope*|jarabe*|botella*|amargo*|tomar',
  },
  tastes: {
    sour: 'acid*|citric*|agri*|agridulce',
    sweet: 'dulce*|dulc*|azucarad*',
    bitter: 'amarg*',
    dry: 'seco|seca|secos|secas',
    strong: 'fuerte*|potente*|cargad*',
    fruity: 'frut*|afrutad*|bayas|frutos rojos',
    fresh: 'fresco|fresca|frescos|frescas|refrescante*|fresquit*',
    herbal: 'herbal*|hierba*|herbace*',
    spicy: 'picante*|especiad*|picosit*|jengibre',
    smoky: 'ahumad*|humo|turb*',
    creamy: 'cremos*|con crema|untuos*',
    coffee: 'cafe*|espresso',
    tropical: 'tropical*|exotic*|caribe*|tiki',
    savory: 'salad[oa]s?|umami|sabros*',
    nutty: 'frutos secos|almendr*|avellana*|nuez',
    floral: 'floral*|flores|sauco',
    minty: 'menta|hierbabuena|mentolad*',
  },
  categories: {
    'hot-drink': 'bebida* caliente*|coctel* caliente*|algo caliente|calient*|para entrar en calor',
    frozen: 'frozen|granizad*|helad[oa]s?|congelad*',
    sparkling: 'espumos*|burbuj*|con champan|chispeante*',
    spritz: 'spritz*',
    tiki: 'tiki',
    punch: 'ponche*|para un grupo grande|para muchos',
    highball: 'trago* largo*|highball*|combinado*|copa larga',
    'beer-cocktail': 'coctel* .. cerveza',
    dessert: 'de postre|como postre|coctel* de postre|en lugar de postre|coctel* dulce* de postre',
    savory: 'salad[oa]s?',
    'old-fashioned': 'como un old fashioned',
    martini: 'martinis|removid*',
  },
  occasions: {
    party: 'fiesta*|invitados|reunion|guateque|noche de juegos|cumple de',
    aperitif:
      'aperitivo*|antes de .. (?:comer|cenar|cena|comida)|vermut de la hora|para abrir boca|hora del vermut',
    digestif:
      'despues de .. (?:comer|cenar|cena|comida)|digestiv*|sobremesa|tras .. (?:cena|comida|cenar|comer)',
    winter: 'lluvios*|dia de lluvia|invierno*|invernal*|frio|nieve|chimenea|noche* fria*|acogedor*|esqui*',
    summer: 'verano*|veranieg*|calor|playa*|piscina*|terraza*|jardin|dia* caluroso*|soleado*|sol',
    autumn: 'otono*|otonal*|halloween',
    spring: 'primavera*|primaveral*|pascua|semana santa',
    brunch: 'brunch*|desayun*|manana de domingo|por la manana|almuerzo',
    date: 'cita|citas|romantic*|san valentin|aniversario|velada|enamorad*',
    barbecue: 'barbacoa*|parrillada*|asado|bbq',
    christmas: 'navidad*|navidenan*|navide*|nochebuena|reyes|adviento',
    celebration:
      'celebr*|boda*|nochevieja|ano nuevo|brindar|brindis|cumpleanos|graduacion de|compromiso|ocasion especial',
    nightcap:
      'antes de dormir|antes de acostar*|ultima copa|fin de la noche|medianoche|para terminar el dia|copa de noche|noche tranquila',
  },
  foods: {
    cheese: 'queso*|fondue|raclette',
    seafood: 'marisco*|gamba*|langostino*|mejillon*|langosta*|cangrejo*|almeja*|pulpo|calamar*',
    fish: 'pescado*|pescadito*|atun|bacalao|boqueron*|anchoa*|sardina*|merluza',
    salmon: 'salmon*',
    steak: 'chuleton*|entrecot*|carne*|ternera|cordero|solomillo|bistec',
    chicken: 'pollo*|pavo|pato|aves',
    pork: 'cerdo|beicon|bacon|salchicha*|chorizo|secreto iberico',
    grilled: 'barbacoa*|parrilla*|a la brasa|asado',
    burger: 'hamburguesa*|burger*|patatas fritas|comida rapida',
    spicy:
      'comida picante|platos? picantes?|curry*|indi[oa]|algo picante de comer|chili con carne|picante .. comer',
    mexican: 'mexican[oa]s?|taco*|burrito*|nachos|guacamole|quesadilla*',
    asian: 'asiatic*|tailandes*|chin[oa]|japones*|ramen|sushi|vietnamita*',
    italian: 'pizza*|pasta|italian[oa]s?|espagueti*|lasana*|risotto',
    tapas: 'tapa|tapas|tapeo|paella|croqueta*|pintxo*|pincho*|tortilla',
    ham: 'jamon*|embutido*|salami|fiambre*',
    salad: 'ensalada*|verdura*|vegetales',
    nuts: 'frutos secos|almendras|nueces|cacahuetes',
    snacks: 'picoteo|snack*|palomitas|patatas de bolsa|chips',
    olives: 'aceitunas|olivas',
    chocolate: 'chocolate*|bombon*|brownie*',
    dessert: 'postre*|dulces|tiramisu|crema catalana',
    cake: 'tarta*|pastel*|bizcocho*',
    iceCream: 'helado de vainilla|helado de postre|helados',
    fruit: 'macedonia|fruta fresca|fresas',
    eggs: 'huevos (?:benedict|fritos|revueltos)|tortilla francesa|revuelto',
    pate: 'pate|foie*|higado',
  },
  allergens: {
    gluten: 'gluten|trigo|cebada|centeno|avena|espelta|celiac*|celiaqu*',
    crustaceans: 'crustaceo*|marisco*|gambas?|camaron*|cangrejo*|langost*',
    eggs: 'huevo*|clara|claras|yema*',
    fish: 'pescado*|anchoa*|pez',
    peanuts: 'cacahuet*|cacahuat*|mani|manies|frutos secos',
    soybeans: 'soja|soya',
    milk: 'leche|lacteo*|lactosa|nata|crema|mantequilla|caseina|aplv',
    nuts: 'frutos secos|frutos de cascara|nueces|nuez|almendra*|avellana*|anacardo*|pistacho*|pecana*|macadamia*',
    celery: 'apio',
    mustard: 'mostaza',
    sesame: 'sesamo|ajonjoli',
    sulphites: 'sulfito*|azufre',
    lupin: 'altramu*|lupino*|chochos',
    molluscs: 'molusco*|marisco*|almeja*|mejillon*|ostra*|calamar*|pulpo',
  },
  without:
    'sin|no|ni|odio|detesto|no me gusta|no me gustan|no soporto|alergico a|alergica a|alergico al|alergica al|alergia a|alergia al|intolerante a|quitar|excepto|menos el|menos la|nada de|salvo|no tengo|no puedo tomar|alergia a los|alergia a las|alergico a los|alergica a las|intolerancia a|intolerancia al|sensible a|reacciono a|no tolero|me sientan mal|me sienta mal|no puedo comer|no puedo beber|evitar|evito|prohibido',
  instead:
    'en lugar de|en lugar del|en vez de|en vez del|sustituir|sustituto de|sustituto del|sustituto para|sustituye|reemplazar|reemplazo|alternativa a|alternativa al|alternativas a|a falta de|cambiar',
  turn: 'para un|para una|para el|para la|para mi|algo|mejor|con|pero|por|tengo|quiero|uso|usar|sino',
  numbers: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
};
