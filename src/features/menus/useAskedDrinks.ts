import { useEffect, useEffectEvent } from 'react';
import { addSections, listDraftIds } from '../../domain/menus/menuDraft.ts';
import { MENU_LIMITS } from '../../contracts/menus/menuLimits.ts';
import type { KnownDrinks } from './loadMenuDrinks.ts';
import type { Say } from './menuMessages.ts';
import type { Editor } from './useEditor.ts';

/**
 * Begins a menu with the drinks that the address names (`?drinks=11002,11003&title=Party`), once they are known. Work that
 * is not saved stays kept.
 */
export function useAskedDrinks(say: Say, editor: Editor, drinks: KnownDrinks | undefined): void {
  const begin = useEffectEvent((known: KnownDrinks) => {
    const query = new URLSearchParams(location.search);
    const asked = query.get('drinks')?.split(',') ?? [];
    const ids = [...new Set(asked)].filter((id) => known.byId.has(id)).slice(0, MENU_LIMITS.drinks);
    if (ids.length === 0) return;
    // A reload is not to begin it once more.
    history.replaceState(null, '', location.pathname);
    if (listDraftIds(editor.draft).length > 0 || editor.base !== null) editor.open(null);
    const title = [...(query.get('title') ?? '').trim()].slice(0, MENU_LIMITS.sectionTitle).join('');
    editor.take('filled', say.count('menus.found', ids.length), (draft) =>
      addSections(draft, [{ title, ids }]),
    );
  });
  useEffect(() => {
    if (drinks !== undefined) begin(drinks);
  }, [drinks]);
}
