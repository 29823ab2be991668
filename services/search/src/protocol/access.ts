import { createHash, timingSafeEqual } from 'node:crypto';
import { ProtocolError } from './protocol-error.ts';

/** Credentials of the service. */
export type Access = {
  readonly appId: string;
  /** Key of readers. It is in every page and not a secret. */
  readonly searchKey: string;
  /** Key for writing indexes and reading reports; without it, both are disabled. */
  readonly adminKey?: string | undefined;
};

/** Throws if a request lacks the required key. */
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

/** The insights client spells parameter names in another case than the search client. */
function readInsensitive(parameters: URLSearchParams, name: string): string | undefined {
  for (const [key, value] of parameters) if (key.toLowerCase() === name) return value;
  return undefined;
}

/** Compares keys in constant time. */
export function timingSafeEquals(a: string, b: string): boolean {
  return timingSafeEqual(hashOf(a), hashOf(b));
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
