import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { DrinkParts, IngredientPart } from '../../contracts/drinks/drinkParts.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { OwnDrink } from '../../contracts/own-drinks/ownDrink.ts';
import { NOT_SAID, OWN_DRINK_LIMITS } from '../../contracts/own-drinks/ownDrinkLimits.ts';
import { createLineReader } from '../../domain/amounts/lineReader.ts';
import { capitalise } from '../../domain/drinks/lineText.ts';
import {
  findDismissed,
  findNamedAllergens,
  listTexts,
  withNamedAllergens,
} from '../../domain/own-drinks/namedAllergens.ts';
import { describeOwnDrink } from '../../domain/own-drinks/describeOwnDrink.ts';
import {
  addOwnLine,
  addReadLine,
  saysMoreThanName,
  editOwnLine,
  EMPTY_HOUSE_DRAFT,
  EMPTY_OWN_DRAFT,
  toOwnDraft,
  findOwnMissing,
  toOwnRecipe,
  listStillMissing,
  removeOwnLine,
  stepOwnLine,
  VOLUME_UNITS,
  type OwnDraft,
  type OwnDraftLine,
  type OwnMissing,
} from '../../domain/own-drinks/ownDraft.ts';
import { findUnlistedIn } from '../../domain/own-drinks/unlistedThings.ts';
import { identifyOwnLine } from '../../domain/own-drinks/lineIdentity.ts';
import { unitLabel } from '../../domain/own-drinks/unitLabel.ts';
import { toUnitChoice } from '../../domain/drinks/unitChoice.ts';
import { createLoader } from '../../stores/loader.ts';
import { $unit } from '../../stores/preferences.ts';
import { useLoader } from '../../stores/useLoader.ts';
import { foldText } from '../../text/foldText.ts';
import { useHeld } from '../../ui/useHeld.ts';
import { Modal } from '../../ui/Modal.tsx';
import { STYLE } from '../menus/styles.ts';
import { EntryInput } from '../mix-master/EntryInput.tsx';
import { NameNotes, type ReadNote } from '../mix-master/NameNotes.tsx';
import { loadIndex, type ReadyIndex } from '../mix-master/loadIndex.ts';
import type { Vocabulary } from '../mix-master/vocabulary.ts';
import { AfterRecipe } from './AfterRecipe.tsx';
import { DrawnDrink } from './DrawnDrink.tsx';
import { changeOwnDrink, makeOwnDrink, ownProblem, type OwnProblem } from './ownDrinkCalls.ts';
import type { OwnWork } from './OwnDrinks.tsx';
import type { Say } from './ownDrinkMessages.ts';
import { OwnFacts } from './OwnFacts.tsx';
import { OwnLineRow } from './OwnLineRow.tsx';
import { OwnProblemNotice } from './OwnProblemNotice.tsx';
import { strengthText } from './strengthText.ts';
import { unknownNotes } from './unknownNotes.ts';

interface Props {
  say: Say;
  locale: Locale;
  parts: DrinkParts;
  work: OwnWork;
  onStored: (drink: OwnDrink) => void;
  /** @param unsaved what was changed and not saved, if anything was */
  onClose: (unsaved: OwnWork | undefined) => void;
}

