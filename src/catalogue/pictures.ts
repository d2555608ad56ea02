import { pictureManifestSchema, type PictureManifest } from '../contracts/drinks/pictures.ts';
import type { DataReader } from './readJson.ts';

const PICTURES_FILE = 'pictures.json';

/** Reads `data/pictures.json`, which the picture tool writes. */
export function readPictures(reader: DataReader): PictureManifest {
  return reader.read(PICTURES_FILE, pictureManifestSchema) ?? { drinks: {}, heroes: {} };
}
