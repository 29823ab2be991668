import type { NavigationOptions } from '@brand/web-sdk';
import { describe, expect, test } from 'vitest';
import { stableMarkerCallbacks } from './stable-marker-callbacks.ts';

type Markers = NonNullable<NavigationOptions['markers']>;

function kindsOf(markers: Markers): unknown {
  return stableMarkerCallbacks(markers, () => undefined).kinds;
}

describe('stableMarkerCallbacks', () => {
  test('keeps keywords and calls the current function', () => {
    let now: Markers = { start: 'none', destination: () => 'first' };
    const { markers } = stableMarkerCallbacks(now, (name) => now[name]);
    now = { start: 'none', destination: () => 'second' };
    expect(markers.start).toBe('none');
    expect(typeof markers.destination === 'function' && markers.destination({} as never)).toBe(
      'second',
    );
  });

  test('returns equal kinds for different inline functions', () => {
    expect(kindsOf({ stop: () => 'a' })).toEqual(kindsOf({ stop: () => 'b' }));
    expect(kindsOf({ stop: () => 'a' })).not.toEqual(kindsOf({ stop: 'none' }));
  });
});