/** Where an own drink is written down; its picture and what follows from it change as one types. */
export function OwnDrinkEditor({ say, locale, parts, work, onStored, onClose }: Props) {
  const [base, setBase] = useState(work.base);
  // As it is when the editor opens: a unit that changes elsewhere changes nothing that is typed.
  const [volume] = useState(() => toUnitChoice($unit.get()));
  const draftOf = (drink: OwnDrink | undefined) =>
    drink === undefined
      ? work.draft?.house
        ? EMPTY_HOUSE_DRAFT
        : EMPTY_OWN_DRAFT
      : { ...toOwnDraft(drink, locale, volume), notIn: findDismissed(drink, parts, locale) };
  const [draft, setDraft] = useState<OwnDraft>(() => work.draft ?? draftOf(work.base));
  /** What the last try to save found. */
  const [marked, setMarked] = useState<OwnMissing>();
  const [announcement, setAnnouncement] = useState('');
  const [problem, setProblem] = useState<OwnProblem>();
  const [corrected, setCorrected] = useState<readonly Omit<ReadNote, 'name'>[]>([]);
  /** What texts name and the owner has said is not in the drink. */
  const [denied, setDenied] = useState<readonly string[]>([]);
  const [isSending, setIsSending] = useState(false);
  const [loader] = useState(() => createLoader<ReadyIndex>((show) => loadIndex(locale, show)));
  const index = useLoader(loader);
  const form = useRef<HTMLDivElement>(null);
  const isStored = useRef(false);
  const id = useId();

  const names = useMemo(
    () =>
      new Map(
        parts.ingredients.map((part) => [part.id, part.house ? part.name : capitalise(part.name, locale)]),
      ),
    [parts, locale],
  );
  const houseParts = useMemo(() => parts.ingredients.filter((part) => part.house), [parts]);
  const units = useMemo(
    () => [
      ...Object.keys(VOLUME_UNITS).map((unit) => ({ id: unit, label: unit })),
      ...parts.units.flatMap((unit) =>
        unit.id in VOLUME_UNITS ? [] : { id: unit.id, label: unitLabel(unit) },
      ),
    ],
    [parts],
  );
  const lacks = marked && listStillMissing(marked, findOwnMissing(draft, parts.units));
  const shown = useDeferredValue(draft);
  const vocabulary = index.status === 'ready' ? index.value.vocabulary : undefined;
  // None is offered to a house thing, so that none is made of itself.
  const isHouse = draft.house !== null;
  const offered = useMemo(
    () => vocabulary && (isHouse ? vocabulary : withHouseNames(vocabulary, houseParts)),
    [vocabulary, isHouse, houseParts],
  );
  const findHouse = (text: string) =>
    isHouse ? undefined : houseParts.find((part) => foldText(part.name) === foldText(text));
  /** What the owner has looked at before, also of what only the names of ingredients tell. */
  const dismissed = useMemo(
    () => (base === undefined ? [] : findDismissed(base, parts, locale, vocabulary)),
    [base, parts, locale, vocabulary],
  );
  const {
    recipe: shownRecipe,
    named,
    unlisted,
  } = useMemo(() => {
    const written = toOwnRecipe(shown, parts.units);
    return {
      recipe: withNamedAllergens(written, [...shown.notIn, ...dismissed], parts, locale, vocabulary),
      named: findNamedAllergens(written, parts, locale, listTexts(written), vocabulary),
      unlisted: vocabulary === undefined ? [] : findUnlistedIn(written, { parts, locale, names: vocabulary }),
    };
  }, [shown, parts, locale, vocabulary, dismissed]);
  const doubtful = unlisted.filter(({ name }) => !denied.includes(name));
  const view = useMemo(() => describeOwnDrink(shownRecipe, parts, locale), [shownRecipe, parts, locale]);
  const edit = (change: Partial<OwnDraft>) => {
    setDraft((now) => ({ ...now, ...change }));
  };

  const findSurely = (text: string) => {
    const reading = vocabulary?.read(text);
    return reading?.id === undefined || reading.isCorrected ? undefined : reading.id;
  };
  /** A line typed with its amount; else an ingredient that was chosen, or that a text names; else one of the own. */
  const addLine = (text: string, chosen?: string) => {
    const line = chosen === undefined ? createLineReader(parts, locale, findSurely).read(text) : undefined;
    if (line && saysMoreThanName(line)) {
      const house = findHouse(line.name);
      setAnnouncement(
        say('own.line.added', { name: nameOf(names, house?.id ?? line.ingredient, line.name) }),
      );
      setDraft((now) => addReadLine(now, line, locale, volume, house));
      return;
    }
    const house = chosen === undefined ? findHouse(text) : undefined;
    const reading = chosen === undefined && house === undefined ? vocabulary?.read(text) : undefined;
    const part = house ?? parts.ingredients.find((one) => one.id === (chosen ?? reading?.id));
    if (part && reading?.id !== undefined && reading.isCorrected)
      setCorrected((before) => [...before, { typed: text, id: part.id }]);
    setAnnouncement(say('own.line.added', { name: nameOf(names, part?.id, text) }));
    setDraft((now) => addOwnLine(now, part ?? text, volume));
  };
  const addWhenKnown = useHeld(index.status === 'loading', addLine);
  /** A pasted line, which may name several things with one amount for each. */
  const addPasted = useHeld(index.status === 'loading', (text: string) => {
    for (const line of createLineReader(parts, locale, findSurely).split(text)) addLine(line);
  });

  const unknown = useMemo(() => {
    const texts = draft.lines.flatMap(({ ingredient, own, name }) =>
      ingredient === undefined && !names.has(own ?? '') && name.trim() !== '' ? name : [],
    );
    return unknownNotes(texts, vocabulary, parts, names);
  }, [draft.lines, vocabulary, parts, names]);
  const readNotes = corrected
    .filter((note) => draft.lines.some(({ ingredient }) => ingredient === note.id))
    .map((note) => ({ ...note, name: names.get(note.id) ?? note.id }));

  useEffect(() => {
    if (marked === undefined) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [marked]);

  /** @param known the stored drink that this is to take the place of; undefined makes a new one */
  const save = async (known: OwnDrink | undefined) => {
    const found = findOwnMissing(draft, parts.units);
    setMarked(found);
    if (found || isSending) return;
    // Guests would read "alcohol-free" of a drink whose steps pour vodka: the owner says first whether it is in it.
    if (doubtful.length > 0) {
      form.current?.querySelector<HTMLElement>('[data-unlisted]')?.focus();
      return;
    }
    setIsSending(true);
    setProblem(undefined);
    const notIn = [...draft.notIn, ...dismissed];
    const recipe = withNamedAllergens(toOwnRecipe(draft, parts.units), notIn, parts, locale, vocabulary);
    try {
      const stored =
        known === undefined ? await makeOwnDrink(recipe, work.id) : await changeOwnDrink(recipe, known);
      isStored.current = true;
      onStored(stored);
    } catch (error) {
      const met = ownProblem(error);
      // What is gone is made anew, under its id, so that menus that had it have it again.
      if (met.reason === 'gone') setBase(undefined);
      setProblem(met);
      setIsSending(false);
    }
  };
  const focusInstructions = () => {
    form.current?.querySelector<HTMLElement>('[data-instructions] textarea')?.focus();
  };
  const close = () => {
    if (isStored.current) return;
    const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(base));
    onClose(isChanged ? { id: work.id, draft, ...(base && { base }) } : undefined);
  };

  const choice = (
    name: 'glass' | 'method' | 'ice',
    options: readonly { id: string; name: string }[],
  ): ReactNode => (
    <label className="grid min-w-0 gap-1.5">
      <span className={STYLE.label}>{say(`own.${name}`)}</span>
      <select
        value={draft[name]}
        onChange={({ target }) => {
          edit({ [name]: target.value });
        }}
        className={STYLE.field}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );

  return (
    <Modal
      title={
        base === undefined
          ? say(isHouse ? 'own.house.add' : 'own.new')
          : say('own.edit.of', { name: base.name })
      }
      isWide
      onClose={close}
    >
      <div ref={form} className="mt-6 gap-x-10 md:grid md:grid-cols-[13rem_minmax(0,1fr)]">
        <div className="flex items-end gap-4 md:sticky md:top-0 md:block md:self-start">
          <DrawnDrink look={view.look} className="h-auto w-28 rounded-corner bg-plate md:w-full" />
          <p role="status" className="text-small text-soft md:mt-3">
            {view.lines.length > 0 && strengthText(say, view)}
            {view.lines.length > 0 && view.abv === undefined && !view.isUnderOne && (
              <span className="mt-1 block text-note">{say('own.abv.needs')}</span>
            )}
          </p>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6 max-md:mt-6">
          <div className="grid gap-1.5">
            <p className={STYLE.label}>
              <label htmlFor={`${id}-name`}>{say('own.name')}</label>
              <Required {...{ say }} />
            </p>
            <input
              id={`${id}-name`}
              value={draft.name}
              maxLength={OWN_DRINK_LIMITS.name}
              autoComplete="off"
              required
              aria-invalid={lacks?.name ?? false}
              aria-describedby={`${id}-name-lack`}
              onChange={({ target }) => {
                edit({ name: target.value });
              }}
              className={`${STYLE.field} ${lacks?.name ? 'border-alert' : ''}`}
            />
            <Lack id={`${id}-name-lack`}>
              {lacks?.name && say(isHouse ? 'own.house.lack.name' : 'own.lack.name')}
            </Lack>
            {draft.after !== null && <AfterRecipe {...{ say, locale }} recipe={draft.after} />}
          </div>
          <section aria-labelledby={`${id}-lines`}>
            <h3 id={`${id}-lines`} className={`${STYLE.label} font-sans`}>
              {say('own.ingredients')}
              <Required {...{ say }} />
            </h3>
            <p role="status" className="sr-only" data-announcement>
              {announcement}
            </p>
            <ol className="mt-2" data-lines>
              {draft.lines.map((line, place) => (
                <OwnLineRow
                  key={line.key}
                  {...{ say, locale, line, units, parts, lacks }}
                  others={line.or.map((other) => nameOf(names, other, other))}
                  number={place + 1}
                  name={lineName(names, line)}
                  isHouse={line.ingredient === undefined && names.has(line.own ?? '')}
                  hasGarnish={!isHouse}
                  isFirst={place === 0}
                  isLast={place === draft.lines.length - 1}
                  onEdit={(change) => {
                    setDraft((now) => editOwnLine(now, line.key, change));
                  }}
                  onStep={(step) => {
                    const to = Math.min(Math.max(place + step, 0), draft.lines.length - 1);
                    setAnnouncement(
                      say('own.line.moved', {
                        name: lineName(names, line),
                        place: to + 1,
                        total: draft.lines.length,
                      }),
                    );
                    setDraft((now) => stepOwnLine(now, line.key, step));
                  }}
                  onRemove={() => {
                    setAnnouncement(say('own.line.removed', { name: lineName(names, line) }));
                    setDraft((now) => removeOwnLine(now, line.key));
                  }}
                />
              ))}
            </ol>
            {draft.lines.length < OWN_DRINK_LIMITS.lines ? (
              <div
                className="mt-3"
                onPaste={(event) => {
                  // Into one field a browser would paste all lines as one.
                  const lines = event.clipboardData.getData('text').split('\n');
                  const written = lines.map((line) => line.trim()).filter((line) => line !== '');
                  if (written.length < 2) return;
                  event.preventDefault();
                  for (const line of written.slice(0, OWN_DRINK_LIMITS.lines)) addPasted(line);
                }}
              >
                <EntryInput
                  label={say('own.search')}
                  action={say('own.search.add')}
                  vocabulary={offered}
                  countText={(number) =>
                    number === 0 ? say('own.suggestions.none') : say.count('own.suggestions', number)
                  }
                  nameOf={(known) => names.get(known) ?? known}
                  none={lacks?.lines ? '' : say('own.lack.lines')}
                  lack={{ id: `${id}-lines-lack`, isSaid: lacks?.lines ?? false }}
                  onAdd={addWhenKnown}
                />
                <div className="mt-2">
                  <Lack id={`${id}-lines-lack`}>{lacks?.lines && say('own.lack.lines')}</Lack>
                </div>
                <p className="mt-2 text-note text-soft">{say('own.search.help')}</p>
                <NameNotes
                  say={say}
                  unknown={unknown}
                  read={readNotes}
                  isAvoiding={false}
                  onChoose={(text, known) => {
                    const line = draft.lines.find((one) => one.ingredient === undefined && one.name === text);
                    if (line === undefined) return;
                    setCorrected((before) => [...before, { typed: text, id: known }]);
                    setDraft((now) => identifyOwnLine(now, line.key, { ingredient: known }));
                  }}
                  onUndo={({ typed, id: known }) => {
                    const line = draft.lines.findLast(({ ingredient }) => ingredient === known);
                    setCorrected((before) => before.filter((note) => note.typed !== typed));
                    if (line) setDraft((now) => identifyOwnLine(now, line.key, { name: typed }));
                  }}
                />
                {index.status === 'failed' && (
                  <p role="alert" className="flex flex-wrap items-center gap-x-4 text-small text-alert">
                    {say('own.editor.failed')}
                    <button type="button" onClick={loader.retry} className={STYLE.link}>
                      {say('own.retry')}
                    </button>
                  </p>
                )}
              </div>
            ) : (
              <p className="mt-3 text-small text-soft">
                {say('own.lines.full', { number: OWN_DRINK_LIMITS.lines })}
              </p>
            )}
          </section>
          {draft.house && (
            <div className="grid gap-4 sm:grid-cols-2">
              {(['yield', 'days'] as const).map((field) => (
                <div key={field} className="grid content-start gap-1.5">
                  <p className={STYLE.label}>
                    <label htmlFor={`${id}-${field}`}>{say(`own.house.${field}`)}</label>
                    {field === 'yield' && <Required {...{ say }} />}
                  </p>
                  <input
                    id={`${id}-${field}`}
                    value={draft.house?.[field] ?? ''}
                    maxLength={12}
                    autoComplete="off"
                    required={field === 'yield'}
                    inputMode={field === 'days' ? 'numeric' : 'text'}
                    aria-invalid={lacks?.[field] ?? false}
                    aria-describedby={`${id}-${field}-lack ${id}-${field}-help`}
                    onChange={({ target }) => {
                      const { value } = target;
                      setDraft((now) => ({ ...now, house: now.house && { ...now.house, [field]: value } }));
                    }}
                    className={`${STYLE.field} ${lacks?.[field] ? 'border-alert' : ''}`}
                  />
                  <Lack id={`${id}-${field}-lack`}>{lacks?.[field] && say(`own.house.lack.${field}`)}</Lack>
                  <p id={`${id}-${field}-help`} className="text-note text-soft">
                    {say(`own.house.${field}.help`)}
                  </p>
                </div>
              ))}
            </div>
          )}
          <div className={isHouse ? 'hidden' : 'grid gap-4 sm:grid-cols-3'}>
            {choice('glass', [{ id: NOT_SAID, name: say('own.notSaid') }, ...parts.glasses])}
            {choice('method', [{ id: NOT_SAID, name: say('own.notSaid') }, ...parts.methods])}
            {choice('ice', parts.ice)}
          </div>
          <div data-instructions>
            <LongField
              label={say('own.instructions')}
              help={say('own.instructions.help')}
              value={draft.instructions}
              most={OWN_DRINK_LIMITS.instructions}
              rows={4}
              onChange={(instructions) => {
                edit({ instructions });
              }}
            />
          </div>
          {doubtful.length > 0 && (
            <div className="border-l-3 border-brass pl-3 text-small" data-unlisted tabIndex={-1}>
              <p>{say('own.unlisted', { names: say.list(doubtful.map(({ name }) => name)) })}</p>
              <p className="flex flex-wrap gap-x-6">
                <button
                  type="button"
                  className={STYLE.link}
                  onClick={() => {
                    for (const { id: ingredient, name } of doubtful) addLine(name, ingredient);
                    focusInstructions();
                  }}
                >
                  {say('own.unlisted.add')}
                </button>
                <button
                  type="button"
                  className={STYLE.link}
                  onClick={() => {
                    setDenied(unlisted.map(({ name }) => name));
                    focusInstructions();
                  }}
                >
                  {say('own.unlisted.not')}
                </button>
              </p>
            </div>
          )}
          <OwnFacts
            {...{ say, view, named }}
            stated={{ allergens: shownRecipe.allergens, vegan: draft.vegan, vegetarian: draft.vegetarian }}
            substances={parts.substances}
            unknown={view.lines.flatMap(({ ingredient, name }) => (ingredient === undefined ? name : []))}
            unstated={view.lines.flatMap(({ ingredient, name }) =>
              ingredient === undefined ||
              houseParts.some((part) => part.id === ingredient && part.house?.isUnstated)
                ? name
                : [],
            )}
            onChange={({ allergens, ...change }) => {
              edit({
                ...change,
                ...(allergens && { allergens, notIn: named.filter((one) => !allergens.includes(one)) }),
              });
            }}
          />
          <LongField
            label={say('own.note')}
            help={say('own.note.help')}
            value={draft.note}
            most={OWN_DRINK_LIMITS.note}
            rows={2}
            onChange={(note) => {
              edit({ note });
            }}
          />
          <div>
            <Lack id={`${id}-lacks`}>{lacks && hasMarked(lacks) && say('own.lack.marked')}</Lack>
            {problem && (
              <OwnProblemNotice
                {...{ say, problem }}
                onAgain={() => void save(base)}
                onMine={(current) => {
                  setBase(current);
                  void save(current);
                }}
                onTheirs={(current) => {
                  setBase(current);
                  setDraft(draftOf(current));
                  setProblem(undefined);
                }}
              />
            )}
            <div className="flex flex-wrap gap-3">
              <button
                type="button"
                aria-disabled={isSending}
                onClick={() => void save(base)}
                className={STYLE.primary}
              >
                {say(isSending ? 'own.saving' : isHouse ? 'own.house.save' : 'own.save')}
              </button>
              <button type="button" data-close className={`${STYLE.button} min-h-12`}>
                {say('own.cancel')}
              </button>
            </div>
          </div>
        </div>
      </div>
    </Modal>
  );
}

