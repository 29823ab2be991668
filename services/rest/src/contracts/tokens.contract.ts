import type { Token } from '@brand/rest-api';
import { describe, expect, test } from 'vitest';
import { askToken } from '../rest.fixture.ts';
import type { Database } from '@brand/sql-database';
import { useRest } from './use-rest.fixture.ts';

export function describeTokens(open: () => Database): void {
  describe('tokens', () => {
    const rest = useRest(open);

    test('distinguish permanent tenants from sandboxes', async () => {
      const acme = { key: 'acme', secret: 'a'.repeat(32) };
      const [one, two] = [await askToken(rest, acme), await askToken(rest, acme)];
      const { id } = await rest.newWorkspace(one);
      expect(await rest.ask(`GET /v1/workspaces/${id}`, { token: two })).toMatchObject({ id });
      const wrong = { body: { ...acme, secret: 'b'.repeat(32) } };
      expect(await rest.refusal('POST /v1/token', wrong)).toEqual([401, 'key-unknown']);
    });

    test('expire after 48 hours, and sandboxes with them', async () => {
      const body = { key: 'demo', secret: 'demo-secret-for-everyone' };
      const given = await rest.ask<Token>('POST /v1/token', { body });
      const sandbox = given.accessToken;
      expect(given.expiresIn).toBe(172_800);
      await rest.newWorkspace(sandbox);
      rest.clock.pass(172_799);
      expect((await rest.send('GET /v1/workspaces', { token: sandbox })).status).toBe(200);
      rest.clock.pass(1);
      expect(await rest.refusal('GET /v1/workspaces', { token: sandbox })).toEqual([
        401,
        'token-expired',
      ]);
    });
  });
}
