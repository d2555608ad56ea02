import { CEREALS, NUTS, type Caution, type Substance } from '../../contracts/diet/diet.ts';

/** Splits a comma-separated list of folded words and phrases. */
const list = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter((name) => name !== '');

/**
 * Food words that bear an allergen, as `foldText` gives them, English first, then Dutch, German, Spanish and French.
 * Other endings of number are found by their stem. A phrase wins over the words in it.
 */
export const BEARING: Readonly<
  Record<string, { substances: readonly Substance[]; words: readonly string[] }>
> = {
  wheat: {
    substances: ['wheat'],
    words: list(`
      nussecke, nussecken, nusseckenlikor,
      horlicks,
      oyster sauce, oestersaus, austernsauce, austernsosse, salsa de ostras, sauce huitre, sauce aux huitres,
      bitterkoekje, bitterkoekjes, maggi, maggi wurze, jugo maggi, salsa maggi, amarettini, bokkenpootje, bokkenpootjes, financier, financiers, loffelbiskuit, loffelbiskuits, biskuit, lange vingers, ladyfinger, ladyfingers, lady fingers, sponge fingers, savoiardi, soletilla, barquillo, barquillos, kit kat, kitkat, pocky, raffaello, giotto,
      soy sauce, shoyu, teriyaki, ponzu, hoisin, kikkoman, ketjap, sojasaus, sojasosse, sojasauce, salsa de soja, sauce soja, sauce de soja,
      wheat, spelt, kamut, semolina, couscous, bulgur, bulghur, farro, emmer, einkorn, seitan, flour, bread, breadcrumb,
      breadcrumbs, toast, crouton, pasta, noodle, spaghetti, macaroni, lasagne, cracker, crackers, biscuit, biscuits,
      cookie, cookies, cookie dough, oreo, oreos, malted milk powder, polvorones, crema pastelera, speculoos, biscoff, pretzel, waffle, pancake, brioche, croissant, cake,
      sponge cake, cheesecake, pie, tart, pastry, doughnut, donut, muffin, brownie, gingerbread, graham cracker, panko,
      wafer, cereal, granola, muesli, digestive biscuit, shortbread, tiramisu, baklava, strudel, pizza, ramen, udon,
      tarwe, spelt, griesmeel, bloem, meel, brood, koek, koekje, koekjes, speculaas, ontbijtkoek, peperkoek, wafel, taart,
      cracker, beschuit, deeg, stroopwafel, bitterbal, bitterballen, bitterballetje, bitterballetjes, poffertje, poffertjes, tompouce, tompoes, kaasstengel, kaasstengels, kruidnoot, pepernoot, pepernoten, pannenkoek, gebak, macaroni, oliebol, tarwebloem, tarwekiem, kruidnoten,
      weizen, dinkel, grunkern, griess, mehl, brot, brotchen, keks, kekse, spekulatius, lebkuchen, waffel, kuchen, torte, teig,
      zwieback, knackebrot, salzstange, salzstangen, hanuta, knoppers, duplo, nudel, nudeln, geback, platzchen, paniermehl, semmel, breze, brezel, stollen, pfannkuchen, weizenkeim, hartweizen,
      trigo, espelta, semola, harina, pan, pan rallado, galleta, galletas, bizcocho, tarta, pastel, gofre, fideo, fideos, churro,
      churros, magdalena, polvoron, picatoste, picatostes, torrija, torrijas, alfajor, alfajores, roscon, pan de jengibre, bollo, rosquilla,
      ble, epeautre, semoule, farine, pain, pain d epices, biscotte, chapelure, gateau, tarte, gaufre, crepe, nouille, nouilles,
      petit beurre, petits beurres, brioche, madeleine, clafoutis, profiterole, profiteroles, chouquette, chouquettes, gavotte, gavottes, maltesers, twix, bagel, bagels, naan, gingersnap, gingersnaps, sable, sables, boudoir, biscuit cuillere, froment, pate feuilletee`),
  },
  gluten: { substances: CEREALS, words: list(`gluten`) },
  barley: {
    substances: ['barley'],
    words: list(`
      malteada, malted milk powder, kvass, kwas, kwass, barley, malt, malted, malt extract, malt syrup, malt vinegar, ovaltine, horlicks, milo, marmite, barley water, wort, bambu, getreidekaffee, ersatzkaffee, muckefuck,
      gerst, mout, moutextract, gerstemout, gerste, malz, malzbier, malzsirup, malzextrakt, malzkaffee, graupen,
      cebada, malta, malteado, orge, malte, maltee, bionade, fassbrause`),
  },
  beer: {
    substances: ['barley', 'wheat'],
    words: list(`
      chelada, cheladas, beer, lager, stout, porter, ale, ipa, shandy, radler, pilsner, bock, doppelbock, dunkel, weissbier, hefeweizen, lambic, gueuze,
      kriek, gose, saison, tripel, dubbel, quadrupel, guinness, rochefort 8, rochefort 10, westvleteren, gulden draak, grand prestige, bavaria 8 6, amstel gold, gouden carolus, bernardus, kasteel donker, kasteel rouge, brand imperator, brand sylvester, kasteelbier, bush ambree, bier, witbier, speciaalbier, bokbier, weizenbier, pils, alster, kolsch, altbier,
      cerveza, clara, biere, panache, monaco, michelada, tango`),
  },
  rye: {
    substances: ['rye'],
    words: list(
      `rye, rogge, roggen, roggenbrot, roggebrood, pumpernickel, centeno, seigle, kvass, kwas, kwass`,
    ),
  },
  oats: {
    substances: ['oats'],
    words: list(`
      oat, oats, oatmeal, oatly, porridge, flapjack, haver, havermout, hafer, haferflocken, haferdrink, avena, avoine`),
  },
  crustaceans: {
    substances: ['crustaceans'],
    words: list(`
      crustacean, prawn, shrimp, crab, lobster, crayfish, crawfish, langoustine, scampi, krill, barnacle, bisque, surimi, yabby,
      garnaal, garnalen, kroepoek, krab, kreeft, rivierkreeft, schaaldier, schaaldieren, langoest,
      garnele, krabbe, krebs, flusskrebs, hummer, languste, kaisergranat, krustentier, meeresfruchte, krabben, krebse,
      camaron, camarones, gamba, gambas, langostino, langosta, cangrejo, bogavante, cigala, centollo, necora, percebe, percebes,
      marisco, mariscos, crustaceo, quisquilla, carabinero,
      crevette, crabe, homard, langouste, ecrevisse, tourteau, crustace, fruits de mer, araignee de mer, bouquet de crevettes`),
  },
  eggs: {
    substances: ['eggs'],
    words: list(`
      clara de,
      turron,
      bitterkoekje, bitterkoekjes, schuimpje, schuimpjes, eischnee, yolk, yolks, the whites, amarettini, bokkenpootje, bokkenpootjes, financier, financiers, loffelbiskuit, loffelbiskuits, biskuit, ladyfinger, ladyfingers, lady fingers, sponge fingers, lange vingers, savoiardi, soletilla,
      claras, la clara, con clara, clara batida, clara montada, le blanc, les blancs, blanc en neige, blancs en neige, le jaune, les jaunes,
      egg, eggs, egg white, egg yolk, albumen, albumin, meringue, mayonnaise, mayo, custard, eggnog, nog, aioli, hollandaise,
      marshmallow, marshmallows, lemon curd, curd, advocaat, sabayon, zabaglione, macaron, souffle, mousse, creme anglaise,
      ei, eieren, eiwit, eigeel, eidooier, dooier, vla, advocaat, kandeel, mayonaise,
      eier, eiweiss, eiklar, eigelb, eidotter, dotter, baiser, schaumkuss, eierlikor, eierpunsch, eierpunch, egg punch, punch aux oeufs, ponche de huevos, eiergrog, spiegelei, ruhrei,
      huevo, huevos, merengada, merengado, leche merengada, torrija, torrijas, clafoutis, profiterole, profiteroles, chouquette, chouquettes, bizcocho, magdalena, madeleine, remoulade, caesar dressing, clara de huevo, espuma de clara, claras montadas, yema, merengue, natillas, mayonesa, flan, rompope, ponche crema, ponche de huevo, mahonesa,
      oeuf, oeufs, blanc d oeuf, jaune d oeuf, creme anglaise, lait de poule, sabayon, ile flottante`),
  },
  custard: {
    substances: ['eggs', 'milk'],
    words: list(`
      creme anglaise, creme patissiere, creme brulee, creme renversee, creme catalane, creme au beurre, creme aux oeufs, crema catalana, crema pastelera, crema inglesa, crema di uova, lemon curd, lime curd, orange curd, flan de leche, flan de huevo, flan casero, flan patissier, creme caramel, leche asada, tocinillo de cielo, rompope, ponche crema, ponche de crema, crema de vie, cremas, bombardino, vov, vanilla sauce, vanillesauce, vanillesosse, banketbakkersroom, gele room, konditorcreme, patisseriecreme, bayerische creme, bavarois, buttercreme, oeufs a la neige, ile flottante, lait de poule, tom and jerry batter`),
  },
  fish: {
    substances: ['fish'],
    words: list(`
      bloody mary mix, zing zang, caesar mix, leche de tigre, hollandse nieuwe, maatjes, tarama, taramas, taramasalata, bouillabaisse, ceviche, caesar dressing, gentlemans relish, tobiko, masago, raucheraal, kibbeling, bismarckhering, brathering,
      fish, anchovy, anchovies, salmon, tuna, cod, mackerel, sardine, herring, trout, haddock, halibut, eel, caviar, roe, kipper,
      bonito, dashi, katsuobushi, fish sauce, garum, nam pla, nuoc mam, sprat, pilchard, sea bass, sea bream, sturgeon, swordfish,
      worcestershire, worcester, pollock, sole, plaice, turbot, whitebait, bottarga, isinglass,
      vis, ansjovis, zalm, tonijn, kabeljauw, makreel, haring, forel, schelvis, heilbot, paling, kaviaar, vissaus, schol, tong,
      fisch, sardelle, sardellen, lachs, thunfisch, kabeljau, makrele, hering, matjes, forelle, heilbutt, aal, kaviar, rogen, dorsch,
      seelachs, rollmops, fischsauce, fischsosse, barsch, zander, karpfen,
      pescado, pez, anchoa, boqueron, boquerones, salmon, atun, bacalao, caballa, sardina, arenque, trucha, merluza, lubina, dorada,
      anguila, salsa de pescado, lenguado, ventresca, huevas,
      poisson, anchois, saumon, thon, cabillaud, morue, maquereau, hareng, truite, anguille, roussette, fletan, eglefin, sole, lotte, bar de ligne,
      oeufs de saumon, oeufs de poisson, oeufs de lump, rollmops, esturgeon, garum, colatura`),
  },
  seafood: {
    substances: ['crustaceans', 'fish', 'molluscs'],
    words: list(
      `seafood, shellfish, zeevruchten, meeresfruchte, frutos de mar, fruits de mer, coquillage, coquillages, schelpdier, schelpdieren, schaaldieren, schalentiere, marisco, mariscos, xo sauce`,
    ),
  },
  peanuts: {
    substances: ['peanuts'],
    words: list(`
      castries, peanut, peanuts, peanut butter, mantequilla de cacahuete, mantequilla de mani, crema de cacahuete, beurre de cacahuete, satesaus, pindasaus, apennoot, apennoten, apennootje, apennootjes, borrelnoot, borrelnoten, borrelnootje, borrelnootjes, mazapan de la rosa, groundnut, goober, satay, sate, snickers, reeses, skrewball, monkey nut, monkey nuts, pinda, pindas, pindakaas, aardnoot, aardnoten, erdnuss, erdnusse,
      cacahuete, cacahuetes, cacahuate, cacahuates, mani, cacahouete, cacahouetes, cacahuete, arachide, arachides`),
  },
  soybeans: {
    substances: ['soybeans'],
    words: list(`
      oyster sauce, oestersaus, austernsauce, austernsosse, salsa de ostras, sauce huitre, sauce aux huitres, hazelnootpasta, nuss nougat creme, nussnougatcreme, crema de cacao y avellanas, hazelnut spread,
      oreo, oreos,
      liquid aminos, coco aminos, maggi, maggi wurze, jugo maggi, salsa maggi, bragg aminos, soy, soya, soybean, soja, tofu, miso, tempeh, tempe, natto, edamame, tamari, shoyu, teriyaki, ketjap, ponzu, hoisin, soy sauce, sauce soja, sauce de soja, lecithin, kikkoman, sojamilch, sojabohne,
      sojadrink, sojasosse, sojasauce, sojamelk, sojasaus, sojaboon, salsa de soja, soyu`),
  },
  milk: {
    substances: ['milk'],
    words: list(`
      nussecke, nussecken, nusseckenlikor,
      hazelnootpasta, nuss nougat creme, nussnougatcreme, crema de cacao y avellanas, hazelnut spread,
      mon cheri, mon cheris, petit beurre, petits beurres, tia maria matcha, optimel, flan, chocopasta, chocoladepasta, pate a tartiner, toffifee, somrus, kringle cream, malteada, malted milk powder, milk punch, hard sauce, petit suisse, petits suisses, disaronno velvet, amaretto velvet, coquito, amarula, rumchata, tequila rose, dooleys, carolans, coole swan, five farms, mozart gold, mozart white,
      mit schlag, und schlag, klecks schlag, haube schlag, portion schlag, schlag servieren, schlag garnieren, schlag toppen, schlag drauf, mit schlagrahm, kit kat, kitkat, pocky, raffaello, giotto, financier, financiers, pesto, a la creme, cafe creme, cafe crema, a la crema, a la nata,
      camembert, gruyere, vacherin, emmental, emmentaler, gouda, edam, comte, reblochon, munster, raclette, fondue, halloumi, manchego, gorgonzola, pecorino, parmigiano, parmesano, grana, provolone, burrata, stracciatella, bechamel, alfredo, tzatziki, labneh, kashk, cottage cheese, fromage frais, requeijao, rivella, irish coffee, white russian, crema de orujo,
      kaffeerahm, kaffeerahmli, kaffeesahne, kaffeeobers, koffieroom, crema para cafe, coffee cream, coffee creamer,
      kaasstengel, kaasstengels, laktose, lactosa, laktosehaltig, milchzucker, sauermilch, hopjesvla, nocilla, hanuta, knoppers, duplo, torrija, torrijas, clafoutis, profiterole, profiteroles, milk, dairy, cream, creamer, creamy, butter, buttermilk, butterscotch, toffee, fudge, dulce de leche, caramel cream, cheese, cheddar, feta, mozzarella, parmesan,
      goat, goats, sheep milk, ewe, ewes, camel milk, buffalo milk, ricotta, mascarpone, kefir, quark, skyr, yogurt, yoghurt, yakult, lassi, ayran, whey, casein, lactose, ghee,
      ice cream, gelato, custard, milkshake, latte, cappuccino, macchiato, frappuccino, flat white, cheesecake, philadelphia, brie, roquefort, stilton,
      clotted cream, sour cream, creme fraiche, half and half, condensed milk, evaporated milk, milk powder, white chocolate, milk chocolate, witte chocolade, weisse schokolade, chocolate blanco, chocolat blanc, chocolate con leche, chocolat au lait, melkchocolade, milchschokolade, nutella, toblerone, milka, kinder, kinder bueno, rocher, ferrero, maltesers, twix, daim, calpis, calpico, horlicks, ovaltine, baileys, sheridans, irish cream, panna cotta, tiramisu, cajeta, milky, colostrum, paneer,
      bol ijs, bollen ijs, bolletje ijs, bolletjes ijs, bakje ijs, beker ijs, bekertje ijs, hoorntje ijs, kugel eis, kugeln eis, becher eis, packung eis, portion eis, tute eis, pot de glace, bol de glace, boule de glace, boules de glace, bac de glace, cornet de glace, boite de glace, barquette de glace,
      melk, karnemelk, room, slagroom, kookroom, zure room, boter, roomboter, kaas, roomkaas, geit, geiten, geitenmelk, schapenmelk, yoghurt, kwark, wei, roomijs, ijs met room, vla, chocomel, fristi, koffiemelk, vanillevla, kamelenmelk, halfvolle,
      milch, sahne, rahm, schlagobers, obers, buttermilch, kase, frischkase, ziege, ziegen, ziegenmilch, schafmilch, schaf, schafsmilch, stutenmilch, kamelmilch, joghurt, jogurt, quark, topfen, molke, schmand, speiseeis, eiscreme, vanilleeis, milchreis, milchpulver, kondensmilch, kaffeeweisser, schlagsahne, kuh, kuhmilch, karamellsahne, milchkaffee, milchshake,
      leche, nata, crema, mantequilla, queso, cabra, oveja, yogur, kumis, requeson, cuajada, suero de leche, helado, natillas, lechera, lacteo, cuajo, batido, leche merengada, cafe con leche, cortado, arroz con leche, camello, camella, vaca, tres leches, crema de orujo, bufala,
      lait, creme, beurre, fromage, chevre, brebis, yaourt, babeurre, petit lait, chantilly, glace vanille, creme glacee, caramel beurre sale, laitier, lactoserum, faisselle, vache, chamelle, jument, cafe au lait, lait ribot, bufflonne, lacte, fromage blanc, confiture de lait`),
  },
  nuts: {
    substances: NUTS,
    words: list(`
      noga, pesto, dukkah, duqqa, romesco, nootje, nootjes, schalenfrucht, schalenfruchte, schaalvrucht, schaalvruchten,
      nut, nuts, nutty, tree nut, tree nuts, mixed nuts, nut milk, nougat, praline, trail mix, nutella,
      noot, noten, notenmelk, notenlikeur, nuss, nusse, nussig, nussmilch, nussmix, studentenfutter, nusslikor, nussschnaps, nougat, krokant, pralinen,
      frutos secos, fruto seco, frutos de cascara, nuez, nueces, fruit a coque, fruits a coque, noix, guirlache, pralin, turron`),
  },
  almonds: {
    substances: ['almonds'],
    words: list(`
      bitterkoekje, bitterkoekjes, amarettini, bokkenpootje, bokkenpootjes, financier, financiers, raffaello, romesco,
      almond, almonds, amaretto velvet, almond butter, beurre d amande, crema de almendra, baileys almande, marzipan, frangipane, amaretti, amaretto, orgeat, macaroon, macaron, turron, mandorla, mandorle, amandel, amandelen, amandelspijs, banketspijs, polvoron, polvorones, dominostein, dominosteine, mozartkugel, mozartkugeln, toblerone, spijs, marsepein, amarguinha,
      mandel, mandeln, bittermandel, almendra, almendras, mazapan, horchata de almendra, amande, amandes, massepain, calisson, dragee, dragees, gebrannte mandeln, noyaux`),
  },
  hazelnuts: {
    substances: ['hazelnuts'],
    words: list(`
      nussecke, nussecken, nusseckenlikor,
      mon cheri, mon cheris, toffifee, pate a tartiner, chocopasta, hazelnootpasta, giotto, romesco,
      hazelnut, hazelnut butter, filbert, cobnut, hazel, gianduja, gianduia, nutella, rocher, ferrero, nocciola, nocciole, frangelico, hazelnoot, hazelnoten, haselnuss, haselnusse, haselnuss, haselgeist, avellana, avellanas, noisette, noisettes, nusspli, nocciola, praline, kinder bueno, nussnougat, nougat, nocilla, hanuta, knoppers, duplo, mozartkugel, mozartkugeln`),
  },
  walnuts: {
    substances: ['walnuts'],
    words: list(
      `walnut, nocino, nocello, walnoot, okkernoot, walnoten, walnuss, walnusse, baumnuss, baumnusse, nuez, nueces, nogal, noix, cerneau, cerneaux, ratafia de noix, brou de noix`,
    ),
  },
  cashews: {
    substances: ['cashews'],
    words: list(
      `cashew, cashews, cashew butter, cashewnoot, cashewnoten, cashewkern, cashewkerne, anacardo, anacardos, maranon, nuez de la india, cajou, cajous, noix de cajou, feni`,
    ),
  },
  pecans: {
    substances: ['pecans'],
    words: list(
      `pecan, pecans, pecannoot, pecannoten, pekannuss, pekannusse, pekan, pekanuss, pacana, pacanas, nuez pecana, nuez pacana, noix de pecan, pacane, hickory nut`,
    ),
  },
  'brazil-nuts': {
    substances: ['brazil-nuts'],
    words: list(
      `brazil nut, brazil nuts, paranoot, paranoten, paranuss, paranusse, nuez de brasil, nueces de brasil, castana de brasil, castana de para, noix du bresil`,
    ),
  },
  pistachios: {
    substances: ['pistachios'],
    words: list(
      `dumante, pistachio, pistachios, pistache, pistaches, pistachenoot, pistachenoten, pistazie, pistazien, pistacho, pistachos, pistacchio, pistachio cream, baklava, dubai chocolate, mozartkugel, mozartkugeln`,
    ),
  },
  macadamias: {
    substances: ['macadamias'],
    words: list(
      `macadamia, macadamias, macadamianoot, macadamianoten, macadamianuss, macadamianusse, nuez de macadamia, noix de macadamia, queensland nut`,
    ),
  },
  celery: {
    substances: ['celery'],
    words: list(
      `      suppengrun, suppengemuse, bruhwurfel, gemusebruhe, rinderbruhe, bouillonwurfel, soepgroente, soepgroenten, bouillonblokje, bouillonblokjes, cubito de caldo, cubo de caldo, zing zang, old bay,
celery, celeriac, selder, knolselder, marmite, vegemite,  lovage, selderij, selderie, bleekselderij, knolselderij, sellerie, staudensellerie, liebstockel, apio, apionabo, celeri, celeris, liveche, clamato, bouillon, stock cube, bloody mary mix, caesar mix`,
    ),
  },
  mustard: {
    substances: ['mustard'],
    words: list(
      `      wasabi, old bay,
mustard, piccalilli, dijon, mosterd, mosterdzaad, senf, senfkorn, senfkorner, senfsaat, mostaza, moutarde, piccalilly, mostarda, mostrich, remoulade`,
    ),
  },
  sesame: {
    substances: ['sesame'],
    words: list(
      `      dukkah, duqqa,
sesame, tahini, tahina, tahin, halva, halvah, halwa, hummus, houmous, gomasio, zaatar, furikake, sesam, sesamzaad, sesamol, sesampasta, sesamo, ajonjoli, tahine, gingelly, hoummous, benne`,
    ),
  },
  lupin: {
    substances: ['lupin'],
    words: list(
      `lupin, lupin flour, lupine flour, lupinemeel, lupinenmehl, harina de altramuz, farine de lupin, lupine, lupins, lupine milk, lupinen, altramuz, altramuces, lupini, lupinekoffie, lupinenkaffee, lupin coffee, lupine coffee, cafe de altramuz, cafe de lupin, tremocos, chocho, chochos`,
    ),
  },
  molluscs: {
    substances: ['molluscs'],
    words: list(`
      austernsauce, austernsosse, salsa de ostras, sauce huitre, sauce aux huitres,
      mollusc, mollusk, clam, clams, oyster, mussel, squid, scallop, octopus, cuttlefish, calamari, snail, abalone, cockle, whelk, clamato, oyster sauce, periwinkle, conch, caesar mix, squid ink, limpet,
      oester, mossel, mosselen, inktvis, coquille, weekdier, weekdieren, slak, slakken, kokkel, oestersaus,
      auster, muschel, muscheln, tintenfisch, miesmuschel, jakobsmuschel, venusmuschel, kalmar, weichtier, schnecke, schnecken, oktopus, krake, sepia,
      almeja, almejas, ostra, mejillon, mejillones, calamar, pulpo, sepia, vieira, caracol, berberecho, berberechos, navaja, tinta de calamar, molusco, chipiron, zamburina, ostion,
      palourde, huitre, moule, moules, calmar, poulpe, seiche, bulot, bigorneau, coquille saint jacques, saint jacques, petoncle, escargot, mollusque, encre de seiche, encornet, praire, ormeau`),
  },
  sulphites: {
    substances: ['sulphites'],
    words: list(
      `sekt, federweisser, federweiser, federweissen, sauser, suser, cava, champagne, champagner, prosecco, cremant, perry, buckfast, weinschorle, sulphite, sulfite, sulfiet, sulfit, sulfito, wine, wijn, wein, vino, vin`,
    ),
  },
};

