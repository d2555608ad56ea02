import type { Translator } from '../../i18n/createTranslator.ts';
import type { Messages } from '../../i18n/messages.ts';
import { BUTTON, CHIP } from '../../ui/styles.ts';

/** A name that is not in the catalogue. */
export interface UnknownNote {
  text: string;
  /** Names of the allergens that the name speaks of; empty where it speaks of none. */
  holds: string;
  /** Names of those that may be in it as in the thing that it replaces. */
  mayHold: string;
  choices: readonly { id: string; name: string }[];
}

/** A slip that was corrected, or a choice that was made: either can be undone. */
export interface ReadNote {
  typed: string;
  id: string;
  name: string;
}

interface Props {
  say: Translator<keyof Messages<'nameNotes'>>;
  unknown: readonly UnknownNote[];
  read: readonly ReadNote[];
  /** Whether something is avoided, so that unknown things are left out. */
  isAvoiding: boolean;
  onChoose: (text: string, id: string) => void;
  onUndo: (note: ReadNote) => void;
}

/** Unknown names that are told one by one. */
const MOST_UNKNOWN = 4;

/** How typed names were read: what was corrected, and what is not in the catalogue and may be meant by it. */
export function NameNotes({ say, unknown, read, isAvoiding, onChoose, onUndo }: Props) {
  const told = unknown.slice(-MOST_UNKNOWN);
  const more = unknown.length - told.length;
  return (
    <div role="status" aria-label={say('name.notes')} className="text-small empty:hidden" data-name-notes>
      {read.map((note) => (
        <p
          key={note.typed}
          className="mt-3 flex flex-wrap items-center gap-x-3 border-l-3 border-line pl-3 text-soft"
        >
          <bdi>{say('name.read', { typed: note.typed, name: note.name })}</bdi>
          <button
            type="button"
            aria-label={say('name.undo.of', { typed: note.typed })}
            onClick={() => {
              onUndo(note);
            }}
            className={BUTTON.text}
          >
            {say('name.undo')}
          </button>
        </p>
      ))}
      {told.map(({ text, holds, mayHold, choices }) => (
        <div key={text} className="mt-3 border-l-3 border-brass pl-3" data-unknown={text}>
          <p>
            <bdi>{say('name.unknown', { name: text })}</bdi>
            {holds !== '' && <> {say('name.holds', { names: holds })}</>}
            {mayHold !== '' && <> {say('name.holds.maybe', { names: mayHold })}</>}
            {isAvoiding && <> {say('name.avoided')}</>}
          </p>
          {choices.length > 0 && (
            <div
              className="mt-1 flex flex-wrap items-center gap-2"
              role="group"
              aria-label={say('name.maybe')}
            >
              <span className="text-soft">{say('name.maybe')}</span>
              {choices.map(({ id, name }) => (
                <button
                  key={id}
                  type="button"
                  aria-label={say('name.maybe.of', { typed: text, name })}
                  onClick={() => {
                    onChoose(text, id);
                  }}
                  className={CHIP}
                >
                  {name}
                </button>
              ))}
            </div>
          )}
        </div>
      ))}
      {more > 0 && <p className="mt-3 text-soft">{say.count('name.more', more)}</p>}
    </div>
  );
}
