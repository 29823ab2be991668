import { badState, CHANGE_FIELDS, checkViewState } from './check-view-state.ts';
import type { ViewState, ViewStateElements } from './view-state.ts';

/** Browsers and servers truncate or reject longer URLs. */
const MAX_LENGTH = 8_000;
const PREFIX = 'v1.';
const URL_SAFE = /^[A-Za-z0-9_-]*$/;

type CompactElements = [change: unknown[], ids: ViewStateElements['ids']];

/** A state as a tuple; trailing empty fields are omitted. */
type Compact = [
  venueId: string,
  camera: number[],
  floorId: string,
  language: string,
  theme: string,
  floors?: [floorId: string, altitude: number][] | 0,
  elements?: CompactElements[] | 0,
  parts?: ViewState['parts'],
];

/** Serialises a state for the URL of a page. */
export function toHash(state: ViewState): string {
  const { camera, floors, elements, parts } = checkViewState(state, 'views.toHash');
  const compact: Compact = [
    state.venueId,
    [
      round(camera.lngLat[0], 7),
      round(camera.lngLat[1], 7),
      round(camera.zoom, 2),
      round(camera.bearingDegrees, 1),
      round(camera.pitchDegrees, 1),
      ...(camera.height ? [round(camera.height, 2)] : []),
    ],
    state.floorId,
    state.language,
    state.theme,
    floors ? floors.map(({ floorId, altitude }) => [floorId, round(altitude, 2)]) : 0,
    elements ? elements.map(compactElements) : 0,
    parts,
  ];
  while (compact.length > 5 && !compact.at(-1)) compact.pop();
  const hash = PREFIX + toBase64Url(JSON.stringify(compact));
  if (hash.length > MAX_LENGTH) {
    const advice =
      'Store the state as JSON and share a link to that, or reset some elements first.';
    const expected = `expected a state of at most ${MAX_LENGTH} characters`;
    throw badState('views.toHash', expected, hash.length, advice);
  }
  return hash;
}

/** Parses a text of `toHash`, with or without a leading `#`. */
export function fromHash(text: string): ViewState {
  const where = 'views.fromHash';
  const hash = text.startsWith('#') ? text.slice(1) : text;
  const advice = 'Copy the whole string that views.toHash() returned.';
  if (hash.length > MAX_LENGTH) {
    throw badState(where, `expected at most ${MAX_LENGTH} characters`, hash.length, advice);
  }
  if (/^v\d+\./.test(hash) && !hash.startsWith(PREFIX)) {
    throw badState(where, 'expected version 1', hash.slice(0, 8), 'Update the SDK to read it.');
  }
  const body = hash.slice(PREFIX.length);
  if (!hash.startsWith(PREFIX) || !URL_SAFE.test(body)) {
    throw badState(where, `expected "${PREFIX}" and URL-safe characters`, hash, advice);
  }
  let compact: unknown;
  try {
    compact = JSON.parse(fromBase64Url(body));
  } catch (cause) {
    throw Object.assign(badState(where, 'expected an encoded state', hash, advice), { cause });
  }
  return checkViewState(expand(compact), where);
}

function compactElements({ change, ids }: ViewStateElements): CompactElements {
  const fields = change as { readonly [field: string]: unknown };
  return [CHANGE_FIELDS.flatMap((field, at) => (field in fields ? [at, fields[field]] : [])), ids];
}

/** Expands untrusted data to the structure of a state; validation follows. */
function expand(compact: unknown): unknown {
  const [venueId, camera, floorId, language, theme, floors, elements, parts] = list(compact);
  const [lng, lat, zoom, bearingDegrees, pitchDegrees, height] = list(camera);
  return {
    version: 1,
    venueId,
    camera: {
      lngLat: [lng, lat],
      ...(height !== undefined && { height }),
      zoom,
      bearingDegrees,
      pitchDegrees,
    },
    floorId,
    ...(floors ? { floors: list(floors).map(expandFloor) } : undefined),
    language,
    theme,
    ...(elements ? { elements: list(elements).map(expandElements) } : undefined),
    ...(parts ? { parts } : undefined),
  };
}

function expandFloor(floor: unknown): unknown {
  const [floorId, altitude] = list(floor);
  return { floorId, altitude };
}

function expandElements(group: unknown): unknown {
  const [pairs, ids] = list(group);
  const values = list(pairs);
  const change: { [field: string]: unknown } = {};
  for (let at = 0; at < values.length; at += 2) {
    const field = CHANGE_FIELDS[Number(values[at])] ?? `field ${String(values[at])}`;
    change[field] = values[at + 1];
  }
  return { change, ids };
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function toBase64Url(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
