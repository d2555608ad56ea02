/*
 * Has the disk of the local data ail in the process that loads this before its script, as `--import` does: it is full,
 * or it can only be read (AILING_DISK=ENOSPC: full). SIGUSR2 begins and ends it; with
 * AILING_FROM_THE_START=true it has begun already.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve } from 'node:path';

const folder = resolve(process.env['LOCAL_DATA_FOLDER'] ?? '.data');
const isFull = process.env['AILING_DISK'] === 'ENOSPC';
let ails = process.env['AILING_FROM_THE_START'] === 'true';
process.on('SIGUSR2', () => (ails = !ails));

/** Of the files of the folder that are open: a disk fails by the file. */
const opened = new Map<number, string>();
const isOurs = (path: unknown) => typeof path === 'string' && resolve(path).startsWith(folder);

/** A full disk still takes the names of new files. */
const isReadOnly = (path: unknown) => ails && !isFull && isOurs(path);

function refuse(): never {
  const code = isFull ? 'ENOSPC' : 'EROFS';
  throw Object.assign(new Error(`${code}: the disk ails`), { code, errno: isFull ? -28 : -30 });
}

const { accessSync, openSync, closeSync, writeSync, mkdir, mkdirSync, writeFileSync, existsSync, fstatSync } =
  fs;

fs.accessSync = (path, mode) => {
  if (isReadOnly(path) && mode === fs.constants.W_OK) refuse();
  accessSync(path, mode);
};
fs.openSync = (path, flags, mode) => {
  const writes = typeof flags === 'number' ? (flags & 3) !== 0 : flags !== undefined && flags !== 'r';
  if (isReadOnly(path) && writes) refuse();
  const file = openSync(path, flags ?? 'r', mode);
  if (isOurs(path)) opened.set(file, String(path));
  return file;
};
fs.closeSync = (file) => {
  opened.delete(file);
  closeSync(file);
};
/** A full disk still takes what replaces something. */
const takesMore = (file: number, length: number, position: number | null) =>
  position === null || position + length > fstatSync(file).size;
type Write = (
  file: number,
  data: Buffer,
  offset?: number,
  length?: number,
  position?: number | null,
) => number;
const write: Write = (file, data, offset = 0, length = data.length, position = null) => {
  if (ails && opened.has(file) && (!isFull || takesMore(file, length, position))) refuse();
  return writeSync(file, data, offset, length, position);
};
fs.writeSync = write as typeof fs.writeSync;
fs.writeFileSync = (path, data, options) => {
  if (isReadOnly(path)) refuse();
  writeFileSync(path, data, options);
};
fs.mkdirSync = ((path: string, options?: fs.MakeDirectoryOptions) => {
  if (isReadOnly(path) && !existsSync(path)) refuse();
  return mkdirSync(path, options);
}) as typeof fs.mkdirSync;
fs.mkdir = ((path: string, ...rest: [fs.NoParamCallback]) => {
  if (!isReadOnly(path)) {
    mkdir(path, ...rest);
    return;
  }
  try {
    refuse();
  } catch (error) {
    rest.at(-1)?.(error as NodeJS.ErrnoException);
  }
}) as typeof fs.mkdir;
syncBuiltinESMExports();
