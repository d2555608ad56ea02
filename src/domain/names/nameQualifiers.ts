import { foldText } from '../../text/foldText.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What people put beside the name of an ingredient and what changes nothing, in five languages. */
export const QUALIFIERS = words(`
  fresh freshly squeezed organic homemade cold chilled good cheap large small big ripe some bottle of my the a an bunch can tin
  half leftover leftovers bit few couple dozen two three four five jar carton pack from bag bags drink
  concentrate litre litres pint case crate tub handful supermarket bits smooth range with cans frozen garden
  vers verse geperst geperste biologische biologisch goede grote kleine rijpe wat fles een mijn de het van bosje blikje
  half halve restje beetje paar twee drie vier vijf pak potje liter
  flesje flesjes blik blikken krat kratje doosje takje takjes plantje handje zakje uit supermarkt spuitbus koud koude met vruchtvlees stukje tuin machine zelfgemaakt zelfgemaakte bevroren diepvries
  frisch frische frischer frisches gepresst gepresste gepresster bio gute guter grosse kleine reife etwas flasche ein eine mein meine bund dose vom
  halb halbe halber halbes rest bisschen paar zwei drei vier funf packung glas angebrochene angebrochener
  flaschen dosen kiste kasten zweig handvoll tute becher supermarkt aus dem der tk tiefgekuhlte tiefgekuhlt
  kalt kalter kalte kaltes mit fruchtfleisch unbehandelt unbehandelte flussig flussige von garten balkon gefroren gefrorene
  fresco fresca frescos frescas exprimido exprimida ecologico ecologica bueno buena grande pequeno maduro botella un una unos unas mi el la los las del lata
  medio media resto poco par dos tres cuatro cinco frasco brik casero casera natural
  botellas latas litro litros vaso paquete bote tarro ramita ramitas manojo punado trozo supermercado en rama recien frio fria molido molida congelado congelada congelados congeladas jardin
  frais fraiche fraiches presse pressee pur pure bon bonne grand petit mur bouteille une mon ma le les du des d l
  moitie reste fond peu quelques deux trois quatre cinq pot brique maison
  bouteilles litre litres canette canettes pack bocal boite sachet bouquet botte poignee brin brins tranche tranches supermarche en surgele surgelee surgeles surgelees froid froide fin jardin moulu congele congelee congeles congelees
  ml cl dl l oz g kg x
  handle miniature chunks pieces slices sliced diced chopped brick sachet tinned canned bagged wedges defrosted nearly empty opened unopened
  literfles zak bak bekertje brik pakje sixpack diepgevroren ingevroren ingeblikte versgeperst versgeperste stukjes schijfjes blokjes geopende aangebroken bijna lege
  dosen packung packungen tetrapak tetra trager sechser 6er 12er topf selbstgemacht selbstgemachte selbstgemachter selbstgemachtes hausgemacht hausgemachte hausgemachter
  reif reifer reifes billig billige billiger tropfen scheiben stuck stucke gemahlen gemahlene gemahlener eingefroren eingefrorene piccolo ne nen
  carton envase caja garrafa petaca bolsa sobre trozos rodajas gotas barato barata abierta abierto empezada empezado caseros caseras maduras maduros maduras troceado troceada culito chorrito
  cubi bib briquette flacon barquette bidon entame entamee ouverte ouvert fait faite morceaux rondelles gouttes cher chere pas gros grosse petite congele decongele
  mum mums dad dads grandma grandmas nan nans oma omas opa opas mama papa mutti omi papy mamie maman nonna
  van terrasse terraza balcon selbst gemacht
  one six seven eight nine ten twelve single double box boxes splash glug shot dregs end rest drop drops mini block root knob mug jug keg barrel draught draft tap own brand
  cooking handmade craft batch artisan traditional ordinary plain proper real pure six grandads grandpas hand pressed sprig sprigs leaf grated crushed peeled
  huismerk huisgemaakt bodempje bodem bakje bakjes scheutje scheut druppel druppels losse los klontje tap fust beugel geraspte gemalen gepelde handgemaakt handgemaakte ambachtelijk ambachtelijke
  zes zeven acht negen tien dun dunne schepje lepel lepels eetlepel theelepel glaasje glas slok slokje
  schuss spritzer offen offener offene offenes letzten letzter urlaub vom fass hauseigen hauseigener sechs sieben acht neun zehn loffel essloffel teeloffel glaschen schluck handwerklich handwerklicher
  geriebene geriebener geriebenes gehackt gehackte gehackter gehacktes stange stangen knolle blatter frischgepresst frischgepresster frischgepresstes stiel
  cana que lo queda culin chorro restos chupito dedo grifo barril artesano artesana artesanal tradicional corriente por y rallado rallada rallados picado picada puro pura abeja seis siete ocho nueve diez
  cucharada cucharadita vaso copa pieza piezas ramo hojas hoja cascara pequena pequenos
  pepe meme tonton lichette goutte doigt verre pression tireuse artisanal artisanale traditionnel traditionnelle ordinaire cuisine papi mamy premier prix six sept huit neuf dix cuillere cuilleree rape rapee rapes rapees
  gousse gousses feuille feuilles entiere entieres tige tiges
  tins label labels punnet punnets net nets packet packets tray trays multipack multipacks tube tubes quart quarts gallon gallons magnum magnums pints pinch wedge slice
  piece chunk squeeze measure measures tot tots dram drams nip fifth thumb stick sticks stalk stalks bunches bottles jars tubs cartons crates
  cases sachets scoop scoops tsp tbsp teaspoon teaspoons tablespoon tablespoons ounce ounces shots carafe pitcher flask bulb dash dashes quantity
  bos bosjes bundel netje netjes doos dozen kist kistje kistjes partje partjes schijfje schijf plakje plakjes mespuntje snufje kuipje kuipjes tubetje
  etiket borrelglaasje tray literpak pakken pakjes potten potjes zakken glazen glaasjes flessen fusten tros trosje bol teentje teentjes steeltje steeltjes
  shotje shotjes beker bekers bekertjes buidel theelepels eetlepels stronk snuf
  schale schalchen schalen netz netze karton kartons prise prisen packchen messerspitze stamperl stamperle pulle pullen beutel tetrapack sack
  kanister schachtel schachteln bunde topfchen becherchen glaser tuten paket pakete flaschchen viertel achterl krugerl seidl krug zweige scheibe
  stuckchen knolle knollen handvoll zehe
  tarrina tarrinas bandeja bandejas malla mallas bolsas bolsita bolsitas golpe golpes pizca pellizco docena docenas tetrabrik tetrabriks quinto quintos
  tercio tercios rodaja gajo gajos chorros ramillete cajas cajita botecito botes tarros frascos paquetes paquetito barra tableta palito palitos garrafas
  jarra jarras cuarto cuartos botellin botellines litrona litronas tallo tallos manojos cunete cucharadas cucharaditas
  filet filets barquettes trait traits pincee rondelle quartier quartiers plaquette plaquettes fut futs morceau sac sacs sachets bocaux boites pots
  briques paquet paquets bottes caisse caisses casier douzaine flute shot larme nuage rasade gorgee cuilleres baton batons fiole flasque pichet tasse
  cup mugs splashes glugs dollop dollops drizzle pinches sprinkling generous heaped level lots loads plenty several more spare last remaining
  house standard distilled filtered flakes flake shavings strip strips spear spears segment segments halves halved quarters quartered cubed
  mashed muddled juiced bruised torn picked shelled hulled destoned local imported authentic genuine posh nice favourite decent expensive
  budget value basic everyday cheapest huge giant massive wee warm lukewarm btl btls pkt pkts pcs approx about eleven doubles stubby stubbies
  longneck longnecks schooner slab growler splits jiggers jigger mixer mixers please
  kop kopje kopjes tas tasje mok mokje mokken dubbele enkele driedubbele flinke scheutjes snufjes handenvol lepeltje lepeltjes schep scheppen schepjes
  plak plakken schijven part parten kwart helft reepje reepjes vlokken tak takken stengel stengels stengeltje lekkere lekker dure duur goedkope goedkoop
  gewone gewoon normale echte nieuwe eigen overgebleven resterende restant laatste gekoelde gekoeld ijskoude ijskoud warme lauwe gesneden gehakte
  fijngehakte uitgeperste uitgeperst geplette gekneusde geschilde geschild rauwe rauw pijpje pijpjes halveliter beugelfles vaasje fluitje liters
  druppeltje druppeltjes plens plensje slokjes teen beetjes paartje zakjes halven stuk stuks stukken elf twaalf
  tassen tasschen haferl kanne kannchen mass doppelter doppelte doppeltes doppelten einfacher einfache einfaches dreifacher halben halbem einer eines
  einem einen zweier klecks hauch kleiner kleines kleinen grosser grosses grossen guten gutes teurer teure teures echter echtes echten normaler normales
  einfach ubrig ubriger ubrige ubriges restlicher restliche restliches letzte letztes wurfel spalte spalten schnitz schnitze achtel halfte halften
  streifen flocken blattchen stangel ecke ecken stifte scheibchen flascherl glaserl gekuhlt gekuhlte gekuhlter gekuhltes eiskalt eiskalte eiskalter
  eiskaltes lauwarm lauwarme warmer warmes geschalt geschalte geschalter ganze ganzer ganzes ganzen roh rohe roher rohes eigene eigener eigenes
  selbstgepresst selbstgepresster ausgepresst ausgepresste ausgepresster gepresstes frischen kleinere mittelgross mittelgrosse viel viele wenig einige
  mehrere meinem meiner meines unser unsere deutsches heimisch heimische heimischer regionale regionaler zwolf spritzerchen zehen kolben dicke gewurfelt
  gewurfelte geschnitten geschnittene zerdruckt zerdruckte zerstossen zerstossene
  doble dobles sencillo taza tazas tacita tacitas pocillo copita copitas copas vasos vasito vasitos chupitos cucharita cucharitas cda cdta cdas
  chorritos chorreton rodajita rodajitas gajito gajitos rebanada rebanadas tira tiras trocitos trocito pedazo pedazos pedacitos cachito cachos punados
  punadito ramas ramito ramitos escamas lamina laminas exprimidos exprimidas enfriado enfriada fresquita fresquito grandes medianos mediana
  mediano chico chica chicos chiquito buenos buenas cara caros normal comun verdadero autentico autentica sobrante sobrantes restante ultimo ultima
  entero enteros enteras casa crudo crudos cruda pelado pelada pelados picados picadas machacado machacada botellita botellitas latita latitas sobrecito
  sobrecitos once doce mucho mucha muchos poquito poquita mas otro otra nacional importado importada importados organico organica pomo pomos caguamon
  tasses demi demie demis grands petits petites vrai vraie veritable restants dernier derniere fillette pichets verres cuil cac branche branches
  rameau rameaux brindille brindilles bouquets lamelle lamelles flocons flocon batonnet batonnets filament filaments presses pressees epluche epluchee
  epluches coupe coupes coupee coupees emince emincee ecrase ecrasee ecrases cru crue crus tiede entiers denoyaute denoyautees denoyautes bons bonnes
  gorgees rasades gouttelette cuillerees beaucoup plusieurs encore bien notre nos chez industriel industrielle bios bidons litron pinte pintes onze
  douze soupcon lichettes
  unwaxed pitted seedless waxed onbespoten pitloze ontpitte ungespritzt kernlos kernlose entsteint
  finely thinly roughly coarsely lightly thickly gently thick runny beaten zested rail shelf grans grannys nannas aunties
  type tipo typ ausm ausn aufm vonner vonna fein grob dick dicker dickes dunn dunner gerieben gehobelt gehobelte gepresst gemahlen zerrieben zerriebene
  gesiebt geschlagen aufgeschlagen verquirlt gekocht
  fijngeraspte versgeraspte fijngesneden fijngehakt grofgehakt grofgesneden geraspt geperst gezeefd opengesneden geklopt opgeklopt lobbig gehakt gepeld dik dikke
  ouwe
  fraichement finement grossierement epais bien cisele ciselee ciselees hache hachee haches hachees concasse concassee ecrasees
  tamise fermier fermiere
  recien exprimidos espeso espesa finamente molidas fresquita fresquito fresquitos fresquitas
  ganz hele heel ungeschlagen ongeklopt gescheurd gescheurde gezupft gezupfte zerrupft cortado cortada cortados cortadas super
  freezer fridge cellar cupboard pantry machine yesterdays todays new refrigerated lovely tasty delicious fancy regular longlife
  vriezer diepvriezer koelkast kelder kast winkel markt automaat gisteren vandaag lekker heerlijk heerlijke mooie beste gewassen lang houdbaar houdbare
  gefrierfach gefrierschrank tiefkuhler kuhlschrank keller laden automat maschine gestern leckerer leckere leckeres bester bestes gewaschen gewaschene haltbar
  haltbare stucken wurfeln vierteln halften keilen
  congelador nevera frigorifico refri heladera bodega tienda mercado maquina ayer rico rica ricos ricas mejor lavado lavada lavados lavadas
  congelateur congel frigo frigidaire placard magasin marche hier meilleur lave lavee laves lavees delicieux delicieuse
  ralladitos colado colada tamizado
  uncle uncles aunt aunts auntie neighbour neighbours neighbor neighbors allotment farm windowsill loose wheel wheels corner shop store
  oom tante buurman buurvrouw buren boerderij volkstuin moestuin vensterbank imker
  onkel onkels tante nachbar nachbarn nachbarin schwager schwiegervater schwiegermutter freund bauern bauernhof hofladen fensterbank lose loser
  loses buchse buchsen hausmarke hoibe hoiwe herrgottli discounter
  tio tia vecino vecina vecinos suegra suegro pueblo aldea finca huerto maceta granel suelto suelta ventana
  oncle tante tonton voisin voisine voisins pere mere ferme potager producteur apiculteur rebord fenetre vrac pot`);

