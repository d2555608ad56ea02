import { atom } from 'nanostores';
import { PHOTO_DATABASE } from '../contracts/drink-log/photoLimits.ts';
import { findRoomFault, type RoomFault } from '../domain/drink-log/photoRules.ts';

/*
 * Photos of drinks that their reader made, one for each drink. They are on this device alone, in IndexedDB, since local
 * storage has no room for them (decision 82).
 */

/** A photo as it is stored. Bytes and not a blob, which private windows of some browsers do not store. */
export interface DrinkPhoto {
  drinkId: string;
  type: string;
  data: ArrayBuffer;
}

/** A photo that there is no room for: too many, too many bytes, or the device itself is full. */
export class PhotosFull extends Error {
  readonly fault: RoomFault | 'device';

  constructor(fault: RoomFault | 'device') {
    super(`There is no room for a photo: ${fault}.`);
    this.fault = fault;
  }
}

/** Changes with the photos, so that what shows them reads them again. */
export const $photoChanges = atom(0);

const PHOTOS = 'photos';
/** Bytes by drink, so that nobody reads all photos to count them. */
const SIZES = 'sizes';

/** @throws where the browser stores nothing */
export async function readPhoto(drinkId: string): Promise<DrinkPhoto | undefined> {
  return inDatabase('readonly', (photos) => request<DrinkPhoto | undefined>(photos.get(drinkId)));
}

/** Ids of the drinks that have a photo. @throws where the browser stores nothing */
export async function listPhotos(): Promise<string[]> {
  return inDatabase('readonly', async (_, sizes) => (await request(sizes.getAllKeys())).map(String));
}

/**
 * Stores a photo in the place of the one that the drink had.
 *
 * @throws PhotosFull
 */
export async function storePhoto(photo: DrinkPhoto): Promise<void> {
  const { drinkId, data } = photo;
  try {
    await inDatabase('readwrite', async (photos, sizes) => {
      const [ids, bytes] = await Promise.all([request(sizes.getAllKeys()), request(sizes.getAll())]);
      const stored = new Map(ids.map((id, place) => [String(id), Number(bytes[place])]));
      const fault = findRoomFault(stored, drinkId, data.byteLength);
      if (fault !== undefined) throw new PhotosFull(fault);
      photos.put(photo);
      sizes.put(data.byteLength, drinkId);
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw new PhotosFull('device');
    throw error;
  }
  $photoChanges.set($photoChanges.get() + 1);
}

export async function removePhoto(drinkId: string): Promise<void> {
  await inDatabase('readwrite', (photos, sizes) => {
    photos.delete(drinkId);
    sizes.delete(drinkId);
  });
  $photoChanges.set($photoChanges.get() + 1);
}

/** Does something in one transaction, and waits until it is written; what throws leaves all as it was. */
async function inDatabase<Result>(
  mode: IDBTransactionMode,
  act: (photos: IDBObjectStore, sizes: IDBObjectStore) => Result | Promise<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction([PHOTOS, SIZES], mode);
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => {
        resolve();
      };
      transaction.onabort = () => {
        reject(transaction.error ?? new DOMException('Aborted', 'AbortError'));
      };
    });
    // Whoever waits for the action below hears of a failure there first.
    written.catch(() => undefined);
    try {
      const result = await act(transaction.objectStore(PHOTOS), transaction.objectStore(SIZES));
      await written;
      return result;
    } catch (error) {
      if (transaction.error === null) attemptAbort(transaction);
      throw error;
    }
  } finally {
    // Open connections would keep "Forget this device" from deleting it.
    database.close();
  }
}

function attemptAbort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(PHOTO_DATABASE, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(PHOTOS, { keyPath: 'drinkId' });
    opening.result.createObjectStore(SIZES);
  };
  return request(opening);
}

async function request<Result>(asked: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => {
      resolve(asked.result);
    };
    asked.onerror = () => {
      reject(asked.error ?? new Error('IndexedDB failed.'));
    };
  });
}
