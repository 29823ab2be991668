import { describe, expect, it } from 'vitest';
import { MapViewError } from '../../kernel/map-view-error.ts';
import { fromHash, toHash } from './view-hash.ts';
import type { ViewState } from './view-state.ts';

const STATE: ViewState = {
  version: 1,
  venueId: 'harbour-mall',
  camera: { lngLat: [-9.1391234, 38.7035678], zoom: 18.25, bearingDegrees: 30.5, pitchDegrees: 45 },
  floorId: 'f_ground',
  language: 'pt',
  theme: 'dark',
};

const FULL: ViewState = {
  ...STATE,
  camera: { ...STATE.camera, height: 2.5 },
  floors: [
    { floorId: 'f_ground', altitude: 0 },
    { floorId: 'f_étage', altitude: 12.5 },
  ],
  elements: [
    {
      change: { color: '#ff0000', visible: true },
      ids: { space: ['g_1', 'g_2'], object: ['g_3'] },
    },
    { change: { opacity: 0.5, height: 0 }, ids: { wall: ['g_w'] } },
  ],
  parts: { filter: ['food', { open: true }] },
};

function codeOf(run: () => unknown): [code: string, message: string] {
  try {
    run();
  } catch (error) {
    if (error instanceof MapViewError) return [error.code, error.message];
    throw error;
  }
  return ['none', ''];
}

/** Encodes a handmade link. */
function hashOf(compact: unknown): string {
  return `v1.${Buffer.from(JSON.stringify(compact)).toString('base64url')}`;
}

describe('hashes of views', () => {
  it.each([
    ['a plain state', STATE],
    ['a state with everything', FULL],
    ['a state with a part alone', { ...STATE, parts: { filter: 'food' } }],
  ])('round-trips %s', (_name, state) => {
    expect(fromHash(toHash(state))).toEqual(state);
    expect(fromHash(`#${toHash(state)}`)).toEqual(state);
  });

  it('needs no escaping in URLs, and is short', () => {
    const hash = toHash(FULL);
    expect(encodeURIComponent(hash)).toBe(hash);
    expect(toHash(STATE).length).toBeLessThan(130);
  });

  it('rounds to visible precision', () => {
    const camera = { ...STATE.camera, lngLat: [1.123_456_789, 2] as const, zoom: 18.123_456 };
    expect(fromHash(toHash({ ...STATE, camera })).camera).toMatchObject({
      lngLat: [1.123_456_8, 2],
      zoom: 18.12,
    });
  });

  it('rejects states that are too long for a URL, and explains what to do', () => {
    const ids = { space: Array.from({ length: 2_000 }, (_, index) => `g_${index}`) };
    const state = { ...STATE, elements: [{ change: { color: '#ff0000' }, ids }] };
    const [code, message] = codeOf(() => toHash(state));
    expect(code).toBe('map-view/bad-view-state');
    expect(message).toMatch(/at most 8000 characters.*Store the state as JSON/);
  });

  it.each([
    ['nothing', ''],
    ['other text', 'map=12/3/4'],
    ['characters that do not belong', 'v1.!!!!'],
    ['a part of a hash', toHash(FULL).slice(0, -7)],
    ['no JSON', `v1.${btoa('{oops').replaceAll('=', '')}`],
    ['no list', hashOf({ __proto__: null })],
    ['an empty list', hashOf([])],
    ['no UTF-8', 'v1.gICAgA'],
    ['a camera too near', hashOf(['v', [1, 2, 999, 0, 0], 'f', 'en', 'light'])],
    ['a camera without numbers', hashOf(['v', ['1', 2, 18, 0, 0], 'f', 'en', 'light'])],
    ['a floor that is no text', hashOf(['v', [1, 2, 18, 0, 0], 7, 'en', 'light'])],
    ['an unknown field', hashOf(['v', [1, 2, 18, 0, 0], 'f', 'en', 'light', 0, [[[99, 1], {}]]])],
    ['a wrong value', hashOf(['v', [1, 2, 18, 0, 0], 'f', 'en', 'light', 0, [[[4, 7], {}]]])],
    [
      'ids that are no texts',
      hashOf(['v', [1, 2, 18, 0, 0], 'f', 'en', 'light', 0, [[[], { space: [1] }]]]),
    ],
    [
      'an unknown type',
      hashOf(['v', [1, 2, 18, 0, 0], 'f', 'en', 'light', 0, [[[], { cat: [] }]]]),
    ],
    ['no colour', hashOf(['v', [1, 2, 18, 0, 0], 'f', 'en', 'light', 0, [[[1, 'red'], {}]]])],
    ['a longer text than any hash', `v1.${'A'.repeat(9_000)}`],
  ])('rejects %s', (_name, text) => {
    const [code, message] = codeOf(() => fromHash(text));
    expect(code).toBe('map-view/bad-view-state');
    expect(message).toMatch(/^views\.fromHash: .*expected .*found .*\. [A-Z].*\.$/s);
    expect(message.length).toBeLessThan(300);
  });

  it('asks for a newer SDK when the version is newer', () => {
    expect(codeOf(() => fromHash('v2.AAAA'))[1]).toContain('Update the SDK');
  });
});
