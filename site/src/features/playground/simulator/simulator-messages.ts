import type { WalkPoint, WalkPosition } from '../../../venue/walk/walk.ts';

/** A place of the venue where a walk can start or end. */
export type WalkPlace = { readonly id: string; readonly name: string };

/** Requests from the page to a program's map. */
export type SimulatorRequest =
  | { readonly type: 'simulator-places' }
  | { readonly type: 'simulator-route'; readonly from: string; readonly to: string }
  | { readonly type: 'simulator-report'; readonly position: Omit<WalkPosition, 'timestamp'> };

/** Responses. Untrusted, because they come from a frame that runs foreign code. */
export type SimulatorResponse =
  | { readonly type: 'simulator-places'; readonly places: readonly WalkPlace[] }
  | {
      readonly type: 'simulator-route';
      readonly points: readonly WalkPoint[];
      readonly message: string;
    };

const MAX_PLACES = 300;
const MAX_POINTS = 5000;

/** Parses a response; invalid entries are dropped. */
export function parseSimulatorResponse(data: unknown): SimulatorResponse | undefined {
  const answer = (data ?? {}) as Record<string, unknown>;
  if (answer['type'] === 'simulator-places') {
    return { type: 'simulator-places', places: listOf(answer['places'], MAX_PLACES, readPlace) };
  }
  if (answer['type'] === 'simulator-route') {
    return {
      type: 'simulator-route',
      points: listOf(answer['points'], MAX_POINTS, readPoint),
      message: textOf(answer['message'], 300) ?? '',
    };
  }
  return undefined;
}

function listOf<T>(value: unknown, most: number, read: (entry: unknown) => T | undefined): T[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, most).flatMap((entry) => read(entry) ?? []);
}

function readPlace(value: unknown): WalkPlace | undefined {
  const { id, name } = (value ?? {}) as Record<string, unknown>;
  const [known, title] = [textOf(id, 200), textOf(name, 100)];
  return known === undefined || title === undefined ? undefined : { id: known, name: title };
}

function readPoint(value: unknown): WalkPoint | undefined {
  const { lngLat, floorId } = (value ?? {}) as Record<string, unknown>;
  if (!Array.isArray(lngLat)) return undefined;
  const [longitude, latitude] = lngLat as unknown[];
  if (!isDegrees(longitude, 180) || !isDegrees(latitude, 90)) return undefined;
  return { lngLat: [longitude, latitude], floorId: textOf(floorId, 200) };
}

function isDegrees(value: unknown, most: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= most;
}

function textOf(value: unknown, longest: number): string | undefined {
  return typeof value === 'string' ? value.slice(0, longest) : undefined;
}
