import { type LngLat, localFrame, type Point, roundLngLat } from '@brand/geo';

/** Converts metres of a plan, which is drawn upright, to positions on the globe. */
export type PlanFrame = {
  toLngLat(point: Point): LngLat;
  line(points: readonly Point[]): number[][];
  /** A closed ring, as GeoJSON requires. */
  ring(points: readonly Point[]): number[][];
};

export function planFrame(origin: LngLat, bearingDegrees: number): PlanFrame {
  const frame = localFrame(origin);
  const angle = (bearingDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const toLngLat = ({ x, y }: Point): LngLat =>
    roundLngLat(frame.toLngLat({ x: x * cos + y * sin, y: y * cos - x * sin }), 8);
  return {
    toLngLat,
    line: (points) => points.map((point) => [...toLngLat(point)]),
    ring: (points) => [...points, ...points.slice(0, 1)].map((point) => [...toLngLat(point)]),
  };
}
