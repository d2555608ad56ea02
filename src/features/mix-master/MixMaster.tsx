import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '../../contracts/site/locale.ts';
import { capitalise } from '../../domain/drinks/lineText.ts';
import { SHELF_LIMITS } from '../../contracts/shelf/shelfLimits.ts';
import type { OwnSwap } from '../../domain/shelf/ownSwaps.ts';
import { addEntries, has, type RefusedEntry } from '../../domain/shelf/shelfEntries.ts';
import type { Tier } from '../../domain/shelf/shelfMatch.ts';
import { NO_STOCK, renameLevel, weighOpen } from '../../domain/stock/stock.ts';
import { createLoader } from '../../stores/loader.ts';
import { ownDrinks } from '../../stores/ownDrinks.ts';
import { $housemates } from '../../stores/household.ts';
import { mayBeSignedIn } from '../../stores/reader.ts';
import { $isTooLong, keepInSync } from '../../stores/syncShelf.ts';
import { keepStockInSync } from '../../stores/syncStock.ts';
import { keepDietInSync } from '../../stores/syncDiet.ts';
import { $ownMarks } from '../../stores/ownMarks.ts';
import { addToShoppingList } from '../../stores/shoppingList.ts';
import { $ownSwaps } from '../../stores/ownSwaps.ts';
import { $stock, changeStock } from '../../stores/stock.ts';
import { keepSwapsInSync } from '../../stores/syncSwaps.ts';
import { useLoader } from '../../stores/useLoader.ts';
import { showToast } from '../../ui/toast.ts';
import { LazyLevels } from '../stock/LazyLevels.tsx';
import { askChat } from '../chat/askChat.ts';
import { ingredientOfEntry, isBottleEntry } from '../../domain/shelf/bottles.ts';
import { Bottles } from './Bottles.tsx';
import { BuyNext } from './BuyNext.tsx';
import { changeText } from './changeText.ts';
import { EntryInput } from './EntryInput.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { excludesNothing, NOTHING_EXCLUDED } from '../../domain/diet/exclusion.ts';
import { $avoided, avoid } from '../../stores/diet.ts';
import { NO_FILTERS } from './filters.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { MatchGroups } from './MatchGroups.tsx';
import { NameNotes, type ReadNote, type UnknownNote } from './NameNotes.tsx';
import { idOfOwn } from './ownIngredient.ts';
import { LazyPick } from './LazyPick.tsx';
import { loadIndex, type ReadyIndex } from './loadIndex.ts';
import { quickChips } from './quickSelect.ts';
import { OwnSwaps } from './OwnSwaps.tsx';
import { createTranslator } from '../../i18n/createTranslator.ts';
import type { MixMessages } from './say.ts';
import { ShelfList } from './ShelfList.tsx';
import {
  $shared,
  $shownShelf,
  changeShown,
  explainShelf,
  hasLink,
  linkToShown,
  openLink,
  settleShared,
} from './shownShelf.ts';
import { BUTTON, CHIP } from '../../ui/styles.ts';
import { TickBox } from '../../ui/TickBox.tsx';
import { useHeld } from '../../ui/useHeld.ts';
import { useIsLive } from '../../ui/useIsLive.ts';
import { STYLE } from './styles.ts';
import { UseUp } from './UseUp.tsx';

interface Props {
  locale: Locale;
  messages: MixMessages;
  /** The suggestions of the quick select, in their order. */
  quick: readonly { id: string; name: string }[];
  /** What stands before the paths of recipes in the language. */
  prefix: string;
}

/** Groups of drinks that one can make now, and those that lack something. */
const MAKEABLE: readonly Tier[] = ['perfect', 'swap'];
const LACKING: readonly Tier[] = ['almost', 'partial'];
/** What the build knows of a reader's shelf. */
const NOTHING: readonly string[] = [];
const NO_SWAPS: OwnSwap[] = [];

