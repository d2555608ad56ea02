import { SHELF_LIMITS } from '../../contracts/shelfLimits.ts';
import { keepShelf, SHELF_CHANGED, storedServes, storedShelf } from './storedShelf.ts';

/*
 * Marks on pages what one has. A line of a recipe says `data-ingredient` and, in `data-serves`, what else the
 * ingredient serves for; a card says in `data-asks` what its drink asks for, also one that an island adds
 * later. The texts come from the template
 * `data-shelf-texts` of ShelfMarks.astro.
 */

interface Texts {
  /** What a button is called: "Add to your bar: {{name}}". */
  name: string;
  /** What a button says by the state of its ingredient. */
  add: string;
  remove: string;
  have: string;
  count: string;
  full: string;
}

/** Starts marking, and marks again whenever the shelf changes, here or in another tab. */
export function startShelfMarks(texts: Texts): void {
  const mark = () => {
    markLines(texts);
    markCards(texts);
  };
  mark();
  window.addEventListener(SHELF_CHANGED, mark);
  window.addEventListener('storage', mark);
  window.addEventListener('pageshow', mark);
  document.addEventListener('keydown', quieten);
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some((node) => node instanceof Element && node.querySelector('[data-asks]'))) markCards(texts);
  }).observe(document.body, { childList: true, subtree: true });
}

function markLines(texts: Texts): void {
  const { name, add, remove, have } = texts;
  const shelf = storedShelf.get() ?? [];
  const served = servedByShelf(shelf);
  const labels = { own: remove, served: have, none: add };
  for (const line of document.querySelectorAll<HTMLElement>('[data-ingredient]')) {
    const id = line.dataset['ingredient'] ?? '';
    const state = shelf.includes(id) ? 'own' : served.has(id) ? 'served' : 'none';
    const button = line.querySelector<HTMLButtonElement>('[data-shelf-button]') ?? addButton(line, texts);
    button.dataset['state'] = state;
    button.setAttribute('aria-pressed', String(state === 'own'));
    button.setAttribute('aria-label', name.replace('{{name}}', line.dataset['name'] ?? id));
    if (button.firstElementChild) button.firstElementChild.textContent = labels[state];
  }
}

/** Escape takes away what a button says, until the pointer or the focus comes anew. */
function quieten({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  for (const button of document.querySelectorAll('[data-shelf-button]:is(:hover, :focus-visible)')) {
    button.setAttribute('data-quiet', '');
    for (const end of ['pointerleave', 'blur']) {
      button.addEventListener(end, () => button.removeAttribute('data-quiet'), { once: true });
    }
  }
}

function markCards({ count }: Texts): void {
  const served = servedByShelf(storedShelf.get() ?? []);
  for (const card of document.querySelectorAll<HTMLElement>('[data-asks]')) {
    const asked = card.dataset['asks']?.split(' ') ?? [];
    const had = asked.filter((id) => served.has(id)).length;
    const note = card.querySelector('[data-shelf-note]') ?? card.appendChild(document.createElement('p'));
    note.setAttribute('data-shelf-note', had === asked.length ? 'all' : '');
    note.textContent =
      had === 0 ? '' : count.replace('{{have}}', String(had)).replace('{{total}}', String(asked.length));
  }
}

function addButton(line: HTMLElement, texts: Texts): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('data-shelf-button', '');
  const label = document.createElement('span');
  label.setAttribute('data-shelf-label', '');
  button.append(label);
  button.addEventListener('click', () => {
    toggle(line, texts);
  });
  line.append(button);
  return button;
}

function toggle(line: HTMLElement, { full }: Texts): void {
  const id = line.dataset['ingredient'] ?? '';
  const shelf = storedShelf.get() ?? [];
  const serves = storedServes.get() ?? {};
  const { [id]: _, ...others } = serves;
  if (shelf.includes(id))
    keepShelf(
      shelf.filter((entry) => entry !== id),
      others,
    );
  else if (shelf.length >= SHELF_LIMITS.entries)
    void import('../../ui/toast.ts').then(({ showToast }) => showToast({ title: full }));
  else keepShelf([...shelf, id], { ...others, [id]: line.dataset['serves']?.split(' ') ?? [] });
}

function servedByShelf(shelf: readonly string[]): Set<string> {
  const serves = storedServes.get() ?? {};
  return new Set(shelf.flatMap((id) => [id, ...(serves[id] ?? [])]));
}
