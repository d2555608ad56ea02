import { GRID_STYLE } from '../recipe/cardStyle.ts';

/** Places of the size that the cards will have; that they are loading is said above them (ResultBar.tsx). */
export function LoadingList() {
  return (
    <div aria-hidden="true" className={`${GRID_STYLE} drink-list`}>
      {Array.from({ length: 6 }, (_, place) => (
        <div key={place} className="card-place aspect-4/5 rounded-corner bg-raised" />
      ))}
    </div>
  );
}

interface NoticeProps {
  title: string;
  text: string;
  action: string;
  onAction: () => void;
}

/** Said in the place of a list, with a way on. */
export function ListNotice({ title, text, action, onAction }: NoticeProps) {
  return (
    <div role="status" className="border-t border-line pt-10 pb-16">
      <h2 className="text-section">{title}</h2>
      <p className="mt-3 max-w-text text-soft">{text}</p>
      <button
        type="button"
        className="mt-6 inline-flex min-h-12 cursor-pointer items-center rounded-corner bg-brass px-6 font-medium text-on-brass"
        onClick={onAction}
      >
        {action}
      </button>
    </div>
  );
}
