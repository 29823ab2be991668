import {
  type Bbox,
  bboxOfPoints,
  createGridIndex,
  createSegmentGrid,
  distanceToSegment,
  type GridIndex,
  openRing,
  padBbox,
  type Point,
  pointDistance,
  pointInPolygon,
  type Polygon,
  polygonArea,
  type Segment,
  type SegmentGrid,
  segmentIntersection,
} from '@brand/geo';
import type { ShapeElement } from '../model/element-type.ts';
import type { Floor } from '../model/floor.ts';

/** One walkable polygon. */
type Part = { readonly polygon: Polygon; readonly area: number; readonly isRoom: boolean };

/** An edge of an obstacle. */
type SolidEdge = Segment & { readonly element: ShapeElement };

/** An edge of a part's outline. */
type PartEdge = SolidEdge & { readonly part: number };

// Metres that straightened paths keep from corners.
const CLEARANCE = 0.3;
// Metres between an outline and its wall: half of a thick wall.
const WALL_REACH = 0.3;
// Metres. Outlines end at the faces of walls; a gap up to this size is the thickness of a wall.
const MAX_GAP = 0.6;
const DOOR_REACH = 0.5;
// The ratio of an outline with walls from which a room's walls count as drawn. The room is then
// open where there is no wall.
const MIN_WALLED = 0.25;
const SAMPLE_STEP = 0.5;

/**
 * Collision tests for walking on a floor, in metres of the venue's frame.
 *
 * Idea: walls, windows, obstacles and voids block a straight line. The outline of a room does too,
 * except at doors, and except where its walls are drawn and there is neither a wall nor a door.
 * Outlines of hallways and areas do not block, but a line must not leave the walkable area. Edges
 * are in grids, so that a query costs the cells along the line.
 */
export class WalkableFloor {
  readonly #floor: Floor;
  readonly #parts: Part[] = [];
  readonly #solids: SolidEdge[] = [];
  readonly #outlines: PartEdge[] = [];
  readonly #doors: Segment[];
  readonly #solidGrid: SegmentGrid;
  readonly #outlineGrid: SegmentGrid;
  readonly #partIndex: GridIndex;
  readonly #doorIndex: GridIndex;
  readonly #walled: (boolean | undefined)[] = [];

