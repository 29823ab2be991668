import { TOKEN_SECONDS } from '@brand/rest-api';
import { findGrant } from '../access/api-keys.ts';
import type { Handlers } from '../http/handler.ts';
import { ProblemError } from '../problem-error.ts';
import { countUsage } from '../storage/tenant-statements.ts';
import type { HandlerDependencies } from './handler-dependencies.ts';

export function tokenHandlers({
  database,
  tokens,
  tenantKeys,
}: HandlerDependencies): Pick<Handlers, 'createToken'> {
  return {
    createToken: async ({ body, now, commit }) => {
      const grant = await findGrant(body, { database, tenantKeys, now });
      if (!grant) throw new ProblemError('key-unknown');
      const expiresAt = now.getTime() + TOKEN_SECONDS * 1000;
      return commit(countUsage(grant, 'tokens', now), {
        body: {
          accessToken: tokens.signGrant(grant, expiresAt),
          tokenType: 'Bearer',
          expiresIn: TOKEN_SECONDS,
          expiresAt: new Date(expiresAt).toISOString(),
          scopes: [...grant.scopes],
        },
      });
    },
  };
}
