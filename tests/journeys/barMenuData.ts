/** The menu of a bar, as it hangs on its wall: what tests/journeys/barMenu.spec.ts types, stores, prints and reads. */
import type { MenuInput } from '../../src/contracts/menus/menu.ts';
import type { MenuItem } from '../../src/contracts/menus/menuItem.ts';
import type { OwnRecipe } from '../../src/contracts/own-drinks/ownDrink.ts';

export const BAR = {
  name: 'Zur Alten Waage',
  menu: 'Abendkarte',
  description: 'Drinks, Wein und warme Küche im alten Wiegehaus am Fischmarkt.',
};

/**
 * The price list that holds at times; of everything else it leaves the usual price. It never holds while
 * the test runs, because the server tells the page of guests which prices hold now.
 */
export const HAPPY_HOUR = {
  name: 'Blaue Stunde',
  hours: {
    days: [1, 2, 3, 4, 5],
    ...(new Date().getHours() < 12 ? { from: '17:00', to: '19:00' } : { from: '05:00', to: '07:00' }),
  },
};

const poured = (ingredient: string, amount: number) => ({ ingredient, unit: 'ml', amount, garnish: false });
const dashes = (ingredient: string, amount: number) => ({ ...poured(ingredient, amount), unit: 'dash' });
const madeHere = (name: string, amount: number, strength: number | null = null) => ({
  ...{ name, strength, colour: null, unit: 'ml', amount, garnish: false },
});
const own = (name: string, glass: string, method: string, lines: OwnRecipe['lines']): OwnRecipe => ({
  ...{
    name,
    glass,
    method,
    lines,
    ice: glass === 'rocks' ? 'large-cube' : 'none',
    note: null,
    after: null,
    house: null,
  },
  ...{ instructions: null, allergens: [], vegan: true, vegetarian: true },
});

/** The drink that is written down by hand. */
export const BY_HAND = {
  name: 'Waagmeister',
  lines: [
    { name: 'Rye whiskey', amount: '45' },
    { name: 'Averna', amount: '15' },
    { name: 'Walnuss-Sirup', amount: '10' },
  ],
};

/** Those that come in a file, as another site would hand them over. */
export const IN_A_FILE: readonly OwnRecipe[] = [
  own('Heinzelmännchens Feierabendsour', 'coupe', 'shake', [
    poured('korn', 50),
    poured('lemon-juice', 25),
    poured('elderflower-cordial', 20),
    poured('egg-white', 20),
  ]),
  own('Rheinnebel', 'coupe', 'stir', [
    poured('gin', 50),
    poured('dry-vermouth', 20),
    madeHere('Wacholderrauch-Essenz', 5, 30),
  ]),
  own('Domspatz', 'highball', 'build', [
    poured('vodka', 40),
    poured('lime-juice', 15),
    madeHere('Ingwer-Rhabarber-Cordial', 25),
    poured('soda-water', 90),
  ]),
  own('Blutwurz Old Fashioned', 'rocks', 'stir', [
    poured('bourbon', 50),
    poured('demerara-syrup', 10),
    dashes('angostura-bitters', 2),
  ]),
];

/** A line of the menu: amounts in cents, by size; below `happy` those of the happy hour. */
interface Line {
  /** Of a drink of the catalogue, by its id, with its name in English; of an own one, by its name. */
  id?: string;
  name: string;
  item?: Omit<MenuItem, 'name'>;
  prices: { size: string | null; usual: number; happy?: number }[];
  note?: string;
}

const drink = (id: string, name: string, usual: number, happy?: number, note?: string): Line => ({
  ...{ id, name, prices: [{ size: null, usual, ...(happy !== undefined && { happy }) }] },
  ...(note !== undefined && { note }),
});
const ours = (name: string, usual: number, note: string): Line => ({
  ...{ name, note, prices: [{ size: null, usual }] },
});
const plain = { vegan: false, vegetarian: false };
const wine = (name: string, glass: number, bottle: number, note: string): Line => ({
  ...{ name, note, item: { kind: 'wine', allergens: ['sulphites'], ...plain } },
  prices: [
    { size: '0,15 l', usual: glass },
    { size: 'Flasche', usual: bottle },
  ],
});
const beer = (name: string, small: number, large: number, happy: number): Line => ({
  ...{ name, item: { kind: 'beer', allergens: ['barley'], vegan: true, vegetarian: true } },
  prices: [
    { size: '0,2 l', usual: small, happy },
    { size: '0,4 l', usual: large },
  ],
});
const dish = (name: string, usual: number, allergens: MenuItem['allergens'], note?: string): Line => ({
  ...{ name, item: { kind: 'food', allergens, ...plain }, prices: [{ size: null, usual }] },
  ...(note !== undefined && { note }),
});

