import type { Engine } from './engines/engine.ts';
import type { JudgedQuery } from './judged-queries.ts';

export type Timing = { readonly p50: number; readonly p99: number; readonly count: number };

export type Typed = Pick<JudgedQuery, 'query' | 'context'>;

const WARM_UP = 300;
/** An engine that is so many times slower than the fastest is asked a part of the queries only. */
const SLOW_FROM = 5;
const TURN_OF_SLOW = 11;

/** What a reader types on the way to a query: all of its beginnings. */
export function typedPrefixes(queries: readonly JudgedQuery[]): Typed[] {
  return queries.flatMap(({ query, context }) => {
    const letters = [...query];
    return letters.map((_, index) => ({
      query: letters.slice(0, index + 1).join(''),
      ...(context !== undefined && { context }),
    }));
  });
}

/** CPU time of the answering thread for each query; engines take turns, and turns at being first. */
export function timeEngines(
  engines: readonly Engine[],
  typed: readonly Typed[],
): Map<string, Timing> {
  const warmUp = typed.filter((_, index) => index % Math.ceil(typed.length / WARM_UP) === 0);
  const first = takeTurns(engines, warmUp, () => true);
  const fastest = Math.min(...[...first.values()].map((times) => summarise(times).p50));
  const slow = new Set(
    [...first]
      .filter(([, times]) => summarise(times).p50 > SLOW_FROM * fastest)
      .map(([name]) => name),
  );
  const times = takeTurns(
    engines,
    typed,
    (engine, turn) => turn % TURN_OF_SLOW === 0 || !slow.has(engine.name),
  );
  return new Map([...times].map(([name, all]) => [name, summarise(all)]));
}

function takeTurns(
  engines: readonly Engine[],
  typed: readonly Typed[],
  takesPart: (engine: Engine, turn: number) => boolean,
): Map<string, number[]> {
  const times = new Map(engines.map(({ name }) => [name, [] as number[]]));
  for (const [turn, { query, context }] of typed.entries()) {
    for (const place of engines.keys()) {
      const engine = engines[(place + turn) % engines.length];
      if (!engine || !takesPart(engine, turn)) continue;
      const before = process.threadCpuUsage();
      engine.search(query, context);
      const { user, system } = process.threadCpuUsage(before);
      times.get(engine.name)?.push((user + system) / 1000);
    }
  }
  return times;
}

export function summarise(times: readonly number[]): Timing {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), count: sorted.length };
}
