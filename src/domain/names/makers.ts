/** What the houses make that are known for one kind of thing, whose names people put beside a flavour: "Monin mint". */
export type Made = 'syrup' | 'juice' | 'plantDrink' | 'mixer' | 'liqueur' | 'bottled' | 'grocer';

const list = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/**
 * As `foldText` gives them. A house that makes spirits, liqueurs or wine is `bottled`, whatever else it makes: a flavour
 * beside its name says nothing that is known, and must not be read as the fruit, which has no alcohol. Houses that sell
 * little but liqueurs are `liqueur`; those that sell as many syrups or fruit brandies are not. What a `grocer` sells is what stands beside its name, unless that is also the flavour of something else.
 */
const MAKERS_OF: Record<Made, string[]> = {
  syrup: list(`
    monin, monbana, dormoy, madras, canadou, mathieu teisseire, bigallet, meneau, 1836, fruiss, yo syrup, burkhardt, teisseire, routin, routin 1883, 1883, torani, riemerschmid, karvan cevitam, karvan, moulin de valdonne, fabbri,
    liber and co, liber co, small hand foods, bg reynolds, finest call, stirrings, rioba, bacanha, jack rudy, bottlegreen, belvoir, thorncroft,
    eyguebelle, sirop sport, sonnentor, darbo, tri top, davinci, da vinci, sweetbird, le sirop de monin, sirops monin, spar sirup`),
  juice: list(`
    appelsientje, riedel, zonnigfruit, healthy people, schulp, flevosap, goudappeltje, ocean spray, dole, libbys, welchs, rabenhorst, voelkel,
    rio de oro, don simon, disfruta, simply orange, martinellis, mott, motts, langers, r w knudsen, lakewood,
    granini, looza, pago, cappy, rauch, happy day, rauch happy day, tropicana, innocent, joker, jugos del valle, del valle,
    minute maid, jumex, juver, zumosol, andros, pressade, beckers bester, amecke, albi, valensina,
    punica, coolbest, cool best, copella, cawston press, del monte, rubicon, don simon zumo, boing, cesar, caraibos, tropico,
    hohes c, solevita, rio doro, minute maid premium, granini selection`),
  plantDrink: list(`
    alpro, oatly, provamel, bjorg, isola bio, rude health, plenish, califia, califia farms, minor figures, vly, natumi,
    silk, elmhurst, vemondo, sojade, the bridge, chobani,
    berief, joya, yosoy, vivesoy, ecomil, monsoy, blue diamond, almond breeze, rice dream`),
  mixer: list(`
    schweppes, fever tree, fevertree, thomas henry, fentimans, royal club, three cents, double dutch, franklin and sons,
    franklin sons, london essence, luscombe, aqua monaco, goldberg, goldberg and sons, nordic mist, canada dry, q mixers,
    merchants heart, 1724, le tribute, la french, archibald, hysope, britvic, barrs, seagrams mixer, swiss mountain spring,
    dr polidori, kinley, indi, peter spanton, folkingtons, lixir, vichy catalan, san pellegrino, sanpellegrino,
    s pellegrino`),
  liqueur: list(`
    bols, de kuyper, dekuyper, kuyper, boudier, gabriel boudier, briottet, edmond briottet, lejay, lejay lagoute, merlet, joseph cartron, cartron,
    mathilde, wenneker, teichenne, volare, drillaud, leroux, hiram walker, lheritier guyot`),
  bottled: list(`
    cardamaro, byrrh, st raphael, saint raphael, ambassadeur, bonal, graves, la mancha, billecart salmon, rinquinquin, sourz, liebfraumilch,
    bundaberg, presidente, godiva, mozart, zwack, harveys, hoppe, smeets, suntory, stones, canton, chinchon,
    toussaint, boomsma, plantinga, castellana, deep eddy, after shock, maraska, bailoni, escorial,
    wynand fockink, giffard, brizard, rutte, panizo, abuelo, ilegal,
    aviation, chase, titos, tito, whitley neill, warner, warners, sipsmith, opihr, broker, brokers, bloom, edinburgh, silent pool, tarquins, salcombe,
    malfy, roku, drumshanbo, gunpowder, jensens, fords, martin millers, citadelle, elephant, ferdinands, windspiel, siegfried, gin sul, berliner brandstifter,
    adler, nordes, larios, rives, masters, puerto de indias, bosford, gvine, audemus, generous, damrak, bobbys, nolets, hermit, sir edmond, v2c,
    catz, hooghoudt, filliers, copperhead, ketel, nolet, van wees, zuidam, vedrenne, combier, massenez, miclo, mette,
    lapostolle, wolfberger, jelinek, schladerer, ziegler, lantenhammer, prinz, reisetbauer, freihof, etter, fassbind, morand, godet,
    stolichnaya, stoli, smirnoff, absolut, skyy, eristoff, finlandia, wyborowa, moskovskaya, russian standard, belvedere, ciroc, haku, black cow, konik, sobieski, poliakov,
    jelzin, puschkin, three olives, pinnacle, burnetts, svedka, kettle one, ketel one, grey goose, reyka, sernova, nemiroff, zubrowka,
    bacardi, captain morgan, havana club, brugal, barcelo, arehucas, cacique, pampero, santa teresa, matusalem, botran, dictador, medellin, millonario, cartavio, dos maderas,
    mount gay, appleton, plantation, planteray, doorlys, foursquare, pussers, woods, lambs, kraken, sailor jerry, bumbu, rebellion, la hechicera, clement, saint james, negrita, old nick, bologne,
    damoiseau, dillon, neisson, hse, trois rivieres, depaz, jm, bielle, reimonenq, longueteau, chamarel, arcane, st aubin, charrette, savanna, isautier, aldea, ron miel, guajiro,
    jim beam, jack daniels, makers mark, woodford, bulleit, four roses, wild turkey, buffalo trace, evan williams, elijah craig, old forester, knob creek, michters, rittenhouse, sazerac,
    jameson, bushmills, tullamore, teeling, powers, paddy, ballantines, johnnie walker, chivas, dewars, famous grouse, bells, teachers, grants, glenfiddich, glenlivet, macallan, lagavulin, laphroaig, ardbeg,
    talisker, monkey shoulder, nikka, suntory, kirin, crown royal, canadian club, william lawson, label 5, clan campbell, cutty sark, white horse, passport, dyc, vat, slyrs, armorik, rozelieures, kavalan,
    jose cuervo, sauza, patron, don julio, herradura, olmeca, el jimador, sierra, cazadores, casamigos, 1800, espolon, ocho, fortaleza, calle 23, corralejo, cabrito, centenario, montelobos, del maguey, vida, quiquiriqui,
    hennessy, remy martin, martell, courvoisier, camus, hine, otard, baron otard, torres, osborne, fundador, veterano, soberano, terry, asbach, chantre, mariacron, wilthener, metaxa, st remy, saint remy, napoleon, raynal,
    martini, cinzano, gancia, carpano, dolin, noilly, mancino, yzaguirre, izaguirre, lustau, cocchi, lacuesta, belsazar, la fuerza, perucchi, casa mariol, petroni, la quintinye, 
    sandeman, taylors, grahams, cockburns, offley, ferreira, gonzalez byass, barbadillo, harvey, croft, valdespino, hidalgo, williams humbert, lustau, blandys, justino,
    freixenet, codorniu, mionetto, zonin, bottega, bisol, moet, veuve clicquot, bollinger, mumm, piper heidsieck, nicolas feuillatte, canard duchene, henkell, rotkappchen, soehnlein, sohnlein, jaillance, kriter, blason,
    ramazzotti, luxardo, marie brizard, pallini, toschi, villa massa, lazzaroni, vaccari, molinari, cusenier, get, pernod, ricard, casanis, berger, prado,
    berentzen, kleiner feigling, jagermeister, underberg, kuemmerling, sheridans, carolans, feeney, saint brendans, molly, coole swan, dooleys, ponche caballero, ruavieja, anis del mono, la asturiana, zoco, baines,
    fee brothers, bitter truth, scrappys, hella, bittermens, bob s, bobs, angostura, dashfire, the bitter truth, peychaud, adam elmegirab, dr adam,
    strongbow, magners, bulmers, thatchers, aspall, westons, kopparberg, loic raison, kerisac, ecusson, el gaitero, possmann,
    heineken, grolsch, amstel, hertog jan, bavaria, jupiler, stella artois, leffe, duvel, chimay, orval, westmalle, affligem, hoegaarden, beck, becks, bitburger, krombacher, warsteiner, paulaner, erdinger, franziskaner, augustiner,
    veltins, radeberger, jever, konig, konig pilsener, oettinger, sternburg, gosser, stiegl, ottakringer, mahou, estrella, estrella galicia, estrella damm, cruzcampo, alhambra, san miguel, ambar, quilmes, modelo, pacifico, tecate, dos equis, xx, indio, victoria, sol,
    kronenbourg, pelforth, fischer, meteor, carlsberg, tuborg, corona, budweiser, coors, miller, pabst, peroni, moretti, asahi, kirin ichiban, sapporo, tsingtao, tiger, chang, singha, cobra, camden, brewdog, punk, guinness, murphys, beamish,
    barefoot, yellow tail, jacobs creek, hardys, gallo, blossom hill, echo falls, campo viejo, faustino, marques de caceres, marques de riscal, casillero del diablo, concha y toro, santa rita, trapiche, norton, catena, louis jadot, georges duboeuf, gato negro, mateus, jp chenet, roche mazet, baron de lestac, vieux papes`),
  grocer: list(`
    campina, arla, muller, weihenstephan, landliebe, barenmarke, hansano, bergader, lactel, candia, president, bridel, elle et vire, elle vire, isigny, yoplait, danone, pascual, puleva, asturiana, central lechera asturiana, kaiku, feiraco, clesa,
    friesland, friesche vlag, melkunie, zuivelhoeve, becel, blue band, lurpak, kerrygold, anchor, cravendale, cathedral city, yeo valley, rodda, roddas, elmlea, meggle, rama, alpura, lala, la serenisima, sancor, nestle, carnation, longa vida, debic, parmalat, emmi,
    tate and lyle, tate lyle, silver spoon, billingtons, sudzucker, diamant, nordzucker, beghin say, daddy, saint louis, la perruche, azucarera, van gilse, tirlemontoise, zulka, wiener,
    maldon, saxa, cerebos, la baleine, baleine, guerande, le guerandais, bad reichenhaller, jozo, halen mon, la salinera,
    lavazza, illy, nescafe, nespresso, douwe egberts, jacobs, dallmayr, tchibo, melitta, segafredo, kimbo, marcilla, bonka, saimaza, carte noire, grand mere, malongo, kenco, starbucks, costa, taylors of harrogate, perla, kanis gunnink, juan valdez, cafe de olla,
    tetley, twinings, pickwick, pg tips, yorkshire, ahmad, dilmah, teekanne, messmer, kusmi, lipton, hornimans, pompadour, arizona, fuze, nestea, fuze tea, pfanner, liptonice,
    cadbury, hersheys, ghirardelli, valrhona, lindt, callebaut, van houten, droste, suchard, poulain, banania, valor, nesquik, cola cao, abuelita, ibarra, tonys, de zaan,
    biona, naturata, naturgreen, allos, madhava, wholesome, el granero, meienburg, clarks, hilltop, maribel, dreyer, princes, campbells, duerrs,
    spitz, hollinger, grace, ktc, blue dragon, thai kitchen, dunns river, bamboo garden, real thai, ayam, suzi wan, aroy d, de rit, maison orphee,
    langnese, rowse, capilano, gales, comvita, de traay, honig, la granja, granja, breitsamer, bihophar, miel pops, lune,
    lea perrins, lea and perrins, heinz, tabasco, cholula, valentina, franks, kikkoman, maggi, knorr, kuhne, hengstenberg, maille, amora, hellmanns, calve, remia, conimex, go tan, koopmans, dr oetker, oetker, ostmann, fuchs, verstegen, silvo, euroma, schwartz, bart, mccormick, ducros, albert menes, vahine, carmencita, hacendado, goya, la costena, herdez, jumex,
    evian, volvic, vittel, perrier, badoit, gerolsteiner, apollinaris, vichy, highland spring, buxton, spa, bar le duc, sourcy, chaudfontaine, font vella, bezoya, lanjaron, solan de cabras, bonafont, ciel, epura, salvetat, cristaline, contrex, hepar, adelholzener, rosbacher, vilsa, romerquelle, voslauer, valser, henniez, rivella, fiji, smartwater, topo chico, mineragua, penafiel,
    coca cola, cocacola, pepsi, fanta, orangina, 7up, 7 up, sprite, dr pepper, red bull, monster, rockstar, rc, fritz, afri, sinalco, bluna, mirinda, kas, trina, la casera, casera, gaseosa, schwip schwap, mezzo mix, almdudler, club mate, bionade, appletiser, vimto, irn bru, barr, jarritos, sidral, boing, squirt, manzanita, faygo, a w, mug, barqs,
    ocean spray, dole, libbys, del monte, rio de oro, welchs, innocent, rabenhorst, voelkel, alnatura, dennree, rapunzel, davert, bonne maman, st dalfour, hero, materne, wilkin, tiptree, robertsons, frank coopers, zentis, schwartau, d arbo, darbo,
    opies, crespo, fragata, la espanola, carbonell, tramier, kuhne, odenwald, borges`),
};

