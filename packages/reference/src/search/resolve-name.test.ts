import { describe, expect, test } from 'vitest';
import type { ReferenceSymbol } from '../model.ts';
import { createNameResolver } from './resolve-name.ts';

function symbol(id: string, more: Partial<ReferenceSymbol> = {}): ReferenceSymbol {
  const name = id.slice(id.lastIndexOf('.') + 1);
  return { id, name, kind: 'class', module: 'index', summary: 'A sentence.', ...more };
}

const resolve = createNameResolver(
  {
    symbols: [
      symbol('showVenue', {
        kind: 'function',
        signatures: [{ parameters: [], returns: ['Promise<', ['MapView', 'MapView'], '>'] }],
      }),
      symbol('search', { kind: 'function' }),
      symbol('MapView'),
      symbol('MapView.camera', { kind: 'property', type: [['Camera', 'Camera']] }),
      symbol('MapView.markers', { kind: 'property', type: [['Markers', 'Markers']] }),
      symbol('Camera', { bases: [[['Removable', 'Removable']]] }),
      symbol('Camera.focusOn', { kind: 'method' }),
      symbol('Markers'),
      symbol('Markers.add', {
        kind: 'method',
        signatures: [{ parameters: [], returns: [['Marker', 'Marker']] }],
      }),
      symbol('Marker'),
      symbol('Marker.on', { kind: 'method' }),
      symbol('Removable', { bases: [[['Camera', 'Camera']]] }),
      symbol('Removable.remove', { kind: 'method' }),
    ],
  },
  { map: 'MapView' },
);

describe('createNameResolver', () => {
  test.each([
    ['MapView', 'MapView'],
    ['showVenue', 'showVenue'],
    ['showVenue()', 'showVenue'],
    ['showVenue(element, options)', 'showVenue'],
    ['search()', 'search'],
    ['map.camera', 'MapView.camera'],
    ['map.camera.focusOn', 'Camera.focusOn'],
    ['map.camera.focusOn(place)', 'Camera.focusOn'],
    ['MapView.camera', 'MapView.camera'],
    ['marker.on', 'Marker.on'],
    ['map.markers.add().on', 'Marker.on'],
    ['map.camera.remove()', 'Removable.remove'],
    ['await showVenue()', 'showVenue'],
  ])('%s is %s', (code, id) => {
    expect(resolve(code)).toEqual({ kind: 'symbol', id });
  });

  test.each(['map.camera.flyTo', 'map.zoom', 'MapViwe', 'hideVenue()', 'MapView.camera.lift'])(
    '%s is a name of ours that does not exist',
    (code) => {
      expect(resolve(code)).toMatchObject({ kind: 'unknown' });
    },
  );

  test.each([
    'search',
    'id',
    'true',
    'HTMLElement',
    'AbortSignal',
    'fetch()',
    'package.json',
    'markers.json',
    'npm install',
    '{ venueId }',
    '@scope/web-sdk',
    '',
    'map',
  ])('%s is none of ours', (code) => {
    expect(resolve(code)).toEqual({ kind: 'other' });
  });
});
