import { createHash } from 'node:crypto';

/** What Supabase's hash reads of a password; it refuses longer ones. */
const HASH_READS_BYTES = 72;

/** A password as Supabase gets it: its hash instead, where the password is longer than what Supabase reads. */
export function storedForm(password: string): string {
  if (Buffer.byteLength(password) <= HASH_READS_BYTES) return password;
  return createHash('sha384').update(password).digest('base64url');
}
