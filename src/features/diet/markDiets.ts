import { $dietNote } from '../../stores/dietMarks.ts';
import { DIET_NOTE } from '../../ui/styles.ts';

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
  note.className = DIET_NOTE;
  return card.appendChild(note);
}
