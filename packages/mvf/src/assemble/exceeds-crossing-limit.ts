import {
  bboxOfPoints,
  createGridIndex,
  type Point,
  type Segment,
  segmentsIntersect,
} from '@brand/geo';

// A drawing has a handful of crossings; a scribble of a thousand points has a hundred thousand, and
// cutting it at all of them would take minutes.
const MAX_CROSSINGS = 1000;

/** Whether open rings cross themselves and each other too often to be repaired. */
export function exceedsCrossingLimit(rings: readonly (readonly Point[])[]): boolean {
  const pieces: Segment[] = rings.flatMap((ring) =>
    ring.map((a, index) => ({ a, b: ring[(index + 1) % ring.length]! })),
  );
  const boxes = pieces.map(({ a, b }) => bboxOfPoints([a, b]));
  const index = createGridIndex(boxes);
  let crossings = 0;
  for (const [first, { a, b }] of pieces.entries()) {
    for (const second of index.search(boxes[first]!)) {
      if (second <= first) continue;
      const other = pieces[second]!;
      if (segmentsIntersect(a, b, other.a, other.b) === 'proper') crossings += 1;
    }
    if (crossings > MAX_CROSSINGS) return true;
  }
  return false;
}
