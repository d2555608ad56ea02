import { capitalise } from '../../domain/drinks/lineText.ts';
import { readAccepted } from '../../domain/shelf/matchLine.ts';
import { listSwapsIn } from '../../domain/shelf/ownSwaps.ts';
import { $ownSwaps } from '../../stores/ownSwaps.ts';
import { makeButton } from '../../ui/elements.ts';
import { openSwaps } from './swapDialog.ts';
import { loadSwapTexts } from './swapTexts.ts';

/** A line of the recipe of this page. */
export interface RecipeLine {
  element: HTMLElement;
  /** Ids of what it takes, what it names first. */
  takes: string[];
  name: string;
}

let isShown = false;

/** Writes below the lines of the recipe of this page what the reader pours instead, and again whenever that changes. */
export async function showSwaps(): Promise<void> {
  const { t, nameOf, effectsOf } = await loadSwapTexts();
  if (isShown) return;
  isShown = true;
  $ownSwaps.subscribe((swaps) => {
    for (const { element, takes } of listRecipeLines()) {
      element.querySelector('[data-own-swap]')?.remove();
      const here = listSwapsIn(swaps, findRecipe() ?? '', takes);
      const [first] = here;
      if (first === undefined) continue;
      const by = here.map(({ use }) => capitalise(nameOf(use), t.locale));
      const brings = here.map(effectsOf).filter((text) => text !== '');
      const text = [t('swaps.mark', { by: t.list(by) }), ...brings].join('\u00a0· ');
      const button = makeButton(
        'block min-h-9 cursor-pointer text-left text-note text-brass hover:underline print:hidden',
        text,
        () => void openSwaps(first.asked),
      );
      button.dataset['ownSwap'] = '';
      element.querySelector('[data-shelf-place]')?.append(button);
    }
  });
}

export const findRecipe = () => document.querySelector<HTMLElement>('[data-recipe]')?.dataset['recipe'];

export function listRecipeLines(): RecipeLine[] {
  return [...document.querySelectorAll<HTMLElement>('[data-recipe] [data-ingredient]')].map((element) => {
    const { takes, ingredient = '', name = ingredient } = element.dataset;
    return { element, takes: readAccepted(takes ?? ingredient), name };
  });
}