/** What follows one of these says what it is for: "naranjas para zumo" are oranges. */
export const PURPOSES = words('for voor zum zur fur para pour');

/** A name beside one of these is not what it says: alcohol-free gin is no gin. */
export const DENIALS = words(`
  free non no zero without less alcoholfree vrij alcoholvrij zonder geen frei alkoholfrei alkoholfreier alkoholfreies
  alkoholfreien alkoholfreiem nonalcoholic nonalc dealcoholised dealcoholized virgin virgen vierge mocktail mock faux fake sober
  proofless spiritfree boozefree alcoholvrije nep alcoholloos alcoholloze gedealcoholiseerd gedealcoholiseerde alkfrei alkfreier
  alkohollos entalkoholisiert entalkoholisierter entalkoholisierte entalkoholisiertes desalcoholizado desalcoholizada
  desalcoolise desalcoolisee analcoholico analcoolico
  ohne kein sin libre cero sans zero flavoured flavored flavour flavor smaak geschmack aroma sabor gout arome style arrange sour saure zure aigre agria`);

/**
 * Beside a name one of these makes a thing of its own: a radler is no lager, soya milk no milk, a brandied cherry no
 * cherry, lemon Bionade with its barley no lemon, Baileys Almande no Irish cream, slimline tonic no tonic.
 */
