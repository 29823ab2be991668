import { localFrame } from '@brand/geo';
import type { Venue } from '@brand/web-sdk';
import { type LngLat, roundedLngLat } from '@site/src/kit/lng-lat';
import type { Fix } from '../recording.ts';

/** Moves a recording to another place: its pivot to the target, then turned around it. */
export type Placement = {
  readonly pivot: LngLat;
  readonly target: LngLat;
  /** Clockwise. */
  readonly rotationDegrees: number;
};

/** Metres around a venue in which a recording counts as recorded there. */
const NEAR_METRES = 300;
const RADIANS = Math.PI / 180;

export function placeFixes(
  fixes: readonly Fix[],
  placement: Placement | undefined,
): readonly Fix[] {
  if (!placement) return fixes;
  const from = localFrame(placement.pivot);
  const to = localFrame(placement.target);
  const angle = placement.rotationDegrees * RADIANS;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return fixes.map((fix) => {
    const { x, y } = from.toMetres(fix.lngLat);
    const { headingDegrees } = fix;
    return {
      ...fix,
      lngLat: roundedLngLat(to.toLngLat({ x: x * cos + y * sin, y: y * cos - x * sin })),
      ...(headingDegrees !== undefined && {
        headingDegrees: (headingDegrees + placement.rotationDegrees + 360) % 360,
      }),
    };
  });
}

/** Metres from the middle of a recording to the edge of the venue; 0 if it was recorded there. */
export function distanceToVenue(fixes: readonly Fix[], { bbox, frame }: Venue): number {
  const [west, south, east, north] = bbox;
  const [lng, lat] = middleOf(fixes);
  const nearest = [Math.min(east, Math.max(west, lng)), Math.min(north, Math.max(south, lat))];
  const [a, b] = [frame.toMetres([lng, lat]), frame.toMetres(nearest as [number, number])];
  const metres = Math.hypot(a.x - b.x, a.y - b.y);
  // NaN for the other side of the globe.
  if (Number.isNaN(metres)) return Infinity;
  return metres <= NEAR_METRES ? 0 : metres;
}

/** Moves the middle of a recording. */
export function placeMiddle(fixes: readonly Fix[], target: LngLat): Placement {
  return { pivot: middleOf(fixes), target, rotationDegrees: 0 };
}

/** The fix that is farthest from the first one: with it, the first one tells the direction. */
export function findFarthest(fixes: readonly Fix[]): Fix | undefined {
  const [first] = fixes;
  if (!first) return undefined;
  const { toMetres } = localFrame(first.lngLat);
  const distance = ({ lngLat }: Fix): number => {
    const { x, y } = toMetres(lngLat);
    return Math.hypot(x, y) || 0;
  };
  return fixes.reduce(
    (farthest, fix) => (distance(fix) > distance(farthest) ? fix : farthest),
    first,
  );
}

/** Moves and turns a recording so that it starts at one point and leads towards another. */
export function placeByTwoPoints(
  fixes: readonly Fix[],
  { start, farthest }: { readonly start: LngLat; readonly farthest: LngLat },
): Placement | undefined {
  const [first] = fixes;
  const far = findFarthest(fixes);
  if (!first || !far) return undefined;
  const turn = bearingOf(start, farthest) - bearingOf(first.lngLat, far.lngLat);
  return {
    pivot: first.lngLat,
    target: start,
    rotationDegrees: Math.round((((turn % 360) + 360) % 360) * 10) / 10,
  };
}

/** The middle of the box around all fixes. */
function middleOf(fixes: readonly Fix[]): LngLat {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const {
    lngLat: [lng, lat],
  } of fixes) {
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return [(west + east) / 2, (south + north) / 2];
}

/** Degrees clockwise from north. */
function bearingOf(from: LngLat, to: LngLat): number {
  const { x, y } = localFrame(from).toMetres(to);
  return Math.atan2(x, y) / RADIANS;
}