/** What can be made of what one has: the list, the matches, what to buy and what to use up. */
export function MixMaster({ locale, messages, quick, prefix }: Props) {
  const say = useMemo(() => createTranslator(messages, locale), [messages, locale]);
  const [loader] = useState(() => createLoader<ReadyIndex>((show) => loadIndex(locale, show)));
  const state = useLoader(loader);
  const ready = state.status === 'ready' ? state.value : undefined;
  const matcher = ready?.matcher;
  const shelf = useStore($shownShelf, { ssr: () => NOTHING });
  const { isForeign = false, unread = NOTHING } = useStore($shared) ?? {};
  const isTooLong = useStore($isTooLong);
  const housemates = useStore($housemates, { ssr: () => NOTHING });
  const isLive = useIsLive();
  const [refused, setRefused] = useState<readonly RefusedEntry[]>([]);
  /** The last change of the list, in words. */
  const [changed, setChanged] = useState('');
  /** What was on the list before it was cleared, or that this was undone. */
  const [cleared, setCleared] = useState<readonly string[] | 'undone'>();
  const clearedNote = useRef<HTMLParagraphElement>(null);
  const [corrected, setCorrected] = useState<readonly Omit<ReadNote, 'name'>[]>([]);
  /** The link to a list that the browser does not copy. */
  const [uncopied, setUncopied] = useState<{ link: string; shelf: readonly string[] }>();
  const [hasStaples, setHasStaples] = useState(true);
  const [narrowed, setNarrowed] = useState(NO_FILTERS);
  const avoided = useStore($avoided, { ssr: () => NOTHING_EXCLUDED });
  const filters = useMemo(() => ({ ...narrowed, exclusion: avoided }), [narrowed, avoided]);
  const results = useRef<HTMLHeadingElement>(null);
  const isLinkRead = useRef(false);

  useEffect(() => {
    if (matcher === undefined) return;
    // A matcher with the reader's own drinks comes later: what was changed since is not to be undone.
    if (!isLinkRead.current) openLink(matcher.isId);
    isLinkRead.current = true;
    return explainShelf(matcher);
  }, [matcher]);
  useEffect(() => {
    if (matcher === undefined || isForeign) return undefined;
    const stops = [keepInSync(), keepStockInSync()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [matcher, isForeign]);
  useEffect(keepSwapsInSync, []);
  useEffect(keepDietInSync, []);
  useEffect(() => {
    // What was pressed is gone.
    clearedNote.current?.focus();
  }, [cleared]);

  const quickNames = useMemo(() => new Map(quick.map(({ id, name }) => [id, name])), [quick]);
  const nameOf = (entry: string) =>
    capitalise(ready?.matcher.nameOf(entry) ?? quickNames.get(entry) ?? entry, locale);

  const stock = useStore($stock, { ssr: () => NO_STOCK });
  // Levels are those of the reader's own bottles.
  const weights = useMemo(() => weighOpen(isForeign ? NO_STOCK : stock, shelf), [isForeign, stock, shelf]);
  const marks = useStore($ownMarks);
  const swaps = useStore($ownSwaps, { ssr: () => NO_SWAPS });
  const matches = useMemo(() => {
    const all = ready?.matcher.match(shelf, hasStaples, filters, swaps) ?? [];
    const { own } = filters;
    return own === undefined || marks === undefined ? all : all.filter(({ id }) => marks.fits(id, own));
  }, [ready?.matcher, shelf, hasStaples, filters, swaps, marks]);
  // As many as the heading of their group says.
  const makeable = matches.filter(({ tier }) => tier === 'perfect');
  // What to buy takes a while to work out: the matches are shown before it.
  const question = useMemo(
    () => ({ matcher, shelf, hasStaples, filters, swaps }),
    [matcher, shelf, hasStaples, filters, swaps],
  );
  const later = useDeferredValue(question);
  const purchases = useMemo(
    () =>
      later.shelf.length === 0
        ? undefined
        : later.matcher?.buy(later.shelf, later.hasStaples, later.filters, later.swaps),
    [later],
  );
  const isNarrowed =
    narrowed.terms.length > 0 ||
    [narrowed.spirit, narrowed.mostMissing, narrowed.own].some((filter) => filter !== undefined);
  const found = ready && shelf.length > 0 ? say.count('mix.found', matches.length) : '';
  const isFiltered = isNarrowed || avoided !== NOTHING_EXCLUDED;

  function goToResults() {
    results.current?.focus();
    results.current?.scrollIntoView();
  }

  function refuse(entries: readonly string[], why: RefusedEntry['why']) {
    setRefused(entries.map((entry) => ({ text: nameOf(entry), why })));
  }

  /** Changes the list, and says how it has changed. */
  function change(how: (shelf: readonly string[]) => readonly string[]) {
    const before = $shownShelf.get();
    changeShown(how);
    const after = $shownShelf.get();
    setCleared(undefined);
    setChanged(changeText(say, { before, after, isId: matcher?.isId, nameOf }));
  }

  function add(text: string, id?: string) {
    const bottle = matcher?.bottleNamed(text);
    change((now) => {
      if (id === undefined) {
        const find = (entry: string) => matcher?.bottleNamed(entry) ?? ready?.vocabulary.find(entry);
        const result = addEntries(now, text, find);
        setRefused(result.refused);
        noteCorrected(result.added);
        return withoutNamed(result.shelf, now);
      }
      const entry = bottle !== undefined && ingredientOfEntry(bottle) === id ? bottle : id;
      const isKnown = has(now, entry);
      const isFull = now.length >= SHELF_LIMITS.entries && !isKnown;
      refuse(isKnown || isFull ? [entry] : [], isKnown ? 'known' : 'full');
      return isKnown || isFull ? now : withoutNamed([...now, entry], now);
    });
  }

  /** Remembers which of the added entries are slips that were corrected. */
  function noteCorrected(added: readonly { text: string; entry: string }[]) {
    const slips = added.flatMap(({ text, entry }) => {
      const reading = ready?.vocabulary.read(text);
      return reading?.id === entry && reading.isCorrected ? { typed: text, id: entry } : [];
    });
    if (slips.length > 0) setCorrected((before) => [...before, ...slips]);
  }

  /** Puts an ingredient in the place of a text, a bottle in that of an ingredient, or either back. */
  function replaceEntry(from: string, to: string) {
    changeShown((now) => [...new Set(now.map((other) => (other === from ? to : other)))]);
    if (!isForeign) changeStock((levels) => renameLevel(levels, from, to));
  }

  // Only the index knows which ingredient a text names, and what a link holds.
  const addWhenKnown = useHeld(state.status === 'loading', add);

  function ask(message: string) {
    askChat({ message, shelf });
  }

  const unknown = useMemo((): UnknownNote[] => {
    if (ready === undefined) return [];
    const { matcher: known, vocabulary } = ready;
    return shelf
      .filter((entry) => !known.isId(entry) && !known.isId(idOfOwn(entry)))
      .map((text) => {
        const reading = vocabulary.read(text);
        // A slip whose correction was undone is offered what it was corrected to.
        const isUnknown = reading.id === undefined;
        const choices = isUnknown ? reading.choices : [reading.id];
        return {
          text,
          holds: isUnknown ? known.substances(reading.contains) : '',
          mayHold: isUnknown ? known.substances(reading.mayContain) : '',
          choices: choices.map((id) => ({ id, name: capitalise(known.nameOf(id), locale) })),
        };
      });
  }, [ready, shelf, locale]);
  const readNotes = corrected
    .filter(({ id }) => shelf.includes(id))
    .map((note) => ({ ...note, name: matcher?.nameOf(note.id) ?? note.id }));

  const groups = {
    ...{ say, matches, prefix },
    garnishMissing: (id: string) => ready?.garnishes(id, shelf) ?? [],
    onAsk: ask,
  };

  async function share() {
    const link = linkToShown((entry) => matcher?.isId(entry) ?? false);
    try {
      await navigator.clipboard.writeText(link);
      setUncopied(undefined);
      showToast({ title: say('mix.shared') });
    } catch {
      setUncopied({ link, shelf });
    }
  }

  return (
    <div
      data-live={isLive}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] [&_:focus:not([data-entry-bar]_*)]:scroll-mt-32"
    >
      {/* It scrolls by itself: what stays in the window and is higher than it would take the focus out of sight. */}
      <section
        aria-labelledby="your-ingredients"
        className="lg:sticky lg:top-22 lg:-m-1.5 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-1.5 print:max-h-none"
      >
        {/* In sight while one types, where the list of suggestions has room below it. */}
        <div
          data-entry-bar
          className="top-16 z-2 bg-ground pb-2 lg:top-0 print:static [@media(min-height:40rem)]:sticky"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="your-ingredients" className={STYLE.section}>
              {say('mix.yours')}
            </h2>
            {makeable.length > 0 && (
              <button
                type="button"
                data-makeable
                className={`${BUTTON.text} print:hidden`}
                onClick={goToResults}
              >
                {say.count('mix.makeable', makeable.length)}
              </button>
            )}
          </div>
          <div className="mt-2 print:hidden">
            <EntryInput
              label={say('mix.placeholder')}
              action={say('mix.add')}
              vocabulary={ready?.vocabulary}
              countText={(number) =>
                number === 0 ? say('mix.suggestions.none') : say.count('mix.suggestions', number)
              }
              nameOf={nameOf}
              none={say('mix.add.none')}
              onAdd={addWhenKnown}
            />
          </div>
        </div>
        {isForeign && (
          <div className="mt-4 border-l-3 border-brass py-1 pl-4" role="status">
            <p className="text-small">{say('mix.foreign')}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <button
                type="button"
                className={STYLE.button}
                onClick={() => {
                  setCleared(undefined);
                  refuse(settleShared('add'), 'full');
                }}
              >
                {say('mix.foreign.add')}
              </button>
              <button
                type="button"
                className={STYLE.button}
                onClick={() => {
                  setCleared(undefined);
                  settleShared('back');
                }}
              >
                {say('mix.foreign.back')}
              </button>
            </div>
          </div>
        )}
        <div role="status" className="text-small text-soft">
          {isTooLong && (
            <p className="mt-3" data-too-long>
              {say('mix.too-long', { number: SHELF_LIMITS.entries })}
            </p>
          )}
          {refused.length > 0 && (
            <p className="mt-3" data-refused>
              <bdi>
                {say('mix.refused', {
                  names: refused.map(({ text, why }) => `${text} (${say(`mix.refused.${why}`)})`).join(', '),
                })}
              </bdi>
            </p>
          )}
          {unread.length > 0 && (
            <p className="mt-3">
              <bdi>{say('mix.unread', { names: unread.join(', ') })}</bdi>
            </p>
          )}
        </div>
        {!isForeign && housemates.length > 0 && mayBeSignedIn() && (
          <p className="mt-3 text-note text-soft print:hidden" data-shared-with>
            <bdi>{say('mix.shared', { names: say.list(housemates) })}</bdi>
          </p>
        )}
        <ShelfList
          {...{ say, shelf, nameOf }}
          uncopied={uncopied?.shelf === shelf ? uncopied.link : undefined}
          isId={ready?.matcher.isId}
          onRemove={(entry) => {
            setRefused([]);
            change((now) => now.filter((other) => other !== entry));
          }}
          onClear={() => {
            setRefused([]);
            change(() => []);
            setCleared(shelf);
          }}
          onShare={() => void share()}
        />
        {cleared !== undefined && (
          <div
            data-cleared
            className="mt-2.5 flex min-h-11 flex-wrap items-center gap-x-4 text-small text-soft print:hidden"
          >
            <p ref={clearedNote} tabIndex={-1} className="outline-none">
              {say(cleared === 'undone' ? 'mix.undone' : 'mix.cleared')}
            </p>
            {cleared !== 'undone' && (
              <button
                type="button"
                className={BUTTON.text}
                onClick={() => {
                  const both = (now: readonly string[]) => [...new Set([...cleared, ...now])];
                  change((now) => both(now).slice(0, SHELF_LIMITS.entries));
                  setCleared('undone');
                }}
              >
                {say('name.undo')}
              </button>
            )}
          </div>
        )}
        <NameNotes
          say={say}
          unknown={unknown}
          read={readNotes}
          isAvoiding={!excludesNothing(avoided)}
          onChoose={(text, id) => {
            setCorrected((before) => [...before, { typed: text, id }]);
            replaceEntry(text, id);
          }}
          onUndo={({ typed, id }) => {
            setCorrected((before) => before.filter((note) => note.typed !== typed));
            replaceEntry(id, typed);
          }}
        />
        {matcher && <Bottles {...{ say, matcher, shelf }} onChange={replaceEntry} />}
        {matcher && !isForeign && <LazyLevels {...{ locale, shelf }} nameOf={nameOf} />}
        {matcher && <OwnSwaps {...{ say, matcher }} />}
        <h3 className="mt-6 font-sans text-note tracking-normal text-faint print:hidden">
          {say('mix.quick')}
        </h3>
        <ul className="mt-2 flex flex-wrap gap-2" data-quick>
          {quickChips(quick, shelf).map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className={CHIP}
                onClick={() => {
                  (hasLink() ? addWhenKnown : add)(name, id);
                }}
              >
                <span className="-ml-1 scale-75 text-faint">
                  <PlusIcon />
                </span>
                {name}
              </button>
            </li>
          ))}
        </ul>
        <TickBox
          label={say('mix.staples')}
          isTicked={hasStaples}
          onTick={(isTicked) => {
            setChanged('');
            setHasStaples(isTicked);
          }}
          isSwitch
          className="mt-4 inline-flex text-small print:hidden"
        />
        <div className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
          <button type="button" className={BUTTON.primary} onClick={goToResults}>
            {say('mix.find')}
          </button>
          <button
            type="button"
            className={STYLE.button}
            onClick={() => {
              ask(shelf.length === 0 ? '' : say('mix.ask.shelf', { have: say.list(shelf.map(nameOf)) }));
            }}
          >
            {say('mix.ask.all')}
          </button>
        </div>
      </section>

      <div className="min-w-0">
        <section aria-labelledby="match-results">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 id="match-results" ref={results} tabIndex={-1} className={STYLE.section}>
              {say('mix.results')}
            </h2>
            <p className="text-small text-soft tabular-nums">{found}</p>
          </div>
          <p role="status" className="sr-only" data-changed>
            {state.status === 'loading' ? say('mix.loading') : [changed, found].filter(Boolean).join(', ')}
          </p>
          {ready && shelf.length > 0 && (
            <FilterPanel
              {...{ say, locale, shelf, hasStaples, filters }}
              index={ready.index}
              matcher={ready.matcher}
              found={matches.length}
              onChange={(next) => {
                setChanged('');
                setNarrowed({ ...next, exclusion: NOTHING_EXCLUDED });
                avoid(next.exclusion);
              }}
            />
          )}
          {state.status === 'loading' && <p className="mt-6 min-h-60 text-soft">{say('mix.loading')}</p>}
          {state.status === 'failed' && (
            <Notice title={say('mix.failed')} action={say('mix.retry')} onAction={loader.retry} />
          )}
          {ready?.lacksOwn && (
            <div
              data-lacks-own
              className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 border-l-3 border-brass py-1 pl-4"
            >
              <p role="status" className="text-small">
                {say('mix.own.failed')}
              </p>
              <button
                type="button"
                className={STYLE.button}
                onClick={() => {
                  ownDrinks.retry();
                  void loader.refresh();
                }}
              >
                {say('mix.retry')}
              </button>
            </div>
          )}
          {ready && shelf.length === 0 && <Notice title={say('mix.empty')} text={say('mix.empty.text')} />}
          {ready && shelf.length > 0 && matches.length === 0 && (
            <Notice
              title={say('mix.none')}
              text={say(isFiltered ? 'mix.none.filters' : 'mix.none.text')}
              {...(isNarrowed && {
                action: say('mix.none.reset'),
                onAction: () => {
                  setNarrowed(NO_FILTERS);
                },
              })}
            />
          )}
          {ready && (
            <LazyPick ids={makeable.map(({ id }) => id)} {...{ locale, prefix }} matcher={ready.matcher} />
          )}
          {ready && <MatchGroups tiers={MAKEABLE} {...groups} matcher={ready.matcher} />}
          {ready && purchases && (
            <BuyNext
              {...{ say, prefix }}
              {...purchases}
              matcher={ready.matcher}
              onAdd={(ids) => {
                change((now) => [...now, ...ids.filter((id) => !has(now, id))]);
              }}
              onShop={(ids) => {
                const refused = addToShoppingList(ids.map((entry) => ({ entry })));
                showToast({ title: say(refused > 0 ? 'mix.shop.full' : 'mix.shop.added') });
              }}
            />
          )}
          {ready && <MatchGroups tiers={LACKING} {...groups} matcher={ready.matcher} />}
        </section>
        {ready && shelf.length > 0 && (
          <UseUp {...{ say, shelf, matches, prefix, weights }} matcher={ready.matcher} />
        )}
      </div>
    </div>
  );
}

/** The shelf, without the plain ingredients of those bottles that were added since `before`. */
function withoutNamed(shelf: readonly string[], before: readonly string[]): string[] {
  const added = shelf
    .filter((entry) => isBottleEntry(entry) && !before.includes(entry))
    .map(ingredientOfEntry);
  return shelf.filter((entry) => !added.includes(entry));
}

interface NoticeProps {
  title: string;
  text?: string;
  action?: string;
  onAction?: () => void;
}

function Notice({ title, text, action, onAction }: NoticeProps) {
  return (
    <div className="mt-8 border-y border-line py-12 text-center" data-notice>
      <p className="font-serif text-card text-balance">{title}</p>
      {text !== undefined && <p className="mx-auto mt-2 max-w-text text-soft">{text}</p>}
      {action !== undefined && (
        <button type="button" className={`mt-5 ${STYLE.button}`} onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  );
}