  constructor(floor: Floor) {
    this.#floor = floor;
    const hasLists = floor.elements.some(({ isWalkable }) => isWalkable);
    for (const element of floor.elements) {
      if (isSolid(element)) this.#addSolid(element);
      else if (hasLists ? element.isWalkable : element.type === 'space') this.#addParts(element);
    }
    this.#doors = floor.doors.flatMap(({ lines, rings }) => [
      ...lines.flatMap(piecesOfLine),
      ...rings.flatMap((polygon) => polygon.flatMap(piecesOfRing)),
    ]);
    this.#solidGrid = createSegmentGrid(this.#solids, WALL_REACH);
    this.#outlineGrid = createSegmentGrid(this.#outlines);
    this.#partIndex = createGridIndex(this.#parts.map(({ polygon }) => bboxOfPoints(polygon[0]!)));
    this.#doorIndex = createGridIndex(this.#doors.map(({ a, b }) => bboxOfPoints([a, b])));
  }

  #addSolid(element: ShapeElement): void {
    const pieces = [
      ...element.lines.flatMap(piecesOfLine),
      ...element.rings.flatMap((polygon) => polygon.flatMap(piecesOfRing)),
    ];
    for (const { a, b } of pieces) this.#solids.push({ a, b, element });
  }

  #addParts(element: ShapeElement): void {
    for (const polygon of element.rings) {
      const isRoom = element.type === 'space' && element.kind !== 'hallway';
      const part = this.#parts.push({ polygon, area: polygonArea(polygon), isRoom }) - 1;
      for (const { a, b } of polygon.flatMap(piecesOfRing)) {
        this.#outlines.push({ a, b, element, part });
      }
    }
  }

  /** Whether a point is in a walkable shape. */
  isInside(point: Point): boolean {
    return this.#partAt(point) >= 0;
  }

  /** Returns the obstacles that contain a point. */
  solidsAt(point: Point): readonly ShapeElement[] {
    return this.#floor.index
      .search(boxAt(point, 0))
      .filter(
        (element) =>
          isSolid(element) && element.rings.some((polygon) => pointInPolygon(point, polygon)),
      );
  }

  /** Whether no obstacle is between two points, except ignored ones. */
  canSee(from: Point, to: Point, ignore: (element: ShapeElement) => boolean = never): boolean {
    const isHidden = this.#solidGrid.walk(from, to, (index) => {
      const { a, b, element } = this.#solids[index]!;
      const hit = segmentIntersection(from, to, a, b);
      return hit !== undefined && !ignore(element) && !this.#isOpening(element, hit);
    });
    if (isHidden) return false;
    return !this.#outlineGrid.walk(from, to, (index) => {
      const { a, b, element } = this.#outlines[index]!;
      const hit = segmentIntersection(from, to, a, b);
      return hit !== undefined && !ignore(element) && this.#isClosed(index, hit);
    });
  }

  /** Returns the indexes of the parts that the straight line between two points crosses. */
  partsAlong(from: Point, to: Point): readonly number[] {
    const hits: Point[] = [];
    this.#outlineGrid.walk(from, to, (index) => {
      const { a, b } = this.#outlines[index]!;
      const hit = segmentIntersection(from, to, a, b);
      if (hit) hits.push(hit);
      return false;
    });
    return stretchesOf(from, to, hits)
      .map(({ middle }) => this.#partAt(middle))
      .filter((part) => part >= 0);
  }

  /**
   * Whether people can walk straight between two points, through the allowed parts only, with
   * clearance from corners.
   */
  canWalk(from: Point, to: Point, allowed: ReadonlySet<number>): boolean {
    const isStopped = this.#solidGrid.walk(from, to, (index) => {
      const { a, b, element } = this.#solids[index]!;
      const hit = segmentIntersection(from, to, a, b);
      return hit ? !this.#isOpening(element, hit) : isTight(a, from, to) || isTight(b, from, to);
    });
    if (isStopped) return false;
    const hits: Point[] = [];
    const isClosed = this.#outlineGrid.walk(from, to, (index) => {
      const { a, b } = this.#outlines[index]!;
      const hit = segmentIntersection(from, to, a, b);
      if (hit) hits.push(hit);
      return hit !== undefined && this.#isClosed(index, hit);
    });
    if (isClosed) return false;
    return stretchesOf(from, to, hits).every(({ middle, length }) => {
      const part = this.#partAt(middle);
      return part < 0 ? length <= MAX_GAP : allowed.has(part);
    });
  }

  /** Whether a wall that is drawn across a door is hit at the door. */
  #isOpening({ type }: ShapeElement, hit: Point): boolean {
    return (type === 'wall' || type === 'window') && this.#isAtDoor(hit);
  }

  /** Whether an outline edge blocks a path that hits it at a point. */
  #isClosed(outline: number, hit: Point): boolean {
    const { part } = this.#outlines[outline]!;
    if (!this.#parts[part]!.isRoom || this.#isAtDoor(hit)) return false;
    return !this.#isWalled(part) || this.#isAtWall(hit) || this.#hasDoor(outline);
  }

  /** Returns the smallest of overlapping parts, because a shop drawn over a hall is a shop. */
  #partAt(point: Point): number {
    let smallest = -1;
    for (const index of this.#partIndex.search(boxAt(point, 0))) {
      const { polygon, area } = this.#parts[index]!;
      const isSmaller = smallest < 0 || area < this.#parts[smallest]!.area;
      if (isSmaller && pointInPolygon(point, polygon)) smallest = index;
    }
    return smallest;
  }

  /** Whether a point is in the opening of a door, within the thickness of the wall. */
  #isAtDoor(point: Point): boolean {
    return this.#doorIndex.search(boxAt(point, DOOR_REACH)).some((index) => {
      const { a, b } = this.#doors[index]!;
      const length = pointDistance(a, b);
      const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
      const along = (point.x - a.x) * dx + (point.y - a.y) * dy;
      const across = Math.abs((point.y - a.y) * dx - (point.x - a.x) * dy);
      return across <= DOOR_REACH && along >= 0 && along <= length;
    });
  }

  /** Whether a door is on an outline edge. If so, there is a wall, drawn or not. */
  #hasDoor(outline: number): boolean {
    const { a, b } = this.#outlines[outline]!;
    return this.#doorIndex.search(padBbox(bboxOfPoints([a, b]), DOOR_REACH)).some((index) => {
      const door = this.#doors[index]!;
      const middle = { x: (door.a.x + door.b.x) / 2, y: (door.a.y + door.b.y) / 2 };
      return distanceToSegment(middle, a, b) <= DOOR_REACH;
    });
  }

  #isAtWall(point: Point, isWall: (element: ShapeElement) => boolean = always): boolean {
    return this.#solidGrid.walk(point, point, (index) => {
      const { a, b, element } = this.#solids[index]!;
      return isWall(element) && distanceToSegment(point, a, b) <= WALL_REACH;
    });
  }

  /** Whether walls cover enough of a part's outline to determine where it is open. */
  #isWalled(part: number): boolean {
    let known = this.#walled[part];
    if (known === undefined) {
      const samples = this.#parts[part]!.polygon.flatMap(piecesOfRing).flatMap(samplesOf);
      const atWall = samples.filter((sample) => this.#isAtWall(sample, isBuilt)).length;
      known = atWall >= MIN_WALLED * samples.length;
      this.#walled[part] = known;
    }
    return known;
  }
}

