import type { Engine } from './engines/engine.ts';
import {
  type Half,
  HALVES,
  halfOf,
  isRight,
  type RelevanceJudgment,
  KINDS,
  SETS,
} from './judged-queries.ts';

export type Outcome = {
  readonly query: RelevanceJudgment;
  readonly half: Half;
  /** Rank of the first relevant result, from 1; 0 if none is among the hits. */
  readonly rank: number;
  readonly paths: readonly string[];
};

const RANKS_THAT_COUNT = 10;
const RECALLED = 5;

export function evaluateEngine(
  engine: Engine,
  queries: readonly RelevanceJudgment[],
  pathOf: (url: string) => string,
): Outcome[] {
  return queries.map((query) => {
    const paths = engine.search(query.query, query.context).map(pathOf);
    const rank = paths.findIndex((path) => isRight(path, query)) + 1;
    return { query, half: halfOf(query), rank, paths };
  });
}

/** Mean reciprocal rank at 10 (MRR@10). */
export function meanReciprocalRank(outcomes: readonly Outcome[]): number {
  return mean(outcomes.map(({ rank }) => (rank > 0 && rank <= RANKS_THAT_COUNT ? 1 / rank : 0)));
}

/** Hit rate at 5: the ratio of queries with a relevant result in the top five. */
export function hitRateAt5(outcomes: readonly Outcome[]): number {
  return mean(outcomes.map(({ rank }) => (rank > 0 && rank <= RECALLED ? 1 : 0)));
}

/** One row per set, kind of query and half, one column per engine: MRR@10 and hit rate at 5. */
export function relevanceTable(
  outcomes: ReadonlyMap<string, readonly Outcome[]>,
): Record<string, string | number>[] {
  return SETS.flatMap((set) =>
    [...KINDS, 'all'].flatMap((kind) =>
      HALVES.flatMap((half) => {
        const isCounted = ({ query, half: its }: Outcome): boolean =>
          query.set === set && its === half && (kind === 'all' || query.kind === kind);
        const queries = [...outcomes.values()][0]?.filter(isCounted).length ?? 0;
        if (queries === 0) return [];
        const cells = [...outcomes].map(([name, all]) => {
          const counted = all.filter(isCounted);
          const figures = [meanReciprocalRank(counted), hitRateAt5(counted)];
          return [name, figures.map((figure) => figure.toFixed(3)).join(' / ')] as const;
        });
        return { set, kind, half, queries, ...Object.fromEntries(cells) };
      }),
    ),
  );
}

/** Queries whose first result is not relevant, with the results that came first. */
export function describeMisses(outcomes: readonly Outcome[]): string[] {
  return outcomes
    .filter(({ rank }) => rank !== 1)
    .map(({ query, half, rank, paths }) => {
      const asked = query.context === undefined ? query.query : `${query.query} @${query.context}`;
      const place = rank === 0 ? 'not among 20' : `rank ${rank}`;
      const first = paths.slice(0, 2).join(', ') || 'nothing';
      return `${half} | ${query.kind} | ${asked} | ${place} | first: ${first} | wanted: ${query.expected[0]}`;
    });
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
