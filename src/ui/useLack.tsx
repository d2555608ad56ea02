import { useId, useState } from 'react';

/** What a form says beside its one field where nothing is typed into it, until something is. */
export function useLack(text: string) {
  const id = useId();
  const [isLacking, setLacking] = useState(false);
  return {
    setLacking,
    /** What ties the field to the text. */
    field: { 'aria-invalid': isLacking, 'aria-describedby': id },
    message: (
      <p id={id} role="alert" className="mt-2 text-small text-alert empty:hidden">
        {isLacking && text}
      </p>
    ),
  };
}
