import { getEntry, type DrinkLog } from '../../domain/drink-log/drinkLog.ts';
import { fitsOwn } from '../../domain/drink-log/ownFilter.ts';
import { LEAST_LIKED } from '../../domain/taste/findNearby.ts';
import type { TasteDrink } from '../../domain/taste/tasteDrinks.ts';
import { localePrefix } from '../../i18n/paths.ts';
import { BUTTON } from '../../ui/styles.ts';
import { LINK } from './link.ts';
import type { TasteTranslator } from './tasteTranslator.ts';

interface Props {
  t: TasteTranslator;
  log: DrinkLog;
  liked: readonly TasteDrink[];
  drinks: readonly TasteDrink[];
}

/** What is missing until there is a map, and the drinks to rate first. */
export function TooFew({ t, log, liked, drinks }: Props) {
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
