import { useId } from 'react';

interface Props<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string; text?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of one among few, each to be seen at once. */
export function ChoiceGroup<Value extends string>({ legend, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="text-small font-medium">{legend}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={`flex min-h-11 cursor-pointer items-start gap-3 rounded-corner border border-line px-4 py-2.5 hover:border-control has-checked:border-brass ${option.text === undefined ? '' : 'w-full'}`}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
              }}
              className="mt-0.75 size-4 shrink-0 cursor-pointer accent-brass"
            />
            <span className="text-small">
              <span className="font-medium">{option.label}</span>
              {option.text !== undefined && <span className="block text-note text-soft">{option.text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
