import { createHash, timingSafeEqual } from 'node:crypto';
import { EnvironmentError, readHealthToken } from './environment.ts';

/** Whether a request carries the operator's token, `Authorization: Bearer <HEALTH_TOKEN>`; never where none is set. */
export function isOperatorRequest(request: Request): boolean {
  const token = tokenOrNone();
  if (token === undefined) return false;
  const given = request.headers.get('authorization') ?? '';
  // Hashes have the same length, whatever was sent.
  return timingSafeEqual(hash(given), hash(`Bearer ${token}`));
}

function tokenOrNone(): string | undefined {
  try {
    return readHealthToken();
  } catch (error) {
    if (error instanceof EnvironmentError) return undefined;
    throw error;
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest();
