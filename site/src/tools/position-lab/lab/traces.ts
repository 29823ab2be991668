import { localFrame } from '@brand/geo';
import type { MapView, Removable } from '@brand/web-sdk';
import type { LngLat } from '@site/src/kit/lng-lat';
import type { Track } from './track.ts';

/** Colours of the recorded positions and of those that the dot accepted. */
export const TRACE_COLORS = { recorded: '#f08c00', accepted: '#0b6a5b' } as const;

/** More marks would slow the map down and could not be told apart. */
const MAX_MARKS = 1500;
const MARK_METRES = 0.35;
const ACCEPTED_METRES = 0.6;
const MAX_CIRCLE_METRES = 2000;
/** Positions farther from the venue are not drawn: the scene has no precision there. */
const MAX_DISTANCE_METRES = 20_000;

type Ring = [number, number][];

/** Draws all recorded positions and the path of the dot. Returns a function that removes them. */
export function drawTraces(map: MapView, { positions }: Track): () => void {
  const step = Math.max(1, Math.ceil(positions.length / MAX_MARKS));
  const marks = new Map<string, Ring[][]>();
  for (let index = 0; index < positions.length; index += step) {
    const { reported } = positions[index]!;
    if (!isNear(map, reported.lngLat)) continue;
    const floorId = reported.floorId ?? map.floors.current.id;
    const rings = marks.get(floorId) ?? [];
    marks.set(floorId, rings);
    rings.push([circle(reported.lngLat, MARK_METRES, 6)]);
  }
  const drawn: Removable[] = [...marks].map(([floor, coordinates]) =>
    map.shapes.add(
      { type: 'MultiPolygon', coordinates },
      { floor, color: TRACE_COLORS.recorded, opacity: 0.8 },
    ),
  );
  const course = positions.flatMap(({ outcome, position }) =>
    outcome === 'accepted' && position && isNear(map, position.lngLat)
      ? [{ lngLat: position.lngLat, floorId: position.floorId ?? map.floors.current.id }]
      : [],
  );
  if (course.length > 1) {
    drawn.push(
      map.paths.add(course, { color: TRACE_COLORS.accepted, width: 0.3, minWidthPixels: 3 }),
    );
  }
  return () => removeAll(map, drawn);
}

/** Draws the current recorded position with its accuracy, and the one that the dot accepted. */
export function drawMoment(
  map: MapView,
  { reported, position }: Track['positions'][number],
): () => void {
  const { recorded, accepted } = TRACE_COLORS;
  const radius = Math.min(MAX_CIRCLE_METRES, Math.max(MARK_METRES, reported.accuracy));
  const drawn = [
    drawMark(map, reported, {
      radius,
      corners: 48,
      color: recorded,
      opacity: 0.22,
      altitude: 0.28,
    }),
    drawMark(map, reported, {
      radius: 2 * MARK_METRES,
      corners: 16,
      color: recorded,
      altitude: 0.32,
    }),
    position &&
      drawMark(map, position, {
        radius: ACCEPTED_METRES,
        corners: 4,
        color: accepted,
        altitude: 0.34,
      }),
  ];
  return () =>
    removeAll(
      map,
      drawn.filter((each) => each !== undefined),
    );
}

type Mark = {
  readonly radius: number;
  readonly corners: number;
  readonly color: string;
  readonly altitude: number;
  readonly opacity?: number;
};

/** `undefined` if the position is too far from the venue. */
function drawMark(
  map: MapView,
  { lngLat, floorId }: { readonly lngLat: LngLat; readonly floorId?: string },
  { radius, corners, ...style }: Mark,
): Removable | undefined {
  if (!isNear(map, lngLat)) return undefined;
  return map.shapes.add(
    { type: 'Polygon', coordinates: [circle(lngLat, radius, corners)] },
    { ...style, floor: floorId ?? map.floors.current },
  );
}

/** `false` also on the other side of the globe, where metres are not a number. */
function isNear({ venue }: MapView, lngLat: LngLat): boolean {
  const { x, y } = venue.frame.toMetres(lngLat);
  return Math.hypot(x, y) <= MAX_DISTANCE_METRES;
}

function removeAll(map: MapView, drawn: readonly Removable[]): void {
  if (map.isRemoved) return;
  for (const each of drawn) each.remove();
}

function circle(center: LngLat, radius: number, corners: number): Ring {
  const { toLngLat } = localFrame(center);
  return Array.from({ length: corners + 1 }, (_, index) => {
    const angle = ((index % corners) / corners) * 2 * Math.PI;
    const [lng, lat] = toLngLat({ x: Math.cos(angle) * radius, y: Math.sin(angle) * radius });
    return [lng, lat];
  });
}
