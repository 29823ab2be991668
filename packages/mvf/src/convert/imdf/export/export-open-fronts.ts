import { type Point, runSteps } from '@brand/geo';
import type { Mvf3Document } from '../../../bundle/document.ts';
import { GENERATE_DEFAULTS, type PlanShape } from '../../../routing/generate/floor-plan.ts';
import { locateDoor } from '../../../routing/generate/locate-door.ts';
import { findOpenPassages, type OpenStretch } from '../../../routing/generate/open-passages.ts';
import { lineAlongRing, outlineOf } from '../../../routing/generate/outline.ts';
import { createWalkSpace, type WalkSpace } from '../../../routing/generate/walk-space.ts';
import { createFloorPlanner } from '../../routing/plan-document.ts';
import type { ShapeExport } from './export-shapes.ts';

/**
 * Writes an opening for each stretch at which a room is open without a door, such as the front of a
 * shop. IMDF has no walls, so readers would otherwise find the room closed on all sides.
 */
export function exportOpenFronts(
  document: Mvf3Document,
  floorIds: readonly string[],
  { writer, access, levelOf }: ShapeExport,
): void {
  const { frame, planFloor } = createFloorPlanner(document);
  for (const floorId of floorIds) {
    const space = createWalkSpace(planFloor(floorId).plan);
    for (const front of findOpenFronts(space)) {
      const line = frontLine(space, front).map((point) => frame.toLngLat(point));
      const ids = [front.part, front.other].map((part) => shapeOf(space, part).id);
      const id = writer.idOf('opening', `${ids.join(' ')} ${front.ring} ${front.at[0].toFixed(2)}`);
      const geometry = {
        type: 'LineString' as const,
        coordinates: line.map((place) => writer.toPosition(writer.frame.toMetres(place))),
      };
      writer.addOpening(id, geometry, {
        category: ids.some((shapeId) => access.isClosed(shapeId)) ? 'service' : 'pedestrian',
        door: { type: 'open', automatic: null, material: null },
        level_id: levelOf(floorId),
      });
    }
  }
}

/**
 * Finds stretches between a room and another shape. Lifts and stairs without a door are open
 * anyway.
 */
function findOpenFronts(space: WalkSpace): OpenStretch[] {
  const doors = space.plan.doors.map(({ line }) =>
    locateDoor(line, GENERATE_DEFAULTS.doorReach, space),
  );
  const stretches = runSteps(findOpenPassages(space, doors));
  const ways = new Set(stretches.map(({ part, other }) => `${part} ${other}`));
  return stretches.filter(({ part, other }) => {
    const shapes = [shapeOf(space, part), shapeOf(space, other)];
    const isTwice = part > other && ways.has(`${other} ${part}`);
    return (
      !isTwice &&
      shapes.some(({ kind }) => kind === 'room') &&
      shapes.every(({ isStop }) => !isStop)
    );
  });
}

function frontLine({ parts }: WalkSpace, { part, ring, at }: OpenStretch): readonly Point[] {
  return lineAlongRing(outlineOf(parts[part]!)[ring]!, at);
}

function shapeOf({ plan, parts }: WalkSpace, part: number): PlanShape {
  return plan.shapes[parts[part]!.shape]!;
}
