import { useEffect, useRef } from 'react';
import { STYLE } from '../styles.ts';
import type { PdfSay } from './pdfSay.ts';

interface Props {
  say: PdfSay;
  /** Drinks whose recipes are there. */
  done: number;
  total: number;
  onCancel: () => void;
}

/** How far a PDF is, and a way to stop it. */
export function ExportProgress({ say, done, total, onCancel }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is hidden now.
    button.current?.focus();
  }, []);
  const text = done < total ? say('menuPdf.progress', { done, total }) : say('menuPdf.finishing');
  return (
    <div className="mt-6 grid gap-4">
      <p className="font-medium">{say('menuPdf.working')}</p>
      <progress
        aria-label={say('menuPdf.working')}
        {...(total > 0 && { max: total, value: done })}
        className="h-1.5 w-full overflow-hidden rounded-pill accent-brass"
      />
      <p className="text-small text-soft tabular-nums">{text}</p>
      <button
        ref={button}
        type="button"
        onClick={onCancel}
        className={`${STYLE.button} min-h-12 justify-self-start`}
      >
        {say('menuPdf.cancel')}
      </button>
    </div>
  );
}
