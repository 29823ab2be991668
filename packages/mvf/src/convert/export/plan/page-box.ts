import { locateInRing, type Point } from '@brand/geo';

/** A rectangle on the page, by its centre. */
export type PageBox = Point & { readonly width: number; readonly height: number };

/** Whether the boxes share more than an edge. */
export function boxesOverlap(a: PageBox, b: PageBox): boolean {
  return (
    Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height
  );
}

/** Whether the whole box lies inside the polygon: its centre does, and no edge comes into it. */
export function isBoxInside(box: PageBox, polygon: readonly (readonly Point[])[]): boolean {
  const isInside = polygon.filter((ring) => locateInRing(box, ring) === 'inside').length % 2 === 1;
  return isInside && !polygon.some((ring) => ringEntersBox(ring, box));
}

function ringEntersBox(ring: readonly Point[], box: PageBox): boolean {
  let previous = ring.at(-1);
  for (const point of ring) {
    if (segmentEntersBox(previous!, point, box)) return true;
    previous = point;
  }
  return false;
}

/** Separating axes: the two of the box, then the normal of the segment. */
export function segmentEntersBox(a: Point, b: Point, box: PageBox): boolean {
  const halfWidth = box.width / 2;
  const halfHeight = box.height / 2;
  const ax = a.x - box.x;
  const ay = a.y - box.y;
  const bx = b.x - box.x;
  const by = b.y - box.y;
  if (Math.max(ax, bx) <= -halfWidth || Math.min(ax, bx) >= halfWidth) return false;
  if (Math.max(ay, by) <= -halfHeight || Math.min(ay, by) >= halfHeight) return false;
  const cross = Math.abs(ax * by - ay * bx);
  return cross < Math.abs(by - ay) * halfWidth + Math.abs(bx - ax) * halfHeight;
}