export const THINGS_APART = words(`
  radler shandy panache clara fiero orochata horchata razz soja soya soy frisdrank refresco softdrink rivesaltes yerba
  camomile chamomile kamille kamillen camomille rooibos squash fassbrause bionade brandied
  bock imperial quadrupel quadruple tripel dubbel
  light alcopop alcopops breezer almande rtd premix spritzer schorle weinschorle
  slimline diet suikervrij suikervrije zuckerfrei zuckerfreie zuckerfreier zuckerfreies`);

/** What somebody leaves out, after a word for without: the thing stays what it is; "not from concentrate". */
export const LEFT_OUT = words(`
  seeds stones pips pit pitten kerne kernen stein pepitas semillas hueso huesos pepins pulp bits from pulpe pulpa fruchtfleisch vruchtvlees stukjes morceaux trozos gas gaz`);

/** Words for without. */
export const WITHOUT = words('without not no zonder ohne sin sans');

/** What something lies in, behind a word for in: "peaches in syrup" are peaches. */
export const LAIN_IN = words(`
  syrup brine juice sirup saft lake siroop pekel sap almibar salmuera jugo sirop saumure jus`);

/** Words for in. */
export const INSIDE = words('in im op en au aux');

/** How dry, old, fat or fine something is, as labels say it: it stays what it is. */
export const GRADES = words(`
  vs vsop xo gran extra brut nature natural reserve reserva especial special premium original classic superior estate
  old aged years year anos ans jahre jaar oud oude alt alter alte viejo vieja anejo vieux vieille
  dry trocken trockener trockenes halbtrocken droog droge seco seca sec seche demi semi
  whole skimmed full fat uht volle halfvolle magere mager vollmilch fettarm fettarme entera desnatada entier ecreme
  pods pod capsules capsule cups instant ground beans soluble
  medium sweet grade joven young jonge junger junge solera blended bonded proof cask oak matured barrique ristretto decaf unsalted lowfat uht semi smooth quality luxury cafetiere freerange pasture fine finest select selection cuvee limited edition
  zacht zachte romige scharrel vrije uitloop cupjes ongezouten gezouten mild milde belegen cafeinevrij fijne fijn grof grove roerbak biologische
  lieblich freiland bodenhaltung feinherb gereift gereifter mild milder milde ungesalzen entkoffeiniert edel edler feiner feine feines rauchig rauchiger
  suss susser susse susses zoet zoete dulce suave semiseco tostado anejado refinada refinado campero camperos capsula capsulas granulada granulado descafeinado cargado fino gruesa clasica clasico etiqueta tradicional rubia rubio
  age yr yrs yo vol abv proof plein air hors bond bottled strength kentucky straight star stars casks barrels vintage barista pasteurised pasteurized
  jr jarige zeer gerijpt gerijpte houtgerijpt houtgerijpte vatgerijpt vatgerijpte sterren gepasteuriseerd gepasteuriseerde
  jahrig jahrige jahriger jahriges sehr eichenfass holzfass fassgereift fassgereifter fassgelagert fassgelagerter fassgelagerte sterne pasteurisiert
  barrica envejecido envejecida roble anejada estrellas cosecha pasteurizada
  millesime etoiles chene eleve elevee tres pasteurise pasteurisee
  doux douce moelleux demisec fleurette vieilli vieillie blonde blond ambree decafeine grosse fins fines classique superieur superieure tourbe tourbee`);

