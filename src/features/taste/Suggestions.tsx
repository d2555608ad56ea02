import { useStore } from '@nanostores/react';
import { excludesNothing } from '../../domain/diet/exclusion.ts';
import type { Nearby } from '../../domain/taste/findNearby.ts';
import type { TasteDrinks } from '../../domain/taste/tasteDrinks.ts';
import { $avoided } from '../../stores/diet.ts';
import { retryDietFacts, type $dietFits } from '../../stores/dietMarks.ts';
import { BUTTON } from '../../ui/styles.ts';
import { DrinkTiles } from '../drink-lists/DrinkTiles.tsx';
import type { TasteTranslator } from './tasteTranslator.ts';

/** Facts that are named as common to two drinks. */
const MOST_SHARED = 5;

interface Props {
  t: TasteTranslator;
  prefix: string;
  nearby: readonly Nearby[];
  fits: ReturnType<typeof $dietFits.get>;
  marks: ReadonlyMap<string, string>;
  all: TasteDrinks;
}

/** Drinks nearby as cards, each with the reason. */
export function Suggestions({ t, prefix, nearby, fits, marks, all }: Props) {
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
