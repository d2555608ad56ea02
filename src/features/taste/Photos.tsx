import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { TasteDrink } from '../../domain/taste/tasteDrinks.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { $photoChanges, listPhotos, readPhoto, type DrinkPhoto } from '../../stores/drinkPhotos.ts';
import { BUTTON } from '../../ui/styles.ts';
import { LINK } from './link.ts';
import type { TasteTranslator } from './tasteTranslator.ts';

interface Props {
  t: TasteTranslator;
  prefix: string;
  drinks: readonly TasteDrink[];
}

/** Milliseconds between two files: browsers drop what comes at the same moment. */
const BETWEEN_FILES_MS = 300;

/** The photos of this device, each with its drink and a way out; nothing where there is none. */
export function Photos({ t, prefix, drinks }: Props) {
  const changes = useStore($photoChanges, { ssr: 'initial' });
  const [ids, setIds] = useState<readonly string[]>([]);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isLeft = false;
    listPhotos().then(
      (found) => {
        if (!isLeft) setIds(found);
      },
      // A browser that stores nothing has no photos.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [changes]);
  if (ids.length === 0) return null;

  const find = (id: string) => drinks.find((drink) => drink.id === id);
  async function save(some: readonly string[]): Promise<void> {
    setFailed(false);
    try {
      for (const id of some) {
        const photo = await readPhoto(id);
        if (photo) saveFile(toBlob(photo), nameFile(photo, find(id)));
        if (some.length > 1) await new Promise((resolve) => setTimeout(resolve, BETWEEN_FILES_MS));
      }
    } catch {
      setFailed(true);
    }
  }
  return (
    <section aria-labelledby="taste-photos" className="pt-12" data-photos>
      <h2 id="taste-photos" className="text-section">
        {t('taste.photos.title')}
      </h2>
      <p className="mt-3 max-w-text text-small text-soft">
        {t.count('taste.photos.number', ids.length)}. {t('taste.photos.text')}
      </p>
      {ids.length > 1 && (
        <button type="button" className={`${BUTTON.action} mt-3 px-4`} onClick={() => void save(ids)}>
          {t('taste.photos.all')}
        </button>
      )}
      {hasFailed && (
        <p role="alert" className="mt-3 border-l-3 border-alert pl-4">
          {t('taste.photos.failed')}
        </p>
      )}
      <ul className="taste-photos mt-6">
        {ids.map((id) => {
          const drink = find(id);
          const name = drink?.name ?? t('taste.photos.gone');
          return (
            <li key={id} data-photo-of={id}>
              <Photo id={id} changes={changes} />
              <p className="mt-2 text-small">
                {drink === undefined ? (
                  name
                ) : (
                  <a href={prefix + drink.path} className={LINK}>
                    {name}
                  </a>
                )}
              </p>
              <button
                type="button"
                className={BUTTON.text}
                aria-label={t('taste.photos.one', { name })}
                onClick={() => void save([id])}
              >
                {t('taste.photos.download')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The photo of a drink. */
function Photo({ id, changes }: { id: string; changes: number }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isLeft = false;
    readPhoto(id).then(
      (photo) => {
        if (isLeft || photo === undefined) return;
        made = URL.createObjectURL(toBlob(photo));
        setUrl(made);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [id, changes]);
  return <img src={url} alt="" className="aspect-4/5 w-full rounded-corner bg-plate object-cover" />;
}

const toBlob = ({ data, type }: DrinkPhoto) => new Blob([data], { type });

/** "negroni.webp" */
function nameFile({ drinkId, type }: DrinkPhoto, drink: TasteDrink | undefined): string {
  const end = type === 'image/jpeg' ? 'jpg' : type.slice(type.indexOf('/') + 1);
  return `${drink?.path.split('/').at(-1) ?? drinkId}.${end}`;
}
