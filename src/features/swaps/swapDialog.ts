import { MAX_SWAPS } from '../../contracts/shelf/shelfLimits.ts';
import { capitalise } from '../../domain/drinks/lineText.ts';
import { listSwapsIn, type OwnSwap } from '../../domain/shelf/ownSwaps.ts';
import { localizedPath } from '../../i18n/paths.ts';
import { $ownSwaps, addSwap, removeSwap } from '../../stores/ownSwaps.ts';
import { mayBeSignedIn } from '../../stores/reader.ts';
import { keepSwapsInSync } from '../../stores/syncSwaps.ts';
import { openDialog, untilClosed } from '../../ui/dialog.ts';
import { make, makeButton, makeDialog } from '../../ui/elements.ts';
import { BUTTON, FIELD } from '../../ui/styles.ts';
import { findRecipe, listRecipeLines, showSwaps } from './showSwaps.ts';
import { loadSwapTexts, type SwapTexts } from './swapTexts.ts';

/** What all dialogs of a page share: it starts with the first. */
let sync: (() => void) | undefined;

/**
 * Opens a dialog in which a reader says what they pour in the recipe of this page.
 *
 * @param asked id of the ingredient that is chosen at first
 */
export async function openSwaps(asked?: string): Promise<void> {
  const texts = await loadSwapTexts();
  await showSwaps();
  sync ??= keepSwapsInSync();
  if (document.querySelector('dialog#own-swaps') !== null) return;
  const { dialog, end } = createDialog(texts, findRecipe() ?? '', asked);
  document.body.append(dialog);
  const closed = untilClosed(dialog);
  openDialog(dialog);
  await closed;
  end();
  dialog.remove();
}

function createDialog(texts: SwapTexts, drink: string, asked: string | undefined) {
  const { t } = texts;
  const { dialog, body } = makeDialog('own-swaps', t('swaps.title'), t('swaps.close'));
  const all = make('a', BUTTON.text, t('swaps.list'));
  all.href = `${localizedPath(t.locale, '/mix-master')}#own-swaps`;
  const status = createStatus(t('swaps.undo'));
  const form = createForm(texts, drink, asked, status.say);
  const list = createList(texts, drink, status.say, form.focus);
  body.append(
    make('p', 'mt-2 text-small text-soft', t('swaps.lede')),
    list.element,
    form.element,
    status.element,
    all,
    make('p', 'mt-2 text-note text-faint', t(mayBeSignedIn() ? 'swaps.account' : 'swaps.device')),
  );
  return { dialog, end: list.end };
}

/** Says what has happened, and offers to take it back. */
type Say = (text: string, undo?: () => void) => void;

function createStatus(undoText: string): { element: HTMLElement; say: Say } {
  const element = make('div', 'mt-2 flex min-h-11 flex-wrap items-center gap-x-4 text-small text-brass');
  const text = make('p', '');
  text.setAttribute('role', 'status');
  let undo: (() => void) | undefined;
  const button = makeButton(`${BUTTON.text} [[hidden]]:hidden`, undoText, () => {
    undo?.();
  });
  button.hidden = true;
  element.append(text, button);
  return {
    element,
    say(said, then) {
      undo = then;
      text.textContent = said;
      button.hidden = then === undefined;
      // What was pressed is gone.
      if (then) button.focus();
    },
  };
}

/** The swaps that this drink is poured with, each with a way to remove it. */
function createList({ t, nameOf }: SwapTexts, drink: string, say: Say, goOn: () => void) {
  const element = make('ul', 'mt-3.5 empty:hidden');
  const asked = listRecipeLines().flatMap(({ takes }) => takes);
  const end = $ownSwaps.subscribe((swaps) => {
    element.replaceChildren(
      ...listSwapsIn(swaps, drink, asked).map((swap) => {
        const names = pairText(t, nameOf, swap);
        const item = make(
          'li',
          'flex min-h-11 items-center justify-between gap-3 border-t border-line text-small',
        );
        const where = t(swap.drink === undefined ? 'swaps.always' : 'swaps.here');
        const remove = makeButton(
          'grid size-11 shrink-0 cursor-pointer place-items-center text-soft',
          '×',
          () => {
            removeSwap(swap);
            say(t('swaps.removed', { swap: names }), () => {
              addSwap(swap);
              say(t('swaps.saved', { swap: names }));
              goOn();
            });
          },
        );
        remove.ariaLabel = t('swaps.remove', { swap: names });
        item.append(make('span', 'min-w-0 hyphens-auto', `${names}\u00a0· ${where}`), remove);
        return item;
      }),
    );
  });
  return { element, end };
}

