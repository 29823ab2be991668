import type { DraftShape } from './venue-draft.ts';

/** Type of movement in a shape. */
export type Traversal = NonNullable<DraftShape['traversal']>;

const TRAVERSAL_OF_KIND: Readonly<Record<string, Traversal>> = {
  room: 'walkable',
  hallway: 'walkable',
  wall: 'blocked',
  window: 'blocked',
  object: 'blocked',
  void: 'blocked',
};

/**
 * Returns the traversal of the draft, otherwise the default of the kind. Only polygons can be
 * walked in.
 */
export function traversalOf({ kind, traversal, geometry }: DraftShape): Traversal {
  const wanted = traversal ?? TRAVERSAL_OF_KIND[kind] ?? 'ignored';
  const isPolygon = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
  return wanted === 'walkable' && !isPolygon ? 'ignored' : wanted;
}
