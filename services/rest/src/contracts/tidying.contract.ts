import { describe, expect, test } from 'vitest';
import { askToken } from '../rest.fixture.ts';
import type { Database } from '@brand/sql-database';
import { purgeExpired } from '../purge-expired.ts';
import { useRest, WORKSPACE } from './use-rest.fixture.ts';

export function describePurging(open: () => Database): void {
  describe('purgeExpired', () => {
    const rest = useRest(open);

    async function workspacesAfter(maxSandboxes: number): Promise<unknown[]> {
      const { database } = rest;
      await purgeExpired({ database, now: rest.clock.now(), maxSandboxes });
      const rows = await database.read('SELECT name FROM rest_workspaces ORDER BY name');
      return rows.map(({ name }) => name);
    }

    async function create(name: string, token: string): Promise<void> {
      rest.clock.pass(1);
      await rest.ask('POST /v1/workspaces', { token, body: { ...WORKSPACE, name } });
    }

    test('deletes expired sandboxes with their contents, and keeps tenants', async () => {
      const acme = { key: 'acme', secret: 'a'.repeat(32) };
      await create('Stays', await askToken(rest, acme));
      await create('Goes', rest.token);
      rest.clock.pass(3 * 24 * 60 * 60);
      await create('Fresh', await askToken(rest));
      expect(await workspacesAfter(10)).toEqual(['Fresh', 'Stays']);
      const tenants = await rest.database.read('SELECT id FROM rest_tenants');
      expect(tenants).toHaveLength(2);
    });

    test('keeps the most recently used sandboxes when there are too many', async () => {
      for (const name of ['One', 'Two', 'Three']) await create(name, await askToken(rest));
      expect(await workspacesAfter(2)).toEqual(['Stays', 'Three', 'Two']);
    });

    test('deletes deliveries and drawings days after they ended', async () => {
      const old = '2026-01-01T00:00:00.000Z';
      await rest.database.write([
        {
          sql: `INSERT INTO rest_deliveries (id, tenant, webhook_id, type, body, status, attempts,
                created_at) VALUES ('msg_1', 't', 'w', 'webhook.test', '{}', 'delivered', 1, $1)`,
          values: [old],
        },
        {
          sql: `INSERT INTO rest_svg_jobs (id, tenant, owner, venue_id, source_venue_id, request,
                status, attempts, svg, created_at, expires_at)
                VALUES ('job_1', 't', 't', 'v', 'v', '{}', 'done', 1, '<svg/>', $1, $1)`,
          values: [old],
        },
      ]);
      await workspacesAfter(10);
      for (const table of ['rest_deliveries', 'rest_svg_jobs']) {
        expect([table, await rest.database.read(`SELECT * FROM ${table}`)]).toEqual([table, []]);
      }
    });
  });
}
