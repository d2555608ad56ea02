import { useEffect, useState } from 'react';
import type { Locale } from '../../contracts/site/locale.ts';
import type { Menu } from '../../contracts/menus/menu.ts';
import { toMenuDraft, toMenuInput } from '../../domain/menus/menuDraft.ts';
import { showToast } from '../../ui/toast.ts';
import { useLoader } from '../../stores/useLoader.ts';
import { findBarWith, ownBars } from './bar/ownBars.ts';
import { BarPart } from './bar/BarPart.tsx';
import { ArchivedMenus } from './ArchivedMenus.tsx';
import { BrandPart } from './brand/BrandPart.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ExportPart } from './ExportPart.tsx';
import { findMenus } from './findMenus.ts';
import { archiveMenu, deleteMenu, makeMenu } from './menuCalls.ts';
import type { Say } from './menuMessages.ts';
import { SavedMenuCard } from './SavedMenuCard.tsx';
import { SearchField } from './SearchField.tsx';
import { STYLE } from './styles.ts';
import type { PublishMessages } from './publish/publishMessages.ts';
import { VersionsPart } from './versions/VersionsPart.tsx';

/** From how many menus on they can be searched. */
const SEARCHED = 6;

/** What was done last and can be taken back; a menu that was deleted is made again under the key. */
interface Done {
  kind: 'deleted' | 'archived';
  menu: Menu;
  key: string;
}

interface Props {
  say: Say;
  locale: Locale;
  publishMessages: PublishMessages;
  menus: readonly Menu[];
  nameOf: (id: string) => string | undefined;
  onCreate: () => void;
  onImport: () => void;
  /** Gives the data of a menu. */
  onData: (menu: Menu) => void;
  onEdit: (menu: Menu) => void;
  onCopy: (menu: Menu) => void;
  onDeleted: (menu: Menu) => void;
  onStored: (menu: Menu) => void;
  /** A menu as it is after an earlier version was restored. */
  onRestored: (menu: Menu) => void;
  onChange: (menu: Menu) => void;
}