function pairText(t: SwapTexts['t'], nameOf: SwapTexts['nameOf'], { use, asked }: OwnSwap): string {
  return capitalise(t('swaps.pair', { by: nameOf(use), asked: nameOf(asked) }), t.locale);
}

function createForm(texts: SwapTexts, drink: string, chosen: string | undefined, say: Say) {
  const { t, index, nameOf, effectsOf } = texts;
  const element = make('form', 'mt-3.5 grid gap-3.5');
  const asked = createChoice(t('swaps.asked'), 'own-swap-asked');
  const names = new Map(listRecipeLines().map(({ takes, name }) => [takes[0] ?? '', name]));
  asked.select.append(...[...names].map(([id, name]) => new Option(capitalise(name, t.locale), id)));
  if (chosen !== undefined && names.has(chosen)) asked.select.value = chosen;
  asked.select.setAttribute('autofocus', '');
  const use = createChoice(t('swaps.use'), 'own-swap-use');
  use.select.required = true;
  const where = createChoice(t('swaps.where'), 'own-swap-where');
  where.select.append(new Option(t('swaps.here'), drink), new Option(t('swaps.always'), ''));
  const brings = make('p', 'min-h-6 text-small font-medium');
  brings.setAttribute('role', 'status');
  const save = makeButton(`${BUTTON.action} px-4`, t('swaps.save'));
  save.type = 'submit';

  const collator = new Intl.Collator(t.locale);
  const options = (ids: readonly string[]) =>
    ids
      .filter((id) => id !== asked.select.value)
      .map((id) => new Option(capitalise(nameOf(id), t.locale), id))
      .sort((a, b) => collator.compare(a.text, b.text));
  const group = (label: string, ids: readonly string[]) => {
    const choices = make('optgroup', '');
    choices.label = label;
    choices.append(...options(ids));
    return choices.childElementCount === 0 ? [] : [choices];
  };
  const tell = () => {
    brings.textContent = use.select.value === '' ? '' : effectsOf(read());
  };
  const offer = () => {
    const { standIns = [] } = index.ingredients.find(({ id }) => id === asked.select.value) ?? {};
    const before = use.select.value;
    use.select.replaceChildren(
      new Option(t('swaps.use.choose'), ''),
      ...group(
        t('swaps.near'),
        standIns.flatMap(([place]) => index.ingredients[place]?.id ?? []),
      ),
      ...group(
        t('swaps.any'),
        index.ingredients.map(({ id }) => id),
      ),
    );
    use.select.value = before;
    if (use.select.selectedIndex === -1) use.select.value = '';
    tell();
  };
  const read = (): OwnSwap => ({
    use: use.select.value,
    asked: asked.select.value,
    ...(where.select.value !== '' && { drink: where.select.value }),
  });
  asked.select.addEventListener('change', offer);
  use.select.addEventListener('change', tell);
  offer();
  element.append(asked.element, use.element, brings, where.element, save);
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    const swap = read();
    say(
      addSwap(swap)
        ? t('swaps.saved', { swap: pairText(t, nameOf, swap) })
        : t('swaps.full', { number: MAX_SWAPS }),
    );
  });
  return {
    element,
    focus: () => {
      asked.select.focus();
    },
  };
}

function createChoice(text: string, id: string) {
  const element = make('div', '');
  const label = make('label', 'text-small font-medium', text);
  label.htmlFor = id;
  const select = make('select', `mt-2 h-12 w-full min-w-0 ${FIELD}`);
  select.id = id;
  element.append(label, select);
  return { element, select };
}
