import type { Key, NewKey, Usage, VenueSummary, Workspace, WorkspaceMap } from '@brand/rest-api';
import { beforeAll, describe, expect, test } from 'vitest';
import { askToken } from '../rest.fixture.ts';
import type { Database } from '@brand/sql-database';
import { MAP, type Page, useRest } from './use-rest.fixture.ts';

export function describeWorkspaceKeys(open: () => Database): void {
  describe('a key of a workspace', () => {
    const rest = useRest(open);

    let workspace: Workspace;
    let key: NewKey;
    let map: WorkspaceMap;
    let keyToken: string;

    beforeAll(async () => {
      rest.token = await askToken(rest);
      workspace = await rest.newWorkspace();
      const line = `/v1/workspaces/${workspace.id}`;
      map = await rest.ask(`POST ${line}/maps`, { token: rest.token, body: MAP });
      const body = { name: 'Export', scopes: ['venues:read'] };
      key = await rest.ask(`POST ${line}/keys`, { token: rest.token, body });
      keyToken = await askToken(rest, { key: key.id, secret: key.secret });
    });

    const venues = async (): Promise<readonly VenueSummary[]> =>
      (await rest.ask<Page<VenueSummary>>('GET /v1/venues', { token: keyToken })).items;

    test('sees the published maps of the workspace and nothing else', async () => {
      expect(await venues()).toEqual([]);
      const line = `POST /v1/workspaces/${workspace.id}/maps/${map.id}`;
      const published = await rest.ask<WorkspaceMap>(`${line}/publish`, { token: rest.token });
      expect(published).toMatchObject({ published: true, sequence: 1 });
      expect(await venues()).toMatchObject([{ id: map.id, name: MAP.name }]);
      expect(await rest.refusal('GET /v1/venues/kestrel-house', { token: keyToken })).toEqual([
        404,
        'venue-not-found',
      ]);
      const withdrawn = await rest.ask<WorkspaceMap>(`${line}/unpublish`, { token: rest.token });
      expect(withdrawn).toMatchObject({ published: false, sequence: 2 });
      expect(await rest.ask(`${line}/unpublish`, { token: rest.token })).toEqual(withdrawn);
      expect(await venues()).toEqual([]);
      await rest.ask(`${line}/publish`, { token: rest.token });
    });

    test('gets another ETag after a map was renamed or published again', async () => {
      const read = (etag = ''): Promise<Response> =>
        rest.send(`GET /v1/venues/${map.id}`, {
          token: keyToken,
          headers: { 'if-none-match': etag },
        });
      const etag = (await read()).headers.get('etag') ?? '';
      const same = await read(etag);
      expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
      rest.clock.pass(1);
      const line = `/v1/workspaces/${workspace.id}/maps/${map.id}`;
      await rest.ask(`PATCH ${line}`, { token: rest.token, body: { name: 'Both wings' } });
      expect((await read(etag)).status).toBe(200);
    });

    test('exports maps, which counts as usage', async () => {
      for (const version of [1, 2, 3]) {
        await rest.ask(`GET /v1/venues/${map.id}/mvf?version=${version}`, { token: keyToken });
      }
      const line = `GET /v1/workspaces/${workspace.id}/usage`;
      const { totals, days, to } = await rest.ask<Usage>(line, { token: rest.token });
      expect(totals).toEqual({ tokens: 1, mvfExports: 3, svgExports: 0 });
      expect(days).toEqual([{ date: to, ...totals }]);
      const before = `${line}?from=2020-01-01&to=2020-01-31`;
      expect((await rest.ask<Usage>(before, { token: rest.token })).days).toEqual([]);
    });

    test('can do what its scopes allow', async () => {
      const body = { floorId: 'f_ground' };
      const draw = { token: keyToken, body };
      expect(await rest.refusal(`POST /v1/venues/${map.id}/svg`, draw)).toEqual([
        403,
        'scope-missing',
      ]);
      expect(await rest.refusal('GET /v1/workspaces', { token: keyToken })).toEqual([
        403,
        'scope-missing',
      ]);
    });

    test('appears in lists without its secret, and revokes its tokens when it is deleted', async () => {
      const line = `/v1/workspaces/${workspace.id}/keys`;
      const { items } = await rest.ask<Page<Key>>(`GET ${line}`, { token: rest.token });
      const { secret, ...shown } = key;
      expect(items).toEqual([shown]);
      expect(secret).toMatch(/^sk_[\w-]{43}$/);
      await rest.ask(`DELETE ${line}/${key.id}`, { token: rest.token });
      expect(await rest.refusal('GET /v1/venues', { token: keyToken })).toEqual([
        401,
        'token-invalid',
      ]);
      const asked = { body: { key: key.id, secret } };
      expect(await rest.refusal('POST /v1/token', asked)).toEqual([401, 'key-unknown']);
    });
  });
}
