import { ShapeAccess } from '../export/shape-access.ts';
import { entriesOf, objectsOf } from '../export/unchecked.ts';
import type { RoutingSource } from './routing-source.ts';

/** Returns the access restrictions of a shape. */
export type ReadAccess = (shapeId: string) => {
  readonly accessible: boolean;
  readonly public: boolean;
};

/**
 * Reads access restrictions from the flags of a bundle's own network, so that a new network closes
 * the same rooms. A flag that no edge has is declared but not maintained, and closes nothing.
 */
export function createAccessReader(source: RoutingSource): ReadAccess {
  const isOpen = (flagName: string): ((shapeId: string) => boolean) => {
    if (!isMaintained(source, flagName)) return () => true;
    const access = new ShapeAccess(source, flagName);
    return (shapeId) => !access.isClosed(shapeId);
  };
  const [isAccessible, isPublic] = [isOpen('accessible'), isOpen('public')];
  return (shapeId) => ({ accessible: isAccessible(shapeId), public: isPublic(shapeId) });
}

function isMaintained({ navigationFlags, nodes }: RoutingSource, flagName: string): boolean {
  const flag = navigationFlags?.[flagName];
  if (!flag) return false;
  return entriesOf(nodes).some(([, file]) =>
    objectsOf(file?.features).some(({ properties }) =>
      objectsOf(properties?.neighbors).some(
        ({ flags }) => (((flags?.[flag.index] ?? 0) >> flag.bit) & 1) === 1,
      ),
    ),
  );
}
