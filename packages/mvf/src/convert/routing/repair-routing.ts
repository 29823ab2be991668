import { runSteps } from '@brand/geo';
import { replaceNodes } from '../../bundle/replace-nodes.ts';
import type { Mvf3Document } from '../../bundle/document.ts';
import type { Converted, ReportEntry } from '../../convert-report.ts';
import type { GenerateOptions } from '../../routing/generate/floor-plan.ts';
import type { FloorNodes } from '../../v3/extensions/nodes/types.gen.ts';
import { objectAt, objectsOf } from '../export/unchecked.ts';
import { assessNetwork, type FloorNetwork } from './assess-network.ts';
import { createNodeGenerator, type GeneratedNodes } from './generate-nodes.ts';
import { planDocument } from './plan-document.ts';
import { soundNodes } from './sound-routing.ts';

// A few crossings are inaccurate drawing. Above this ratio, the network ignores walls.
const MAX_CROSSING_RATIO = 0.05;
// Some rooms are excluded on purpose, such as staff rooms.
const MIN_REACHED_RATIO = 0.75;
const MIN_PRESERVED_RATIO = 0.9;

/**
 * Generates a new routing network for a venue from its walkable shapes and doors, which replaces
 * the previous nodes. Connections stay unchanged, and shapes that the previous network closed to
 * visitors or wheelchairs stay closed.
 *
 * @example
 * const bundle = await readBundle(zipBytes);
 * const { document, report } = generateRouting(upgrade(await bundle.load()).document);
 */
export function generateRouting(
  document: Mvf3Document,
  options: GenerateOptions = {},
): Converted<Mvf3Document> {
  return replaceNetwork(document, 'generate', options);
}

/**
 * Replaces the network of each floor on which it is missing or broken, usually because its edges
 * lead through walls or few rooms are reachable. Floors with a good network keep it. The report
 * states the decision and its reason for each floor.
 *
 * @example
 * const bundle = await readBundle(zipBytes);
 * const { document, report } = repairRouting(upgrade(await bundle.load()).document);
 */
export function repairRouting(
  document: Mvf3Document,
  options: GenerateOptions = {},
): Converted<Mvf3Document> {
  return replaceNetwork(document, 'auto', options);
}

/** Repairs only some floors, for importers that know which networks come from the source. */
export function repairFloors(
  document: Mvf3Document,
  floorIds: ReadonlySet<string>,
): Converted<Mvf3Document> {
  return replaceNetwork(document, 'auto', {}, (id) => floorIds.has(id));
}

function replaceNetwork(
  document: Mvf3Document,
  mode: 'auto' | 'generate',
  options: GenerateOptions,
  isConcerned: (floorId: string) => boolean = () => true,
): Converted<Mvf3Document> {
  const plan = planDocument(document);
  const floors = plan.floors.filter(({ id }) => isConcerned(id));
  const before = assessNetwork(document, plan);
  const wanted = floors.filter(
    ({ id }) => mode === 'generate' || findFault(before.get(id)!) !== undefined,
  );
  const kept = keptNodes(document, new Set(wanted.map(({ id }) => id)));
  const generate = createNodeGenerator(document, plan, idsOf(kept), options);
  const made = new Map(wanted.map((floor) => [floor.id, runSteps(generate(floor))]));
  const after = assessNetwork({ ...document, nodes: merge(document, made) }, plan);
  const better = new Map(
    [...made].filter(([id]) => isBetter(after.get(id)!, before.get(id)!, mode)),
  );
  return {
    document: better.size > 0 ? replaceNodes(document, merge(document, better)) : document,
    report: floors.flatMap(({ id }) => [
      ...describeFloor(nameOf(document, id), before.get(id)!, better.has(id) && after.get(id)),
      ...(better.has(id) ? describeLosses(document, id) : []),
      ...(better.get(id)?.report ?? []),
    ]),
  };
}

/** Returns why a network is poor, as a clause for a sentence, or `undefined` if it is good. */
function findFault(network: FloorNetwork): string | undefined {
  const { nodes, edges, crossingEdges, rooms, reachedRooms } = network;
  if (rooms === 0) return undefined;
  if (nodes === 0) return 'it had no nodes';
  if (crossingEdges > MAX_CROSSING_RATIO * edges) {
    return `${crossingEdges} of ${edges} edges crossed walls`;
  }
  if (reachedRooms < MIN_REACHED_RATIO * rooms) {
    return `its ${nodes} nodes reached ${reachedRooms} of ${rooms} rooms`;
  }
  return undefined;
}

