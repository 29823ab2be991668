import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEvent, WebhookEvent } from '../../examples/webhooks/1.0/receive/events.ts';
import { Screens } from '../../examples/webhooks/1.0/receive/screens.ts';
import { createReceiver } from '../../examples/webhooks/1.0/receive/server.ts';
import { sendEvent, type SendOptions } from '../../examples/webhooks/1.0/send-test-event/send.ts';
import { SITE_ROOT } from './content-pages.ts';

const PAYLOADS = join(SITE_ROOT, '../examples/webhooks/1.0/payloads');
const SECRET = `whsec_${Buffer.alloc(32, 'a').toString('base64')}`;
const OTHER_SECRET = `whsec_${Buffer.alloc(32, 'b').toString('base64')}`;

const worked: WebhookEvent[] = [];
let server: Server;
let url: string;

function published(venue: string, sequence: number): WebhookEvent {
  const time = '2026-11-03T09:41:10.000Z';
  return {
    type: 'venue.published',
    timestamp: time,
    data: { venue_id: venue, sequence, published_at: time },
  };
}

async function send(event: object, options: Partial<SendOptions> = {}): Promise<number> {
  const { status } = await sendEvent(event, { url, secrets: [SECRET], ...options });
  return status;
}

beforeAll(async () => {
  server = createReceiver({
    secret: SECRET,
    work: (event) => {
      worked.push(event);
      return Promise.resolve();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`;
});

beforeEach(() => {
  worked.splice(0);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('the sample that receives webhooks', () => {
  test('accepts messages that the sending sample signed', async () => {
    expect(await send(published('genuine', 1))).toBe(204);
    expect(worked).toEqual([published('genuine', 1)]);
  });

  test('rejects a body that was changed in transit', async () => {
    const id = 'msg_changed';
    const now = new Date();
    const body = JSON.stringify(published('changed', 1));
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(SECRET).sign(id, now, body),
      },
      body: body.replace('changed', 'tampered'),
    });
    expect(response.status).toBe(401);
    expect(worked).toEqual([]);
  });

  test.each([
    ['too old', -6],
    ['from the future', 6],
  ])('rejects a timestamp that is %s', async (_what, minutes) => {
    const sentAt = new Date(Date.now() + minutes * 60_000);
    expect(await send(published('late', 1), { sentAt })).toBe(401);
    expect(worked).toEqual([]);
  });

  test('rejects another secret, and a message without headers', async () => {
    expect(await send(published('other', 1), { secrets: [OTHER_SECRET] })).toBe(401);
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401);
    expect(worked).toEqual([]);
  });

  test('accepts a message with two signatures while secrets are rotated', async () => {
    const secrets = [OTHER_SECRET, SECRET];
    expect(await send(published('rotated', 1), { secrets })).toBe(204);
    expect(worked).toHaveLength(1);
  });

  test('acknowledges a second delivery and does the work once', async () => {
    expect(await send(published('twice', 1), { id: 'msg_twice' })).toBe(204);
    expect(await send(published('twice', 1), { id: 'msg_twice' })).toBe(204);
    expect(worked).toHaveLength(1);
  });

  test('skips events that are older than previous ones, venue by venue', async () => {
    expect(await send(published('ordered', 3))).toBe(204);
    expect(await send(published('ordered', 2))).toBe(204);
    expect(await send(published('another', 1))).toBe(204);
    expect(worked).toEqual([published('ordered', 3), published('another', 1)]);
  });

  test('responds with 2xx to an unknown kind of event', async () => {
    expect(await send({ type: 'venue.renamed', timestamp: '2030-01-01', data: {} })).toBe(204);
    expect(worked).toEqual([]);
  });

  test('rejects a body over the limit without buffering it', async () => {
    expect(await send({ type: 'webhook.test', text: 'x'.repeat(70_000) })).toBe(413);
    expect(await send(published('after', 1))).toBe(204);
  });

  test('responds only to POST at its path', async () => {
    expect((await fetch(url)).status).toBe(404);
  });
});

describe('the sample that notifies screens', () => {
  test('sends a published venue to each waiting screen', async () => {
    const screens = new Screens();
    const events = createServer((_request, response) => screens.add(response));
    await new Promise<void>((resolve) => events.listen(0, '127.0.0.1', resolve));
    const { port } = events.address() as AddressInfo;
    const { body } = await fetch(`http://127.0.0.1:${port}/screens`);
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe(': connected\n\n');
    screens.tell('harbour-mall');
    expect((await reader.read()).value).toBe(
      'event: published\ndata: {"venue_id":"harbour-mall"}\n\n',
    );
    await reader.cancel();
    events.close();
  });
});

function payload(name: string): unknown {
  return JSON.parse(readFileSync(join(PAYLOADS, name), 'utf8'));
}

describe('the payloads on the page of webhooks', () => {
  test.each(['venue.published', 'venue.unpublished', 'webhook.test'])(
    'pass validation: %s',
    (type) => {
      expect(readEvent(payload(`${type}.json`))).toMatchObject({ type });
    },
  );

  test('match the JSON Schema that the sample validates with', () => {
    const { $schema, ...schema } = payload('event.schema.json') as Record<string, unknown>;
    expect($schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema).toEqual(JSON.parse(JSON.stringify(WebhookEvent)));
  });
});

describe('the page of webhooks', () => {
  test('quotes the messages of the library literally', () => {
    const page = readFileSync(join(SITE_ROOT, 'content/docs/integrations/webhooks.mdx'), 'utf8');
    const library = readFileSync(fileURLToPath(import.meta.resolve('standardwebhooks')), 'utf8');
    const [, table = ''] = /## Troubleshooting([\s\S]*?)\n## /.exec(page) ?? [];
    const quoted = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, text = '']) => text);
    expect(quoted.length).toBeGreaterThan(3);
    expect(quoted.filter((text) => !library.includes(text))).toEqual([]);
  });
});
