import type { CameraChange, MapView } from '@brand/web-sdk';
import type { KeyFrame } from './flyover.ts';
import type { Moment } from './timeline.ts';

/** The part of a map that shows a moment of a flyover. */
export type MomentStage = Pick<MapView, 'on' | 'isRemoved'> & {
  readonly camera: Pick<MapView['camera'], 'set' | 'animateTo' | 'stop'>;
  readonly floors: {
    readonly current: { readonly id: string };
    set(floorId: string): Promise<unknown>;
  };
};

/** One day in milliseconds: the animation must not end while a moment is shown. */
const FREEZE_MS = 86_400_000;

/**
 * Shows a moment on a map. Within a flight, the camera starts an animation with a constant easing
 * and is stopped after one frame, so that it is on the path that it would really fly. Under reduced
 * motion the camera cuts to the end of each flight, as it does in an app.
 */
export function showMoment(map: MomentStage, { from, to, share }: Moment): void {
  if (map.floors.current.id !== to.floorId) void map.floors.set(to.floorId);
  map.camera.set(changeOf(from));
  if (share === 0 && from === to) return;
  void map.camera.animateTo(changeOf(to), { duration: FREEZE_MS, easing: () => share });
  const stop = map.on('frame', () => {
    stop();
    map.camera.stop();
  });
}

function changeOf({ center, zoom, bearingDegrees, pitchDegrees }: KeyFrame): CameraChange {
  return { center: { lngLat: center }, zoom, bearingDegrees, pitchDegrees };
}
