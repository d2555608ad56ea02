import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (id: string) => void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Tabs as the pattern has them: arrows, Home and End choose, Tab leads into the panel. Panels keep their state. */
export function Tabs({ label, tabs, chosen, onChoose }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // On a phone the tabs may be wider than the window.
    list.current
      ?.querySelector('[aria-selected=true]')
      ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const next = Number.isFinite(step)
      ? (at + step + tabs.length) % tabs.length
      : step < 0
        ? 0
        : tabs.length - 1;
    const tab = tabs[next];
    if (tab === undefined) return;
    onChoose(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="-mx-1.5 flex gap-x-4 overflow-x-auto overflow-y-hidden border-b border-line px-1.5 pt-1.5 sm:gap-x-7"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => {
              onChoose(tab.id);
            }}
            onKeyDown={onKeyDown}
            className="-mb-px min-h-12 shrink-0 cursor-pointer border-b-2 border-transparent text-small text-soft hover:text-ink aria-selected:border-brass aria-selected:text-ink sm:text-large forced-colors:not-aria-selected:border-[Canvas]"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== chosen}
          className="pt-9"
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
