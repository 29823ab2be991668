import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFeed, FEED_KIND_NAMES, type FeedKind } from '@brand/data-sync';
import { feedJsonSchema } from '@brand/data-sync/schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFeedServer } from '../../examples/data-sync/1.0/feed-server/server.ts';
import { compareRooms } from '../../examples/data-sync/1.0/geodata/compare-rooms.ts';
import { runCli } from '../../packages/mvf/src/cli/run-cli.ts';
import { RECORD_TYPES } from '../src/features/data-sync/node/feed-reference.ts';
import { listFences } from '../src/markdown/list-fences.ts';
import { sampleIn } from '../src/samples/node/read-sample.ts';
import { messagesOfBrokenFeeds } from './broken-feeds.ts';
import { readContentPages, SITE_ROOT } from './content-pages.ts';

const ROOT = join(SITE_ROOT, '..');
const SAMPLES = join(ROOT, 'examples/data-sync/1.0');
const pages = readContentPages(['content']).filter(({ file }) => file.includes('/data-sync/'));

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

describe('the feeds that pages show', () => {
  const shown = pages.flatMap(({ body }) =>
    listFences(body)
      .fences.filter(({ language }) => language === 'json')
      .map(({ meta }) => sampleIn(meta)?.name ?? 'a fence without a file'),
  );

  test.each(shown.filter((name) => !name.endsWith('.geojson')))(
    'match their schema: %s',
    (name) => {
      const text = read(`examples/${name}`);
      const kind = (JSON.parse(text) as { kind: FeedKind }).kind;
      expect(name).toBe(`data-sync/1.0/${kind}.json`);
      const validate = new Ajv2020({ strict: true }).compile(
        feedJsonSchema(kind, 'https://docs.acme.test'),
      );
      validate(JSON.parse(text));
      expect(validate.errors).toBeNull();
      expect(checkFeed(text, kind).findings).toEqual([]);
    },
  );

  test('cover every kind', () => {
    const kinds = FEED_KIND_NAMES.map((kind) => `data-sync/1.0/${kind}.json`);
    expect(kinds.filter((name) => !shown.includes(name))).toEqual([]);
  });
});

test('shows the table of fields of every record on a page', () => {
  const text = pages.map(({ body }) => body).join('');
  expect(RECORD_TYPES.filter((type) => !text.includes(`<FeedFields of="${type}" />`))).toEqual([]);
});

function messagesQuotedOn(page: RegExp): string[] {
  return pages
    .filter(({ file }) => page.test(file))
    .flatMap(({ body }) => {
      const [, table = ''] = /## Troubleshooting([\s\S]*?)\n## /.exec(body) ?? [];
      return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, text = '']) => text);
    });
}

describe('messages that pages quote', () => {
  test('match the findings on broken feeds', () => {
    const said = messagesOfBrokenFeeds();
    const quoted = messagesQuotedOn(/(?:objects|getting-started-data-sync)\.mdx$/);
    expect(quoted.length).toBeGreaterThan(15);
    expect(quoted.filter((text) => !said.includes(text))).toEqual([]);
  });

  test('match the converter and the validator', () => {
    const said = ['convert', 'assemble', 'validate/codes']
      .map((name) => `packages/mvf/src/${name}`)
      .flatMap((folder) =>
        readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
          .filter((file) => /(?<!\.test)\.ts$/.test(file))
          .map((file) => read(`${folder}/${file}`)),
      )
      .join('');
    const quoted = messagesQuotedOn(/geodata-sync\.mdx$/);
    expect(quoted.length).toBeGreaterThan(4);
    expect(quoted.filter((text) => !said.includes(text))).toEqual([]);
  });
});

describe('the feed server of the sample', () => {
  const shops = Array.from({ length: 700 }, (_, index) => ({
    externalId: `shop-${String(index).padStart(4, '0')}`,
    name: `Shop ${index}`,
    type: 'tenant',
  }));
  let isBroken = false;
  const server = createFeedServer(
    () => (isBroken ? Promise.reject(new Error('no database')) : Promise.resolve(shops)),
    'secret',
  );
  let address: string;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feeds/location`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  function ask(url = address, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(url, { headers: { authorization: 'Bearer secret', ...headers } });
  }

  test('serves all records, page by page', async () => {
    const found: string[] = [];
    for (let url: string | undefined = address; url !== undefined;) {
      const text = await (await ask(url)).text();
      expect(checkFeed(text, 'location').findings).toEqual([]);
      const page = JSON.parse(text) as { items: { externalId: string }[]; next?: string };
      found.push(...page.items.map(({ externalId }) => externalId));
      // Behind a proxy the URL is https, but the server of the test is not.
      url = page.next?.replace('https:', 'http:');
    }
    expect(found).toEqual(shops.map(({ externalId }) => externalId));
  });

  test('responds with 304 to a client with the current page, and with 401 without the token', async () => {
    const first = await ask();
    const again = await ask(address, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await fetch(address)).status).toBe(401);
    expect((await ask(address, { authorization: 'Bearer secre' })).status).toBe(401);
  });

  test('responds with 503, and never with a part, when its data is unavailable', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    isBroken = true;
    const response = await ask();
    isBroken = false;
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    expect([response.status, await response.text()]).toEqual([503, '']);
  });
});

describe('the plan of the sample', () => {
  const folder = mkdtempSync(join(tmpdir(), 'geodata-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function convert(plan: string, name: string): Promise<{ said: string; bytes: Buffer }> {
    let said = '';
    const output = join(folder, name);
    const note = (text: string): void => void (said += text);
    const code = await runCli(
      ['convert', join(SAMPLES, 'geodata', plan), '--name', 'Quay building', '--output', output],
      { out: note, err: note, isTerminal: false, hasColor: false, columns: 200 },
    );
    expect(code).toBe(0);
    return { said: said.replace(`${folder}/`, ''), bytes: readFileSync(output) };
  }

  test('has the feature that the page shows', () => {
    const floor = read('examples/data-sync/1.0/geodata/plan/L0.geojson');
    const { features } = JSON.parse(floor) as { features: unknown[] };
    const shown: unknown = JSON.parse(read('examples/data-sync/1.0/geodata/unit.geojson'));
    expect(features).toContainEqual(shown);
  });

  test('converts and compares as the page shows', async () => {
    const [before, after] = [
      await convert('plan', 'quay.zip'),
      await convert('next-plan', 'quay-next.zip'),
    ];
    const [, ...shown] = read('examples/data-sync/1.0/geodata/convert.txt').split('\n');
    expect(before.said.trimEnd()).toBe(shown.join('\n').trimEnd());
    const [, ...lines] = read('examples/data-sync/1.0/geodata/compare.txt').trimEnd().split('\n');
    expect(await compareRooms(before.bytes, after.bytes)).toEqual(lines);
  });
});
