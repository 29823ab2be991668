import type { ReferenceSymbol } from '@brand/reference';
import { createNameResolver } from '@brand/reference/search';
import { describe, expect, test } from 'vitest';
import { linkExample } from './link-example.ts';

function symbol(id: string, more: Partial<ReferenceSymbol> = {}): ReferenceSymbol {
  const name = id.slice(id.lastIndexOf('.') + 1);
  return { id, name, kind: 'class', module: 'index', summary: 'A sentence.', ...more };
}

const resolve = createNameResolver(
  {
    symbols: [
      symbol('showVenue', { kind: 'function' }),
      symbol('MapView'),
      symbol('MapView.camera', { type: [['Camera', 'Camera']] }),
      symbol('Camera'),
      symbol('Camera.focusOn', { kind: 'method' }),
    ],
  },
  { map: 'MapView' },
);

function linked(code: string): [text: string, href: string][] {
  return linkExample(code, resolve).map(({ start, end, href }) => [code.slice(start, end), href]);
}

describe('linkExample', () => {
  test('links each part of a chain', () => {
    expect(linked('await map.camera.focusOn(place);')).toEqual([
      ['camera', '#MapView.camera'],
      ['focusOn', '#Camera.focusOn'],
    ]);
  });

  test('links functions and types', () => {
    expect(linked('const map: MapView = await showVenue(element);')).toEqual([
      ['MapView', '#MapView'],
      ['showVenue', '#showVenue'],
    ]);
  });

  test('ignores strings and comments', () => {
    expect(linked(`log('showVenue()'); // showVenue()`)).toEqual([]);
  });

  test('stops at an unknown member', () => {
    expect(linked('map.lift.camera.focusOn();')).toEqual([]);
  });
});
