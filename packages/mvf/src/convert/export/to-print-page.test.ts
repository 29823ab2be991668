import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { sampleDocument } from './sample-document.fixture.ts';
import type { ToPrintPageOptions } from './print-page/print-page-options.ts';
import { locateOnPrintPage, toPrintPage } from './to-print-page.ts';

const A4 = { width: 297, height: 210 };

function page(options: Partial<ToPrintPageOptions> = {}): string {
  return toPrintPage(sampleDocument(), { floorId: 'f_ground', paper: A4, ...options });
}

/** The texts of well-formed XML, with the font size of each. */
function textsOf(svg: string): { text: string; size: number }[] {
  const texts: { text: string; size: number }[] = [];
  let open: { text: string; size: number } | undefined;
  const parser = new SaxesParser({ xmlns: false as const });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'text') open = { text: '', size: Number(attributes['font-size'] ?? 0) };
  });
  parser.on('text', (text) => {
    if (open) open.text += text;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'text' && open) texts.push(open);
    if (name === 'text') open = undefined;
  });
  parser.write(svg).close();
  return texts;
}

const words = (svg: string): string[] => textsOf(svg).map(({ text }) => text);

/** All but the size of the paper and the scale. */
const body = (svg: string): string => svg.slice(svg.indexOf('<desc')).replaceAll(/1:\d+/g, '');

const colors = (svg: string): string[] =>
  [...svg.matchAll(/(?:fill|stroke)="(#[0-9a-f]{6})"/g)].map(([, color]) => color!);

const isGrey = (color: string): boolean => /^#(..)\1\1$/.test(color);

describe('toPrintPage', () => {
  it('has the size of the paper, and draws the same on any size of it', () => {
    const [small, large] = [page(), page({ paper: { width: 1188, height: 840 }, margin: 40 })];
    expect(small).toContain('width="297mm" height="210mm"');
    expect(large).toContain('width="1188mm" height="840mm"');
    expect(body(large)).toBe(body(small));
  });

  it('shows the scale by a bar and by a correct ratio', () => {
    const ratio = (svg: string): number =>
      Number(
        words(svg)
          .find((text) => text.startsWith('1:'))
          ?.slice(2),
      );
    const [onA4, onA2] = [page(), page({ paper: { width: 594, height: 420 }, margin: 20 })];
    expect(ratio(onA4)).toBeGreaterThan(10);
    expect(ratio(onA4) / ratio(onA2)).toBeCloseTo(2, 0);
    expect(words(page({ scaleBar: false })).some((text) => text.startsWith('1:'))).toBe(false);
  });

  it('explains its signs beside or below the plan, in the language of the names', () => {
    expect(words(page())).toEqual(expect.arrayContaining(['Legend', 'Lift']));
    expect(words(page({ language: 'fr' }))).toEqual(
      expect.arrayContaining(['Légende', 'Ascenseur']),
    );
    expect(words(page({ paper: { width: 210, height: 297 } }))).toContain('Legend');
    expect(words(page({ legend: false }))).not.toContain('Legend');
  });

  it('writes no name below the smallest font, and none above the largest', () => {
    const sizes = textsOf(page({ labelSizes: { smallest: 8, largest: 9 }, legend: false }))
      .filter(({ text }) => ['Toilets', 'Ward 3'].includes(text))
      .map(({ size }) => size);
    expect(sizes.length).toBeGreaterThan(0);
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(8);
    for (const size of sizes) expect(size).toBeLessThanOrEqual(9);
    expect(
      words(page({ labelSizes: { smallest: 90, largest: 100 }, legend: false })),
    ).not.toContain('Toilets');
  });

  it('truncates texts that are wider than the paper', () => {
    const long = 'Ground floor of the house '.repeat(12);
    const texts = words(page({ title: long, note: long })).filter((text) => text.endsWith('…'));
    expect(texts).toHaveLength(2);
  });

  it('omits disabled parts', () => {
    const bare = page({
      title: '',
      subtitle: false,
      legend: false,
      scaleBar: false,
      northArrow: false,
      labels: false,
    });
    expect(words(bare)).toEqual([]);
    expect(words(page({ title: 'Escape plan', note: 'November' }))).toEqual(
      expect.arrayContaining(['Escape plan', 'November']),
    );
  });

  it('has only greys in grey, and black on white in high contrast', () => {
    const grey = colors(page({ theme: 'grey', legend: false }));
    expect(grey.filter((color) => !isGrey(color))).toEqual([]);
    expect(new Set(grey).size).toBeGreaterThan(4);
    expect(colors(page({ theme: 'contrast' })).filter((color) => !isGrey(color))).toEqual([]);
  });

  it('clamps invalid sizes', () => {
    expect(page({ paper: { width: Number.NaN, height: 1e9 }, margin: -5 })).toContain(
      'width="40mm" height="5000mm"',
    );
  });
});

