import { useEffect, useState } from 'react';
import type { Locale } from '../../contracts/locale.ts';
import type { Menu } from '../../contracts/menu.ts';
import { draftOf, inputOf } from '../../domain/menuDraft.ts';
import { showToast } from '../../ui/toast.ts';
import { useLoader } from '../../stores/useLoader.ts';
import { ownBar } from './bar/barCalls.ts';
import { BarPart } from './bar/BarPart.tsx';
import { BrandPart } from './brand/BrandPart.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ExportPart } from './ExportPart.tsx';
import { findMenus } from './findMenus.ts';
import { deleteMenu, makeMenu } from './menuCalls.ts';
import type { Say } from './menuMessages.ts';
import { SavedMenuCard } from './SavedMenuCard.tsx';
import { SearchField } from './SearchField.tsx';
import { STYLE } from './styles.ts';
import type { PublishMessages } from './publish/publishMessages.ts';

/** From how many menus on they can be searched. */
const SEARCHED = 6;

/** What was deleted last, and under which key it is made again. */
interface Deleted {
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
  onEdit: (menu: Menu) => void;
  onCopy: (menu: Menu) => void;
  onDeleted: (menu: Menu) => void;
  onStored: (menu: Menu) => void;
  onChange: (menu: Menu) => void;
}

/** The saved menus: print one, edit it, publish it, delete it and take that back. */
export function SavedMenus(props: Props) {
  const { say, locale, publishMessages, menus, nameOf, onCreate, onEdit, onCopy, onDeleted } = props;
  const { onStored, onChange } = props;
  const bar = useLoader(ownBar);
  /** Whether printed codes lead to a menu by the page of the bar too. */
  const isOnBarPage = ({ id }: Menu) =>
    bar.status === 'ready' && (bar.value.bar?.menus.some(({ menuId }) => menuId === id) ?? false);
  const [search, setSearch] = useState('');
  const [doomed, setDoomed] = useState<Menu>();
  const [deleting, setDeleting] = useState<Menu>();
  const [printed, setPrinted] = useState<Menu>();
  const [deleted, setDeleted] = useState<Deleted>();
  const gone = deleted?.key;
  useEffect(() => {
    // The button that had the focus is gone with its card.
    if (gone !== undefined) document.querySelector<HTMLElement>('[data-tab="saved"]')?.focus();
  }, [gone]);

  async function remove(menu: Menu) {
    setDeleting(menu);
    try {
      await deleteMenu(menu.id);
      onDeleted(menu);
      setDeleted({ menu, key: crypto.randomUUID() });
      showToast({ title: say('menus.done.deleted'), text: say('menus.done.deleted.text') });
    } catch {
      showToast({ title: say('menus.error'), text: say('menus.error.delete'), tone: 'error' });
    }
    setDeleting((now) => (now === menu ? undefined : now));
    setDoomed((now) => (now === menu ? undefined : now));
  }

  /** Makes the menu anew as it was; a key of its own makes one of two presses. */
  async function restore({ menu, key }: Deleted) {
    try {
      onStored(await makeMenu(inputOf(draftOf(menu)), key));
      setDeleted(undefined);
      showToast({ title: say('menus.deleted.back'), text: say('menus.deleted.back.text') });
    } catch {
      showToast({ title: say('menus.error'), text: say('menus.error.save'), tone: 'error' });
    }
  }
  const undo = (
    <div role="status">
      {deleted && (
        <p className={`${STYLE.notice} mb-6 flex flex-wrap items-center gap-x-5`} data-deleted>
          <bdi className="min-w-0 wrap-anywhere">{say('menus.deleted', { name: deleted.menu.name })}</bdi>
          <button type="button" onClick={() => void restore(deleted)} className={STYLE.link}>
            {say('menus.undo')}
          </button>
        </p>
      )}
    </div>
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
      </div>
    );
  }
  const found = findMenus(menus, search, nameOf);
  return (
    <>
      {undo}
      <BarPart {...{ say, locale, publishMessages, menus }} />
      {menus[0] && <BrandPart {...{ say, nameOf }} menu={menus[0]} />}
      {menus.length >= SEARCHED && (
        <div className="mb-6 max-w-96">
          <SearchField label={say('menus.saved.search')} value={search} onChange={setSearch} />
        </div>
      )}
      <p role="status" className="text-soft empty:hidden">
        {found.length === 0 && say('menus.saved.not-found')}
      </p>
      <ul className="grid items-start gap-6 lg:grid-cols-2" data-saved>
        {found.map((menu) => (
          <li key={menu.id}>
            <SavedMenuCard
              {...{ say, locale, publishMessages, menu, onEdit, onCopy, onChange }}
              isOnBarPage={isOnBarPage(menu)}
              nameOf={(id) => nameOf(id) ?? id}
              onExport={setPrinted}
              onDelete={setDoomed}
            />
          </li>
        ))}
      </ul>
      {doomed && (
        <ConfirmDialog
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
