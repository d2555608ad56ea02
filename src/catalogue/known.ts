/**
 * An entry of a catalogue that has been checked.
 *
 * @throws Error where it is absent: a fault of ours, since the check would have told the data's
 */
export function known<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The checked catalogue lacks "${name}".`);
  return value;
}
