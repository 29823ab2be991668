import { bboxOfPoints, type LngLat, localFrame, type Point } from '@brand/geo';
import type { Position } from '../../../geojson/types.gen.ts';

/** Position of the plan on the page, with the projection from the globe. */
export type PlanView = {
  /** Width in page units, which are CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels per metre. */
  readonly scale: number;
  /** Bearing of the plan, in degrees clockwise from north. */
  readonly bearing: number;
  /** Returns the page point of a position in the venue. */
  readonly toPage: (position: Position) => Point;
  /** Returns the position of a page point: the inverse of `toPage`. */
  readonly toLngLat: (point: Point) => LngLat;
};

export type PlanViewOptions = {
  readonly width: number;
  /**
   * Height of the page, in which the plan is centred. @defaultValue the height that the plan needs
   */
  readonly height?: number | undefined;
  readonly bearing: number;
  /** Free space between the plan and the edges of the page, in pixels. */
  readonly margin: {
    readonly side: number;
    readonly top: number;
    readonly bottom: number;
  };
};

// A page much taller than wide is impractical on a screen, so such plans are scaled down.
const MAX_HEIGHT_TO_WIDTH = 1.5;
// A floor with a single point has no extent to scale by.
const MIN_METRES = 5;

/** Fits the positions into a page of the given width. */
export function createPlanView(positions: readonly Position[], options: PlanViewOptions): PlanView {
  const { width, bearing, margin } = options;
  const frame = localFrame(positions[0] ?? [0, 0]);
  const sin = Math.sin((bearing * Math.PI) / 180);
  const cos = Math.cos((bearing * Math.PI) / 180);
  // To the right and down, so that the direction of the bearing points up.
  const turn = (position: Position): Point => {
    const { x, y } = frame.toMetres(position);
    return { x: x * cos - y * sin, y: -x * sin - y * cos };
  };
  const turned = positions.map(turn).filter(({ x, y }) => Number.isFinite(x + y));
  const [minX, minY, maxX, maxY] = bboxOfPoints(turned.length > 0 ? turned : [{ x: 0, y: 0 }]);
  const metresWide = Math.max(maxX - minX, MIN_METRES);
  const metresHigh = Math.max(maxY - minY, MIN_METRES);
  const innerWidth = Math.max(width - 2 * margin.side, 1);
  const mostHeight =
    options.height === undefined
      ? innerWidth * MAX_HEIGHT_TO_WIDTH
      : Math.max(options.height - margin.top - margin.bottom, 1);
  const scale = Math.min(innerWidth / metresWide, mostHeight / metresHigh);
  const height = options.height ?? Math.ceil(margin.top + metresHigh * scale + margin.bottom);
  const free = height - margin.top - margin.bottom - metresHigh * scale;
  const left = width / 2 - ((minX + maxX) / 2) * scale;
  const above = options.height === undefined ? margin.top : margin.top + free / 2;
  const top = above + (metresHigh / 2 - (minY + maxY) / 2) * scale;
  return {
    width,
    height,
    scale,
    bearing,
    toPage: (position) => {
      const { x, y } = turn(position);
      return { x: left + x * scale, y: top + y * scale };
    },
    toLngLat: (point) => {
      const [x, y] = [(point.x - left) / scale, (point.y - top) / scale];
      return frame.toLngLat({ x: x * cos - y * sin, y: -x * sin - y * cos });
    },
  };
}
