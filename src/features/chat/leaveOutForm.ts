import type { LeaveOutQuestion, WishChip } from '../../contracts/chat/chat.ts';
import { wishKey } from '../../domain/wishes/wishes.ts';
import { fillIn } from '../../text/fillIn.ts';

/** What is no thing to be left out: its name is the whole chip ("vegan", "without alcohol"). */
const DIETS: readonly string[] = ['vegan', 'vegetarian', 'alcohol'];

/**
 * Shows the boxes of what may be left out.
 *
 * @param isInAnswer whether the answer above has the words of the question, which are then not shown twice
 * @param template of a box
 * @param words of a chip, with {{what}}
 * @param onChosen called with the chips of what was ticked; with none where it is none of these
 */
export function showLeaveOutForm(
  form: HTMLFormElement,
  { text, options }: LeaveOutQuestion,
  isInAnswer: boolean,
  template: HTMLTemplateElement,
  words: string,
  onChosen: (chips: WishChip[]) => void,
): void {
  const part = (name: string) => form.querySelector(`[data-${name}]`) as HTMLElement;
  part('ask-text').textContent = text;
  part('ask-text').classList.toggle('sr-only', isInAnswer);
  part('ask-options').replaceChildren(
    ...options.map(({ what, label }) => {
      const box = template.content.cloneNode(true) as DocumentFragment;
      (box.querySelector('input') as HTMLInputElement).value = what;
      (box.querySelector('span') as HTMLElement).textContent = label;
      return box;
    }),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const ticked = new Set(new FormData(form).getAll('what'));
    const chosen = options.filter(({ what }) => ticked.has(what));
    part('ask-none').hidden = chosen.length > 0;
    if (chosen.length === 0) {
      form.querySelector('input')?.focus();
      return;
    }
    onChosen(
      chosen.map(({ what, label }) => {
        const wish = { kind: 'leave-out', what } as const;
        return {
          wish,
          label: DIETS.includes(what) ? label : fillIn(words, { what: label }),
          key: wishKey(wish),
        };
      }),
    );
  });
  part('ask-nothing').addEventListener('click', () => {
    onChosen([]);
  });
  form.hidden = false;
}
