import { createHash } from 'node:crypto';

/** What a generated file is asked for with, so that another content has another address: browsers keep the file. */
export function contentVersion(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
}
