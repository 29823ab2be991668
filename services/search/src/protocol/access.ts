import { createHash, timingSafeEqual } from 'node:crypto';
import { ProtocolError } from './protocol-error.ts';

/** Who may do what. */
export type Access = {
  readonly appId: string;
  /** For readers; it is in every page, and no secret. */
  readonly searchKey: string;
  /** For who writes indexes and reads reports; without it nobody can. */
  readonly adminKey?: string | undefined;
};

/** Refuses a request without the key that it needs. */
export function checkAccess(request: Request, access: Access, need: 'search' | 'admin'): void {
  const { searchParams } = new URL(request.url);
  const given = (name: string): string =>
    request.headers.get(name) ?? readInsensitive(searchParams, name) ?? '';
  const key = given('x-algolia-api-key');
  const isApp = timingSafeEquals(given('x-algolia-application-id'), access.appId);
  const isAdmin = access.adminKey !== undefined && timingSafeEquals(key, access.adminKey);
  if (isApp && (isAdmin || (need === 'search' && timingSafeEquals(key, access.searchKey)))) return;
  if (isApp && timingSafeEquals(key, access.searchKey)) {
    throw new ProtocolError(403, 'Method not allowed with this API key');
  }
  throw new ProtocolError(403, 'Invalid Application-ID or API key');
}

/** The insights client writes the names in other letters than the search client. */
function readInsensitive(parameters: URLSearchParams, name: string): string | undefined {
  for (const [key, value] of parameters) if (key.toLowerCase() === name) return value;
  return undefined;
}

/** Whether a key is the right one; takes the same time whatever is different. */
export function timingSafeEquals(a: string, b: string): boolean {
  return timingSafeEqual(hashOf(a), hashOf(b));
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
