import { useEffect, useState } from 'react';
import { DRINK_LIST_LIMITS } from '../../contracts/drink-lists/drinkListLimits.ts';
import type { SharedList as Shared } from '../../contracts/drink-lists/drinkList.ts';
import type { DrinkNames } from '../../contracts/drinks/drinkNames.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { createTranslator } from '../../i18n/createTranslator.ts';
import type { Messages } from '../../i18n/messages.ts';
import { localePrefix } from '../../i18n/paths.ts';
import { callApi } from '../../lib/api.ts';
import { apiProblem } from '../../lib/apiProblem.ts';
import { readSiteFile } from '../../lib/siteFile.ts';
import { addList } from '../../stores/drinkLists.ts';
import { createLoader } from '../../stores/loader.ts';
import { syncDrinkLists } from '../../stores/syncDrinkLists.ts';
import { useLoader } from '../../stores/useLoader.ts';
import { BUTTON } from '../../ui/styles.ts';
import { DrinkTiles } from './DrinkTiles.tsx';
import { ListActions } from './ListActions.tsx';

interface Props {
  locale: Locale;
  messages: Messages<'drinkLists'>;
  /** Address of the names of the drinks. */
  source: string;
}

/** The list of the address; undefined where it is not shared, or not any more. */
async function readList(): Promise<Shared | undefined> {
  const token = location.hash.slice(1);
  if (token === '') return undefined;
  try {
    return (await callApi(`/api/shared-lists/${encodeURIComponent(token)}`)) as Shared;
  } catch (error) {
    if (['not_found', 'invalid_address'].includes(apiProblem(error))) return undefined;
    throw error;
  }
}

/** The list that a link shares. Its token stands behind the # of the address, which no server sees. */
export function SharedList({ locale, messages, source }: Props) {
  const [t] = useState(() => createTranslator(messages, locale));
  const [loader] = useState(() =>
    createLoader(async () => {
      const [list, names] = await Promise.all([readList(), readSiteFile<DrinkNames>(source)]);
      return { list, names };
    }),
  );
  const state = useLoader(loader);
  const [copied, setCopied] = useState({ text: '', id: '' });
  const prefix = localePrefix(locale);

  useEffect(() => {
    const reload = () => {
      location.reload();
    };
    addEventListener('hashchange', reload);
    return () => {
      removeEventListener('hashchange', reload);
    };
  }, []);

  if (state.status === 'loading')
    return (
      <div className="py-10">
        <h1 className="text-title">{t('lists.read.title')}</h1>
        <p role="status" className="mt-3 text-soft">
          {t('lists.read.loading')}
        </p>
      </div>
    );
  if (state.status === 'failed')
    return (
      <div role="alert" className="py-10">
        <h1 className="text-title">{t('lists.read.failed')}</h1>
        <button type="button" className={`${BUTTON.action} mt-3 px-4`} onClick={loader.retry}>
          {t('lists.retry')}
        </button>
      </div>
    );
  const { list, names } = state.value;
  if (list === undefined)
    return (
      <div role="alert" className="py-10">
        <h1 className="text-title">{t('lists.read.gone')}</h1>
        <p className="mt-3 mb-7 text-soft">{t('lists.read.gone.text')}</p>
        <a href={`${prefix}/cocktails`} className={BUTTON.secondary}>
          {t('lists.browse')}
        </a>
      </div>
    );
  const copy = () => {
    const added = addList(list.name, list.drinks);
    setCopied(
      added === undefined
        ? { text: t('lists.too-many', { number: DRINK_LIST_LIMITS.lists }), id: '' }
        : { text: t('lists.read.copied', { list: list.name }), id: added.id },
    );
    void syncDrinkLists();
  };
  return (
    <section data-shared-list>
      <p className="text-note font-semibold tracking-[0.09em] text-brass uppercase">
        {list.by === null ? t('lists.read.title') : <bdi>{t('lists.read.by', { name: list.by })}</bdi>}
      </p>
      <h1 className="mt-2.5 text-title hyphens-auto">
        <bdi>{list.name}</bdi>
      </h1>
      <p className="mt-2 text-small text-soft">{t.count('lists.drinks', list.drinks.length)}</p>
      <div className="mt-6 flex flex-wrap gap-2 max-sm:*:grow print:hidden">
        <button type="button" className={BUTTON.primary} disabled={copied.id !== ''} onClick={copy}>
          {t('lists.read.copy')}
        </button>
        {list.drinks.length > 0 && (
          <ListActions {...{ t, prefix, names }} name={list.name} drinks={list.drinks} />
        )}
      </div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-small text-soft print:hidden">
        <p role="status">{copied.text}</p>
        {copied.id !== '' && (
          <a href={`${prefix}/my-lists#${copied.id}`} className={BUTTON.text}>
            {t('lists.read.open')}
          </a>
        )}
      </div>
      {list.drinks.length === 0 ? (
        <p className="font-serif text-card">{t('lists.empty.list')}</p>
      ) : (
        <DrinkTiles gone={t('lists.gone')} {...{ prefix, names }} drinks={list.drinks} heading="h2" />
      )}
    </section>
  );
}
