import type { Locale } from '../../contracts/site/locale.ts';
import type { Menu } from '../../contracts/menus/menu.ts';
import { listMenuDrinks } from '../../domain/menus/listMenuDrinks.ts';
import { regionalLocale } from '../../web/regionalLocale.ts';
import { countLines } from './countLines.ts';
import type { Say } from './menuMessages.ts';
import { PublishPanel } from './publish/PublishPanel.tsx';
import type { PublishMessages } from './publish/publishMessages.ts';
import { isUnpublished } from './saveState.ts';
import { STYLE } from './styles.ts';
import { tellTime } from './tellTime.ts';

interface Props {
  say: Say;
  locale: Locale;
  publishMessages: PublishMessages;
  menu: Menu;
  /** Whether it stands on the page of the bar. */
  isOnBarPage: boolean;
  nameOf: (id: string) => string;
  onExport: (menu: Menu) => void;
  onData: (menu: Menu) => void;
  onEdit: (menu: Menu) => void;
  onCopy: (menu: Menu) => void;
  onVersions: (menu: Menu) => void;
  onArchive: (menu: Menu) => void;
  onDelete: (menu: Menu) => void;
  onChange: (menu: Menu) => void;
}

/** A saved menu and what its owner may do with it; one that is put away can neither be edited nor published. */
export function SavedMenuCard(props: Props) {
  const { say, locale, publishMessages, menu, isOnBarPage, nameOf, onChange } = props;
  const dates = new Intl.DateTimeFormat(regionalLocale(locale, navigator.languages), { dateStyle: 'long' });
  const date = dates.format(new Date(menu.updatedAt));
  const { isArchived } = menu;
  const planned = menu.publication?.planned;
  const exporting = { label: say('menus.export'), act: props.onExport };
  const data = { label: say('menus.data'), act: props.onData };
  const copying = { label: say('menus.copy'), act: props.onCopy };
  const deleting = { label: say('menus.delete'), act: props.onDelete };
  const actions = isArchived
    ? [{ label: say('menus.archive.back'), act: props.onArchive }, exporting, data, copying, deleting]
    : [
        exporting,
        { label: say('menus.edit'), act: props.onEdit },
        copying,
        data,
        { label: say('menus.versions'), act: props.onVersions },
        { label: say('menus.archive'), act: props.onArchive },
        deleting,
      ];
  return (
    <article className="rounded-corner border border-line bg-raised p-6 sm:p-7">
      {menu.restaurantName !== null && (
        <p className="text-note font-semibold tracking-[0.09em] text-brass uppercase">
          <bdi>{menu.restaurantName}</bdi>
        </p>
      )}
      <h2 className="mt-1 text-section hyphens-auto">
        <bdi>{menu.name}</bdi>
      </h2>
      {menu.description !== null && (
        <p className="mt-2 line-clamp-3 whitespace-pre-line text-soft">
          <bdi>{menu.description}</bdi>
        </p>
      )}
      <p className="mt-3 text-small text-faint tabular-nums">
        {countLines(say, listMenuDrinks(menu))} · {say('menus.updated', { date })}
      </p>
      {isUnpublished(menu, 'saved') && (
        <p className="mt-1 text-small text-brass">
          {say('menus.unpublished.text')}
          {planned && ` · ${say('menus.planned', { time: tellTime(planned.at, locale) })}`}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {actions.map(({ label, act }) => (
          <button
            key={label}
            type="button"
            aria-label={say('menus.action', { action: label, name: menu.name })}
            onClick={() => {
              act(menu);
            }}
            className={STYLE.button}
          >
            {label}
          </button>
        ))}
      </div>
      {!isArchived && (
        <div className="mt-6 border-t border-line pt-5">
          <PublishPanel
            {...{ menu, locale, nameOf, onChange }}
            messages={publishMessages}
            stopText={isOnBarPage ? say('bar.menu.stop') : publishMessages['publish.stop.text']}
          />
        </div>
      )}
    </article>
  );
}
