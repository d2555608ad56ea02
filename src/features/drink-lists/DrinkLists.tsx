import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { DRINK_LIST_LIMITS } from '../../contracts/drink-lists/drinkListLimits.ts';
import type { DrinkNames } from '../../contracts/drinks/drinkNames.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import {
  findList,
  mergeLists,
  readListName,
  removeList,
  type DrinkLists as Lists,
} from '../../domain/drink-lists/drinkLists.ts';
import { createTranslator } from '../../i18n/createTranslator.ts';
import type { Messages } from '../../i18n/messages.ts';
import { localizedPath, localePrefix } from '../../i18n/paths.ts';
import { readSiteFile } from '../../lib/siteFile.ts';
import { $drinkLists, addList, storeLists } from '../../stores/drinkLists.ts';
import { createLoader } from '../../stores/loader.ts';
import { mayBeSignedIn } from '../../stores/reader.ts';
import {
  $isHomeFull,
  $listShares,
  $listSync,
  keepListsInSync,
  syncDrinkLists,
} from '../../stores/syncDrinkLists.ts';
import { useLoader } from '../../stores/useLoader.ts';
import { BUTTON, FIELD } from '../../ui/styles.ts';
import { useLack } from '../../ui/useLack.tsx';
import { useIsLive } from '../../ui/useIsLive.ts';
import type { ListTranslator } from './listTexts.ts';
import { ListView } from './ListView.tsx';

interface Props {
  locale: Locale;
  messages: Messages<'drinkLists'>;
  /** Address of the names of the drinks. */
  source: string;
}

const NOTHING: Lists = [];

/** What was done last, and what was there before and after it. */
interface Done {
  text: string;
  before?: Lists;
  after?: Lists;
}

/** The lists of this browser: all of them, or the one that the address names. */
export function DrinkLists({ locale, messages, source }: Props) {
  const [t] = useState(() => createTranslator(messages, locale));
  const [loader] = useState(() => createLoader(() => readSiteFile<DrinkNames>(source)));
  const loaded = useLoader(loader);
  const isLive = useIsLive();
  const lists = useStore($drinkLists, { ssr: () => NOTHING });
  const shares = useStore($listShares);
  const [shown, setShown] = useState('');
  const [done, setDone] = useState<Done>({ text: '' });
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const follow = () => {
      setShown(location.hash.slice(1));
    };
    follow();
    addEventListener('hashchange', follow);
    void syncDrinkLists();
    const stop = keepListsInSync();
    return () => {
      removeEventListener('hashchange', follow);
      stop();
    };
  }, []);

  /** Changes the lists so that it can be undone, and says so. */
  function change(next: Lists, text: string) {
    const before = $drinkLists.get();
    storeLists(next);
    setDone({ text, before, after: next });
  }

  const list = findList(lists, shown);
  return (
    <div data-live={isLive} data-drink-lists>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-small text-soft print:hidden">
        <p ref={status} role="status" tabIndex={-1} className="outline-none">
          {done.text}
        </p>
        {done.before && (
          <button
            type="button"
            className={BUTTON.text}
            onClick={() => {
              if (done.before === undefined) return;
              // What other devices, or others of the household, changed meanwhile stays.
              storeLists(mergeLists($drinkLists.get(), done.before, done.after));
              setDone({ text: t('lists.undone') });
              status.current?.focus();
            }}
          >
            {t('lists.undo')}
          </button>
        )}
      </div>
      {loaded.status === 'failed' && (
        <div role="alert" className="mt-4">
          <p>{t('lists.failed')}</p>
          <button type="button" onClick={loader.retry} className={`${BUTTON.action} mt-3 px-4`}>
            {t('lists.retry')}
          </button>
        </div>
      )}
      {list !== undefined && loaded.status === 'loading' && (
        <p role="status" className="text-soft">
          {t('lists.loading')}
        </p>
      )}
      {list !== undefined && loaded.status === 'ready' && (
        <ListView
          key={list.id}
          {...{ t, locale, list }}
          names={loaded.value}
          onChange={change}
          onDelete={() => {
            change(removeList(lists, list.id), t('lists.deleted', { list: list.name }));
            location.hash = '';
            status.current?.focus();
          }}
        />
      )}
      {list === undefined && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)]">
          {lists.length === 0 ? (
            <div className="border-y border-line py-12 text-center">
              <p className="font-serif text-card text-balance">{t('lists.empty')}</p>
              <p className="mx-auto mt-2 mb-7 max-w-text text-soft">{t('lists.empty.text')}</p>
              <a href={localizedPath(locale, '/cocktails')} className={BUTTON.secondary}>
                {t('lists.browse')}
              </a>
            </div>
          ) : (
            <ul data-all-lists>
              {lists.map(({ id, name, drinks, isAtHome }) => (
                <li key={id} className="border-t border-line">
                  <a
                    href={`#${id}`}
                    className="flex min-h-11 flex-wrap items-baseline gap-x-4 py-3 hover:text-brass"
                  >
                    <bdi className="min-w-0 font-serif text-card hyphens-auto">{name}</bdi>
                    <span className="text-small text-soft">
                      {t.count('lists.drinks', drinks.length)}
                      {isAtHome && ` · ${t('lists.home.mark')}`}
                      {shares[id] !== undefined && ` · ${t('lists.shared')}`}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )}
          <NewList
            t={t}
            onCreate={(name) => {
              const created = addList(name);
              if (created !== undefined) location.hash = created.id;
              setDone({
                text:
                  created === undefined
                    ? t('lists.too-many', { number: DRINK_LIST_LIMITS.lists })
                    : t('lists.created', { list: name }),
              });
            }}
          />
        </div>
      )}
      <Place {...{ t, locale }} isLive={isLive} />
    </div>
  );
}

