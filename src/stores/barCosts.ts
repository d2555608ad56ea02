import { atom } from 'nanostores';
import type { BarCosts, BarCostsChange, CostSettings, Purchase } from '../contracts/costs/barCosts.ts';
import { COST_LIMITS } from '../contracts/costs/costLimits.ts';
import { callApi } from '../lib/api.ts';
import { apiProblem } from '../lib/apiProblem.ts';
import { createLoader } from './loader.ts';

/** Why what was changed is not in the account. */
export type CostProblem = 'offline' | 'session' | 'limited' | 'full' | 'unavailable';

/** Whether what was changed is in the account, on its way, or why it is not. */
export type CostSaving = 'saved' | 'saving' | CostProblem;

const PROBLEMS: Partial<Record<ReturnType<typeof apiProblem>, CostProblem>> = {
  offline: 'offline',
  unauthorized: 'session',
  rate_limited: 'limited',
  quota_reached: 'full',
};

/** What the account has not got yet; null is forgotten. */
const unsaved = new Map<string, Purchase | null>();
let unsavedSettings: CostSettings | undefined;

/** Whether what was changed here is in the account. */
export const $costSaving = atom<CostSaving>('saved');

/**
 * What the signed-in reader pays and how they calculate, with what the account has not got yet. The schema of the
 * answer is too heavy for a page; the site's own function has applied it.
 */
export const barCosts = createLoader<BarCosts>(async () =>
  withUnsaved((await callApi('/api/bar-costs')) as BarCosts),
);

/** Says at once what something costs, or forgets it, and has the account keep that; of each thing the last write counts. */
export function setPurchase(entry: string, purchase: Purchase | null): void {
  unsaved.set(entry, purchase);
  barCosts.change(withUnsaved);
  void save();
}

/** Says at once how to calculate, and has the account keep that. */
export function setCostSettings(settings: CostSettings): void {
  unsavedSettings = settings;
  barCosts.change(withUnsaved);
  void save();
}

/** Sends what the account has not got yet, where something stood in the way. */
export function saveCostsAgain(): void {
  if ($costSaving.get() !== 'saved') void save();
}

/** Why costs could not be read or kept. */
export function costProblem(error: unknown): CostProblem {
  return PROBLEMS[apiProblem(error)] ?? 'unavailable';
}

function withUnsaved({ settings, bought }: BarCosts): BarCosts {
  const left = bought.filter(({ entry }) => !unsaved.has(entry));
  return {
    settings: unsavedSettings ?? settings,
    bought: [...left, ...[...unsaved.values()].filter((purchase) => purchase !== null)],
  };
}

/** One request after another; what is changed meanwhile goes with the next. */
async function save(): Promise<void> {
  if ($costSaving.get() === 'saving') return;
  $costSaving.set('saving');
  while (unsaved.size > 0 || unsavedSettings !== undefined) {
    const sent = [...unsaved].slice(0, MOST_AT_ONCE);
    const settings = unsavedSettings;
    try {
      await callApi('/api/bar-costs', { method: 'PATCH', body: changeOf(sent, settings) });
    } catch (error) {
      $costSaving.set(costProblem(error));
      return;
    }
    for (const [entry, purchase] of sent) if (unsaved.get(entry) === purchase) unsaved.delete(entry);
    if (unsavedSettings === settings) unsavedSettings = undefined;
  }
  $costSaving.set('saved');
}

/** As many as one request may change. */
const MOST_AT_ONCE = COST_LIMITS.changes;

function changeOf(
  sent: readonly (readonly [string, Purchase | null])[],
  settings: CostSettings | undefined,
): BarCostsChange {
  return {
    ...(settings && { settings }),
    bought: sent.flatMap(([, purchase]) => purchase ?? []),
    forgotten: sent.flatMap(([entry, purchase]) => (purchase === null ? entry : [])),
  };
}
