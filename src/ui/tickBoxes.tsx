/**
 * Gives a function that renders a checkbox with its label. Its `change` turns the new state of the box into a change.
 *
 * @param onChange is called with that change when a reader ticks or unticks a box
 */
export function tickBoxes<Changed>(onChange: (changed: Changed) => void) {
  return (label: string, isTicked: boolean, change: (isTicked: boolean) => Changed) => (
    <label key={label} className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => {
          onChange(change(target.checked));
        }}
        className="size-5 shrink-0 accent-brass"
      />
      {label}
    </label>
  );
}
