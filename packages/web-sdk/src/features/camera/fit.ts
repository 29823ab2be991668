import type { WorldPoint } from '../../kernel/map-space.ts';
import type { CameraPose, Padding } from '../../kernel/view-camera.ts';
import { lensCenter, type Lens } from './ground.ts';

export type FitOptions = {
  readonly bearingDegrees: number;
  readonly pitchDegrees: number;
  /** Height of the pose's target, in metres. */
  readonly z: number;
  /** Pixels at the edges that stay free, in addition to the view's own padding. */
  readonly padding: Padding;
  readonly minZoom: number;
  readonly maxZoom: number;
};

const RADIANS = Math.PI / 180;
// Paddings are scaled down together to leave at least this ratio of the view.
const MIN_ROOM = 0.2;
// Ratio of the distance from the centre to the horizon. There the ground is 2.5 times as far away
// as in the centre.
const MAX_RAISED = 0.6;
// Bisection steps until the error is below a tenth of a pixel.
const HALVINGS = 13;
// Where the zoom is limited, height and distance depend on each other: fixed-point iterations.
const ROUNDS = 3;

/** Extent to both sides of the centre of the view, as ratios of the focal length. */
type Room = { readonly before: number; readonly after: number };

/** Points projected onto one axis of the screen, in metres, and their depths. */
type Spread = { readonly along: Float64Array; readonly ahead: Float64Array };

/**
 * The closest pose from which all points are inside the padded view and centred in it.
 *
 * For a given bearing and pitch, "left of the right edge" is a half-space for the position of the
 * camera, and the same is true for the other edges. Each pair of opposite edges limits how far
 * ahead the camera can be, and the nearer limit applies. In the other direction, the edges are
 * moved in until they also touch, so that the remaining space is the same on both sides. This takes
 * some dozen passes over the points. Without points, the pose targets the origin.
 */
export function fitPose(
  points: readonly WorldPoint[],
  lens: Lens,
  options: FitOptions,
): CameraPose {
  const { bearingDegrees, pitchDegrees, z } = options;
  const [sinB, cosB] = [Math.sin(bearingDegrees * RADIANS), Math.cos(bearingDegrees * RADIANS)];
  const [sinP, cosP] = [Math.sin(pitchDegrees * RADIANS), Math.cos(pitchDegrees * RADIANS)];
  const all = points.length > 0 ? points : [{ x: 0, y: 0, z }];
  const north = (point: WorldPoint): number => point.x * sinB + point.y * cosB;
  const ahead = Float64Array.from(all, (point) => north(point) * sinP - point.z * cosP);
  const across = { ahead, along: Float64Array.from(all, ({ x, y }) => x * cosB - y * sinB) };
  const up = {
    ahead,
    along: Float64Array.from(all, (point) => north(point) * cosP + point.z * sinP),
  };
  const { focal, sides, heights } = roomAround(lens, options.padding, sinP / cosP);
  // The distance to the target is linear in the depth of the camera.
  const slope = ((heights.after - heights.before) / 2) * (sinP / cosP) - 1;
  const startOf = (camera: number): number =>
    (centerBetween(up, spare(up, heights, camera), 0) * sinP - z) / cosP;
  let camera = Math.min(closest(across, sides), closest(up, heights));
  let start = startOf(camera);
  const nearest = lens.metresPerPixelAt(options.maxZoom) * focal;
  const farthest = lens.metresPerPixelAt(options.minZoom) * focal;
  const wanted = start + slope * camera;
  const distance = Math.min(Math.max(wanted, nearest), farthest);
  for (let round = distance === wanted ? ROUNDS : 0; round < ROUNDS; round++) {
    camera = (distance - start) / slope;
    start = startOf(camera);
  }
  camera = (distance - start) / slope;
  const east = centerBetween(across, spare(across, sides, camera), camera);
  const height = centerBetween(up, spare(up, heights, camera), camera);
  const forward = height * cosP + (camera + distance) * sinP;
  return {
    x: east * cosB + forward * sinB,
    y: forward * cosB - east * sinB,
    z,
    zoom: lens.zoomFor(distance / focal),
    bearingDegrees,
    pitchDegrees,
  };
}

/**
 * Returns the distance by which points extend beyond the lines of sight along both edges, as seen
 * from the origin.
 */
function reach({ along, ahead }: Spread, { before, after }: Room): Room {
  const most = { before: -Infinity, after: -Infinity };
  for (const [index, value] of along.entries()) {
    most.before = Math.max(most.before, -value - before * ahead[index]!);
    most.after = Math.max(most.after, value - after * ahead[index]!);
  }
  return most;
}

/** The maximum depth of the camera at which all points are between two edges. */
function closest(spread: Spread, room: Room): number {
  const most = reach(spread, room);
  return -(most.before + most.after) / (room.before + room.after);
}

/** Position of the camera between two edges at a depth. */
function centerBetween(spread: Spread, room: Room, camera: number): number {
  const most = reach(spread, room);
  return (most.after - most.before + (room.after - room.before) * camera) / 2;
}

/**
 * The extent that points need at a depth of the camera, by bisection: both edges are moved in
 * equally.
 */
function spare(spread: Spread, room: Room, camera: number): Room {
  let [least, most] = [0, (room.before + room.after) / 2];
  const inset = (by: number): Room => ({ before: room.before - by, after: room.after - by });
  for (let step = 0; step < HALVINGS; step++) {
    const half = (least + most) / 2;
    if (closest(spread, inset(half)) >= camera) least = half;
    else most = half;
  }
  return inset(least);
}

/** Extent from the centre of the view to each padded edge, as ratios of the focal length. */
function roomAround(
  lens: Lens,
  padding: Padding,
  steepness: number,
): { readonly focal: number; readonly sides: Room; readonly heights: Room } {
  const { x, focal } = lensCenter(lens);
  const own = lens.padding;
  const [left, right] = squeeze(own.left + padding.left, own.right + padding.right, lens.width);
  const [top, bottom] = squeeze(own.top + padding.top, own.bottom + padding.bottom, lens.height);
  const half = (lens.height - top - bottom) / 2 / focal;
  // In a nearly level view the horizon is low on the screen: the target must stay below it.
  const raised = Math.min(
    (bottom - own.bottom - top + own.top) / 2 / focal,
    MAX_RAISED / steepness,
  );
  return {
    focal,
    sides: { before: (x - left) / focal, after: (lens.width - right - x) / focal },
    heights: { before: half - raised, after: half + raised },
  };
}

function squeeze(before: number, after: number, size: number): [before: number, after: number] {
  const most = size * (1 - MIN_ROOM);
  const factor = Math.min(1, most / (before + after || 1));
  return [before * factor, after * factor];
}
