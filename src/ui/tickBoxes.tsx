/**
 * Makes boxes to tick, each with what it stands for behind it.
 *
 * @param onChange is given what one makes of being ticked, or no more
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
