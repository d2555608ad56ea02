import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../contracts/site/locale.ts';
import type { Menu } from '../../contracts/menus/menu.ts';
import { MENU_LIMITS } from '../../contracts/menus/menuLimits.ts';
import { listDraftIds, type MenuDraft } from '../../domain/menus/menuDraft.ts';
import { createTranslator } from '../../i18n/createTranslator.ts';
import { createLoader } from '../../stores/loader.ts';
import { freshEditing, hasUnsaved, startLike, takeUpDraft, type Editing } from '../../stores/menuDrafts.ts';
import { useLoader } from '../../stores/useLoader.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { showToast } from '../../ui/toast.ts';
import { menuBuilderPath, readMenuId } from './menuAddress.ts';
import { showState } from '../account/states.ts';
import { loginAddress } from '../chrome/navigation.ts';
import { BarMenus } from './bar/BarMenus.tsx';
import { CostsPart } from './costs/CostsPart.tsx';
import { readMixIndex } from '../mix-master/loadIndex.ts';
import { createAllergenFinder } from './drinkAllergens.ts';
import { loadMenuDrinks } from './loadMenuDrinks.ts';
import type { MenuMessages, Say } from './menuMessages.ts';
import type { PublishMessages } from './publish/publishMessages.ts';
import { dropMenu, putMenu, retryMenus, savedMenus } from './menuLoader.ts';
import { SavedMenus } from './SavedMenus.tsx';
import { STYLE } from './styles.ts';
import { Tabs } from './Tabs.tsx';
import { DataPart, ImportMenuPart } from './transfer/TransferParts.tsx';
import { useBarDrinks } from './useBarDrinks.ts';
import { useEditor } from './useEditor.ts';
import { useLeftDrafts } from './useLeftDrafts.ts';
import { useAskedDrinks } from './useAskedDrinks.ts';
import { useMenuAddress } from './useMenuAddress.ts';
import { Workbench } from './Workbench.tsx';

interface Props {
  locale: Locale;
  messages: MenuMessages;
  publishMessages: PublishMessages;
  /** Address of the file of all drinks. */
  source: string;
}

/** The Menu Builder of whoever is signed in; a stranger is shown the page's login prompt in its place. */
export function MenuBuilder({ locale, messages, publishMessages, source }: Props) {
  const say = useMemo(() => createTranslator(messages, locale), [messages, locale]);
  const state = useLoader(savedMenus);
  const isSignedOut = state.status === 'ready' && state.value === null;
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('[data-menu-builder]');
    if (page && isSignedOut) showState(page, 'signed-out');
  }, [isSignedOut]);

  if (state.status === 'failed') {
    const texts = { title: say('menus.failed'), text: say('menus.failed.text') };
    return <Failed {...{ say, ...texts }} onRetry={retryMenus} />;
  }
  if (state.status === 'loading' || state.value === null) return <Loading say={say} />;
  const broken = { title: say('menus.broken'), text: say('menus.broken.text') };
  return (
    <ErrorBoundary fallback={(retry) => <Failed {...{ say, ...broken }} onRetry={retry} />}>
      <OpenDraft
        {...{ say, locale, publishMessages, source }}
        owner={state.value.owner}
        saved={state.value.menus}
        barMenus={state.value.barMenus}
        onStored={(menu) => {
          putMenu(menu);
          void savedMenus.refresh();
        }}
        onDeleted={({ id }) => {
          dropMenu(id);
          void savedMenus.refresh();
        }}
        onChange={putMenu}
      />
    </ErrorBoundary>
  );
}

interface FailedProps {
  say: Say;
  title: string;
  text: string;
  onRetry: () => void;
}

/** Said in the place of the builder, with a way on. */
function Failed({ say, title, text, onRetry }: FailedProps) {
  return (
    <section role="alert" className="py-10">
      <h2 className={STYLE.section}>{title}</h2>
      <p className="mt-3 mb-7 text-soft">{text}</p>
      <button type="button" onClick={onRetry} className={STYLE.primary}>
        {say('menus.retry')}
      </button>
    </section>
  );
}

