import { openListChooser } from './chooseLists.ts';
import { ADD_TO_LIST } from './listIcon.ts';
import { loadListTexts } from './listTexts.ts';

/** Hearts of recipes on cards; what the server rendered of an island stays as it is until the island lives. */
const HEART = '[data-card] [data-favorite]:not(astro-island[ssr] *)';
const RECIPE_ID = /^\d{1,10}$/;

/** Gives every card of the page a control that puts its drink on a list, also those that come later. */
export async function startListControls(): Promise<void> {
  const t = await loadListTexts();
  const add = () => {
    for (const heart of document.querySelectorAll<HTMLElement>(HEART)) {
      const { favorite = '', name = '' } = heart.dataset;
      if (!RECIPE_ID.test(favorite) || heart.nextElementSibling?.matches('[data-add-to-list]')) continue;
      heart.after(createControl(heart, favorite, t('lists.add', { name })));
    }
  };
  add();
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) add();
  }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  document.addEventListener('click', ({ target }) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('[data-add-to-list]') : null;
    const { addToList: id, name } = control?.dataset ?? {};
    if (id !== undefined && name !== undefined) void openListChooser({ id, name });
  });
}

/** A button like the heart, so that it brings no styles of its own. */
function createControl(heart: HTMLElement, drinkId: string, label: string): HTMLElement {
  const control = heart.cloneNode(true) as HTMLElement;
  delete control.dataset['favorite'];
  control.dataset['addToList'] = drinkId;
  control.removeAttribute('aria-pressed');
  control.ariaLabel = label;
  // Below the heart on a picture, behind it where cards are lines.
  control.style.top = '3.125rem';
  control.style.gridArea = '1 / 5 / 3';
  control.querySelector('path')?.setAttribute('d', ADD_TO_LIST);
  return control;
}
