import { closestPointOnSegment, type Point, pointDistance } from '@brand/geo';
import type { FloorPlan, PlanDoor } from './floor-plan.ts';
import { lengthOf, partOf, type WallChain } from './wall-chains.ts';
import { type NamedFace, point } from './wall-graph.ts';

/** Maximum distance of a door from its wall, in metres. */
const REACH = 0.6;
/** Minimum length of wall beside a door, in metres. */
const JAMB = 0.05;
const DOOR_WIDTH = 0.95;

export type CutDoor = {
  readonly door: PlanDoor;
  readonly line: readonly Point[];
  readonly sides: readonly NamedFace[];
};

export type CutWalls = {
  readonly doors: readonly CutDoor[];
  readonly walls: readonly WallChain[];
};

/** Snaps every door to its wall and cuts the gaps into the walls. */
export function cutDoors(plan: FloorPlan, chains: readonly WallChain[]): CutWalls {
  const walls = chains.map((chain) => seamAwayFromDoors(chain, plan.doors));
  const gaps = new Map<WallChain, [number, number][]>();
  const problems: string[] = [];
  const doors = plan.doors.flatMap((door) => {
    const found = findWall(door, walls);
    const where = `the door at [${door.at.join(', ')}]`;
    if (!found) {
      problems.push(`${where} is not on a wall: move it within ${REACH} m of one.`);
      return [];
    }
    const width = door.width ?? DOOR_WIDTH;
    const gap: [number, number] = [found.at - width / 2, found.at + width / 2];
    const length = lengthOf(found.chain.line);
    const others = gaps.get(found.chain) ?? [];
    if (gap[0] < JAMB || gap[1] > length - JAMB) {
      problems.push(`${where}, ${width} m wide, does not fit its wall of ${length.toFixed(2)} m.`);
    } else if (others.some(([from, to]) => gap[0] < to && from < gap[1])) {
      problems.push(`${where} overlaps another door.`);
    }
    const barred = found.chain.sides.find(({ space }) => ['void', 'object'].includes(space.kind));
    if (barred && door.connection === undefined) {
      problems.push(`${where} leads into "${barred.space.key}", where nobody can go.`);
    }
    gaps.set(found.chain, [...others, gap]);
    return [{ door, line: partOf(found.chain.line, ...gap), sides: found.chain.sides }];
  });
  if (problems.length > 0) throw new Error(`Floor ${plan.key}:\n  ${problems.join('\n  ')}`);
  return { doors, walls: walls.flatMap((chain) => cutGaps(chain, gaps.get(chain) ?? [])) };
}

/** Starts a closed wall at its vertex farthest from any door. */
function seamAwayFromDoors(chain: WallChain, doors: readonly PlanDoor[]): WallChain {
  const [first] = chain.line;
  const last = chain.line.at(-1);
  if (!first || !last || pointDistance(first, last) > 0.002 || doors.length === 0) return chain;
  const corners = chain.line.slice(0, -1);
  const room = corners.map((corner) =>
    Math.min(...doors.map(({ at }) => pointDistance(corner, point(at)))),
  );
  const seam = room.indexOf(Math.max(...room));
  const turned = [...corners.slice(seam), ...corners.slice(0, seam)];
  return { ...chain, line: [...turned, ...turned.slice(0, 1)] };
}

function findWall(
  door: PlanDoor,
  chains: readonly WallChain[],
): { chain: WallChain; at: number } | undefined {
  const target = point(door.at);
  let best: { chain: WallChain; at: number } | undefined;
  let bestDistance = REACH;
  for (const chain of chains) {
    if (chain.look === 'open') continue;
    let walked = 0;
    for (let index = 0; index + 1 < chain.line.length; index += 1) {
      const [a, b] = [chain.line[index], chain.line[index + 1]] as [Point, Point];
      const closest = closestPointOnSegment(target, a, b);
      const distance = pointDistance(target, closest);
      if (distance < bestDistance - 1e-6) {
        bestDistance = distance;
        best = { chain, at: walked + pointDistance(a, closest) };
      }
      walked += pointDistance(a, b);
    }
  }
  return best;
}

function cutGaps(chain: WallChain, gaps: readonly (readonly [number, number])[]): WallChain[] {
  const walls: WallChain[] = [];
  let from = 0;
  for (const [start, end] of gaps.toSorted((a, b) => a[0] - b[0])) {
    if (start - from > JAMB / 2) walls.push({ ...chain, line: partOf(chain.line, from, start) });
    from = end;
  }
  const length = lengthOf(chain.line);
  if (length - from > JAMB / 2) walls.push({ ...chain, line: partOf(chain.line, from, length) });
  return walls;
}
