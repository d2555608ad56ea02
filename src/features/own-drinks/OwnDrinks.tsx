import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DrinkParts } from '../../contracts/drinks/drinkParts.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { OwnDrink } from '../../contracts/own-drinks/ownDrink.ts';
import { EMPTY_HOUSE_DRAFT, toOwnDraft, type OwnDraft } from '../../domain/own-drinks/ownDraft.ts';
import { isHouseThing, listUses, withHouseThings } from '../../domain/own-drinks/houseThings.ts';
import { pickRecipe } from '../../domain/own-drinks/pickRecipe.ts';
import { createTranslator } from '../../i18n/createTranslator.ts';
import { addFavorite, forgetFavorite, isKnownFavorite } from '../../stores/favorites.ts';
import { createLoader } from '../../stores/loader.ts';
import { dropOwnDrink, ownDrinks, putOwnDrink, readDrinkParts } from '../../stores/ownDrinks.ts';
import { toUnitChoice } from '../../domain/drinks/unitChoice.ts';
import { $unit } from '../../stores/preferences.ts';
import { useLoader } from '../../stores/useLoader.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toast.ts';
import { showState } from '../account/states.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { STYLE } from '../menus/styles.ts';
import { ExportDrink } from './ExportDrink.tsx';
import { HouseCard } from './HouseCard.tsx';
import { ImportDrinks } from './ImportDrinks.tsx';
import { OwnDrinkCard } from './OwnDrinkCard.tsx';
import { OwnDrinkEditor } from './OwnDrinkEditor.tsx';
import { beginVersion, deleteOwnDrink, makeOwnDrink } from './ownDrinkCalls.ts';
import type { OwnMessages, Say } from './ownDrinkMessages.ts';
import { useOwnCosts } from './useOwnCosts.ts';

interface Props {
  locale: Locale;
  messages: OwnMessages;
}

/** What is worked on: a stored drink or a new one, and its draft where that was set aside. */
export interface OwnWork {
  /** Absent of a new drink. */
  base?: OwnDrink;
  /** Of a drink that is made: one that is sent twice is made once. */
  id: string;
  draft?: OwnDraft;
}

/** The own drinks of whoever is signed in; a stranger is shown the page's login prompt in its place. */
export function OwnDrinks({ locale, messages }: Props) {
  const say = useMemo(() => createTranslator(messages, locale), [messages, locale]);
  const drinks = useLoader(ownDrinks);
  const [loader] = useState(() => createLoader(() => readDrinkParts(locale)));
  const parts = useLoader(loader);
  const isSignedOut = drinks.status === 'ready' && drinks.value === null;
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('[data-own-drinks]');
    if (page && isSignedOut) showState(page, 'signed-out');
  }, [isSignedOut]);

  if (drinks.status === 'failed' || parts.status === 'failed') {
    return (
      <section role="alert" className="py-10">
        <h2 className={STYLE.section}>{say('own.failed')}</h2>
        <p className="mt-3 mb-7 text-soft">{say('own.failed.text')}</p>
        <button
          type="button"
          onClick={() => {
            ownDrinks.retry();
            loader.retry();
          }}
          className={STYLE.primary}
        >
          {say('own.retry')}
        </button>
      </section>
    );
  }
  if (drinks.status === 'loading' || drinks.value === null || parts.status === 'loading') {
    return (
      <p role="status" className="py-10 text-soft">
        {say('own.loading')}
      </p>
    );
  }
  return <Drinks {...{ say, locale }} drinks={drinks.value} bareParts={parts.value} />;
}

interface DrinksProps {
  say: Say;
  locale: Locale;
  drinks: readonly OwnDrink[];
  /** Without the house things of the account. */
  bareParts: DrinkParts;
}

