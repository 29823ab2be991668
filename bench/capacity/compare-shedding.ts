import { median } from '../median.ts';
import { countOf, isSmoke } from '../smoke.ts';
import { summarise } from '../search/speed.ts';
import { generateLoad } from './generate-load.ts';
import { refusedRatio } from './load-result.ts';
import { WARM_UP_SECONDS } from './measure-capacity.ts';
import { measureOverload, type OverloadResult, type ReaderCounts } from './measure-overload.ts';
import { prepareAnswers, preparePages, prepareSearches } from './requests.ts';
import type { ServerProcess } from './server-process.ts';

export type Shedding = {
  /** Median latency of pages without shedding, as a ratio to that with it. */
  readonly pagesRatio: number;
  /** Ratio of requests that are refused with shedding. */
  readonly refused: Readonly<Record<keyof ReaderCounts, number>>;
};

const SECONDS = countOf('OVERLOAD_SECONDS', 8);
/** Together they ask for more than three cores. */
const READERS: ReaderCounts = isSmoke
  ? { pages: 25, search: 25, answers: 25 }
  : { pages: 100, search: 1000, answers: 150 };

/** Prints what the same overload does to a portal that sheds no load, and to one that does. */
export function compareShedding(results: Readonly<Record<'off' | 'on', OverloadResult>>): Shedding {
  const pagesRatio = pagesMedian(results.off) / pagesMedian(results.on);
  console.log(`\nReaders who send one request per second each: ${JSON.stringify(READERS)}`);
  console.table(
    Object.entries(results).flatMap(([shedLoad, result]) =>
      Object.entries(result).map(([kind, load]) => ({
        SHED_LOAD: shedLoad,
        kind,
        answered: load.latenciesMs.length,
        'refused, %': Math.round(refusedRatio(load) * 100),
        'p50, ms': Math.round(summarise(load.latenciesMs).p50),
        'p99, ms': Math.round(summarise(load.latenciesMs).p99),
      })),
    ),
  );
  console.log(`Median of pages without shedding, as a ratio to with it: ${pagesRatio.toFixed(1)}`);
  const { pages, search, answers } = results.on;
  return {
    pagesRatio,
    refused: {
      pages: refusedRatio(pages),
      search: refusedRatio(search),
      answers: refusedRatio(answers),
    },
  };
}

/** Overloads a portal that runs as one process. */
export async function overloadPortal(portal: ServerProcess): Promise<OverloadResult> {
  const { url } = portal;
  const requests = {
    pages: await preparePages(url),
    search: await prepareSearches(url),
    answers: await prepareAnswers(url, READERS.answers),
  };
  for (const requestsOf of WARM_UP_SECONDS > 0 ? Object.values(requests) : []) {
    await generateLoad({ url, requestsOf, connections: 1, seconds: WARM_UP_SECONDS });
  }
  return measureOverload(portal, READERS, requests, SECONDS);
}

/** If not a single page came in time, the median is longer than the measurement. */
function pagesMedian({ pages }: OverloadResult): number {
  return pages.latenciesMs.length > 0 ? median(pages.latenciesMs) : SECONDS * 1000;
}
