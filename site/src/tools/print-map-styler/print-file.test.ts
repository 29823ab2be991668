import type { Mvf3Document } from '@brand/mvf';
import { strFromU8, unzipSync } from 'fflate';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoDocument } from '@site/src/tools/shared/demo-document.fixture';
import { listPlaces } from './list-places.ts';
import { loadFontFile } from './pdf/fonts.fixture.ts';
import { parseSvg } from './pdf/svg-tree.ts';
import { printFile } from './print-file.ts';
import { DEFAULT_SETTINGS, type PrintSettings } from './print-settings.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const LOUNGES = { floors: ['f_lounges'] };
let airport: Mvf3Document;

beforeAll(async () => {
  airport = await demoDocument('northwind-airport');
});

function printed(
  settings: Partial<PrintSettings>,
  format: 'pdf' | 'svg' = 'pdf',
  document = airport,
) {
  return printFile(
    document,
    { ...DEFAULT_SETTINGS, ...settings },
    { format, loadFont: loadFontFile, now: NOW },
  );
}

const onLounges = ({ floor }: { readonly floor: string }): boolean => floor === 'f_lounges';

async function openPdf(bytes: Uint8Array) {
  return getDocument({ data: new Uint8Array(bytes), disableFontFace: true, verbosity: 0 }).promise;
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const page = await (await openPdf(bytes)).getPage(1);
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

/** Ratios of the page that are dark and that are coloured. */
async function inkOf(bytes: Uint8Array): Promise<{ dark: number; coloured: number }> {
  const page = await (await openPdf(bytes)).getPage(1);
  const viewport = page.getViewport({ scale: 0.8 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
  }).promise;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let [dark, coloured] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (r + g + b < 200) dark += 1;
    if (Math.max(r, g, b) - Math.min(r, g, b) > 24) coloured += 1;
  }
  const pixels = data.length / 4;
  return { dark: dark / pixels, coloured: coloured / pixels };
}

describe('a PDF', () => {
  test('opens with a page for each floor, in the size of the paper', async () => {
    const { name, bytes, pages } = await printed({
      paper: 'a3',
      orientation: 'portrait',
      floors: ['f_lounges', 'f_arrivals'],
      labels: 'none',
    });
    expect({ name, pages }).toEqual({ name: 'northwind_international_terminal_1.pdf', pages: 2 });
    const pdf = await openPdf(bytes);
    expect(pdf.numPages).toBe(2);
    const { width, height } = (await pdf.getPage(2)).getViewport({ scale: 1 });
    expect([width, height].map((points) => Math.round((points / 72) * 25.4))).toEqual([297, 420]);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Northwind International, Terminal 1' });
  });

  test('keeps text as text, accents included', async () => {
    const { bytes, missing } = await printed({
      ...LOUNGES,
      language: 'fr',
      note: 'Été 2026, n° 4',
    });
    const text = await textOf(bytes);
    for (const part of ['Légende', 'Escalier', 'Northwind International', 'Été 2026, n° 4', '1:']) {
      expect(text).toContain(part);
    }
    expect(missing).toEqual([]);
  });

  test('contains Arabic names as searchable text, with their font', async () => {
    const { bytes, missing } = await printed({ ...LOUNGES, language: 'ar' });
    expect(missing).toEqual([]);
    expect(await textOf(bytes)).toMatch(/\p{Script=Arabic}{3}/u);
    expect(strFromU8(bytes, true)).toContain('/FontFile2');
  });

  test('lists a numbered directory, and marks the place of the reader on the page of its floor', async () => {
    const here = { floor: 'f_lounges', at: listPlaces(airport).find(onLounges)!.at };
    const { bytes } = await printed({ ...LOUNGES, directory: true, here });
    const text = await textOf(bytes);
    expect(text).toContain('Directory');
    expect(text).toContain('You are here');
    const other = await printed({ floors: ['f_arrivals'], here });
    expect(await textOf(other.bytes)).not.toContain('You are here');
  });

  test('draws walls and rooms in colour, and hardly any colour in the contrast theme', async () => {
    const quiet = { ...LOUNGES, legend: false, labels: 'none' } as const;
    const colour = await inkOf((await printed(quiet)).bytes);
    expect(colour.dark).toBeGreaterThan(0.0005);
    expect(colour.coloured).toBeGreaterThan(0.02);
    const contrast = await inkOf((await printed({ ...quiet, colours: 'contrast' })).bytes);
    expect(contrast.coloured).toBeLessThan(colour.coloured / 4);
    expect(contrast.dark).toBeGreaterThan(colour.dark);
  });

  test('lists texts that no font can draw, and leaves them out', async () => {
    const { missing } = await printed({ ...LOUNGES, title: '出発ロビー' });
    expect(missing).toEqual(['出発ロビー']);
  });
});

describe('an SVG', () => {
  test('has the size of the paper for one floor', async () => {
    const { name, bytes } = await printed({ ...LOUNGES, paper: 'letter' }, 'svg');
    expect(name).toBe('northwind_international_terminal_1_lounges.svg');
    const svg = parseSvg(strFromU8(bytes));
    expect(svg.attributes).toMatchObject({ width: '279.4mm', height: '215.9mm', role: 'img' });
  });

  test('becomes a zip with a document per floor, in order, for several floors', async () => {
    const { name, bytes } = await printed(
      { labels: 'none', floors: ['f_lounges', 'f_arrivals'] },
      'svg',
    );
    expect(name).toBe('northwind_international_terminal_1_svg.zip');
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual(['01_arrivals.svg', '02_lounges.svg']);
    for (const file of Object.values(files)) expect(parseSvg(strFromU8(file)).name).toBe('svg');
  });
});
