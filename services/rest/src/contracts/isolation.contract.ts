import {
  type NewKey,
  type NewWebhook,
  type Operation,
  OPERATIONS,
  type SvgJob,
  type Workspace,
  type WorkspaceMap,
} from '@brand/rest-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askToken, createTestRest, type TestRest } from '../rest.fixture.ts';
import type { Database } from '@brand/sql-database';

/** Operations without ids of a tenant. */
const WITHOUT_OWNER = new Set([
  'createToken',
  'listVenues',
  'listWorkspaces',
  'createWorkspace',
  'downloadFile',
]);
/** Valid bodies, so that a request can fail only because of its ids. */
const BODIES: Readonly<Record<string, object>> = {
  createSvgJob: { floorId: 'f_ground' },
  changeWorkspace: { name: 'Taken' },
  addMember: { email: 'thief@example.com', name: 'Thief', role: 'admin' },
  changeMember: { role: 'admin' },
  createMap: { name: 'Mine', sourceVenueId: 'kestrel-house' },
  changeMap: { name: 'Mine' },
  createKey: { name: 'Mine', scopes: ['venues:read'] },
  createWebhook: { url: 'https://hooks.example/x', events: ['venue.published'] },
  changeWebhook: { enabled: false },
};

/** Ids of another tenant are treated as if they did not exist. */
export function describeIsolation(open: () => Database): void {
  describe('a tenant with the ids of another', () => {
    let rest: TestRest;
    let ids: Readonly<Record<string, string>>;
    let before: string;
    let strangers: readonly [name: string, token: string][];

    beforeAll(async () => {
      rest = createTestRest({ database: open() });
      const owner = await askToken(rest);
      const post = <Body>(path: string, body?: object): Promise<Body> =>
        rest.ask<Body>(`POST /v1${path}`, { token: owner, body });
      const { id: workspaceId } = await post<Workspace>('/workspaces', { name: 'Own' });
      const inside = `/workspaces/${workspaceId}`;
      const member = { email: 'a@example.com', name: 'A', role: 'viewer' };
      const { id: memberId } = await post<{ id: string }>(`${inside}/members`, member);
      const map = { name: 'Own', sourceVenueId: 'kestrel-house' };
      const { id: mapId } = await post<WorkspaceMap>(`${inside}/maps`, map);
      await post(`${inside}/maps/${mapId}/publish`);
      const key = { name: 'Own', scopes: ['venues:read'] };
      const { id: keyId } = await post<NewKey>(`${inside}/keys`, key);
      const hook = { url: 'http://127.0.0.1:1/', events: ['venue.published'] };
      const { id: webhookId } = await post<NewWebhook>(`${inside}/webhooks`, hook);
      const { id: jobId } = await post<SvgJob>('/venues/kestrel-house/svg', {
        floorId: 'f_ground',
      });
      ids = { workspaceId, memberId, mapId, keyId, webhookId, jobId, venueId: mapId };
      before = await snapshot(owner);
      strangers = [
        ['another sandbox', await askToken(rest)],
        ['a tenant that stays', await askToken(rest, { key: 'acme', secret: 'a'.repeat(32) })],
        ['a stranger with a separate workspace', await askToken(rest)],
      ];
      const own = { token: strangers[2]?.[1] ?? '', body: { name: 'Stranger' } };
      const { id } = await rest.ask<Workspace>('POST /v1/workspaces', own);
      strangerWorkspace = id;
      ownerToken = owner;
    });
    afterAll(() => rest.close());

    let strangerWorkspace: string;
    let ownerToken: string;

    /** Everything that the owner can read and others must not change. */
    async function snapshot(token: string): Promise<string> {
      const inside = `/v1/workspaces/${ids['workspaceId']}`;
      const lines = ['', '/members', '/maps', '/keys', '/webhooks', `/maps/${ids['mapId']}`];
      const texts = lines.map((line) => rest.ask(`GET ${inside}${line}`, { token }));
      return JSON.stringify(await Promise.all(texts));
    }

    const operations = Object.values<Operation>(OPERATIONS).filter(
      ({ id }) => !WITHOUT_OWNER.has(id),
    );

    test.each(operations.map((operation) => [operation.id, operation] as const))(
      'finds nothing by %s',
      async (id, { method, path }) => {
        const addresses = [fill(path, ids)];
        // The workspace belongs to the stranger, its contents do not.
        if (/\{workspaceId\}.*\{/.test(path)) {
          addresses.push(fill(path, { ...ids, workspaceId: strangerWorkspace }));
        }
        for (const [at, address] of addresses.entries()) {
          for (const [name, token] of at === 0 ? strangers : strangers.slice(2)) {
            const response = await rest.send(`${method.toUpperCase()} ${address}`, {
              token,
              body: BODIES[id],
            });
            expect([name, address, response.status]).toEqual([name, address, 404]);
            const text = await response.text();
            for (const secret of ['Own', 'a@example.com']) expect(text).not.toContain(secret);
          }
        }
      },
    );

    test('changes nothing', async () => {
      expect(await snapshot(ownerToken)).toBe(before);
    });

    test('gets a separate response to the same idempotency key', async () => {
      const headers = { 'idempotency-key': 'shared' };
      const [first, second] = await Promise.all(
        strangers.slice(0, 2).map(([, token], at) =>
          rest.ask<Workspace>('POST /v1/workspaces', {
            token,
            headers,
            body: { name: `W${at}` },
          }),
        ),
      );
      expect([first?.name, second?.name]).toEqual(['W0', 'W1']);
    });
  });
}

function fill(path: string, ids: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);
}
