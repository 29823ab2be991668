import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DatabaseSync } from 'node:sqlite';
import type { Token, Workspace, WorkspaceMap } from '@brand/rest-api';
import { expect, onTestFinished, test, vi } from 'vitest';

const KILLED_AFTER = 40;
const AT_ONCE = 8;
const ACME = { key: 'acme', secret: 'a'.repeat(32) };

type Ask = <Body>(line: string, body?: object, key?: string) => Promise<Body>;

test('loses no acknowledged write and no message when its process is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'rest.sqlite');
  const endpoint = await openEndpoint();

  const first = await startService(file);
  const { id: workspaceId } = await first.ask<Workspace>('POST /v1/workspaces', { name: 'Killed' });
  const inside = `/v1/workspaces/${workspaceId}`;
  const hook = { url: endpoint.url, events: ['venue.published'] };
  await first.ask(`POST ${inside}/webhooks`, hook);
  const source = { name: 'Map', sourceVenueId: 'kestrel-house' };
  const { id: mapId } = await first.ask<WorkspaceMap>(`POST ${inside}/maps`, source);

  const members = new Set<string>();
  const published = new Set<number>();
  const work = async (lane: number): Promise<void> => {
    for (let at = 0; first.process.signalCode === null; at += 1) {
      const name = `member-${lane}-${at}`;
      const body = { email: `${name}@example.com`, name, role: 'viewer' };
      // Requests fail once the process is killed.
      const added = await first.ask(`POST ${inside}/members`, body, name).catch(() => undefined);
      if (!added) return;
      members.add(name);
      const map = await first
        .ask<WorkspaceMap>(`POST ${inside}/maps/${mapId}/publish`)
        .catch(() => undefined);
      if (map) published.add(map.sequence);
      if (members.size >= KILLED_AFTER) first.process.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => work(lane)));
  if (first.process.signalCode === null) await once(first.process, 'exit');

  const database = new DatabaseSync(file);
  const kept = new Set(
    database
      .prepare('SELECT name FROM rest_members')
      .all()
      .map(({ name }) => name),
  );
  database.close();
  expect(members.size).toBeGreaterThanOrEqual(KILLED_AFTER);
  expect([...members].filter((name) => !kept.has(name))).toEqual([]);

  const second = await startService(file);
  // A request whose response was lost is repeated with its key, and has no effect twice.
  const [repeated = ''] = members;
  const body = { email: `${repeated}@example.com`, name: repeated, role: 'viewer' };
  await second.ask(`POST ${inside}/members`, body, repeated);
  await vi.waitFor(
    () => expect([...published].filter((one) => !endpoint.sequences.has(one))).toEqual([]),
    { timeout: 90_000, interval: 200 },
  );
}, 120_000);

async function startService(file: string): Promise<{ process: ChildProcess; ask: Ask }> {
  const service = fork(join(import.meta.dirname, 'rest-process.fixture.ts'), [file], {
    execArgv: [],
  });
  onTestFinished(() => void service.kill('SIGKILL'));
  const [url] = (await once(service, 'message')) as [string];
  const send = async <Body>(line: string, init: RequestInit): Promise<Body> => {
    const [method = '', path = ''] = line.split(' ');
    const response = await fetch(`${url}/rest${path}`, { ...init, method });
    if (!response.ok) throw new Error(`${line}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  };
  const json = { 'content-type': 'application/json' };
  const given = await send<Token>('POST /v1/token', { headers: json, body: JSON.stringify(ACME) });
  return {
    process: service,
    ask: (line, body, key) =>
      send(line, {
        headers: {
          authorization: `Bearer ${given.accessToken}`,
          ...(body && json),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
  };
}

/** Opens an endpoint that records the received sequence numbers. */
async function openEndpoint(): Promise<{ url: string; sequences: Set<number> }> {
  const sequences = new Set<number>();
  const server = createServer(async (request, response) => {
    const { data } = JSON.parse(await text(request)) as { data: { sequence: number } };
    sequences.add(data.sequence);
    response.writeHead(204).end();
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, sequences };
}