const MADE_BY = new Map<string, Made>();
for (const made of ['syrup', 'juice', 'plantDrink', 'mixer', 'liqueur', 'bottled', 'grocer'] satisfies Made[])
  for (const maker of MAKERS_OF[made]) if (!MADE_BY.has(maker)) MADE_BY.set(maker, made);
/** How many words the longest name of a house has, by its first word. */
const LONGEST_FROM = new Map<string, number>();
for (const words of [...MADE_BY.keys()].map((maker) => maker.split(' '))) {
  const [first = ''] = words;
  LONGEST_FROM.set(first, Math.max(LONGEST_FROM.get(first) ?? 0, words.length));
}
const longestFrom = (word: string | undefined) => LONGEST_FROM.get(word ?? '') ?? 0;

const MAKER_WORDS: ReadonlySet<string> = new Set([...MADE_BY.keys()].flatMap((maker) => maker.split(' ')));

/** Whether the name of a house may begin with a word. */
export function beginsMaker(word: string): boolean {
  return LONGEST_FROM.has(word);
}

/** Whether a word stands in the name of a house. */
export function isMakerWord(word: string): boolean {
  return MAKER_WORDS.has(word);
}

/**
 * How many words from a place on are the name of a house of bottles that has several: none of them says anything alone,
 * as the "roses" of Four Roses.
 */