/** The whole menu: 25 drinks, 5 of them the bar's own, 12 wines, 6 beers, 8 dishes. */
export const SECTIONS: readonly { title: string; lines: readonly Line[] }[] = [
  {
    title: 'Aperitivo',
    lines: [
      drink('11002', 'Negroni', 1150, 850, 'Seit 2019 aus dem eigenen Fass'),
      drink('11214', 'Americano', 950, 750),
      drink('11010', 'Aperol Spritz', 900, 700),
      drink('11217', 'Hugo', 900, 700),
      drink('11227', 'Negroni Sbagliato', 1050, 800),
      drink('11113', 'White Negroni', 1200, 900),
    ],
  },
  {
    title: 'Aus unserem Haus',
    lines: [
      ours('Waagmeister', 1350, 'Rye, Averna und Walnüsse aus dem Hof'),
      ours('Heinzelmännchens Feierabendsour', 1250, 'Mit Eiweiß, auf Wunsch ohne'),
      ours('Rheinnebel', 1300, 'Wird am Tisch geräuchert'),
      ours('Domspatz', 1150, 'Rhabarber und Ingwer, vier Wochen angesetzt'),
      ours('Blutwurz Old Fashioned', 1300, 'Bourbon, eine Nacht auf Blutwurz'),
    ],
  },
  {
    title: 'Klassiker',
    lines: [
      drink('11001', 'Margarita', 1200),
      drink('11004', 'Daiquiri', 1100),
      drink('11005', 'Old Fashioned', 1250),
      drink('11008', 'Whiskey Sour', 1150),
      drink('11009', 'Espresso Martini', 1200, undefined, 'Espresso der Rösterei Schamong'),
      drink('11011', 'French 75', 1350),
      drink('11016', 'Moscow Mule', 1100),
      drink('11070', 'Penicillin', 1300),
      drink('11038', 'Last Word', 1350),
      drink('11044', 'Gimlet', 1100),
    ],
  },
  {
    title: 'Ohne Alkohol',
    lines: [
      drink('13001', 'Virgin Mojito', 750),
      drink('13023', 'Nogroni', 850),
      drink('13039', 'Rhabarberschorle', 480),
      drink('13042', 'Espresso Tonic', 590),
    ],
  },
  {
    title: 'Weißwein und Schaumwein',
    lines: [
      wine('Riesling trocken, Weingut Dönnhoff', 850, 3800, 'Nahe 2024'),
      wine('Grauburgunder, Weingut Salwey', 790, 3600, 'Kaiserstuhl 2023'),
      wine('Sauvignon Blanc, Weingut von Winning', 880, 4000, 'Pfalz 2024'),
      wine('Grüner Silvaner, Weingut Wirsching', 720, 3200, 'Franken 2023'),
      wine('Riesling-Sekt brut, Sekthaus Raumland', 990, 4900, 'Rheinhessen, Flaschengärung'),
    ],
  },
  {
    title: 'Rosé',
    lines: [wine('Spätburgunder Rosé, Weingut Meyer-Näkel', 790, 3500, 'Ahr 2024')],
  },
  {
    title: 'Rotwein',
    lines: [
      wine('Spätburgunder, Weingut Bernhard Huber', 1050, 5200, 'Baden 2021'),
      wine('Blaufränkisch, Weingut Moric', 980, 4800, 'Burgenland 2022'),
      wine('Lemberger, Weingut Aldinger', 820, 3900, 'Württemberg 2022'),
      wine('Chianti Classico, Fontodi', 1080, 5400, 'Toskana 2021'),
      wine('Rioja Crianza, La Rioja Alta', 890, 4200, 'Rioja 2020'),
      wine('Côtes du Rhône Villages, Domaine de la Janasse', 850, 3900, 'Rhône 2022'),
    ],
  },
  {
    title: 'Bier vom Fass',
    lines: [
      beer('Gaffel Kölsch', 240, 460, 200),
      beer('Päffgen Kölsch', 250, 480, 210),
      beer('Rothaus Tannenzäpfle', 290, 520, 240),
      beer('Augustiner Helles', 290, 520, 240),
      beer('Schneider Weisse Original', 320, 560, 270),
      beer('Jever Fun alkoholfrei', 280, 500, 230),
    ],
  },
  {
    title: 'Warme Küche bis 23 Uhr',
    lines: [
      dish('Halve Hahn', 890, ['wheat', 'milk', 'mustard'], 'Röggelchen, mittelalter Gouda, Senf'),
      dish('Himmel un Ääd', 1450, ['wheat', 'milk'], 'Flönz, Kartoffelstampf, Apfelkompott'),
      dish('Rinderkraftbrühe mit Kräuterpfannkuchenstreifen und Wurzelgemüse aus dem Vorgebirge', 980, [
        'wheat',
        'eggs',
        'milk',
        'celery',
      ]),
      dish('Matjes nach Hausfrauenart', 1390, ['fish', 'milk', 'mustard'], 'Mit Bratkartoffeln'),
      dish('Käsespätzle', 1290, ['wheat', 'eggs', 'milk']),
      dish('Rievkooche mit Apfelkompott', 990, ['wheat', 'eggs']),
      dish('Geröstete Mandeln', 550, ['almonds'], 'Mit Rosmarin und Meersalz'),
      dish('Käsebrett', 1650, ['wheat', 'milk', 'walnuts'], 'Fünf Sorten, Feigensenf, Brot'),
    ],
  },
];

