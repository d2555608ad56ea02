import { useId, useRef, useState } from 'react';
import type { Locale } from '../../contracts/locale.ts';
import { ACCOUNT_LIMITS } from '../../contracts/accountLimits.ts';
import type { ImportProblem } from '../../contracts/drinkImport.ts';
import type { OwnDrink, OwnRecipe } from '../../contracts/ownDrink.ts';
import { OWN_DRINK_LIMITS } from '../../contracts/ownDrinkLimits.ts';
import { STYLE } from '../menus/styles.ts';
import { makeOwnDrink, ownProblem, readDrinkFile } from './ownDrinkCalls.ts';
import type { Say } from './ownDrinkMessages.ts';

interface Props {
  say: Say;
  locale: Locale;
  /** A single drink of a file is looked at before it is saved. */
  onOne: (recipe: OwnRecipe) => void;
  onStored: (drink: OwnDrink) => void;
}

/** Problems that are told of one file. */
const MOST_PROBLEMS = 8;

/** Reads drinks from a file, and says what is wrong with one, and where. */
export function ImportDrinks({ say, locale, onOne, onStored }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [told, setTold] = useState('');
  const [faults, setFaults] = useState<{ title: string; problems: readonly ImportProblem[] }>();

  const read = async (file: File) => {
    setTold('');
    setFaults(undefined);
    if (file.size > OWN_DRINK_LIMITS.fileLength) {
      setFaults({ title: say('own.import.large'), problems: [] });
      return;
    }
    const found = await readDrinkFile(await file.text(), locale).catch(() => undefined);
    if (!found?.isJson) {
      setFaults({ title: say(found ? 'own.import.json' : 'own.import.failed'), problems: [] });
      return;
    }
    const { problems } = found;
    const drinks = found.drinks.map(({ drink }) => drink);
    if (problems.length > 0) setFaults({ title: say('own.import.faults', { name: file.name }), problems });
    const [first, ...others] = drinks;
    if (first && others.length === 0 && problems.length === 0) onOne(first);
    else if (first) await keep(drinks);
  };

  const keep = async (recipes: readonly OwnRecipe[]) => {
    let number = 0;
    try {
      for (const recipe of recipes) {
        onStored(await makeOwnDrink(recipe, crypto.randomUUID()));
        number += 1;
      }
    } catch (error) {
      const { reason } = ownProblem(error);
      const title =
        reason === 'conflict'
          ? say('own.problem.unavailable')
          : say(`own.problem.${reason}`, { number: ACCOUNT_LIMITS.ownDrinks });
      setFaults({ title, problems: [] });
    }
    setTold(say.count('own.import.done', number));
  };

  return (
    <div data-import>
      <input
        ref={field}
        id={id}
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file === undefined) return;
          setIsBusy(true);
          void read(file).finally(() => {
            setIsBusy(false);
          });
        }}
      />
      <button
        type="button"
        aria-disabled={isBusy}
        aria-describedby={`${id}-help`}
        onClick={() => {
          if (!isBusy) field.current?.click();
        }}
        className={`${STYLE.button} min-h-12`}
      >
        {say(isBusy ? 'own.import.busy' : 'own.import')}
      </button>
      <p id={`${id}-help`} className="mt-2 text-note text-soft">
        {say('own.import.help')}
      </p>
      <p role="status" className="text-small empty:hidden">
        {told}
      </p>
      {faults && (
        <div role="alert" className="mt-3 border-l-3 border-alert py-1 pl-4 text-small" data-faults>
          <p>{faults.title}</p>
          <ul className="mt-1">
            {faults.problems.slice(0, MOST_PROBLEMS).map(({ drink, place, reason }) => (
              <li key={`${drink} ${place}`}>
                {say('own.import.drink', { number: drink })}
                {place !== '' && (
                  <>
                    {', '}
                    <code className="wrap-anywhere">{place}</code>
                  </>
                )}
                {': '}
                {say(`own.import.${reason}`)}
              </li>
            ))}
          </ul>
          {faults.problems.length > MOST_PROBLEMS && (
            <p>{say('own.import.more', { number: faults.problems.length - MOST_PROBLEMS })}</p>
          )}
        </div>
      )}
    </div>
  );
}
