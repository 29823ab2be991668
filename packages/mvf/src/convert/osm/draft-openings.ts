import type { Segment } from '@brand/geo';
import type { DraftDoor } from '../../assemble/venue-draft.ts';
import { guessOpenings } from '../geojson/guess-openings.ts';
import { positionsOf } from '../geojson/positions-of.ts';
import { DOOR_WIDTH } from './draft-doors.ts';
import type { OsmSpace } from './draft-spaces.ts';
import { floorKey, type OsmPlan } from './osm-plan.ts';

/** Opens halls into each other and gives a door to rooms that have none, floor by floor. */
export function draftOpenings(
  plan: OsmPlan,
  spaces: readonly OsmSpace[],
  doors: ReadonlyMap<string, readonly Segment[]>,
): DraftDoor[] {
  const byFloor = Map.groupBy(spaces, ({ floor }) => floor);
  const walls = wallsByFloor(plan);
  return [...byFloor].flatMap(([floor, onFloor]) =>
    guessOpenings({
      spaces: onFloor,
      doors: doors.get(floor) ?? [],
      walls: walls.get(floor) ?? [],
      doorWidth: DOOR_WIDTH,
    }).map(({ a, b, kind, spaces: [first, second] }, index): DraftDoor => {
      noteOpening(kind, `${first.key} and ${second.key}`, plan);
      return {
        key: `${kind} ${floor} ${index + 1}`,
        floor,
        line: {
          type: 'LineString',
          coordinates: [a, b].map((point) => [...plan.frame.toLngLat(point)]),
        },
        look: 'open',
      };
    }),
  );
}

function wallsByFloor(plan: OsmPlan): Map<string, Segment[]> {
  const walls = new Map<string, Segment[]>();
  for (const { role, feature, where } of plan.items) {
    if (role !== 'wall') continue;
    const points = positionsOf(feature.geometry).map(plan.frame.toMetres);
    const segments = points.slice(1).map((b, index) => ({ a: points[index]!, b }));
    for (const level of where.levels) {
      const onFloor = walls.get(floorKey(level)) ?? [];
      walls.set(floorKey(level), onFloor);
      for (const segment of segments) onFloor.push(segment);
    }
  }
  return walls;
}

function noteOpening(kind: 'passage' | 'door', example: string, { report }: OsmPlan): void {
  report.note({
    action: 'guessed',
    code: kind === 'passage' ? 'open-passage' : 'guessed-door',
    message:
      kind === 'passage'
        ? 'Halls that touch without a door or a wall between them were joined.'
        : 'Rooms without a door got one, in the longest wall that they share with a hall or a reachable room.',
    example,
  });
}
