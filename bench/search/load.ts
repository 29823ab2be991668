import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DOCS_INDEX } from '../../packages/wire/src/search/index.ts';
import { serveSite } from '../serve-site.ts';
import { readRecords } from '@brand/search';
import { pathOf } from './docs-records.ts';
import { DIALOG } from './engines/ours.ts';
import { type RelevanceJudgment, readJudgedQueries } from './judged-queries.ts';
import { summarise } from './speed.ts';

/**
 * Readers who type concurrently, against the portal on this machine: `node bench/search/load.ts`,
 * with `READERS=100` for fewer. Each has its own connection and IP address, types letter by letter,
 * and continues after a short pause once the response to a letter has arrived. No request may fail.
 */
const READERS = Number(process.env['READERS'] ?? 500);
const QUERIES_EACH = Number(process.env['QUERIES_EACH'] ?? 2);
const MIN_PAUSE_MS = 80;
const MAX_PAUSE_MS = 240;
const LIMIT_MS = 30_000;

type Reader = { readonly reader: number; readonly agent: Agent };

type Answer = { readonly results?: readonly { readonly hits?: readonly unknown[] }[] };

// IP addresses of readers are in a header, as behind a proxy: the rate limit is per address.
Object.assign(process.env, { TRUST_PROXY: '1', SEARCH_LOG_FILE: ':memory:' });
const siteFolder = join(import.meta.dirname, '../../site/build');
const records = readRecords(join(siteFolder, 'search/records.ndjson'));
const queries = readJudgedQueries(records.map(({ url }) => pathOf(url)));
const site = await serveSite(siteFolder);
const endpoint = new URL(
  '/1/indexes/*/queries?x-algolia-application-id=portal&x-algolia-api-key=public',
  site.url,
);
const times: number[] = [];
/** The first request of a reader includes the connection set-up. */
const firstTimes: number[] = [];
const errors = new Map<string, number>();
const began = performance.now();
await Promise.all(Array.from({ length: READERS }, (_, reader) => read(reader)));
const seconds = (performance.now() - began) / 1000;
site.stop();

const { p50, p99, count: laterCount } = summarise(times);
const count = laterCount + firstTimes.length;
const failed = [...errors.values()].reduce((sum, one) => sum + one, 0);
console.table([
  {
    readers: READERS,
    requests: count + failed,
    errors: failed,
    'a second': Math.round(count / seconds),
    'p50, ms': p50.toFixed(1),
    'p99, ms': p99.toFixed(1),
    'first request p50, ms': summarise(firstTimes).p50.toFixed(1),
  },
]);
for (const [message, often] of errors) console.log(`${often} times: ${message}`);
process.exitCode = failed === 0 ? 0 : 1;

/** Types some queries as one reader, starting within the first second. */
async function read(reader: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await pause((reader * 7919) % 1000);
  for (let turn = 0; turn < QUERIES_EACH; turn += 1) {
    const query = queries[(reader * 31 + turn * 97) % queries.length];
    if (query) await type(query, { reader, agent, isFirst: turn === 0 });
  }
  agent.destroy();
}

async function type(
  { query, context }: RelevanceJudgment,
  { reader, agent, isFirst }: Reader & { readonly isFirst: boolean },
): Promise<void> {
  const letters = [...query];
  for (const index of letters.keys()) {
    const body = {
      ...DIALOG,
      query: letters.slice(0, index + 1).join(''),
      indexName: DOCS_INDEX,
      clickAnalytics: true,
      ...(context !== undefined && { optionalFilters: [`sdk:${context}`] }),
    };
    const start = performance.now();
    try {
      await ask(JSON.stringify({ requests: [body] }), { reader, agent });
      (isFirst && index === 0 ? firstTimes : times).push(performance.now() - start);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      errors.set(message, (errors.get(message) ?? 0) + 1);
    }
    const span = MAX_PAUSE_MS - MIN_PAUSE_MS;
    await pause(MIN_PAUSE_MS + ((reader * 131 + index * 61) % span));
  }
}

/** Sends the request of the dialog. Every response without a list of hits is an error. */
function ask(body: string, { reader, agent }: Reader): Promise<void> {
  const address = `10.0.${Math.floor(reader / 250)}.${(reader % 250) + 1}`;
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'text/plain', 'x-forwarded-for': address };
    const sent = request(endpoint, { method: 'POST', agent, headers, timeout: LIMIT_MS });
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${LIMIT_MS} ms`)));
    sent.on('error', reject);
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        if (response.statusCode !== 200) {
          reject(new Error(`status ${response.statusCode}: ${text.slice(0, 200)}`));
        } else if (Array.isArray((JSON.parse(text) as Answer).results?.[0]?.hits)) resolve();
        else reject(new Error(`an answer without hits: ${text.slice(0, 200)}`));
      });
    });
    sent.end(body);
  });
}
