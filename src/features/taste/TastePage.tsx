import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { DRINK_LOG_LIMITS } from '../../contracts/drink-log/drinkLogLimits.ts';
import type { ListIndex } from '../../contracts/drinks/listIndex.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { getEntry, type DrinkLog } from '../../domain/drink-log/drinkLog.ts';
import { countTastes, findNearby, LEAST_LIKED, listLiked } from '../../domain/taste/findNearby.ts';
import { layOutMap } from '../../domain/taste/layOutMap.ts';
import { readTasteDrinks, type TasteDrinks } from '../../domain/taste/tasteDrinks.ts';
import { createTranslator } from '../../i18n/createTranslator.ts';
import type { Messages } from '../../i18n/messages.ts';
import { localePrefix } from '../../i18n/paths.ts';
import { readSiteFile } from '../../lib/siteFile.ts';
import { $dietFits, $dietNote } from '../../stores/dietMarks.ts';
import { $drinkLog } from '../../stores/drinkLog.ts';
import { createLoader } from '../../stores/loader.ts';
import { mayBeSignedIn } from '../../stores/reader.ts';
import { keepLogInSync, syncDrinkLog } from '../../stores/syncDrinkLog.ts';
import { useLoader } from '../../stores/useLoader.ts';
import { percentText } from '../../text/percentText.ts';
import { BUTTON, DIET_NOTE } from '../../ui/styles.ts';
import { useIsLive } from '../../ui/useIsLive.ts';
import { loginAddress } from '../chrome/navigation.ts';
import { LINK } from './link.ts';
import { Photos } from './Photos.tsx';
import { Suggestions } from './Suggestions.tsx';
import { TasteMap } from './TasteMap.tsx';
import type { TasteTranslator } from './tasteTranslator.ts';
import { TooFew } from './TooFew.tsx';

interface Props {
  locale: Locale;
  messages: Messages<'taste'>;
  /** Addresses of the drinks of the lists. */
  sources: readonly string[];
}

const NOTHING: DrinkLog = {};
/** Facts that are listed as common to what a reader likes. */
const MOST_COMMON = 5;

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
  const isLive = useIsLive();

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
      {isLive && <Place t={t} />}
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
                  className={`taste-mark ${starsOf(drink.id) === DRINK_LOG_LIMITS.stars ? 'full' : ''}`}
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

/** Where the stars are, and for those without an account the way to one. */
function Place({ t }: { t: TasteTranslator }) {
  if (mayBeSignedIn()) return <p className="mt-9 text-note text-faint">{t('taste.account')}</p>;
  return (
    <p className="mt-9 text-note text-faint">
      {t('taste.device')}{' '}
      <a href={loginAddress(location.pathname)} className="underline underline-offset-4">
        {t('taste.login')}
      </a>
    </p>
  );
}
