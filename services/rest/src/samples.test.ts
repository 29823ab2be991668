import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DEMO_KEY, DEMO_SECRET } from '@brand/rest-api';
import { hasCurl, serveApp, type ServedApp } from '@brand/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as mvf from '../../../examples/rest/1.0/mvf-export/export-venue.ts';
import * as partner from '../../../examples/rest/1.0/partner/onboard.ts';
import { RestClient, RestProblem } from '../../../examples/rest/1.0/rest-client.ts';
import * as svg from '../../../examples/rest/1.0/svg-export/draw-floor.ts';
import { createTestRest, type TestRest } from './rest.fixture.ts';

const SAMPLES = join(import.meta.dirname, '../../../examples/rest/1.0');
const ZIP = 'PK';
const HAS_CURL = hasCurl();
const run = promisify(execFile);

let rest: TestRest;
let server: ServedApp;
let folder: string;
let options: { url: string; key: string; secret: string };

beforeAll(async () => {
  rest = createTestRest({ now: () => new Date() });
  server = await serveApp(rest.app);
  folder = await mkdtemp(join(tmpdir(), 'rest-samples-'));
  options = { url: `${server.url}/rest`, key: DEMO_KEY, secret: DEMO_SECRET };
});

afterAll(async () => {
  await server.close();
  await rest.close();
  await rm(folder, { recursive: true });
});

/** Runs a sample like a reader would, against the server under test. */
async function runShell(sample: string): Promise<string> {
  const text = await readFile(join(SAMPLES, sample), 'utf8');
  const script = text.replace('https://portal.brand.example/rest', options.url);
  expect(script).not.toBe(text);
  const { stdout } = await run('sh', ['-c', script], { cwd: folder });
  return stdout;
}

function readWritten(name: string): Promise<string> {
  return readFile(join(folder, name), 'latin1');
}

describe('the samples of the MVF export API', () => {
  test('fetch every demo venue', async () => {
    const paths = await mvf.main(options, folder);
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) expect((await readFile(path, 'latin1')).slice(0, 2)).toBe(ZIP);
  });

  test('detect that nothing was published', async () => {
    const client = new RestClient(options);
    const tag = await mvf.newTag(client, 'kestrel-house');
    expect(tag).toEqual(expect.any(String));
    expect(await mvf.newTag(client, 'kestrel-house', tag)).toBeUndefined();
  });

  test.skipIf(!HAS_CURL)('fetch a venue by curl', async () => {
    await runShell('mvf-export/export.sh');
    expect((await readWritten('kestrel-house.zip')).slice(0, 2)).toBe(ZIP);
  });

  test('fail with the code of the problem', async () => {
    const failure = mvf.exportVenue(new RestClient(options), 'atlantis');
    await expect(failure).rejects.toBeInstanceOf(RestProblem);
    await expect(failure).rejects.toMatchObject({ code: 'venue-not-found', status: 404 });
  });
});

describe('the samples of the SVG export API', () => {
  test('draw a floor', async () => {
    expect(await readFile(await svg.main(options, folder), 'utf8')).toMatch(
      /^(?:<\?xml.*?>\s*)?<svg/,
    );
  }, 30_000);

  test.skipIf(!HAS_CURL)(
    'draw a floor by curl',
    async () => {
      await runShell('svg-export/draw.sh');
      expect(await readWritten('floor.svg')).toContain('<svg');
    },
    30_000,
  );
});

describe('the samples of the partner API', () => {
  test('onboard a tenant whose key sees its own map alone', async () => {
    const client = new RestClient(options);
    const tenant = await partner.onboard(client, 'crm-1', 'Harbour');
    expect(await partner.onboard(client, 'crm-1', 'Harbour')).toEqual(tenant);
    expect(await partner.venuesOf(options.url, tenant)).toEqual([tenant.mapId]);
    expect(await partner.raiseMapLimit(client, tenant.workspaceId)).toBe(10);
  });

  test.skipIf(!HAS_CURL)('publish a map and fetch it with a key of its workspace', async () => {
    await runShell('partner/publish.sh');
    expect(JSON.parse(await readWritten('published.json'))).toMatchObject({ published: true });
    expect((await readWritten('public/venues/quay/mvf-3.zip')).slice(0, 2)).toBe(ZIP);
  });

  test.skipIf(!HAS_CURL)('create a workspace by curl', async () => {
    expect(JSON.parse(await runShell('partner/onboard.sh'))).toMatchObject({
      externalId: 'crm-20418',
    });
  });
});
