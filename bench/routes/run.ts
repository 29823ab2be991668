import { seededRandom } from '@brand/geo';
import { buildRoutingGraph, findRoute } from '@brand/mvf/routing';
import { median } from '../median.ts';
import { printTable } from '../figures.ts';
import { countOf, setExitCode } from '../smoke.ts';
import { dijkstra } from './dijkstra.ts';
import { ngraphPeers } from './ngraph-peers.ts';
import { tallBuilding } from './tall-building.ts';

/** Routes through 100,000 nodes on 10 floors, compared with both algorithms of ngraph.path. */
const PAIRS = countOf('PAIRS', 300, 5);
const ROUNDS = countOf('ROUNDS', 3);
const LIMIT = 0.25;
/** Metres by which sums of the same edges may differ through rounding. */
const SLACK = 1e-6;

const graph = buildRoutingGraph(tallBuilding());
const peers = ngraphPeers(graph);
const finders = {
  ours: (from: number, to: number) => findRoute(graph, [from], [to]),
  'ngraph A*': peers.aStar,
  'ngraph NBA*': peers.nba,
};
type Name = keyof typeof finders;
const names = Object.keys(finders) as Name[];

const random = seededRandom(7);
const pick = (): number => Math.floor(random() * graph.nodeCount);
const pairs = Array.from({ length: PAIRS }, () => [pick(), pick()] as const);
for (const [from, to] of pairs.slice(0, 50)) for (const name of names) finders[name](from, to);

// The fastest of several rounds for each pair, to exclude the time of other processes.
const times: Record<Name, number[]> = { ours: [], 'ngraph A*': [], 'ngraph NBA*': [] };
let mismatches = 0;
for (const [from, to] of pairs) {
  const best = new Map<Name, number>();
  const length = findRoute(graph, [from], [to])?.cost ?? Infinity;
  if (!(Math.abs(length - dijkstra(graph, from, to)) <= SLACK)) mismatches += 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) {
      const started = performance.now();
      finders[name](from, to);
      const took = performance.now() - started;
      best.set(name, Math.min(took, best.get(name) ?? Infinity));
    }
  }
  for (const name of names) times[name].push(best.get(name)!);
}

const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;
const ratioOf = (figure: (values: readonly number[]) => number): number =>
  figure(times.ours) / Math.min(figure(times['ngraph A*']), figure(times['ngraph NBA*']));
console.table(
  Object.fromEntries(
    names.map((name) => [
      name,
      { 'median, ms': median(times[name]).toFixed(3), 'p99, ms': p99(times[name]).toFixed(2) },
    ]),
  ),
);
const [middle, tail] = [ratioOf(median), ratioOf(p99)];
printTable('routes', [
  {
    nodes: graph.nodeCount,
    edges: graph.edgeTarget.length,
    pairs: PAIRS,
    'median ratio': middle.toFixed(3),
    'p99 ratio': tail.toFixed(3),
    limit: LIMIT,
    'other lengths than Dijkstra': mismatches,
  },
]);
if (mismatches > 0) throw new Error('A route is not as short as that of Dijkstra.');
setExitCode([middle, tail], middle <= LIMIT && tail <= LIMIT);
