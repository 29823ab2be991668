import type { Bbox, Floor, LocalFrame, Point, Venue } from '@brand/web-sdk';
import { mainFloors } from './choose-floor.ts';

/** Metres around a venue in which a position still belongs to it. */
const MARGIN = 500;

type Converter = LocalFrame['toMetres'];

/**
 * Lets a venue accept the positions that samples write for a demo venue: they mean the same part of
 * the main building, at the same scale if that fits. All positions that the SDK reads pass through
 * the frame of its venue, so it is changed there.
 */
export function moveCoordinates(own: Venue, demo: Venue): void {
  const { toMetres } = own.frame;
  const convert = createConverter(toMetres, demo.frame.toMetres, {
    own: boxOf(own.floors),
    target: boxOf(mainFloors(own)),
    demo: boxOf(demo.floors),
  });
  Object.assign(own.frame, { toMetres: convert });
}

type Boxes = { readonly own: Bbox; readonly target: Bbox; readonly demo: Bbox };

export function createConverter(
  toOwn: Converter,
  toDemo: Converter,
  { own, target, demo }: Boxes,
): Converter {
  const scale = Math.min(1, widthOf(target) / widthOf(demo), heightOf(target) / heightOf(demo));
  const [from, to] = [centerOf(demo), centerOf(target)];
  return (position) => {
    const point = toOwn(position);
    if (isIn(point, own)) return point;
    const inDemo = toDemo(position);
    if (!isIn(inDemo, demo)) return point;
    return { x: to.x + (inDemo.x - from.x) * scale, y: to.y + (inDemo.y - from.y) * scale };
  };
}

function boxOf(floors: readonly Floor[]): Bbox {
  const boxes = floors.map(({ bbox }) => bbox).filter((box) => box.every(Number.isFinite));
  const side = (index: 0 | 1 | 2 | 3): number[] => boxes.map((box) => box[index]);
  return [Math.min(...side(0)), Math.min(...side(1)), Math.max(...side(2)), Math.max(...side(3))];
}

function isIn({ x, y }: Point, [west, south, east, north]: Bbox): boolean {
  return x > west - MARGIN && x < east + MARGIN && y > south - MARGIN && y < north + MARGIN;
}

function centerOf([west, south, east, north]: Bbox): Point {
  return { x: (west + east) / 2, y: (south + north) / 2 };
}

function widthOf([west, , east]: Bbox): number {
  return east - west;
}

function heightOf([, south, , north]: Bbox): number {
  return north - south;
}