/** The saved menus: print one, edit it, publish it, have it as it was, put it away, delete it and take that back. */
export function SavedMenus(props: Props) {
  const { say, locale, publishMessages, menus, nameOf, onCreate, onImport, onEdit, onCopy, onDeleted } =
    props;
  const { onStored, onRestored, onChange } = props;
  const bars = useLoader(ownBars);
  /** Whether printed codes lead to a menu by the page of the bar too. */
  const isOnBarPage = ({ id }: Menu) => bars.status === 'ready' && findBarWith(bars.value, id) !== undefined;
  const [search, setSearch] = useState('');
  const [doomed, setDoomed] = useState<Menu>();
  const [deleting, setDeleting] = useState<Menu>();
  const [printed, setPrinted] = useState<Menu>();
  const [leaving, setLeaving] = useState<Menu>();
  const [archiving, setArchiving] = useState<Menu>();
  const [opened, setOpened] = useState<string>();
  const [done, setDone] = useState<Done>();
  const gone = done?.key;
  useEffect(() => {
    // The button that had the focus is gone with its card.
    if (gone !== undefined) document.querySelector<HTMLElement>('[data-tab="saved"]')?.focus();
  }, [gone]);

  async function remove(menu: Menu) {
    setDeleting(menu);
    try {
      await deleteMenu(menu.id);
      onDeleted(menu);
      setDone({ kind: 'deleted', menu, key: crypto.randomUUID() });
      showToast({ title: say('menus.done.deleted'), text: say('menus.done.deleted.text') });
    } catch {
      showToast({ title: say('menus.error'), text: say('menus.error.delete'), tone: 'error' });
    }
    setDeleting((now) => (now === menu ? undefined : now));
    setDoomed((now) => (now === menu ? undefined : now));
  }

  async function putAway(menu: Menu) {
    setArchiving(menu);
    try {
      onChange(await archiveMenu(menu, true));
      setDone({ kind: 'archived', menu, key: crypto.randomUUID() });
    } catch {
      showToast({ title: say('menus.error'), text: say('menus.archive.failed'), tone: 'error' });
    }
    setArchiving(undefined);
    setLeaving(undefined);
  }

  async function takeBack(menu: Menu) {
    if (archiving !== undefined) return;
    setArchiving(menu);
    try {
      onChange(await archiveMenu(menu, false));
      setDone(undefined);
      showToast({ title: say('menus.archived.back', { name: menu.name }) });
      document.querySelector<HTMLElement>('[data-tab="saved"]')?.focus();
    } catch {
      showToast({ title: say('menus.error'), text: say('menus.archive.back.failed'), tone: 'error' });
    }
    setArchiving(undefined);
  }

  /** Makes a deleted menu anew, but unpublished; by its key two presses make one menu. */
  async function makeAgain({ menu, key }: Done) {
    try {
      const made = await makeMenu(toMenuInput(toMenuDraft(menu)), key);
      onStored(menu.isArchived ? await archiveMenu(made, true) : made);
      setDone(undefined);
      showToast({ title: say('menus.deleted.back'), text: say('menus.deleted.back.text') });
    } catch {
      showToast({ title: say('menus.error'), text: say('menus.error.save'), tone: 'error' });
    }
  }
  const undo = (
    <div role="status">
      {done && (
        <p className={`${STYLE.notice} mb-6 flex flex-wrap items-center gap-x-5`} data-done={done.kind}>
          <bdi className="min-w-0 wrap-anywhere">{say(`menus.${done.kind}`, { name: done.menu.name })}</bdi>
          <button
            type="button"
            onClick={() => void (done.kind === 'deleted' ? makeAgain(done) : takeBack(done.menu))}
            className={STYLE.link}
          >
            {say('menus.undo')}
          </button>
        </p>
      )}
    </div>
  );

  const importing = (
    <button type="button" aria-describedby="menu-import" onClick={onImport} className={STYLE.button}>
      {say('menus.import')}
    </button>
  );
  const importText = (
    <p id="menu-import" className="text-small text-soft">
      {say('menus.import.text')}
    </p>
  );

  if (menus.length === 0) {
    return (
      <div className="py-10">
        {undo}
        <h2 className={STYLE.section}>{say('menus.saved.none')}</h2>
        <p className="mt-3 mb-7 text-soft">{say('menus.saved.none.text')}</p>
        <button type="button" onClick={onCreate} className={STYLE.primary}>
          {say('menus.create')}
        </button>
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2">
          {importing}
          {importText}
        </div>
      </div>
    );
  }
  const found = findMenus(menus, search, nameOf);
  const card = (menu: Menu) => (
    <SavedMenuCard
      {...{ say, locale, publishMessages, menu, onEdit, onCopy, onChange }}
      isOnBarPage={isOnBarPage(menu)}
      nameOf={(id) => nameOf(id) ?? id}
      onExport={setPrinted}
      onData={props.onData}
      onVersions={({ id }) => {
        setOpened(id);
      }}
      onArchive={() => {
        if (menu.isArchived) void takeBack(menu);
        else if (menu.publication === null) void putAway(menu);
        else setLeaving(menu);
      }}
      onDelete={setDoomed}
    />
  );
  const shown = found.filter(({ isArchived }) => !isArchived);
  const viewed = menus.find(({ id }) => id === opened);
  return (
    <>
      {undo}
      <BarPart {...{ say, locale, publishMessages, menus }} />
      <BrandPart {...{ say, nameOf, menus }} />
      <div className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        {importing}
        {importText}
      </div>
      {menus.length >= SEARCHED && (
        <div className="mb-6 max-w-96">
          <SearchField label={say('menus.saved.search')} value={search} onChange={setSearch} />
        </div>
      )}
      <p role="status" className="text-soft empty:hidden">
        {found.length === 0 && say('menus.saved.not-found')}
      </p>
      <ul className="grid items-start gap-6 lg:grid-cols-2" data-saved>
        {shown.map((menu) => (
          <li key={menu.id}>{card(menu)}</li>
        ))}
      </ul>
      <ArchivedMenus
        {...{ say, card }}
        menus={found.filter(({ isArchived }) => isArchived)}
        isFound={search.trim() !== ''}
      />
      {viewed && (
        <VersionsPart
          {...{ say, nameOf }}
          menu={viewed}
          onStored={onRestored}
          onClose={() => {
            setOpened(undefined);
          }}
        />
      )}
      {leaving && (
        <ConfirmDialog
          isDangerous
          title={say('menus.archive.title')}
          text={say(isOnBarPage(leaving) ? 'menus.archive.ask.bar' : 'menus.archive.ask')}
          confirm={say('menus.archive')}
          cancel={say('menus.cancel')}
          busy={archiving === leaving ? say('menus.archiving') : undefined}
          onConfirm={() => void putAway(leaving)}
          onClose={() => {
            setLeaving(undefined);
          }}
        />
      )}
      {doomed && (
        <ConfirmDialog
          isDangerous
          title={say('menus.delete.title')}
          text={say(
            doomed.publication === null
              ? 'menus.delete.ask'
              : isOnBarPage(doomed)
                ? 'bar.menu.delete'
                : 'menus.delete.ask.published',
          )}
          confirm={say('menus.delete')}
          cancel={say('menus.cancel')}
          busy={deleting === doomed ? say('menus.deleting') : undefined}
          onConfirm={() => void remove(doomed)}
          onClose={() => {
            setDoomed(undefined);
          }}
        />
      )}
      {printed && (
        <ExportPart
          say={say}
          menu={printed}
          locale={locale}
          onClose={() => {
            setPrinted(undefined);
          }}
        />
      )}
    </>
  );
}
