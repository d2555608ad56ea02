import { useId } from 'react';
import { ChevronIcon } from '../../../ui/icons.tsx';
import { TickBox } from '../../../ui/TickBox.tsx';
import type { PublishMessages } from './publishMessages.ts';

interface Props {
  /** The drinks of the menu in their order. */
  drinks: readonly { id: string; name: string }[];
  soldOut: readonly string[];
  messages: PublishMessages;
  onToggle(id: string): void;
}

/** A switch per drink, for the evening when the limes run out. */
export function SoldOutSwitches({ drinks, soldOut, messages, onToggle }: Props) {
  const [title, hint] = [useId(), useId()];
  const number = drinks.filter(({ id }) => soldOut.includes(id)).length;
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 text-small [&::-webkit-details-marker]:hidden">
        <span id={title} className="font-medium">
          {messages['publish.sold-out']}
        </span>
        <span className="flex items-center gap-2 text-soft tabular-nums" data-sold-out>
          {number}
          <ChevronIcon className="shrink-0 group-open:rotate-180" />
        </span>
      </summary>
      <fieldset aria-labelledby={title} aria-describedby={hint} className="pb-4">
        <p id={hint} className="mb-1 text-note text-soft">
          {messages['publish.sold-out.text']}
        </p>
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {drinks.map(({ id, name }) => (
            <li key={id}>
              <TickBox
                label={name}
                isTicked={soldOut.includes(id)}
                onTick={() => {
                  onToggle(id);
                }}
                isSwitch
                className="flex text-small has-checked:text-faint has-checked:line-through"
              />
            </li>
          ))}
        </ul>
      </fieldset>
    </details>
  );
}