/** What is typed before the island lives stays, since the browser keeps it. */
function NewList({ t, onCreate }: { t: ListTranslator; onCreate: (name: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const lack = useLack(t('lists.nameless'));
  return (
    <form
      noValidate
      className="print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        const name = readListName(field.current?.value ?? '');
        event.currentTarget.reset();
        lack.setLacking(name === undefined);
        if (name === undefined) field.current?.focus();
        else onCreate(name);
      }}
    >
      <label htmlFor="new-list" className="text-small font-medium">
        {t('lists.new')}
      </label>
      <div className="mt-2 flex gap-2">
        <input
          id="new-list"
          ref={field}
          required
          placeholder={t('lists.name')}
          maxLength={DRINK_LIST_LIMITS.name}
          autoComplete="off"
          {...lack.field}
          onChange={() => {
            lack.setLacking(false);
          }}
          className={`h-12 min-w-0 grow aria-invalid:border-alert ${FIELD}`}
        />
        <button type="submit" className={`${BUTTON.action} px-4`}>
          {t('lists.create')}
        </button>
      </div>
      {lack.message}
    </form>
  );
}

/** Where the lists are kept, and for those without an account the way to one. */
function Place({ t, locale, isLive }: { t: ListTranslator; locale: Locale; isLive: boolean }) {
  const sync = useStore($listSync);
  const isHomeFull = useStore($isHomeFull);
  if (!isLive) return null;
  const number = DRINK_LIST_LIMITS.lists;
  if (!mayBeSignedIn() || sync === 'signed-out')
    return (
      <p className="mt-9 text-note text-faint print:hidden">
        {t('lists.device')}{' '}
        <a
          href={`${localePrefix(locale)}/login?next=${encodeURIComponent(location.pathname)}`}
          className="underline underline-offset-4"
        >
          {t('lists.login')}
        </a>
      </p>
    );
  const problem = sync === 'full' || sync === 'failed' ? (`lists.sync.${sync}` as const) : undefined;
  if (problem !== undefined || isHomeFull)
    return (
      <p role="alert" className="mt-9 border-l-3 border-brass pl-4 text-small print:hidden">
        {t(problem ?? 'lists.home.full', { number })}
      </p>
    );
  return <p className="mt-9 text-note text-faint print:hidden">{t('lists.account')}</p>;
}
