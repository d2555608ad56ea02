import type { DrinkParts } from '../../contracts/drinks/drinkParts.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { OwnDrink } from '../../contracts/own-drinks/ownDrink.ts';
import { toSubmission } from '../../domain/own-drinks/toSubmission.ts';
import { withHouseThings } from '../../domain/own-drinks/houseThings.ts';
import { ownDrinks, readDrinkParts } from '../../stores/ownDrinks.ts';
import { fillIn } from '../../text/fillIn.ts';
import { loginAddress } from '../chrome/navigation.ts';
import { findFieldProblem, showProblem, type FieldControl } from './fieldProblem.ts';

/** What is said of filling the form in, in the language of the page. */
export type FromOwnTexts = Record<
  'loading' | 'filled' | 'marked' | 'note' | 'left' | 'stands' | 'failed' | 'gone' | 'signedOut',
  string
>;

/** What can be pressed beneath what is said. */
type Way = 'replace' | 'keep' | 'retry' | 'login';

/**
 * Fills the submission form in from the own drink of an id, to be looked over: nothing is sent. Where something stands
 * in the form already, the reader is asked first.
 */
export function startFromOwnDrink(form: HTMLFormElement, notice: HTMLElement, id: string): void {
  const texts = JSON.parse(notice.dataset['texts'] ?? '{}') as FromOwnTexts;
  const locale = document.documentElement.lang as Locale;
  const controls = [...form.querySelectorAll<FieldControl>('[data-longest]')];
  const wayOf = (way: Way) => notice.querySelector(`[data-own-${way}]`) as HTMLElement;

  function say(text: string, ...ways: Way[]): void {
    notice.hidden = false;
    (notice.querySelector('[data-from-own-text]') as HTMLElement).textContent = text;
    for (const way of ['replace', 'keep', 'retry', 'login'] as const) wayOf(way).hidden = !ways.includes(way);
  }

  function fill(drink: OwnDrink, parts: DrinkParts): void {
    const { fields, left } = toSubmission(drink, parts, locale);
    const filled = controls.filter(({ name }) => name in fields);
    for (const control of filled) control.value = fields[control.name as keyof typeof fields];
    const problems = filled.filter((control) => {
      const problem = findFieldProblem(control);
      showProblem(control, problem);
      return problem !== undefined;
    });
    const names = parts.substances.filter((one) => left.includes(one.id)).map(({ name }) => name);
    say(
      [
        fillIn(texts.filled, { name: drink.name }),
        ...(problems.length > 0 ? [texts.marked] : []),
        ...(drink.note === null ? [] : [texts.note]),
        ...(names.length > 0 ? [fillIn(texts.left, { names: names.join(', ') })] : []),
      ].join('\n'),
    );
  }

  async function load(): Promise<void> {
    say(texts.loading);
    try {
      const drinks = await ownDrinks.load();
      const drink = drinks?.find((one) => one.id === id);
      if (drinks === null) say(texts.signedOut, 'login');
      else if (drink === undefined) say(texts.gone);
      else offer(drink, withHouseThings(await readDrinkParts(locale), drinks, locale));
    } catch {
      say(texts.failed, 'retry');
    }
  }

  function offer(drink: OwnDrink, parts: DrinkParts): void {
    // A browser brings back what was typed before a reload, and somebody may have begun to type.
    if (controls.every(({ value }) => value.trim() === '')) {
      fill(drink, parts);
      return;
    }
    say(fillIn(texts.stands, { name: drink.name }), 'replace', 'keep');
    wayOf('replace').onclick = () => {
      fill(drink, parts);
      controls[0]?.focus();
    };
  }

  wayOf('keep').addEventListener('click', () => {
    notice.hidden = true;
    controls[0]?.focus();
  });
  wayOf('retry').addEventListener('click', () => {
    // A failed loader begins anew; one that has loaded gives what it has.
    ownDrinks.retry();
    void load();
  });
  (wayOf('login') as HTMLAnchorElement).href = loginAddress(`${location.pathname}${location.search}`);
  void load();
}