const never = (): boolean => false;
const always = (): boolean => true;
/** Whether an obstacle may be a wall: furniture along an outline does not enclose a room. */
const isBuilt = ({ type }: ShapeElement): boolean => type !== 'object';

/** Walls, windows and voids are always obstacles; other elements if the bundle declares it. */
function isSolid(element: ShapeElement): boolean {
  if (element.type === 'door') return false;
  return (
    element.isObstacle ||
    element.type === 'wall' ||
    element.type === 'window' ||
    (element.type === 'object' && !element.isWalkable) ||
    (element.type === 'space' && element.isVoid)
  );
}

/** Whether a path passes a corner too closely: nearer than its ends are to it. */
function isTight(corner: Point, from: Point, to: Point): boolean {
  const distance = distanceToSegment(corner, from, to);
  return (
    distance < CLEARANCE &&
    distance < Math.min(pointDistance(corner, from), pointDistance(corner, to)) - 1e-6
  );
}

type Stretch = { readonly middle: Point; readonly length: number };

/** Returns the segments of a path between its intersections. */
function stretchesOf(from: Point, to: Point, hits: readonly Point[]): Stretch[] {
  const stops = hits
    .map((hit) => ({ hit, along: pointDistance(from, hit) }))
    .toSorted((p, q) => p.along - q.along);
  stops.push({ hit: to, along: pointDistance(from, to) });
  const stretches: Stretch[] = [];
  let [before, start] = [from, 0];
  for (const { hit, along } of stops) {
    // Where outlines share a wall, a shorter segment is a rounding error.
    if (along - start > 1e-6 || stops.length === 1) {
      const middle = { x: (before.x + hit.x) / 2, y: (before.y + hit.y) / 2 };
      stretches.push({ middle, length: along - start });
    }
    [before, start] = [hit, along];
  }
  return stretches;
}

function boxAt({ x, y }: Point, margin: number): Bbox {
  return [x - margin, y - margin, x + margin, y + margin];
}

function piecesOfLine(line: readonly Point[]): Segment[] {
  return line.slice(1).map((b, index) => ({ a: line[index]!, b }));
}

function piecesOfRing(ring: readonly Point[]): Segment[] {
  const corners = openRing(ring);
  return corners.map((a, index) => ({ a, b: corners[(index + 1) % corners.length]! }));
}

function samplesOf({ a, b }: Segment): Point[] {
  const count = Math.max(1, Math.round(pointDistance(a, b) / SAMPLE_STEP));
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
  });
}
