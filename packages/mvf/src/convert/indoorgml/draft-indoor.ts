import {
  bboxOfPoints,
  closeRing,
  orientRing,
  padBbox,
  pointDistance,
  type Point,
} from '@brand/geo';
import type {
  DraftDoor,
  DraftFloor,
  DraftPlace,
  DraftShape,
  VenueDraft,
} from '../../assemble/venue-draft.ts';
import type { MultiPolygonGeometry, PolygonGeometry, Position } from '../../geojson/types.gen.ts';
import type { Details } from '../../v3/core/types.gen.ts';
import type { FloorPlan } from './assign-floors.ts';
import { draftWays, stopKey } from './draft-ways.ts';
import { findLandmarks } from './find-landmarks.ts';
import { findOpenings, type Openings } from './find-openings.ts';
import type { ImportNotes } from './import-notes.ts';
import type { IndoorPlan } from './indoor-plan.ts';
import type { PlannedCell } from './planned-cell.ts';
import { outlineWalls, type OutlineWall } from './outline-walls.ts';

type ToPosition = (point: Point) => Position;

/** Converts the plan to a draft of a venue. The shapes of cells use the cell's id as key. */
export function draftIndoor(
  plan: IndoorPlan,
  identity: { readonly name: string; readonly time: string },
  notes: ImportNotes,
): VenueDraft {
  // The assembler rounds positions.
  const toPosition: ToPosition = (point) => [...plan.placement.frame.toLngLat(point)];
  const openings = findOpenings(plan, notes);
  const ways = draftWays(plan, notes);
  const landmarks = findLandmarks(plan);
  return {
    ...identity,
    center: middleOf(plan, toPosition),
    buildings: [
      {
        key: 'building',
        details: { name: identity.name },
        floors: plan.floors.map(({ key }) => key),
      },
    ],
    floors: plan.floors.map((floor) => draftFloor(floor, plan, toPosition)),
    shapes: [
      ...plan.cells.map((cell) => draftCell(cell, toPosition)),
      ...draftWalls(plan, openings, toPosition, notes),
      ...ways.bareStops.map((stop): DraftShape => ({
        key: stopKey(stop),
        floor: stop.floor,
        kind: 'poi',
        geometry: { type: 'Point', coordinates: toPosition(stop.at) },
        details: { externalId: stop.state.id },
      })),
      ...landmarks.map(({ state, floor, at }): DraftShape => ({
        key: `landmark ${state.id}`,
        floor,
        kind: 'poi',
        geometry: { type: 'Point', coordinates: toPosition(at) },
        details: { externalId: state.id },
      })),
    ],
    doors: openings.doors.map(({ a, b, floor, source, isOpen }, index): DraftDoor => ({
      key: `door ${index + 1} ${source}`,
      floor,
      line: { type: 'LineString', coordinates: [a, b].map(toPosition) },
      ...(isOpen && { look: 'open' }),
    })),
    connections: ways.connections,
    categories: [],
    places: [
      ...plan.cells.flatMap(draftPlace),
      ...landmarks.map(({ state }): DraftPlace => ({
        key: `landmark ${state.id}`,
        details: { name: state.name!, externalId: state.id },
        shapes: [`landmark ${state.id}`],
      })),
    ],
  };
}

function middleOf(plan: IndoorPlan, toPosition: ToPosition): Position {
  const corners = plan.cells.flatMap(({ footprint }) => footprint.polygons.flat(2));
  const points = corners.length > 0 ? corners : [...plan.states.values()].map(({ at }) => at);
  const [minX, minY, maxX, maxY] = bboxOfPoints(points);
  return toPosition({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 });
}

