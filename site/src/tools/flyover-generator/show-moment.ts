import type { CameraChange, MapView } from '@brand/web-sdk';
import type { KeyFrame } from './flyover.ts';
import type { Moment } from './timeline.ts';

/** What is needed of a map to show a moment of a flyover. */
export type MomentStage = Pick<MapView, 'on' | 'isRemoved'> & {
  readonly camera: Pick<MapView['camera'], 'set' | 'animateTo' | 'stop'>;
  readonly floors: {
    readonly current: { readonly id: string };
    set(floorId: string): Promise<unknown>;
  };
};

/** Longer than anybody looks at one moment. */
const STANDSTILL = 86_400_000;

/**
 * Shows a moment on a map. The way between two views is the one that the camera itself would fly: it
 * is sent on that flight with a curve that stands at the share of the way. Under reduced motion the
 * camera cuts to the end of each flight, as it does in an app.
 */
export function showMoment(map: MomentStage, { from, to, share }: Moment): void {
  if (map.floors.current.id !== to.floorId) void map.floors.set(to.floorId);
  map.camera.set(changeOf(from));
  if (share === 0 && from === to) return;
  void map.camera.animateTo(changeOf(to), { duration: STANDSTILL, easing: () => share });
  const stop = map.on('frame', () => {
    stop();
    map.camera.stop();
  });
}

function changeOf({ center, zoom, bearingDegrees, pitchDegrees }: KeyFrame): CameraChange {
  return { center: { lngLat: center }, zoom, bearingDegrees, pitchDegrees };
}
