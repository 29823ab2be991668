import type { KeyStep } from './gesture-sink.ts';

/** The fields of a `KeyboardEvent` that are used. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

export type KeyAction =
  | { readonly type: 'step'; readonly step: KeyStep }
  | { readonly type: 'reset' }
  | { readonly type: 'floor'; readonly direction: 'up' | 'down' };

const REST: KeyStep = { panX: 0, panY: 0, zoom: 0, turnDegrees: 0, tiltDegrees: 0 };
const PAN = 80;
const ZOOM = 0.5;
const TURN_DEGREES = 15;
const TILT_DEGREES = 10;

const PLAIN: Readonly<Record<string, Partial<KeyStep>>> = {
  ArrowLeft: { panX: -PAN },
  ArrowRight: { panX: PAN },
  ArrowUp: { panY: PAN },
  ArrowDown: { panY: -PAN },
};
const SHIFTED: Readonly<Record<string, Partial<KeyStep>>> = {
  ArrowLeft: { turnDegrees: -TURN_DEGREES },
  ArrowRight: { turnDegrees: TURN_DEGREES },
  ArrowUp: { tiltDegrees: TILT_DEGREES },
  ArrowDown: { tiltDegrees: -TILT_DEGREES },
};
// Shift is ignored, because keyboard layouts place these signs differently.
const EITHER: Readonly<Record<string, Partial<KeyStep>>> = {
  '+': { zoom: ZOOM },
  '=': { zoom: ZOOM },
  '-': { zoom: -ZOOM },
  _: { zoom: -ZOOM },
  '−': { zoom: -ZOOM },
};

/** The action of a key. `undefined` leaves the key to the browser, as with Ctrl, ⌘ and Alt. */
export function keyAction({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: KeyPress): KeyAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const step = EITHER[key] ?? (shiftKey ? SHIFTED : PLAIN)[key];
  if (step) return { type: 'step', step: { ...REST, ...step } };
  if (shiftKey) return undefined;
  if (key === 'Home') return { type: 'reset' };
  if (key === 'PageUp') return { type: 'floor', direction: 'up' };
  if (key === 'PageDown') return { type: 'floor', direction: 'down' };
  return undefined;
}
