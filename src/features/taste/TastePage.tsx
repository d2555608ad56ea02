import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useMemo, useState } from 'react';
import type { ListIndex } from '../../contracts/drinks/listIndex.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { getEntry, type DrinkLog } from '../../domain/drink-log/drinkLog.ts';
import { fitsOwn } from '../../domain/drink-log/ownFilter.ts';
import {
  countTastes,
  findNearby,
  LEAST_LIKED,
  listLiked,
  type Nearby,
} from '../../domain/taste/findNearby.ts';
import { layOutMap } from '../../domain/taste/layOutMap.ts';
import { readTasteDrinks, type TasteDrink, type TasteDrinks } from '../../domain/taste/tasteDrinks.ts';
import { createTranslator, type Translator } from '../../i18n/createTranslator.ts';
import type { MessageKey, Messages } from '../../i18n/messages.ts';
import { localePrefix } from '../../i18n/paths.ts';
import { readSiteFile } from '../../lib/siteFile.ts';
import { $avoided } from '../../stores/diet.ts';
import { $dietFits, $dietNote, retryDietFacts } from '../../stores/dietMarks.ts';
import { $drinkLog } from '../../stores/drinkLog.ts';
import { createLoader } from '../../stores/loader.ts';
import { mayBeSignedIn } from '../../stores/reader.ts';
import { keepLogInSync, syncDrinkLog } from '../../stores/syncDrinkLog.ts';
import { useLoader } from '../../stores/useLoader.ts';
import { percentText } from '../../text/percentText.ts';
import { excludesNothing } from '../../domain/diet/exclusion.ts';
import { BUTTON, DIET_NOTE } from '../../ui/styles.ts';
import { DrinkTiles } from '../drink-lists/DrinkTiles.tsx';
import { Photos } from './Photos.tsx';
import { TasteMap } from './TasteMap.tsx';

export type TasteTranslator = Translator<MessageKey<'taste'>>;

interface Props {
  locale: Locale;
  messages: Messages<'taste'>;
  /** Addresses of the drinks of the lists. */
  sources: readonly string[];
}

const NOTHING: DrinkLog = {};
/** Whether the script runs: not in the HTML of the build. */
const $isLive = atom(true);
/** Facts that are listed as common to what a reader likes, and of two drinks. */
const MOST_COMMON = 5;
const MOST_SHARED = 5;
const FULL_STARS = 5;
const LINK = 'underline decoration-line underline-offset-4 hover:decoration-brass';

/** What the reader likes, as a map, a list and drinks nearby. */
export function TastePage({ locale, messages, sources }: Props) {
  const [t] = useState(() => createTranslator(messages, locale));
  const [loader] = useState(() =>
    createLoader(async () =>
      readTasteDrinks(await Promise.all(sources.map((source) => readSiteFile<ListIndex>(source)))),
    ),
  );
  const loaded = useLoader(loader);
  const log = useStore($drinkLog, { ssr: () => NOTHING });
  const isLive = useStore($isLive, { ssr: () => false });

  useEffect(() => {
    void syncDrinkLog();
    return keepLogInSync();
  }, []);

  return (
    <div data-taste data-live={isLive}>
      {loaded.status === 'loading' && (
        <p role="status" className="text-soft">
          {t('taste.loading')}
        </p>
      )}
      {loaded.status === 'failed' && (
        <div role="alert">
          <p>{t('taste.failed')}</p>
          <button type="button" onClick={loader.retry} className={`${BUTTON.action} mt-3 px-4`}>
            {t('taste.retry')}
          </button>
        </div>
      )}
      {loaded.status === 'ready' && (
        <>
          <Taste {...{ t, log }} all={loaded.value} />
          <Photos t={t} prefix={localePrefix(locale)} drinks={loaded.value.drinks} />
        </>
      )}
      {isLive && <Place {...{ t, locale }} />}
    </div>
  );
}

