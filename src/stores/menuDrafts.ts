import { keepMount, type ReadableAtom } from 'nanostores';
import type { Menu } from '../contracts/menus/menu.ts';
import type { Locale } from '../contracts/site/locale.ts';
import { toMenuDraft, EMPTY_DRAFT, isSameMenu, type MenuDraft } from '../domain/menus/menuDraft.ts';
import { isRecord } from '../domain/lib/shapes.ts';
import { json, persistent } from '../lib/persistent.ts';
import { persistentEach } from '../lib/persistentEach.ts';
import { heldInOtherTabs, holdInTab, releaseInTab } from '../lib/tabLock.ts';
import { noteMenuToSend } from './unsent.ts';

/*
 * The menus in work that this browser keeps until they are saved. Each has an entry of its own and belongs to the tab
 * that works on it, so that two tabs never write over each other; what a tab left is taken up by the next
 * (decision 36).
 */

/** What somebody works on: a new menu, or a saved one as it was when it was opened. */
export interface Editing {
  /** A UUID; a new menu is sent under it, so that a second try makes no second one. */
  id: string;
  base: Menu | null;
  draft: MenuDraft;
}

/** Unsaved work as it is kept. */
export interface StoredDraft extends Editing {
  /** Id of the account that it belongs to, so that none is shown to another reader of the same browser. */
  owner: string;
  /** When it was last changed, as ISO 8601. */
  changedAt: string;
}

const kept = persistentEach('menu-draft', json(asKept));

/** All that is kept, by id, of every account. */
export const $menuDrafts: ReadableAtom<Readonly<Record<string, StoredDraft | undefined>>> = kept.$all;

/** What a new menu starts with: the bar, the currency and the language of the menu that was saved last. */
let start = EMPTY_DRAFT;

/**
 * Says which menu was saved last.
 *
 * @param locale what a menu is written in as long as its owner says nothing else
 */
export function startLike(menu: Menu | undefined, locale: Locale): void {
  start = {
    ...EMPTY_DRAFT,
    currency: menu?.currency ?? null,
    restaurantName: menu?.restaurantName ?? '',
    translations: { from: menu?.translations?.from ?? locale, texts: [] },
  };
}

/** A menu without drinks. */
export function freshEditing(): Editing {
  return { id: crypto.randomUUID(), base: null, draft: start };
}

/** A saved menu as it is opened, or an empty one. */
export function editingOf(menu: Menu | null): Editing {
  return menu === null ? freshEditing() : { ...freshEditing(), base: menu, draft: toMenuDraft(menu) };
}

/** Whether something would be lost with this. */
export function hasUnsaved({ base, draft }: Pick<Editing, 'base' | 'draft'>): boolean {
  if (base !== null) return !isSameMenu(draft, toMenuDraft(base));
  return !isSameMenu(draft, start) && !isSameMenu(draft, EMPTY_DRAFT);
}

/** Keeps the work of an account as long as it is not saved. */
export function keepDraft(owner: string, { id, base, draft }: Editing): void {
  const before = draftsNow()[id];
  if (!hasUnsaved({ base, draft })) {
    if (before !== undefined) kept.keep(id, undefined);
    return;
  }
  const isSame = before?.draft === draft && before.base === base;
  if (!isSame) kept.keep(id, { id, base, draft, owner, changedAt: new Date().toISOString() });
}

/** The unsaved menus of an account, the last changed first. */
export function listDrafts(owner: string): StoredDraft[] {
  return Object.values(draftsNow())
    .flatMap((draft) => (draft?.owner === owner ? [draft] : []))
    .sort((one, other) => other.changedAt.localeCompare(one.changedAt));
}

/** Those of them that no other tab works on. */
export async function leftDrafts(owner: string): Promise<StoredDraft[]> {
  const held = await heldInOtherTabs();
  return listDrafts(owner).filter(({ id }) => !held.has(lockOf(id)));
}

/** Takes a draft for this tab, also after a reload. @returns whether it could; another tab may have it */
export async function holdDraft(id: string): Promise<boolean> {
  const isOurs = await holdInTab(lockOf(id));
  if (isOurs) noteTab(id);
  return isOurs;
}

/** Leaves a draft to other tabs; it stays kept. */
export function leaveDraft(id: string): void {
  releaseInTab(lockOf(id));
}

/**
 * Takes up what this tab worked on before it was loaded anew, else the last work of an account that no other tab has, or
 * begins an empty menu; for this tab alone.
 *
 * @param menu takes up work on this saved menu alone, or opens it as it is saved
 */
