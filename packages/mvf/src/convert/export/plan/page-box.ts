import { locateInRing, type Point } from '@brand/geo';

/** A rectangle on the page, by its centre. */
export type PageBox = Point & { readonly width: number; readonly height: number };

export function boxRing({ x, y, width, height }: PageBox): Point[] {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** Whether the boxes share more than an edge. */
export function boxesOverlap(a: PageBox, b: PageBox): boolean {
  return (
    Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height
  );
}

/** Whether the whole box lies inside the polygon: its centre does, and no edge enters it. */
export function isBoxInside(box: PageBox, polygon: readonly (readonly Point[])[]): boolean {
  const isInside = polygon.filter((ring) => locateInRing(box, ring) === 'inside').length % 2 === 1;
  return isInside && !polygon.some((ring) => ringMeetsBox(ring, box));
}

/** Whether an edge of the ring, including the closing edge, enters the box. */
function ringMeetsBox(ring: readonly Point[], box: PageBox): boolean {
  let previous = ring.at(-1);
  for (const point of ring) {
    if (segmentEntersBox(previous!, point, box)) return true;
    previous = point;
  }
  return false;
}

/**
 * Whether a segment enters the box. Separating axes: the two of the box, then the normal of the
 * segment.
 */
function segmentEntersBox(a: Point, b: Point, box: PageBox): boolean {
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

/**
 * Moves the box to the centre of the free space to its left and right, then above and below; the
 * pole of inaccessibility is rarely centred. Expects a box inside the polygon and returns one.
 */
export function centerBox(box: PageBox, polygon: readonly (readonly Point[])[]): PageBox {
  const moved = { ...box, x: centerOfFreeSpan(box, polygon) };
  const level = isBoxInside(moved, polygon) ? moved : box;
  const turned = polygon.map((ring) => ring.map(({ x, y }) => ({ x: y, y: x })));
  const { x, y, width, height } = level;
  const raised = {
    ...level,
    y: centerOfFreeSpan({ x: y, y: x, width: height, height: width }, turned),
  };
  return isBoxInside(raised, polygon) ? raised : level;
}

/** Returns the midpoint between the left and right limits of the band of the box. */
function centerOfFreeSpan(box: PageBox, polygon: readonly (readonly Point[])[]): number {
  const top = box.y - box.height / 2;
  const bottom = box.y + box.height / 2;
  let left = -Infinity;
  let right = Infinity;
  for (const ring of polygon) {
    let previous = ring.at(-1);
    for (const corner of ring) {
      const [upper, lower] = previous!.y < corner.y ? [previous!, corner] : [corner, previous!];
      previous = corner;
      if (lower.y <= top || upper.y >= bottom) continue;
      const slope = lower.y === upper.y ? 0 : (lower.x - upper.x) / (lower.y - upper.y);
      for (const y of [Math.max(top, upper.y), Math.min(bottom, lower.y)]) {
        const x = upper.x + (y - upper.y) * slope;
        if (x <= box.x) left = Math.max(left, x);
        else right = Math.min(right, x);
      }
    }
  }
  return Number.isFinite(left + right) ? (left + right) / 2 : box.x;
}
