import { useEffect, useRef } from 'react';

/** An action that waits as long as something is on its way; then all that was asked of it is done in its order. */
export function useHeld<Args extends unknown[]>(
  isWaiting: boolean,
  action: (...args: Args) => void,
): (...args: Args) => void {
  const held = useRef<Args[]>([]);
  useEffect(() => {
    if (!isWaiting) for (const args of held.current.splice(0)) action(...args);
  });
  return (...args) => {
    if (isWaiting) held.current.push(args);
    else action(...args);
  };
}