function Taste({ t, log, all }: { t: TasteTranslator; log: DrinkLog; all: TasteDrinks }) {
  const prefix = localePrefix(t.locale);
  const fits = useStore($dietFits);
  const noteOf = useStore($dietNote);
  const liked = useMemo(() => listLiked(log, all.drinks), [log, all]);
  const nearby = useMemo(
    () => (typeof fits === 'string' ? [] : findNearby(log, all.drinks, fits)),
    [log, all, fits],
  );
  const layout = useMemo(
    () =>
      layOutMap(
        liked,
        nearby.map(({ drink }) => drink),
      ),
    [liked, nearby],
  );
  if (liked.length < LEAST_LIKED) return <TooFew {...{ t, log, liked }} drinks={all.drinks} />;

  const starsOf = (id: string) => getEntry(log, id).stars ?? 0;
  // Numbers rise through the map, and the list follows them.
  const inOrder = layout.rows.flatMap(({ points }) => points).filter(({ isLiked }) => isLiked);
  const marks = new Map([
    ...inOrder.map(({ drink }, place) => [drink.id, String(place + 1)] as const),
    ...nearby.map(({ drink }, place) => [drink.id, String.fromCharCode('A'.charCodeAt(0) + place)] as const),
  ]);
  const strengths = liked.map(({ abv }) => abv);
  const percent = (abv: number) => percentText(abv, t.locale);
  // Sours are a family, and mostly sour as well: in some languages both have one name.
  const common = new Set(
    countTastes(liked).map(({ fact, count }) =>
      t('taste.often.of', { name: all.names.get(fact) ?? '', number: count, total: liked.length }),
    ),
  );
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)]">
        <section aria-labelledby="taste-map">
          <h2 id="taste-map" className="text-section">
            {t('taste.map')}
          </h2>
          <p className="mt-3 max-w-text text-small text-soft">{t('taste.map.how')}</p>
          <TasteMap {...{ t, prefix, layout, marks, starsOf }} />
        </section>
        <section aria-labelledby="taste-liked">
          <h2 id="taste-liked" tabIndex={-1} className="text-section">
            {t('taste.liked')}
          </h2>
          <ul className="mt-3 text-small text-soft">
            {[...common].slice(0, MOST_COMMON).map((text) => (
              <li key={text}>{text}</li>
            ))}
            <li>
              {t('taste.range', {
                from: percent(Math.min(...strengths)),
                to: percent(Math.max(...strengths)),
              })}
            </li>
          </ul>
          <ul className="mt-3" data-liked>
            {inOrder.map(({ drink }) => (
              <li key={drink.id} className="flex items-baseline gap-4 border-t border-line py-3">
                <span
                  aria-hidden="true"
                  className={`taste-mark ${starsOf(drink.id) === FULL_STARS ? 'full' : ''}`}
                >
                  {marks.get(drink.id)}
                </span>
                <div className="min-w-0">
                  <a href={prefix + drink.path} className={LINK}>
                    {drink.name}
                  </a>
                  <p className="text-small text-soft">
                    {t.list([
                      t.count('taste.stars', starsOf(drink.id)),
                      drink.taste,
                      t('taste.abv', { abv: percent(drink.abv) }),
                    ])}
                  </p>
                  <p data-diet-note className={DIET_NOTE}>
                    {noteOf(drink.id)}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Suggestions {...{ t, prefix, nearby, fits, marks, all }} />
    </>
  );
}

interface SuggestionProps {
  t: TasteTranslator;
  prefix: string;
  nearby: readonly Nearby[];
  fits: ReturnType<typeof $dietFits.get>;
  marks: ReadonlyMap<string, string>;
  all: TasteDrinks;
}

/** Drinks nearby as cards, each with the reason. */
function Suggestions({ t, prefix, nearby, fits, marks, all }: SuggestionProps) {
  const isAvoiding = !excludesNothing(useStore($avoided));
  const byId = new Map(nearby.map((one) => [one.drink.id, one]));
  const names = Object.fromEntries(
    nearby.map(({ drink: { id, name, path, abv, picture } }) => [
      id,
      { name, path, abv, ...(picture !== undefined && { picture }) },
    ]),
  );
  return (
    <section aria-labelledby="taste-nearby" className="pt-12" data-nearby>
      <h2 id="taste-nearby" className="text-section">
        {t('taste.nearby')}
      </h2>
      {fits === 'loading' && (
        <p role="status" className="mt-3 text-soft">
          {t('taste.diet.loading')}
        </p>
      )}
      {fits === 'failed' && (
        <div role="alert" className="mt-3">
          <p>{t('taste.diet.failed')}</p>
          <button type="button" onClick={retryDietFacts} className={`${BUTTON.action} mt-3 px-4`}>
            {t('taste.retry')}
          </button>
        </div>
      )}
      {typeof fits !== 'string' && nearby.length === 0 && (
        <p className="mt-3 text-soft">{t(isAvoiding ? 'taste.none.diet' : 'taste.none')}</p>
      )}
      {nearby.length > 0 && (
        <>
          {isAvoiding && <p className="mt-3 text-small text-soft">{t('taste.diet')}</p>}
          <DrinkTiles gone="" {...{ prefix, names }} drinks={nearby.map(({ drink }) => drink.id)}>
            {(id) => {
              const one = byId.get(id);
              if (one === undefined) return null;
              // A sour may also be of the family of sours.
              const facts = [...new Set(one.shared.flatMap((fact) => all.names.get(fact) ?? []))];
              return (
                <>
                  <p className="mt-2 text-small">{t('taste.because', { name: one.because.name })}</p>
                  <p className="mt-1 text-small text-soft">
                    {t('taste.shared', { facts: facts.slice(0, MOST_SHARED).join(' · ') })}
                  </p>
                  <p className="mt-2 text-note">
                    <span
                      className="taste-mark nearby"
                      role="img"
                      aria-label={t('taste.mark', { mark: marks.get(id) ?? '' })}
                    >
                      {marks.get(id)}
                    </span>
                  </p>
                </>
              );
            }}
          </DrinkTiles>
        </>
      )}
    </section>
  );
}

interface FewProps {
  t: TasteTranslator;
  log: DrinkLog;
  liked: readonly TasteDrink[];
  drinks: readonly TasteDrink[];
}

/** What is missing until there is a map, and the drinks to rate first. */
function TooFew({ t, log, liked, drinks }: FewProps) {
  const prefix = localePrefix(t.locale);
  const others = drinks.filter(({ id }) => {
    const entry = getEntry(log, id);
    return fitsOwn(entry, 'tried') && !fitsOwn(entry, 'liked');
  });
  const list = (title: string, some: readonly TasteDrink[]) =>
    some.length > 0 && (
      <section className="mt-9">
        <h3 className="text-card">{title}</h3>
        <ul className="mt-3">
          {some.map(({ id, name, path }) => (
            <li key={id}>
              <a href={prefix + path} className={`inline-flex min-h-11 items-center ${LINK}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <div data-too-few>
      <h2 className="text-section">{t.count('taste.few', LEAST_LIKED - liked.length)}</h2>
      <p className="mt-3 mb-7 max-w-text text-soft">{t('taste.few.how')}</p>
      <a href={`${prefix}/cocktails`} className={BUTTON.primary}>
        {t('taste.few.browse')}
      </a>
      {list(t('taste.few.liked'), liked)}
      {list(t('taste.few.tried'), others)}
    </div>
  );
}

/** Where the stars are, and for those without an account the way to one. */
function Place({ t, locale }: { t: TasteTranslator; locale: Locale }) {
  if (mayBeSignedIn()) return <p className="mt-9 text-note text-faint">{t('taste.account')}</p>;
  return (
    <p className="mt-9 text-note text-faint">
      {t('taste.device')}{' '}
      <a
        href={`${localePrefix(locale)}/login?next=${encodeURIComponent(location.pathname)}`}
        className="underline underline-offset-4"
      >
        {t('taste.login')}
      </a>
    </p>
  );
}
