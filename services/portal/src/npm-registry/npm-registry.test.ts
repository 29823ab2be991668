import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createLocalLimiter } from '@brand/service-kit';
import { packTar, unpackTar } from 'modern-tar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createNpmRegistry } from './index.ts';

const PUBLIC = 'https://developer.acme.test';
const SOURCE = `const portal = '${PUBLIC}';`;
const LOCAL_SOURCE = "const portal = 'http://localhost:3000';";
const TARBALL = 'acme-sdk-1.0.0.tgz';
const site = mkdtempSync(join(tmpdir(), 'registry-'));

type Packument = { versions: Record<string, { name: string; dist: Record<string, string> }> };

function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

async function packageOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const entries = Object.entries(files).map(([name, body]) => ({
    header: { name, size: Buffer.byteLength(body), mtime: new Date(0) },
    body,
  }));
  return gzipSync(await packTar(entries));
}

beforeAll(async () => {
  mkdirSync(join(site, 'npm/@acme'), { recursive: true });
  mkdirSync(join(site, 'npm/-'));
  writeFileSync(join(site, 'sitemap.xml'), `<loc>${PUBLIC}/docs</loc>`);
  const tarball = await packageOf({
    'package/web/index.js': SOURCE,
    'package/web/integrity.json': JSON.stringify({ 'index.js': integrityOf(SOURCE) }),
    'package/logo.bin': PUBLIC,
  });
  writeFileSync(join(site, 'npm/-', TARBALL), tarball);
  const dist = { tarball: `${PUBLIC}/npm/-/${TARBALL}`, integrity: 'sha512-x', shasum: 'x' };
  const document = { name: '@acme/sdk', versions: { '1.0.0': { name: '@acme/sdk', dist } } };
  writeFileSync(join(site, 'npm/@acme/sdk'), JSON.stringify(document));
});

afterAll(() => rmSync(site, { recursive: true }));

function create(environment = {}) {
  const app = createNpmRegistry(site, createLocalLimiter, { TRUST_PROXY: '1', ...environment })!;
  return (url: string, headers = {}): Promise<Response> =>
    Promise.resolve(app.request(url, { headers: { 'x-forwarded-for': '192.0.2.1', ...headers } }));
}

async function filesIn(response: Response): Promise<Record<string, string>> {
  const entries = await unpackTar(gunzipSync(Buffer.from(await response.arrayBuffer())));
  return Object.fromEntries(
    entries.map(({ header, data }) => [header.name, Buffer.from(data!).toString()]),
  );
}

describe('createNpmRegistry', () => {
  test.each(['@acme/sdk', '@acme%2fsdk', '@acme%2Fsdk'])(
    'names archives of the requested portal for /%s, with their integrity',
    async (path) => {
      const request = create();
      const response = await request(`http://localhost:3000/${path}`);
      expect(response.headers.get('content-type')).toContain('application/json');
      const { dist } = ((await response.json()) as Packument).versions['1.0.0']!;
      expect(dist['tarball']).toBe(`http://localhost:3000/npm/-/${TARBALL}`);
      const archive = await request(`http://localhost:3000/-/${TARBALL}`);
      const bytes = Buffer.from(await archive.arrayBuffer());
      expect(dist['integrity']).toBe(
        `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
      );
      expect(dist['shasum']).toBe(createHash('sha1').update(bytes).digest('hex'));
    },
  );

  test('puts the address of the portal into code, and leaves other files', async () => {
    const files = await filesIn(await create()(`http://localhost:3000/-/${TARBALL}`));
    expect(files).toEqual({
      'package/web/index.js': LOCAL_SOURCE,
      'package/web/integrity.json': JSON.stringify({ 'index.js': integrityOf(LOCAL_SOURCE) }),
      'package/logo.bin': PUBLIC,
    });
  });

  test('follows the headers of a trusted proxy', async () => {
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'docs.acme.test' };
    const response = await create()('http://10.0.0.1:3000/@acme/sdk', forwarded);
    const { dist } = ((await response.json()) as Packument).versions['1.0.0']!;
    expect(dist['tarball']).toBe(`https://docs.acme.test/npm/-/${TARBALL}`);
  });

  test('leaves requests at the public address to the files of the site', async () => {
    const response = await create()(`${PUBLIC}/@acme/sdk`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('404 Not Found');
  });

  test.each(['@acme/none', '../secret', '-/none.tgz', '-/..%2f..%2fsecret.tgz', '@acme/..%2f-'])(
    'has no package %s',
    async (path) => {
      const response = await create()(`http://localhost:3000/${path}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        error: expect.stringContaining('There is no package'),
      });
    },
  );

  test('holds few copies, however many hosts are invented, and limits who invents them', async () => {
    const request = create();
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        return (await request(`http://host-${index}.test/@acme/sdk`)).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });

  test('is not there if the site has no packages', () => {
    expect(createNpmRegistry(join(site, 'none'), createLocalLimiter, {})).toBeUndefined();
  });
});
