import { loadPart } from '../../lib/lazyPart.ts';
import { $shelf, toggleIngredient } from '../../stores/shelf.ts';
import type { Marked } from '../../stores/shelfMarks.ts';
import { fillIn } from '../../text/fillIn.ts';
import { showToast } from '../../ui/toast.ts';
import { shelfNote } from './shelfNote.ts';

/*
 * Marks on pages what one has. A line of a recipe says `data-ingredient`, in `data-serves` what else the ingredient
 * serves for and in `data-takes` what the line takes as well; a card says in `data-asks` what its drink asks for. Cards of an island mark themselves. The
 * texts come from the template `data-shelf-texts` of ShelfMarks.astro.
 */

interface Texts {
  /** The accessible name of a button: what it shows, then the ingredient, as "{{label}}: {{name}}". */
  name: string;
  /** What a button says by the state of its ingredient. */
  add: string;
  remove: string;
  have: string;
  count: string;
  full: string;
  /** What is said of an ingredient, by its name, after a press. */
  added: string;
  removed: string;
}

/** What an empty shelf holds of a drink. */
const NOTHING: Marked = () => new Set();

/**
 * Starts marking, and marks again whenever the shelf changes, here or in another tab. What else the things on the shelf
 * serve for is worked out by a script that comes once there is something on it; where it does not come, lines show what
 * the shelf itself holds.
 */
export function startShelfMarks(texts: Texts): void {
  let isFollowing = false;
  const stop = $shelf.subscribe((shelf) => {
    mark(NOTHING, texts);
    if (shelf.length > 0) void follow();
  });
  async function follow(): Promise<void> {
    const come = await loadPart(() => import('../../stores/shelfMarks.ts')).catch(() => undefined);
    if (come === undefined || isFollowing) return;
    isFollowing = true;
    stop();
    come.$marked.subscribe((marked) => {
      mark(marked, texts);
    });
  }
  document.addEventListener('keydown', quieten);
}

function mark(marked: Marked, texts: Texts): void {
  const shelf = $shelf.get();
  const lines = [...document.querySelectorAll<HTMLElement>('[data-ingredient]')];
  const served = marked(lines.map(takenBy));
  for (const line of lines) markLine(line, shelf, served, texts);
  for (const card of document.querySelectorAll<HTMLElement>('[data-asks]:not(astro-island *)')) {
    markCard(card, marked, texts);
  }
}

/** What a line takes, as `$marked` reads it. */
function takenBy({ dataset: { takes, ingredient } }: HTMLElement): string {
  return takes ?? ingredient ?? '';
}

function markLine(
  line: HTMLElement,
  shelf: readonly string[],
  served: ReadonlySet<string>,
  texts: Texts,
): void {
  const { name, add, remove, have } = texts;
  const id = line.dataset['ingredient'] ?? '';
  const state = shelf.includes(id) ? 'own' : served.has(takenBy(line)) ? 'served' : 'none';
  const button = line.querySelector<HTMLButtonElement>('[data-shelf-button]') ?? addButton(line, texts);
  button.dataset['state'] = state;
  const label = { own: remove, served: have, none: add }[state];
  button.setAttribute('aria-label', fillIn(name, { label, name: line.dataset['name'] ?? id }));
  if (button.firstElementChild) button.firstElementChild.textContent = label;
}

/** Escape takes away what a button says, until the pointer or the focus comes anew. */
function quieten({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  for (const button of document.querySelectorAll('[data-shelf-button]:is(:hover, :focus)')) {
    button.setAttribute('data-quiet', '');
    for (const end of ['pointerleave', 'blur']) {
      button.addEventListener(end, () => button.removeAttribute('data-quiet'), { once: true });
    }
  }
}

function markCard(card: HTMLElement, marked: Marked, { count }: Texts): void {
  const note = card.querySelector('[data-shelf-note]') ?? card.appendChild(document.createElement('p'));
  const { text, hasAll } = shelfNote(card.dataset['asks']?.split(' ') ?? [], marked, count);
  note.setAttribute('data-shelf-note', hasAll ? 'all' : '');
  note.textContent = text;
}

/** Tells those who do not see the mark; a name that changes under the focus is not read. */
function say(text: string): void {
  const status = document.querySelector('[data-shelf-said]');
  if (status) status.textContent = text;
}

function addButton(line: HTMLElement, texts: Texts): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('data-shelf-button', '');
  const label = document.createElement('span');
  label.setAttribute('data-shelf-label', '');
  button.append(label);
  button.addEventListener('click', () => {
    const { ingredient: id = '', serves, name = id } = line.dataset;
    if (toggleIngredient(id, serves?.split(' ') ?? []))
      say(fillIn($shelf.get().includes(id) ? texts.added : texts.removed, { name }));
    else showToast({ title: texts.full });
  });
  line.querySelector('[data-shelf-place]')?.append(button);
  return button;
}
