import type { OfflineRecipe } from '../../contracts/site/offline.ts';
import { $unit } from '../../stores/preferences.ts';
import { fillIn } from '../../text/fillIn.ts';
import { showHearts } from '../favorites/shownHearts.ts';
import { smallPicture } from './storedRecipes.ts';

/**
 * Shows a recipe that this device keeps, in the place of its page.
 *
 * @param favorite what its heart is called, with {{name}}
 */
export function showStoredRecipe(page: HTMLElement, recipe: OfflineRecipe, favorite: string): void {
  const { id, name, description, picture, facts, lines, steps } = recipe;
  const place = page.querySelector<HTMLElement>('[data-recipe-here]');
  const template = page.querySelector<HTMLTemplateElement>('[data-recipe-template]');
  if (!place || !template) return;
  place.replaceChildren(template.content.cloneNode(true));
  place.hidden = false;
  const part = <Kind extends HTMLElement = HTMLElement>(selector: string) =>
    place.querySelector(selector) as unknown as Kind;
  part<HTMLImageElement>('[data-picture]').src = smallPicture(id, picture);
  part('[data-name-of]').textContent = name;
  part('[data-description]').textContent = description;
  const isInOunces = $unit.get() === 'oz';
  part('[data-lines]').replaceChildren(
    ...lines.map(([amount, item, ounces]) =>
      element('li', 'flex gap-4 border-b border-line py-3 text-large', [
        element('span', 'text-right font-medium tabular-nums', [(isInOunces ? ounces : undefined) ?? amount]),
        element('span', '', [item]),
      ]),
    ),
  );
  part('[data-steps]').replaceChildren(...steps.map((step) => element('li', 'py-2', [step])));
  part('[data-facts]').replaceChildren(
    ...facts.flatMap(([label, value]) => [element('dt', 'text-faint', [label]), element('dd', '', [value])]),
  );
  const heart = part('[data-favorite]');
  Object.assign(heart.dataset, { favorite: id, name });
  heart.ariaLabel = fillIn(favorite, { name });
  showHearts(place);
  document.title = document.title.replace(/^.* – /, `${name} – `);
}

function element(kind: string, className: string, content: (string | Node)[]): HTMLElement {
  const made = document.createElement(kind);
  if (className !== '') made.className = className;
  made.append(...content);
  return made;
}
