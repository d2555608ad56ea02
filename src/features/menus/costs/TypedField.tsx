import { useId, useState } from 'react';
import { STYLE } from '../styles.ts';

interface Props {
  /** What is kept, as it stands in the field. */
  value: string;
  label: string;
  /** Said of what cannot be read. */
  problem: string;
  placeholder?: string;
  /** Written behind the field. */
  suffix?: string;
  /** While it is typed. */
  onType: (typed: string) => void;
  /** The field was left, or Enter pressed. @returns whether it could be read; else it stays as it is typed */
  onLeave: (typed: string) => boolean;
}

/** A field that takes what is typed once it is left; Escape takes that back. */
export function TypedField({ value, label, problem, placeholder, suffix, onType, onLeave }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const leave = () => {
    if (typed === undefined) return;
    const isRead = onLeave(typed.trim());
    setIsRefused(!isRead);
    if (isRead) setTyped(undefined);
  };
  return (
    <>
      <span className="flex items-center gap-2">
        <input
          aria-label={label}
          aria-invalid={isRefused}
          aria-describedby={`${id}-problem`}
          value={typed ?? value}
          placeholder={placeholder}
          inputMode="text"
          maxLength={20}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
            setIsRefused(false);
            onType(target.value.trim());
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') leave();
            if (key !== 'Escape' || typed === undefined) return;
            setTyped(undefined);
            setIsRefused(false);
            onType(value);
          }}
          onBlur={leave}
          className={`${STYLE.small} w-full text-right tabular-nums aria-invalid:border-alert`}
        />
        {suffix !== undefined && <span aria-hidden="true">{suffix}</span>}
      </span>
      <span id={`${id}-problem`} role="alert" className="block text-note text-alert empty:hidden">
        {isRefused && problem}
      </span>
    </>
  );
}
