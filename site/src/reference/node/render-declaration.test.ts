import type { ReferenceLanguage, ReferenceSymbol } from '@brand/reference';
import { describe, expect, test } from 'vitest';
import { renderDeclaration, renderSignature } from './render-declaration.ts';

function symbol(more: Partial<ReferenceSymbol>): ReferenceSymbol {
  return { id: 'a', name: 'a', kind: 'class', module: 'index', summary: '', ...more };
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

describe('renderDeclaration', () => {
  test.each<[string, Partial<ReferenceSymbol>]>([
    ['class a extends Base', { bases: [['Base']] }],
    ['type a = Base & { … }', { kind: 'type', bases: [['Base']] }],
    ['type a = () => void', { kind: 'type', type: ['() => void'] }],
    [
      'readonly a?: number',
      { kind: 'property', type: ['number'], isReadonly: true, isOptional: true },
    ],
    ['const a: Feature<B>', { kind: 'constant', type: ['Feature<', ['B', 'B'], '>'] }],
  ])('renders %s', (expected, more) => {
    expect(textOf(renderDeclaration(symbol(more), 'typescript'))).toBe(expected);
  });

  test.each<[string, Partial<ReferenceSymbol>]>([
    ['class a: Base', { bases: [['Base']] }],
    ['struct a: Base', { kind: 'type', bases: [['Base']] }],
    ['typealias a = Double', { kind: 'type', type: ['Double'] }],
    ['let a: Int', { kind: 'property', type: ['Int'], isReadonly: true }],
    ['static let a: Int', { kind: 'property', type: ['Int'], isReadonly: true, isStatic: true }],
    ['var a: Double = 0.9', { kind: 'property', type: ['Double'], defaultValue: '0.9' }],
    ['case a = "b/a"', { kind: 'case', defaultValue: '"b/a"' }],
  ])('renders %s in Swift', (expected, more) => {
    expect(textOf(renderDeclaration(symbol(more), 'swift'))).toBe(expected);
  });

  test.each<[string, Partial<ReferenceSymbol>]>([
    ['class a : Base', { bases: [['Base']] }],
    ['class a : Base', { kind: 'type', bases: [['Base']] }],
    ['interface a', { kind: 'interface' }],
    ['val a: Int', { kind: 'property', type: ['Int'], isReadonly: true }],
    ['var a: Int?', { kind: 'property', type: ['Int?'] }],
    [
      'val a: Double = 0.9',
      { kind: 'property', type: ['Double'], isReadonly: true, defaultValue: '0.9' },
    ],
  ])('renders %s in Kotlin', (expected, more) => {
    expect(textOf(renderDeclaration(symbol(more), 'kotlin'))).toBe(expected);
  });

  test('puts each member of a long union on a line', () => {
    const names = Array.from({ length: 12 }, (_, index) => `'name-${index}'`);
    const html = renderDeclaration(
      symbol({ kind: 'type', type: [names.join(' | ')] }),
      'typescript',
    );
    expect(textOf(html).split('\n')).toHaveLength(13);
  });
});

describe('renderSignature', () => {
  const parameters = [{ name: 'b', type: ['Int'] }];

  test.each<[string, ReferenceLanguage]>([
    ['function a(b: Int): Void', 'typescript'],
    ['func a(b: Int) -> Bool', 'swift'],
    ['fun a(b: Int): Void', 'kotlin'],
  ])('renders %s in its language', (expected, language) => {
    const html = renderSignature(
      symbol({ kind: 'function' }),
      { parameters, returns: [language === 'swift' ? 'Bool' : 'Void'] },
      language,
    );
    expect(textOf(html)).toBe(expected);
  });

  test('renders labels, defaults and effects for Swift', () => {
    const html = renderSignature(
      symbol({ kind: 'method', name: 'animate' }),
      {
        parameters: [
          { name: 'zoom', label: 'to', type: ['Double'] },
          { name: 'time', label: '_', type: ['Double'], defaultValue: '0.3', isOptional: true },
        ],
        returns: ['Void'],
        effects: ['async', 'throws'],
      },
      'swift',
    );
    expect(textOf(html)).toBe('func animate(to zoom: Double, _ time: Double = 0.3) async throws');
  });

  test('renders initialisers, cases and type parameters for Swift', () => {
    const init = symbol({ kind: 'constructor', id: 'Marker.init', name: 'init' });
    expect(
      textOf(renderSignature(init, { parameters, returns: [['Marker', 'Marker']] }, 'swift')),
    ).toBe('init(b: Int)');
    const found = symbol({ kind: 'case', name: 'found' });
    expect(textOf(renderSignature(found, { parameters, returns: ['R'] }, 'swift'))).toBe(
      'case found(b: Int)',
    );
    const all = {
      parameters: [],
      returns: ['[E]'],
      typeParameters: [{ name: 'E', constraint: ['P'] }],
    };
    expect(textOf(renderSignature(symbol({ kind: 'method' }), all, 'swift'))).toBe(
      'func a<E: P>() -> [E]',
    );
  });

  test('renders suspend first, type parameters before the name, and no Unit for Kotlin', () => {
    const all = {
      parameters,
      returns: ['List<T>'],
      typeParameters: [{ name: 'T', constraint: ['VenueElement'] }],
      effects: ['suspend'],
    };
    expect(textOf(renderSignature(symbol({ kind: 'method' }), all, 'kotlin'))).toBe(
      'suspend fun <T : VenueElement> a(b: Int): List<T>',
    );
    const nothing = { parameters: [], returns: ['Unit'] };
    expect(textOf(renderSignature(symbol({ kind: 'method' }), nothing, 'kotlin'))).toBe('fun a()');
    const init = symbol({ kind: 'constructor', id: 'MapView.init', name: 'init' });
    expect(textOf(renderSignature(init, { parameters, returns: ['MapView'] }, 'kotlin'))).toBe(
      'MapView(b: Int)',
    );
  });

  test('calls a constructor by the name of its class', () => {
    const html = renderSignature(
      symbol({ kind: 'constructor', id: 'Marker.constructor', name: 'constructor' }),
      { parameters, returns: [['Marker', 'Marker']] },
      'typescript',
    );
    expect(textOf(html)).toBe('new Marker(b: Int)');
  });

  test('escapes untrusted text', () => {
    const html = renderSignature(
      symbol({ kind: 'function' }),
      { parameters: [], returns: ['<img src=x onerror=alert(1)>'] },
      'typescript',
    );
    expect(html).not.toContain('<img');
  });
});
