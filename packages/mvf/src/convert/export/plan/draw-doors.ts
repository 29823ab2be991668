import { bboxOfPoints, type Point } from '@brand/geo';
import { BoxGrid } from './box-grid.ts';
import { pathData } from './path-data.ts';
import type { PageShape } from './page-shape.ts';
import type { PlanTheme } from './plan-theme.ts';
import { createRoomFinder, type RoomFinder } from './room-finder.ts';
import type { PlanView } from './plan-view.ts';
import { svgElement, svgNumber } from './svg-element.ts';

/** A door on the page: from jamb to jamb. */
export type PageDoor = { readonly a: Point; readonly b: Point; readonly look: string };

/** Returns the doors of a floor, each as the straight line between its jambs. */
export function pageDoors(shapes: readonly PageShape[]): PageDoor[] {
  return shapes.flatMap(({ facts, lines }) => {
    if (facts.kind !== 'door' && facts.door === undefined) return [];
    return lines.flatMap((line) => {
      const a = line[0];
      const b = line.at(-1);
      if (!a || !b || Math.hypot(b.x - a.x, b.y - a.y) < 0.5) return [];
      return [{ a, b, look: facts.door ?? 'unknown' }];
    });
  });
}

/**
 * Returns the gaps that doors leave in walls, as outlines in sets. The outlines of a set do not
 * overlap, so that they can be holes of one path: overlapping holes would cancel out.
 */
export function doorGaps(doors: readonly PageDoor[], wallWidth: number): Point[][][] {
  const sets: { readonly boxes: BoxGrid; readonly gaps: Point[][] }[] = [];
  for (const { a, b } of doors) {
    const side = normal(a, b, wallWidth / 2);
    const gap = [
      { x: a.x + side.x, y: a.y + side.y },
      { x: b.x + side.x, y: b.y + side.y },
      { x: b.x - side.x, y: b.y - side.y },
      { x: a.x - side.x, y: a.y - side.y },
    ];
    const [minX, minY, maxX, maxY] = bboxOfPoints(gap);
    const box = {
      x: (minX + maxX) / 2,
      y: (minY + maxY) / 2,
      width: maxX - minX,
      height: maxY - minY,
    };
    let set = sets.find(({ boxes }) => !boxes.overlaps(box));
    if (!set) sets.push((set = { boxes: new BoxGrid(), gaps: [] }));
    set.boxes.add(box);
    set.gaps.push(gap);
  }
  return sets.map(({ gaps }) => gaps);
}

// Wider doors are shutters or glass fronts: a leaf of that length would sweep the room.
const MAX_LEAF_METRES = 1.6;

/** The markup, and the outlines of the areas that door leaves sweep. */
export type DrawnDoors = { readonly markup: string; readonly sweeps: readonly Point[][] };

/** Draws the doors in the gaps: leaves with their swing arcs, sliding panels, drums. */
export function drawDoors(
  doors: readonly PageDoor[],
  shapes: readonly PageShape[],
  view: PlanView,
  theme: PlanTheme,
): DrawnDoors {
  const roomAt = createRoomFinder(shapes);
  const sweeps: Point[][] = [];
  let leaves = '';
  let arcs = '';
  let thresholds = '';
  for (const door of doors) {
    const drawn = drawDoor(door, roomAt, view.scale);
    sweeps.push(...(drawn.sweeps ?? []));
    leaves += drawn.leaf ?? '';
    arcs += drawn.arc ?? '';
    thresholds += drawn.threshold ?? '';
  }
  const line = { fill: 'none', stroke: theme.line };
  const width = Math.min(1.4, Math.max(0.7, view.scale * 0.05));
  const parts = [
    ...(thresholds
      ? [svgElement('path', { d: thresholds, 'stroke-width': 0.5, 'stroke-dasharray': '1.5 1.5' })]
      : []),
    ...(arcs ? [svgElement('path', { d: arcs, 'stroke-width': 0.5, opacity: 0.7 })] : []),
    ...(leaves ? [svgElement('path', { d: leaves, 'stroke-width': width })] : []),
  ];
  return { markup: parts.length > 0 ? svgElement('g', line, parts) : '', sweeps };
}

type DrawnDoor = { leaf?: string; arc?: string; threshold?: string; sweeps?: Point[][] };
type DrawnLeaf = { leaf: string; arc: string; sweeps: Point[][] };

