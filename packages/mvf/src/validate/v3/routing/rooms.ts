import {
  bboxOfPoints,
  createGridIndex,
  type GridIndex,
  localFrame,
  pointInPolygon,
} from '@brand/geo';
import type { RoutingGraph } from '../../../routing/graph/index.ts';
import type { Place } from '../../finding-list.ts';
import { present } from '../../present.ts';
import { isShapeOnGlobe } from '../../shapes/coordinates-on-globe.ts';
import type { Shape } from '../../shapes/shape.ts';
import { shapesOf } from '../geometry/venue-shapes.ts';
import type { V3Venue } from '../v3-venue.ts';
import { walkPlaces } from '../walk-places.ts';

/** A geometry that routes should lead to. */
export type Room = Place & {
  readonly id: string;
  /** Whether a location is anchored here. */
  readonly isPlace: boolean;
  /** The nodes that are attached to it or, where none is, that lie in it. */
  readonly nodes: readonly number[];
};

/** The geometries that routes should lead to: walkable rooms and hallways, and where locations are. */
export function findRooms(venue: V3Venue, graph: RoutingGraph): readonly Room[] {
  const places = placeIds(venue);
  const isWalkable = walkableTest(venue);
  const nodesIn = insideTest(graph);
  const rooms: Room[] = [];
  for (const [id, { file, path, floorId }] of venue.geometry) {
    const kind = venue.kinds.get(id);
    const isPlace = places.has(id);
    const isRoom = (kind === 'room' || kind === 'hallway') && isWalkable(id, floorId);
    if (!isPlace && !isRoom) continue;
    const shape = shapesOf(venue).geometry.get(id);
    const attached = graph.nodesByGeometry.get(id);
    const nodes = attached ?? (shape && isShapeOnGlobe(shape) ? nodesIn(shape, floorId) : []);
    rooms.push({ id, file, path, isPlace, nodes });
  }
  return rooms;
}

function placeIds({ view }: V3Venue): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { place } of walkPlaces(view)) {
    for (const [, { geometryId }] of present(place.geometryAnchors)) ids.add(geometryId);
  }
  return ids;
}

/** A floor without a walkable file says nothing of what can be walked on, so all of it can. */
function walkableTest({ view }: V3Venue): (id: string, floorId: string) => boolean {
  const walkable = new Map(view.files('walkable').map(({ floorId, value }) => [floorId, value]));
  const blocked = new Map(view.files('nonwalkable').map(({ floorId, value }) => [floorId, value]));
  return (id, floorId) => {
    const listed = walkable.get(floorId);
    return listed ? Object.hasOwn(listed, id) : !Object.hasOwn(blocked.get(floorId) ?? {}, id);
  };
}

/** Finds the nodes in a polygon with an index per floor, made when it is first needed. */
function insideTest(graph: RoutingGraph): (shape: Shape, floorId: string) => readonly number[] {
  const frame = localFrame(graph.origin);
  const indexes = new Map<
    string,
    { readonly nodes: readonly number[]; readonly grid: GridIndex }
  >();
  const indexOf = (floorId: string) => {
    let index = indexes.get(floorId);
    if (!index) {
      const floor = graph.floorIds.indexOf(floorId);
      const nodes = graph.nodeIds
        .map((_, node) => node)
        .filter((node) => graph.floor[node] === floor);
      const boxes = nodes.map((node) => bboxOfPoints([pointOf(graph, node)]));
      index = { nodes, grid: createGridIndex(boxes) };
      indexes.set(floorId, index);
    }
    return index;
  };
  return (shape, floorId) => {
    if (shape.polygons.length === 0) return [];
    const { nodes, grid } = indexOf(floorId);
    return shape.polygons.flatMap(({ positions }) => {
      const polygon = positions.map((ring) => ring.map(frame.toMetres));
      return grid
        .search(bboxOfPoints(polygon[0] ?? []))
        .map((found) => nodes[found]!)
        .filter((node) => pointInPolygon(pointOf(graph, node), polygon));
    });
  };
}

function pointOf({ x, y }: RoutingGraph, node: number): { x: number; y: number } {
  return { x: x[node]!, y: y[node]! };
}
