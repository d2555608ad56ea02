import { useId, useRef, useState } from 'react';
import { IMPORT_LIMITS } from '../../../domain/menus/import/readTable.ts';
import { decodeText } from '../../../domain/own-drinks/import/decodeText.ts';
import { STYLE } from '../styles.ts';
import type { TransferSay } from './transferSay.ts';

interface Props {
  say: TransferSay;
  /** What may be brought. */
  text: string;
  onRead: (text: string) => void;
}

/** How the workbooks of Excel and of OpenDocument begin: as archives. */
const ARCHIVE = 'PK';

/** Takes the text of a table: pasted, or of a file. */
export function SourceField({ say, text, onRead }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const [fault, setFault] = useState('');

  const take = (found: string) => {
    if (found.trim() === '') setFault(say('transfer.empty'));
    else if (found.length > IMPORT_LIMITS.bytes) setFault(say('transfer.large'));
    else onRead(found);
  };
  const read = async (file: File) => {
    if (file.size > IMPORT_LIMITS.bytes) {
      setFault(say('transfer.large'));
      return;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (String.fromCharCode(...bytes.slice(0, 2)) === ARCHIVE) setFault(say('transfer.excel'));
    else take(decodeText(bytes));
  };

  return (
    <form
      className="mt-4 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        take(pasted);
      }}
    >
      <p id={`${id}-text`} className="text-soft">
        {text}
      </p>
      <div>
        <label htmlFor={id} className={STYLE.label}>
          {say('transfer.paste')}
        </label>
        <textarea
          id={id}
          rows={8}
          value={pasted}
          aria-describedby={`${id}-text`}
          onChange={({ target }) => {
            setPasted(target.value);
            setFault('');
          }}
          className={`${STYLE.field} mt-1.5 py-3`}
        />
      </div>
      <p role="alert" className="border-l-3 border-alert py-1 pl-4 text-small empty:hidden" data-fault>
        {fault}
      </p>
      <input
        ref={field}
        type="file"
        accept=".csv,.tsv,.txt,.json,text/csv,text/plain,text/tab-separated-values,application/json"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          setFault('');
          if (file) void read(file);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={STYLE.primary}>
          {say('transfer.next')}
        </button>
        <button
          type="button"
          onClick={() => {
            field.current?.click();
          }}
          className={`${STYLE.button} min-h-12`}
        >
          {say('transfer.file')}
        </button>
        <button type="button" data-close className={`${STYLE.button} min-h-12`}>
          {say('transfer.cancel')}
        </button>
      </div>
    </form>
  );
}
