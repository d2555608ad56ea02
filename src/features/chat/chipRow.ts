import type { WishChip } from '../../contracts/chat/chat.ts';
import { isGuard } from '../../domain/wishes/wishes.ts';
import { fillIn } from '../../text/fillIn.ts';
import type { ChatTexts } from './chatTexts.ts';
import type { Change, Chips } from './chips.ts';
import { fitLines } from './fitLines.ts';

/** The chips above the field, and what can be done after one was pressed away. */
export interface ChipRow {
  /** Shows the chips as they are now, and says what came and went. */
  show(change?: Change): void;
  /** Shows what the reader avoids on this device; nothing hides the chip. */
  showAvoided(names: readonly string[]): void;
  /** Whether an answer is coming: then no question is asked again. */
  setSending(isSending: boolean): void;
}

interface Dependencies {
  chips: Chips;
  texts: ChatTexts;
  template: HTMLTemplateElement;
  say(text: string): void;
  /** Asks the last question again. */
  onAskAgain(): void;
  /** Takes the focus where no chip follows; whoever uses a keyboard is taken to the field. */
  goToWriting(isByKeyboard: boolean): void;
}

/** Letters of names that the chip of what is avoided shows at most, unless one name is longer. */
const MOST_LETTERS = 20;

/** Makes the row of chips act: a press, Delete or Backspace takes a chip away. */
export function createChipRow(row: HTMLElement, dependencies: Dependencies): ChipRow {
  const { chips, texts, template, say, onAskAgain, goToWriting } = dependencies;
  const part = (name: string) => row.querySelector(`[data-${name}]`) as HTMLElement;
  const [list, avoided, removal, removalText] = [
    part('chip-list'),
    part('avoided'),
    part('removal'),
    part('removal-text'),
  ];
  const [undo, again] = [part('undo'), part('again')];
  const items = new Map<string, HTMLElement>();
  const refit = fitLines(list, part('more'), texts);
  let isSending = false;

  const buttonOf = (key: string | undefined) =>
    key === undefined ? undefined : items.get(key)?.querySelector('button');
  const itemOf = (chip: WishChip): HTMLElement => {
    const fragment = template.content.cloneNode(true) as DocumentFragment;
    const item = items.get(chip.key) ?? (fragment.firstElementChild as HTMLElement);
    const button = item.querySelector('button') as HTMLButtonElement;
    button.dataset['chip'] = chip.key;
    button.toggleAttribute('data-guard', isGuard(chip.wish));
    (button.querySelector('[data-label]') as HTMLElement).textContent = chip.label;
    items.set(chip.key, item);
    return item;
  };
  const removalWords = ({ wish, label }: WishChip) =>
    isGuard(wish) ? fillIn(texts.lifted, { wish: label }) : fillIn(texts.removed, { wishes: label });
  const showRemoval = () => {
    const chip = chips.lastRemoved();
    removal.hidden = chip === undefined;
    removalText.textContent = chip === undefined ? '' : removalWords(chip);
    again.hidden = isSending;
  };
  const showChips = () => {
    const shown = chips.shown();
    const guards = shown.filter(({ wish }) => isGuard(wish)).map(itemOf);
    const others = shown.filter(({ wish }) => !isGuard(wish)).map(itemOf);
    const keys = new Set(shown.map(({ key }) => key));
    for (const [key, item] of items) {
      if (keys.has(key)) continue;
      item.remove();
      items.delete(key);
    }
    // Only what is out of place moves: an element that moves loses the focus.
    [...guards, avoided, ...others].forEach((item, place) => {
      const there = list.children[place] ?? null;
      if (there !== item) list.insertBefore(item, there);
    });
    refit();
  };
  const show = (change?: Change) => {
    showRemoval();
    showChips();
    const labels = (all: readonly WishChip[]) => all.map(({ label }) => label).join(', ');
    if (change && change.gone.length > 0) say(fillIn(texts.removed, { wishes: labels(change.gone) }));
    if (change && change.arrived.length > 0)
      say(fillIn(texts.understood, { wishes: labels(change.arrived) }));
  };

  const remove = (key: string, isByKeyboard: boolean) => {
    const shown = chips.shown();
    const next = shown[shown.findIndex((chip) => chip.key === key) + 1];
    const chip = chips.remove(key);
    if (chip === undefined) return;
    show();
    say(removalWords(chip));
    const button = buttonOf(next?.key);
    if (button?.checkVisibility()) button.focus();
    else goToWriting(isByKeyboard);
  };
  const keyOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-chip]')?.dataset['chip'] : undefined;
  list.addEventListener('click', ({ target, detail }) => {
    const key = keyOf(target);
    // A press of a key counts no clicks.
    if (key !== undefined) remove(key, detail === 0);
  });
  list.addEventListener('keydown', (event) => {
    const key = keyOf(event.target);
    if (key === undefined || !['Delete', 'Backspace'].includes(event.key)) return;
    event.preventDefault();
    remove(key, true);
  });
  undo.addEventListener('click', () => {
    const chip = chips.undo();
    if (chip === undefined) return;
    show();
    say(fillIn(texts.restored, { wish: chip.label }));
    buttonOf(chip.key)?.focus();
  });
  again.addEventListener('click', onAskAgain);

  return {
    show,
    showAvoided: (names) => {
      const isSeen = (_: string, place: number) =>
        place === 0 || names.slice(0, place + 1).join(', ').length <= MOST_LETTERS;
      const seen = names.filter(isSeen);
      const others = names.slice(seen.length);
      const text = (name: string, words: string) => {
        (avoided.querySelector(`[data-avoided-${name}]`) as HTMLElement).textContent = words;
      };
      text('names', fillIn(texts.avoided, { what: seen.join(', ') }));
      text('count', others.length > 0 ? ` +${others.length}` : '');
      text('others', others.map((name) => `${name}; `).join(''));
      avoided.title = others.length > 0 ? names.join(', ') : '';
      avoided.toggleAttribute('data-none', names.length === 0);
      refit();
    },
    setSending: (now) => {
      isSending = now;
      showRemoval();
    },
  };
}