/** Flavours of ice cream, with its word in the languages that call it and frozen water alike. */
const FLAVOURS = {
  ijs: list(
    `vanille, aardbeien, chocolade, mokka, karamel, banaan, bananen, yoghurt, room, noten, kokos, munt`,
  ),
  eis: list(
    `vanille, vanillen, erdbeer, schoko, schokoladen, mokka, karamell, bananen, joghurt, sahne, nuss, kokos, minz`,
  ),
  glace: list(`vanille, fraise, chocolat, cafe, caramel, banane, coco, menthe, pistache, noisette`),
};

/**
 * "Vanille-ijs", "Schokoeis", "glace à la fraise", and scoops of a flavour, "boule vanille", "scoop of vanilla": each with
 * its flavour, which may bear something too.
 */
export const ICE_CREAM: readonly (readonly [string, string])[] = [
  ...(['ijs', 'eis'] as const).flatMap((ice) =>
    FLAVOURS[ice].flatMap((flavour) => namesOf(flavour, [`${flavour}${ice}`, `${flavour} ${ice}`])),
  ),
  ...FLAVOURS.glace.flatMap((flavour) =>
    namesOf(
      flavour,
      ['glace ', 'glace a la ', 'glace au ', 'boule ', 'boule de ', 'boules '].map((word) => word + flavour),
    ),
  ),
  ...list(`vanilla, strawberry, chocolate, coffee, caramel`).flatMap((flavour) =>
    namesOf(
      flavour,
      ['scoop ', 'scoop of ', 'scoops of '].map((word) => word + flavour),
    ),
  ),
  ...list(`vainilla, fresa, chocolate, nata`).flatMap((flavour) =>
    namesOf(flavour, [`bola de ${flavour}`, `bolas de ${flavour}`]),
  ),
];

