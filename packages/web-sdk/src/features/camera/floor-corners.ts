import { type Bbox, bboxContains, bboxUnion, EMPTY_BBOX, type Point } from '@brand/geo';
import type { Floor } from '@brand/venue';

/** Maximum distance of shapes that are never outliers, in metres. */
const NEAR = 50;

/**
 * Returns the corners that a view of a floor shows: its outline, unless some shapes are far from
 * all others. Outlines are often drawn around everything, so a single bus stop 3 km away turns the
 * outline into a spike. In that case, the corners are those of the box around the other shapes.
 */
export function floorCorners({ rings, bbox, elements }: Floor): readonly Point[] {
  const outlines = rings.flatMap(([outer]) => outer ?? []);
  const boxes = elements.map((one) => one.bbox).filter((box) => box.every(Number.isFinite));
  const [minX, maxX] = mainRange(boxes.map((box) => (box[0] + box[2]) / 2));
  const [minY, maxY] = mainRange(boxes.map((box) => (box[1] + box[3]) / 2));
  const main: Bbox = [minX, minY, maxX, maxY];
  if (boxes.every((box) => bboxContains(main, box))) {
    return outlines.length > 0 ? outlines : boxCorners(bbox);
  }
  const inside = boxes
    .map((box): Bbox => [
      Math.max(minX, box[0]),
      Math.max(minY, box[1]),
      Math.min(maxX, box[2]),
      Math.min(maxY, box[3]),
    ])
    .filter((box) => box[0] <= box[2] && box[1] <= box[3]);
  return boxCorners(inside.reduce(bboxUnion, EMPTY_BBOX));
}

/**
 * Returns the range of the values that are not far from the others, extended by its own length on
 * both sides.
 *
 * The search begins with the middle half, which outliers do not reach. It includes the next value
 * as long as that value is no farther away than the range is wide.
 */
function mainRange(values: readonly number[]): readonly [from: number, to: number] {
  const sorted = values.toSorted((a, b) => a - b);
  let first = sorted.length >> 2;
  let last = sorted.length - 1 - first;
  for (;;) {
    const from = sorted[first]!;
    const to = sorted[last]!;
    const reach = Math.max(to - from, NEAR);
    if (from - sorted[first - 1]! <= reach) first -= 1;
    else if (sorted[last + 1]! - to <= reach) last += 1;
    else return [from - reach, to + reach];
  }
}

/** The corners of a box. */
export function boxCorners([minX, minY, maxX, maxY]: Bbox): readonly Point[] {
  return [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
}
