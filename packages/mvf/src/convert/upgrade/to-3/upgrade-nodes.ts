import type { FloorNodes, Neighbor } from '../../../v3/extensions/nodes/types.gen.ts';
import type { ImportReport } from '../../import-report.ts';
import { IdMaker } from '../id-maker.ts';
import {
  defined,
  featuresOf,
  filled,
  finiteOf,
  idOf,
  type JsonObject,
  type RawFeature,
  asRecord,
  referencesOf,
} from '../untrusted-json.ts';
import { isPosition } from '../repair-geometry.ts';
import type { EdgeDraft, NodeDraft, NodeTable } from './node-draft.ts';
import { nodesInSpaces } from './nodes-in-spaces.ts';
import type { FlagTable } from './upgrade-navigation-flags.ts';
import type { FloorTable } from './upgrade-floors.ts';
import type { ShapeTable } from './upgrade-shapes.ts';

const SOURCE = 'node.geojson';

export function readNodes(
  source: JsonObject,
  floors: FloorTable,
  shapes: ShapeTable,
  report: ImportReport,
): NodeTable {
  const nodes = new Map<string, NodeDraft>();
  const maker = new IdMaker('n');
  for (const feature of featuresOf(source['nodes'])) {
    const floorId = floorOf(feature, floors, shapes);
    const position = asRecord(feature.geometry)['coordinates'];
    if (feature.id === undefined || !floorId || !isPosition(position) || nodes.has(feature.id)) {
      note(report, 'bad-node', 'Nodes without a unique id, a floor or a point were left out.');
      continue;
    }
    nodes.set(feature.id, {
      id: maker.make(feature.id),
      floorId,
      position,
      edges: edgesOf(feature.properties, report),
      geometryIds: new Set(),
    });
  }
  if (nodes.size === 0) {
    report.note({
      action: 'guessed',
      code: 'no-nodes',
      message: 'The source has no nodes, so no routes can be found in the result.',
      source: SOURCE,
    });
  }
  linkShapes(source, nodes, shapes, report);
  return nodes;
}

function floorOf(
  { properties }: RawFeature,
  floors: FloorTable,
  shapes: ShapeTable,
): string | undefined {
  const map = idOf(properties['map']) ?? idOf(properties['floor']);
  return floors.ids.get(map ?? '') ?? shapes.index.find(spacesOf(properties)[0], map)?.floorId;
}

/** Returns the ids of the spaces that contain a node: one, or several in early exports. */
function spacesOf(properties: JsonObject): readonly string[] {
  return referencesOf([properties['space']].flat(), 'id').map(({ id }) => id);
}

function edgesOf(properties: JsonObject, report: ImportReport): EdgeDraft[] {
  return referencesOf(properties['neighbors'], 'id', 'node').map(({ id, raw }) => {
    const given = raw['extraCost'] ?? raw['weight'];
    const cost = finiteOf(given);
    if (given !== undefined && (cost === undefined || cost < 0)) {
      note(report, 'bad-cost', 'Costs that are negative or not a number were set to 0.', 'guessed');
    }
    return { to: id, extraCost: Math.max(0, cost ?? 0), flags: raw['flags'] };
  });
}

/** Links a node to the space it is in, and to every shape that names it as a destination. */
function linkShapes(
  source: JsonObject,
  nodes: NodeTable,
  { index, nodeLinks, shapes }: ShapeTable,
  report: ImportReport,
): void {
  let links = 0;
  for (const { shape, node: nodeId } of nodeLinks) {
    const node = nodes.get(nodeId);
    if (node?.floorId === shape.floorId) node.geometryIds.add(shape.geometryId);
    else
      note(report, 'dangling-node', 'References to nodes that are not on the floor were left out.');
    links += 1;
  }
  for (const { id, properties } of featuresOf(source['nodes'])) {
    const node = nodes.get(id ?? '');
    for (const spaceId of node ? spacesOf(properties) : []) {
      const space = index.find(spaceId, idOf(properties['map']));
      if (space && space.floorId === node?.floorId) node.geometryIds.add(space.geometryId);
      else
        note(
          report,
          'dangling-space',
          'References of nodes to spaces not on the floor were left out.',
        );
      links += 1;
    }
  }
  if (links > 0 || nodes.size === 0) return;
  for (const { node, geometryId } of nodesInSpaces([...nodes.values()], shapes)) {
    node.geometryIds.add(geometryId);
    note(
      report,
      'node-in-space',
      'The source does not state which nodes lead to which spaces. The nodes inside each space are used.',
      'guessed',
    );
  }
}

/** Writes the nodes of each floor. Edges to other floors belong to the connections. */
export function writeNodes(
  nodes: NodeTable,
  flags: FlagTable,
  outdoorFloors: readonly string[],
  report: ImportReport,
): Map<string, FloorNodes> {
  const floors = new Map<string, FloorNodes>();
  const outdoors = new Set(outdoorFloors);
  for (const node of nodes.values()) {
    let floor = floors.get(node.floorId);
    if (!floor) floors.set(node.floorId, (floor = { type: 'FeatureCollection', features: [] }));
    floor.features.push({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: node.position },
      properties: defined({
        id: node.id,
        neighbors: neighborsOf(node, nodes, {
          bits: (given) =>
            flags.bits(given, { accessible: true, outdoors: outdoors.has(node.floorId) }),
          report,
        }),
        geometryIds: filled([...node.geometryIds]),
      }),
    });
  }
  return floors;
}

function neighborsOf(
  node: NodeDraft,
  nodes: NodeTable,
  { bits, report }: { bits: (given: unknown) => number[]; report: ImportReport },
): Neighbor[] {
  const neighbors = new Map<string, Neighbor>();
  for (const { to, extraCost, flags } of node.edges) {
    const other = nodes.get(to);
    if (!other || other === node) {
      note(report, 'dangling-neighbor', 'Edges to nodes that do not exist were left out.');
      continue;
    }
    if (other.floorId !== node.floorId) continue;
    const before = neighbors.get(other.id);
    if (!before || extraCost < before.extraCost) {
      neighbors.set(other.id, { id: other.id, extraCost, flags: bits(flags) });
    }
  }
  return [...neighbors.values()];
}

function note(
  report: ImportReport,
  code: string,
  message: string,
  action: 'dropped' | 'guessed' = 'dropped',
): void {
  report.note({ action, code, message, source: SOURCE });
}
