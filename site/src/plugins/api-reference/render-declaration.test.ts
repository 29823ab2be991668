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
  ])('%s', (expected, more) => {
    expect(textOf(renderDeclaration(symbol(more), 'typescript'))).toBe(expected);
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
    ['func a(b: Int) -> Void', 'swift'],
    ['fun a(b: Int): Void', 'kotlin'],
  ])('%s in its language', (expected, language) => {
    const html = renderSignature(
      symbol({ kind: 'function' }),
      { parameters, returns: ['Void'] },
      language,
    );
    expect(textOf(html)).toBe(expected);
  });

  test('calls a constructor by the name of its class', () => {
    const html = renderSignature(
      symbol({ kind: 'constructor', id: 'Marker.constructor', name: 'constructor' }),
      { parameters, returns: [['Marker', 'Marker']] },
      'typescript',
    );
    expect(textOf(html)).toBe('new Marker(b: Int)');
  });

  test('escapes what is not ours to trust', () => {
    const html = renderSignature(
      symbol({ kind: 'function' }),
      { parameters: [], returns: ['<img src=x onerror=alert(1)>'] },
      'typescript',
    );
    expect(html).not.toContain('<img');
  });
});
