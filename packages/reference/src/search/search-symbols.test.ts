import { describe, expect, test } from 'vitest';
import { createSymbolIndex, searchSymbols, type SymbolSummary } from './search-symbols.ts';

function symbol(id: string, more: Partial<SymbolSummary> = {}): SymbolSummary {
  return {
    id,
    name: id.slice(id.lastIndexOf('.') + 1),
    kind: 'method',
    module: 'index',
    sdk: 'web-sdk',
    version: '6.0',
    versionAge: 0,
    summary: '',
    ...more,
  };
}

const OLD = { version: '5.0', versionAge: 1 } as const;
const index = createSymbolIndex([
  symbol('MapView', { kind: 'class' }),
  symbol('MapView.on'),
  symbol('MapView.camera', { kind: 'property' }),
  symbol('MapViewError', { kind: 'error' }),
  symbol('Camera', { kind: 'interface' }),
  symbol('Camera.focusOn'),
  symbol('Camera.animateTo'),
  symbol('FocusOptions', { kind: 'type' }),
  symbol('DynamicFocus', { kind: 'interface', module: 'dynamic-focus' }),
  symbol('BlueDot.report', { module: 'blue-dot' }),
  symbol('Marker.on'),
  symbol('Floor.onTop', { kind: 'property' }),
  symbol('focus', { kind: 'function', ...OLD }),
  symbol('Camera.focusOn', OLD),
  symbol('Floor', { kind: 'class', sdk: 'mvf', version: '3' }),
]);

function find(query: string, filter = {}): string[] {
  return searchSymbols(index, query, { filter }).hits.map(
    ({ symbol: { id, version } }) => `${id} ${version}`,
  );
}

describe('searchSymbols', () => {
  test('ranks the exact name before names that start with it', () => {
    expect(find('MapView').slice(0, 2)).toEqual(['MapView 6.0', 'MapViewError 6.0']);
  });

  test('ranks an exact name of an old version before a prefix match in the latest', () => {
    expect(find('focus').slice(0, 2)).toEqual(['focus 5.0', 'Camera.focusOn 6.0']);
  });

  test('ranks the latest version before older ones', () => {
    expect(find('focusOn')).toEqual(['Camera.focusOn 6.0', 'Camera.focusOn 5.0']);
  });

  test('ranks words within a name after prefixes', () => {
    expect(find('focus').at(-1)).toBe('DynamicFocus 6.0');
  });

  test.each([
    ['camera.focus', 'Camera.focusOn 6.0'],
    ['map.camera.focusOn', 'Camera.focusOn 6.0'],
    ['mv on', 'MapView.on 6.0'],
    ['mv.on', 'MapView.on 6.0'],
    ['MapView#on', 'MapView.on 6.0'],
    ['focus on', 'Camera.focusOn 6.0'],
    ['focusOn(element)', 'Camera.focusOn 6.0'],
    ['focusop', 'FocusOptions 6.0'],
    ['blue report', 'BlueDot.report 6.0'],
    ['anTo', 'Camera.animateTo 6.0'],
  ])('resolves %s to %s', (query, expected) => {
    expect(find(query)[0]).toBe(expected);
  });

  test('excludes a symbol if a word of the query matches nothing around it', () => {
    expect(find('lift on')).toEqual([]);
  });

  test('ranks members of the named symbol before members of others', () => {
    expect(find('marker.on')[0]).toBe('Marker.on 6.0');
  });

  test('filters by kind, SDK and version', () => {
    expect(find('camera', { kinds: new Set(['property']) })).toEqual(['MapView.camera 6.0']);
    expect(find('floor', { sdks: new Set(['mvf']) })).toEqual(['Floor 3']);
    expect(find('focusOn', { versions: new Set(['5.0']) })).toEqual(['Camera.focusOn 5.0']);
  });

  test('lists everything without a query, the latest first', () => {
    const { hits, total } = searchSymbols(index, '  ', { limit: 3 });
    expect(total).toBe(15);
    expect(hits).toHaveLength(3);
    expect(hits.every(({ symbol: { versionAge } }) => versionAge === 0)).toBe(true);
  });

  test('returns the typed ranges of the name', () => {
    expect(searchSymbols(index, 'camera.anTo').hits[0]?.ranges).toEqual([
      [0, 2],
      [7, 9],
    ]);
  });

  test('ranks a top-level symbol before members whose name is hardly shorter', () => {
    const both = createSymbolIndex([symbol('Hits.marker'), symbol('Marker'), symbol('Markers')]);
    expect(searchSymbols(both, 'mark').hits.map((hit) => hit.symbol.id)).toEqual([
      'Marker',
      'Markers',
      'Hits.marker',
    ]);
  });

  test('ranks deprecated symbols last', () => {
    const both = createSymbolIndex([symbol('A.show', { isDeprecated: true }), symbol('B.show')]);
    expect(searchSymbols(both, 'show').hits.map((hit) => hit.symbol.id)).toEqual([
      'B.show',
      'A.show',
    ]);
  });
});
