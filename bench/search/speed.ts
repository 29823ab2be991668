import type { Engine } from './engines/engine.ts';
import type { RelevanceJudgment } from './judged-queries.ts';

export type Timing = { readonly p50: number; readonly p99: number; readonly count: number };

export type Typed = Pick<RelevanceJudgment, 'query' | 'context'>;

const WARM_UP = 300;
/** How many times each query is timed, one round over all of them at a time; the minimum counts. */
const ROUNDS = 3;
/** Slower engines only get a part of the queries. */
const TIMEOUT_MS = 60_000;
const SLOW_ENGINE_STRIDE = 11;

/** The queries that the dialog sends while a reader types: all prefixes. */
export function typedPrefixes(queries: readonly RelevanceJudgment[]): Typed[] {
  return queries.flatMap(({ query, context }) => {
    const letters = [...query];
    return letters.map((_, index) => ({
      query: letters.slice(0, index + 1).join(''),
      ...(context !== undefined && { context }),
    }));
  });
}

/**
 * CPU time of the process per query. Engines alternate, and so does which one is first. The CPU
 * clock of a thread has a resolution of milliseconds only; that of the process includes the garbage
 * collector's threads, hence the minimum of several rounds.
 */
export function timeEngines(
  engines: readonly Engine[],
  typed: readonly Typed[],
): Map<string, Timing> {
  const every = Math.ceil(typed.length / WARM_UP);
  const first = takeTurns(
    engines,
    typed.filter((_, index) => index % every === 0),
    () => true,
  );
  const slow = new Set(
    [...first]
      .filter(([, times]) => mean(times) * typed.length * ROUNDS > TIMEOUT_MS)
      .map(([name]) => name),
  );
  const rounds = Array.from({ length: ROUNDS }, () =>
    takeTurns(
      engines,
      typed,
      ({ name }, turn) => turn % SLOW_ENGINE_STRIDE === 0 || !slow.has(name),
    ),
  );
  return new Map(
    engines.map(({ name }) => {
      const times = rounds.map((round) => round.get(name) ?? []);
      const least = times[0]?.map((_, at) => Math.min(...times.map((round) => round[at] ?? 0)));
      return [name, summarise(least ?? [])];
    }),
  );
}

function takeTurns(
  engines: readonly Engine[],
  typed: readonly Typed[],
  takesPart: (engine: Engine, turn: number) => boolean,
): Map<string, number[]> {
  const times = new Map(engines.map(({ name }) => [name, [] as number[]]));
  for (const { clearCache: forget } of engines) forget?.();
  for (const [turn, { query, context }] of typed.entries()) {
    for (const place of engines.keys()) {
      const engine = engines[(place + turn) % engines.length];
      if (!engine || !takesPart(engine, turn)) continue;
      const before = process.cpuUsage();
      engine.search(query, context);
      const { user, system } = process.cpuUsage(before);
      times.get(engine.name)?.push((user + system) / 1000);
    }
  }
  return times;
}

export function summarise(times: readonly number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), count: sorted.length };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
