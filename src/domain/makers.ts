/** What the houses make that are known for one kind of thing, whose names people put beside a flavour: "Monin mint". */
export type Made = 'syrup' | 'juice' | 'plantDrink' | 'mixer' | 'bottled';

const list = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/**
 * As `foldText` gives them. A house that makes spirits, liqueurs or wine is `bottled`, whatever else it makes: a flavour
 * beside its name says nothing that is known, and must not be read as the fruit, which has no alcohol.
 */
const MAKERS_OF: Record<Made, string[]> = {
  syrup: list(`
    monin, teisseire, routin, routin 1883, 1883, torani, riemerschmid, karvan cevitam, karvan, moulin de valdonne, fabbri,
    eyguebelle, sirop sport, sonnentor, darbo, tri top, davinci, da vinci, sweetbird, le sirop de monin, sirops monin, spar sirup`),
  juice: list(`
    granini, looza, pago, cappy, rauch, happy day, rauch happy day, tropicana, innocent, joker, jugos del valle, del valle,
    minute maid, jumex, juver, zumosol, andros, pressade, beckers bester, amecke, albi, valensina,
    punica, coolbest, cool best, copella, cawston press, del monte, rubicon, don simon zumo, boing, cesar, caraibos, tropico,
    hohes c, solevita, rio doro, minute maid premium, granini selection`),
  plantDrink: list(`
    alpro, oatly, provamel, bjorg, isola bio, rude health, plenish, califia, califia farms, minor figures, vly, natumi,
    berief, joya, yosoy, vivesoy, ecomil, monsoy, blue diamond, almond breeze, rice dream`),
  mixer: list(`
    schweppes, fever tree, fevertree, thomas henry, fentimans, royal club, three cents, double dutch, franklin and sons,
    franklin sons, london essence, luscombe, aqua monaco, goldberg, goldberg and sons, nordic mist, canada dry, q mixers,
    merchants heart, 1724, le tribute, la french, archibald, hysope, britvic, barrs, seagrams mixer, swiss mountain spring,
    dr polidori, kinley, indi, peter spanton, folkingtons, lixir, vichy catalan, san pellegrino, sanpellegrino,
    s pellegrino`),
  bottled: list(`
    bundaberg, presidente, godiva, mozart, zwack, harveys, hoppe, smeets, suntory, stones, canton, chinchon, lejay,
    toussaint, boomsma, plantinga, castellana, deep eddy, after shock, maraska, bailoni, escorial,
    wynand fockink, rutte, panizo, abuelo, ilegal`),
};

const MADE_BY = new Map<string, Made>();
for (const made of ['syrup', 'juice', 'plantDrink', 'mixer', 'bottled'] satisfies Made[])
  for (const maker of MAKERS_OF[made]) MADE_BY.set(maker, made);
const MOST_WORDS = Math.max(...[...MADE_BY.keys()].map((maker) => maker.split(' ').length));

/** Splits a text into its maker, by what that house makes, and the words beside its name. */
export function splitMaker(words: readonly string[]): { made: Made; rest: string[] } | undefined {
  for (let length = Math.min(MOST_WORDS, words.length - 1); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
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
  bottled: { before: [], behind: [] },
};

/** The names that what a house makes of a flavour may have. */
export function productNames(made: Made, flavour: string): string[] {
  const { before, behind } = AROUND[made];
  return [...before.map((word) => word + flavour), ...behind.map((word) => flavour + word)];
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