/** The menu as it is stored. @param ids of the own drinks by name */
export function wholeMenu(ids: ReadonlyMap<string, string>): MenuInput {
  const sections = SECTIONS.map(({ title, lines }) => ({
    title,
    drinks: lines.map(({ id, name, item, prices, note = null }) => ({
      cocktailId: id ?? ids.get(name) ?? crypto.randomUUID(),
      prices: prices.map(({ size, usual, happy = null }) => ({ size, amounts: [usual, happy] })),
      note,
      ...(item && { item: { ...item, name } }),
    })),
  }));
  return {
    ...{ name: BAR.menu, restaurantName: BAR.name, description: BAR.description },
    ...{ currency: 'EUR', priceLists: [HAPPY_HOUR], sections },
    cocktailIds: sections.flatMap(({ drinks }) => drinks.map(({ cocktailId }) => cocktailId)),
  };
}

/** What the bar pays for its bottles, in cents, and what is in them: [entry, price, size, counted in]. */
export const BOTTLES: readonly [entry: string, price: number, size: number, by: 'ml' | 'piece'][] = [
  ['gin', 2190, 700, 'ml'],
  ['campari', 1590, 700, 'ml'],
  ['aperol', 1390, 700, 'ml'],
  ['prosecco', 690, 750, 'ml'],
  ['vodka', 1450, 700, 'ml'],
  ['white-rum', 1690, 700, 'ml'],
  ['bourbon', 2390, 700, 'ml'],
  ['tequila-blanco', 2790, 700, 'ml'],
  ['cointreau', 2190, 700, 'ml'],
  ['dry-vermouth', 990, 750, 'ml'],
  ['korn', 1190, 700, 'ml'],
  ['elderflower-cordial', 790, 500, 'ml'],
  ['lemon', 35, 1, 'piece'],
  ['lime', 40, 1, 'piece'],
  ['orange', 60, 1, 'piece'],
  ['egg', 30, 1, 'piece'],
  ['soda-water', 90, 750, 'ml'],
  ['simple-syrup', 350, 1000, 'ml'],
];

/** A drawing with an edge of nothing, in the dark green of the sign. */
export const LOGO = {
  name: 'waage.svg',
  mimeType: 'image/svg+xml',
  buffer:
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120" fill="none" stroke="#1d5c4a" stroke-width="6" stroke-linecap="round">
  <path d="M120 14v86M86 104h68M46 30h148"/><path d="M46 30 22 74h48zM194 30l-24 44h48z" stroke-linejoin="round"/>
  <path d="M22 74a24 18 0 0 0 48 0zM170 74a24 18 0 0 0 48 0z" fill="#1d5c4a"/>
</svg>`),
};
export const ACCENT = '#1d5c4a';
