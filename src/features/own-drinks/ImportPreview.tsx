import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { ACCOUNT_LIMITS } from '../../contracts/people/accountLimits.ts';
import type { ImportProblem, ImportRemark } from '../../contracts/own-drinks/drinkImport.ts';
import type { DrinkParts } from '../../contracts/drinks/drinkParts.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { OwnDrink } from '../../contracts/own-drinks/ownDrink.ts';
import type { AccountLists } from '../../domain/own-drinks/import/accountFile.ts';
import {
  importAction,
  REPEATS,
  withNamesChosen,
  type ImportEntry,
  type Repeat,
} from '../../domain/own-drinks/import/planImport.ts';
import { capitalise } from '../../domain/drinks/lineText.ts';
import { describeOwnDrink } from '../../domain/own-drinks/describeOwnDrink.ts';
import { withHouseThings } from '../../domain/own-drinks/houseThings.ts';
import type { Loader } from '../../stores/loader.ts';
import { useLoader } from '../../stores/useLoader.ts';
import { TickBox } from '../../ui/TickBox.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { STYLE } from '../menus/styles.ts';
import type { ReadyIndex } from '../mix-master/loadIndex.ts';
import { NameNotes } from '../mix-master/NameNotes.tsx';
import { ImportProblems } from './ImportProblems.tsx';
import { ACCOUNT_LISTS, keepDrink, listWorks, type AccountList } from './importWorks.ts';
import { keepImported, type ImportWork } from './keepImported.ts';
import type { OwnProblem } from './ownDrinkCalls.ts';
import type { Say } from './ownDrinkMessages.ts';
import { strengthText } from './strengthText.ts';
import { unknownNotes } from './unknownNotes.ts';

interface Props {
  say: Say;
  locale: Locale;
  parts: DrinkParts;
  /** Of the file. */
  name: string;
  entries: readonly ImportEntry[];
  problems: readonly ImportProblem[];
  /** What an account's export holds beside its drinks. */
  lists: AccountLists | undefined;
  /** Loads what reads the names of ingredients. */
  loader: Loader<ReadyIndex>;
  onStored: (drink: OwnDrink) => void;
  /** Opens the editor with a drink that is not kept yet. */
  onOpen: (entry: ImportEntry) => void;
  onClose: (kept: number) => void;
}

