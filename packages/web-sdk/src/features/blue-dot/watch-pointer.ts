import type { Point } from '@brand/geo';
import type { Coordinate } from '@brand/venue';
import type { Unsubscribe } from '../../kernel/emitter.ts';
import type { PointerHits } from '../../kernel/events.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import type { Hit } from '../../kernel/hits.ts';
import type { BlueDot } from './blue-dot-options.ts';

export type PointerParts = {
  readonly target: BlueDot;
  /** Returns the coordinate at a point on the screen, or `undefined` next to the dot. */
  readonly coordinateAt: (screen: Point) => Coordinate | undefined;
  readonly onClick: (click: PointerHits) => void;
  readonly onHoverChange: (isHovered: boolean) => void;
};

/** Adds the hit test, clicks and hover of an object that is drawn above the scene. */
export function watchPointer(
  { hits, events }: FeatureContext,
  { target, coordinateAt, onClick, onHoverChange }: PointerParts,
): readonly Unsubscribe[] {
  let isHovered = false;
  const isMet = (all: readonly Hit[]): boolean => all.some((hit) => hit.target === target);
  return [
    hits.add(({ screen }) => {
      const coordinate = coordinateAt(screen);
      // It is visible through occluders, so it is in front like a label.
      return coordinate
        ? [{ type: 'blue-dot', target, coordinate, distance: 0, isInteractive: true }]
        : [];
    }),
    events.on('click', (click) => isMet(click.hits) && onClick(click)),
    events.on('hover', (hover) => {
      if (isMet(hover.hits) === isHovered) return;
      isHovered = !isHovered;
      onHoverChange(isHovered);
    }),
  ];
}