/** The grades of these that only a bottle with alcohol has: beside the name of anything else they make another thing of it. */
export const GRADES_OF_BOTTLES = words(`
  vs vsop xo brut reserva reserve aged years anos ans jahre jaar oud oude alt alter alte viejo vieja anejo vieux vieille
  dry trocken trockener trockenes halbtrocken droog droge seco seca sec seche semiseco demisec joven young jonge junger junge solera
  blended proof cask casks oak barrels matured barrique lieblich feinherb gereift gereifter anejado anejada fino reposado
  oloroso amontillado crianza abv alc vol hors bond gerijpt gerijpte houtgerijpt houtgerijpte vatgerijpt vatgerijpte jahrig jahrige
  jahriger jahriges eichenfass holzfass fassgereift fassgereifter fassgelagert fassgelagerter fassgelagerte barrica envejecido
  envejecida roble chene vieilli vieillie millesime moelleux overproof`);

/** How people say that a bottle is stronger than most; how strong, only its label says. */
export const STRONGER: readonly string[] = phrases(`
  cask strength, barrel proof, barrel strength, full proof, gunpowder proof, fassstarke, vatsterkte, brut de fut,
  double stout, double ipa, double porter, imperial stout, imperial ipa, imperial porter, export stout, extra stout, triple ipa`);

