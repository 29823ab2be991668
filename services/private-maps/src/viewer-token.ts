import { decodeProtectedHeader, errors, jwtVerify } from 'jose';

/** Secrets by key id, which the header of a token names. */
export type TokenKeys = ReadonlyMap<string, Uint8Array>;

/** Claims of a valid token, or the error. */
export type TokenCheck =
  | { readonly isValid: true; readonly venue: string; readonly origins: readonly string[] }
  | { readonly isValid: false; readonly error: string };

/** The only accepted algorithm: a token must not choose its own, because it could choose `none`. */
export const ALGORITHM = 'HS256';
/** Limits the use of a leaked token. */
const MAX_TOKEN_LIFETIME_SECONDS = 24 * 60 * 60;
const MAX_TOKEN_LENGTH = 4096;
const MAX_ORIGINS = 20;
const CLOCK_TOLERANCE_SECONDS = 5;

/** Verifies signature, lifetime and claims of a token. */
export async function checkViewerToken(
  token: string | undefined,
  { keys, now = new Date() }: { readonly keys: TokenKeys; readonly now?: Date },
): Promise<TokenCheck> {
  if (token === undefined || token === '') {
    return refused(
      'This map is private, and the URL has no token. The page that shows the map must add a token minted by its server.',
    );
  }
  if (token.length > MAX_TOKEN_LENGTH) return refused('The token is too long to be valid.');
  try {
    const { kid } = decodeProtectedHeader(token);
    const secret = kid === undefined ? undefined : keys.get(kid);
    if (!secret) {
      return refused(
        `The key "${String(kid).slice(0, 60)}" in the header of the token ("kid") is unknown.`,
      );
    }
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      requiredClaims: ['iat', 'exp', 'venue', 'origins'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: now,
    });
    return checkClaims(payload);
  } catch (error) {
    return refused(explain(error));
  }
}

function checkClaims({
  iat = 0,
  exp = 0,
  venue,
  origins,
}: Readonly<Record<string, unknown>> & { iat?: number; exp?: number }): TokenCheck {
  if (exp - iat > MAX_TOKEN_LIFETIME_SECONDS) {
    return refused('The token is valid for more than 24 hours. Mint one for each visit instead.');
  }
  if (typeof venue !== 'string') return refused('The token must name a venue ("venue").');
  if (!Array.isArray(origins) || origins.length > MAX_ORIGINS || !origins.every(isOrigin)) {
    return refused(
      `The token must list the origins that may show the map ("origins"), at most ${MAX_ORIGINS}, such as https://www.example.com.`,
    );
  }
  return { isValid: true, venue, origins };
}

export function isOrigin(value: unknown): value is string {
  return typeof value === 'string' && /^https?:/.test(value) && URL.parse(value)?.origin === value;
}

function explain(error: unknown): string {
  if (error instanceof errors.JWTExpired) {
    const { exp } = error.payload;
    const when = exp === undefined ? '' : ` at ${new Date(exp * 1000).toISOString()}`;
    return `The token expired${when}. Reload the page to get a new one.`;
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return 'The signature of the token does not match its key.';
  }
  if (error instanceof errors.JWTClaimValidationFailed) {
    return `The token is not valid: ${error.message}.`;
  }
  if (error instanceof errors.JOSEAlgNotAllowed) {
    return `The token must be signed with ${ALGORITHM}.`;
  }
  return 'The token is not a signed token (a JSON Web Token with three parts).';
}

function refused(error: string): TokenCheck {
  return { isValid: false, error };
}
