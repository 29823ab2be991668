import type { Point } from '@brand/geo';
import type { Coordinate } from '@brand/venue';
import type { Unsubscribe } from '../../kernel/emitter.ts';
import type { PointerHits } from '../../kernel/events.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import type { Hit } from '../../kernel/hits.ts';
import type { BlueDot } from './blue-dot-options.ts';

/** Who is told of pointers. */
export type PointerParts = {
  /** What hits name as their target. */
  readonly target: BlueDot;
  /** The coordinate of what is at a place on the screen, `undefined` for nothing. */
  readonly coordinateAt: (screen: Point) => Coordinate | undefined;
  readonly onClick: (click: PointerHits) => void;
  readonly onHoverChange: (isHovered: boolean) => void;
};

/** Lets pointers meet one thing that is drawn above the scene. */
export function watchPointer(
  { hits, events }: FeatureContext,
  { target, coordinateAt, onClick, onHoverChange }: PointerParts,
): readonly Unsubscribe[] {
  let isHovered = false;
  const isMet = (all: readonly Hit[]): boolean => all.some((hit) => hit.target === target);
  return [
    hits.add(({ screen }) => {
      const coordinate = coordinateAt(screen);
      // It shines through what hides it, so it is in front like a label.
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
