import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { check } from '@placemarkio/check-geojson';
import type { Download, Locator, Page } from '@playwright/test';
import { kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { read as readShapefile } from 'shapefile';
import { expect, open, measureOverflow, sharedPageTest as test } from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';

const GIS = '/docs/tools/gis-exporter';
const PRINT = '/docs/tools/print-map-styler';

function choice(tool: Locator, name: string): Locator {
  return tool.getByRole('combobox', { name });
}

/** Starts a tool, with a venue if one is named. */
async function start(page: Page, path: string, venue?: string): Promise<Locator> {
  await open(page, path);
  const isGis = path === GIS;
  const tool = page.getByRole('region', { name: isGis ? 'GIS exporter' : 'Print map styler' });
  await tool
    .getByRole('button', { name: isGis ? 'Start the exporter' : 'Start the styler' })
    .click();
  if (venue !== undefined) await choice(tool, 'Venue').selectOption(venue);
  return tool;
}

async function waitForDownload(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}

async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(readFileSync(await download.path()));
}

/** Checks only the boxes of a group whose labels start with one of the names. */
async function tickOnly(tool: Locator, group: string, names: readonly string[]): Promise<void> {
  const boxes = tool.getByRole('group', { name: group }).getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  const texts = await boxes.evaluateAll((all) =>
    all.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? ''),
  );
  for (const [index, text] of texts.entries()) {
    await boxes.nth(index).setChecked(names.some((name) => text.startsWith(name)));
  }
}

test('exports a venue as GeoPackage, GeoJSON, KML and shapefile that other libraries read', async ({
  page,
}) => {
  const tool = await start(page, GIS, 'kestrel-house');
  await expect(tool.getByRole('checkbox', { name: /^Rooms \(87\)/ })).toBeChecked();
  await tickOnly(tool, 'Floors', ['Ground floor']);
  await tickOnly(tool, 'Layers', ['Rooms', 'Doors', 'Locations']);
  const button = tool.getByRole('button', { name: 'Export 97 features' });
  const exported = async (format: string): Promise<Download> => {
    await choice(tool, 'Format').selectOption(format);
    return waitForDownload(page, () => button.click());
  };

  const geoPackage = await exported('geopackage');
  expect(geoPackage.suggestedFilename()).toBe('kestrel_house.gpkg');
  const database = new DatabaseSync(await geoPackage.path(), { readOnly: true });
  const rows = database.prepare('SELECT count(*) AS count FROM rooms').all();
  expect(rows).toEqual([{ count: 28 }]);
  expect(database.prepare('PRAGMA application_id').get()).toEqual({ application_id: 0x47504b47 });
  database.close();
  await expect(tool.getByRole('status').last()).toContainText('97 features in 3 layers');

  const geoJson = check(strFromU8(await bytesOf(await exported('geojson')))) as {
    features: unknown[];
  };
  expect(geoJson.features).toHaveLength(97);

  const document = new DOMParser().parseFromString(
    strFromU8(await bytesOf(await exported('kml'))),
    'text/xml',
  );
  expect(kml(document as unknown as Document).features).toHaveLength(97);

  const files = unzipSync(await bytesOf(await exported('shapefile')));
  const { features } = (await readShapefile(files['rooms.shp']!, files['rooms.dbf']!, {
    encoding: 'utf-8',
  })) as { features: unknown[] };
  expect(features).toHaveLength(28);

  const again = await start(page, GIS, 'kestrel-house');
  await expect(choice(again, 'Format')).toHaveValue('shapefile');
  await expect(again.getByRole('checkbox', { name: /^Walls/ })).not.toBeChecked();
  await again.getByRole('button', { name: 'Reset' }).click();
  await expect(choice(again, 'Format')).toHaveValue('geopackage');
  await expect(again.getByRole('checkbox', { name: /^Walls/ })).toBeChecked();
});

test(
  'allows WebAssembly only in the worker that runs SQLite',
  { tag: '@long' },
  async ({ page }) => {
    const script = page.waitForResponse(/\/assets\/js\/wasm-worker-[^/]*\.js$/);
    await start(page, GIS);
    const worker = (await script).headers()['content-security-policy'];
    expect(worker).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    const own = (await page.request.get(GIS)).headers()['content-security-policy'];
    expect(own).toContain("script-src 'self'");
    expect(own).not.toContain('wasm-unsafe-eval');
  },
);

test(
  'exports a reader’s bundle locally and rejects other files',
  { tag: '@long' },
  async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    const tool = await start(page, GIS);
    const chooser = tool.getByLabel('Open your own bundle');
    await chooser.setInputFiles({
      name: 'notes.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('no zip'),
    });
    await expect(tool.getByRole('alert')).toContainText('notes.zip is not a valid MVF bundle');
    await expect(tool.getByRole('button', { name: /^Export/ })).toBeDisabled();

    await chooser.setInputFiles({
      name: 'tiny.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(writeBundle(tinyVenue())),
    });
    await expect(tool.getByRole('alert')).toBeHidden();
    const download = await waitForDownload(page, () =>
      tool.getByRole('button', { name: /^Export/ }).click(),
    );
    expect(download.suggestedFilename()).toMatch(/\.gpkg$/);
    expect(sent).toEqual([]);
  },
);

