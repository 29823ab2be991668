import type { Workspace } from '@brand/rest-api';
import { describe, expect, test } from 'vitest';
import { askToken } from '../rest.fixture.ts';
import type { Database } from '@brand/sql-database';
import { MAP, useRest, WORKSPACE } from './use-rest.fixture.ts';

export function describeWorkspaces(open: () => Database): void {
  describe('a workspace', () => {
    const rest = useRest(open);

    test('supports create, read, update and delete', async () => {
      const created = await rest.send('POST /v1/workspaces', {
        token: rest.token,
        body: WORKSPACE,
      });
      expect(created.status).toBe(201);
      const workspace = (await created.json()) as Workspace;
      expect(workspace).toMatchObject({ ...WORKSPACE, mapLimit: 5 });
      const line = `/v1/workspaces/${workspace.id}`;
      expect(created.headers.get('location')).toBe(`/rest${line}`);
      expect(await rest.ask(`GET ${line}`, { token: rest.token })).toEqual(workspace);
      rest.clock.pass(1);
      const changed = await rest.ask<Workspace>(`PATCH ${line}`, {
        token: rest.token,
        body: { mapLimit: 7 },
      });
      expect(changed).toEqual({ ...workspace, mapLimit: 7, updatedAt: changed.updatedAt });
      expect(changed.updatedAt > workspace.updatedAt).toBe(true);
      expect((await rest.send(`DELETE ${line}`, { token: rest.token })).status).toBe(204);
      expect(await rest.refusal(`GET ${line}`)).toEqual([404, 'workspace-not-found']);
      expect(await rest.refusal(`DELETE ${line}`)).toEqual([404, 'workspace-not-found']);
    });

    test("changes only if the client's version is current", async () => {
      const { id } = await rest.newWorkspace();
      const line = `PATCH /v1/workspaces/${id}`;
      const change = (etag: string): Promise<Response> =>
        rest.send(line, { token: rest.token, body: { name: etag }, headers: { 'if-match': etag } });
      const first = await change('"1"');
      expect([first.status, first.headers.get('etag')]).toEqual([200, '"2"']);
      expect((await change('"1"')).status).toBe(412);
      expect((await change('*')).status).toBe(200);
      const remove = (etag: string): Promise<Response> =>
        rest.send(`DELETE /v1/workspaces/${id}`, {
          token: rest.token,
          headers: { 'if-match': etag },
        });
      expect((await remove('"1"')).status).toBe(412);
      expect((await remove('"3"')).status).toBe(204);
    });

    test('loses no concurrent change', async () => {
      const { id } = await rest.newWorkspace();
      const line = `/v1/workspaces/${id}`;
      const changes = [{ name: 'A' }, { externalId: 'b' }, { mapLimit: 9 }];
      await Promise.all(
        changes.map((body) => rest.ask(`PATCH ${line}`, { token: rest.token, body })),
      );
      expect(await rest.ask(`GET ${line}`, { token: rest.token })).toMatchObject(
        Object.assign({}, ...changes),
      );
      await rest.ask(`DELETE ${line}`, { token: rest.token });
    });

    test('enforces its quotas, also for concurrent requests', async () => {
      const sandbox = await askToken(rest);
      const workspace = await rest.newWorkspace(sandbox);
      const attempts = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          rest.send(`POST /v1/workspaces/${workspace.id}/maps`, {
            token: sandbox,
            body: { ...MAP, name: `Map ${at}` },
          }),
        ),
      );
      const statuses = attempts.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    });

    test.each(['from=2026-02-01&to=2026-01-01', 'from=2020-01-01', 'to=2026-02-31', 'to=x'])(
      'has no usage for the days %s',
      async (query) => {
        const token = await askToken(rest);
        const { id } = await rest.newWorkspace(token);
        const line = `GET /v1/workspaces/${id}/usage?${query}`;
        expect(await rest.refusal(line, { token })).toEqual([422, 'request-invalid']);
      },
    );
  });
}
