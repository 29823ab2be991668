import { shortestTurn } from '../../kernel/angle.ts';
import type { CameraPose } from '../../kernel/view-camera.ts';

export type Flight = {
  /** The pose at a ratio of the flight, 0 to 1. Its `z` is that of the start. */
  at(share: number): CameraPose;
  /** Recommended duration in milliseconds. */
  readonly duration: number;
};

// How much the arc prefers zooming out over travelling; 1.42 is the average preference of users
// (van Wijk and Nuij, "Smooth and efficient zooming and panning", 2003).
const RHO = 1.42;
const NO_ARC = 1e-6;

/**
 * Plans a camera movement between two poses. Short flights are straight: zoom and position change
 * together, so that one point of the screen stays fixed. Long ones zoom out until both ends are
 * close on the screen, then in again. The bearing turns the shorter way. `span` is how many metres
 * the view shows at a zoom level.
 */
export function planFlight(
  from: CameraPose,
  to: CameraPose,
  span: (zoom: number) => number,
): Flight {
  const turn = shortestTurn(from.bearingDegrees, to.bearingDegrees);
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const [near, far] = [span(from.zoom), span(to.zoom)];
  const travel =
    distance > Math.max(near, far) ? arc(distance, near, far) : straight(distance, near, far);
  const bends = Math.abs(turn) / 90 + Math.abs(to.pitchDegrees - from.pitchDegrees) / 60;
  return {
    duration: Math.min(2500, 300 + 500 * Math.max(travel.length, bends)),
    at(share) {
      if (share >= 1) return { ...to, z: from.z };
      const { moved, span: shown } = travel.at(share);
      return {
        x: from.x + (to.x - from.x) * moved,
        y: from.y + (to.y - from.y) * moved,
        z: from.z,
        zoom: from.zoom - Math.log2(shown / near),
        bearingDegrees: from.bearingDegrees + turn * share,
        pitchDegrees: from.pitchDegrees + (to.pitchDegrees - from.pitchDegrees) * share,
      };
    },
  };
}

type Travel = {
  at(share: number): { readonly moved: number; readonly span: number };
  /** About 1 for a screen's width or two levels of zoom. */
  readonly length: number;
};

function straight(distance: number, near: number, far: number): Travel {
  const levels = Math.log(far / near);
  return {
    length: Math.max(distance / Math.max(near, far), Math.abs(levels) / 1.4),
    at(share) {
      const span = near * Math.exp(levels * share);
      // If the zoom changes, points move as they do when zooming about a fixed point.
      const moved = Math.abs(levels) < NO_ARC ? share : (span - near) / (far - near);
      return { moved, span };
    },
  };
}

function arc(distance: number, near: number, far: number): Travel {
  const rise = RHO ** 2;
  const steepness = (here: number, there: number): number => {
    const b = (there ** 2 - here ** 2 + (rise * distance) ** 2) / (2 * here * rise * distance);
    return Math.log(Math.sqrt(b ** 2 + 1) - b);
  };
  const start = steepness(near, far);
  // The end is a start seen from the other side.
  const length = -steepness(far, near) - start;
  return {
    length: length / RHO,
    at(share) {
      const here = start + length * share;
      const travelled = (near * (Math.cosh(start) * Math.tanh(here) - Math.sinh(start))) / rise;
      return { moved: travelled / distance, span: (near * Math.cosh(start)) / Math.cosh(here) };
    },
  };
}
