import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DRINK_LIST_LIMITS } from '../../contracts/drink-lists/drinkListLimits.ts';
import type { DrinkNames } from '../../contracts/drinks/drinkNames.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import {
  moveDrink,
  placeList,
  putList,
  readListName,
  toggleDrink,
  type DrinkList,
  type DrinkLists,
} from '../../domain/drink-lists/drinkLists.ts';
import { localePrefix } from '../../i18n/paths.ts';
import { $drinkLists } from '../../stores/drinkLists.ts';
import { $housemates } from '../../stores/household.ts';
import { mayBeSignedIn } from '../../stores/reader.ts';
import { $isHomeFull } from '../../stores/syncDrinkLists.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { BUTTON, FIELD } from '../../ui/styles.ts';
import { useLack } from '../../ui/useLack.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DrinkTiles } from './DrinkTiles.tsx';
import { HomeList } from './HomeList.tsx';
import { ListActions } from './ListActions.tsx';
import type { ListTranslator } from './listTexts.ts';
import { ShareList } from './ShareList.tsx';

interface Props {
  t: ListTranslator;
  locale: Locale;
  names: DrinkNames;
  list: DrinkList;
  /** Stores the lists, and says what was done. */
  onChange: (next: DrinkLists, text: string) => void;
  onDelete: () => void;
}

/** One list: its drinks in order, and what can be done with it. */
export function ListView({ t, locale, names, list, onChange, onDelete }: Props) {
  const [isRenaming, setRenaming] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const housemates = useStore($housemates);
  const renameButton = useRef<HTMLButtonElement>(null);
  const moved = useRef<HTMLButtonElement>(null);
  const prefix = localePrefix(locale);
  const change = (next: DrinkList, text: string) => {
    onChange(putList($drinkLists.get(), next), text);
  };
  const move = (id: string, name: string, by: number) => {
    const next = moveDrink(list, id, by);
    const [place, number] = [next.drinks.indexOf(id) + 1, next.drinks.length];
    change(next, t('lists.moved', { name, place, number }));
  };
  useLayoutEffect(() => {
    // A tile that is put elsewhere loses the focus.
    moved.current?.focus();
    moved.current = null;
  }, [list.drinks]);
  const step = (id: string, name: string, by: 1 | -1) => {
    const isEnd = id === (by < 0 ? list.drinks[0] : list.drinks.at(-1));
    return (
      <button
        type="button"
        aria-label={t(by < 0 ? 'lists.earlier' : 'lists.later', { name })}
        className={`${BUTTON.icon} size-11 aria-disabled:cursor-default aria-disabled:opacity-50`}
        aria-disabled={isEnd}
        onClick={({ currentTarget }) => {
          if (isEnd) return;
          moved.current = currentTarget;
          move(id, name, by);
        }}
      >
        <Arrow path={by < 0 ? 'm12 19-7-7 7-7M19 12H5' : 'm12 5 7 7-7 7M5 12h14'} />
      </button>
    );
  };
  return (
    <section aria-label={list.name}>
      <a href={`${prefix}/my-lists`} className={`${BUTTON.text} print:hidden`}>
        {t('lists.back')}
      </a>
      {isRenaming ? (
        <RenameForm
          t={t}
          name={list.name}
          onDone={(name) => {
            flushSync(() => {
              setRenaming(false);
            });
            renameButton.current?.focus();
            if (name !== undefined && name !== list.name)
              change({ ...list, name }, t('lists.renamed', { list: name }));
          }}
        />
      ) : (
        <div className="flex flex-wrap items-baseline gap-x-6">
          <h2 className="min-w-0 text-section hyphens-auto">
            <bdi>{list.name}</bdi>
          </h2>
          <p className="text-small text-soft">{t.count('lists.drinks', list.drinks.length)}</p>
          <button
            ref={renameButton}
            type="button"
            className={`${BUTTON.text} print:hidden`}
            onClick={() => {
              setRenaming(true);
            }}
          >
            {t('lists.rename')}
          </button>
        </div>
      )}
      {list.drinks.length === 0 ? (
        <div className="mt-6 border-y border-line py-12 text-center">
          <p className="font-serif text-card">{t('lists.empty.list')}</p>
          <p className="mx-auto mt-2 mb-7 max-w-text text-soft">{t('lists.empty.list.text')}</p>
          <a href={`${prefix}/cocktails`} className={BUTTON.secondary}>
            {t('lists.browse')}
          </a>
        </div>
      ) : (
        <DrinkTiles gone={t('lists.gone')} {...{ prefix, names }} drinks={list.drinks}>
          {(id, name) => (
            <div className="mt-auto flex gap-2 pt-3 print:hidden">
              {step(id, name, -1)}
              {step(id, name, 1)}
              <button
                type="button"
                aria-label={t('lists.remove', { name })}
                className={`${BUTTON.icon} size-11`}
                onClick={() => {
                  change(toggleDrink(list, id, false), t('lists.removed', { name, list: list.name }));
                }}
              >
                <CloseIcon />
              </button>
            </div>
          )}
        </DrinkTiles>
      )}
      <div className="mt-7 flex flex-wrap gap-2 max-sm:*:grow print:hidden">
        {list.drinks.length > 0 && (
          <>
            <ListActions {...{ t, prefix, names }} name={list.name} drinks={list.drinks} />
            {mayBeSignedIn() && (
              <a
                href={`${prefix}/menu-builder?${new URLSearchParams({ drinks: list.drinks.join(), title: list.name }).toString()}`}
                className={`${BUTTON.action} px-4`}
              >
                {t('lists.menu')}
              </a>
            )}
          </>
        )}
        <button
          type="button"
          className={`${BUTTON.action} px-4`}
          onClick={() => {
            if (list.isAtHome) setDeleting(true);
            else onDelete();
          }}
        >
          {t('lists.delete')}
        </button>
      </div>
      {isDeleting && (
        <ConfirmDialog
          title={t('lists.home.delete.ask')}
          text={t('lists.home.delete.text', { list: list.name })}
          confirm={t('lists.delete')}
          cancel={t('lists.cancel')}
          busy={undefined}
          isDangerous
          onConfirm={() => {
            // While the dialog is open, nothing else takes the focus.
            flushSync(() => {
              setDeleting(false);
            });
            onDelete();
          }}
          onClose={() => {
            setDeleting(false);
          }}
        />
      )}
      {mayBeSignedIn() && (housemates.length > 0 || list.isAtHome) && (
        <HomeList
          {...{ t, list, housemates }}
          onPlace={(isAtHome) => {
            $isHomeFull.set(false);
            change(
              placeList(list, isAtHome),
              t(isAtHome ? 'lists.home.added' : 'lists.home.taken-out', { list: list.name }),
            );
          }}
        />
      )}
      {mayBeSignedIn() && <ShareList {...{ t, prefix }} id={list.id} />}
    </section>
  );
}

