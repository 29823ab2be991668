import { describe, expect, test } from 'vitest';
import type { ReferenceSymbol } from '../model.ts';
import { createNameResolver } from './resolve-name.ts';

function symbol(id: string, more: Partial<ReferenceSymbol> = {}): ReferenceSymbol {
  const name = id.slice(id.lastIndexOf('.') + 1);
  return { id, name, kind: 'class', module: 'index', summary: 'A sentence.', ...more };
}

function field(id: string, more: Partial<ReferenceSymbol> = {}): ReferenceSymbol {
  const parent = id.slice(0, id.lastIndexOf('.'));
  return symbol(id, { kind: 'property', parent, type: ['number'], ...more });
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
        parent: 'Markers',
        signatures: [
          {
            parameters: [{ name: 'options', type: [['MarkerOptions', 'MarkerOptions']] }],
            returns: [['Marker', 'Marker']],
          },
        ],
      }),
      symbol('Markers.all', { kind: 'property', type: ['readonly ', ['Marker', 'Marker'], '[]'] }),
      symbol('MarkerOptions', { kind: 'type' }),
      field('MarkerOptions.rank'),
      field('MarkerOptions.padding', { type: [['Padding', 'Padding']] }),
      field('MarkerOptions.isBig'),
      symbol('Padding', { kind: 'type' }),
      field('Padding.top'),
      symbol('Labels'),
      symbol('Labels.add', {
        kind: 'method',
        parent: 'Labels',
        signatures: [{ parameters: [], returns: ['void'] }],
      }),
      symbol('Labels.redraw', {
        kind: 'method',
        parent: 'Labels',
        signatures: [{ parameters: [], returns: ['void'] }],
      }),
      symbol('Marker'),
      symbol('Marker.on', { kind: 'method', parent: 'Marker' }),
      symbol('Marker.element', { kind: 'property', parent: 'Marker', type: ['HTMLElement'] }),
      symbol('react.Marker', { kind: 'function', name: 'Marker', module: 'react' }),
      symbol('MapProvider', { kind: 'function', module: 'react' }),
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
    ['map.markers.add(place).on', 'Marker.on'],
    ['map.markers.all.length', 'Markers.all'],
    ['map.markers.all.find(test)', 'Markers.all'],
    ['marker.element.style.color', 'Marker.element'],
    ['redraw()', 'Labels.redraw'],
    ['isBig', 'MarkerOptions.isBig'],
    ['MarkerOptions.padding.top', 'Padding.top'],
    ['<Marker>', 'react.Marker'],
    ['<Marker at={place} />', 'react.Marker'],
    ['</MapProvider>', 'MapProvider'],
  ])('resolves %s to %s', (code, id) => {
    expect(resolve(code)).toEqual({ kind: 'symbol', id });
  });

  test.each([
    'map.camera.flyTo',
    'map.zoom',
    'MapViwe',
    'hideVenue()',
    'MapView.camera.lift',
    'MarkerOption.rank',
    '<MapProvidr>',
  ])('classifies %s as an SDK name that does not exist', (code) => {
    expect(resolve(code)).toMatchObject({ kind: 'unknown' });
  });

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
    'add()',
    'rank',
    'marker.tsx',
    'marker.glb',
    'var(--accent)',
    'useEffect()',
    'MutationObserver',
    'Intl.DateTimeFormat',
    'navigator.geolocation',
    'floor-change',
    "'medium'",
    '<div id="map">',
    '<App />',
    'DEMO_KEY',
    'error.code',
  ])('ignores %s', (code) => {
    expect(resolve(code)).toEqual({ kind: 'other' });
  });

  test('ignores names of other libraries and of the code beside the text', () => {
    expect(resolve('drawRooms()')).toMatchObject({ kind: 'unknown' });
    expect(resolve('drawRooms()', { words: new Set(['drawRooms']) })).toEqual({ kind: 'other' });
    const knowing = createNameResolver({ symbols: [] }, {}, { otherNames: new Set(['NgZone']) });
    expect(knowing('NgZone')).toEqual({ kind: 'other' });
  });
});

describe('in a section', () => {
  test.each([
    ['rank', 'MarkerOptions', 'MarkerOptions.rank'],
    ['rank', 'Markers.add', 'MarkerOptions.rank'],
    ['padding.top', 'MarkerOptions', 'Padding.top'],
    ['add()', 'Labels', 'Labels.add'],
    ['add()', 'Labels.redraw', 'Labels.add'],
  ])('resolves %s in a section about %s', (code, id, found) => {
    expect(resolve(code, { ids: [id] })).toEqual({ kind: 'symbol', id: found });
  });

  test.each(['true', 'top', 'element'])('ignores %s of another type', (code) => {
    expect(resolve(code, { ids: ['MarkerOptions', 'Marker'] })).toEqual({ kind: 'other' });
  });
});
