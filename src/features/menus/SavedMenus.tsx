import { lazy, Suspense, useEffect, useState } from 'react';
import type { Locale } from '../../contracts/locale.ts';
import type { Menu } from '../../contracts/menu.ts';
import { showToast } from '../../ui/toast.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { deleteMenu } from './menuCalls.ts';
import type { Say } from './menuMessages.ts';
import { SavedMenuCard } from './SavedMenuCard.tsx';
import { STYLE } from './styles.ts';
import type { PublishMessages } from './publish/publishMessages.ts';

const ExportDialog = lazy(() =>
  import('./pdf/ExportDialog.tsx').then((module) => ({ default: module.ExportDialog })),
);

interface Props {
  say: Say;
  locale: Locale;
  publishMessages: PublishMessages;
  menus: readonly Menu[];
  nameOf: (id: string) => string | undefined;
  onCreate: () => void;
  onEdit: (menu: Menu) => void;
  onDeleted: (menu: Menu) => void;
  onChange: (menu: Menu) => void;
}

/** The saved menus: print one, edit it, publish it, delete it. */
export function SavedMenus(props: Props) {
  const { say, locale, publishMessages, menus, nameOf, onCreate, onEdit, onDeleted, onChange } = props;
  const [doomed, setDoomed] = useState<Menu>();
  const [deleting, setDeleting] = useState<Menu>();
  const [printed, setPrinted] = useState<Menu>();
  const [deleted, setDeleted] = useState(0);
  useEffect(() => {
    // The button that had the focus is gone with its card.
    if (deleted > 0) document.querySelector<HTMLElement>('[data-tab="saved"]')?.focus();
  }, [deleted]);

  async function remove(menu: Menu) {
    setDeleting(menu);
    try {
      await deleteMenu(menu.id);
      onDeleted(menu);
      setDeleted((count) => count + 1);
      showToast({ title: say('menus.done.deleted'), text: say('menus.done.deleted.text') });
    } catch {
      showToast({ title: say('menus.error'), text: say('menus.error.delete'), tone: 'error' });
    }
    setDeleting((now) => (now === menu ? undefined : now));
    setDoomed((now) => (now === menu ? undefined : now));
  }

  if (menus.length === 0) {
    return (
      <div className="py-10">
        <h2 className={STYLE.section}>{say('menus.saved.none')}</h2>
        <p className="mt-3 mb-7 text-soft">{say('menus.saved.none.text')}</p>
        <button type="button" onClick={onCreate} className={STYLE.primary}>
          {say('menus.create')}
        </button>
      </div>
    );
  }
  return (
    <>
      <ul className="grid items-start gap-6 lg:grid-cols-2">
        {menus.map((menu) => (
          <li key={menu.id}>
            <SavedMenuCard
              {...{ say, locale, publishMessages, menu, onEdit, onChange }}
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
          text={say('menus.delete.ask')}
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
        <Suspense fallback={null}>
          <ExportDialog
            menu={printed}
            locale={locale}
            onClose={() => {
              setPrinted(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
