import { TickBox } from './TickBox.tsx';

interface Props<Id extends string> {
  /** Names the group. */
  legend: string;
  options: readonly { id: Id; name: string }[];
  ticked: readonly Id[];
  /** Gets the ticked ids, in the order of the options. */
  onTick: (ticked: Id[]) => void;
}

/** Checkboxes for things of which any number may be chosen. */
export function TickList<Id extends string>({ legend, options, ticked, onTick }: Props<Id>) {
  return (
    <fieldset className="mt-2">
      <legend className="font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ id, name }) => (
          <TickBox
            key={id}
            label={name}
            isTicked={ticked.includes(id)}
            onTick={(isTicked) => {
              const ids = options.map((one) => one.id);
              onTick(ids.filter((one) => (one === id ? isTicked : ticked.includes(one))));
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
