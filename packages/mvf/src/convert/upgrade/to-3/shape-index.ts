import type { SoundGeometry } from '../../plan/read-geometry.ts';

/** A geometry of version 3, which can be found by its id in version 2. */
export type Shape = {
  readonly floorId: string;
  readonly geometryId: string;
  readonly kind: string;
  readonly geometry: SoundGeometry;
};

/** Shapes by their old ids. An id that two floors use is found by floor and id together. */
export class ShapeIndex {
  readonly #byId = new Map<string, Shape>();
  readonly #byFloorAndId = new Map<string, Shape>();

  /** Returns whether the id was free. Otherwise the first shape keeps it. */
  add(sourceFloorId: string, sourceId: string, shape: Shape): boolean {
    const key = keyOf(sourceFloorId, sourceId);
    const isFree = !this.#byFloorAndId.has(key);
    if (isFree) this.#byFloorAndId.set(key, shape);
    if (!this.#byId.has(sourceId)) this.#byId.set(sourceId, shape);
    return isFree;
  }

  /** Returns the shape with an id, on the named floor if it is there. */
  find(sourceId: string | undefined, sourceFloorId?: string): Shape | undefined {
    if (sourceId === undefined) return undefined;
    const onFloor =
      sourceFloorId === undefined
        ? undefined
        : this.#byFloorAndId.get(keyOf(sourceFloorId, sourceId));
    return onFloor ?? this.#byId.get(sourceId);
  }
}

function keyOf(floorId: string, id: string): string {
  return `${floorId}\n${id}`;
}