function Drinks({ say, locale, drinks, bareParts }: DrinksProps) {
  const parts = useMemo(() => withHouseThings(bareParts, drinks, locale), [bareParts, drinks, locale]);
  const costOf = useOwnCosts(say, drinks, bareParts);
  const houseThings = drinks.filter(isHouseThing);
  /** A house thing that drinks pour, while its owner is asked whether it may go. */
  const [asked, setAsked] = useState<{ drink: OwnDrink; isBusy: boolean }>();
  const [card, setCard] = useState<string>();
  const [open, setOpen] = useState<OwnWork>();
  const [aside, setAside] = useState<OwnWork>();
  const [deleted, setDeleted] = useState<{ drink: OwnDrink; wasFavorite: boolean }>();
  const [exported, setExported] = useState<OwnDrink>();
  const [isMissing, setIsMissing] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  // Mix Master leads to a drink by its id, which was not on the page when the browser looked for it.
  useEffect(() => {
    const led = document.getElementById(location.hash.slice(1));
    led?.scrollIntoView({ block: 'center' });
    led?.focus({ preventScroll: true });
  }, []);

  /** Opens the editor with the recipe that a page led here with: `?from=11002`. */
  const openVersion = useCallback(() => {
    const recipe = new URLSearchParams(location.search).get('from');
    if (recipe === null) return;
    beginVersion(recipe, locale).then(
      (begun) => {
        // Somebody may have opened another drink meanwhile.
        setIsMissing(false);
        setOpen(
          (now) =>
            now ?? { id: crypto.randomUUID(), draft: toOwnDraft(begun, locale, toUnitChoice($unit.get())) },
        );
        history.replaceState(history.state, '', location.pathname + location.hash);
      },
      () => {
        setIsMissing(true);
      },
    );
  }, [locale, setOpen]);
  useEffect(openVersion, [openVersion]);

  async function remove(drink: OwnDrink) {
    try {
      // The site lets the favorite go with the drink: what is to come back has to be known before.
      const wasFavorite = await isKnownFavorite(drink.id);
      await deleteOwnDrink(drink.id);
      dropOwnDrink(drink.id);
      setDeleted({ drink, wasFavorite });
      forgetFavorite(drink.id);
      // The button that had the focus is gone with its card.
      add.current?.focus();
    } catch {
      showToast({ title: say('own.error'), text: say('own.error.delete'), tone: 'error' });
    }
  }

  async function restore({ drink, wasFavorite }: { drink: OwnDrink; wasFavorite: boolean }) {
    try {
      putOwnDrink(await makeOwnDrink(pickRecipe(drink), drink.id));
      setDeleted(undefined);
      showToast({ title: say(drink.house ? 'own.house.back' : 'own.back') });
      // The heart shows whether it is a favorite again.
      if (wasFavorite) void addFavorite({ cocktailId: drink.id, cocktailName: drink.name });
    } catch {
      showToast({ title: say('own.error'), text: say('own.error.restore'), tone: 'error' });
    }
  }

  const cardOf = (drink: OwnDrink) => (
    <li key={drink.id}>
      <OwnDrinkCard
        {...{ say, locale, drink, parts }}
        cost={costOf?.(drink)}
        onEdit={() => {
          setOpen(aside?.base?.id === drink.id ? aside : { base: drink, id: drink.id });
        }}
        onExport={() => {
          setExported(drink);
        }}
        onDelete={() => {
          if (listUses(drink.id, drinks).length > 0) setAsked({ drink, isBusy: false });
          else void remove(drink);
        }}
        onCard={() => {
          setCard(drink.id);
        }}
      />
    </li>
  );
  const asideName = aside?.draft?.name.trim() ?? '';
  return (
    <>
      {isMissing && (
        <p role="alert" className={`${STYLE.notice} mb-6 flex flex-wrap items-center gap-x-5`}>
          {say('own.from.failed')}
          <button type="button" onClick={openVersion} className={STYLE.link}>
            {say('own.retry')}
          </button>
        </p>
      )}
      <div role="status">
        {deleted && (
          <p className={`${STYLE.notice} mb-6 flex flex-wrap items-center gap-x-5`} data-deleted>
            <bdi className="min-w-0 wrap-anywhere">
              {say(deleted.drink.house ? 'own.house.deleted' : 'own.deleted', { name: deleted.drink.name })}
            </bdi>
            <button type="button" onClick={() => void restore(deleted)} className={STYLE.link}>
              {say('own.undo')}
            </button>
          </p>
        )}
        {aside && !open && (
          <p className={`${STYLE.notice} mb-6 flex flex-wrap items-center gap-x-5`} data-aside>
            <bdi className="min-w-0 wrap-anywhere">
              {asideName === '' ? say('own.aside.new') : say('own.aside', { name: asideName })}
            </bdi>
            <button
              type="button"
              onClick={() => {
                setOpen(aside);
              }}
              className={STYLE.link}
            >
              {say('own.aside.go')}
            </button>
            <button
              type="button"
              onClick={() => {
                setAside(undefined);
                add.current?.focus();
              }}
              className={STYLE.link}
            >
              {say('own.aside.drop')}
            </button>
          </p>
        )}
      </div>
      {drinks.length === houseThings.length && (
        <div className="pb-7" data-empty>
          <h2 className={STYLE.section}>{say('own.none')}</h2>
          <p className="mt-3 text-soft">{say('own.none.text')}</p>
        </div>
      )}
      <div className="flex flex-wrap items-start gap-4">
        <button
          ref={add}
          type="button"
          onClick={() => {
            setOpen(aside?.draft?.house === null && !aside.base ? aside : { id: crypto.randomUUID() });
          }}
          className={STYLE.primary}
        >
          <PlusIcon />
          {say('own.add')}
        </button>
        <ImportDrinks
          {...{ say, locale, parts, drinks }}
          onOpen={({ id, drink }) => {
            setOpen({ id, draft: toOwnDraft(drink, locale, toUnitChoice($unit.get())) });
          }}
          onStored={putOwnDrink}
        />
      </div>
      <ul className="mt-9 grid gap-6 sm:grid-cols-2 lg:grid-cols-3" data-drinks>
        {drinks.filter((drink) => !isHouseThing(drink)).map(cardOf)}
      </ul>
      <section className="mt-14" data-house>
        <h2 className={STYLE.section}>{say('own.house.title')}</h2>
        <p className="mt-3 max-w-prose text-soft">{say('own.house.text')}</p>
        <button
          type="button"
          onClick={() => {
            setOpen(
              aside?.draft?.house && !aside.base
                ? aside
                : { id: crypto.randomUUID(), draft: EMPTY_HOUSE_DRAFT },
            );
          }}
          className={`${STYLE.button} mt-6 min-h-12`}
        >
          <PlusIcon />
          {say('own.house.add')}
        </button>
        {houseThings.length > 0 && (
          <ul className="mt-9 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">{houseThings.map(cardOf)}</ul>
        )}
      </section>
      {asked && (
        <ConfirmDialog
          title={say('own.delete.of', { name: asked.drink.name })}
          text={say('own.house.used', {
            names: say.list(listUses(asked.drink.id, drinks).map(({ name }) => name)),
          })}
          confirm={say('own.delete')}
          cancel={say('own.cancel')}
          busy={asked.isBusy ? say('own.delete') : undefined}
          isDangerous
          onConfirm={() => {
            setAsked({ ...asked, isBusy: true });
            void remove(asked.drink).then(() => {
              setAsked(undefined);
            });
          }}
          onClose={() => {
            setAsked(undefined);
          }}
        />
      )}
      {houseThings
        .filter(({ id }) => id === card)
        .map((drink) => (
          <HouseCard
            key={drink.id}
            {...{ say, locale, drink, parts }}
            onClose={() => {
              setCard(undefined);
            }}
          />
        ))}
      {exported && (
        <ExportDrink
          {...{ say, locale, parts }}
          drink={exported}
          onClose={() => {
            setExported(undefined);
          }}
        />
      )}
      {open && (
        <OwnDrinkEditor
          {...{ say, locale, parts }}
          work={open}
          onStored={(drink) => {
            putOwnDrink(drink);
            setAside(undefined);
            setOpen(undefined);
            showToast({ title: say(drink.house ? 'own.house.saved' : 'own.saved') });
          }}
          onClose={(unsaved) => {
            setAside(unsaved);
            setOpen(undefined);
          }}
        />
      )}
    </>
  );
}
