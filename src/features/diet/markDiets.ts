import { $dietNote } from '../../stores/dietMarks.ts';

/**
 * Writes onto cards, and onto a recipe, why a drink is not for the reader, and again whenever that changes, here or in
 * another tab. A card and a recipe say in `data-drink` which drink they show. Cards of an island say it themselves.
 */
export function startDietMarks(): void {
  $dietNote.subscribe((noteOf) => {
    for (const shown of document.querySelectorAll<HTMLElement>('[data-drink]:not(astro-island *)')) {
      const note = shown.querySelector('[data-diet-note]') ?? addNote(shown);
      note.textContent = noteOf(shown.dataset['drink'] ?? '');
    }
  });
}

function addNote(card: HTMLElement): HTMLElement {
  const note = document.createElement('p');
  note.setAttribute('data-diet-note', '');
  note.className = 'mt-0.5 text-note text-alert empty:hidden print:hidden';
  return card.appendChild(note);
}
