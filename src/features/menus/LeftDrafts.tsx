import { listMenuDrinks } from '../../domain/menus/listMenuDrinks.ts';
import { forgetDraft, type StoredDraft } from '../../stores/menuDrafts.ts';
import { countLines } from './countLines.ts';
import type { Say } from './menuMessages.ts';
import { STYLE } from './styles.ts';

interface Props {
  say: Say;
  drafts: readonly StoredDraft[];
  onGoOn: (draft: StoredDraft) => void;
}

/** The unsaved menus of this browser that no tab works on: to go on with, or to throw away. */
export function LeftDrafts({ say, drafts, onGoOn }: Props) {
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="left-drafts" className="mb-8" data-left-drafts>
      <h2 id="left-drafts" className={STYLE.label}>
        {say('menus.left')}
      </h2>
      <ul className="mt-1">
        {drafts.map((draft) => {
          const name = draft.draft.name.trim() || say('menus.left.unnamed');
          return (
            <li
              key={draft.id}
              className="flex flex-wrap items-center gap-x-5 border-t border-line text-small first:border-t-0"
            >
              <span className="min-w-0 py-2 wrap-anywhere">
                <bdi>{name}</bdi>{' '}
                <span className="text-faint">· {countLines(say, listMenuDrinks(draft.draft))}</span>
              </span>
              <span className="flex gap-x-5">
                <button
                  type="button"
                  aria-label={say('menus.action', { action: say('menus.left.go-on'), name })}
                  onClick={() => {
                    onGoOn(draft);
                  }}
                  className={STYLE.link}
                >
                  {say('menus.left.go-on')}
                </button>
                <button
                  type="button"
                  aria-label={say('menus.action', { action: say('menus.left.forget'), name })}
                  onClick={() => {
                    forgetDraft(draft.id);
                  }}
                  className={STYLE.link}
                >
                  {say('menus.left.forget')}
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
