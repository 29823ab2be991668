import { type Bbox, bboxOfPoints, pointInPolygon, type Polygon } from '@brand/geo';
import type { Floor } from '@brand/venue';
import type { WorldPoint } from './map-space.ts';

/** The part of a floor that hides floors below it. */
export type CoveringFloor = {
  readonly rings: readonly Polygon[];
  readonly spaces: readonly { readonly isVoid: boolean; readonly rings: readonly Polygon[] }[];
};

type Outline = { readonly polygon: Polygon; readonly bbox: Bbox };
type Slab = { readonly solid: readonly Outline[]; readonly holes: readonly Outline[] };

/**
 * Occlusion test by floors above, as in a stack. A floor covers with its footprint minus its voids,
 * or with its spaces if it has no footprint.
 */
export class FloorOcclusion<F extends CoveringFloor = Floor> {
  readonly #slabs = new WeakMap<F, Slab>();
  #shown: readonly { readonly slab: Slab; readonly altitude: number }[] = [];

  /** Sets the visible floors and their altitudes in metres. */
  setFloors(floors: Iterable<readonly [floor: F, altitude: number]>): void {
    this.#shown = [...floors].map(([floor, altitude]) => ({ slab: this.#slabOf(floor), altitude }));
  }

  /** Whether a floor is between a point and the eye above it. */
  isCovered({ x, y, z }: WorldPoint, eye: WorldPoint): boolean {
    return this.#shown.some(({ slab, altitude }) => {
      if (altitude <= z || altitude >= eye.z) return false;
      const share = (altitude - z) / (eye.z - z);
      const at = { x: x + (eye.x - x) * share, y: y + (eye.y - y) * share };
      const isIn = ({ polygon, bbox: [minX, minY, maxX, maxY] }: Outline): boolean =>
        at.x >= minX && at.x <= maxX && at.y >= minY && at.y <= maxY && pointInPolygon(at, polygon);
      return slab.solid.some(isIn) && !slab.holes.some(isIn);
    });
  }

  #slabOf(floor: F): Slab {
    let slab = this.#slabs.get(floor);
    if (!slab) {
      const { rings, spaces } = floor;
      const ringsOf = (isVoid: boolean): readonly Polygon[] =>
        spaces.filter((space) => space.isVoid === isVoid).flatMap((space) => space.rings);
      slab = {
        solid: outlinesOf(rings.length > 0 ? rings : ringsOf(false)),
        holes: outlinesOf(ringsOf(true)),
      };
      this.#slabs.set(floor, slab);
    }
    return slab;
  }
}

function outlinesOf(polygons: readonly Polygon[]): Outline[] {
  return polygons.map((polygon) => ({ polygon, bbox: bboxOfPoints(polygon[0] ?? []) }));
}
