import { closestPointOnSegment, pointDistance, type Point, type Segment } from '@brand/geo';

/** A wall near a door: the edge of a space, or a separately drawn wall. */
export type DoorWall = Segment & {
  /** Owner of the wall, so that a wall between two rooms counts twice. */
  readonly owner: number;
};

type Run = { readonly direction: Point; readonly before: number; readonly after: number };

// Cosine of 10 degrees: pieces of one wall that is drawn slightly bent.
const STRAIGHT = 0.985;

/**
 * Returns the line of a door that is known by one point on a wall: `width` metres along the wall,
 * centred on the point if there is space, otherwise moved along. If the point is a corner, the wall
 * that more owners share is used, then the longer one. Returns `undefined` if no wall is within
 * `reach`.
 */
export function doorLine(
  at: Point,
  walls: readonly DoorWall[],
  options: { readonly width: number; readonly reach: number },
): Segment | undefined {
  const near = walls
    .map((wall) => ({ wall, foot: closestPointOnSegment(at, wall.a, wall.b) }))
    .filter(({ foot, wall }) => pointDistance(foot, at) <= options.reach && lengthOf(wall) > 0)
    .toSorted((p, q) => pointDistance(p.foot, at) - pointDistance(q.foot, at));
  const foot = near[0]?.foot;
  if (!foot) return undefined;
  const touching = near.filter((item) => pointDistance(item.foot, foot) < 0.05);
  const runs = touching.map(({ wall }) =>
    runOf(
      wall,
      foot,
      touching.map((item) => item.wall),
    ),
  );
  const best = runs
    .map((run, index) => ({
      run,
      owners: new Set(
        touching.filter((_, other) => accompanies(run, runs[other]!)).map(({ wall }) => wall.owner),
      ).size,
      index,
    }))
    .toSorted(
      (p, q) =>
        q.owners - p.owners ||
        q.run.before + q.run.after - (p.run.before + p.run.after) ||
        p.index - q.index,
    )[0]!.run;
  return placeDoor(foot, best, options.width);
}

function lengthOf({ a, b }: Segment): number {
  return pointDistance(a, b);
}

function isAligned(u: Point, v: Point): boolean {
  return Math.abs(u.x * v.x + u.y * v.y) > STRAIGHT;
}

/** Whether the two walls share a stretch, rather than only meeting end to end. */
function accompanies(run: Run, other: Run): boolean {
  if (!isAligned(run.direction, other.direction)) return false;
  const isSame = run.direction.x * other.direction.x + run.direction.y * other.direction.y > 0;
  const before = Math.min(run.before, isSame ? other.before : other.after);
  const after = Math.min(run.after, isSame ? other.after : other.before);
  return before + after > 0.05;
}

/**
 * Returns how far the wall runs straight on to both sides of the foot, including other pieces in
 * line.
 */
function runOf(wall: DoorWall, foot: Point, touching: readonly DoorWall[]): Run {
  const length = lengthOf(wall);
  const direction = { x: (wall.b.x - wall.a.x) / length, y: (wall.b.y - wall.a.y) / length };
  let before = 0;
  let after = 0;
  for (const { a, b, owner } of touching) {
    const other = { x: (b.x - a.x) / lengthOf({ a, b }), y: (b.y - a.y) / lengthOf({ a, b }) };
    if (owner !== wall.owner || !isAligned(direction, other)) continue;
    for (const end of [a, b]) {
      const along = (end.x - foot.x) * direction.x + (end.y - foot.y) * direction.y;
      before = Math.max(before, -along);
      after = Math.max(after, along);
    }
  }
  return { direction, before, after };
}

function placeDoor(foot: Point, { direction, before, after }: Run, width: number): Segment {
  const used = Math.min(width, before + after);
  const from = Math.min(Math.max(-used / 2, -before), after - used);
  const place = (t: number): Point => ({
    x: foot.x + t * direction.x,
    y: foot.y + t * direction.y,
  });
  return { a: place(from), b: place(from + used) };
}
