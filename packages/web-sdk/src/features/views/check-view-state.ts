import type { ShapeType } from '@brand/venue';
import { MapViewError } from '../../kernel/map-view-error.ts';
import { readColor } from '../../scene/color.ts';
import type { ViewState } from './view-state.ts';

/** Maximum number of groups: more than any real state has, and few enough to process in one go. */
const MAX_GROUPS = 2_000;
const MAX_IDS = 100_000;
const MAX_FLOORS = 500;
const MAX_TEXT = 500;

type Check = (value: unknown) => string | undefined;
type Fields = { readonly [key: string]: unknown };

/** Validators of the fields of an element's change. Hashes depend on the order: only append. */
const CHANGE_CHECKS: { readonly [field: string]: Check } = {
  visible: isOf('boolean'),
  color,
  topColor: color,
  hoverColor: color,
  opacity: number(0, 1),
  height: number(0, 10_000),
  altitude: number(-10_000, 10_000),
  interactive: isOf('boolean'),
};

/** Types of elements that a map can change. */
const ELEMENT_TYPES: readonly string[] = [
  'space',
  'door',
  'wall',
  'window',
  'object',
  'area',
  'point-of-interest',
] satisfies readonly ShapeType[];

/** Fields of an element's change that a state may contain. */
export const CHANGE_FIELDS: readonly string[] = Object.keys(CHANGE_CHECKS);

/**
 * Validates a state from outside. Throws `map-view/bad-view-state`.
 *
 * @param where - Name of the call for the message.
 */
export function checkViewState(value: unknown, where: string): ViewState {
  const version = isObject(value) ? value['version'] : undefined;
  if (typeof version === 'number' && version > 1) {
    throw badState(where, 'version: expected 1', version, 'Update the SDK to read it.');
  }
  const problem = stateProblem(value);
  if (problem === undefined) return value as ViewState;
  const advice = 'Pass a state that views.capture() or views.fromHash() returned.';
  throw new MapViewError('map-view/bad-view-state', `${where}: ${problem}. ${advice}`);
}

export function badState(
  where: string,
  expected: string,
  found: unknown,
  advice: string,
): MapViewError {
  return new MapViewError(
    'map-view/bad-view-state',
    `${where}: ${expected}, found ${describe(found)}. ${advice}`,
  );
}

function stateProblem(state: unknown): string | undefined {
  return objectProblem(state, 'state', {
    version: (value) => (value === 1 ? undefined : `expected 1, found ${describe(value)}`),
    venueId: text,
    camera: (camera) =>
      objectProblem(camera, '', {
        lngLat: (value) =>
          listProblem(value, 2, number(-360, 360)) ??
          ((value as unknown[]).length === 2 ? undefined : 'expected [longitude, latitude]'),
        height: optional(number(-10_000, 10_000)),
        zoom: number(0, 30),
        bearingDegrees: number(-3600, 3600),
        pitchDegrees: number(0, 90),
      }),
    floorId: text,
    floors: optional((floors) =>
      listProblem(floors, MAX_FLOORS, (floor) =>
        objectProblem(floor, '', { floorId: text, altitude: number(-10_000, 10_000) }),
      ),
    ),
    language: text,
    theme: text,
    elements: optional((groups) => listProblem(groups, MAX_GROUPS, groupProblem)),
    parts: optional((parts) => (isObject(parts) ? undefined : expectedObject(parts))),
  });
}

function groupProblem(group: unknown): string | undefined {
  return objectProblem(group, '', {
    change: (change) => {
      if (!isObject(change)) return expectedObject(change);
      for (const [field, value] of Object.entries(change)) {
        const check = Object.hasOwn(CHANGE_CHECKS, field) ? CHANGE_CHECKS[field] : undefined;
        if (!check) return oneOf(CHANGE_FIELDS, field);
        const problem = check(value);
        if (problem) return `${field}: ${problem}`;
      }
      return undefined;
    },
    ids: (ids) => {
      if (!isObject(ids)) return expectedObject(ids);
      for (const [type, list] of Object.entries(ids)) {
        if (!ELEMENT_TYPES.includes(type)) return oneOf(ELEMENT_TYPES, type);
        const problem = listProblem(list, MAX_IDS, text);
        if (problem) return `${type}: ${problem}`;
      }
      return undefined;
    },
  });
}

function objectProblem(
  value: unknown,
  name: string,
  checks: { readonly [key: string]: Check },
): string | undefined {
  if (!isObject(value)) return `${name}${name && ': '}${expectedObject(value)}`;
  for (const [key, check] of Object.entries(checks)) {
    const problem = check(Object.hasOwn(value, key) ? value[key] : undefined);
    if (problem) return `${key}${problem.startsWith('expected') ? ': ' : '.'}${problem}`;
  }
  return undefined;
}

function listProblem(value: unknown, max: number, check: Check): string | undefined {
  if (!Array.isArray(value)) return `expected a list, found ${describe(value)}`;
  if (value.length > max) return `expected at most ${max} entries, found ${value.length}`;
  for (const [index, entry] of value.entries()) {
    const problem = check(entry);
    if (problem) return `${index}${problem.startsWith('expected') ? ': ' : '.'}${problem}`;
  }
  return undefined;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function expectedObject(value: unknown): string {
  return `expected an object, found ${describe(value)}`;
}

function oneOf(known: readonly string[], found: string): string {
  return `expected one of ${known.join(', ')}, found ${describe(found)}`;
}

function optional(check: Check): Check {
  return (value) => (value === undefined ? undefined : check(value));
}

function isOf(type: 'boolean'): Check {
  return (value) =>
    typeof value === type ? undefined : `expected a ${type}, found ${describe(value)}`;
}

function text(value: unknown): string | undefined {
  if (typeof value === 'string' && value.length <= MAX_TEXT) return undefined;
  return `expected a string of at most ${MAX_TEXT} characters, found ${describe(value)}`;
}

function color(value: unknown): string | undefined {
  if (readColor(value) !== undefined) return undefined;
  return `expected a hex colour such as #2a7de1, found ${describe(value)}`;
}

function number(min: number, max: number): Check {
  return (value) =>
    typeof value === 'number' && value >= min && value <= max
      ? undefined
      : `expected a number from ${min} to ${max}, found ${describe(value)}`;
}

function describe(value: unknown): string {
  if (typeof value === 'string') return `"${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}