/**
 * Whether a generated network is better than the previous one, and so replaces it. A path around a
 * wall may lose a room that only a crossing reached.
 */
function isBetter(made: FloorNetwork, before: FloorNetwork, mode: 'auto' | 'generate'): boolean {
  if (made.nodes === 0) return false;
  if (mode === 'generate' || made.reachedRooms > before.reachedRooms) return true;
  return (
    made.crossingEdges < before.crossingEdges &&
    made.reachedRooms >= MIN_PRESERVED_RATIO * before.reachedRooms
  );
}

function describeFloor(
  source: string,
  before: FloorNetwork,
  made: FloorNetwork | false | undefined,
): ReportEntry[] {
  const { nodes, edges, crossingEdges, rooms, reachedRooms } = before;
  if (made) {
    const reason = findFault(before) ?? 'a new one was requested';
    const now = `${made.nodes} nodes lead to ${made.reachedRooms} of ${made.rooms} rooms`;
    const message =
      nodes === 0
        ? `The floor had no nodes. A network was generated from its shapes: ${now}.`
        : `The network was replaced by one from the shapes because ${reason}. Now ${now}.`;
    return [{ action: 'changed', code: 'network-generated', message, source }];
  }
  if (nodes === 0) return [];
  const code = findFault(before) === undefined ? 'network-kept' : 'poor-network';
  const message = `The network was kept: ${crossingEdges} of ${edges} edges cross walls, and its ${nodes} nodes reach ${reachedRooms} of ${rooms} rooms.`;
  const hint =
    code === 'poor-network' ? ' No better network can be generated from the shapes.' : '';
  return [{ action: 'changed', code, message: message + hint, source }];
}

/** Describes what is lost because a network generated from the shapes cannot contain it. */
function describeLosses(document: Mvf3Document, id: string): ReportEntry[] {
  const edges = soundNodes(objectAt(document.nodes, id)).features.flatMap(({ properties }) =>
    properties.neighbors.map((neighbor) => ({ from: properties.id, ...neighbor })),
  );
  const ways = new Set(edges.map((edge) => `${edge.from} ${edge.id}`));
  const oneWay = edges.filter((edge) => !ways.has(`${edge.id} ${edge.from}`)).length;
  const costly = edges.filter(({ extraCost }) => extraCost !== 0).length;
  if (oneWay + costly === 0) return [];
  const message = `The replaced network had one-way edges (${oneWay}) and extra costs (${costly}). The new network leads both ways and has a cost for doors only.`;
  return [{ action: 'dropped', code: 'network-details', message, source: nameOf(document, id) }];
}

function keptNodes(
  { nodes = {} }: Mvf3Document,
  replaced: ReadonlySet<string>,
): Record<string, FloorNodes> {
  return Object.fromEntries(Object.entries(nodes).filter(([id]) => !replaced.has(id)));
}

function idsOf(nodes: Readonly<Record<string, FloorNodes>>): Set<string> {
  return new Set(
    Object.values(nodes).flatMap((file) =>
      objectsOf(file?.features).flatMap(({ properties }) => properties?.id ?? []),
    ),
  );
}

/** Returns the nodes of all floors, in the order of the floors. */
function merge(
  document: Mvf3Document,
  made: ReadonlyMap<string, GeneratedNodes>,
): NonNullable<Mvf3Document['nodes']> {
  const ids = document.floors.features.map(({ properties }) => properties.id);
  return Object.fromEntries(
    ids.flatMap((id) => {
      const nodes = made.get(id)?.nodes ?? objectAt(document.nodes, id);
      return nodes ? [[id, nodes] as const] : [];
    }),
  );
}

function nameOf({ floors }: Mvf3Document, id: string): string {
  const found = objectsOf(floors.features).find(({ properties }) => properties?.id === id);
  const name = found?.properties.details?.name;
  return typeof name === 'string' ? `floor "${name}"` : `floor "${id}"`;
}
