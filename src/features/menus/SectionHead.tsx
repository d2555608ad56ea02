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
  /** Whether its lines stand in a table. */
  isTable: boolean;
  /** Whether its lines can be chosen. */
  canChoose: boolean;
  /** How many of its lines are chosen. */
  chosen: 'all' | 'some' | 'none';
  onChoose: (isChosen: boolean) => void;
  onRename: (title: string) => void;
  onStep: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** The title of a section, and what moves or removes it; a menu of a single section has nothing to move. */
export function SectionHead(props: Props) {
  const { say, name, number, title, ends, isTable, canChoose, chosen, onChoose, onRename, onStep, onRemove } =
    props;
  const isOnly = ends.isFirst && ends.isLast;
  const button = isTable ? STYLE.tool : STYLE.icon;
  return (
    <div className={`flex gap-1 ${isTable ? 'items-center gap-x-2' : 'items-end pb-2'}`}>
      {canChoose && (
        <input
          type="checkbox"
          aria-label={say('menus.table.select-section', { name })}
          checked={chosen === 'all'}
          ref={(box) => {
            if (box) box.indeterminate = chosen === 'some';
          }}
          onChange={({ target }) => {
            onChoose(target.checked);
          }}
          className={`${STYLE.tick} ${isTable ? '' : 'm-3'}`}
        />
      )}
      <label className="grid min-w-0 grow text-note text-soft">
        <span className={isTable ? 'sr-only' : undefined}>{say('menus.section.title.of', { number })}</span>
        <input
          value={title}
          maxLength={MENU_LIMITS.sectionTitle}
          autoComplete="off"
          onChange={({ target }) => {
            onRename(target.value);
          }}
          enterKeyHint="next"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            enterSection(event.currentTarget);
          }}
          placeholder={isTable ? name : undefined}
          className={`min-w-0 grow border-b border-control bg-transparent font-serif text-card text-ink hover:border-ink focus:border-brass ${isTable ? 'min-h-9' : 'min-h-11'}`}
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
                className={button}
              >
                {way === 'up' ? <UpIcon /> : <DownIcon />}
              </button>
            );
          })}
          <button
            type="button"
            aria-label={say('menus.section.remove', { name })}
            onClick={onRemove}
            className={button}
          >
            <CloseIcon />
          </button>
        </>
      )}
    </div>
  );
}

/** Goes from the title of a section down to its first price. */
function enterSection(title: HTMLElement): void {
  const price = title.closest('section')?.querySelector<HTMLInputElement>('[data-column^="price"]');
  price?.focus();
  price?.select();
}
