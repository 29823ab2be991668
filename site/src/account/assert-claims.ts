import { LoginError } from './login-error';

/** Claims of an id token. */
export type IdClaims = {
  readonly iss?: unknown;
  readonly aud?: unknown;
  readonly azp?: unknown;
  readonly exp?: unknown;
  readonly sub?: unknown;
};

export type ExpectedClaims = {
  readonly issuer: string;
  readonly clientId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** Allowed clock skew between readers and providers. */
const MAX_CLOCK_SKEW_MS = 5 * 60_000;

/**
 * Rejects an id token of another issuer or for another audience, and one that has expired. The
 * library checks state, nonce and PKCE but not these. The signature need not be checked, because
 * the token comes from the provider itself over TLS (OpenID Connect Core 3.1.3.7).
 */
export function assertClaims(
  { iss, aud, azp, exp, sub }: IdClaims,
  { issuer, clientId, now }: ExpectedClaims,
): void {
  const audiences = Array.isArray(aud) ? aud : [aud];
  const isForUs = audiences.includes(clientId) && (azp === undefined || azp === clientId);
  const isFresh = typeof exp === 'number' && exp * 1000 > now - MAX_CLOCK_SKEW_MS;
  if (iss === issuer && isForUs && isFresh && typeof sub === 'string' && sub !== '') return;
  throw new LoginError('bad-answer', {
    cause: new Error(
      `ID token: expected issuer ${issuer} and audience ${clientId}, found ${JSON.stringify({ iss, aud, azp, exp })}.`,
    ),
  });
}