export function countMakerWords(words: readonly string[], start: number): number {
  for (let length = Math.min(longestFrom(words[start]), words.length - start); length > 1; length--) {
    const made = MADE_BY.get(words.slice(start, start + length).join(' '));
    if (made === 'bottled' || made === 'liqueur') return length;
  }
  return 0;
}

/** Splits a text into its maker, by what that house makes, and the words beside its name. */
export function splitMaker(words: readonly string[]): { made: Made; rest: string[] } | undefined {
  const longest = words.map(longestFrom);
  for (let length = Math.min(Math.max(...longest), words.length - 1); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      if ((longest[start] ?? 0) < length) continue;
      const made = MADE_BY.get(words.slice(start, start + length).join(' '));
      if (made !== undefined)
        return { made, rest: [...words.slice(0, start), ...words.slice(start + length)] };
    }
  }
  return undefined;
}

/** What stands before and behind a flavour in the name of what is made of it, in five languages. */
const AROUND: Record<Made, { before: string[]; behind: string[] }> = {
  syrup: {
    before: ['sirop de ', 'sirop d', 'sirop ', 'sirope de ', 'jarabe de '],
    behind: [' syrup', ' cordial', 'sirup', 'nsirup', 'nblutensirup', 'siroop', 'nsiroop'],
  },
  juice: {
    before: ['jus de ', 'jus d', 'nectar de ', 'nectar d', 'zumo de ', 'jugo de '],
    behind: [' juice', ' nectar', 'saft', 'nsaft', 'nektar', 'sap', 'nsap'],
  },
  plantDrink: {
    before: ['lait de ', 'lait d', 'leche de ', 'bebida de '],
    behind: [' milk', ' drink', 'milch', 'drink', 'melk', 'drank'],
  },
  mixer: { before: [], behind: [] },
  liqueur: {
    before: ['liqueur de ', 'liqueur d', 'licor de ', 'creme de ', 'creme d'],
    behind: [' liqueur', ' schnapps', 'likor', 'nlikor', 'likeur', 'nlikeur'],
  },
  bottled: { before: [], behind: [] },
  grocer: { before: [], behind: [] },
};

