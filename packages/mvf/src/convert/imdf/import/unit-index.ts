import {
  type Bbox,
  bboxOfPoints,
  createGridIndex,
  type GridIndex,
  type MultiPolygon,
  padBbox,
  type Point,
  pointInPolygon,
} from '@brand/geo';
import type { Level } from './read-levels.ts';
import type { UnitRule } from './unit-rule.ts';

/** An imported unit on a floor. */
export type Unit = {
  /** Id in lower case, as references are compared. */
  readonly id: string;
  /** Key of its shape. */
  readonly key: string;
  readonly level: Level;
  readonly category: string;
  readonly rule: UnitRule;
  /** Area in metres. */
  readonly area: MultiPolygon;
  readonly name?: string | undefined;
};

type FloorIndex = { readonly units: readonly Unit[]; readonly grid: GridIndex };

/** Finds units by id and by position. */
export class UnitIndex {
  readonly all: readonly Unit[];
  readonly #byId: ReadonlyMap<string, Unit>;
  readonly #byLevel = new Map<string, FloorIndex>();

  constructor(units: readonly Unit[]) {
    this.all = units;
    this.#byId = new Map(units.map((unit) => [unit.id, unit]));
    for (const [key, onLevel] of Map.groupBy(units, (unit) => unit.level.key)) {
      const grid = createGridIndex(onLevel.map(({ area }) => bboxOfArea(area)));
      this.#byLevel.set(key, { units: onLevel, grid });
    }
  }

  find(id: string): Unit | undefined {
    return this.#byId.get(id.toLowerCase());
  }

  onLevel(level: Level): readonly Unit[] {
    return this.#byLevel.get(level.key)?.units ?? [];
  }

  /** Returns the units of a level whose box intersects another. */
  near(level: Level, bbox: Bbox): Unit[] {
    const index = this.#byLevel.get(level.key);
    return index ? index.grid.search(bbox).flatMap((item) => index.units[item] ?? []) : [];
  }

  /**
   * Returns the units of a level that cover a point, or whose outline is within `tolerance` metres
   * of it.
   */
  at(level: Level, point: Point, tolerance = 0): Unit[] {
    return this.near(level, padBbox([point.x, point.y, point.x, point.y], tolerance)).filter(
      ({ area }) => area.some((polygon) => pointInPolygon(point, polygon, tolerance)),
    );
  }
}

export function bboxOfArea(area: MultiPolygon): Bbox {
  return bboxOfPoints(area.flat(2));
}