function namesOf(flavour: string, names: readonly string[]): [string, string][] {
  return names.map((name) => [name, flavour]);
}

/** Words for ice, which beside a nut is cream: "Haselnusseis". */
export const ICES: ReadonlySet<string> = new Set(['eis', 'ijs']);

/** Names in which a food word says nothing: coconut is no nut, cocoa butter holds no milk. */
export const HARMLESS = list(`
  kindersekt, kinderbowle, kinderchampagne, vainilla bourbon, freier, alkoholfrei, alkoholfreier, alkoholfreie, alkoholfreies, alkoholfreien, alkoholfreiem,
  tamarind, tamarinds, tamarindo, tamarindos, tamarinde, tamarinden, tamarin, tamarins, tamarindus, temperance, 151 ml, 151 g, kruidenthee, muntthee, kamillethee, rooibosthee, gemberthee, vruchtenthee, hibiscusthee, venkelthee, brandnetelthee, rooibos thee,
  solan de cabras, saucepan, saucepans, origineel, originele, metaal, temperature, temperatur, temperatura, temperatuur, raumtemperatur, zimmertemperatur, kamertemperatuur, room temperature, beef tea, herbal tea, peppermint tea, mint tea, chamomile tea, camomile tea, hibiscus tea, fruit tea, rooibos tea, ginger tea, tea towel, ginger ale, crab apple, crabapple, oyster leaf, kinderpunsch, kinderpunch, coconut, coconuts, nutmeg, butternut, chestnut, chestnuts, water chestnut, tiger nut, tiger nuts, tigernut, pine nut, pine nuts, nut free, kola nut, cola nut, betel nut, butterfly pea, butterfly, mushroom, mushrooms, virgin, origin, original, vergine, virgen, marigold, margarine free, buttercup, butter lettuce, eggplant, eggfruit, cocoa butter, cacao butter, shea butter, apple butter,
  cream of tartar, cream soda, cream sherry, coconut cream, coconut milk, coconut butter, cream of coconut, creamed coconut, milk thistle, ginger beer, root beer, butter bean, rice milk, rice noodle, rice flour, corn flour, buckwheat, buckwheat flour, almond free, glass noodles, star fish, goosefish mint, gluten free, lactose free, dairy free, egg free, milk free, nut free, alcohol free, alcoholvrij, alcoholvrije, zonder alcohol, ohne alkohol, sin alcohol, sans alcool, malt free, soy free, wheat free, sugar cookie free,
  tijgernoten, tijgernotenmelk, kokosnoot, kokosnoten, kokosmelk, kokosroom, kokoscreme, nootmuskaat, muskaatnoot, kastanje, pijnboompit, tijgernoot, rijstmelk, cacaoboter, dubbele, gemberbier, boekweit, boekweitmeel, glutenvrij, lactosevrij, melkvrij, appelstroop, rijstbloem, kolanoot,
  kokosnuss, kokosnusse, kokosnussmilch, kokosnusscreme, kokosmilch, kokossahne, kokoscreme, muskatnuss, erdmandel, erdmandeln, esskastanie, kastanie, reismilch, kakaobutter, ingwerbier, wurzelbier, buchweizen, buchweizenmehl, glutenfrei, laktosefrei, milchfrei, kolanuss, reismehl, maismehl, kokosmehl, reisnudel, reisnudeln, weinstein, weinraute, eierfrucht, kokosbutter, kokosjoghurt, kokosnusswasser, reisdrink,
  nuez moscada, leche de coco, crema de coco, nata de coco, mantequilla de cacao, manteca de cacao, leche de arroz, cremor tartaro, crema de cacao, crema de cassis, crema de menta, crema de violeta, crema de platano, nuez de cola, cerveza de jengibre, cerveza de raiz, sin gluten, sin lactosa, harina de maiz, harina de arroz, crema catalana sin leche,
  noix de coco, noix de muscade, noix muscade, noix de kola, noix de cola, lait de coco, lait de riz, creme de coco, creme de tartre, creme de cassis, creme de cacao, creme de menthe, creme de mure, creme de violette, creme de banane, creme de framboise, creme de fraise, creme de peche, creme de figue, creme de chataigne, creme de marrons, creme de myrtille, creme de pamplemousse, beurre de cacao, beurre de coco, biere de gingembre, pomme cajou, pomme de cajou, sans gluten, sans lactose, farine de riz, farine de mais, souchet, vinaigre de vin sans sulfites,
  granadilla, bitterschokolade, bitterchocolade, met stukjes, met pulp, met vruchtvlees, met prik, met bubbels, met koolzuur, met bubbeltjes, oyster mushroom, oyster mushrooms, oesterzwam, oesterzwammen, austernpilz, austernpilze, austernseitling, austernseitlinge, seta de ostra, milkweed, milk weed, buttermint, buttermints, vanille bourbon, bourbon vanille, bourbon vanilla, cream de mure, creme de violet, cream de violet, cream de violette, cream de peche, cream de banane, cream de cacao, cream de cacoa, creme de cocoa, cream de menthe, creme de mint, cream de cassis, creaming soda, haferl, haferln, haferlkaffee, creme de noyaux, poisson d avril, hueva de mujol`);

