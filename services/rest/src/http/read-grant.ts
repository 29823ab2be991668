import type { Scope } from '@brand/rest-api';
import { isRevoked } from '../access/api-keys.ts';
import type { Grant, Tokens } from '../access/tokens.ts';
import { ProblemError } from '../problem-error.ts';
import type { Database } from '@brand/sql-database';

/** Grant of a request without token. */
export const ANONYMOUS: Grant = { tenant: '', owner: '', scopes: [] };

/** Verifies the token of a request and its scope. */
export async function readGrant(
  headers: Headers,
  scope: Scope,
  { tokens, database }: { readonly tokens: Tokens; readonly database: Database },
): Promise<Grant> {
  const [, token] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  const challenge = { headers: { 'www-authenticate': 'Bearer' } };
  if (token === undefined) throw new ProblemError('token-missing', undefined, challenge);
  const read = tokens.readGrant(token);
  if (read.state === 'expired') throw new ProblemError('token-expired', undefined, challenge);
  if (read.state === 'foreign') throw new ProblemError('token-invalid', undefined, challenge);
  const grant = read.content;
  if (await isRevoked(grant, database)) {
    throw new ProblemError('token-invalid', 'The key of this token was deleted.', challenge);
  }
  if (!grant.scopes.includes(scope)) {
    const detail = `The token lacks the scope "${scope}". It has: ${grant.scopes.join(', ')}.`;
    throw new ProblemError('scope-missing', detail);
  }
  return grant;
}
