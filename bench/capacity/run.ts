import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setExitCode } from '../smoke.ts';
import { compareShedding, overloadPortal } from './compare-shedding.ts';
import type { RequestsOf } from './generate-load.ts';
import { CONNECTIONS, measureBest } from './measure-capacity.ts';
import type { OverloadResult } from './measure-overload.ts';
import {
  KINDS,
  type Kind,
  prepareAnswers,
  preparePages,
  prepareRestReads,
  prepareSearches,
} from './requests.ts';
import { pinLoadGenerator, type ServerProcess } from './server-process.ts';
import { hasNginx, startNginx } from './start-nginx.ts';
import { startPortal } from './start-portal.ts';
import { measureBytesPerRow } from './stored-bytes.ts';
import { visitPages } from './visit-pages.ts';

/**
 * What one core serves, how much memory a process takes, what overload does to pages, and what a
 * reader's visit asks for. `ROUNDS` and `SECONDS` change how often and how long each is measured.
 */
const SITE = join(import.meta.dirname, '../../site/build');
/** How much better pages have to fare with shedding than without. */
const MIN_SHEDDING_RATIO = 5;
const MIN_TWO_PROCESSES_RATIO = 0.6;
/** Queries are counted two seconds after the last letter, and written soon after. */
const FLUSH_MS = 4000;

type Capacities = Readonly<Record<Kind, number>>;

const folder = mkdtempSync(join(tmpdir(), 'capacity-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
pinLoadGenerator();

const one = await measureOneProcess();
const two = await measureTwoProcesses();
console.log('\nRequests per second and core, with two processes as a ratio to one');
console.table(
  KINDS.map((kind) => ({
    kind,
    'one process': Math.round(one.capacities[kind]),
    'two processes': Math.round(two[kind]),
    ratio: (two[kind] / one.capacities[kind]).toFixed(2),
    ...(kind === 'pages' &&
      one.nginxPages !== undefined && {
        nginx: Math.round(one.nginxPages),
        'ratio to nginx': (one.capacities.pages / one.nginxPages).toFixed(2),
      }),
  })),
);
const { pagesRatio, refused } = compareShedding({
  off: one.overload,
  on: await measureShedding(),
});

setExitCode(
  [...Object.values(one.capacities), ...Object.values(two), ...one.visits, pagesRatio],
  pagesRatio >= MIN_SHEDDING_RATIO &&
    refused.answers >= refused.search &&
    refused.search >= refused.pages &&
    KINDS.every((kind) => two[kind] / one.capacities[kind] >= MIN_TWO_PROCESSES_RATIO),
);

async function measureOneProcess(): Promise<{
  capacities: Capacities;
  nginxPages: number | undefined;
  visits: readonly number[];
  overload: OverloadResult;
}> {
  const dataFolder = join(folder, 'one');
  const portal = await startPortal(dataFolder, { workers: 1, shedsLoad: false });
  const nginx = hasNginx() ? await startNginx(join(folder, 'nginx'), SITE) : undefined;
  if (!nginx) console.error('nginx is missing (Debian: apt-get install nginx-light): no peer.');
  const requests = await prepareAll(portal);
  const memoryAtStart = describeMemory(portal);
  const peer = nginx && { server: nginx, requestsOf: await preparePages(nginx.url) };
  const best = await measureBest([
    ...KINDS.map((kind) => ({ server: portal, requestsOf: requests[kind] })),
    ...(peer ? [peer] : []),
  ]);
  console.log(
    `Resident memory of a process: ${memoryAtStart} at start, ${describeMemory(portal)} after load`,
  );
  await nginx?.stop();
  const visits = await visitPages(portal.url);
  await wait(FLUSH_MS);
  const overload = await overloadPortal(portal);
  await portal.stop();
  const question = measureBytesPerRow(join(dataFolder, 'assistant.sqlite'), 'questions');
  const query = measureBytesPerRow(join(dataFolder, 'search.sqlite'), 'queries');
  console.log(`Stored bytes: ${Math.round(question)} per question, ${Math.round(query)} per query`);
  return { capacities: byKind(best), nginxPages: best[KINDS.length], visits, overload };
}

async function measureTwoProcesses(): Promise<Capacities> {
  const portal = await startPortal(join(folder, 'two'), { workers: 2, shedsLoad: false });
  const requests = await prepareAll(portal);
  const best = await measureBest(
    KINDS.map((kind) => ({ server: portal, requestsOf: requests[kind] })),
  );
  console.log(`Resident memory of the primary and its two processes: ${describeMemory(portal)}`);
  await portal.stop();
  return byKind(best);
}

async function measureShedding(): Promise<OverloadResult> {
  const portal = await startPortal(join(folder, 'shedding'), { workers: 1, shedsLoad: true });
  const overload = await overloadPortal(portal);
  await portal.stop();
  return overload;
}

async function prepareAll({ url }: ServerProcess): Promise<Readonly<Record<Kind, RequestsOf>>> {
  return {
    pages: await preparePages(url),
    search: await prepareSearches(url),
    answers: await prepareAnswers(url, CONNECTIONS),
    rest: await prepareRestReads(url, CONNECTIONS),
  };
}

function describeMemory(server: ServerProcess): string {
  return server
    .usage()
    .map(({ residentBytes }) => `${Math.round(residentBytes / 1e6)} MB`)
    .join(' + ');
}

function byKind(values: readonly number[]): Capacities {
  return Object.fromEntries(KINDS.map((kind, index) => [kind, values[index] ?? NaN])) as Capacities;
}