function draftFloor(floor: FloorPlan, plan: IndoorPlan, toPosition: ToPosition): DraftFloor {
  const cells = plan.cells.filter((cell) => cell.floor === floor.key);
  const heights = cells
    .map(({ footprint: { bottom, top } }) => (top ?? 0) - (bottom ?? 0))
    .filter((height) => height > 2 && height < 20)
    .toSorted((a, b) => a - b);
  const maxHeight = heights[Math.floor(heights.length / 2)];
  const states = [...plan.states.values()].filter((state) => state.floor === floor.key);
  const isNumber = floor.label === undefined || /^[+-]?\d+$/.test(floor.label);
  const shortName = floor.label ?? String(floor.elevation);
  return {
    key: floor.key,
    elevation: floor.elevation,
    details: { name: isNumber ? `Level ${shortName}` : shortName, shortName },
    ...(maxHeight !== undefined && { maxHeight: Math.round(maxHeight * 100) / 100 }),
    ...(cells.length === 0 &&
      states.length > 0 && {
        footprint: boxAround(
          states.map(({ at }) => at),
          toPosition,
        ),
      }),
  };
}

/** Returns a box around the points, which replaces the outline of a graph without cells. */
function boxAround(points: readonly Point[], toPosition: ToPosition): PolygonGeometry {
  const [minX, minY, maxX, maxY] = padBbox(bboxOfPoints(points), 3);
  const corners = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
    { x: minX, y: minY },
  ];
  return { type: 'Polygon', coordinates: [corners.map(toPosition)] };
}

function draftCell(planned: PlannedCell, toPosition: ToPosition): DraftShape {
  const { cell, floor, kind, isBlocked, isDoor } = planned;
  return {
    key: cell.id,
    floor,
    kind,
    geometry: toGeometry(planned, toPosition),
    details: cellDetails(planned, isDoor),
    traversal: isBlocked ? 'blocked' : 'walkable',
  };
}

function toGeometry(
  { footprint }: PlannedCell,
  toPosition: ToPosition,
): PolygonGeometry | MultiPolygonGeometry {
  const polygons = footprint.polygons.map((polygon) =>
    polygon.map((ring, index) =>
      closeRing(orientRing(ring, index === 0 ? 'ccw' : 'cw')).map(toPosition),
    ),
  );
  const [only, ...others] = polygons;
  return only && others.length === 0
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: polygons };
}

function cellDetails({ cell }: PlannedCell, isNameless: boolean): Details {
  return {
    ...(cell.name !== undefined && !isNameless && { name: cell.name }),
    externalId: cell.id,
  };
}

/** Drafts places from cells with their own name. A name that repeats the id is ignored. */
function draftPlace({ cell, isDoor, isBlocked, way }: PlannedCell): DraftPlace[] {
  if (cell.name === undefined || cell.name === cell.id || isDoor || isBlocked || way) return [];
  return [{ key: cell.id, details: { name: cell.name, externalId: cell.id }, shapes: [cell.id] }];
}

function draftWalls(
  plan: IndoorPlan,
  { doors, walls: boundaries }: Openings,
  toPosition: ToPosition,
  notes: ImportNotes,
): DraftShape[] {
  const outlines = Map.groupBy(outlineWalls(plan.cells, doors), ({ floor }) => floor);
  const drawn = Map.groupBy(
    boundaries.map(({ a, b, floor }) => ({ floor, points: [a, b] })),
    ({ floor }) => floor,
  );
  // Many files include only boundaries that have attributes.
  const isDrawn = (floor: string): boolean =>
    lengthOf(drawn.get(floor)) * 2 > lengthOf(outlines.get(floor));
  const guessed = [...outlines].flatMap(([floor, walls]) => (isDrawn(floor) ? [] : walls));
  if (guessed.length > 0) {
    notes.add({
      action: 'guessed',
      code: 'walls-from-outlines',
      message:
        'The file has few or no walls on some floors. They were drawn along the outlines of cells.',
    });
  }
  const kept = [...drawn].flatMap(([floor, walls]) => (isDrawn(floor) ? walls : []));
  return [...kept, ...guessed].map(({ floor, points }, index) => ({
    key: `wall ${index + 1}`,
    floor,
    kind: 'wall',
    geometry: { type: 'LineString', coordinates: points.map(toPosition) },
  }));
}

function lengthOf(walls: readonly OutlineWall[] = []): number {
  return walls.reduce((sum, { points }) => sum + lineLength(points), 0);
}

function lineLength(points: readonly Point[]): number {
  return points
    .slice(1)
    .reduce((length, point, index) => length + pointDistance(points[index]!, point), 0);
}
