import type { NewKey, Workspace } from '@brand/rest-api';
import { describe, expect, test } from 'vitest';
import { askToken } from '../rest.fixture.ts';
import type { Database } from '@brand/sql-database';
import { type Page, useRest, WORKSPACE } from './use-rest.fixture.ts';

export function describeIdempotency(open: () => Database): void {
  describe('an idempotency key', () => {
    const rest = useRest(open);

    const headers = { 'idempotency-key': 'contract-20418' };

    test('repeats the first response without doing anything twice', async () => {
      const sandbox = await askToken(rest);
      const request = { token: sandbox, body: WORKSPACE, headers };
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => rest.send('POST /v1/workspaces', request)),
      );
      const bodies = await Promise.all(answers.map((answer) => answer.text()));
      expect(new Set(bodies).size).toBe(1);
      const replayed = answers.filter((answer) => answer.headers.has('idempotency-replayed'));
      expect(replayed).toHaveLength(3);
      expect(new Set(answers.map((answer) => answer.headers.get('location'))).size).toBe(1);
      const { items } = await rest.ask<Page<Workspace>>('GET /v1/workspaces', { token: sandbox });
      expect(items).toHaveLength(1);
    });

    test('conflicts with another request, and is free for another tenant', async () => {
      const sandbox = await askToken(rest);
      await rest.ask('POST /v1/workspaces', { token: sandbox, body: WORKSPACE, headers });
      const other = { token: sandbox, body: { name: 'Other' }, headers };
      expect(await rest.refusal('POST /v1/workspaces', other)).toEqual([
        422,
        'idempotency-key-reused',
      ]);
      await rest.ask('POST /v1/workspaces', {
        token: await askToken(rest),
        body: WORKSPACE,
        headers,
      });
    });

    test('repeats the secret of a key, which the database stores encrypted', async () => {
      const workspace = await rest.newWorkspace();
      const line = `POST /v1/workspaces/${workspace.id}/keys`;
      const request = {
        token: rest.token,
        body: { name: 'Export', scopes: ['venues:read'] },
        headers,
      };
      const first = await rest.ask<NewKey>(line, request);
      expect(await rest.ask<NewKey>(line, request)).toEqual(first);
      await rest.ask(`DELETE /v1/workspaces/${workspace.id}`, { token: rest.token });
    });

    test.each(['', 'two words', 'é', 'x'.repeat(101)])('cannot be %j', async (key) => {
      const request = { body: WORKSPACE, headers: { 'idempotency-key': key } };
      expect(await rest.refusal('POST /v1/workspaces', request)).toEqual([422, 'request-invalid']);
    });

    test('expires after a day', async () => {
      const sandbox = await askToken(rest);
      const request = { token: sandbox, body: WORKSPACE, headers };
      const first = await rest.ask<Workspace>('POST /v1/workspaces', request);
      rest.clock.pass(24 * 60 * 60);
      const second = await rest.ask<Workspace>('POST /v1/workspaces', request);
      expect(second.id).not.toBe(first.id);
    });
  });
}
