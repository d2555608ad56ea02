import type { Words } from './words.ts';

export const fr: Words = {
  cues: {
    greeting: 'bonjour|bonsoir|salut|coucou|hello|hey|bonne soiree',
    thanks: 'merci*|parfait|super|genial|excellent|top|formidable',
    bye: 'au revoir|a bientot|a plus|bonne nuit|a demain|ciao|bye',
    about:
      'ce que (?:tu sais|vous savez|tu peux|vous pouvez)(?: faire)?|qui (?:es tu|etes vous)|tu es qui|vous etes qui|que (?:sais tu|savez vous|peux tu|pouvez vous) .. (?:faire|m)|etes vous .. (?:robot|ia|humain|bot|vrai)|es tu .. (?:robot|ia|humain|bot)|comment .. (?:appelles|appelez)|aidez moi|aide moi|comment fonctionn*',
    hangover: 'gueule de bois|lendemain de (?:fete|soiree|cuite)',
    injection:
      '(?:ignore*|oublie*) .. (?:instruction*|consigne*|regle*|prompt|precedent*)|prompt systeme|system prompt|(?:tes|vos) (?:instructions|consignes)|ton prompt|votre prompt|jailbreak|mode developpeur|fais semblant|faites semblant|fais comme si|faites comme si|agis comme|tu es maintenant|vous etes maintenant|desormais tu es|joue .. role|cle api|mot de passe',
    offTopic:
      'meteo|quel temps|politique*|election*|president*|capitale|foot|football|bourse|bitcoin|crypto*|devoirs|python|javascript|programm*|code (?:source|python)|poeme|poesie|chanson|blague|actualite*|horoscope|loto|mathematiques|maths|tradui*|ecri* .. (?:lettre|mail|redaction|poeme|histoire)|qui a gagne|impots|medecin',
    howTo:
      'comment .. (?:fai*|prepar*|realis*|melang*|fait on)|recette*|preparation|prepar* .. (?:un|une|le|la)|montre*|que faut il pour|qu est ce qu il faut pour|ingredients (?:de|du|pour)|les etapes|fais moi .. (?:un|une)|faites moi .. (?:un|une)',
    contents:
      'qu y a t il .. dans|que contient|qu est ce qu il y a .. dans|il y a quoi dans|compose* de|composition|ingredients|de quoi .. fait|avec quoi .. fait|que met on dans',
    contains:
      'contien*|contenir|y a t il .. (?:dans|du|de|des)|il y a .. dans|y a .. dans|comporte*|sans danger|allergi*|intoleran*|est ce qu il y a',
    allergensOf: 'allergene*|allergi*',
    vegan: 'vegan*|vegetal*|vegetalien*|sans produits? anima*|origine animale',
    vegetarian: 'vegetarien*',
    strengthOf:
      'quel degre|degre*|combien d alcool|quelle quantite d alcool|taux d alcool|est .. fort|titre|alcoolise a|pourcentage|quelle force|quelle est la force',
    calories: 'calorie*|kcal|calorique|fait grossir',
    difference: 'differen*|compar*|versus|vs|distingue*|plutot .. ou|mieux .. ou',
    pairFood:
      'que manger|quoi manger|manger avec|manger .. avec|a grignoter|grignot*|amuse bouche*|amuse gueule*|quel (?:plat|encas)|que servir avec|quoi servir avec|qu est ce qui (?:va|accompagne) .. (?:avec|le|la|un|une)|plat* .. avec|accompagner (?:un|une|mon|le|la)|avec quoi .. (?:servir|manger|accompagner)|a manger',
    pairDrink:
      'accord*|va .. avec|vont .. avec|accompagn*|boire avec|boire .. avec|se marie*|marier|servir avec|pour accompagner|que boire|a boire avec',
    swap: 'a la place|au lieu d|au lieu de|au lieu du|rempla*|substitu*|alternative* (?:a|au)|n ai pas|n ai plus|ai pas|ai plus|pas de .. (?:chez|sous)|manque|plus de|puis je (?:utiliser|mettre|prendre)|peut on (?:utiliser|mettre|remplacer)|je peux (?:utiliser|mettre)|a defaut',
    wantsToKnow:
      'pourquoi|a quoi (?:sert|ca sert)|combien|comment (?:obtenir|faire|fait|on|je|garder|eviter|preparer|conserver|nettoyer|ca marche|refroidir|ouvrir|utiliser)|c est quoi|qu est ce (?:que c|qu un|qu une|que le|que la)|quand|que (?:veut dire|signifie|se passe)|est ce (?:que|qu)|en quoi|faut il|peut on|doit on|se gardent?|ca (?:va|se)|vraiment|expli*|difference*|(?:que|quoi) .. (?:utiliser|mettre)|quelles? .. (?:acheter|faut|besoin)|(?:beaucoup|bien|est|sont) trop|trop (?:sucre|acide|fort|amer)\\S*|coince*|n arrive plus|au secours|rate|que faire',
    meaning:
      'c koi|c quoi|c est quoi|qu est ce qu|qu est ce que|que signifie*|ca veut dire|que veut dire|veut dire|signifi*|definition|defini*|expliqu*|qu appelle t on|parlez moi|parle moi|kesako',
    history: 'histoire|origine*|qui a invente|invente*|d ou vient|provenance',
    glass: 'quel verre|dans quel verre|quels verres|quel type de verre|verrerie',
    batch:
      'pour (?:\\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze)(?: .. (?:personnes|invites|amis))?|(?:\\d+) (?:personnes|invites|amis|verres|convives)',
    surprise:
      'surpren*|surpris*|au hasard|peu importe|n importe (?:quoi|lequel)|choisi* (?:pour moi|vous|toi)|vous choisissez|tu choisis|a vous de choisir|quelque chose de nouveau|sais pas quoi|inspire*|carte blanche',
    shelf:
      'que puis je .. (?:faire|preparer|melanger)|qu est ce que je peux faire|que faire avec|mes (?:ingredients|bouteilles|alcools)|mon (?:bar|placard|stock)|chez moi|a la maison|j ai|avec ce que j ai|je peux faire quoi',
    strict:
      'seulement .. (?:avec|ce que|ces|mes|ai|ingredients)|uniquement|rien d autre|sans .. acheter|sans courses|exclusivement|exactement avec|rien acheter|rien .. acheter|juste avec',
    request:
      'je veux|je voudrais|j aimerais|j aime|donne* moi|donnez moi|recommand*|conseil*|sugger*|propos*|je cherche|idee*|que boire|quoi boire|que puis je|quel*|besoin|envie|avez vous|as tu|quelque chose|un truc|bon*|meilleur*|boisson*|cocktail*|mocktail*|shot*|shooter*|montre*|un verre|plutot',
    more: 'et|aussi|mais|ou|et si|pourquoi pas|alors|plutot|peut etre|ok|d accord|bon|pareil|meme',
    refine: 'sans|pas|plutot|moins|plus|un peu|trop|celui|celle|le|la|les|ca',
    alcoholFree:
      'sans(?! trop| beaucoup)(?: \\S+){0,2} alcool|non alcoolis*|mocktail*|virgin|zero alcool|0 alcool|pas d alcool|ne bois pas|ne boit pas|bois pas d alcool|0 degre|sans une goutte',
    stronger:
      'plus fort*|plus d alcool|plus corse*|plus puissant*|plus alcoolise*|pas assez fort|trop (?:leger|legere|doux)|plus costaud',
    weaker:
      'moins fort*|moins d alcool|moins alcoolise*|plus leger*|plus legere*|plus doux|trop fort*|trop alcoolise*|pas si fort',
    sweeter: 'plus sucre*|plus de sucre|trop sec|pas assez sucre',
    lessSweet:
      'moins sucre*|pas trop sucre*|trop sucre*|plus sec|plus seche|pas sucre*|peu sucre*|moins de sucre',
    sourer: 'plus acid*|plus citronne*|plus vif',
    lessSour: 'moins acid*|trop acid*|pas trop acid*|pas acid*',
    bitterer: 'plus amer*',
    lessBitter: 'moins amer*|trop amer*|pas trop amer*|pas amer*',
    another:
      'un autre|une autre|d autres|autre chose|autre|autres|encore (?:un|une)|le suivant|suivant*|plus d idees|autres idees|different*|quoi d autre|d autres idees',
    light:
      '(?:sans|pas) (?:trop|beaucoup) d alcool|peu caloriqu*|peu de calories|leger|legers|legere|legeres|peu d alcool|peu alcoolise*|pas trop fort|faible* en alcool|doux|pas trop alcoolise*',
    strong: 'fort|forte|forts|fortes|corse*|puissant*|costaud*|bien tasse',
    shot: 'shot*|shooter*|un petit verre cul sec',
    easy: 'facile*|simple*|rapide*|vite fait|peu d ingredients|debutant*|deux ingredients|trois ingredients|2 ingredients|3 ingredients',
    famous: 'celebre*|populaire*|classique*|connu*|incontournable*|plus commande*|top|mythique*',
    strongest: '(?:lequel|laquelle|quel) .. plus fort*|plus fort* des',
    weakest: '(?:lequel|laquelle|quel) .. (?:moins fort*|plus leger|plus legere|moins d alcool)',
    noShaker: 'sans shaker|pas de shaker|n ai pas .. shaker',
    first: 'premier*|1|numero un',
    second: 'deuxieme|second*|2|numero deux|du milieu',
    third: 'troisieme|3|numero trois',
    last: 'dernier*',
    it: 'le|la|l|les|celui|celle|ce|ca|celui ci|celui la|celle la|en|y|dedans',
    bar: 'boi[rst]*|boisson*|cocktail*|bar|barman|alcool*|spiritueux|verre*|glace|glacons|shak*|melang*|recette*|ingredient*|soif|mocktail*|liqueur*|garniture*|sirop*|bouteille*|amer|apero*|trinqu*',
  },
  tastes: {
    sour: 'acid*|acidul*|citronne*|agrume*',
    sweet: 'sucre|sucree|sucres|sucrees|doux|douce|gourmand*',
    bitter: 'amer|amere|amers|ameres|amertume',
    dry: 'sec|seche|secs|seches',
    strong: 'fort|forte|forts|fortes|corse*|puissant*|costaud*',
    fruity: 'fruit*|baies|fruits rouges',
    fresh: 'frais|fraiche|fraiches|rafraich*|desalter*',
    herbal: 'herbace*|herbes|plantes|vegetal',
    spicy: 'epice*|pimente*|piquant*|releve*|gingembre',
    smoky: 'fume*|tourb*',
    creamy: 'cremeu*|onctueu*|veloute*',
    coffee: 'cafe*|espresso|expresso',
    tropical: 'tropica*|exotique*|antill*|tiki|caraib*',
    savory: 'sale|salee|sales|salees|umami',
    nutty: 'noisette*|amande*|noix',
    floral: 'floral*|florau*|fleur*|sureau',
    minty: 'menthe|menthe fraiche|mentholee?',
  },
  categories: {
    'hot-drink':
      'boisson* chaude*|cocktail* chaud*|quelque chose de chaud|chaud|chaude|pour se rechauffer|rechauffer|rechauffe*',
    frozen: 'frozen|glace*s|glacee|granite*|mixe* avec .. glace',
    sparkling: 'petillant*|bulles|effervescent*|au champagne',
    spritz: 'spritz*',
    tiki: 'tiki',
    punch: 'punch*|pour une grande tablee|grand saladier|pour beaucoup',
    highball: 'long drink*|longdrink*|highball*',
    'beer-cocktail': 'cocktail* .. biere',
    dessert: 'comme dessert|en dessert|cocktail* dessert|a la place du dessert|pour le dessert',
    savory: 'sale|salee',
    'old-fashioned': 'comme un old fashioned',
    martini: 'martinis|au verre a melange',
  },
  occasions: {
    party: 'fete|fetes|soiree*|invites|cremaillere|soiree jeux|boum',
    aperitif: 'apero*|aperitif*|avant le (?:repas|diner|dejeuner)|avant .. (?:repas|diner|manger)',
    digestif:
      'apres le (?:repas|diner|dejeuner)|apres .. (?:repas|diner|manger)|digestif*|pousse cafe apres|fin de repas',
    winter:
      'pluvieu*|jour de pluie|hiver*|hivernal*|froid|neige|cheminee|coin du feu|soiree froide|grand froid|ski',
    summer: 'ete|estival*|chaleur|canicule|plage*|piscine*|terrasse*|jardin|soleil|ensoleill*',
    autumn: 'automne*|automnal*|halloween|toussaint',
    spring: 'printemps|printanier*|paques',
    brunch: 'brunch*|petit dejeuner|dimanche matin|matin',
    date: 'rendez vous|romantique*|saint valentin|st valentin|tete a tete|anniversaire de (?:mariage|couple)|amoureu*',
    barbecue: 'barbecue*|grillade*|plancha|bbq',
    christmas: 'noel|reveillon de noel|fetes de fin d annee|avent',
    celebration:
      'celebr*|feter|mariage*|nouvel an|saint sylvestre|trinquer|porter un toast|anniversaire*|diplome|fiancailles|grande occasion',
    nightcap:
      'dernier verre|avant de dormir|avant de se coucher|fin de soiree|minuit|pour finir la (?:soiree|journee)|tard le soir|avant d aller .. (?:lit|coucher|dormir)',
  },
  foods: {
    cheese: 'fromage*|raclette|fondue|plateau de fromages',
    seafood: 'fruits de mer|crevette*|moule*|homard*|crabe*|coquillage*|langoustine*|saint jacques|crustaces',
    fish: 'poisson*|thon|cabillaud|sardine*|truite|bar grille|hareng*',
    salmon: 'saumon*',
    steak: 'steak*|viande*|boeuf|entrecote*|agneau|gibier|cote de boeuf|filet',
    chicken: 'poulet*|volaille*|canard|dinde',
    pork: 'porc|lard|bacon|saucisse*|cochon',
    grilled: 'barbecue*|grillade*|grille|plancha',
    burger: 'burger*|hamburger*|frites|fast food',
    spicy: 'plat* (?:epice*|pimente*|releve*)|cuisine epicee|curry*|indien*|chili con carne|epice a manger',
    mexican: 'mexicain*|taco*|burrito*|nachos|guacamole',
    asian: 'asiatique*|thai*|chinois*|japonais*|ramen|sushi*|vietnamien*',
    italian: 'pizza*|pates|italien*|spaghetti*|lasagne*|risotto|antipasti',
    tapas: 'tapas|espagnol*|paella',
    ham: 'jambon*|charcuterie*|saucisson*|salami',
    salad: 'salade*|legume*|crudites',
    nuts: 'noix de cajou|amandes|cacahuetes|noix',
    snacks: 'snack*|chips|pop ?corn|bretzel*|biscuits aperitif',
    olives: 'olives',
    chocolate: 'chocolat*|brownie*',
    dessert: 'dessert*|tiramisu|creme brulee|sucreries|patisserie*',
    cake: 'gateau*|tarte*|cake|patisserie*',
    iceCream: 'glace a la vanille|glace vanille|boule de glace',
    fruit: 'salade de fruits|fruits frais|fraises',
    eggs: 'omelette*|oeufs (?:benedicte|brouilles|au plat)',
    pate: 'pate|foie gras|terrine*',
  },
  allergens: {
    gluten: 'gluten|ble|orge|seigle|avoine|epeautre|coeliaque*|coeliaqu*',
    crustaceans: 'crustace*|crevette*|crabe*|homard*|langoust*|fruits de mer',
    eggs: 'oeuf*|blanc d oeuf|blancs d oeuf*|jaune d oeuf',
    fish: 'poisson*|anchois',
    peanuts: 'cacahuet*|arachide*|fruits a coque|noix',
    soybeans: 'soja',
    milk: 'lait|laitier*|lactose|creme|beurre|caseine|plv|aplv',
    nuts: 'fruits a coque|noix|amande*|noisette*|noix de cajou|cajou|pistache*|pecan|macadamia',
    celery: 'celeri',
    mustard: 'moutarde',
    sesame: 'sesame',
    sulphites: 'sulfite*|soufre',
    lupin: 'lupin*',
    molluscs: 'mollusque*|palourde*|moule|moules|huitre*|coquillage*|calamar*|fruits de mer',
  },
  without:
    'sans|pas|pas de|pas d|ni|aucun|aucune|deteste|n aime pas|aime pas|allergique a|allergique au|allergique aux|allergie a|allergie au|intolerant au|intolerante au|enlever|sauf|excepte|hormis|n ai pas|ai pas|ai plus|n ai plus|supporte pas|manque|allergies a|allergies aux|allergie aux|intolerance a|intolerance au|intolerance aux|intolerant a|intolerante a|sensible a|sensible au|reagis a|reagis au|ne tolere pas|evite|eviter|interdit|droit a|droit au|droit aux',
  instead:
    'a la place de|a la place du|a la place d|au lieu de|au lieu du|au lieu d|remplacer|remplace|remplacant|substitut a|substitut au|substitut de|alternative a|alternative au|alternatives a|a defaut de',
  turn: 'pour|quelque|plutot|avec|mais|par|ai|veux|voudrais|prends|utiliser|mettre',
  numbers: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
};
