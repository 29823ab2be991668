import { type Point, pointDistance } from '@brand/geo';
import type { Mvf3Document } from '../../../bundle/document.ts';
import type { FlaggedGeometryAnchor } from '../../../v3/core/types.gen.ts';
import { objectsOf, textsOf } from '../../export/unchecked.ts';
import type { ImdfWriter } from './imdf-writer.ts';
import type { ShapeTable } from './shape-table.ts';

/** A door between an indoor and an outdoor floor. */
export type Entrance = {
  readonly id: string;
  /** The floor inside. */
  readonly floorId: string;
  /** Point inside, in metres. */
  readonly inside: Point;
  readonly outside: Point;
};

// Maximum distance in metres between an entrance and its door, and the width of a generated door.
const NEAR = 3;
const WIDTH = 1;

/** The doors that lead outdoors. IMDF represents them only as an opening in the outer wall. */
export class Entrances {
  readonly #writer: ImdfWriter;
  readonly #byFloor: ReadonlyMap<string, readonly Entrance[]>;
  readonly #found = new Set<string>();

  constructor(document: Mvf3Document, writer: ImdfWriter, shapes: ShapeTable) {
    this.#writer = writer;
    const outdoors = new Set(textsOf(document.outdoors?.floors));
    const locate = ({ floorId, geometryId }: FlaggedGeometryAnchor): Point | undefined => {
      const shape = shapes.find(floorId, geometryId);
      const point = shape && writer.displayPoint(shape.geometry);
      return point ? writer.frame.toMetres(point.coordinates) : undefined;
    };
    const all = objectsOf(document.connections).flatMap(({ id, type, entrances, exits }) => {
      const anchors = [...objectsOf(entrances), ...objectsOf(exits)];
      const indoor = anchors.find(({ floorId }) => !outdoors.has(floorId));
      const outdoor = anchors.find(({ floorId }) => outdoors.has(floorId));
      const inside = indoor && locate(indoor);
      const outside = outdoor && locate(outdoor);
      if (type !== 'door' || !inside || !outside) return [];
      return [{ id, floorId: indoor.floorId, inside, outside }];
    });
    this.#byFloor = Map.groupBy(all, ({ floorId }) => floorId);
  }

  /**
   * Whether a door at this point is one of the entrances. If so, no opening needs to be generated.
   */
  claim(floorId: string, at: Point): boolean {
    const near = (this.#byFloor.get(floorId) ?? []).filter(
      ({ inside }) => pointDistance(inside, at) <= NEAR,
    );
    for (const { id } of near) this.#found.add(id);
    return near.length > 0;
  }

  /** Writes an opening for each entrance of a floor at which no door was drawn. */
  writeMissing(floorId: string, levelId: string): void {
    for (const entrance of this.#byFloor.get(floorId) ?? []) {
      if (this.#found.has(entrance.id)) continue;
      const line = lineAcross(entrance).map((point) => this.#writer.toPosition(point));
      const geometry = { type: 'LineString' as const, coordinates: line };
      this.#writer.report.note({
        action: 'guessed',
        code: 'entrance-opening',
        message: `Entrances from outdoors without a door drawn got an opening ${WIDTH} m wide.`,
        source: 'connections.json',
        example: entrance.id,
      });
      this.#writer.addOpening(this.#writer.idOf('opening', entrance.id), geometry, {
        category: 'pedestrian.principal',
        level_id: levelId,
      });
    }
  }
}

/** Returns the line across the path from inside to outside, at its midpoint. */
function lineAcross({ inside, outside }: Entrance): Point[] {
  const length = pointDistance(inside, outside) || 1;
  const [dx, dy] = [(outside.x - inside.x) / length, (outside.y - inside.y) / length];
  const middle = { x: (inside.x + outside.x) / 2, y: (inside.y + outside.y) / 2 };
  return [-WIDTH / 2, WIDTH / 2].map((step) => ({
    x: middle.x - dy * step,
    y: middle.y + dx * step,
  }));
}
