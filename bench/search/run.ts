import { join } from 'node:path';
import { readRecords } from '@brand/search';
import { pathOf } from './docs-records.ts';
import type { Engine } from './engines/engine.ts';
import { createFlexSearch } from './engines/flex-search.ts';
import { createLunr } from './engines/lunr.ts';
import { createMiniSearch } from './engines/mini-search.ts';
import { createMiniSearchOfPages } from './engines/mini-search-pages.ts';
import { createOrama } from './engines/orama.ts';
import { createOurs } from './engines/ours.ts';
import { createSqlite } from './engines/sqlite.ts';
import { readJudgedQueries } from './judged-queries.ts';
import {
  describeMisses,
  evaluateEngine,
  meanReciprocalRank,
  hitRateAt5,
  relevanceTable,
} from './relevance.ts';
import { recordFigures } from '../figures.ts';
import { countOf, setExitCode, someOf } from '../smoke.ts';
import { timeEngines, typedPrefixes } from './speed.ts';

/**
 * Search compared with its peers: the same records, the same evaluation queries, in the same run.
 * `ENGINES=ours` skips the peers, `MISSES=1` lists queries whose first result is not relevant,
 * `SPEED=0` skips the timing, `SPEED=5` times every fifth query only.
 */
const wanted = process.env['ENGINES']?.split(',');
const every = countOf('SPEED', 1, 20);

const records = readRecords(join(import.meta.dirname, '../../site/build/search/records.ndjson'));
const paths = new Map(records.map(({ url }) => [url, pathOf(url)]));
const queries = someOf(readJudgedQueries(paths.values()), 40);
const ours = createOurs(records);
const makers: Readonly<Record<string, () => Engine | Promise<Engine>>> = {
  MiniSearch: () => createMiniSearch(records),
  'MiniSearch, pages': () => createMiniSearchOfPages(records),
  'SQLite FTS5': () => createSqlite(records),
  Orama: () => createOrama(records),
  FlexSearch: () => createFlexSearch(records),
  lunr: () => createLunr(records),
};
const engines = [ours.full];
for (const [name, make] of Object.entries(makers)) {
  if (!wanted || wanted.includes(name)) engines.push(await make());
}

console.log(`${records.length} records, ${queries.length} judged queries.`);
for (const { name, settings } of engines) console.log(`${name}: ${settings}`);

const outcomes = new Map(
  engines.map((engine) => [
    engine.name,
    evaluateEngine(engine, queries, (url) => paths.get(url) ?? pathOf(url)),
  ]),
);
console.log('\nMRR@10 / recall@5 (a right answer among the first five), by kind of query and half');
const relevance = relevanceTable(outcomes);
console.table(relevance);
recordFigures(
  'search',
  relevance.filter(({ kind }) => kind === 'all'),
);
console.table(
  [...outcomes].map(([engine, all]) => ({
    engine,
    'MRR@10, all': meanReciprocalRank(all).toFixed(3),
    'recall@5, all': hitRateAt5(all).toFixed(3),
  })),
);
if (process.env['MISSES'] === '1') {
  console.log('\nOurs, where the first right answer is not first:');
  console.log(describeMisses(outcomes.get('ours') ?? []).join('\n'));
}

if (every > 0) {
  const typed = typedPrefixes(queries.filter((_, index) => index % every === 0));
  const timings = timeEngines([ours.full, ours.again, ours.bare, ...engines.slice(1)], typed);
  const fastest = Math.min(
    ...engines.slice(1).map(({ name }) => timings.get(name)?.p50 ?? Infinity),
  );
  console.log(
    `\nCPU ms a query, the least of three rounds, over ${typed.length} typed prefixes. Ours makes ` +
      'highlighting and snippets of 20 hits, as the dialog asks; peers give ids only.',
  );
  console.table(
    [...timings].map(([engine, { p50, p99, count }]) => ({
      engine,
      queries: count,
      p50: p50.toFixed(3),
      p99: p99.toFixed(3),
      'p50 to fastest peer': Number.isFinite(fastest) ? (p50 / fastest).toFixed(2) : '–',
    })),
  );
}
setExitCode([...outcomes.values()].map(meanReciprocalRank), true);