function drawDoor(door: PageDoor, roomAt: RoomFinder, scale: number): DrawnDoor {
  const { a, b, look } = door;
  const middle = between(a, b, 0.5);
  switch (look) {
    case 'open':
      return {};
    case 'single-swing':
    case 'double-swing': {
      const isDouble = look === 'double-swing';
      const leaf = Math.hypot(b.x - a.x, b.y - a.y) / (isDouble ? 2 : 1);
      if (leaf > MAX_LEAF_METRES * scale) return { threshold: pathData([[a, b]], false) };
      const side = swingSide(door, roomAt, scale);
      const first = swing(a, isDouble ? middle : b, side);
      if (!isDouble) return first;
      const second = swing(b, middle, -side as 1 | -1);
      return {
        leaf: first.leaf + second.leaf,
        arc: first.arc + second.arc,
        sweeps: [...first.sweeps, ...second.sweeps],
      };
    }
    case 'sliding':
      return { leaf: slidingPanels(a, b, scale) };
    case 'revolving':
      return { leaf: drum(a, b) };
    case 'gate':
      return { leaf: gateBars(a, b, scale) };
    default:
      return { threshold: pathData([[a, b]], false) };
  }
}

/** Draws a leaf hinged at one end, open at a right angle, and the arc to its closed position. */
function swing(hinge: Point, closed: Point, side: 1 | -1): DrawnLeaf {
  const dx = closed.x - hinge.x;
  const dy = closed.y - hinge.y;
  const open = { x: hinge.x - dy * side, y: hinge.y + dx * side };
  const radius = svgNumber(Math.hypot(dx, dy));
  const sweep = side === 1 ? 0 : 1;
  const arc = `M${point(open)}A${radius} ${radius} 0 0 ${sweep} ${point(closed)}`;
  const corner = { x: open.x + dx * 0.7, y: open.y + dy * 0.7 };
  return { leaf: pathData([[hinge, open]], false), arc, sweeps: [[hinge, open, corner, closed]] };
}

/**
 * Returns the side to which a door opens: the smaller of two rooms, because in a corridor a leaf
 * would be in the way.
 */
function swingSide({ a, b }: PageDoor, roomAt: RoomFinder, scale: number): 1 | -1 {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const middle = between(a, b, 0.5);
  const reach = (0.4 * scale) / length;
  const areaAt = (side: 1 | -1): number =>
    roomAt({
      x: middle.x - (b.y - a.y) * reach * side,
      y: middle.y + (b.x - a.x) * reach * side,
    });
  return areaAt(1) <= areaAt(-1) ? 1 : -1;
}

function slidingPanels(a: Point, b: Point, scale: number): string {
  const offset = normal(a, b, Math.max(0.8, scale * 0.05));
  const move = (p: Point, sign: number): Point => ({
    x: p.x + offset.x * sign,
    y: p.y + offset.y * sign,
  });
  const left = [move(a, 1), move(between(a, b, 0.55), 1)];
  const right = [move(between(a, b, 0.45), -1), move(b, -1)];
  return pathData([left, right], false);
}

function drum(a: Point, b: Point): string {
  const radius = svgNumber(Math.hypot(b.x - a.x, b.y - a.y) / 2);
  const half = `A${radius} ${radius} 0 0 1 `;
  const middle = between(a, b, 0.5);
  const offset = normal(a, b, Math.hypot(b.x - a.x, b.y - a.y) / 2);
  const top = { x: middle.x + offset.x, y: middle.y + offset.y };
  const bottom = { x: middle.x - offset.x, y: middle.y - offset.y };
  const wings = pathData(
    [
      [a, b],
      [top, bottom],
    ],
    false,
  );
  return `M${point(a)}${half}${point(b)}${half}${point(a)}${wings}`;
}

function gateBars(a: Point, b: Point, scale: number): string {
  const count = Math.max(
    2,
    Math.round(Math.hypot(b.x - a.x, b.y - a.y) / Math.max(3, scale * 0.6)),
  );
  const offset = normal(a, b, Math.max(1, scale * 0.12));
  const bars = Array.from({ length: count + 1 }, (_, index) => {
    const { x, y } = between(a, b, index / count);
    return [
      { x: x - offset.x, y: y - offset.y },
      { x: x + offset.x, y: y + offset.y },
    ];
  });
  return pathData([[a, b], ...bars], false);
}

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

function normal(a: Point, b: Point, length: number): Point {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  return { x: (-(b.y - a.y) / distance) * length, y: ((b.x - a.x) / distance) * length };
}

function point({ x, y }: Point): string {
  return `${svgNumber(x)} ${svgNumber(y)}`;
}
