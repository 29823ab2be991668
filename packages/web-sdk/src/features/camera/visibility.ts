import type { LocalFrame } from '@brand/geo';
import type { Polygon } from 'geojson';
import type { WorldPoint } from '../../kernel/map-space.ts';
import type { ViewCamera } from '../../kernel/view-camera.ts';
import type { Rig } from './rig.ts';

/** Whether the bounding box of points intersects the screen, or all of them are inside. */
export function isOnScreen(
  points: readonly WorldPoint[],
  view: ViewCamera,
  mode: 'touching' | 'inside',
): boolean {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const point of points) {
    const place = view.toScreen(point);
    if (place) {
      left = Math.min(left, place.x);
      top = Math.min(top, place.y);
      right = Math.max(right, place.x);
      bottom = Math.max(bottom, place.y);
    } else if (mode === 'inside') return false;
  }
  const { width, height } = view;
  if (mode === 'touching') return right >= 0 && bottom >= 0 && left <= width && top <= height;
  return points.length > 0 && left >= 0 && top >= 0 && right <= width && bottom <= height;
}

/** The visible ground in degrees, counterclockwise as in GeoJSON. */
export function visibleGround(rig: Rig, frame: LocalFrame): Polygon {
  const { width, height } = rig.view;
  const corners = [
    { x: 0, y: height },
    { x: width, y: height },
    { x: width, y: 0 },
    { x: 0, y: 0 },
    { x: 0, y: height },
  ];
  const ring = corners.map((corner) => [...frame.toLngLat(rig.groundAt(corner))]);
  return { type: 'Polygon', coordinates: [ring] };
}
