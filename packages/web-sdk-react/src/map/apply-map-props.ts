import type { AnimationOptions, CameraChange, CameraOptions, MapView } from '@brand/web-sdk';
import { deepEqual } from '../deep-equal.ts';
import type { ChangingProps } from './map-view-props.ts';

const POSE = ['center', 'zoom', 'bearingDegrees', 'pitchDegrees'] as const;

/** Applies the difference between the previous and the current props. */
export function applyMapProps(
  map: MapView,
  { before, after }: { readonly before: ChangingProps; readonly after: ChangingProps },
  transition: AnimationOptions | undefined,
): void {
  if (after.language !== undefined && after.language !== before.language) {
    map.setLanguage(after.language);
  }
  if (!deepEqual(before.theme, after.theme)) map.setTheme(after.theme ?? 'light');
  if (after.floor !== undefined && after.floor !== before.floor) {
    void map.floors.set(after.floor);
  }
  if (after.camera) applyCamera(map, before.camera ?? {}, after.camera, transition);
}

function applyCamera(
  { camera }: MapView,
  before: CameraOptions,
  after: CameraOptions,
  transition: AnimationOptions | undefined,
): void {
  const { limits, controls, padding } = after;
  if (limits && !deepEqual(limits, before.limits)) camera.setLimits(limits);
  if (controls && !deepEqual(controls, before.controls)) camera.setControls(controls);
  if (padding && !deepEqual(padding, before.padding)) {
    void camera.setPadding(padding, transition ?? { duration: 0 });
  }
  const change = poseChange(before, after);
  // Setting an unchanged camera would only stop a running animation.
  if (!change || isThere(camera, change)) return;
  if (transition) void camera.animateTo(change, transition);
  else camera.set(change);
}

/** Camera fields that differ from before. */
export function poseChange(before: CameraOptions, after: CameraOptions): CameraChange | undefined {
  const changed = POSE.filter(
    (name) => after[name] !== undefined && !deepEqual(after[name], before[name]),
  );
  return changed.length === 0
    ? undefined
    : Object.fromEntries(changed.map((name) => [name, after[name]]));
}

function isThere(
  camera: Readonly<Record<'zoom' | 'bearingDegrees' | 'pitchDegrees', number>>,
  change: CameraChange,
): boolean {
  const { center, ...numbers } = change;
  return (
    center === undefined &&
    Object.entries(numbers).every(
      ([name, value]) => Math.abs(camera[name as keyof typeof numbers] - value) < 1e-6,
    )
  );
}
