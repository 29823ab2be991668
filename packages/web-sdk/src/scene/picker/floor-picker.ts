import type { PickRay } from '../../kernel/view-camera.ts';
import type { FloorGeometry } from '../floor-geometry/floor-shape.ts';
import type { StateTable } from '../state-table.ts';

export type RowHit = {
  readonly row: number;
  /** Metres along the ray. */
  readonly distance: number;
};

/**
 * Finds the rows that a ray hits on one floor, exactly as they are drawn, with current heights.
 *
 * Between the lowest base and the highest top, the ray passes over a short stretch of ground. An
 * index of boxes returns the rows there, and only their triangles and those of the slab are tested.
 */
export class FloorPicker {
  readonly #geometry: FloorGeometry;
  readonly #state: StateTable;
  #revision = -1;
  #lowest = 0;
  #highest = 0;

  constructor(geometry: FloorGeometry, state: StateTable) {
    this.#geometry = geometry;
    this.#state = state;
  }

  /** Updates the lowest base and the highest top after a change. */
  #measure(): void {
    if (this.#revision === this.#state.revision) return;
    this.#revision = this.#state.revision;
    let [lowest, highest] = [0, 0];
    for (let row = 0; row < this.#state.rowCount; row++) {
      if (this.#state.opacityOf(row) <= 0) continue;
      lowest = Math.min(lowest, this.#state.baseOf(row));
      highest = Math.max(highest, this.#state.topOf(row));
    }
    this.#lowest = lowest;
    this.#highest = highest;
  }

  /**
   * Returns the rows that a ray hits, nearest first. Heights of the ray are relative to the floor.
   */
  pick(ray: PickRay): RowHit[] {
    this.#measure();
    const stretch = this.#stretchOf(ray);
    if (!stretch) return [];
    const { origin, direction } = ray;
    const [near, far] = stretch;
    const [ax, ay] = [origin.x + direction.x * near, origin.y + direction.y * near];
    const [bx, by] = [origin.x + direction.x * far, origin.y + direction.y * far];
    const hits: RowHit[] = [];
    const isNear = this.#sideTest(ax, ay, bx - ax, by - ay);
    const rows = this.#geometry.index.search(
      Math.min(ax, bx),
      Math.min(ay, by),
      Math.max(ax, bx),
      Math.max(ay, by),
      (row) => this.#state.opacityOf(row) > 0 && isNear(row),
    );
    // The slab is not in the index: every ray near the floor passes its box.
    for (const row of [...rows, this.#geometry.rowCount - 1]) {
      const distance = this.#distanceTo(row, ray);
      if (distance < Infinity) hits.push({ row, distance });
    }
    return hits.toSorted((a, b) => a.distance - b.distance);
  }

  /**
   * Returns the distances along the ray, in metres, at which it enters and leaves the floor's
   * height range.
   */
  #stretchOf({ origin, direction }: PickRay): readonly [number, number] | undefined {
    if (Math.abs(direction.z) < 1e-9) {
      const isInside = origin.z >= this.#lowest && origin.z <= this.#highest;
      return isInside ? [0, MAX_PICK_DISTANCE] : undefined;
    }
    const toLowest = (this.#lowest - ROUNDING - origin.z) / direction.z;
    const toHighest = (this.#highest + ROUNDING - origin.z) / direction.z;
    const near = Math.max(0, Math.min(toLowest, toHighest));
    const far = Math.min(MAX_PICK_DISTANCE, Math.max(toLowest, toHighest));
    return far >= near ? [near, far] : undefined;
  }

  /** Whether the box of a row intersects the ground projection of the ray. */
  #sideTest(x: number, y: number, dx: number, dy: number): (row: number) => boolean {
    const { boxes } = this.#geometry;
    return (row) => {
      const at = row * 4;
      const middle =
        dx * ((boxes[at + 1]! + boxes[at + 3]!) / 2 - y) -
        dy * ((boxes[at]! + boxes[at + 2]!) / 2 - x);
      const reach =
        Math.abs(dx) * (boxes[at + 3]! - boxes[at + 1]!) +
        Math.abs(dy) * (boxes[at + 2]! - boxes[at]!);
      return Math.abs(middle) <= reach / 2 + ROUNDING;
    };
  }

  #distanceTo(row: number, ray: PickRay): number {
    const { ranges } = this.#geometry;
    const start = ranges[row * 3]!;
    const middle = ranges[row * 3 + 1]!;
    const end = ranges[row * 3 + 2]!;
    const base = this.#state.baseOf(row);
    const top = this.#state.topOf(row);
    // Tops face up, so a ray hits them only from above.
    const toTop = (top - ray.origin.z) / ray.direction.z;
    if (ray.direction.z < 0 && toTop >= 0) {
      const x = ray.origin.x + ray.direction.x * toTop;
      const y = ray.origin.y + ray.direction.y * toTop;
      if (this.#hasTopAt(x, y, start, middle)) {
        return Math.min(toTop, this.#distanceToSide(ray, { start: middle, end, base, top }));
      }
    }
    return this.#distanceToSide(ray, { start: middle, end, base, top });
  }

  #hasTopAt(x: number, y: number, start: number, end: number): boolean {
    const { positions, triangles } = this.#geometry;
    for (let index = start; index < end; index += 3) {
      const a = triangles[index]! * 2;
      const b = triangles[index + 1]! * 2;
      const c = triangles[index + 2]! * 2;
      const ax = positions[a]! - x;
      const ay = positions[a + 1]! - y;
      const bx = positions[b]! - x;
      const by = positions[b + 1]! - y;
      if (ax * by - ay * bx < 0) continue;
      const cx = positions[c]! - x;
      const cy = positions[c + 1]! - y;
      if (bx * cy - by * cx >= 0 && cx * ay - cy * ax >= 0) return true;
    }
    return false;
  }

  /** Each side has six entries in the list of triangles; the first two are the ends of its base. */
  #distanceToSide({ origin, direction }: PickRay, sides: Sides): number {
    const { positions, triangles } = this.#geometry;
    let nearest = Infinity;
    for (let index = sides.start; index < sides.end; index += 6) {
      const a = triangles[index]! * 2;
      const b = triangles[index + 1]! * 2;
      const ax = positions[a]! - origin.x;
      const ay = positions[a + 1]! - origin.y;
      const dx = positions[b]! - positions[a]!;
      const dy = positions[b + 1]! - positions[a + 1]!;
      const facing = direction.y * dx - direction.x * dy;
      if (facing <= 0) continue;
      const distance = (ay * dx - ax * dy) / facing;
      if (!(distance >= 0 && distance < nearest)) continue;
      const z = origin.z + direction.z * distance;
      if (z < sides.base - TOUCHING || z > sides.top + TOUCHING) continue;
      const along = ay * direction.x - ax * direction.y;
      if (along >= -facing * TOUCHING && along <= facing * (1 + TOUCHING)) nearest = distance;
    }
    return nearest;
  }
}

type Sides = {
  readonly start: number;
  readonly end: number;
  readonly base: number;
  readonly top: number;
};

// Tolerance by which surfaces overlap at shared edges, so that rounding does not let a ray slip
// through.
const TOUCHING = 1e-6;
// Maximum distance in metres, so that a level ray has an end.
const MAX_PICK_DISTANCE = 100_000;
// Boxes are single precision, so their edges are off by up to a tenth of a millimetre.
const ROUNDING = 1e-3;