describe('the printed directory', () => {
  it('numbers places and lists them by name, once however many rooms they have', () => {
    const named = words(page({ legend: false }));
    const plain = { legend: false, title: '', subtitle: false, scaleBar: false, northArrow: false };
    const numbered = words(page({ ...plain, directory: true }));
    expect(named).toContain('Toilets');
    const list = numbered.slice(numbered.indexOf('Directory') + 1);
    const names = list.filter((text) => !/^\d+$/.test(text));
    expect(names).toEqual(['Café <Sunrise> & Friends', 'Information', 'Toilets', 'Ward 3']);
    const onPlan = numbered.slice(0, numbered.indexOf('Directory'));
    expect(onPlan).toContain(String(names.indexOf('Toilets') + 1));
    expect(onPlan).not.toContain('Toilets');
    expect(words(page({ directory: true, language: 'fr' }))).toContain('Répertoire');
  });

  it('keeps the directory on the paper and counts the entries that do not fit', () => {
    const many = sampleDocument();
    const [like] = many.locations!;
    many.locations = Array.from({ length: 400 }, (_, index) => ({
      ...like!,
      id: `loc_${index}`,
      details: { name: `Shop ${index}` },
    }));
    for (const paper of [A4, { width: 210, height: 297 }]) {
      const svg = toPrintPage(many, { floorId: 'f_ground', paper, directory: true });
      const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)!.map(Number);
      const places = [...svg.matchAll(/<text[^>]* x="([\d.-]+)" y="([\d.-]+)"/g)];
      for (const [, x, y] of places) {
        expect(Number(x)).toBeLessThan(width!);
        expect(Number(y)).toBeLessThan(height!);
      }
      expect(words(svg).some((text) => /^\+\d+ more$/.test(text))).toBe(true);
    }
  });

  it('pins the place of the reader where the page was pointed at', () => {
    const options = { floorId: 'f_ground', paper: A4, bearing: 30 };
    const here = locateOnPrintPage(sampleDocument(), options, { x: 120, y: 100 });
    const svg = toPrintPage(sampleDocument(), { ...options, here: here! });
    expect(words(svg)).toContain('You are here');
    const [, mapX, mapY] = /<g transform="translate\(([\d.]+) ([\d.]+)\)">/.exec(svg)!.map(Number);
    const [, x, y] = /8 8 0 0 1[^"]*" transform="translate\(([\d.]+) ([\d.]+)\)"/
      .exec(svg)!
      .map(Number);
    const millimetres = 25.4 / 72;
    expect((mapX! + x!) * millimetres).toBeCloseTo(120, 0);
    expect((mapY! + y!) * millimetres).toBeCloseTo(100, 0);
    expect(locateOnPrintPage(sampleDocument(), options, { x: 1, y: 1 })).toBeUndefined();
    expect(words(page({ here: [0, 0] }))).not.toContain('You are here');
  });
});
