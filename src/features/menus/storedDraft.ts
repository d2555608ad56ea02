import type { Menu } from '../../contracts/menu.ts';
import { draftOf, EMPTY_DRAFT, isSameMenu, type MenuDraft } from '../../domain/menuDraft.ts';
import { json, persistent } from '../../lib/persistent.ts';

/** What somebody works on: a new menu, or a saved one as it was when it was opened. */
export interface Editing {
  base: Menu | null;
  draft: MenuDraft;
  /** Under which it is sent as a new menu, so that a second try makes no second one; given at the first. */
  key?: string;
}

export const FRESH: Editing = { base: null, draft: EMPTY_DRAFT };

const NONE: Record<string, Editing> = {};

/** Unsaved work by the id of its account, so that none is shown to another reader of the same browser. */
const $drafts = persistent('menu-draft', NONE, json(asDrafts));

/** The unsaved work of an account, if there is any. */
export function storedDraft(owner: string): Editing | undefined {
  return $drafts.get()[owner];
}

/** Keeps the work of an account as long as it is not saved. */
export function storeDraft(owner: string, editing: Editing): void {
  const { [owner]: _, ...others } = $drafts.get();
  if (hasUnsaved(editing)) $drafts.set({ ...others, [owner]: editing });
  else $drafts.set(Object.keys(others).length > 0 ? others : NONE);
}

/** Whether something would be lost with this. */
export function hasUnsaved({ base, draft }: Editing): boolean {
  return !isSameMenu(draft, base === null ? EMPTY_DRAFT : draftOf(base));
}

function asDrafts(value: unknown): Record<string, Editing> | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, Editing] => isEditing(entry[1])),
  );
}

function isEditing(value: unknown): value is Editing {
  return (
    isRecord(value) &&
    (value['base'] === null || (isRecord(value['base']) && Array.isArray(value['base']['sections']))) &&
    isDraft(value['draft'])
  );
}

function isDraft(value: unknown): value is MenuDraft {
  return (
    isRecord(value) &&
    hasTexts(value, ['name', 'restaurantName', 'description']) &&
    Array.isArray(value['sections']) &&
    value['sections'].length > 0 &&
    value['sections'].every(
      (section: unknown) =>
        isRecord(section) &&
        typeof section['key'] === 'number' &&
        hasTexts(section, ['title']) &&
        Array.isArray(section['drinks']) &&
        section['drinks'].every(
          (drink: unknown) => isRecord(drink) && hasTexts(drink, ['cocktailId', 'price', 'note']),
        ),
    )
  );
}

function hasTexts(value: Record<string, unknown>, names: readonly string[]): boolean {
  return names.every((name) => typeof value[name] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
