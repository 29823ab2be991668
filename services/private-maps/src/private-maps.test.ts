import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { afterAll, describe, expect, test } from 'vitest';
import { createDemoTokens } from './demo-tokens.ts';
import { createPrivateVenues } from './private-venues.ts';
import { readPrivateMapSettings } from './settings.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'private-'));
mkdirSync(join(FOLDER, 'office'));
writeFileSync(join(FOLDER, 'office', 'mvf-3.zip'), 'the bundle');
afterAll(() => rmSync(FOLDER, { recursive: true }));

const SECRET = new Uint8Array(32).fill(7);
const KEYS = new Map([['key-1', SECRET]]);
const ORIGIN = 'https://intranet.example';
const venues = new Map([
  ['hq', 'office'],
  ['lab', 'office'],
]);
const app = createPrivateVenues({ folder: FOLDER, venues, keys: KEYS });

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

type Minting = {
  readonly claims?: object;
  readonly secret?: Uint8Array;
  readonly kid?: string;
  readonly life?: string;
  readonly alg?: string;
};

function mint({
  claims = { venue: 'hq', origins: [ORIGIN] },
  secret = SECRET,
  kid = 'key-1',
  life = '10m',
  alg = 'HS256',
}: Minting = {}): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg, kid })
    .setIssuedAt()
    .setExpirationTime(life)
    .sign(secret);
}

async function ask(
  token: string | undefined,
  {
    path = '/hq/mvf-3.zip',
    headers = {},
  }: { path?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; text: string; headers: Headers }> {
  const response = await app.request(path, {
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

describe('a private map', () => {
  test('opens with its token, and disables caching', async () => {
    const { status, text, headers } = await ask(await mint());
    expect([status, text]).toEqual([200, 'the bundle']);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('opens for the origins that the token lists only', async () => {
    const token = await mint();
    const listed = await ask(token, { headers: { origin: ORIGIN } });
    expect(listed.status).toBe(200);
    expect(listed.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    // Old browsers send no `Sec-Fetch-*` headers.
    const other = await ask(token, { headers: { origin: 'https://evil.example' } });
    expect(other.status).toBe(403);
    expect(other.headers.get('access-control-allow-origin')).toBe('*');
    expect(other.text).toContain('does not list the origin https://evil.example');
  });

  const longAgo = Math.floor(Date.now() / 1000) - 7200;
  test.each<[string, () => Promise<string | undefined>, number, string]>([
    ['no token', async () => undefined, 401, 'has no token'],
    ['words', async () => 'abc', 401, 'not a signed token'],
    ['a token that is too long', async () => 'a'.repeat(5000), 401, 'too long'],
    ['an unknown key', () => mint({ kid: 'key-9' }), 401, '\\"key-9\\"'],
    ['another secret', () => mint({ secret: new Uint8Array(32) }), 401, 'signature'],
    ['another way to sign', () => mint({ secret: new Uint8Array(64), alg: 'HS512' }), 401, 'HS256'],
    [
      'the token of another venue',
      () => mint({ claims: { venue: 'lab', origins: [] } }),
      403,
      'lab',
    ],
    ['a life of two days', () => mint({ life: '2d' }), 401, '24 hours'],
    ['no venue', () => mint({ claims: { origins: [] } }), 401, 'venue'],
    ['no origins', () => mint({ claims: { venue: 'hq' } }), 401, 'origins'],
    [
      'an origin with a path',
      () => mint({ claims: { venue: 'hq', origins: ['https://a.example/x'] } }),
      401,
      'origins',
    ],
    [
      'a script for an origin',
      () => mint({ claims: { venue: 'hq', origins: ['javascript:1'] } }),
      401,
      'origins',
    ],
    [
      'a token of yesterday',
      () =>
        new SignJWT({ venue: 'hq', origins: [ORIGIN] })
          .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
          .setIssuedAt(longAgo)
          .setExpirationTime(longAgo + 60)
          .sign(SECRET),
      401,
      `expired at ${new Date((longAgo + 60) * 1000).toISOString()}`,
    ],
    [
      'a token without a signature',
      async () => {
        const claims = { venue: 'hq', origins: [], iat: longAgo, exp: longAgo + 80_000 };
        return `${encode({ alg: 'none', kid: 'key-1' })}.${encode(claims)}.`;
      },
      401,
      'HS256',
    ],
  ])('does not open with %s', async (_case, token, expected, reason) => {
    const { status, text } = await ask(await token());
    expect(status).toBe(expected);
    expect(text).toContain(reason);
    expect(text).not.toContain('the bundle');
  });

  test('responds 404 when it is unknown, whatever its name', async () => {
    const token = await mint({ claims: { venue: '..', origins: [] } });
    expect((await ask(token, { path: '/%2e%2e/mvf-3.zip' })).status).toBe(404);
  });
});

function demoKeyOf(secret?: string): Uint8Array | undefined {
  return readPrivateMapSettings({ CLUSTER_SECRET: secret }).keys.get('demo-private');
}

describe('tokens of the demo', () => {
  test('open the private demo venue for the requesting page', async () => {
    const settings = readPrivateMapSettings({});
    const response = await createDemoTokens(settings).request('/', {
      method: 'POST',
      headers: { origin: 'https://portal.example' },
    });
    const { token, venue } = (await response.json()) as { token: string; venue: string };
    const opened = createPrivateVenues({
      folder: FOLDER,
      venues: new Map([[venue, 'office']]),
      keys: settings.keys,
    });
    const bundle = await opened.request(`/${venue}/mvf-3.zip`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(bundle.status).toBe(200);
  });

  test('are accepted by all processes of a start, and by no other', () => {
    expect(demoKeyOf('one')).toEqual(demoKeyOf('one'));
    expect(demoKeyOf('one')).not.toEqual(demoKeyOf('two'));
    expect(demoKeyOf()).not.toEqual(demoKeyOf());
  });

  test('exclude pages of other sites', async () => {
    const response = await createDemoTokens(readPrivateMapSettings({})).request('/', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(response.status).toBe(403);
  });

  test('stay disabled when the operator has keys', async () => {
    const secret = Buffer.alloc(32, 1).toString('base64url');
    const settings = readPrivateMapSettings({ PRIVATE_MAP_KEYS: `one=${secret}` });
    expect([...settings.keys.keys()]).toEqual(['one']);
    const response = await createDemoTokens(settings).request('/', { method: 'POST' });
    expect(response.status).toBe(404);
  });

  test.each(['one', 'one=short', '=abc', 'one=$$'])('reject the key "%s"', (text) => {
    expect(() => readPrivateMapSettings({ PRIVATE_MAP_KEYS: text })).toThrow('PRIVATE_MAP_KEYS');
  });

  test.each(['null', 'file://', 'chrome-extension://abc', 'not an origin'])(
    'are denied to a page with the origin %j',
    async (origin) => {
      const response = await createDemoTokens(readPrivateMapSettings({})).request('/', {
        method: 'POST',
        headers: { origin },
      });
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({
        error: 'A token needs the origin of a page, and this page has none.',
      });
    },
  );
});
