import { expect, test } from 'vitest';
import { SymbolIndex } from '../knowledge/symbol-index.ts';
import { describeMissing, findMissingSymbols } from './check-pasted-code.ts';

const LINE = { sdk: 'web-sdk', version: '6.0' };
const symbols = new SymbolIndex([
  symbol('showVenue', '6.0', 'function'),
  { ...symbol('Markers', '6.0', 'interface'), aliases: ['map.markers'] },
  symbol('Markers.add', '6.0', 'method'),
  { ...symbol('MapView', '5.0', 'class'), aliases: ['mapView'] },
  symbol('MapView.showMap', '5.0', 'method'),
]);

function symbol(name: string, version: string, kind: string) {
  const url = `https://docs.example/web-sdk/api-reference#${name}`;
  return { name, kind, sdk: 'web-sdk', version, url, summary: '', markdown: '' };
}

const find = (code: string) => findMissingSymbols(code, LINE, symbols, ['6.0', '5.0']);

test('accepts names that the version has', () => {
  const code = "import { showVenue } from '@x/web-sdk';\nmap.markers.add(shop);";
  expect(find(code)).toEqual([]);
});

test('names a call that only another version has, and that version', () => {
  const missing = find('await mapView.showMap(floor);');
  expect(missing).toMatchObject([
    { written: 'mapView.showMap', of: { sdk: 'web-sdk', version: '5.0' } },
  ]);
  expect(describeMissing(missing, LINE)).toContain(
    '`mapView.showMap` does not exist in Web SDK 6.0. It belongs to Web SDK 5.0.',
  );
});

test('names an import and a call on a known object that no version has', () => {
  const code = "import { createPin } from '@x/web-sdk';\nmap.markers.put(shop);";
  expect(find(code).map(({ written }) => written)).toEqual(['createPin', 'map.markers.put']);
});

test('leaves the imports and objects of the reader alone', () => {
  expect(find("import { Router } from 'express';\napp.use(x);\nview.render();")).toEqual([]);
});
