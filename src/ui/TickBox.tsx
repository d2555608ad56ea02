interface Props {
  label: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  /** Accessible name, beginning with the label, where the label alone does not tell it from others. */
  name?: string;
  /** Whether it takes effect at once, and so is announced as a switch. */
  isSwitch?: boolean;
  /** How the label is laid out, and its text. */
  className?: string;
}

/** A checkbox with its label, 44 px high so that a thumb hits it. */
export function TickBox({ label, name, isTicked, onTick, isSwitch, className = 'inline-flex' }: Props) {
  return (
    <label className={`min-h-11 cursor-pointer items-center gap-3 ${className}`}>
      <input
        type="checkbox"
        role={isSwitch ? 'switch' : undefined}
        aria-label={name}
        checked={isTicked}
        onChange={({ target }) => {
          onTick(target.checked);
        }}
        className="size-5 shrink-0 accent-brass"
      />
      {label}
    </label>
  );
}
