import type { Unprintable } from '../../../domain/menus/document/findUnprintable.ts';
import { STYLE } from '../styles.ts';
import type { PdfSay } from './pdfSay.ts';

interface Props {
  say: PdfSay;
  parts: readonly Unprintable[];
}

/** Names the drinks whose letters cannot be printed, and these letters. */
export function UnprintableNotice({ say, parts }: Props) {
  return (
    <div role="alert" className={STYLE.notice}>
      <p>{say('menuPdf.unprintable')}</p>
      <ul className="mt-2 grid max-h-48 gap-1 overflow-y-auto">
        {parts.map(({ place, characters }, index) => (
          <li key={index}>
            <bdi className="font-medium">{place ?? say('menuPdf.unprintable.menu')}</bdi>:{' '}
            {characters.map((character) => (
              <bdi key={character} className="mr-2">
                {character}
              </bdi>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
