import { readBundle } from '@brand/mvf';
import { DEMO_KEY, DEMO_SECRET, OPERATIONS, type SvgJob } from '@brand/rest-api';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { GeneratedClient } from './generated-client.fixture.ts';

type Items = { readonly items: readonly { readonly id: string }[]; readonly nextCursor?: string };

const PATIENT = { timeout: 30_000, interval: 100 };

describe('a client that is generated from the documents', () => {
  const client = new GeneratedClient();
  beforeAll(() => client.open(), 60_000);
  afterAll(() => client.close());

  test('gets a token and exports bundles in each version', async () => {
    await client.logIn({ key: DEMO_KEY, secret: DEMO_SECRET });
    const first = await client.ask<Items>('listVenues', { query: { limit: 2 } });
    const query = { cursor: first.nextCursor };
    const second = await client.ask<Items>('listVenues', { query });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
    expect(ids).toContain('kestrel-house');
    const path = { venueId: 'kestrel-house' };
    await client.ask('getVenue', { path });
    for (const version of [1, 2, 3]) {
      const { url } = await client.ask<{ url: string }>('exportMvf', { path, query: { version } });
      const file = { path: { file: url.split('/').at(-1) }, parseAs: 'blob' };
      const zip = await client.ask<Blob>('downloadFile', file);
      const bundle = await readBundle(new Uint8Array(await zip.arrayBuffer()));
      expect(bundle.version).toBe(version);
    }
  });

  test('gets a floor rendered', async () => {
    const { id } = await client.ask('createSvgJob', {
      path: { venueId: 'kestrel-house' },
      body: { floorId: 'f_roof', style: 'light', width: 400 },
      headers: { 'Idempotency-Key': 'drawing-1' },
    });
    await vi.waitFor(async () => {
      const { status } = await client.ask<SvgJob>('getSvgJob', { path: { jobId: id } });
      expect(status).toBe('done');
    }, PATIENT);
  });

  test('manages a workspace and its people', async () => {
    const path = await newWorkspace(client);
    const headers = { 'If-Match': '"1"' };
    await client.ask('changeWorkspace', { path, body: { mapLimit: 3 }, headers });
    const person = { email: 'ines@harbour.example', name: 'Ines', role: 'editor' };
    const { id: memberId } = await client.ask('addMember', { path, body: person });
    const one = { path: { ...path, memberId } };
    await client.ask('changeMember', { ...one, body: { role: 'admin' } });
    expect(await client.ask('getMember', one)).toMatchObject({ role: 'admin' });
    expect(await client.ask('listMembers', { path })).toMatchObject({ items: [{ id: memberId }] });
    await client.ask('removeMember', one);
    expect(await client.ask('getWorkspace', { path })).toMatchObject({ mapLimit: 3 });
    expect(await client.ask('listWorkspaces')).toMatchObject({ items: [{ id: path.workspaceId }] });
    await client.ask('deleteWorkspace', { path });
    const { error } = await client.send('getWorkspace', { path });
    expect(error).toMatchObject({ code: 'workspace-not-found', status: 404 });
  });

  test('publishes a map, and reads it with a key of the workspace', async () => {
    const path = await newWorkspace(client);
    const source = { name: 'Mall', sourceVenueId: 'harbour-mall' };
    const { id: mapId } = await client.ask('createMap', { path, body: source });
    const map = { path: { ...path, mapId } };
    await client.ask('changeMap', { ...map, body: { name: 'Mall, west' } });
    await client.ask('publishMap', map);
    const body = { name: 'Export', scopes: ['venues:read'] };
    const key = await client.ask<{ id: string; secret: string }>('createKey', { path, body });
    const partner = client.token;
    await client.logIn({ key: key.id, secret: key.secret });
    const venues = await client.ask('listVenues');
    expect(venues).toMatchObject({ items: [{ id: mapId, name: 'Mall, west' }] });
    client.token = partner;
    expect(await client.ask('getUsage', { path })).toMatchObject({ totals: { tokens: 1 } });
    expect(await client.ask('listKeys', { path })).toMatchObject({ items: [{ id: key.id }] });
    await client.ask('deleteKey', { path: { ...path, keyId: key.id } });
    await client.ask('unpublishMap', map);
    expect(await client.ask('getMap', map)).toMatchObject({ published: false, sequence: 2 });
    expect(await client.ask('listMaps', { path })).toMatchObject({ items: [{ id: mapId }] });
    await client.ask('deleteMap', map);
  });

  test('sets up a webhook', async () => {
    const path = await newWorkspace(client);
    // Nothing listens on port 9.
    const body = { url: 'http://127.0.0.1:9/', events: ['venue.published'] };
    const { id: webhookId } = await client.ask('createWebhook', { path, body });
    const one = { path: { ...path, webhookId } };
    await client.ask('testWebhook', one);
    await client.ask('rotateWebhookSecret', one);
    await client.ask('changeWebhook', { ...one, body: { enabled: false } });
    expect(await client.ask('getWebhook', one)).toMatchObject({ ...body, enabled: false });
    expect(await client.ask('listWebhooks', { path })).toMatchObject({
      items: [{ id: webhookId }],
    });
    const messages = await client.ask('listDeliveries', one);
    expect(messages).toMatchObject({ items: [{ type: 'webhook.test' }] });
    await client.ask('deleteWebhook', one);
  });

  test('calls every operation', () => {
    expect([...client.called].toSorted()).toEqual(Object.keys(OPERATIONS).toSorted());
  });
});

async function newWorkspace(client: GeneratedClient): Promise<{ workspaceId: string }> {
  const { id } = await client.ask('createWorkspace', { body: { name: 'Harbour' } });
  return { workspaceId: id };
}
