import { ALLERGENS, CAUTIONS } from '../../contracts/diet/diet.ts';
import { excludesNothing, NOTHING_EXCLUDED, type Exclusion } from '../../domain/diet/exclusion.ts';
import { $avoided, avoid } from '../../stores/diet.ts';
import { mayBeSignedIn } from '../../stores/reader.ts';
import { $isInAccount, keepDietInSync, keepInAccount } from '../../stores/syncDiet.ts';

/** What is said of what has just been done. */
type Said = 'kept' | 'cleared' | 'accountKept' | 'accountForgotten' | 'accountFailed';

type Diet = 'isVegan' | 'isVegetarian' | 'isAlcoholFree';

/** Makes the choices of the page those of this browser: each press is kept at once. */
export function startDietPage(form: HTMLFormElement): void {
  const status = form.querySelector('[data-diet-status]');
  const clear = form.querySelector<HTMLButtonElement>('[data-diet-clear]');
  const choices = [...form.querySelectorAll<HTMLButtonElement>('[data-choice]')];
  const say = (key: Said) => {
    if (status) status.textContent = form.dataset[key] ?? '';
  };
  for (const choice of choices) {
    choice.disabled = false;
    choice.addEventListener('click', () => {
      avoid(toggled($avoided.get(), choice));
      say(excludesNothing($avoided.get()) ? 'cleared' : $isInAccount.get() ? 'accountKept' : 'kept');
    });
  }
  clear?.addEventListener('click', () => {
    choices.at(0)?.focus();
    avoid(NOTHING_EXCLUDED);
    say('cleared');
  });
  $avoided.subscribe((avoided) => {
    for (const choice of choices) choice.setAttribute('aria-pressed', String(isChosen(avoided, choice)));
    if (clear) clear.hidden = excludesNothing(avoided);
  });
  offerAccount(form, say);
  // Whoever came from a page of the site goes back to it.
  const back = form.querySelector<HTMLAnchorElement>('[data-diet-back]');
  if (back && document.referrer.startsWith(`${location.origin}/`)) back.href = document.referrer;
}

/** Lets a reader who may be signed in have the account keep it too; only then the account is asked at all. */
function offerAccount(form: HTMLFormElement, say: (key: Said) => void): void {
  const part = form.querySelector<HTMLElement>('[data-diet-account]');
  const wish = part?.querySelector('input');
  if (!part || !wish || !mayBeSignedIn()) return;
  part.hidden = false;
  $isInAccount.subscribe((isKept) => {
    wish.checked = isKept;
  });
  wish.addEventListener('change', () => {
    const isWanted = wish.checked;
    keepInAccount(isWanted).then(
      () => {
        say(isWanted ? 'accountKept' : 'accountForgotten');
      },
      () => {
        wish.checked = !isWanted;
        say('accountFailed');
      },
    );
  });
  keepDietInSync();
}

function isChosen(avoided: Exclusion, { dataset: { part, choice = '' } }: HTMLButtonElement): boolean {
  if (part === 'diet') return avoided[choice as Diet];
  const chosen: readonly string[] = part === 'allergens' ? avoided.allergens : avoided.cautions;
  return chosen.includes(choice);
}

function toggled(avoided: Exclusion, { dataset: { part, choice = '' } }: HTMLButtonElement): Exclusion {
  if (part === 'diet') return { ...avoided, [choice]: !avoided[choice as Diet] };
  const turn = <Word extends string>(words: readonly Word[], chosen: readonly Word[]) =>
    words.filter((word) => chosen.includes(word) !== (word === choice));
  return part === 'allergens'
    ? { ...avoided, allergens: turn(ALLERGENS, avoided.allergens) }
    : { ...avoided, cautions: turn(CAUTIONS, avoided.cautions) };
}
