import type { MiddlewareHandler } from 'hono';
import { RequestError } from './request-error.ts';
import { type TokenClaims, TokenError, type Tokens } from './tokens.ts';

/** Context variables of handlers behind the check. */
export type CheckedEnvironment = { Variables: { token: TokenClaims } };

/** Middleware that requires a token of this assistant, issued to the origin of the request. */
export function checkToken(
  tokens: Tokens,
  assistantId: string,
): MiddlewareHandler<CheckedEnvironment> {
  return async (context, next) => {
    const { headers } = context.req.raw;
    const token = readToken(tokens, headers.get('authorization'));
    const asked = headers.get('x-algolia-assistant-id') ?? assistantId;
    if (token.aid !== assistantId || asked !== assistantId) {
      throw new RequestError(
        401,
        'The token is for another assistant. Request a token from this one.',
      );
    }
    if (token.origin !== (headers.get('origin') ?? '')) {
      throw new RequestError(
        401,
        'The token was issued to another site. Request a token for your site.',
      );
    }
    context.set('token', token);
    return next();
  };
}

function readToken(tokens: Tokens, authorization: string | null): TokenClaims {
  const [, token] = /^TOKEN (\S+)$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) {
    throw new RequestError(401, 'The request has no token. Send one as "authorization: TOKEN …".');
  }
  try {
    return tokens.verify(token);
  } catch (error) {
    throw error instanceof TokenError ? new RequestError(401, error.message) : error;
  }
}
