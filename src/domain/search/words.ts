const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Folded words that join the others of a name or a question and tell nothing themselves, in five languages. */
export const SMALL_WORDS = words(`
  a an the of and n on in with to some no nr number uit voor van het een de der den en op met
  der die das den dem ein eine einen im am auf mit und von vom fur zum zur
  el la los las lo un una unos unas y e con del al en para
  le les l d du des une et avec aux au sur dans pour`);

/** What people put beside the name of a drink; left out where another word is left. */
export const FILLERS = words(`
  cocktail cocktails coctel cocteles drink drinks drankje drankjes drank getrank getranke bebida bebidas trago tragos
  copa boisson boissons verre longdrink longdrinks mixgetrank mix classic classico klassisch klassischer klassieke clasico classique
  shot shots shotje shotjes chupito chupitos shooter shooters kurzer schnaps
  recipe recipes recept recepten rezept rezepte receta recetas recette recettes glass glas vaso
  original echte echter echt real please bitte por favor please svp`);

/** What stands before something that is not to be in the drink. */
export const WITHOUT = words('without no w/o wo zonder geen ohne kein keine keinen sin sans pas');

/** Folded words for alcohol behind {@link WITHOUT}. */
export const ALCOHOL = words('alcohol alcool alkohol alc booze');

/** Words that ask for a drink without alcohol on their own. */
export const FREE_WORDS = words(`
  alcoholfree alcoholvrij alcoholvrije alkoholfrei alkoholfreier alkoholfreie alkoholfreies nonalcoholic nonalcolic
  mocktail mocktails virgin virgen vierge`);

/** Words of the names of drinks that each language says in its own way; each row means one thing. */
export const NAME_WORDS: readonly ReadonlySet<string>[] = [
  'sour sauer saurer sauren zuur zure agrio acido acide aigre',
  'frozen gefroren gefrorener bevroren congelado congelada congeladas helado helada frappe glace',
  'iced eis ijs helado glace ice',
  'tea tee thee te the',
  'coffee kaffee koffie cafe',
  'hot heiss heisser heisse hete warme warmer caliente chaud chaude',
  'dry trocken trockener droge droog seco seca sec',
  'dirty schmutziger schmutzig vuile vieze sucio sale',
  'spicy scharf scharfe pikant pikante picante epice epicee pittige',
  'white weiss weisser weisse wit witte blanco blanca blanc blanche',
  'black schwarz schwarzer schwarze zwart zwarte negro negra noir noire',
  'blue blau blauer blaue blauw blauwe azul bleu bleue',
  'red rot roter rote rood rode rojo roja rouge',
  'green grun gruner grune groen groene verde vert verte',
  'golden goldener goldene gouden dorado dorada dore doree oro',
  'pink rosa roze rose',
  'russian russe russischer rus ruso rusa',
  'irish irisch irischer ierse irlandes irlandais',
  'french franzosischer franzosische franz franse frances francesa francais francaise',
  'italian italienischer italiaanse italiano italien',
  'mexican mexikanischer mexicaanse mexicano mexicana mexicain',
  'english englischer engelse ingles anglais',
  'old alter altmodischer oude viejo vieux',
  'royal royale real',
  'punch punsch ponche',
  'lagoon lagune laguna lagon',
  'sunrise sonnenaufgang zonsopgang amanecer',
  'espresso expresso expreso',
  'widow witwe weduwe viuda veuve',
  'butterfly schmetterling vlinder mariposa papillon',
  'lady dame dama',
  'angel engel angelo ange',
  'devil teufel duivel diablo diable',
  'summer sommer zomer verano ete',
  'number nummer numero',
  'spritz spritzer sprits spriz espritz esprit',
  'whiskey whisky wiski wisky',
].map(words);