/** Words of things with alcohol. */
export const ALCOHOL = list(`
  safari, boerenmeisjes, kleiner feigling, weinschorle, apfelmost, birnenmost, tinto de verano, rebujito, calimocho, kalimotxo, cazalla, tejuino, colonche, charanda, ponche caballero, chouchen, tiramisu, sabayon, zabaglione,
  twisted tea, white claw, mikes hard, smirnoff ice, bacardi breezer, breezer, four loko, bud light seltzer, wkd, buckfast, kvass, kwas, kwass, tepache, dumante, castries, somrus, kringle cream,
  rumtopf, rumtopffruchte, rumrosinen, rumrosine, rumkirschen, federweisser, carajillo, carajillos, xeres, eierpunsch, eierpunch, egg punch, punch aux oeufs, eiergrog, grog, mon cheri, mon cheris, tia maria matcha,
  mirin, hon mirin, aji mirin, shaoxing, shao hsing, milk punch, hard sauce, vanilla extract, bourbon vanilla extract, vanille extract, vanille extrakt, vanilleextract, vanilleextrakt, extrait de vanille, extracto de vainilla, esencia de vainilla,
  disaronno velvet, amaretto velvet, rompope, ponche crema, ponche de crema, crema de vie, bombardino, vov, coquito, amarula, rumchata, tequila rose, dooleys, carolans, coole swan, five farms, mozart gold, mozart white,
  151, overproof, strohrum, stroh rum, stroh 80, stroh 60, stroh 40, herbsaint, islay, speyside, booze, boozy, with bubbly, of bubbly, the bubbly, add bubbly, some bubbly, ponche de huevo, lait de poule,
  alcohol, alcoholic, sheridans, baileys, baileys almande, irish cream, irish coffee, jamaican coffee, spanish coffee, oranjebitter, rum essence, spirit, spirits, liqueur, liquor, gin, vodka, rum, whisky, whiskey, bourbon, scotch, tequila, mezcal, brandy, cognac, armagnac, calvados, grappa,
  pisco, cachaca, absinthe, schnapps, vermouth, sherry, port, madeira, wine, beer, ale, stout, lager, cider, champagne, prosecco, cava, sake, soju, shochu, bitters, amaro, aperitif, digestif, moonshine, poitin, mead, raki, arak, slivovitz, aquavit, limoncello, sangria, alcopop, sambuca, ouzo, pastis, genever, perry, rtd, vermut, rhum, eau de vie, marc, slibowitz, palinka, rakia, tsipouro, marsala, moscatel, mistela, lambrusco, sangria, wodka, sprit, hooch, eggnog liqueur, kirsch, hard seltzer, medium cherry, wassail, kandeel, asiatico, tokay, griottine, griottines, agua de valencia, pina colada, guayabita del pinar,
  fine a leau, fine a l eau, rose pamplemousse, rose peche, rose framboise, rose fraise, rose citron, rose cerise, rose piscine, blanc lime, blanc gomme, blanc cassis, blanc peche, demi peche, demi fraise, demi grenadine, spiked, infused vodka, wine gum,
  wijn, bier, jenever, likeur, likuer, likor, liquer, liqeur, liqueer, likuor, notenlikeur, likorette, brandewijn, bessenbrandewijn, sterke drank, vieux, kruidenbitter, advocaat, port, moezel, boerenjongens, rum rozijn,
  wein, sekt, likor, eierlikor, eierpunsch, nusslikor, nussschnaps, schnaps, korn, weinbrand, branntwein, obstler, geist, wasser geist, most, gluhwein, bowle, trester, wermut, klarer, magenbitter, himbeergeist, obstbrand, brand, rakija, met,
  mit schuss,
  vino, cerveza, licor, ron, ginebra, aguardiente, anis, chinchon, orujo, pacharan, sidra, vermu, conac, jerez, espumoso, cana, oporto, crema de orujo, chicha, pulque, hidromiel, licores, aguamiel fermentado, anisado, ratafia,
  vin, biere, liqueur, rhum, genievre, cidre, poire williams, mirabelle eau de vie, hydromel, kir, pommeau, pineau, marc de bourgogne, guignolet, ratafia, floc, chartreuse, gnole, alcool`);