/** Drinks of a file before any is kept: what was read, what was not, and what the account has already. */
export function ImportPreview(props: Props) {
  const { say, locale, name, problems, lists, loader, onStored, onOpen, onClose } = props;
  /** With the house things of the file that the account does not have yet. */
  const parts = useMemo(() => {
    const made = props.entries.filter(({ mine }) => mine === undefined);
    return withHouseThings(
      props.parts,
      made.map(({ id: thing, drink }) => ({ ...drink, id: thing })),
      locale,
    );
  }, [props.parts, props.entries, locale]);
  const id = useId();
  /** Ids of ingredients by the names of lines for which they were chosen. */
  const [chosenNames, setChosenNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [repeat, setRepeat] = useState<Repeat>('skip');
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [taken, setTaken] = useState<ReadonlySet<AccountList>>(new Set(ACCOUNT_LISTS));
  const [lost, setLost] = useState(0);
  const [isRunning, setIsRunning] = useState(false);
  const [wait, setWait] = useState(0);
  const [problem, setProblem] = useState<OwnProblem>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const index = useLoader(loader);
  const vocabulary = index.status === 'ready' ? index.value.vocabulary : undefined;

  const entries = useMemo(
    () => props.entries.map((entry) => withNamesChosen(entry, chosenNames)),
    [props.entries, chosenNames],
  );
  const names = useMemo(
    () => new Map(parts.ingredients.map((part) => [part.id, capitalise(part.name, locale)])),
    [parts, locale],
  );
  // Names for which nothing is offered are marked where they stand.
  const unknown = useMemo(() => {
    const texts = entries.flatMap(({ drink }) =>
      drink.lines.flatMap((line) => ('name' in line && line.own === undefined ? line.name : [])),
    );
    return unknownNotes(texts, vocabulary, parts, names).filter(({ choices }) => choices.length > 0);
  }, [entries, vocabulary, parts, names]);

  const drinkWorks = entries.flatMap((entry): ImportWork[] => {
    const action = importAction(entry, repeat);
    if (left.has(entry.id) || action === 'skip') return [];
    const run = async () => {
      onStored(await keepDrink(entry, action));
    };
    return [{ key: entry.id, run }];
  });
  const otherWorks = lists
    ? listWorks(lists, taken, () => {
        setLost((now) => now + 1);
      })
    : [];
  const chosen = [...drinkWorks, ...otherWorks];
  const open = chosen.filter(({ key }) => !kept.has(key));
  const keptDrinks = drinkWorks.filter(({ key }) => kept.has(key)).length;
  const isBegun = isRunning || kept.size > 0;
  const isDone = isBegun && open.length === 0;

  const keep = async () => {
    const controller = new AbortController();
    running.current = controller;
    setIsRunning(true);
    setProblem(undefined);
    const met = await keepImported(open, {
      signal: controller.signal,
      onWait: setWait,
      onKept(key) {
        setKept((now) => new Set(now).add(key));
      },
    });
    setProblem(met);
    setIsRunning(false);
  };

  return (
    <Modal
      title={say('own.import.title', { name })}
      isWide
      onClose={() => {
        running.current?.abort();
        onClose(keptDrinks);
      }}
    >
      <div data-preview>
        {entries.length > 0 && !isBegun && (
          <p className="mt-4">{say.count('own.import.read', entries.length)}</p>
        )}
        <ImportProblems {...{ say, problems }} title={say('own.import.unread')} />
        {!isBegun && (
          <NameNotes
            say={say}
            unknown={unknown}
            read={[...chosenNames].map(([typed, known]) => ({
              typed,
              id: known,
              name: names.get(known) ?? known,
            }))}
            isAvoiding={false}
            onChoose={(text, known) => {
              setChosenNames((now) => new Map(now).set(text, known));
            }}
            onUndo={({ typed }) => {
              setChosenNames((now) => new Map([...now].filter(([text]) => text !== typed)));
            }}
          />
        )}
        {entries.some(({ mine }) => mine !== undefined) && (
          <fieldset className="mt-5" disabled={isBegun}>
            <legend className={STYLE.label}>{say('own.import.repeat')}</legend>
            <div className="flex flex-wrap gap-x-6">
              {REPEATS.map((choice) => (
                <label
                  key={choice}
                  className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-small"
                >
                  <input
                    type="radio"
                    name={`${id}-repeat`}
                    checked={repeat === choice}
                    onChange={() => {
                      setRepeat(choice);
                    }}
                    className="size-5 shrink-0 accent-brass"
                  />
                  {say(`own.import.repeat.${choice}`)}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <ul className="mt-4" data-found>
          {entries.map((entry) => (
            <FoundDrink
              key={entry.id}
              {...{ say, locale, parts, entry }}
              isTaken={!left.has(entry.id)}
              isSkipped={importAction(entry, repeat) === 'skip'}
              isFixed={isBegun}
              onTake={(isTaken) => {
                setLeft((now) => {
                  const next = new Set(now);
                  if (isTaken) next.delete(entry.id);
                  else next.add(entry.id);
                  return next;
                });
              }}
            />
          ))}
        </ul>
        {lists && (
          <fieldset className="mt-4" disabled={isBegun} data-lists>
            <legend className={STYLE.label}>{say('own.import.also')}</legend>
            {ACCOUNT_LISTS.filter((list) => lists[list].length > 0).map((list) => (
              <TickBox
                key={list}
                label={say.count(`own.import.also.${list}`, lists[list].length)}
                isTicked={taken.has(list)}
                onTick={(isTicked) => {
                  setTaken(
                    (now) => new Set(ACCOUNT_LISTS.filter((one) => (one === list ? isTicked : now.has(one)))),
                  );
                }}
                className="mr-6 inline-flex text-small"
              />
            ))}
            <p className="text-note text-soft">{say('own.import.also.help')}</p>
          </fieldset>
        )}
        {/* It stays in sight beneath a long list; the dialog scrolls what has the focus clear of it. */}
        <div data-foot className="sticky bottom-0 -mx-1 border-t border-line bg-raised px-1 pt-4 pb-2">
          {isBegun && (
            <div className="mb-3" data-progress>
              <progress
                value={kept.size}
                max={chosen.length}
                aria-label={say('own.import.title', { name })}
                className="h-2 w-full appearance-none border-0 bg-line [&::-moz-progress-bar]:bg-brass [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brass"
              />
              <p role="status" className="text-small">
                {isDone
                  ? [
                      say.count('own.import.done', keptDrinks),
                      ...(lost > 0 ? [say.count('own.import.lost', lost)] : []),
                    ].join(' ')
                  : wait > 0
                    ? say('own.import.wait', { seconds: wait })
                    : say('own.import.progress', { done: kept.size, number: chosen.length })}
              </p>
            </div>
          )}
          {problem && (
            <p
              role="alert"
              className="mb-3 border-l-3 border-alert py-1 pl-4 text-small"
              data-problem={problem.reason}
            >
              {problemText(say, problem)}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            {!isDone && !isRunning && (
              <button
                type="button"
                aria-disabled={open.length === 0}
                onClick={() => {
                  if (open.length > 0) void keep();
                }}
                className={STYLE.primary}
              >
                {isBegun || problem
                  ? say('own.import.resume')
                  : otherWorks.length > 0
                    ? say('own.import.keep.all')
                    : say.count('own.import.keep', open.length)}
              </button>
            )}
            {isRunning && (
              <button
                type="button"
                onClick={() => {
                  running.current?.abort();
                }}
                className={`${STYLE.button} min-h-12`}
              >
                {say('own.import.stop')}
              </button>
            )}
            {!isBegun && entries.length === 1 && entries[0] && (
              <button
                type="button"
                onClick={() => {
                  if (entries[0]) onOpen(entries[0]);
                }}
                className={`${STYLE.button} min-h-12`}
              >
                {say('own.import.open')}
              </button>
            )}
            {!isRunning && (
              <button type="button" data-close className={`${STYLE.button} min-h-12`}>
                {say(isBegun || entries.length === 0 ? 'own.import.close' : 'own.cancel')}
              </button>
            )}
          </div>
        </div>
      </div>
    </Modal>
  );
}

function problemText(say: Say, { reason }: OwnProblem): string {
  return reason === 'conflict'
    ? say('own.problem.unavailable')
    : say(`own.problem.${reason}`, { number: ACCOUNT_LIMITS.ownDrinks });
}

interface FoundProps {
  say: Say;
  locale: Locale;
  parts: DrinkParts;
  entry: ImportEntry;
  isTaken: boolean;
  /** Whether the choice for drinks that are there already leaves it out. */
  isSkipped: boolean;
  isFixed: boolean;
  onTake: (isTaken: boolean) => void;
}

/** A drink of a file: its lines as we read them, and what of it is not as it is written. */
function FoundDrink({ say, locale, parts, entry, isTaken, isSkipped, isFixed, onTake }: FoundProps) {
  const { drink, remarks, mine, isSame } = entry;
  const view = useMemo(() => describeOwnDrink(drink, parts, locale), [drink, parts, locale]);
  return (
    <li className="border-t border-line py-3" data-entry>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isTaken && !isSkipped}
          disabled={isFixed || isSkipped}
          onChange={({ target }) => {
            onTake(target.checked);
          }}
          className="size-5 shrink-0 accent-brass"
        />
        <bdi className="min-w-0 font-serif text-large wrap-anywhere hyphens-auto">{drink.name}</bdi>
      </label>
      <div className="pl-8 text-small">
        {mine !== undefined && (
          <p className="text-brass">{say(isSame ? 'own.import.same' : 'own.import.differs')}</p>
        )}
        <p className="text-note text-faint">
          {[
            view.glass || say('own.glass.unsaid'),
            view.method || say('own.method.unsaid'),
            strengthText(say, view),
          ].join('\u00a0· ')}
        </p>
        <ul className="mt-1 columns-xs gap-8 text-soft">
          {view.lines.map(({ text, ingredient, isAmountUnknown }, place) => (
            <li key={place} className="break-inside-avoid wrap-anywhere">
              {text}
              {(ingredient === undefined || isAmountUnknown) && (
                <span className="text-note text-brass">
                  {' – '}
                  {[
                    ...(isAmountUnknown ? [say('own.amount.unknown')] : []),
                    ...(ingredient === undefined ? [say('own.import.unknown')] : []),
                  ].join(', ')}
                </span>
              )}
            </li>
          ))}
        </ul>
        {remarks.length > 0 && (
          <ul className="mt-1 border-l-3 border-brass pl-3 text-note" data-remarks>
            {remarks.map(({ kind, text, count }: ImportRemark) => (
              <li key={`${kind} ${text}`} className="wrap-anywhere">
                {say(`own.import.cut.${kind}`, { text, number: 0, total: 0, ...count })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
