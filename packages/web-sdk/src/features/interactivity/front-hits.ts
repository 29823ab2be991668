import type { GeometryElement } from '@brand/venue';
import type { Hit } from '../../kernel/hits.ts';

const SHAPES = new Set(['space', 'door', 'wall', 'window', 'object', 'area', 'point-of-interest']);

/** The element of a hit, if it is one that has a shape on a floor. */
export function elementOf({ type, target }: Hit): GeometryElement | undefined {
  return SHAPES.has(type) ? (target as GeometryElement) : undefined;
}

/** What reacts to a pointer. */
export type FrontHits = {
  /** The first hit that reacts. */
  readonly interactive: Hit | undefined;
  /** The element to show in its hover colour. */
  readonly hovered: GeometryElement | undefined;
};

/**
 * What reacts among hits, the nearest first. Furniture, walls and areas let the pointer through to
 * what is behind them. A space that does not react, such as the outside of a building, or another floor does not, else rooms
 * would light up that nobody sees. A label does not take the hover colour from the room below it.
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
