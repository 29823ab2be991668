/** What version 2 calls a shape. */
export type ShapeClass = 'space' | 'obstruction' | 'entrance' | 'area' | 'text';

/** Whether one walks through a shape, up to it, or not at all; `ignored` says nothing about it. */
export type Traversal = 'walkable' | 'blocked' | 'walk-up' | 'ignored';

const NOT_WALKED_ON = new Set(['poi', 'area', 'void', 'door', 'wall', 'window', 'object']);

/** What version 2 means where it does not say: spaces are walked on, obstructions are in the way. */
export function traversalOf(shapeClass: ShapeClass, kind: string, geometryType: string): Traversal {
  if (shapeClass === 'obstruction') return 'blocked';
  const isArea = geometryType === 'Polygon' || geometryType === 'MultiPolygon';
  return shapeClass === 'space' && isArea && !NOT_WALKED_ON.has(kind) ? 'walkable' : 'ignored';
}
