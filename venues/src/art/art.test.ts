import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import {
  FLOOR_ART,
  floorArt,
  ICONS,
  icon,
  logo,
  MOTIFS,
  SCENES,
  scene,
  SYMBOL_KEYS,
  SYMBOLS,
} from './index.ts';

const PLAIN = ['#123456', '#f0f0f0'] as const;
const LONG_NAME = 'Água & Sal';

type Sheet = {
  readonly limit: number;
  readonly size: string | undefined;
  readonly drawings: readonly [string, string][];
};

const SHEETS: Readonly<Record<string, Sheet>> = {
  logo: {
    limit: 1500,
    size: '0 0 128 128',
    drawings: MOTIFS.map((motif) => [motif, logo({ text: LONG_NAME, motif, colors: PLAIN })]),
  },
  icon: { limit: 700, size: '0 0 24 24', drawings: ICONS.map((name) => [name, icon(name)]) },
  symbol: {
    limit: 800,
    size: '0 0 32 32',
    drawings: SYMBOL_KEYS.map((key) => [key, SYMBOLS[key].svg]),
  },
  scene: {
    limit: 5000,
    size: '0 0 640 400',
    drawings: SCENES.flatMap((kind) =>
      Array.from({ length: 12 }, (_, seed): [string, string] => [
        `${kind} ${seed}`,
        scene({ kind, seed }),
      ]),
    ),
  },
  floor: {
    limit: 5500,
    size: undefined,
    drawings: FLOOR_ART.map((kind) => [kind, floorArt({ kind })]),
  },
};

/** Element names and attributes in document order. Throws unless the text is well-formed. */
function readElements(svg: string): { name: string; attributes: Record<string, string> }[] {
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new SaxesParser({});
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => elements.push({ name, attributes }));
  parser.write(svg).close();
  return elements;
}

describe.each(Object.entries(SHEETS))('%s drawings', (_family, { limit, size, drawings }) => {
  test.each(drawings)('renders %s as a small, well-formed SVG of its size', (_name, svg) => {
    const [root] = readElements(svg);
    expect(root?.name).toBe('svg');
    expect(root?.attributes['xmlns']).toBe('http://www.w3.org/2000/svg');
    expect(root?.attributes['viewBox']).toMatch(size ?? /^0 0 \d+ \d+$/);
    expect(new TextEncoder().encode(svg).length).toBeLessThan(limit);
  });

  test.each(drawings)('keeps %s free of external references and scripts', (_name, svg) => {
    for (const { name, attributes } of readElements(svg)) {
      expect(['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'text']).toContain(name);
      for (const [key, value] of Object.entries(attributes)) {
        expect(key).not.toMatch(/^on|href|^style$|^id$/);
        expect(value).not.toMatch(/url\(|javascript:|NaN|undefined|Infinity/);
      }
    }
  });

  test('differ from one another', () => {
    const texts = drawings.map(([, svg]) => svg);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

test('renders drawings deterministically', () => {
  expect(SCENES.map((kind) => scene({ kind, seed: 4 }))).toEqual(
    SCENES.map((kind) => scene({ kind, seed: 4 })),
  );
  expect(floorArt({ kind: 'terrazzo' })).toBe(floorArt({ kind: 'terrazzo' }));
});

test.each(SCENES)('draws %s in the colours of the caller', (kind) => {
  const colors = ['#ffeedd', '#13579b', '#e91e63'] as const;
  expect(scene({ kind, colors })).not.toBe(scene({ kind }));
  expect(scene({ kind, colors })).toContain('#13579b');
});

test('draws icons in a given colour', () => {
  expect(icon('coffee')).toContain('stroke="#334155"');
  expect(icon('coffee', '#7c2d12')).toContain('stroke="#7c2d12"');
});

const leafLogo = (text: string): string => logo({ text, motif: 'leaf', colors: PLAIN });

describe('logo lettering', () => {
  test('draws a short name whole, with its accents', () => {
    expect(leafLogo('Pão')).not.toBe(leafLogo('Pao'));
    expect(leafLogo('Pão')).not.toContain('<text');
  });

  test('draws a long name by the initials of its main words', () => {
    expect(leafLogo('Casa das Ondas do Mar Azul')).toBe(leafLogo('COM'));
  });

  test('writes a name outside our capitals as escaped text', () => {
    const svg = leafLogo('<b>"書店"&');
    expect(svg).toContain('&lt;b&gt;&quot;書店&quot;&amp;');
    expect(readElements(svg).map(({ name }) => name)).toContain('text');
  });

  test('escapes colours', () => {
    const svg = logo({ text: 'A', motif: 'leaf', colors: ['"><script>', '#fff'] });
    expect(svg).not.toContain('<script');
    expect(readElements(svg)[1]?.attributes['fill']).toBe('"><script>');
  });

  test('draws the mark alone without a name', () => {
    expect(leafLogo('  ').length).toBeLessThan(leafLogo('A').length);
  });
});

test('writes the requested text on floor images', () => {
  for (const kind of ['letter', 'runway-number', 'helipad', 'compass-rose'] as const) {
    expect(floorArt({ kind, text: '9' })).not.toBe(floorArt({ kind }));
  }
});
