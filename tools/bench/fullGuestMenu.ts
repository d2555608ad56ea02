import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { menuSchema } from '../../src/contracts/menus/menu.ts';
import type { PublishedMenu } from '../../src/contracts/menus/publishedMenu.ts';
import { textIn } from '../../src/text/textIn.ts';
import { signUp } from '../attack/reader.ts';

const DRINKS = 40;
const SECTIONS = 4;
const NOTE_LENGTH = 80;

/** A menu as a bar may publish it: four sections, and for each drink a price and a note of its own. */
export function fullGuestMenu({ recipes }: Catalogue): PublishedMenu {
  const drinks = recipes.slice(0, DRINKS).map(({ id, description }, place) => ({
    cocktailId: id,
    prices: [{ size: null, amounts: [900 + (place % 7) * 100 + (place % 2 === 0 ? 0 : 50)] }],
    note: textIn(description, 'de').slice(0, NOTE_LENGTH),
  }));
  const share = Math.ceil(DRINKS / SECTIONS);
  return {
    name: 'Abendkarte Herbst & Winter',
    description: 'Klassiker und eigene Ideen, mit Sorgfalt gerührt und geschüttelt.',
    restaurantName: 'Bar zum Goldenen Hahn',
    currency: 'EUR',
    priceLists: [],
    sections: Array.from({ length: SECTIONS }, (_, section) => ({
      title: `Kapitel ${section + 1}`,
      drinks: drinks.slice(section * share, (section + 1) * share),
    })),
    soldOut: drinks.slice(0, SECTIONS).map(({ cocktailId }) => cocktailId),
    followsShelf: false,
    heldPrices: null,
    timeZone: null,
    bottles: [],
    ownDrinks: [],
    brand: null,
  };
}

/** Publishes that menu on a site that runs on this machine; gives its token. */
export async function publishFullMenu(site: string, catalogue: Catalogue): Promise<string> {
  const owner = await signUp(site, 'bar@example.test', 'Ada');
  const { soldOut, bottles, name, description, restaurantName, currency, priceLists, sections } =
    fullGuestMenu(catalogue);
  const menu = { name, description, restaurantName, currency, priceLists, sections };
  const cocktailIds = sections.flatMap(({ drinks }) => drinks.map(({ cocktailId }) => cocktailId));
  const made = await owner.ask({ method: 'POST', path: '/api/menus', body: { ...menu, cocktailIds } });
  const { id } = menuSchema.parse(JSON.parse(made.text));
  const path = `/api/menus/${id}/publication`;
  const published = await owner.ask({ method: 'PUT', path, body: { soldOut, bottles } });
  return menuSchema.parse(JSON.parse(published.text)).publication?.token ?? '';
}
