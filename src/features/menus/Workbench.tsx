import { useStore } from '@nanostores/react';
import { useCallback, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { Locale } from '../../contracts/site/locale.ts';
import type { Menu } from '../../contracts/menus/menu.ts';
import type { MenuDrinks } from '../../contracts/menus/menuDrinks.ts';
import type { MixIndex } from '../../contracts/shelf/mixIndex.ts';
import { MENU_LIMITS } from '../../contracts/menus/menuLimits.ts';
import { chooseGuestNotes } from '../../domain/menus/additives.ts';
import { addDrink, toMenuDraft, listDraftIds, removeDrink } from '../../domain/menus/menuDraft.ts';
import { mergeDrafts } from '../../domain/menus/mergeDrafts.ts';
import type { Loaded } from '../../stores/loader.ts';
import type { StoredDraft } from '../../stores/menuDrafts.ts';
import { showToast } from '../../ui/toast.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { createAllergenFinder } from './drinkAllergens.ts';
import { DetailsPanel } from './DetailsPanel.tsx';
import { DrinkChooser } from './DrinkChooser.tsx';
import { RestoredNotice } from './EditorNotices.tsx';
import { FromShelf } from './FromShelf.tsx';
import type { KnownDrinks } from './loadMenuDrinks.ts';
import { $liveFold } from './live/liveFold.ts';
import { LivePart } from './live/LivePart.tsx';
import { LeftDrafts } from './LeftDrafts.tsx';
import type { Say } from './menuMessages.ts';
import { OrderList } from './OrderList.tsx';
import { Planning } from './Planning.tsx';
import { useSoldOut } from './publish/useSoldOut.ts';
import { PublishChanges } from './publish/PublishChanges.tsx';
import { PricingPanel } from './prices/PricingPanel.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SaveProblem } from './SaveProblem.tsx';
import { STYLE } from './styles.ts';
import { useAdditives } from './useAdditives.ts';
import type { Editor } from './useEditor.ts';
import { useRoomForBars } from './useRoomForBars.ts';
import { useSaving } from './useSaving.ts';
import { useStepKeys } from './useStepKeys.ts';
import { WordsPart } from './words/WordsPart.tsx';

interface Props {
  say: Say;
  locale: Locale;
  editor: Editor;
  /** Unsaved menus that no tab works on. */
  left: readonly StoredDraft[];
  drinks: Loaded<KnownDrinks>;
  onRetryDrinks: () => void;
  /** What the drinks of the catalogue are, to filter them and to name their allergens. */
  index: Loaded<MixIndex>;
  onRetryIndex: () => void;
  nameOf: (id: string) => string | undefined;
  onImport: () => void;
  /** Address where signing in starts. */
  login: string;
  /** How the menu that is open is published. */
  publication: Menu['publication'];
  /** The menu as the site keeps it. */
  onStored: (menu: Menu) => void;
  /** The menu as it was saved by itself. */
  onChange: (menu: Menu) => void;
}

/** Before the lists are there. */
const NO_SUBSTANCES: MenuDrinks['substances'] = [];
const NO_ALLERGENS = () => undefined;

/** Where a menu is made: choose, order, name, plan and save. */
export function Workbench(props: Props) {
  const { say, locale, editor, left, drinks, onRetryDrinks, index, onRetryIndex, nameOf, login } = props;
  const { publication, onStored, onChange } = props;
  const { base, draft, edit } = editor;
  const saving = useSaving(editor, publication, say, { onSaved: onStored, onAutosaved: onChange });
  const { problem, isAsking, isSending } = saving;
  const both =
    problem?.reason === 'conflict' && base !== null
      ? mergeDrafts(toMenuDraft(base), draft, toMenuDraft(problem.current))
      : undefined;
  const form = useId();
  const importId = useId();
  const screen = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const isFolded = useStore($liveFold, { ssr: 'initial' }) === 'folded';
  useStepKeys(screen, editor);
  useRoomForBars(screen);
  const ids = useMemo(() => listDraftIds(draft), [draft]);
  const selected = useMemo(() => new Set(ids), [ids]);

  const add = (id: string) => {
    if (ids.length < MENU_LIMITS.drinks) edit((before) => addDrink(before, id));
    else
      showToast({ title: say('menus.full'), text: say('menus.full.text', { number: MENU_LIMITS.drinks }) });
  };
  // The rows of the list keep this handler, so that a tick draws one of them and not all.
  const toggle = useRef(add);
  useLayoutEffect(() => {
    toggle.current = (id) => {
      if (selected.has(id)) editor.take('removed', nameOf(id) ?? id, (before) => removeDrink(before, id));
      else add(id);
    };
  });
  const onToggle = useCallback((id: string) => {
    toggle.current(id);
  }, []);

  const known = drinks.status === 'ready' ? drinks.value : undefined;
  const facts = index.status === 'ready' ? index.value : undefined;
  const allergensOf = useMemo(
    () => (known && facts ? createAllergenFinder(known, facts) : NO_ALLERGENS),
    [known, facts],
  );
  const findAdditives = useAdditives(chooseGuestNotes(draft).additives, known);
  const soldOut = useSoldOut(
    { id: base?.id ?? '', publication },
    (menu) => {
      // Whoever edits for a bar reads of the answer what service may change.
      const isEdited = base?.bar !== undefined && base.id === menu.id && publication !== null;
      onChange(isEdited ? { ...base, publication: { ...publication, ...menu.publication } } : menu);
    },
    () => {
      showToast({ title: say('menus.error'), text: say('menus.table.sold-out.failed'), tone: 'error' });
    },
  );

  const goOn = async (kept: StoredDraft) => {
    if (!(await editor.goOn(kept))) showToast({ title: say('menus.left.elsewhere') });
  };

  return (
    <div
      ref={screen}
      className="[--header:4rem] [&_:focus]:scroll-mt-(--above) [&_:focus]:scroll-mb-(--below)"
    >
      {base?.bar && (
        <p className={`${STYLE.notice} mb-8`} data-bar-menu>
          {say('bar.edit.notice', { bar: base.bar.name })}
        </p>
      )}
      <LeftDrafts {...{ say }} drafts={left} onGoOn={(kept) => void goOn(kept)} />
      <RestoredNotice {...{ say, editor }} />
      <div
        className={`flex flex-col gap-x-10 gap-y-12 xl:grid xl:items-start ${isFolded ? 'xl:grid-cols-[minmax(0,1fr)_15rem]' : 'xl:grid-cols-[minmax(0,1fr)_max(20rem,26%)]'}`}
      >
        <div className="min-w-0">
          <DrinkChooser
            {...{ say, selected, onToggle, index, onRetryIndex }}
            state={drinks}
            onRetry={onRetryDrinks}
          />
          {ids.length === 0 && drinks.status === 'ready' && (
            <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2" data-import>
              <button
                type="button"
                aria-describedby={importId}
                onClick={props.onImport}
                className={STYLE.button}
              >
                {say('menus.import')}
              </button>
              <p id={importId} className="text-small text-soft">
                {say('menus.import.text')}
              </p>
            </div>
          )}
          {drinks.status === 'ready' && !base?.bar && (
            <FromShelf {...{ say, locale, editor }} drinks={drinks.value} />
          )}
          <OrderList
            {...{ say, editor, nameOf, allergensOf, findAdditives }}
            substances={known?.substances ?? NO_SUBSTANCES}
            soldOut={publication === null ? undefined : soldOut}
            hasBottles={publication !== null && publication.bottles.length > 0}
          />
          {ids.length > 0 && <PricingPanel {...{ say, editor }} />}
          {ids.length > 0 && <WordsPart {...{ say, locale, editor }} />}
        </div>
        <div className="min-w-0 max-xl:contents xl:row-span-2 xl:self-stretch">
          <SaveBar
            {...{ say, locale, editor, publication, form }}
            ref={bar}
            state={saving.state}
            onGoOn={(id) => {
              const kept = left.find((draft) => draft.id === id);
              if (kept) void goOn(kept);
            }}
          >
            {problem !== undefined && problem.reason !== 'conflict' && (
              <SaveProblem {...{ say, login, problem }} onSave={saving.ask} />
            )}
          </SaveBar>
          <DetailsPanel {...{ say, editor, form }} onSave={saving.ask} />
          {/* It would have the reader's own look. */}
          {ids.length > 0 && !base?.bar && (
            <LivePart {...{ say, locale, draft, publication }} below={bar} id={base?.id ?? editor.id} />
          )}
        </div>
        {ids.length > 0 && <Planning {...{ say, locale, ids, drinks }} onAdd={add} />}
      </div>
      {isAsking && base !== null && publication !== null && (
        <PublishChanges
          {...{ say, locale, draft, publication, nameOf }}
          menu={base}
          isBusy={isSending}
          onPublish={(change) => void saving.publish(change)}
          onClose={saving.cancel}
        />
      )}
      {isAsking && (base === null || publication === null) && (
        <ConfirmDialog
          title={say(base === null ? 'menus.save' : 'menus.update')}
          text={say('menus.confirm', {
            name: draft.name.trim(),
            drinks: say.count('menus.found', ids.length),
          })}
          confirm={say(base === null ? 'menus.save' : 'menus.update')}
          cancel={say('menus.cancel')}
          busy={isSending ? say('menus.saving') : undefined}
          onConfirm={() => void saving.send()}
          onClose={saving.cancel}
        />
      )}
      {problem?.reason === 'conflict' && !isAsking && (
        <ConflictDialog
          {...{ say, nameOf }}
          before={base ?? problem.current}
          current={problem.current}
          mine={draft}
          onTheirs={() => {
            editor.open(problem.current);
            onStored(problem.current);
            saving.settle();
          }}
          onMine={() => {
            editor.rebase(problem.current);
            void saving.send({ base: problem.current, draft, keepsBefore: true });
          }}
          onBoth={
            both &&
            (() => {
              edit(() => both);
              editor.rebase(problem.current);
              void saving.send({ base: problem.current, draft: both, keepsBefore: true });
            })
          }
          onClose={saving.settle}
        />
      )}
    </div>
  );
}
