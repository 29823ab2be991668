import type { GeometryElement } from '@brand/venue';
import type { Hit } from '../../kernel/hits.ts';

const SHAPES = new Set(['space', 'door', 'wall', 'window', 'object', 'area', 'point-of-interest']);

/** The element of a hit, if it has a shape on a floor. */
export function elementOf({ type, target }: Hit): GeometryElement | undefined {
  return SHAPES.has(type) ? (target as GeometryElement) : undefined;
}

export type FrontHits = {
  /** The first interactive hit. */
  readonly interactive: Hit | undefined;
  /** The element to show in its hover colour. */
  readonly hovered: GeometryElement | undefined;
};

/**
 * The interactive hits, given all hits sorted by distance. Furniture, walls and areas let the
 * pointer through. A space that is not interactive, such as the outside of a building, and another
 * floor do not, because hidden rooms would be highlighted. A label does not take the hover colour
 * from the room below it.
 */
export function frontHits(hits: readonly Hit[]): FrontHits {
  let interactive: Hit | undefined;
  const floorsAbove = new Set<string>();
  for (const hit of hits) {
    const { type, isInteractive, coordinate } = hit;
    const element = elementOf(hit);
    const floorId = element?.floor.id ?? coordinate.floorId ?? '';
    if (floorsAbove.size > 0 && !floorsAbove.has(floorId)) break;
    if (isInteractive) {
      interactive ??= hit;
      if (element) return { interactive, hovered: element };
      if (type !== 'label') break;
    } else if (type === 'space') {
      break;
    } else if (type === 'floor') {
      floorsAbove.add(floorId);
    }
  }
  return { interactive, hovered: undefined };
}
