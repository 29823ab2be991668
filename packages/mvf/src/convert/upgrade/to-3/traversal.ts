/** The class of a shape in version 2. */
export type ShapeClass = 'space' | 'obstruction' | 'entrance' | 'area' | 'text';

/** Type of movement: through a shape, up to it, or none. `ignored` means unspecified. */
export type Traversal = 'walkable' | 'blocked' | 'walk-up' | 'ignored';

const NOT_WALKED_ON = new Set(['poi', 'area', 'void', 'door', 'wall', 'window', 'object']);

/** Returns the traversal by the defaults of version 2: spaces are walkable, obstructions block. */
export function traversalOf(shapeClass: ShapeClass, kind: string, geometryType: string): Traversal {
  if (shapeClass === 'obstruction') return 'blocked';
  const isArea = geometryType === 'Polygon' || geometryType === 'MultiPolygon';
  return shapeClass === 'space' && isArea && !NOT_WALKED_ON.has(kind) ? 'walkable' : 'ignored';
}
