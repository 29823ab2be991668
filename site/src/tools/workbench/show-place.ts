import type { MapView } from '@brand/web-sdk';
import { boxOf } from './place-shape';
import type { Place } from './protocol';

const COLOR = '#e4512b';

/**
 * Marks a place, and moves the map there unless it is in view. The returned function removes the
 * mark.
 */
export function showPlace(map: MapView, place: Place, isInView: boolean): () => void {
  const { floorId, lines, points, name } = place;
  const floor = map.venue.floors.find(({ id }) => id === floorId) ?? map.floors.current;
  const marks: { remove(): void }[] = [];
  try {
    if (lines.length > 0) {
      const coordinates = lines.map((line) => line.map(([lng, lat]) => [lng, lat]));
      marks.push(
        map.shapes.add(
          { type: 'MultiLineString', coordinates },
          { floor, color: COLOR, width: 0.35, height: 1.2, opacity: 0.85 },
        ),
      );
    }
  } catch {
    // Geometry that is too broken to draw, such as a line without length, still gets its marker.
  }
  const box = boxOf(place);
  if (box) {
    const [west, south, east, north] = box;
    const lngLat = points[0] ?? ([(west + east) / 2, (south + north) / 2] as const);
    marks.push(
      map.markers.add(
        { lngLat: [lngLat[0], lngLat[1]], floorId: floor.id },
        { collision: 'always-show', title: name },
      ),
    );
  }
  const move = async (): Promise<void> => {
    await map.floors.set(floor);
    if (isInView) return;
    await map.camera.focusOn(box ?? floor, { maxZoom: 20.5, followFloor: false });
  };
  void move();
  return () => {
    for (const mark of marks) mark.remove();
  };
}
