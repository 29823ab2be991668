import type { CameraChange, MapView } from '@brand/web-sdk';
import { useRef } from 'react';
import { kilometresBetween } from '../place-shape';
import type { Position } from '../protocol';

type View = {
  readonly floorId: string;
  /** Centre of the floor. */
  readonly middle: Position;
  readonly camera: CameraChange;
};

/** If an edit moves a floor further than this, the map shows the whole floor again. */
const MAX_SHIFT_KILOMETRES = 0.05;

/**
 * Keeps what the reader looks at while an edit replaces the map. The returned function is called
 * with each new map, and restores the view if the floor is still there.
 */
export function useKeptView(): (map: MapView) => void {
  const kept = useRef<View>(undefined);
  return (map) => {
    const view = kept.current;
    const floor = view && map.venue.floors.find(({ id }) => id === view.floorId);
    if (floor && kilometresBetween(view.middle, floor.center.lngLat) < MAX_SHIFT_KILOMETRES) {
      void map.floors.set(floor, { duration: 0 });
      map.camera.set(view.camera);
    }
    const keep = (): void => {
      const { id, center: middle } = map.floors.current;
      const { center, zoom, bearingDegrees, pitchDegrees } = map.camera;
      const camera = { center, zoom, bearingDegrees, pitchDegrees };
      kept.current = { floorId: id, middle: middle.lngLat, camera };
    };
    keep();
    map.on('camera-change', keep);
    map.on('floor-change', keep);
  };
}
