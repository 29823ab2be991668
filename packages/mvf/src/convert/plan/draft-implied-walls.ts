import type { LocalFrame, Point, Segment } from '@brand/geo';
import type { DraftDoor, DraftShape } from '../../assemble/venue-draft.ts';
import type { PlanAccess } from '../../routing/generate/floor-plan.ts';
import type { ImportReport } from '../import-report.ts';
import { impliedWalls } from './implied-walls.ts';
import { edgesOf, type PlanSpace, toMetres } from './plan-space.ts';
import { isPolygon } from './positions-of.ts';
import { wallOpenings } from './wall-openings.ts';

/** The part of a venue's draft that determines where walls are. */
export type WalledDraft = {
  /** All walkable spaces. */
  readonly spaces: readonly PlanSpace[];
  /** Keys of the spaces that are rooms with walls around them. */
  readonly rooms: ReadonlySet<string>;
  /** All shapes, of which only walls and windows are used. */
  readonly shapes: readonly DraftShape[];
  readonly doors: readonly DraftDoor[];
};

const OPEN_TO_ALL: PlanAccess = { accessible: true, public: true, extraCost: 0 };

/** Drafts walls around rooms whose source draws none, with gaps at doors. */
export function draftImpliedWalls(
  draft: WalledDraft,
  { frame, report }: { readonly frame: LocalFrame; readonly report: ImportReport },
): DraftShape[] {
  const walls: DraftShape[] = [];
  for (const [floor, spaces] of Map.groupBy(draft.spaces, (space) => space.floor)) {
    const rooms = spaces.filter(({ key }) => draft.rooms.has(key));
    if (rooms.length === 0) continue;
    const drawn = draft.shapes
      .filter(
        (shape) => shape.floor === floor && (shape.kind === 'wall' || shape.kind === 'window'),
      )
      .flatMap((shape) => segmentsOf(shape.geometry, frame));
    const openings = wallOpenings({
      shapes: spaces.map(({ key, isOpen, polygons }) => ({
        id: key,
        kind: isOpen ? 'hallway' : 'room',
        polygons,
        access: OPEN_TO_ALL,
        // A lift without walls is open to all sides; with walls, it needs a door.
        isStop: !isOpen && !draft.rooms.has(key),
      })),
      blocks: [{ polygons: [], lines: drawn.map(({ a, b }) => [a, b]) }],
      doors: draft.doors
        .filter((door) => door.floor === floor)
        .map(({ key, line }) => ({
          id: key,
          line: line.coordinates.map(frame.toMetres),
          access: OPEN_TO_ALL,
        })),
    });
    for (const [index, points] of impliedWalls({ rooms, drawn, openings }).entries()) {
      const coordinates = points.map((point) => [...frame.toLngLat(point)]);
      walls.push({
        key: `${floor} wall ${index + 1}`,
        floor,
        kind: 'wall',
        geometry: { type: 'LineString', coordinates },
      });
      report.note({
        action: 'guessed',
        code: 'implied-walls',
        message:
          'Walls were drawn around rooms whose source has none, with gaps at doors. A room without a door got a gap towards its nearest neighbour.',
      });
    }
  }
  return walls;
}

function segmentsOf(geometry: DraftShape['geometry'], frame: LocalFrame): Segment[] {
  if (geometry.type === 'Point') return [];
  if (isPolygon(geometry)) return edgesOf({ polygons: toMetres(geometry, frame) });
  const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
  return lines.flatMap((line) => {
    const points: Point[] = line.map(frame.toMetres);
    return points.slice(1).map((b, index) => ({ a: points[index]!, b }));
  });
}
