import type { ReactNode } from 'react';

interface Props {
  id: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  describedBy?: string;
  /** The label. */
  children: ReactNode;
}

/** A switch as wide as the page: the whole row is pressed, with a wet thumb and in the dark. */
export function BigSwitch({ id, isOn, onChange, describedBy, children }: Props) {
  return (
    <label
      htmlFor={id}
      className="flex min-h-16 cursor-pointer items-center gap-4 border-b border-line py-2 hover:bg-raised"
    >
      <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">{children}</span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
        className="h-8 w-14 shrink-0 justify-start rounded-pill px-0.75 before:size-6 before:rounded-pill before:bg-control before:opacity-100 before:transition-transform before:[clip-path:none] checked:before:translate-x-6 checked:before:bg-on-brass"
      />
    </label>
  );
}
