import { describe, expect, test } from 'vitest';
import { MvfError } from '../../mvf-error.ts';
import { parseXml } from './parse-xml.ts';
import { readXml, type XmlOptions } from './read-xml.ts';
import { xmlAttribute } from './xml-attribute.ts';

function events(source: string | Uint8Array, options?: XmlOptions): string[] {
  const seen: string[] = [];
  readXml(
    source,
    {
      onOpen: ({ name }, depth) => seen.push(`${depth} ${name}`),
      onClose: ({ name }, text) => seen.push(`/${name} ${text}`),
    },
    options,
  );
  return seen;
}

function failure(source: string | Uint8Array, options?: XmlOptions): MvfError {
  try {
    events(source, options);
  } catch (error) {
    if (error instanceof MvfError) return error;
    throw error;
  }
  throw new Error('it was read');
}

const utf16 = (text: string): Uint8Array =>
  new Uint8Array(Uint16Array.from(text, (character) => character.charCodeAt(0)).buffer);

describe('readXml', () => {
  test('emits elements with depth and the text directly inside them', () => {
    expect(events('<a>x<b>y &amp; <![CDATA[<z>]]></b>w</a>')).toEqual([
      '1 a',
      '2 b',
      '/b y & <z>',
      '/a xw',
    ]);
  });

  test('resolves namespaces and leaves their declarations out', () => {
    const root = parseXml('<g:a xmlns:g="urn:g" g:id="1" id="2" x:href="#3"/>');
    expect(root.namespace).toBe('urn:g');
    expect(root.attributes).toHaveLength(3);
    expect(xmlAttribute(root, 'id')).toBe('2');
    expect(xmlAttribute(root, 'id', 'urn:g')).toBe('1');
    expect(xmlAttribute(root, 'href')).toBe('#3');
    expect(xmlAttribute(root, 'href', 'urn:g')).toBeUndefined();
  });

  test.each([
    ['UTF-8 with a mark', new TextEncoder().encode('\uFEFF<a>é</a>')],
    ['UTF-16 with a mark', utf16('\uFEFF<a>é</a>')],
    ['UTF-16 without a mark', utf16('<a>é</a>')],
    ['UTF-16 that is declared', utf16('\uFEFF<?xml version="1.0" encoding="UTF-16"?><a>é</a>')],
    [
      'declared Latin 1',
      Uint8Array.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>', (character) =>
        character.charCodeAt(0),
      ),
    ],
  ])('reads %s', (_title, bytes) => {
    expect(events(bytes)).toEqual(['1 a', '/a é']);
  });

  test.each([
    ['bytes in no encoding', Uint8Array.of(0x3c, 0xff, 0x3e), 'expected text in utf-8'],
    ['an unknown encoding', '<?xml version="1.0" encoding="klingon"?><a/>', 'klingon'],
  ])('rejects %s', (_title, source, part) => {
    const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
    expect(failure(bytes)).toMatchObject({ code: 'mvf/bad-xml' });
    expect(failure(bytes).message).toContain(part);
  });

  test('names file, line and column of an error', () => {
    const error = failure('<a>\n  <b>\n</a>', { path: 'plan.osm' });
    expect(error.code).toBe('mvf/bad-xml');
    expect(error.message).toMatch(/^plan\.osm, line 3, column \d+: expected well-formed XML/);
  });

  test.each(['', 'hello', '<a', '<a></b>', '<a/><b/>', '<a x="1" x="2"/>', '<a>\u0001</a>'])(
    'rejects %j',
    (text) => {
      expect(failure(text).code).toBe('mvf/bad-xml');
    },
  );
});

describe('readXml on hostile input', () => {
  test('rejects entity declarations before anything expands', () => {
    const lines = Array.from({ length: 9 }, (_, index) => {
      const previous = `&l${index};`.repeat(10);
      return `<!ENTITY l${index + 1} "${previous}">`;
    });
    const bomb = `<!DOCTYPE a [<!ENTITY l0 "lol">${lines.join('')}]><a>&l9;</a>`;
    expect(failure(bomb).code).toBe('mvf/bad-xml');
    expect(failure(bomb).message).toContain('document type');
  });

  test('ignores a document type that only names something', () => {
    expect(events('<!DOCTYPE a SYSTEM "http://example.invalid/[a].dtd"><a/>')).toHaveLength(2);
  });

  test.each(['&nbsp;', '&constructor;', '&__proto__;', '&#0;', '&#x110000;'])(
    'does not expand the entity %s',
    (entity) => {
      expect(failure(`<a>${entity}</a>`).code).toBe('mvf/bad-xml');
    },
  );

  test.each([
    ['maxXmlDepth', '<a><b><c/></b></a>', 2],
    ['maxXmlElements', '<a><b/><b/></a>', 2],
    ['maxXmlAttributes', '<a x="1" y="2" z="3"/>', 2],
    ['maxXmlTextLength', '<a>abc</a>', 2],
    ['maxXmlTextLength', '<a x="abc"/>', 2],
    ['maxXmlTextLength', '<a>ab<b/>c</a>', 2],
    ['maxEntryBytes', '<a/>', 2],
  ])('stops at %s', (limit, source, max) => {
    const error = failure(source, { limits: { [limit]: max } });
    expect(error).toMatchObject({ code: 'mvf/limit-exceeded', limit });
    expect(events(source, { limits: { [limit]: max + 100 } }).length).toBeGreaterThan(1);
  });

  test('rejects deep nesting under the default limits', () => {
    expect(failure('<a>'.repeat(100_000)).limit).toBe('maxXmlDepth');
  });

  test('reports progress', () => {
    const shares: number[] = [];
    events(`<a>${' '.repeat(200_000)}</a>`, { onProgress: (share) => shares.push(share) });
    expect(shares.length).toBeGreaterThan(2);
    expect(shares.at(-1)).toBe(1);
  });
});
