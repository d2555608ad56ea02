import { useId, useState } from 'react';
import { CloseIcon } from './icons.tsx';
import { CHIP } from './styles.ts';

interface Thing {
  id: string;
  name: string;
}

interface Props {
  label: string;
  /** In the empty field. */
  add: string;
  /** With {{name}}. */
  remove: (name: string) => string;
  /** Said of a typed name that is none of the things. */
  unknown: (name: string) => string;
  things: readonly Thing[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Things chosen by their names, each with a chip that takes it away. */
export function ThingPicker({ label, add, remove, unknown, things, chosen, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const shown = things.filter(({ id: thing }) => chosen.includes(thing));
  const namedBy = (typed: string) => {
    const name = typed.trim().toLowerCase();
    return things.find((thing) => thing.name.toLowerCase() === name);
  };
  const take = (typed: string) => {
    const thing = namedBy(typed);
    if (thing === undefined) return false;
    if (!chosen.includes(thing.id)) onChange([...chosen, thing.id]);
    setText('');
    return true;
  };
  return (
    <div className="border-b border-line py-4">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <input
        id={id}
        list={`${id}-names`}
        value={text}
        placeholder={add}
        autoComplete="off"
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
        className="mt-2 min-h-11 w-full rounded-corner border border-control bg-transparent px-3.5 hover:border-ink aria-invalid:border-alert"
        onChange={({ target, nativeEvent }) => {
          setProblem('');
          // A name that was chosen from the list comes whole; a typed one may go on: "gin" is "ginger ale".
          const isChosen = !('inputType' in nativeEvent) || nativeEvent.inputType === 'insertReplacementText';
          if (!isChosen || !take(target.value)) setText(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || text.trim() === '') return;
          event.preventDefault();
          if (!take(text)) setProblem(unknown(text.trim()));
        }}
      />
      <p id={`${id}-problem`} role="alert" className="mt-2 text-small text-alert empty:hidden">
        {problem}
      </p>
      <datalist id={`${id}-names`}>
        {things.map((thing) => (
          <option key={thing.id} value={thing.name} />
        ))}
      </datalist>
      <p role="status" className="sr-only">
        {shown.map(({ name }) => name).join(', ')}
      </p>
      <ul className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {shown.map((thing) => (
          <li key={thing.id}>
            <button
              type="button"
              aria-label={remove(thing.name)}
              className={`${CHIP} border-brass text-brass`}
              onClick={() => {
                onChange(chosen.filter((other) => other !== thing.id));
              }}
            >
              {thing.name}
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
