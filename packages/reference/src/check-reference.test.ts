import { describe, expect, test } from 'vitest';
import { checkReference } from './check-reference.ts';
import type { Reference, ReferenceSymbol } from './model.ts';

const view: ReferenceSymbol = {
  id: 'MapView',
  name: 'MapView',
  kind: 'class',
  module: 'index',
  summary: 'A map. See [`on`](ref:MapView.on).',
};
const on: ReferenceSymbol = {
  id: 'MapView.on',
  name: 'on',
  kind: 'method',
  module: 'index',
  parent: 'MapView',
  summary: 'Listens.',
  signatures: [
    {
      parameters: [{ name: 'other', type: [['MapView', 'MapView']] }],
      returns: ['void'],
      typeParameters: [{ name: 'K', constraint: ['keyof ', ['MapView', 'MapView']] }],
    },
  ],
};
const sound: Reference = {
  format: 1,
  sdk: 'web-sdk',
  version: '6.0',
  release: '6.0.0',
  title: 'Web SDK 6.0',
  language: 'typescript',
  modules: [
    { id: 'index', importName: '@brand/web-sdk', summary: 'All.' },
    { id: 'more', importName: '@brand/web-sdk/more', summary: 'More.', reexports: ['MapView'] },
  ],
  symbols: [view, on],
};

describe('checkReference', () => {
  test('returns no problems for a valid reference', () => {
    expect(checkReference(sound)).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ['no object', [], 'expected an object'],
    ['another format', { ...sound, format: 2 }, 'format: expected 1, found 2'],
    ['a missing title', { ...sound, title: undefined }, 'title: is missing'],
    ['an unknown language', { ...sound, language: 'perl' }, 'language: expected one of'],
    ['no symbols', { ...sound, symbols: undefined }, 'symbols: is missing'],
    [
      'a dangling parent',
      { ...sound, symbols: [view, { ...on, parent: 'Gone' }] },
      'symbols[1] (MapView.on).parent: "Gone" is no symbol',
    ],
    [
      'a parent after its member',
      { ...sound, symbols: [on, view] },
      'symbols[0] (MapView.on).parent: "MapView" comes after it',
    ],
    [
      'a dangling type link',
      { ...sound, symbols: [{ ...view, type: [['Gone', 'Gone']] }, on] },
      'symbols[0] (MapView).type: links to "Gone", which is no symbol',
    ],
    [
      'a dangling base',
      { ...sound, symbols: [{ ...view, bases: [[['Gone', 'Gone']]] }, on] },
      'symbols[0] (MapView).bases[0]: links to "Gone", which is no symbol',
    ],
    [
      'a dangling link of a parameter',
      {
        ...sound,
        symbols: [
          view,
          {
            ...on,
            signatures: [{ parameters: [{ name: 'a', type: [['X', 'X']] }], returns: ['void'] }],
          },
        ],
      },
      'symbols[1] (MapView.on).signatures[0].parameters[0].type: links to "X", which is no symbol',
    ],
    [
      'a dangling link in a text',
      { ...sound, symbols: [view] },
      'symbols[0] (MapView).summary: links to "ref:MapView.on", which is no symbol',
    ],
    [
      'an id that occurs twice',
      { ...sound, symbols: [view, on, on] },
      'symbols[2].id: "MapView.on" is also the id of symbols[1]',
    ],
    [
      'an unknown module',
      { ...sound, symbols: [view, { ...on, module: 'gone' }] },
      'symbols[1] (MapView.on).module: "gone" is no module',
    ],
    [
      'an unknown origin',
      { ...sound, symbols: [view, { ...on, inheritedFrom: 'Gone.on' }] },
      'symbols[1] (MapView.on).inheritedFrom: "Gone.on" is no symbol',
    ],
    [
      'an unknown re-export',
      { ...sound, modules: [{ ...sound.modules[0], reexports: ['Gone'] }] },
      'modules[0].reexports[0]: "Gone" is no symbol',
    ],
    [
      'an unknown kind',
      { ...sound, symbols: [{ ...view, kind: 'thing' }, on] },
      'symbols[0] (MapView).kind: there is no "thing"',
    ],
  ])('reports the path of %s', (_, value, problem) => {
    expect(checkReference(value).join('\n')).toContain(problem);
  });

  test('stops listing after the maximum number of problems', () => {
    const symbols = Array.from({ length: 400 }, () => ({}));
    const problems = checkReference({ ...sound, symbols });
    expect(problems.length).toBe(50);
    expect(checkReference({ ...sound, symbols: Array.from({ length: 60_000 }) })).toHaveLength(1);
  });
});
