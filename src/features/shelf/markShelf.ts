import { keepShelf, SHELF_CHANGED, storedServes, storedShelf } from './storedShelf.ts';

/*
 * Marks on pages what one has. A line of a recipe says `data-ingredient` and, in `data-serves`, what else the
 * ingredient serves for; a card says in `data-asks` what its drink asks for, also one that an island adds
 * later. The texts come from the template
 * `data-shelf-texts` of ShelfMarks.astro.
 */

interface Texts {
  add: string;
  remove: string;
  have: string;
  count: string;
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
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some((node) => node instanceof Element && node.querySelector('[data-asks]'))) markCards(texts);
  }).observe(document.body, { childList: true, subtree: true });
}

function markLines({ add, remove, have }: Texts): void {
  const shelf = storedShelf.get() ?? [];
  const served = servedByShelf(shelf);
  for (const line of document.querySelectorAll<HTMLElement>('[data-ingredient]')) {
    const id = line.dataset['ingredient'] ?? '';
    const name = line.dataset['name'] ?? id;
    const isOnShelf = shelf.includes(id);
    const button = line.querySelector<HTMLButtonElement>('[data-shelf-button]') ?? addButton(line);
    button.setAttribute('aria-pressed', String(isOnShelf));
    button.title = (isOnShelf ? remove : add).replace('{{name}}', name);
    button.setAttribute('aria-label', add.replace('{{name}}', name));
    button.dataset['state'] = isOnShelf ? 'own' : served.has(id) ? 'served' : 'none';
    if (!isOnShelf && served.has(id)) button.title = have;
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

function addButton(line: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('data-shelf-button', '');
  button.addEventListener('click', () => {
    toggle(line);
  });
  line.append(button);
  return button;
}

function toggle(line: HTMLElement): void {
  const id = line.dataset['ingredient'] ?? '';
  const shelf = storedShelf.get() ?? [];
  const serves = storedServes.get() ?? {};
  const { [id]: _, ...others } = serves;
  if (shelf.includes(id))
    keepShelf(
      shelf.filter((entry) => entry !== id),
      others,
    );
  else keepShelf([...shelf, id], { ...others, [id]: line.dataset['serves']?.split(' ') ?? [] });
}

function servedByShelf(shelf: readonly string[]): Set<string> {
  const serves = storedServes.get() ?? {};
  return new Set(shelf.flatMap((id) => [id, ...(serves[id] ?? [])]));
}