/** What is mixed in a bottle or a can. */
export const READY_MIXED = words(`
  bottled canned premixed premix rtd ready gebotteld gebottelde voorgemixt voorgemixte vorgemixt vorgemixter fertiger
  embotellado embotellada enlatado enlatada premezclado premezclada`);

/** Whether a name is such a grade in other languages: "vieux" is a Dutch brandy, and a French rum that is old. */
export const isGradeElsewhere = (name: string): boolean => GRADES_OF_BOTTLES.has(foldText(name));

/** Colours, which in the name of a spirit or wine make a kind, and beside a kind only repeat it. */
export const COLOURS = words(`
  white red black blue green gold golden silver dark brown
  wit witte rood rode zwart zwarte blauw blauwe groen groene goud gouden donker donkere licht lichte bruin bruine
  rooie weiss weisser weisse weisses weissen rotes schwarzes grunes rot roter rote schwarz schwarzer blau blauer grun gruner dunkel dunkler hell heller braun brauner
  blanco blanca rojo roja tinto tinta negro negra azul verde dorado oscuro claro
  blanc blanche rouge noir noire bleu bleue vert verte brun brune ambre
  yellow amber geel gele gelb gelber gelbe bernstein amarillo amarilla ambar jaune ambree rose rosado rosada rosso bianco ambrato zilver zilveren silber silberner argent plateado plateada plata oro cristalino clear`);