test('cancels an export', { tag: '@long' }, async ({ page }) => {
  const tool = await start(page, GIS, 'northwind-airport');
  await tool.getByRole('checkbox', { name: /^Nodes/ }).check();
  await tool.getByRole('checkbox', { name: /^Edges/ }).check();
  await choice(tool, 'Format').selectOption('kml');
  await tool.getByRole('button', { name: /^Export \d+ features/ }).click();
  await tool.getByRole('button', { name: 'Cancel' }).click();
  await expect(tool.getByRole('status').last()).toHaveText('Cancelled. Nothing was saved.');
});

test('prints floors as a PDF in the size of the paper, with Arabic names', async ({ page }) => {
  const tool = await start(page, PRINT, 'northwind-airport');
  await tickOnly(tool, 'Floors', ['Lounges']);
  await choice(tool, 'Size').selectOption('a3');
  await choice(tool, 'Orientation').selectOption('portrait');
  await choice(tool, 'Language').selectOption('ar');
  await expect(tool.getByRole('img', { name: 'Lounges on 297 by 420 mm' })).toBeVisible();
  const download = await waitForDownload(page, () =>
    tool.getByRole('button', { name: /^Save PDF/ }).click(),
  );
  const data = await bytesOf(download);
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const sheet = await pdf.getPage(1);
  const { width, height } = sheet.getViewport({ scale: 1 });
  expect([width, height].map((points) => Math.round((points * 25.4) / 72))).toEqual([297, 420]);
  const { items } = await sheet.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  expect(text).toMatch(/\p{Script=Arabic}/u);
  expect(text).toContain('Northwind International');
});

test('stores and saves settings, and opens them to the same state', async ({ page }) => {
  const tool = await start(page, PRINT, 'kestrel-house');
  await choice(tool, 'Size').selectOption('custom');
  await tool.getByLabel('Width (mm)').fill('620');
  await tool.getByRole('textbox', { name: 'Title' }).fill('{venue}: {floor}');
  await choice(tool, 'Colours').selectOption('grey');
  await tool.getByRole('checkbox', { name: 'Legend' }).uncheck();
  await tool.getByRole('checkbox', { name: 'Numbered directory' }).check();
  await tool.getByRole('button', { name: 'Mark “You are here”' }).click();
  await tool.getByRole('img').click({ position: { x: 4, y: 4 } });
  await expect(tool.getByText('That point is outside the plan.')).toBeVisible();
  await tool.getByRole('img').click();
  await expect(tool.getByText('The place was marked.')).toBeVisible();
  await expect(choice(tool, 'You are here')).toContainText('A place on Ground floor');
  const save = (): Promise<Download> =>
    waitForDownload(page, () => tool.getByRole('button', { name: 'Save settings' }).click());
  const first = await bytesOf(await save());
  expect(JSON.parse(strFromU8(first))).toMatchObject({
    settings: {
      paper: 'custom',
      custom: { width: 620 },
      colours: 'grey',
      legend: false,
      directory: true,
      here: { at: [expect.any(Number), expect.any(Number)] },
    },
  });

  await tool.getByRole('button', { name: 'Reset' }).click();
  await expect(choice(tool, 'Size')).toHaveValue('a4');
  const file = { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(first) };
  await tool.getByLabel('Open settings').setInputFiles(file);
  await expect(tool.getByLabel('Width (mm)')).toHaveValue('620');
  expect(await bytesOf(await save())).toEqual(first);

  const again = await start(page, PRINT);
  await expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue('{venue}: {floor}');
  await tool.getByLabel('Open settings').setInputFiles({ ...file, buffer: Buffer.from('{}') });
  await expect(tool.getByText('The file is not a print settings file')).toBeVisible();
});

test('saves each floor as a drawing', { tag: '@long' }, async ({ page }) => {
  const tool = await start(page, PRINT, 'kestrel-house');
  await tickOnly(tool, 'Floors', ['Ground floor', 'First floor']);
  const download = await waitForDownload(page, () =>
    tool.getByRole('button', { name: /^Save SVG/ }).click(),
  );
  const files = unzipSync(await bytesOf(download));
  expect(Object.keys(files)).toEqual(['01_ground_floor.svg', '02_first_floor.svg']);
  const svg = new DOMParser().parseFromString(strFromU8(files['01_ground_floor.svg']!), 'text/xml');
  expect(svg.documentElement?.getAttribute('width')).toBe('297mm');
});

test.describe('on a phone in the dark', { tag: '@long' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  for (const path of [GIS, PRINT]) {
    test(`shows ${path} without horizontal overflow and passes axe`, async ({ page }) => {
      const tool = await start(page, path);
      await expect(tool.getByRole('checkbox', { name: 'Ground floor' })).toBeVisible();
      expect(await measureOverflow(page)).toBe(0);
      expect(await findAxeViolations(page)).toEqual([]);
    });
  }
});
