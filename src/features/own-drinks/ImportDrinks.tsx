import { useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import type { ImportProblem } from '../../contracts/own-drinks/drinkImport.ts';
import type { DrinkParts } from '../../contracts/drinks/drinkParts.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { OwnDrink } from '../../contracts/own-drinks/ownDrink.ts';
import { OWN_DRINK_LIMITS } from '../../contracts/own-drinks/ownDrinkLimits.ts';
import { accountLists, type AccountLists } from '../../domain/own-drinks/import/accountFile.ts';
import { decodeText } from '../../domain/own-drinks/import/decodeText.ts';
import { planImport, type ImportEntry } from '../../domain/own-drinks/import/planImport.ts';
import { loadPart } from '../../lib/lazyPart.ts';
import { createLoader } from '../../stores/loader.ts';
import { useLoader } from '../../stores/useLoader.ts';
import type { DrinkTableDialog } from '../menus/transfer/DrinkTableDialog.tsx';
import { STYLE } from '../menus/styles.ts';
import { loadIndex, type ReadyIndex } from '../mix-master/loadIndex.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportProblems } from './ImportProblems.tsx';
import { readDrinkFile } from './ownDrinkCalls.ts';
import type { Say } from './ownDrinkMessages.ts';

interface Props {
  say: Say;
  locale: Locale;
  parts: DrinkParts;
  /** What the account has already. */
  drinks: readonly OwnDrink[];
  /** Opens the editor with a drink that is not kept yet. */
  onOpen: (entry: ImportEntry) => void;
  onStored: (drink: OwnDrink) => void;
}

/** A file that was read. */
interface ReadFile {
  name: string;
  entries: readonly ImportEntry[];
  problems: readonly ImportProblem[];
  lists: AccountLists | undefined;
}

const dialog = createLoader(() => loadPart(() => import('../menus/transfer/DrinkTableDialog.tsx')));

/** Bytes of an account's export, of which menus and their earlier versions are the most. */
const MAX_FILE_BYTES = 50_000_000;
const NO_FILE = { text: undefined, lists: undefined };

/** The text of a file that is sent to be read; of an account's export its drinks alone. */
function readable(text: string): { text: string; lists: AccountLists | undefined } {
  try {
    const json = JSON.parse(text.replace(/^\uFEFF/, '')) as { ownDrinks?: unknown };
    const lists = accountLists(json);
    if (lists) return { text: JSON.stringify({ ownDrinks: json.ownDrinks }), lists };
  } catch {
    // The site says what is wrong with it.
  }
  return { text, lists: undefined };
}

/** Reads drinks from a file, and shows them before any is kept. */
export function ImportDrinks({ say, locale, parts, drinks, onOpen, onStored }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [told, setTold] = useState('');
  const [fault, setFault] = useState('');
  const [faults, setFaults] = useState<ReadFile>();
  const [shown, setShown] = useState<ReadFile>();
  const [loader] = useState(() => createLoader<ReadyIndex>((show) => loadIndex(locale, show)));

  const [isTable, setIsTable] = useState(false);

  const read = async (file: File) => {
    const found =
      file.size > MAX_FILE_BYTES ? NO_FILE : readable(decodeText(new Uint8Array(await file.arrayBuffer())));
    await take(found, file.name);
  };
  const take = async ({ text, lists }: ReturnType<typeof readable> | typeof NO_FILE, name: string) => {
    setTold('');
    setFault('');
    setFaults(undefined);
    if (text === undefined || text.length > OWN_DRINK_LIMITS.fileLength) {
      setFault(say('own.import.large'));
      return;
    }
    const found = await readDrinkFile(text, locale).catch(() => undefined);
    if (!found?.isJson) {
      setFault(say(found ? 'own.import.json' : 'own.import.failed'));
      return;
    }
    const entries = planImport(found.drinks, drinks, () => crypto.randomUUID());
    const whole = { name, entries, problems: lists ? [] : found.problems, lists };
    if (entries.length === 0 && !lists) setFaults(whole);
    else setShown(whole);
  };

  return (
    <div data-import>
      <input
        ref={field}
        id={id}
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file === undefined) return;
          setIsBusy(true);
          void read(file).finally(() => {
            setIsBusy(false);
          });
        }}
      />
      <button
        ref={button}
        type="button"
        aria-disabled={isBusy}
        aria-describedby={`${id}-help`}
        onClick={() => {
          if (!isBusy) field.current?.click();
        }}
        className={`${STYLE.button} min-h-12`}
      >
        {say(isBusy ? 'own.import.busy' : 'own.import')}
      </button>
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) setIsTable(true);
        }}
        className={`${STYLE.button} ml-2 min-h-12`}
      >
        {say('own.import.table')}
      </button>
      <p id={`${id}-help`} className="mt-2 text-note text-soft">
        {say('own.import.help')}
      </p>
      <p role="status" className="text-small empty:hidden">
        {told}
      </p>
      {fault !== '' && (
        <p role="alert" className="mt-3 border-l-3 border-alert py-1 pl-4 text-small" data-faults>
          {fault}
        </p>
      )}
      {faults && (
        <ImportProblems
          {...{ say }}
          title={say('own.import.faults', { name: faults.name })}
          problems={faults.problems}
        />
      )}
      {isTable && (
        <TablePart
          {...{ locale }}
          onTake={(text) => {
            setIsTable(false);
            setIsBusy(true);
            void take({ text, lists: undefined }, say('own.import.table.name')).finally(() => {
              setIsBusy(false);
            });
          }}
          onClose={() => {
            setIsTable(false);
          }}
          onFailed={() => {
            setIsTable(false);
            setFault(say('own.import.failed'));
          }}
        />
      )}
      {shown && (
        <ImportPreview
          {...{ say, locale, parts, loader, onStored }}
          {...shown}
          onOpen={(entry) => {
            setShown(undefined);
            onOpen(entry);
          }}
          onClose={(kept) => {
            setShown(undefined);
            setTold(kept === 0 ? '' : say.count('own.import.done', kept));
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}

interface PartProps extends ComponentProps<typeof DrinkTableDialog> {
  onFailed: () => void;
}

/** The dialog for a table of drinks, which is loaded when it is first opened. */
function TablePart({ onFailed, ...props }: PartProps) {
  const part = useLoader(dialog);
  const hasFailed = part.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    dialog.retry();
    onFailed();
  }, [hasFailed, onFailed]);
  return part.status === 'ready' ? <part.value.DrinkTableDialog {...props} /> : null;
}
