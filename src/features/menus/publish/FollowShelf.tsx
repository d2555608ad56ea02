import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { $shelf } from '../../../stores/shelf.ts';
import type { PublishMessages } from './publishMessages.ts';

interface Props {
  follows: boolean;
  messages: PublishMessages;
  /** Settles once the site has kept it, or has not. */
  onFollow(follows: boolean): Promise<void>;
}

/** Whether what the owner's shelf does not make is shown to guests as sold out. */
export function FollowShelf({ follows, messages, onFollow }: Props) {
  // What was pressed, until the site has answered.
  const [wished, setWished] = useState<boolean>();
  const isEmpty = useStore($shelf, { ssr: 'initial' }).length === 0;
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-small">
        <input
          type="checkbox"
          role="switch"
          checked={wished ?? follows}
          // Disabled, it would lose the focus.
          aria-disabled={wished !== undefined}
          aria-describedby={`${id} ${id}-empty`}
          onChange={({ target }) => {
            if (wished !== undefined) return;
            setWished(target.checked);
            void onFollow(target.checked).finally(() => {
              setWished(undefined);
            });
          }}
          className="mt-0.75 size-4 shrink-0 cursor-pointer accent-brass"
        />
        {messages['publish.follow']}
      </label>
      <p id={id} className="text-note text-soft">
        {messages['publish.follow.text']}
      </p>
      <p id={`${id}-empty`} role="status" className="text-note font-medium text-alert not-empty:mt-1">
        {(wished ?? follows) && isEmpty && messages['publish.follow.empty']}
      </p>
    </div>
  );
}