/** Fruit and spices that liqueurs and brandies are called by: a bottle or a shot of one, or one of 45 %, is none. */
export const FRUITS_OF_BOTTLES = words(`
  apple pear peach apricot plum cherry strawberry raspberry blackberry blueberry banana melon watermelon mango lychee
  passion-fruit coconut pineapple cinnamon mint fig`);

/** What such a bottle or a shot is poured from. A jar, a can or a glass of fruit may hold fruit. */
export const POURED_FROM = words(`
  bottle bottles btl btls shot shots tot tots dram drams nip measure measures jigger jiggers
  fles flesje flessen flesjes literfles shotje shotjes borrelglaasje neutje glaasje glaasjes
  flasche flaschen flascherl pulle pullen stamperl stamperle glaschen glaserl
  botella botellas botellita botellitas chupito chupitos copa copas copita copitas trago caballito
  bouteille bouteilles fiole verre verres`);

/** Where a bottle is from, which says no more than its label: a Greek brandy is brandy. */
export const ORIGINS = words(`
  australian scandinavian swedish danish finnish norwegian czech hungarian ukrainian portuguese brazilian colombian venezuelan guatemalan nicaraguan barbadian bajan trinidadian haitian dominican argentinian indian korean chinese welsh cornish icelandic estonian dutchy californian
  tirol sudtirol schwarzwald bayern franken steiermark wachau vorarlberg karnten bodensee schweiz osterreich elsass valais wallis jura alsace lorraine normandie
  bretagne vosges quebec schottland irland italien spanien frankreich polen russland mexiko kuba brasilien griechenland schotland ierland italie spanje frankrijk rusland mexico
  cuba brazilie griekenland belgie ecosse irlande espagne france pologne russie mexique bresil grece suisse escocia irlanda italia espana francia polonia rusia brasil grecia galicia
  canarias andalucia oaxaca jalisco scotland ireland italy spain poland russia brazil greece
  kentucky andalusian catalan sicilian bavarian provencal breton norman alsatian canarian galician
  zweedse deense finse noorse tsjechische hongaarse oekraiense portugese braziliaanse colombiaanse venezolaanse indiase koreaanse chinese welshe australische caribische dominicaanse argentijnse europese vlaamse friese limburgse brabantse twentse
  amerikanische amerikanisches britische englische englisches schottische schottisches irische irisches franzosisches italienische italienisches deutsches niederlandische belgische belgisches osterreichische osterreichisches schweizerischer griechische griechisches polnische polnisches russische mexikanische mexikanisches kubanische jamaikanische peruanische chilenische japanische japanisches kanadische
  karibische schwedischer schwedische danischer danische finnischer finnische norwegischer norwegische tschechischer tschechische tschechisches ungarischer ungarische ukrainischer ukrainische portugiesischer portugiesische brasilianischer brasilianische kolumbianischer venezolanischer indischer indische koreanischer koreanische australischer australische bayerischer bayerische bayerisches bayrisches
  badischer schwabischer frankischer hollandischer hollandische dominikanischer guatemaltekischer
  americana americanos britanica inglesa inglesas escocesa irlandesa francesa franceses espanola italiana italianos alemana alemanas holandesa belgas griega polaca rusa mexicana mexicanas cubana jamaicana jamaiquino peruana chilena japonesa canadiense dominicana venezolana colombiana sueco sueca danes danesa finlandes finlandesa checo checa hungaro ucraniano ucraniana portugues portuguesa brasileno brasilena
  nicaraguense guatemalteco guatemalteca panameno puertorriqueno puertorriquena boricua argentino argentina uruguayo gallego gallega catalan catalana andaluz andaluza canario canaria coreano chino australiano
  americaine americains anglaise ecossaise irlandaise francaise espagnole italienne allemande hollandaise grecque polonaise russe mexicaine cubaine jamaicaine peruvienne chilienne japonaise canadienne antillaise guadeloupeenne martiniquaise suedoise suedois danois danoise finlandais finlandaise norvegien tcheque ukrainien ukrainienne portugais portugaise bresilien bresilienne colombien venezuelien venezuelienne
  dominicain haitien reunionnais reunionnaise breton bretonne normand normande alsacien alsacienne provencal provencale quebecois quebecoise coreen indien australien bourguignon
  american british english scottish irish french spanish italian german dutch belgian austrian swiss greek polish russian mexican cuban jamaican peruvian chilean japanese canadian caribbean european
  amerikaanse britse engelse schotse ierse franse spaanse italiaanse duitse nederlandse hollandse belgische oostenrijkse zwitserse griekse poolse russische mexicaanse cubaanse peruaanse chileense japanse canadese
  amerikanischer britischer englischer schottischer irischer franzosischer spanischer italienischer deutscher niederlandischer belgischer osterreichischer schweizer griechischer polnischer russischer mexikanischer kubanischer peruanischer chilenischer japanischer kanadischer deutsche franzosische spanische italienische karibischer
  americano britanico ingles escoces irlandes frances espanol italiano aleman holandes belga griego polaco ruso mexicano cubano jamaicano peruano chileno japones canadiense caribeno dominicano venezolano colombiano
  americain britannique anglais ecossais irlandais francais espagnol italien allemand hollandais suisse grec polonais russe mexicain cubain jamaicain peruvien chilien japonais canadien antillais antilles guadeloupeen martiniquais guadeloupe martinique`);

