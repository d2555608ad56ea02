import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { PlusIcon } from '../../ui/icons.tsx';
import { BUTTON, FIELD } from '../../ui/styles.ts';
import { useLack } from '../../ui/useLack.tsx';
import type { Suggestion, Vocabulary } from './vocabulary.ts';

interface Props {
  /** Names the field, and stands in it. */
  label: string;
  /** Names the button. */
  action: string;
  vocabulary: Vocabulary | undefined;
  /** How many suggestions there are, in words, for those who do not see the list. */
  countText: (suggestions: number) => string;
  nameOf: (entry: string) => string;
  /** Said where nothing was typed. */
  none: string;
  /** Where it is said that nothing was added yet, and whether it is. */
  lack?: { id: string; isSaid: boolean };
  /** Adds what was typed, or the ingredient that was chosen. */
  onAdd: (text: string, id?: string) => void;
}

/** Where one types what one has: a combobox by the ARIA pattern, with a list that only suggests. */
export function EntryInput({ label, action, vocabulary, countText, nameOf, none, lack, onAdd }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { field, message, setLacking } = useLack(none);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [isOpen, setIsOpen] = useState(false);
  const suggestions: Suggestion[] = isOpen ? (vocabulary?.suggest(text) ?? []) : [];
  const chosen = suggestions[active];
  const isAsked = isOpen && vocabulary !== undefined && text.trim() !== '';

  // The input stands in the page before React does: what was typed into it by then is kept.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed === '') return;
    setText(typed);
    setIsOpen(true);
  }, []);

  // The focus stays in the field, so the browser brings no suggestion into view by itself.
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  function reset() {
    setText('');
    setActive(-1);
    setIsOpen(false);
    input.current?.focus();
  }

  function add(suggestion?: Suggestion) {
    setLacking(!suggestion && text.trim() === '');
    if (suggestion) onAdd(suggestion.alias ?? text, suggestion.id);
    else if (text.trim() !== '') onAdd(text);
    reset();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const last = suggestions.length - 1;
    if (event.key === 'Enter') add(chosen);
    else if (event.key === 'Escape' && suggestions.length > 0) {
      setIsOpen(false);
      setActive(-1);
    } else if (event.key === 'ArrowDown' && last >= 0) setActive(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp' && last >= 0) setActive(active <= 0 ? last : active - 1);
    else return;
    event.preventDefault();
  }

  return (
    <div className="relative">
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={suggestions.length > 0}
          aria-controls={`${id}-list`}
          aria-invalid={lack?.isSaid === true || field['aria-invalid']}
          aria-describedby={[field['aria-describedby'], lack?.id].join(' ').trim()}
          aria-activedescendant={chosen ? `${id}-${active}` : undefined}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          enterKeyHint="done"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setLacking(false);
            setActive(-1);
            setIsOpen(true);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setIsOpen(false);
          }}
          className={`min-h-12 min-w-0 grow aria-invalid:border-alert ${FIELD}`}
        />
        <button type="submit" aria-label={action} className={`${BUTTON.icon} size-12`}>
          <PlusIcon />
        </button>
      </form>
      {message}
      <p role="status" className="sr-only">
        {isAsked && countText(suggestions.length)}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={suggestions.length === 0}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-80 overflow-auto rounded-corner border border-line bg-raised py-1 shadow-float"
      >
        {suggestions.map((suggestion, place) => (
          // Keyboard users choose by the arrows of the input, as the pattern has it.
          <div
            key={suggestion.id}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === active}
            tabIndex={-1}
            onPointerDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              add(suggestion);
            }}
            onKeyDown={onKeyDown}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 hover:bg-ground aria-selected:bg-ground aria-selected:text-brass aria-selected:shadow-[inset_3px_0_0_var(--brass)]"
          >
            <span>{nameOf(suggestion.id)}</span>
            {suggestion.alias !== undefined && (
              // Often a word of another language, which a voice of this one would garble.
              <span aria-hidden="true" translate="no" className="text-right text-note text-faint">
                {suggestion.alias}
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
