import { randomUUID } from 'node:crypto';
import { verifySignature, signText, type TokenKey, type SigningKeys } from '@brand/service-kit';

/** Claims of a token. The dialog reads only `exp`, and requests a new token 30 s before. */
export type TokenClaims = {
  /** Expiry, in seconds since 1970. */
  readonly exp: number;
  readonly iat: number;
  readonly jti: string;
  /** Id of the assistant. */
  readonly aid: string;
  /** Origin that it was issued to; empty for programs. */
  readonly origin: string;
  /** Id of the signing key. */
  readonly kid: string;
};

const TOKEN_LIFETIME_S = 300;

const MAX_TOKEN_LENGTH = 2048;

/** Thrown for an invalid token. The message is sent to the client. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
}

/** Issues and verifies tokens. */
export class Tokens {
  readonly #signing: TokenKey;
  readonly #keys: ReadonlyMap<string, TokenKey>;
  readonly #now: () => number;

  /** @param keys - The first signs, all verify: a new key comes first while old tokens expire. */
  constructor(keys: SigningKeys, now: () => number = Date.now) {
    this.#signing = keys[0];
    this.#keys = new Map(keys.map((key) => [key.id, key]));
    this.#now = now;
  }

  /**
   * `base64(JSON).signature`. Not a JWT, because the dialog decodes the part before the first dot.
   */
  sign({ aid, origin }: Pick<TokenClaims, 'aid' | 'origin'>): string {
    const iat = Math.floor(this.#now() / 1000);
    const exp = iat + TOKEN_LIFETIME_S;
    const claims: TokenClaims = { exp, iat, jti: randomUUID(), aid, origin, kid: this.#signing.id };
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64');
    return `${payload}.${signText(payload, this.#signing)}`;
  }

  verify(token: string): TokenClaims {
    const [payload = '', signature = '', ...rest] = token.split('.');
    const claims = token.length > MAX_TOKEN_LENGTH || rest.length > 0 ? undefined : decode(payload);
    if (!claims) throw new TokenError('The token cannot be read. Request a new one.');
    const key = this.#keys.get(claims.kid);
    if (!key || !verifySignature(key, payload, signature)) {
      throw new TokenError('The token is not valid. Request a new one.');
    }
    if (claims.exp * 1000 <= this.#now()) {
      throw new TokenError('The token has expired. Request a new one.');
    }
    return claims;
  }
}

function decode(payload: string): TokenClaims | undefined {
  try {
    const claims = JSON.parse(Buffer.from(payload, 'base64').toString()) as TokenClaims;
    const isWhole = Number.isInteger(claims.exp) && typeof claims.kid === 'string';
    return isWhole ? claims : undefined;
  } catch {
    return undefined;
  }
}
