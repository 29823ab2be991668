import { CAMERA_LIMITS, isWithin, MAX_TEXT_LENGTH } from './limits.ts';
import { isRecord } from './protocol.ts';
import type { ViewerStateChange } from './viewer-state.ts';

const TEXTS = ['location', 'floor', 'from', 'to', 'language'] as const;

/** Returns the state change of a message, or an error text if it is not valid. */
export function readStateChange(value: unknown): ViewerStateChange | string {
  if (!isRecord(value)) return `state: expected an object, found ${describe(value)}.`;
  const known = new Set<string>([...TEXTS, 'accessible', 'camera']);
  const unknown = Object.keys(value).find((name) => !known.has(name));
  if (unknown !== undefined) {
    return `state: "${unknown.slice(0, 60)}" is not recognised. Expected one of: ${[...known].join(', ')}.`;
  }
  for (const name of TEXTS) {
    const text = value[name];
    if (text === undefined || text === null) continue;
    if (typeof text !== 'string' || text.trim() === '' || text.length > MAX_TEXT_LENGTH) {
      return `state.${name}: expected a string of 1 to ${MAX_TEXT_LENGTH} characters, found ${describe(text)}.`;
    }
  }
  const accessible = value['accessible'];
  if (accessible !== undefined && accessible !== null && typeof accessible !== 'boolean') {
    return `state.accessible: expected true or false, found ${describe(accessible)}.`;
  }
  return findCameraProblem(value['camera']) ?? value;
}

function findCameraProblem(camera: unknown): string | undefined {
  if (camera === undefined || camera === null) return undefined;
  if (!isRecord(camera)) return `state.camera: expected an object, found ${describe(camera)}.`;
  for (const [name, limits] of Object.entries(CAMERA_LIMITS)) {
    const number = camera[name];
    if (number === undefined && (name === 'bearing' || name === 'pitch')) continue;
    if (!isWithin(number, limits)) {
      return `state.camera.${name}: expected a number from ${limits.join(' to ')}, found ${describe(number)}.`;
    }
  }
  return undefined;
}

function describe(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 60)}"`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value;
}
