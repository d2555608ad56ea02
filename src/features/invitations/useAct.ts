import { useEffect, useRef, useState } from 'react';

/** Does one thing at a time and has a status say what came of it, which takes the focus: what was pressed may be gone. */
export function useAct(explain: (error: unknown) => string) {
  const [said, setSaid] = useState({ text: '', isProblem: false });
  const [isBusy, setBusy] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said.text !== '') status.current?.focus();
  }, [said]);

  async function act(work: () => Promise<string>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      setSaid({ text: await work(), isProblem: false });
    } catch (error) {
      setSaid({ text: explain(error), isProblem: true });
    }
    setBusy(false);
  }
  return {
    act,
    isBusy,
    said: said.text,
    status: {
      ref: status,
      role: 'status',
      tabIndex: -1,
      className: `mb-5 outline-none empty:hidden ${said.isProblem ? 'border-l-3 border-alert pl-4' : 'text-brass'}`,
    } as const,
  };
}
