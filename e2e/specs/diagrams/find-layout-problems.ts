import type { Box, MeasuredDrawing, MeasuredLine, MeasuredText } from './measure-drawing.ts';

const MIN_TEXT_SIZE = 12;
/** Pixels that hinting and antialiasing may add. */
const SLACK = 0.75;
/** Share of a line's height above its letters, and below them. */
const SPARE = 0.14;

/** Text that is too small, leaves its shape or the drawing, or is covered by text or a line. */
export function findLayoutProblems({
  frame,
  scale,
  texts,
  lines,
  spots,
}: MeasuredDrawing): string[] {
  const inside = {
    left: frame.left + 4 * scale,
    right: frame.right - 4 * scale,
    top: frame.top + 3 * scale,
    bottom: frame.bottom - 3 * scale,
  };
  const ofTexts = texts.flatMap((text, index) => [
    ...(text.size < MIN_TEXT_SIZE
      ? [`"${text.words}" has ${text.size.toFixed(1)} pixels: expected ${MIN_TEXT_SIZE} or more.`]
      : []),
    ...(isInside(inkOf(text), inside) ? [] : [`"${text.words}" leaves the drawing.`]),
    ...(text.shape && !isInside(inkOf(text), text.shape)
      ? [`"${text.words}" leaves its shape.`]
      : []),
    ...texts
      .slice(0, index)
      .filter((other) => isOverlap(inkOf(text), inkOf(other)))
      .map((other) => `"${text.words}" covers "${other.words}".`),
  ]);
  const ofSpots = spots.flatMap(({ box, words }) =>
    texts
      .filter((text) => text.words !== words && isOverlap(box, inkOf(text)))
      .map((text) => `A pin or a number covers "${text.words}".`),
  );
  const ofLines = lines.flatMap((line) =>
    texts.filter((text) => isCrossed(text, line)).map(({ words }) => `A line crosses "${words}".`),
  );
  return [...ofTexts, ...ofSpots, ...ofLines];
}

function isCrossed(text: MeasuredText, { order, points }: MeasuredLine): boolean {
  if (text.isOnGround && text.order > order) return false;
  const { left, right, top, bottom } = inkOf(text);
  return points.some(({ x, y }) => x > left && x < right && y > top && y < bottom);
}

function inkOf({ box: { left, right, top, bottom } }: MeasuredText): Box {
  const spare = (bottom - top) * SPARE;
  return { left, right, top: top + spare, bottom: bottom - spare };
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.top >= outer.top - SLACK &&
    inner.bottom <= outer.bottom + SLACK
  );
}

function isOverlap(a: Box, b: Box): boolean {
  return (
    a.left < b.right - SLACK &&
    b.left < a.right - SLACK &&
    a.top < b.bottom - SLACK &&
    b.top < a.bottom - SLACK
  );
}