function nameOf(names: ReadonlyMap<string, string>, ingredient: string | undefined, own: string): string {
  return ingredient === undefined ? own : (names.get(ingredient) ?? ingredient);
}

function lineName(names: ReadonlyMap<string, string>, { ingredient, own, name }: OwnDraftLine): string {
  return nameOf(names, ingredient ?? (names.has(own ?? '') ? own : undefined), name);
}

/** The vocabulary with house things before the ingredients of the catalogue. */
function withHouseNames(vocabulary: Vocabulary, houseParts: readonly IngredientPart[]): Vocabulary {
  const folded = houseParts.map((part) => ({ id: part.id, name: foldText(part.name) }));
  return {
    ...vocabulary,
    suggest: (text) => {
      const typed = foldText(text);
      const own = folded.filter(({ name }) => typed !== '' && name.includes(typed));
      return [...own.map(({ id }) => ({ id, alias: undefined })), ...vocabulary.suggest(text)];
    },
  };
}

function hasMarked({ names, amounts, strengths }: OwnMissing): boolean {
  return [names, amounts, strengths].some(({ length }) => length > 0);
}

/** Stands behind the name of what a drink needs. */
function Required({ say }: { say: Say }) {
  return <span className="font-normal text-faint"> · {say('own.required')}</span>;
}

/** Says what is missing, where it is. */
function Lack({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="text-small text-alert empty:hidden" data-lack>
      {children}
    </p>
  );
}

interface LongFieldProps {
  label: string;
  help: string;
  value: string;
  most: number;
  rows: number;
  onChange: (text: string) => void;
}

function LongField({ label, help, value, most, rows, onChange }: LongFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={STYLE.label}>
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        value={value}
        maxLength={most}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => {
          onChange(target.value);
        }}
        className={`${STYLE.field} field-sizing-content py-3`}
      />
      <p id={`${id}-help`} className="text-note text-soft">
        {help}
      </p>
    </div>
  );
}
