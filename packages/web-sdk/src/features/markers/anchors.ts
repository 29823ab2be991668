import type { Point } from '@brand/geo';
import type { ScreenPoint } from '../../kernel/screen-point.ts';

/** Part of a marker that touches its position. `'bottom'` places the marker above its position. */
export type MarkerAnchor =
  | 'center'
  | 'top'
  | 'bottom'
  | 'left'
  | 'right'
  | 'top-left'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-right';

/**
 * Distance of a marker from its position: a number of CSS pixels, or an offset to the right and
 * down.
 */
export type MarkerOffset = number | ScreenPoint;

/** An axis-aligned rectangle on the screen, in CSS pixels. */
export type ScreenBox = {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
};

/**
 * Returns the position of the anchor in a box, as ratios of its width and height from the top left.
 */
export function anchorRatio(anchor: MarkerAnchor): Point {
  return {
    x: anchor.endsWith('left') ? 0 : anchor.endsWith('right') ? 1 : 0.5,
    y: anchor.startsWith('top') ? 0 : anchor.startsWith('bottom') ? 1 : 0.5,
  };
}

/** Returns the shift in CSS pixels that an offset causes at an anchor. */
export function anchorShift(anchor: MarkerAnchor, offset: MarkerOffset): ScreenPoint {
  if (typeof offset !== 'number') return offset;
  const { x, y } = anchorRatio(anchor);
  const away = { x: 1 - 2 * x, y: 1 - 2 * y };
  // The same distance in a corner as at an edge, otherwise a marker would jump outwards between
  // them.
  const length = Math.hypot(away.x, away.y) || 1;
  return { x: (away.x / length) * offset, y: (away.y / length) * offset };
}

/** Returns the box of a given size with its anchor at a point on the screen. */
export function anchoredBox(
  at: ScreenPoint,
  size: { readonly width: number; readonly height: number },
  anchor: MarkerAnchor,
  offset: MarkerOffset,
): ScreenBox {
  const share = anchorRatio(anchor);
  const shift = anchorShift(anchor, offset);
  const minX = at.x + shift.x - share.x * size.width;
  const minY = at.y + shift.y - share.y * size.height;
  return { minX, minY, maxX: minX + size.width, maxY: minY + size.height };
}

/** Returns whether two boxes overlap. Boxes that only touch do not overlap. */
export function boxesMeet(a: ScreenBox, b: ScreenBox): boolean {
  return a.minX < b.maxX && a.maxX > b.minX && a.minY < b.maxY && a.maxY > b.minY;
}

/** Returns whether a point on the screen is in a box, or at most `reach` away from it. */
export function boxContains(box: ScreenBox, { x, y }: ScreenPoint, reach = 0): boolean {
  return (
    x >= box.minX - reach && x <= box.maxX + reach && y >= box.minY - reach && y <= box.maxY + reach
  );
}
