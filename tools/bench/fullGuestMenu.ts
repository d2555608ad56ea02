import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { guestMenu } from '../../src/catalogue/guestMenu.ts';
import type { Locale } from '../../src/contracts/locale.ts';
import type { PublishedMenu } from '../../src/contracts/publishedMenu.ts';
import { guestMenuPage } from '../../netlify/pages/guestMenuPage.ts';

const SECTIONS = 4;
const NOTE_LENGTH = 80;

/** A menu as a bar may publish it: four sections, and for each drink a price and a note of its own. */
export function fullGuestMenu({ recipes }: Catalogue, count = 40): PublishedMenu {
  const drinks = recipes.slice(0, count).map(({ id, description }, place) => ({
    cocktailId: id,
    price: `€ ${9 + (place % 7)},${place % 2 === 0 ? '00' : '50'}`,
    note: description.de.slice(0, NOTE_LENGTH),
  }));
  const share = Math.ceil(count / SECTIONS);
  return {
    name: 'Abendkarte Herbst & Winter',
    description: 'Klassiker und eigene Ideen, mit Sorgfalt gerührt und geschüttelt.',
    restaurantName: 'Bar zum Goldenen Hahn',
    sections: Array.from({ length: SECTIONS }, (_, section) => ({
      title: `Kapitel ${section + 1}`,
      drinks: drinks.slice(section * share, (section + 1) * share),
    })),
    soldOut: drinks.slice(0, SECTIONS).map(({ cocktailId }) => cocktailId),
  };
}

/** The page of that menu. */
export function fullGuestMenuPage(catalogue: Catalogue, locale: Locale): string {
  const menu = guestMenu(fullGuestMenu(catalogue), catalogue, locale);
  return guestMenuPage({
    menu,
    locale,
    token: 'abcdefghijklmnopqrstuv',
    origin: 'https://mixmaster.example',
    words: { state: 'offered', local: new Set() },
  });
}