export async function takeUpDraft(owner: string, menu?: Menu): Promise<Editing> {
  takeFormer(owner);
  const own = tabsDraft();
  for (const draft of listDrafts(owner)
    .filter(({ base }) => menu === undefined || base?.id === menu.id)
    .sort((one, other) => Number(other.id === own) - Number(one.id === own))) {
    if (await holdDraft(draft.id)) return draft;
  }
  const fresh = editingOf(menu ?? null);
  await holdDraft(fresh.id);
  return fresh;
}

/** Forgets drafts: one, or all of an account. */
export function forgetDraft(id: string): void {
  kept.keep(id, undefined);
  noteMenuToSend(id, false);
}
export function forgetDrafts(owner: string): void {
  for (const { id } of listDrafts(owner)) forgetDraft(id);
}

let isFollowing = false;

function draftsNow(): Readonly<Record<string, StoredDraft | undefined>> {
  // A store that nobody looks at does not follow what other tabs keep.
  if (!isFollowing) keepMount(kept.$all);
  isFollowing = true;
  return kept.$all.get();
}

/** Remembers in this tab which draft it works on; where the browser blocks that, the last one counts. */
function noteTab(id: string): void {
  try {
    sessionStorage.setItem('menu-draft-tab', id);
  } catch {
    // Nothing is lost but the order in which drafts are offered.
  }
}

function tabsDraft(): string | null {
  try {
    return sessionStorage.getItem('menu-draft-tab');
  } catch {
    return null;
  }
}

function lockOf(id: string): string {
  return `menu-draft:${id}`;
}

const NONE: Record<string, unknown> = {};
/** The one draft of each account, as it was kept before drafts had entries of their own. */
const $former = persistent(
  'menu-draft',
  NONE,
  json((value) => (isRecord(value) ? value : undefined)),
);

function takeFormer(owner: string): void {
  const { [owner]: former, ...others } = $former.get();
  if (former === undefined) return;
  const draft = asKept({
    ...(isRecord(former) ? former : {}),
    ...{ owner, id: crypto.randomUUID(), changedAt: new Date().toISOString() },
  });
  if (draft) kept.keep(draft.id, draft);
  $former.set(Object.keys(others).length > 0 ? others : NONE);
}

function asKept(value: unknown): StoredDraft | undefined {
  if (!isRecord(value) || !hasTexts(value, ['id', 'owner', 'changedAt'])) return undefined;
  const { id, owner, changedAt, base, draft } = value as unknown as StoredDraft;
  const isBase = base === null || (isRecord(base) && Array.isArray(base['sections']));
  if (!isBase || !isRecord(draft)) return undefined;
  const now = withPrices(draft, formerDraftPrices);
  if (!isDraft(now)) return undefined;
  return { id, owner, changedAt, base: base && (withPrices(base, formerPrices) as Menu), draft: now };
}

/** What was kept before prices had sizes and a currency: each drink had one, as a text. */
function withPrices(menu: object, read: (price: unknown) => unknown): unknown {
  const { sections } = menu as { sections?: unknown };
  if (!Array.isArray(sections) || 'priceLists' in menu) return menu;
  return {
    currency: null,
    priceLists: [],
    ...menu,
    sections: sections.map((section: unknown) => {
      if (!isRecord(section) || !Array.isArray(section['drinks'])) return section;
      const drinks = section['drinks'].map((drink: unknown) => {
        if (!isRecord(drink)) return drink;
        const { price, ...others } = drink;
        return { ...others, prices: read(price) };
      });
      return { ...section, drinks };
    }),
  };
}

const formerPrices = (price: unknown) =>
  typeof price === 'string' ? [{ size: null, amounts: [price] }] : [];
const formerDraftPrices = (price: unknown) => [
  { size: '', amounts: [typeof price === 'string' ? price : ''] },
];

function isDraft(value: unknown): value is MenuDraft {
  return (
    isRecord(value) &&
    hasTexts(value, ['name', 'restaurantName', 'description']) &&
    (value['currency'] === null || typeof value['currency'] === 'string') &&
    Array.isArray(value['priceLists']) &&
    Array.isArray(value['sections']) &&
    value['sections'].length > 0 &&
    value['sections'].every(
      (section: unknown) =>
        isRecord(section) &&
        typeof section['key'] === 'number' &&
        hasTexts(section, ['title']) &&
        Array.isArray(section['drinks']) &&
        section['drinks'].every(
          (drink: unknown) =>
            isRecord(drink) && hasTexts(drink, ['cocktailId', 'note']) && arePrices(drink['prices']),
        ),
    )
  );
}

function arePrices(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (price: unknown) => isRecord(price) && hasTexts(price, ['size']) && Array.isArray(price['amounts']),
    )
  );
}

function hasTexts(value: Record<string, unknown>, names: readonly string[]): boolean {
  return names.every((name) => typeof value[name] === 'string');
}
