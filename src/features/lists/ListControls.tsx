import type { FocusEvent, ReactNode } from 'react';
import type { ListMessages } from './listMessages.ts';
import { DRINK_TYPES, type ListQuery } from '../../domain/search/listQuery.ts';
import { SearchField } from './SearchField.tsx';
import { Select, type Choice } from './Select.tsx';

interface Props {
  query: ListQuery;
  /** Whether the address has been read, so that what is pressed now counts. */
  isLive: boolean;
  messages: ListMessages;
  spirits: readonly Choice[];
  /** Empty on a list without quick ingredients. */
  chips: readonly Choice[];
  hasTypes: boolean;
  /** The sheet of filters. */
  filters: ReactNode;
  onSearch: (text: string) => void;
  onChange: (change: Partial<ListQuery>) => void;
}

const TOGGLE =
  'inline-flex min-h-11 cursor-pointer items-center border px-4 text-small whitespace-nowrap hover:border-ink ' +
  'aria-pressed:border-brass aria-pressed:bg-brass aria-pressed:text-on-brass';

/** What a reader asks a list by. */
export function ListControls({
  query,
  isLive,
  messages,
  spirits,
  chips,
  hasTypes,
  filters,
  onSearch,
  onChange,
}: Props) {
  return (
    <div
      id="list-controls"
      tabIndex={-1}
      data-list-controls
      data-live={isLive}
      className="mb-5 grid grid-cols-1 gap-3 outline-none print:hidden noscript:hidden"
    >
      <div className="flex flex-wrap gap-3">
        <div className="basis-80" style={{ flexGrow: 4 }}>
          <SearchField label={messages.search} value={query.search} onSearch={onSearch} />
        </div>
        <div className="min-w-48 grow basis-40">
          <Select
            look="field"
            label={messages.spirit}
            value={query.spirit}
            options={[{ id: '', name: messages.allSpirits }, ...spirits]}
            onChoose={(spirit) => {
              onChange({ spirit });
            }}
          />
        </div>
        {filters}
      </div>
      {(hasTypes || chips.length > 0) && (
        <div className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:flex-wrap">
          {hasTypes && <TypeToggle {...{ query, messages, onChange }} />}
          {chips.length > 0 && <Chips {...{ query, messages, chips, onChange }} />}
        </div>
      )}
    </div>
  );
}

/** Cocktails or Mocktails; the active one, pressed again, gives both. */
function TypeToggle({ query, messages, onChange }: Pick<Props, 'query' | 'messages' | 'onChange'>) {
  return (
    <div role="group" aria-label={messages.type} className="flex">
      {DRINK_TYPES.map((type) => (
        <button
          key={type}
          type="button"
          aria-pressed={query.type === type}
          className={`${TOGGLE} justify-center border-control not-first:-ml-px first:rounded-l-corner last:rounded-r-corner hover:z-1 focus-visible:z-1 aria-pressed:z-1 max-sm:grow`}
          onClick={() => {
            onChange({ type: query.type === type ? '' : type });
          }}
        >
          {messages.types[type]}
        </button>
      ))}
    </div>
  );
}

/** Quick ingredients, each of which can be chosen, and a chip that clears them. */
function Chips({
  query,
  messages,
  chips,
  onChange,
}: Pick<Props, 'query' | 'messages' | 'chips' | 'onChange'>) {
  const chosen = query.ingredients;
  const toggle = (id: string) =>
    chips
      .map((chip) => chip.id)
      .filter((other) => (other === id ? !chosen.includes(id) : chosen.includes(other)));
  return (
    <div
      role="group"
      aria-label={messages.ingredients}
      className="-my-1.5 flex min-w-0 scroll-px-6 [scrollbar-width:none] gap-2 py-1.5 max-sm:-mx-[clamp(1.5rem,4vw,2rem)] max-sm:overflow-x-auto max-sm:px-[clamp(1.5rem,4vw,2rem)] sm:flex-wrap"
    >
      {chips.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen.includes(id)}
          className={`${TOGGLE} rounded-pill border-line`}
          onFocus={bringIntoView}
          onClick={() => {
            onChange({ ingredients: toggle(id) });
          }}
        >
          {name}
        </button>
      ))}
      <button
        type="button"
        aria-disabled={chosen.length === 0}
        className="inline-flex min-h-11 cursor-pointer items-center px-3 text-small text-soft underline decoration-line underline-offset-4 hover:text-ink hover:decoration-brass aria-disabled:cursor-default aria-disabled:text-faint aria-disabled:no-underline"
        onClick={() => {
          onChange({ ingredients: [] });
        }}
      >
        {messages.clear}
      </button>
    </div>
  );
}

/** On a phone the keyboard brings a chip into view whole; a press must not move it. */
function bringIntoView({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (!currentTarget.matches(':focus-visible')) return;
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