/** The names that what a house makes of a flavour may have. */
export function productNames(made: Made, flavour: string): string[] {
  const { before, behind } = AROUND[made];
  return [...before.map((word) => word + flavour), ...behind.map((word) => flavour + word)];
}

/** Ids of what grocers sell under their names and nothing else is called by: "Danone strawberry" is no strawberry. */
const GROCERIES: ReadonlySet<string> = new Set(
  `milk cream whipped-cream half-and-half butter yogurt egg sugar sugar-cube brown-sugar powdered-sugar vanilla-sugar salt
  honey coffee espresso cola diet-cola hot-sauce soy-sauce worcestershire-sauce peanut-butter marmalade jam olive cocktail-onion
  cocktail-cherry cocoa-powder gelatin cider-vinegar pepper molasses beef-bouillon celery-salt matcha`.split(
    /\s+/,
  ),
);

/** Whether a thing is what grocers sell as it is called. */
export function isGrocery(id: string): boolean {
  return GROCERIES.has(id) || isPoured(id.replaceAll('-', ' '));
}

/** Whether a thing is a syrup, which houses of liqueurs make too. */
export function isSyrup(id: string): boolean {
  return /(?:syrup|cordial|grenadine|orgeat)$/.test(id);
}

/** What else is sold of a flavour; of a thing that is sold in one way alone there is nothing to tell apart. */
export function otherProducts(flavour: string): string[] {
  return [' syrup', ' juice', ' nectar', ' milk'].map((word) => flavour + word);
}

/** Whether the words of an id say that the thing is poured: such houses make no fruit and no herbs. */
export function isPoured(words: string): boolean {
  return /(?:syrup|cordial|juice|nectar|milk|puree|tea|lemonade|soda|water|coffee|punch|clamato|mix)$/.test(
    words,
  );
}
