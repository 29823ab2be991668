import type { CameraControls } from '../../dom/gestures/gesture-sink.ts';
import { MapViewError } from '../../kernel/map-view-error.ts';
import type { Padding } from '../../kernel/view-camera.ts';
import type { CameraChange } from './camera-options.ts';
import { omitUndefined } from './limits.ts';

const NUMBERS = [
  'zoom',
  'bearingDegrees',
  'pitchDegrees',
  'minZoom',
  'maxZoom',
  'duration',
] as const;

const WHEELS: readonly CameraControls['wheel'][] = ['zoom', 'with-modifier', 'off'];

/** Throws `map-view/bad-option` if a field is not a finite number, which would break the camera. */
export function checkChange<T extends CameraChange>(where: string, change: T): T {
  const numbers: Partial<Record<(typeof NUMBERS)[number], unknown>> = change;
  for (const name of NUMBERS) {
    const value = numbers[name];
    if (value !== undefined && !Number.isFinite(value)) bad(where, name, 'a number', value);
  }
  const { center } = change;
  if (
    center !== undefined &&
    !(center.lngLat?.length >= 2 && center.lngLat.every(Number.isFinite))
  ) {
    bad(where, 'center', 'a coordinate such as { lngLat: [13.4, 52.5] }', JSON.stringify(center));
  }
  return change;
}

/** Validates a padding and fills in missing sides. */
export function checkPadding(padding: Partial<Padding>, rest: Padding): Padding {
  const next = { ...rest, ...omitUndefined(padding) };
  for (const [side, value] of Object.entries(next)) {
    if (!(Number.isFinite(value) && value >= 0)) {
      bad('padding', side, '0 or more pixels', value);
    }
  }
  return next;
}

/** Validates controls and fills in missing fields. */
export function checkControls(
  controls: Partial<CameraControls>,
  rest: CameraControls,
): CameraControls {
  const next = { ...rest, ...omitUndefined(controls) };
  if (!WHEELS.includes(next.wheel)) bad('controls', 'wheel', WHEELS.join(', '), next.wheel);
  return next;
}

function bad(where: string, name: string, expected: string, found: unknown): never {
  throw new MapViewError(
    'map-view/bad-option',
    `camera.${where}, ${name}: expected ${expected}, found ${String(found)}.`,
  );
}