/**
 * Shops, and houses that make things of every kind: such a name says nothing of what is in the bottle. Those of one kind
 * of thing are in `makers.ts`.
 */
export const MAKERS = words(`
  plus spar dirk gwoon ekoplaza netto penny norma alnatura migros billa hofer dia eroski alcampo consum casino monoprix intermarche franprix picard
  colruyt delhaize boni everyday hoogvliet vomar deka picnic makro sligro gall mitra kaufland denns rossmann dm milbona tegut famila globus interspar denner volg manor ahorramas bonarea condis bonpreu soriana chedraui oxxo carulla exito cora biocoop provigo
  safeway wegmans loblaws woolworths coles woolies marks spencer booths costco walmart kroger publix iceland ocado kirkland
  aldis lidls tescos asdas aldi lidl tesco waitrose rewe edeka mercadona hacendado carrefour jumbo hema albert heijn ah leclerc auchan
  sainsburys morrisons asda coop co op m s finest`);

/** Words that say nothing of which thing it is. */
export const IDLE_WORDS: ReadonlySet<string> = new Set([
  '',
  ...[GRADES, MAKERS, COLOURS, ORIGINS, DENIALS, QUALIFIERS].flatMap((all) => [...all]),
]);

/**
 * How people say that no sugar was added, as `foldText` gives it, longer phrases first. Of a thing that has none anyway
 * it says nothing; any other without sugar is another thing.
 */
export const WITHOUT_SUGAR: readonly string[] = [
  'no added sugars',
  'no added sugar',
  'without added sugar',
  'without sugar',
  'sugar free',
  'sugarfree',
  'no sugar',
  'unsweetened',
  'zonder toegevoegde suikers',
  'zonder toegevoegde suiker',
  'zonder suiker',
  'suikervrij',
  'suikervrije',
  'ongezoet',
  'ongezoete',
  'ohne zuckerzusatz',
  'ohne zucker',
  'ohne zugesetzten zucker',
  'zuckerfrei',
  'zuckerfreie',
  'zuckerfreier',
  'zuckerfreies',
  'ungesusst',
  'ungesusste',
  'ungesusster',
  'ungesusstes',
  'ungezuckert',
  'ungezuckerte',
  'sin azucares anadidos',
  'sin azucar anadido',
  'sin azucar anadida',
  'sin azucar',
  'sin endulzar',
  'no azucarado',
  'no azucarada',
  'sans sucres ajoutes',
  'sans sucre ajoute',
  'sans sucre',
  'sans sucres',
  'non sucre',
  'non sucree',
];