interface RenameProps {
  t: ListTranslator;
  name: string;
  /** Gets the new name; undefined where the old one stays. */
  onDone: (name: string | undefined) => void;
}

function RenameForm({ t, name, onDone }: RenameProps) {
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const lack = useLack(t('lists.nameless'));
  useEffect(() => {
    field.current?.select();
  }, []);
  return (
    <form
      noValidate
      className="max-w-text"
      onSubmit={(event) => {
        event.preventDefault();
        const next = readListName(text);
        lack.setLacking(next === undefined);
        if (next === undefined) field.current?.focus();
        else onDone(next);
      }}
    >
      <label htmlFor="list-name" className="text-small font-medium">
        {t('lists.name')}
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          id="list-name"
          value={text}
          required
          ref={field}
          maxLength={DRINK_LIST_LIMITS.name}
          autoComplete="off"
          {...lack.field}
          className={`h-12 min-w-0 grow aria-invalid:border-alert ${FIELD}`}
          onChange={({ target }) => {
            setText(target.value);
            lack.setLacking(false);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onDone(undefined);
          }}
        />
        <button type="submit" className={`${BUTTON.action} px-4`}>
          {t('lists.save')}
        </button>
        <button
          type="button"
          className={`${BUTTON.action} px-4`}
          onClick={() => {
            onDone(undefined);
          }}
        >
          {t('lists.cancel')}
        </button>
      </div>
      {lack.message}
    </form>
  );
}

function Arrow({ path }: { path: string }) {
  return (
    <svg
      width="17"
      height="17"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
