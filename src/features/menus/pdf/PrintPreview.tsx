import { useEffect, useRef, useState } from 'react';
import { fillIn } from '../../../text/fillIn.ts';
import { STYLE } from '../styles.ts';
import { drawPage } from './drawPage.ts';
import type { PdfSay } from './pdfSay.ts';
import type { Preview, PreviewState } from './usePreview.ts';
import { colon } from '../../../text/colon.ts';

interface Props {
  say: PdfSay;
  state: PreviewState;
  /** Whether it stands beside the menu that is edited, under a bar and buttons of its own. */
  isBeside?: boolean;
  onRetry: () => void;
}

/** Pixels of the longer side of a page; the browser makes them smaller. */
const PIXELS = 1400;

/** The pages as they will be printed, one at a time. */
export function PrintPreview({ say, state, isBeside = false, onRetry }: Props) {
  const [chosen, setChosen] = useState(0);
  const { shown } = state;
  const pages = shown?.document.pages.length ?? 0;
  const page = Math.min(chosen, Math.max(0, pages - 1));
  const where = fillIn(say('menuPdf.print.page'), { page: page + 1, pages });
  return (
    <section aria-label={say('menuPdf.preview')} className="min-w-0">
      <div
        aria-busy={state.status === 'working'}
        className={`grid min-h-72 place-items-center rounded-corner bg-ground ${isBeside ? '' : 'p-4'}`}
      >
        {shown && (
          <PageCanvas
            {...{ preview: shown, page, isBeside }}
            label={`${say('menuPdf.preview')}${colon(say.locale)} ${where}`}
          />
        )}
        {!shown && state.status === 'working' && (
          <p className="text-small text-soft">{say('menuPdf.preview.working')}</p>
        )}
        {state.status === 'failed' && (
          <div role="alert" className="text-center text-small">
            <p>{say('menuPdf.preview.failed')}</p>
            <button type="button" onClick={onRetry} className={STYLE.link}>
              {say('menuPdf.preview.retry')}
            </button>
          </div>
        )}
      </div>
      {pages > 1 && (
        <div className="mt-2 flex items-center justify-between gap-3">
          <button
            type="button"
            className={STYLE.button}
            aria-disabled={page === 0}
            onClick={() => {
              setChosen(Math.max(0, page - 1));
            }}
          >
            {say('menuPdf.preview.before')}
          </button>
          <span aria-live="polite" className="text-small text-soft tabular-nums">
            {where}
          </span>
          <button
            type="button"
            className={STYLE.button}
            aria-disabled={page === pages - 1}
            onClick={() => {
              setChosen(Math.min(pages - 1, page + 1));
            }}
          >
            {say('menuPdf.preview.next')}
          </button>
        </div>
      )}
    </section>
  );
}

interface CanvasProps {
  preview: Preview;
  page: number;
  isBeside: boolean;
  label: string;
}

function PageCanvas({ preview: { document, order }, page, isBeside, label }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = document;
  const scale = PIXELS / Math.max(width, height);
  useEffect(() => {
    let isLeft = false;
    const shown = document.pages[page];
    const draw = async () => {
      if (!shown) return;
      const wanted = shown.items.flatMap((item) => (item.kind === 'picture' ? [item.drink] : []));
      const pictures = new Map<string, ImageBitmap>();
      for (const drink of wanted) {
        const jpeg = order.pictures.get(drink);
        if (jpeg) pictures.set(drink, await createImageBitmap(new Blob([new Uint8Array(jpeg)])));
      }
      const logo = order.logo && (await createImageBitmap(new Blob([new Uint8Array(order.logo)])));
      const brush = canvas.current?.getContext('2d');
      if (isLeft || !brush) return;
      brush.setTransform(scale, 0, 0, scale, 0, 0);
      brush.fillStyle = '#ffffff';
      brush.fillRect(0, 0, width, height);
      const { pairing, scripts, code } = order;
      const parts = { pictures, logo, squares: code?.squares, inks: document.inks, pairing, scripts };
      drawPage(brush, shown, parts);
    };
    void draw();
    return () => {
      isLeft = true;
    };
  }, [document, order, page, scale, width, height]);
  return (
    <div role="img" aria-label={label} className="max-w-full">
      <canvas
        ref={canvas}
        width={Math.round(width * scale)}
        height={Math.round(height * scale)}
        className={`max-w-full border border-line ${isBeside ? 'max-h-[calc(100dvh-22rem)]' : 'max-h-[70vh]'}`}
      />
    </div>
  );
}
