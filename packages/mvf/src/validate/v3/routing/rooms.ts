import type { RoutingGraph } from '../../../routing/graph/index.ts';
import type { Place } from '../../finding-list.ts';
import { definedEntries } from '../../defined-entries.ts';
import { isShapeOnGlobe } from '../../shapes/coordinates-on-globe.ts';
import { shapesOf } from '../geometry/venue-shapes.ts';
import type { V3Venue } from '../v3-venue.ts';
import { walkPlaces } from '../walk-places.ts';
import { nodesInside } from './nodes-inside.ts';

/** A geometry that routes should lead to. */
export type Room = Place & {
  readonly id: string;
  /** Whether a location is anchored at the geometry. */
  readonly isPlace: boolean;
  /** The nodes that are attached to the geometry, or, if there are none, that lie in it. */
  readonly nodes: readonly number[];
};

/**
 * Finds the geometries that routes should lead to: walkable rooms and hallways, and geometries of
 * locations.
 */
export function findRooms(venue: V3Venue, graph: RoutingGraph): readonly Room[] {
  const places = placeIds(venue);
  const isWalkable = walkableTest(venue);
  const rooms: (Room & { readonly floorId: string })[] = [];
  for (const [id, { file, path, floorId }] of venue.geometry) {
    const kind = venue.kinds.get(id);
    const isPlace = places.has(id);
    const isRoom = (kind === 'room' || kind === 'hallway') && isWalkable(id, floorId);
    if (!isPlace && !isRoom) continue;
    const nodes = graph.nodesByGeometry.get(id) ?? [];
    rooms.push({ id, file, path, isPlace, nodes, floorId });
  }
  const shapes = shapesOf(venue).geometry;
  const outlines = rooms.flatMap(({ id, floorId, nodes }) => {
    const shape = shapes.get(id);
    return nodes.length === 0 && shape && isShapeOnGlobe(shape) ? [{ id, floorId, shape }] : [];
  });
  const inside = nodesInside(outlines, graph);
  // Rooms that could not be tested are skipped.
  return inside
    ? rooms.map((room) => ({ ...room, nodes: inside.get(room.id) ?? room.nodes }))
    : rooms.filter(({ nodes }) => nodes.length > 0);
}

function placeIds({ view }: V3Venue): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { place } of walkPlaces(view)) {
    for (const [, { geometryId }] of definedEntries(place.geometryAnchors)) ids.add(geometryId);
  }
  return ids;
}

/**
 * Returns a test for walkable geometries. Without a walkable file, every geometry of a floor counts
 * as walkable.
 */
function walkableTest({ view }: V3Venue): (id: string, floorId: string) => boolean {
  const walkable = new Map(view.files('walkable').map(({ floorId, value }) => [floorId, value]));
  const blocked = new Map(view.files('nonwalkable').map(({ floorId, value }) => [floorId, value]));
  return (id, floorId) => {
    const listed = walkable.get(floorId);
    return listed ? Object.hasOwn(listed, id) : !Object.hasOwn(blocked.get(floorId) ?? {}, id);
  };
}
