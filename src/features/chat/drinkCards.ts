import type { Locale } from '../../contracts/site/locale.ts';
import { showPicture } from '../../lib/showPicture.ts';
import { $dietNote } from '../../stores/dietMarks.ts';
import { DIET_NOTE } from '../../ui/styles.ts';
import { pictureFiles } from '../../web/pictureFiles.ts';
import { fillIn } from '../../text/fillIn.ts';
import { percentText } from '../../text/percentText.ts';
import type { DirectoryDrink } from './drinkDirectory.ts';

/**
 * The cards of the drinks that an answer speaks of; those that are unknown have none.
 *
 * @param template a card with parts to fill: `picture`, `name`, `abv` and a heart
 * @param prefix what stands before the paths of recipes in the language
 */
export function drinkCards(
  ids: readonly string[],
  drinks: Readonly<Record<string, DirectoryDrink>>,
  template: HTMLTemplateElement,
  prefix: string,
  locale: Locale,
): Node[] {
  return ids.flatMap((id) => {
    const drink = drinks[id];
    if (drink === undefined) return [];
    const card = template.content.cloneNode(true) as DocumentFragment;
    const part = <Kind extends Element>(selector: string) => card.querySelector(selector) as unknown as Kind;
    const files =
      drink.drawing === undefined
        ? pictureFiles(id, drink.picture)
        : { src: drink.drawing, rendered: undefined };
    showPicture(part<HTMLPictureElement>('picture'), files);
    const link = part<HTMLAnchorElement>('a');
    link.href = prefix + drink.path;
    link.textContent = drink.name;
    const abv = part('[data-abv]');
    abv.textContent = drink.abv === undefined ? '' : percentText(drink.abv, locale);
    // The bartender knows recipes, and not what the reader's own swaps bring.
    const note = document.createElement('p');
    note.dataset['dietNote'] = '';
    note.className = DIET_NOTE;
    $dietNote.subscribe((noteOf) => {
      note.textContent = noteOf(id);
    });
    abv.after(note);
    const heart = part<HTMLButtonElement>('[data-favorite]');
    heart.dataset['favorite'] = id;
    heart.dataset['name'] = drink.name;
    heart.ariaLabel = fillIn(heart.ariaLabel ?? '', { name: drink.name });
    return [card];
  });
}
