import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { openDialog } from './dialog.ts';

interface Props {
  title: string;
  /** Takes more of the window, where there is more to be seen at once. */
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is open while it is mounted; Escape and a press beside it close it. */
export function Modal({ title, isWide = false, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    openDialog(element);
    // What loads later may push the control that the browser chose out of the window.
    const first = document.activeElement;
    const observer = new ResizeObserver(() => {
      const isAway =
        first !== null && first.getBoundingClientRect().bottom > element.getBoundingClientRect().bottom;
      if (!isAway || document.activeElement !== first || !heading.current) return;
      // Not before: a dialog that opens would begin with it.
      heading.current.tabIndex = -1;
      heading.current.focus();
    });
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => {
      observer.disconnect();
      // Closing gives the focus back, which removing would not.
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className={`m-auto ${isWide ? 'w-[min(62rem,calc(100vw-2.5rem))]' : 'w-[min(30rem,calc(100vw-2.5rem))]'} rounded-corner border border-line bg-raised p-0 text-ink shadow-float backdrop:bg-plate/70 backdrop:backdrop-blur-sm has-data-foot:scroll-pb-34`}
    >
      <div className="p-7 sm:p-9">
        <h2 ref={heading} id={id} className="text-section">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