/** Words of things with a caution, by the caution. */
export const CAUTIOUS: Readonly<Partial<Record<Caution, readonly string[]>>> = {
  grapefruit: list(
    `orangina, lilt, five alive, agrum, agrumes, agrumi, grapefruit, pomelo, pamplemousse, pompelmoes, pampelmuse, toronja, pomelos, seville orange, bergamot, bergamotte`,
  ),
  quinine: list(
    `tonic, tonics, tonicwater, tonic water, tonik, tonikwasser, tonica, agua tonica, tonique, eau tonique, quinine, chinin, kinine, quinina, quinquina, cinchona`,
  ),
  caffeine: list(`
    caffeine, guarana, mate, yerba mate, club mate, coffee, espresso, ristretto, cold brew, mocha, tea, black tea, green tea, earl grey, matcha, tia maria matcha, oolong, sencha, chai, cola, coke, pepsi, mezzo mix, red bull, sheridans, energy drink, kombucha, buckfast, kola nut, cola nut,
    cafe creme, thee, au the, du the, cafeine, koffein, cafeina, koffie, kaffee, schwarztee, schwarzer tee, gruntee, gruner tee, eistee, zwarte thee, groene thee, ijsthee, cafe, te negro, te verde, te matcha, the noir, the vert, cafe con leche, cafe au lait, milchkaffee, eiskaffee, kolanuss, kolanoot, nuez de cola, noix de kola, noix de cola, cappuccino, macchiato, frappuccino, flat white, irish coffee, asiatico, haferlkaffee`),
  liquorice: list(
    `liquorice, licorice, lakritz, lakritze, drop, dropje, dropjes, dropveter, dropveters, dropstaaf, twizzler, twizzlers, salmiak, regaliz, reglisse, zoethout, sussholz, orozuz`,
  ),
  charcoal: list(`charcoal, aktivkohle, norit, carbon activado, charbon, actieve kool`),
  coumarin: list(`tonka, coumarin, woodruff, waldmeister, asperule, asperula, lievevrouwebedstro`),
  'pink-pepper': list(`pink pepper, rosa pfeffer, roze peper, baie rose, pimienta rosa`),
};