interface BuilderProps extends Pick<Props, 'locale' | 'publishMessages' | 'source'> {
  say: Say;
  owner: string;
  saved: readonly Menu[];
  /** Those that the reader edits at bars of others. */
  barMenus: readonly Menu[];
  onStored: (menu: Menu) => void;
  onDeleted: (menu: Menu) => void;
  onChange: (menu: Menu) => void;
}

/** Takes the draft that this tab works on before it shows it: of the menu that the address names, if it names one. */
function OpenDraft(props: BuilderProps) {
  const { say, locale, owner, saved, barMenus } = props;
  const [loader] = useState(() => {
    const named = readMenuId(location);
    startLike(saved[0], locale);
    return createLoader(() => takeUpDraft(owner, findOpenable([...saved, ...barMenus], named)));
  });
  const left = useLoader(loader);
  return left.status === 'ready' ? <Builder {...props} left={left.value} /> : <Loading say={say} />;
}

/** A menu that can be edited: one that is put away cannot. */
function findOpenable(saved: readonly Menu[], id: string | undefined): Menu | undefined {
  return saved.find((menu) => menu.id === id && !menu.isArchived);
}

function Builder(props: BuilderProps & { left: Editing }) {
  const { say, locale, publishMessages, source, owner, saved, barMenus } = props;
  const { onStored, onDeleted, onChange } = props;
  const opened = [...saved, ...barMenus];
  // The address may name a menu that is put away, deleted or somebody else's.
  const [isMissing] = useState(() => readMenuId(location) !== undefined && props.left.base === null);
  // Whoever edits for a bar alone begins with its menus.
  const isGuest = saved.length === 0 && barMenus.length > 0 && props.left.base === null;
  const [tab, setTab] = useState(isMissing || (isGuest && !hasUnsaved(props.left)) ? 'saved' : 'create');
  useEffect(() => {
    if (isMissing) showToast({ title: say('menus.missing'), text: say('menus.missing.text'), tone: 'error' });
  }, [isMissing, say]);
  useEffect(() => {
    startLike(saved[0], locale);
  }, [saved, locale]);
  const editor = useEditor(owner, props.left);
  const left = useLeftDrafts(owner, editor.id);
  const [loader] = useState(() => createLoader(() => loadMenuDrinks(source, locale, say('menus.own'))));
  const bar = useBarDrinks(editor);
  const barLoader = useMemo(
    () =>
      bar &&
      createLoader(() =>
        loadMenuDrinks(source, locale, say('bar.edit.own', { bar: bar.name }), bar.ownDrinks),
      ),
    [bar, source, locale, say],
  );
  const drinks = useLoader(barLoader ?? loader);
  useAskedDrinks(say, editor, drinks.status === 'ready' ? drinks.value : undefined);
  const [indexLoader] = useState(() => createLoader(() => readMixIndex(locale)));
  const index = useLoader(indexLoader);
  const nameOf = (id: string) => (drinks.status === 'ready' ? drinks.value.byId.get(id)?.name : '');
  const create = () => {
    setTab('create');
    // What was pressed disappears with its panel.
    document.querySelector<HTMLElement>('[data-tab="create"]')?.focus();
  };
  /** Goes on with what was changed of a saved menu, or opens it as it is saved. */
  const edit = async (menu: Menu) => {
    if (editor.base?.id === menu.id) return;
    const changed = left.find(({ base }) => base?.id === menu.id);
    if (changed === undefined || !(await editor.goOn(changed))) editor.open(menu);
  };
  const shown = tab === 'saved' ? undefined : editor.base?.id;
  useMenuAddress(locale, shown, (id) => {
    const menu = findOpenable(opened, id);
    setTab(menu === undefined ? 'saved' : 'create');
    if (menu) void edit(menu);
  });
  const known = drinks.status === 'ready' ? drinks.value : undefined;
  const facts = index.status === 'ready' ? index.value : undefined;
  const allergensOf = useMemo(
    () => (known && facts ? createAllergenFinder(known, facts) : () => undefined),
    [known, facts],
  );
  const [isImporting, setIsImporting] = useState(false);
  const [given, setGiven] = useState<Menu>();
  const importMenu = () => {
    setIsImporting(true);
  };
  const takeImported = (draft: MenuDraft, told: string) => {
    setIsImporting(false);
    // What is worked on stays kept.
    if (editor.base !== null || listDraftIds(editor.draft).length > 0) editor.open(null);
    editor.take('bulk', told, () => draft);
    create();
  };
  const login = loginAddress(menuBuilderPath(locale, editor.base?.id));
  /** What is open here and not changed follows the menu that became another one. */
  const restored = (menu: Menu) => {
    if (editor.base?.id === menu.id && !hasUnsaved(editor)) editor.open(menu);
    onStored(menu);
  };
  const copy = (menu: Menu) => {
    const name = say('menus.copy.name', { name: menu.name });
    editor.copy(menu, name.length > MENU_LIMITS.name ? menu.name : name);
    create();
  };
  return (
    <>
      <Tabs
        label={say('menus.title')}
        chosen={tab}
        onChoose={setTab}
        tabs={[
          {
            id: 'create',
            label: say('menus.create'),
            panel: (
              <Workbench
                {...{ say, locale, editor, left, drinks, index, nameOf, login, onStored, onChange }}
                publication={opened.find(({ id }) => id === editor.base?.id)?.publication ?? null}
                onImport={importMenu}
                onRetryDrinks={(barLoader ?? loader).retry}
                onRetryIndex={indexLoader.retry}
              />
            ),
          },
          {
            id: 'costs',
            label: say('menus.costs'),
            panel: editor.base?.bar ? (
              <p className="text-soft">{say('bar.edit.costs', { bar: editor.base.bar.name })}</p>
            ) : (
              <CostsPart {...{ say, editor, nameOf, login }} isShown={tab === 'costs'} />
            ),
          },
          {
            id: 'saved',
            label: say('menus.saved', { number: opened.length }),
            panel: (
              <>
                <BarMenus
                  {...{ say, locale }}
                  menus={barMenus}
                  onEdit={(menu) => {
                    create();
                    void edit(menu);
                  }}
                />
                <SavedMenus
                  {...{ say, locale, publishMessages, nameOf, onStored, onChange }}
                  menus={saved}
                  onRestored={restored}
                  onCreate={create}
                  onImport={importMenu}
                  onData={setGiven}
                  onEdit={(menu) => {
                    create();
                    void edit(menu);
                  }}
                  onCopy={copy}
                  onDeleted={(menu) => {
                    if (editor.base?.id === menu.id) editor.rebase(null);
                    onDeleted(menu);
                  }}
                />
              </>
            ),
          },
        ]}
      />
      {isImporting && known && (
        <ImportMenuPart
          {...{ say, locale, known, allergensOf }}
          start={freshEditing().draft}
          onTake={takeImported}
          onClose={() => {
            setIsImporting(false);
          }}
        />
      )}
      {given && known && (
        <DataPart
          {...{ say, locale, known, allergensOf }}
          menu={given}
          onClose={() => {
            setGiven(undefined);
          }}
        />
      )}
    </>
  );
}

/** As high as the builder, so that nothing jumps. */
function Loading({ say }: { say: Say }) {
  return (
    <div>
      <p role="status" className="sr-only">
        {say('menus.loading')}
      </p>
      <div aria-hidden="true" className="animate-pulse">
        <div className="h-12 border-b border-line" />
        <div className="grid gap-10 pt-9 xl:grid-cols-[minmax(0,1fr)_max(20rem,26%)]">
          <div className="h-140 rounded-corner bg-raised" />
          <div className="h-140 rounded-corner bg-raised max-xl:hidden" />
        </div>
      </div>
    </div>
  );
}
