import type { Locale } from '../../../contracts/site/locale.ts';
import type { Menu } from '../../../contracts/menus/menu.ts';
import { listMenuDrinks } from '../../../domain/menus/listMenuDrinks.ts';
import { bareGuestPath } from '../../../i18n/guestPath.ts';
import { countLines } from '../countLines.ts';
import type { Say } from '../menuMessages.ts';
import { isUnpublished } from '../saveState.ts';
import { STYLE } from '../styles.ts';
import { tellTime } from '../tellTime.ts';

interface Props {
  say: Say;
  locale: Locale;
  /** Bar by bar. */
  menus: readonly Menu[];
  onEdit: (menu: Menu) => void;
}

/** The menus that the reader edits for bars of others, under the name of each bar. */
export function BarMenus({ say, locale, menus, onEdit }: Props) {
  const bars = new Map(menus.flatMap(({ bar }) => (bar ? [[bar.id, bar.name] as const] : [])));
  return [...bars].map(([id, name]) => (
    <section key={id} aria-labelledby={`bar-${id}`} className="mb-12" data-bar-menus>
      <h2 id={`bar-${id}`} className={STYLE.section}>
        <bdi>{name}</bdi>
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-small text-soft">{say('bar.edit.text')}</p>
      <ul className="grid items-start gap-6 lg:grid-cols-2">
        {menus
          .filter(({ bar }) => bar?.id === id)
          .map((menu) => (
            <li key={menu.id} className="rounded-corner border border-line bg-raised p-6 sm:p-7">
              <h3 className="text-section hyphens-auto">
                <bdi>{menu.name}</bdi>
              </h3>
              <p className="mt-3 text-small text-faint tabular-nums">
                {countLines(say, listMenuDrinks(menu))} ·{' '}
                {say('menus.updated', { date: tellTime(menu.updatedAt, locale) })}
              </p>
              {isUnpublished(menu, 'saved') && (
                <p className="mt-1 text-small text-brass">
                  {say('menus.unpublished.text')}
                  {menu.publication?.planned &&
                    ` · ${say('menus.planned', { time: tellTime(menu.publication.planned.at, locale) })}`}
                </p>
              )}
              <div className="mt-5 flex flex-wrap gap-2">
                <button
                  type="button"
                  aria-label={say('menus.action', { action: say('menus.edit'), name: menu.name })}
                  onClick={() => {
                    onEdit(menu);
                  }}
                  className={STYLE.button}
                >
                  {say('menus.edit')}
                </button>
                {menu.publication && (
                  <a
                    href={bareGuestPath(menu.publication.token)}
                    aria-label={say('menus.action', { action: say('bar.edit.page'), name: menu.name })}
                    className={STYLE.button}
                  >
                    {say('bar.edit.page')}
                  </a>
                )}
              </div>
            </li>
          ))}
      </ul>
    </section>
  ));
}