/**
 * Foods and drinks that are not in the catalogue and bear no allergen. A word of theirs is no slip of another's name:
 * "currant" is not a wrong "current", "sprite" no "spirit".
 */
export const FOODS = list(`
  pinon, pinones, pignon, pignons,
  sambal, chamoy, champomy, kidibul,
  poiree, valencia, colza, epinette, chancho, cabus, galantine, caro, pepperoni, bologna, orangeat, zitronat, sukade, succade, cidrat, cedrat, golden syrup, date, dates, birch, maple, spruce, pine, juniper, currant, blackcurrant, redcurrant, gooseberry, elderberry, mulberry, boysenberry, loganberry, cloudberry, lingonberry, sloe, damson, quince, persimmon, papaya, guava, plantain, rhubarb, sorrel, nettle, dandelion, borage, fennel, anise, aniseed, caraway, cumin, curry, tarragon, oregano, marjoram, chive, chives, onion, garlic, leek, shallot, potato, beet, beetroot, turnip, radish, pea, peas, bean, beans, lentil, chickpea, corn, rice, quinoa, millet, sorghum, hemp, flax, chia, pumpkin, squash, courgette, zucchini, aubergine, spinach, kale, cabbage, lettuce, rocket, mushroom, truffle, seaweed, nori, kelp, algae, wasabi, galangal, kaffir, makrut, tamarind, hibiscus, rose, violet, jasmine, lilac, elderflower, orchid, saffron, sumac, vanilla, tonka, cacao, cocoa, coffee, chicory, tea, rooibos, chamomile, verbena, kombucha, tepache, kvass, agave, molasses, treacle, sorghum syrup, jaggery, panela, stevia, xylitol, erythritol, aspartame, honeydew, cantaloupe, galia, clementine, satsuma, tangerine, tangelo, calamansi, yuzu, sudachi, finger lime, citron, pomelo, dragon fruit, rambutan, mangosteen, durian, jackfruit, soursop, sapote, tamarillo, acai, acerola, goji, aronia, medlar, greengage, mirabelle, nectarine, prune, raisin, sultana, cassis, bacon, ham, beef, pork, chicken, turkey, duck, lamb, veal, venison, sausage, chorizo, salami, bone broth, stock, gravy, gelatine, ketchup, vinegar, relish, pickle, caper, capers, olive, oil, tapioca, boba, popping pearls, jelly, jam, spirulina, collagen, protein, whey, wine gum, bubblegum, candy, cotton candy, skittles, haribo, popcorn, crisps, chips, cola, fanta, sprite, pepsi, coke, tango, irn bru, vimto, ribena, squash, cordial, nectar, smoothie, slush, slushy, gazpacho, broth, soup, seed, seeds, poppy, sunflower, rapeseed, mesquite, cedar, oak, smoke, tobacco, hay, moss, lichen, ash, dirt, pearl, snow, rain, sea, ocean, moon, beer, spirit, sour, bitter, sweet, salted, smoked, roasted, toasted, burnt, infused, fermented, dried, candied, pickled, hot, spicy, chilli, habanero, chipotle, ancho, pimento, paprika, cajun, mole, chutney, salsa, guacamole, horchata, atole, mezcal, sotol, bacanora, raicilla, kava, kratom, ginseng, ginkgo, valerian, cbd, hops, hop, gentian, wormwood, mugwort, yarrow, angelica, orris, cubeb, sassafras, sarsaparilla, birch beer, spruce beer, ginger, pear, bear, plum, pluma, lime, limes, lemon, melon, peach, perch, beach, cherry, berry, sherry, perry, port, pork, fort, mint, mind, hint, malt, salt, sage, sago, sugar, cigar, grape, grappa, drape, corn, korn, acorn, apple, maple, ample, mango, mangold, tango, anise, anisette,
  drink, drank, sap, saft, nektar, nectar, saus, sauce, sosse, soep, suppe, creme, paste, pasta, bitter, bitters, tonic, wasser, water, extrakt, extract, aroma, essenz, essence, tee, thee, kaffee, koffie, eis, ijs, pulver, poeder, mus, moes, puree, schaum, schuim, kern, kerne, pit, pitten, spread, powder, infusion, auszug, krem, punsch, punch,
  dadel, dadels, berk, berkenwater, esdoorn, vlierbes, vlierbloesem, aalbes, kruisbes, bosbes, braam, moerbei, duindoorn, sleedoorn, kweepeer, rabarber, brandnetel, paardenbloem, venkel, anijs, karwij, komijn, dragon, ui, knoflook, prei, aardappel, biet, raap, radijs, erwt, boon, bonen, linze, kikkererwt, mais, rijst, pompoen, spinazie, boerenkool, kool, sla, paddenstoel, zeewier, hennep, lijnzaad, zonnebloem, maanzaad, azijn, olie, stroop, schenkstroop, suikerriet, kandij, hagelslag, limonade, ranja, siroop, kaneel, kruidnagel, laurier, jeneverbes, spek, ham, kip, rund, worst, drop, zuurkool, augurk, kappertje, gelei, jus, zwarte bes, rode bes, witte bes, perzik, pruim, abrikoos, vijg, druif, rozijn, krent, meloen, mispel,
  dattel, datteln, birke, birkenwasser, birkensaft, ahorn, holunder, holler, johannisbeere, stachelbeere, sanddorn, schlehe, vogelbeere, preiselbeere, hagebutte, quitte, rhabarber, brennnessel, lowenzahn, fenchel, anis, kummel, kreuzkummel, estragon, zwiebel, knoblauch, lauch, kartoffel, rube, rettich, radieschen, erbse, bohne, bohnen, linse, kichererbse, reis, hirse, kurbis, spinat, kohl, salat, pilz, algen, hanf, leinsamen, sonnenblume, mohn, essig, ol, zuckerrube, kandis, limo, limonade, schorle, sirup, zimt, nelke, lorbeer, wacholder, speck, schinken, huhn, rind, wurst, sauerkraut, gurke, kaper, gelee, pfirsich, pflaume, zwetschge, mirabelle, aprikose, marille, feige, traube, rosine, melone, mispel, lakritze, veilchen, rosenwasser, lavendel, jasmin, malve, ginster, enzian, arnika, kamille, minze, salbei, rosmarin, thymian,
  datil, datiles, abedul, arce, grosella, arandano, mora, zarzamora, frambuesa, endrina, membrillo, ruibarbo, ortiga, diente de leon, hinojo, comino, alcaravea, estragon, cebolla, ajo, puerro, patata, remolacha, nabo, rabano, guisante, garbanzo, judia, alubia, lenteja, maiz, arroz, quinua, calabaza, espinaca, col, lechuga, seta, alga, canamo, lino, girasol, amapola, vinagre, aceite, melaza, cana, horchata, chufa, agua, refresco, canela, clavo, laurel, enebro, tocino, jamon, pollo, ternera, cerdo, salchicha, pepinillo, alcaparra, gelatina, melocoton, ciruela, albaricoque, higo, uva, pasa, melon, nispero, caqui, chirimoya, guayaba, papaya, tuna, nopal, chayote, jicama, tamarindo, jamaica, violeta, jazmin, azahar, manzanilla, hierbaluisa, tila, romero, tomillo, salvia, albahaca, perejil, cilantro,
  datte, dattes, bouleau, seve, erable, sureau, groseille, cassis, myrtille, mure, framboise, argousier, prunelle, coing, rhubarbe, ortie, pissenlit, fenouil, anis, cumin, carvi, estragon, oignon, ail, poireau, pomme de terre, betterave, navet, radis, pois, haricot, lentille, pois chiche, mais, riz, potiron, courge, epinard, chou, laitue, champignon, algue, chanvre, lin, tournesol, pavot, vinaigre, huile, melasse, canne, eau, cannelle, girofle, laurier, genievre, lard, jambon, poulet, boeuf, porc, saucisse, cornichon, capre, gelee, peche, prune, abricot, figue, raisin, melon, nefle, kaki, goyave, papaye, violette, jasmin, verveine, camomille, tilleul, romarin, thym, sauge, basilic, persil, coriandre, gentiane, armoise, absinthe, chataigne, marron, carotte, tomate, concombre, aubergine, courgette, poivron, piment, poivre, sel, sucre, miel, cafe, the, poire, pomme, cerise, fraise, banane, ananas, mangue, citron, orange, pamplemousse, mandarine, clementine, litchi, grenade, kiwi, passion, coco`);

/** Plants without an allergen that milk is made of. */
export const PLANTS_OF_MILK: ReadonlySet<string> = new Set(
  list(`hemp, pea, flax, quinoa, rice, coconut, tigernut, hennep, erwten, erwt, rijst, kokos, hanf, erbsen, erbse, reis, canamo, guisante, arroz,
  coco, chufa, chanvre, pois, riz`),
);

/** Food words short enough to begin or end other words by chance, which count as the beginning of a compound. */
export const FIRST_PARTS = list(
  `nuss, noten, mandel, milch, melk, sahne, rahm, soja, hafer, haver, senf, fisch, lachs, weizen, gerste, gerst, roggen, rogge, tarwe, eier, kase, kaas, malz, bier, sekt, whisky, vodka, wodka, milk`,
);
/** The same of the end of a compound. */
export const LAST_PARTS = list(
  `freier, nuss, nusse, noten, noot, milch, melk, sahne, rahm, room, soja, senf, fisch, lachs, mehl, meel, brot, brood, malz, mout, eier, boter, kase, kaas, vodka, wodka, likor, wein, wijn, bier, brand, korn, rum, gin, geist, sekt, keks, koek, milk, creme, schnaps`,
);