/** How labels say that there is no alcohol in a bottle, as `foldText` gives it once "0.0" and "0 %" have become "zero". */
export const ALCOHOL_FREE: readonly string[] = phrases(`
  alcohol free, alcoholfree, alc free, af, non alcoholic, nonalcoholic, non alcohol, non alc, nonalc, without alcohol, no alcohol,
  zero alcohol, alcohol removed, dealcoholised, dealcoholized, de alcoholised, de alcoholized,
  alcoholvrij, alcoholvrije, zonder alcohol, gedealcoholiseerd, gedealcoholiseerde, ontalcoholiseerd, ontalcoholiseerde,
  alkoholfrei, alkoholfreier, alkoholfreie, alkoholfreies, alkoholfreien, alkoholfreiem, ohne alkohol, ohne alk,
  entalkoholisiert, entalkoholisierter, entalkoholisierte, entalkoholisiertes,
  sin alcohol, no alcoholico, no alcoholica, desalcoholizado, desalcoholizada,
  sans alcool, non alcoolise, non alcoolisee, desalcoolise, desalcoolisee, zero`);

/** Other words, and phrases in which something stands between, that there is none: of these a name is unknown, and nothing with alcohol is offered for it. */
export const PERHAPS_ALCOHOL_FREE: readonly string[] = phrases(`
  virgin, mocktail, mocktails, mock, faux, fake, sober, na, n a, proofless, zero proof, no proof, 0 proof, spirit free, spiritfree, booze free,
  boozefree, no booze, without booze, abv free, zero abv, no abv, 0 abv, temperance, teetotal, kids, childrens, free of alcohol, no added alcohol,
  without any alcohol, without the alcohol, 0 alcohol, alcoholless, alcohol less, low and no, 0 percent,
  nep, alcoholloos, alcoholloze, vrij van alcohol, geen alcohol, nul procent, nul nul, nul alcohol, 0 procent, kinderchampagne, kinderbier, kinderwijn,
  alkfrei, alkfreier, alkohollos, alkoholloser, kein alkohol, keinen alkohol, frei von alkohol, null prozent, null alkohol, 0 prozent, null promille, 0 promille, kindersekt, kinderbowle,
  virgen, cero alcohol, cero cero, libre de alcohol, sin nada de alcohol, analcoholico, analcoholica, no alcoholicas, no alcoholicos, alcohol cero,
  vierge, champomy, kidibul, pas d alcool, exempt d alcool, zero degre, non alcoolique, non alcoolises, non alcoolisees, analcolico, analcolica, senza alcol`);

function phrases(text: string): string[] {
  return text.split(',').map((phrase) => phrase.trim());
}

/** Ids of drinks with alcohol, and of what is sold in their place without it. */
export const ALCOHOL_FREE_KINDS: Readonly<Record<string, string>> = {
  beer: 'non-alcoholic-beer',
  'wheat-beer': 'non-alcoholic-beer',
  lager: 'non-alcoholic-beer',
  gin: 'non-alcoholic-gin',
  rum: 'non-alcoholic-rum',
  whiskey: 'non-alcoholic-whiskey',
  vermouth: 'non-alcoholic-vermouth',
  'sparkling-wine': 'non-alcoholic-sparkling-wine',
};

/** Names of a drink that is as often made with alcohol as without, as `foldText` gives them. */
export const PERHAPS_SPIKED: ReadonlySet<string> = new Set([
  ...[
    'sol y sombra',
    'ponche de huevo',
    'lait de poule',
    'liqueur chocolate',
    'liqueur chocolates',
    'chocolate liqueurs',
  ],
  ...['chocolat a la liqueur', 'chocolats a la liqueur', 'chocolat liqueur', 'chocolats liqueur'],
]);

/** Ids of what is sold without sugar, as it is called: unsweetened tonic or syrup is another thing. */
const UNSWEETENED: ReadonlySet<string> = words(`
  almond-milk oat-milk rice-milk coconut-milk oat-cream milk half-and-half cream yogurt butter coffee espresso black-tea
  earl-grey-tea green-tea hibiscus-tea matcha cocoa-powder peanut-butter desiccated-coconut coconut-water water soda-water
  lemon-juice lime-juice orange-juice blood-orange-juice mandarin-juice grapefruit-juice pineapple-juice apple-juice
  cloudy-apple-juice pear-juice pomegranate-juice cherry-juice grape-juice white-grape-juice tomato-juice carrot-juice
  beetroot-juice yuzu-juice`);

/** Whether a thing is sold without sugar. */
export function isUnsweetened(id: string): boolean {
  return UNSWEETENED.has(id);
}
