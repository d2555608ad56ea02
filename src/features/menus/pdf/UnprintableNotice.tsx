import type { Unprintable } from '../../../domain/menus/document/findUnprintable.ts';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
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
      <ScrollBox label={say('menuPdf.unprintable')} className="mt-2 max-h-48">
        <ul className="grid gap-1">
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
      </ScrollBox>
    </div>
  );
}
