/** Calls at most once per frame, with what came last. */
export function oncePerFrame<Value>(run: (value: Value) => void): (value: Value) => void {
  let last: Value;
  let isPlanned = false;
  return (value) => {
    last = value;
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      run(last);
    });
  };
}
