import type { Menu, MenuVersion } from '../../../contracts/menus/menu.ts';
import { listMenuDrinks } from '../../../domain/menus/listMenuDrinks.ts';
import { pricesLine, tellPrices } from '../../../domain/menus/prices/menuPrices.ts';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { changeLines } from '../changeLines.ts';
import { countLines } from '../countLines.ts';
import type { Say } from '../menuMessages.ts';
import { STYLE } from '../styles.ts';

interface Props {
  say: Say;
  /** As it is now. */
  menu: Menu;
  version: MenuVersion;
  /** When the version was saved, in words. */
  date: string;
  isBusy: boolean;
  nameOf: (id: string) => string | undefined;
  onRestore: () => void;
}

/** One earlier version of a menu: when it was saved, how it differs from now, what it said, and the way back to it. */
export function VersionEntry({ say, menu, version, date, isBusy, nameOf, onRestore }: Props) {
  const now = new Map(listMenuDrinks(menu).map((drink) => [drink.cocktailId, drink]));
  const tellNow = tellPrices(menu, say.locale);
  const lines = changeLines(say, {
    before: menu,
    after: version,
    here: {
      priceOf: (id) => pricesLine(tellNow.usual(now.get(id)?.prices ?? [])),
      noteOf: (id) => now.get(id)?.note ?? '',
    },
    nameOf,
    words: 'menus.versions',
  });
  return (
    <article>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="font-sans font-medium tracking-normal">{say('menus.versions.of', { date })}</h3>
        <p className="text-small text-faint tabular-nums">{countLines(say, listMenuDrinks(version))}</p>
      </div>
      {lines.length === 0 ? (
        <p className="mt-2 text-small text-soft">{say('menus.versions.same')}</p>
      ) : (
        <>
          <p className="mt-2 text-small text-soft">{say('menus.versions.differs')}</p>
          <ScrollBox label={say('menus.versions.differs')} className="mt-1 max-h-60 text-small">
            <ul data-changes className="grid list-disc gap-1 pl-5">
              {lines.map((line) => (
                <li key={line} className="wrap-anywhere">
                  <bdi>{line}</bdi>
                </li>
              ))}
            </ul>
          </ScrollBox>
        </>
      )}
      <details className="mt-1">
        <summary className={`${STYLE.link} w-fit list-none [&::-webkit-details-marker]:hidden`}>
          {say('menus.versions.view')}
        </summary>
        <VersionText {...{ say, version, nameOf }} />
      </details>
      {lines.length > 0 && (
        <button
          type="button"
          aria-label={say('menus.versions.restore.of', { date })}
          aria-disabled={isBusy}
          onClick={onRestore}
          className={`${STYLE.button} mt-2`}
        >
          {say(isBusy ? 'menus.versions.restoring' : 'menus.versions.restore')}
        </button>
      )}
    </article>
  );
}

/** What the menu said. */
function VersionText({ say, version, nameOf }: Pick<Props, 'say' | 'version' | 'nameOf'>) {
  const tell = tellPrices(version, say.locale);
  return (
    <div data-version className="mt-2 rounded-corner border border-line p-5 text-small wrap-anywhere">
      {version.restaurantName !== null && (
        <p className="text-note font-semibold tracking-[0.09em] text-brass uppercase">
          <bdi>{version.restaurantName}</bdi>
        </p>
      )}
      <p className="font-serif text-large">
        <bdi>{version.name}</bdi>
      </p>
      {version.description !== null && (
        <p className="mt-1 whitespace-pre-line text-soft">
          <bdi>{version.description}</bdi>
        </p>
      )}
      {version.sections.map(({ title, drinks }, place) => (
        // Sections have no name of their own: their place in a version never changes.
        <section key={place} className="mt-4">
          {title !== null && (
            <h4 className="font-sans font-medium tracking-normal">
              <bdi>{title}</bdi>
            </h4>
          )}
          <ul className="mt-1 grid gap-1">
            {drinks.map(({ cocktailId, item, prices, note }) => (
              <li key={cocktailId} className="flex flex-wrap justify-between gap-x-5">
                <span className="min-w-0">
                  <bdi>{item?.name ?? nameOf(cocktailId) ?? cocktailId}</bdi>
                  {note !== null && <bdi className="block text-soft">{note}</bdi>}
                </span>
                <span className="tabular-nums">{pricesLine(tell.usual(prices))}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
