import type { OwnBar, OwnBars } from '../../../contracts/bars/bar.ts';
import type { ServedMenu, Workplace } from '../../../contracts/bars/barStaff.ts';
import type { HeldPrices, LiveMenu, Menu } from '../../../contracts/menus/menu.ts';
import { isOwnId } from '../../../contracts/menus/menuLimits.ts';
import type { PriceList, SizePrice } from '../../../contracts/menus/menuPrice.ts';
import type { Locale } from '../../../contracts/site/locale.ts';
import { callApi } from '../../../lib/api.ts';
import { apiProblem } from '../../../lib/apiProblem.ts';
import { json, persistent } from '../../../lib/persistent.ts';
import { createLoader } from '../../../stores/loader.ts';
import { ownDrinks, readDrinkNames } from '../../../stores/ownDrinks.ts';
import { reader } from '../../../stores/reader.ts';
import { $servedMenu, sendServiceChanges } from '../../../stores/serviceChanges.ts';
import { $keptAccount } from '../../../stores/storedAccount.ts';
import { findBarWith } from '../bar/ownBars.ts';
import { listMenus, readLive } from '../menuCalls.ts';

/** A published menu as guests read it, as far as service needs it. */
export interface ServiceMenu {
  id: string;
  name: string;
  /** Of the words of the bar; null where nobody knows. */
  language: Locale | null;
  currency: string | null;
  priceLists: PriceList[];
  sections: { title: string | null; drinks: ServiceDrink[] }[];
  soldOut: readonly string[];
  heldPrices: HeldPrices | null;
  followsShelf: boolean;
  /** Of its bar; null where it has none, and the clock of this device counts. */
  timeZone: string | null;
  /** On whose page it stands. */
  barName: string | null;
  isOwn: boolean;
}

export interface ServiceDrink {
  id: string;
  name: string;
  /** Whether the bar has given the name. */
  isOwnName: boolean;
  prices: SizePrice[];
}

export interface ServiceData {
  owner: string;
  firstName: string;
  /** The own ones, then those of bars where the reader serves. */
  menus: readonly ServiceMenu[];
  workplaces: readonly Pick<Workplace, 'id' | 'barName' | 'role'>[];
}

/** What was read last, for the time without a network; it is shown to its account alone. */
const $kept = persistent<ServiceData | undefined>('mixmaster-service', undefined, json(asServiceData));

/**
 * The published menus that whoever is signed in may serve; null where nobody is. What this browser saw last is there at
 * once, and stays where the site does not answer.
 */
export function createServiceLoader(locale: Locale) {
  return createLoader<ServiceData | null>(async (show) => {
    const stored = $kept.get();
    const kept = stored?.owner === $keptAccount.get()?.id ? stored : undefined;
    if (kept) show(kept);
    try {
      reader.retry();
      // What was pressed before is sent first, so that the answer has it.
      await sendServiceChanges();
      for (;;) {
        const before = $servedMenu.get();
        const data = await readService(locale);
        // What was pressed meanwhile is newer.
        if ($servedMenu.get() !== before) continue;
        $kept.set(data ?? undefined);
        return data;
      }
    } catch (error) {
      if (apiProblem(error) === 'unauthorized') return null;
      if (kept) return kept;
      throw error;
    }
  });
}

async function readService(locale: Locale): Promise<ServiceData | null> {
  const [user, menus, bars, service, names, own] = await Promise.all([
    reader.load(),
    listMenus(),
    callApi('/api/bars') as Promise<OwnBars>,
    callApi('/api/service') as Promise<{ workplaces: Workplace[] }>,
    readDrinkNames(locale),
    ownDrinks.load(),
  ]);
  if (user === null) return null;
  const nameOf = (id: string) => own?.find((drink) => drink.id === id)?.name ?? names[id]?.name;
  const published = menus.filter(({ publication }) => publication !== null);
  const shown = await Promise.all(
    published.map(async (menu) =>
      toServiceMenu(menu, await readShown(menu), findBarWith(bars, menu.id), bars.bars[0], nameOf),
    ),
  );
  return {
    owner: user.id,
    firstName: user.firstName ?? '',
    menus: [
      ...shown,
      ...service.workplaces.flatMap((workplace) =>
        workplace.menus.map((menu) => toServedMenu(menu, workplace, nameOf)),
      ),
    ],
    workplaces: service.workplaces.map(({ id, barName, role }) => ({ id, barName, role })),
  };
}

/** What guests read: the menu itself, unless changes of it wait. */
async function readShown(menu: Menu): Promise<LiveMenu | Menu> {
  return menu.publication?.liveVersion === menu.version ? menu : readLive(menu);
}

function toServiceMenu(
  menu: Menu,
  { name, currency, priceLists, sections, translations }: LiveMenu | Menu,
  bar: OwnBar | undefined,
  first: OwnBar | undefined,
  nameOf: (id: string) => string | undefined,
): ServiceMenu {
  const { soldOut = [], heldPrices = null, followsShelf = false } = menu.publication ?? {};
  return {
    ...{ id: menu.id, name, currency, priceLists, soldOut, heldPrices, followsShelf },
    language: translations?.from ?? null,
    // A menu on no page goes by the clock of the first bar, as for guests.
    timeZone: (bar ?? first)?.timeZone ?? null,
    barName: bar?.displayName ?? null,
    isOwn: true,
    sections: sections.map(({ title, drinks }) => ({
      title,
      // Guests are not shown either what has no recipe any more.
      drinks: drinks.flatMap(({ cocktailId: id, item, prices }) => {
        const named = item?.name ?? nameOf(id);
        return named === undefined
          ? []
          : [{ id, name: named, isOwnName: item !== undefined || isOwnId(id), prices }];
      }),
    })),
  };
}

/** A menu of a bar where the reader serves. */
function toServedMenu(
  { publication, sections, ...menu }: Workplace['menus'][number],
  { timeZone, barName }: Workplace,
  nameOf: (id: string) => string | undefined,
): ServiceMenu {
  return {
    ...{ ...menu, ...publication, timeZone, barName, isOwn: false },
    sections: sections.map(({ title, drinks }) => ({
      title,
      drinks: drinks.flatMap(({ id, name, prices }) => {
        const named = name ?? nameOf(id);
        return named === undefined ? [] : [{ id, name: named, isOwnName: name !== null, prices }];
      }),
    })),
  };
}

/** Takes over what the site answered to a press. */
export function withAnswer(data: ServiceData, { id, publication }: Menu | ServedMenu): ServiceData {
  const menus = data.menus.flatMap((menu) => {
    if (menu.id !== id) return [menu];
    return publication ? [{ ...menu, soldOut: publication.soldOut, heldPrices: publication.heldPrices }] : [];
  });
  const changed = { ...data, menus };
  $kept.set(changed);
  return changed;
}

/** This browser wrote it: its outline shows whether it is that. */
function asServiceData(value: unknown): ServiceData | undefined {
  if (typeof value !== 'object' || value === null || !('owner' in value) || !('menus' in value))
    return undefined;
  return Array.isArray(value.menus) && 'workplaces' in value ? (value as ServiceData) : undefined;
}
