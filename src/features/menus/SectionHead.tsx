import { MENU_LIMITS } from '../../contracts/menus/menuLimits.ts';
import { CloseIcon, DownIcon, UpIcon } from '../../ui/icons.tsx';
import type { Say } from './menuMessages.ts';
import { STYLE } from './styles.ts';

interface Props {
  say: Say;
  /** The title, or what an untitled section is called. */
  name: string;
  /** Counted from 1. */
  number: number;
  title: string;
  ends: { isFirst: boolean; isLast: boolean };
  onRename: (title: string) => void;
  onStep: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** The title of a section, and what moves or removes it; a menu of a single section has nothing to move. */
export function SectionHead({ say, name, number, title, ends, onRename, onStep, onRemove }: Props) {
  const isOnly = ends.isFirst && ends.isLast;
  return (
    <div className="flex items-end gap-1 pb-2">
      <label className="grid min-w-0 grow text-note text-soft">
        {say('menus.section.title.of', { number })}
        <input
          value={title}
          maxLength={MENU_LIMITS.sectionTitle}
          autoComplete="off"
          onChange={({ target }) => {
            onRename(target.value);
          }}
          className="min-h-11 min-w-0 grow border-b border-control bg-transparent font-serif text-card text-ink placeholder:text-faint placeholder:opacity-100 hover:border-ink focus:border-brass"
        />
      </label>
      {!isOnly && (
        <>
          {(['up', 'down'] as const).map((way) => {
            const isEnd = way === 'up' ? ends.isFirst : ends.isLast;
            return (
              <button
                key={way}
                type="button"
                aria-label={say(`menus.section.${way}`, { name })}
                aria-disabled={isEnd}
                onClick={() => {
                  if (!isEnd) onStep(way === 'up' ? -1 : 1);
                }}
                className={STYLE.icon}
              >
                {way === 'up' ? <UpIcon /> : <DownIcon />}
              </button>
            );
          })}
          <button
            type="button"
            aria-label={say('menus.section.remove', { name })}
            onClick={onRemove}
            className={STYLE.icon}
          >
            <CloseIcon />
          </button>
        </>
      )}
    </div>
  );
}
