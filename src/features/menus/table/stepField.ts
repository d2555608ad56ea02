import type { KeyboardEvent } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keys of a field in a column (`data-column`): Enter goes to the one below, with Shift to the one above; the ends stay
 * where they are. Ctrl or Cmd with D asks for what stands above.
 */
export function stepByKey(event: KeyboardEvent<Field>, onFillDown?: () => void): void {
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'Enter') {
    event.preventDefault();
    stepField(event.currentTarget, event.shiftKey ? -1 : 1);
  } else if (onFillDown && event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    onFillDown();
  }
}

function stepField(field: Field, step: -1 | 1): void {
  const { column = '' } = field.dataset;
  const fields = [...document.querySelectorAll<Field>(`[data-column="${column}"]`)];
  const next = fields[fields.indexOf(field) + step];
  next?.focus();
  next?.select();
}
