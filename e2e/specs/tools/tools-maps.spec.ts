import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBundle } from '@brand/mvf';
import { validate } from '@brand/mvf/validate';
import { brand } from '../../../brand.ts';
import { expect, open, test } from '../../test.ts';

const MAPPER = '/docs/tools/3d-model-mapper';
const STUDIO = `/docs/tools/${brand.slug}-studio`;
const VENUES = join(import.meta.dirname, '../../../venues/dist');

async function start(page: Page, address: string, action: string): Promise<void> {
  await open(page, address);
  await page.getByRole('button', { name: action }).click();
  await expect(page.getByRole('combobox', { name: 'Floor', exact: true })).toBeVisible();
}

async function save(page: Page, button: string): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const download = await downloading;
  return readFile(await download.path());
}

function jsonFile(name: string, buffer: Buffer) {
  return { name, mimeType: 'application/json', buffer };
}

test('places, stores and exports models, and imports them to the same state', async ({ page }) => {
  await start(page, MAPPER, 'Start the mapper');
  const list = page.getByRole('region', { name: 'Placements' });
  await expect(list).toContainText('No models placed yet.');

  await test.step('places by keyboard, at the centre', async () => {
    await page.getByRole('button', { name: 'Desk', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Place desk at the centre' }).press('Enter');
    const panel = page.getByRole('region', { name: 'Selected: Desk p1' });
    await panel.getByRole('spinbutton', { name: 'Rotation (degrees)' }).fill('90');
    await panel.getByRole('spinbutton', { name: 'Scale' }).fill('2.5');
    await panel.getByRole('checkbox', { name: 'Single colour' }).check();
    await panel.getByRole('button', { name: 'Move north' }).press('Enter');
  });
  await test.step('places by click', async () => {
    await page.getByRole('button', { name: 'Sofa', exact: true }).click();
    await page
      .getByRole('region', { name: 'Map of Kestrel House' })
      .click({ position: { x: 200, y: 260 } });
    await page.getByRole('button', { name: 'Sofa', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Selected: Sofa p2' })).toBeVisible();
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    // Focus moves to the neighbour of the removed entry.
    await expect(list.getByRole('button', { name: 'Sofa p2' })).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(list).toContainText('3 placements');
  });
  const exported = await save(page, 'Export JSON');
  const { placements } = JSON.parse(exported.toString()) as {
    placements: Record<string, unknown>[];
  };
  expect(placements).toMatchObject([
    { id: 'p1', model: 'desk', rotationDegrees: 90, scale: 2.5, color: '#3a7bd5' },
    { id: 'p2', model: 'sofa', floorId: 'f_ground', scale: 1 },
    { id: 'p3', model: 'sofa' },
  ]);

  await test.step('restores after a reload', async () => {
    await start(page, MAPPER, 'Start the mapper');
    await expect(list).toContainText('3 placements');
    expect((await save(page, 'Export JSON')).equals(exported)).toBe(true);
  });
  await test.step('restores after an import', async () => {
    await page.getByRole('button', { name: 'Remove all' }).click();
    await expect(list).toContainText('0 placements');
    const field = page.getByLabel('Import JSON');
    await field.setInputFiles(jsonFile('map.geojson', Buffer.from('{"type":"Feature"}')));
    await expect(
      page.getByText(
        'The file is not a placement file: expected the format "model-placements", found nothing',
      ),
    ).toBeVisible();
    await field.setInputFiles(jsonFile('placements.json', exported));
    await expect(list).toContainText('3 placements');
    expect((await save(page, 'Export JSON')).equals(exported)).toBe(true);
  });
});

test('exports placements that the sample loads', async ({ page }) => {
  await start(page, MAPPER, 'Start the mapper');
  for (const name of ['Desk', 'Sofa']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('button', { name: `Place ${name.toLowerCase()} at the centre` }).click();
  }
  const exported = await save(page, 'Export JSON');

  const loaded: string[] = [];
  page.on('response', (response) => {
    const [, name = ''] = /\/([a-z]+)[\w-]*\.glb$/.exec(response.url()) ?? [];
    if (name !== '' && response.ok()) loaded.push(name);
  });
  await page.route(/\/placements[\w-]*\.json$/, (route) =>
    route.fulfill({
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: exported,
    }),
  );
  await page.goto('/samples/web-sdk/6.0/3d-models-mapper/main.html');
  await expect(() => expect(new Set(loaded)).toEqual(new Set(['desk', 'sofa']))).toPass();
});

test('exports a valid style and imports it to the same state', async ({ page }) => {
  await start(page, STUDIO, 'Start the studio');
  const contrast = page.getByRole('region', { name: 'Contrast' });
  await expect(contrast).toContainText(/WCAG AA/);

  await page.getByRole('button', { name: 'Atrium', exact: true }).click();
  const fields = page.getByRole('region', { name: 'Entry Atrium' });
  await fields.getByRole('textbox', { name: 'Colour', exact: true }).fill('#3355aa');
  await fields.getByRole('spinbutton', { name: 'Height (metres)' }).fill('0.4');
  await page.getByRole('spinbutton', { name: 'Size (pixels)' }).fill('17');
  await page.getByRole('textbox', { name: 'Light: text', exact: true }).fill('#5b6270');
  await page.getByRole('textbox', { name: 'Dark: text', exact: true }).fill('#ffffff');

  await test.step('fixes contrast by the suggested change', async () => {
    const finding = contrast
      .getByRole('listitem')
      .filter({ hasText: /Light: text on Atrium\s*\d/ });
    await finding.getByRole('button', { name: /^Use #/ }).click();
    await expect(finding).toHaveCount(0);
  });
  const style = await save(page, 'Export style');
  const labels = await save(page, 'Export labels');
  const zip = await save(page, 'Export bundle');

  await test.step('validates by the rules of the format', async () => {
    const { counts, version } = await validate(new Uint8Array(zip));
    expect({ version, errors: counts.error }).toEqual({ version: 3, errors: 0 });
    const bundle = await readBundle(new Uint8Array(zip));
    const inBundle = bundle.version === 3 ? await bundle.read('defaultStyle') : undefined;
    expect(inBundle).toEqual(JSON.parse(style.toString()));
    expect(inBundle?.['Atrium']).toMatchObject({ height: 0.4 });
  });
  await test.step('restores from its files', async () => {
    await page.getByRole('button', { name: 'Reset all' }).click();
    expect((await save(page, 'Export style')).equals(style)).toBe(false);
    const field = page.getByLabel('Import JSON');
    await field.setInputFiles(jsonFile('default-style.json', style));
    await expect(page.getByText('default-style.json was opened.')).toBeVisible();
    await field.setInputFiles(jsonFile('labels.json', labels));
    await expect(page.getByText('labels.json was opened.')).toBeVisible();
    expect((await save(page, 'Export style')).equals(style)).toBe(true);
    expect((await save(page, 'Export labels')).equals(labels)).toBe(true);
  });
  await test.step('reports findings of an invalid file', async () => {
    const bad = Buffer.from('{"Walls":{"geometryAnchors":[],"color":"grey"}}');
    await page.getByLabel('Import JSON').setInputFiles(jsonFile('bad.json', bad));
    await expect(
      page.getByText(/^default-style\.json \/Walls.*\d+ more problems were found\.$/),
    ).toBeVisible();
  });
});

test(
  'opens a reader’s bundle as MVF 3 and rejects other files',
  { tag: '@long' },
  async ({ page }) => {
    await start(page, MAPPER, 'Start the mapper');
    const field = page.getByLabel('Open your own bundle');
    const notes = { name: 'notes.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip') };
    await field.setInputFiles(notes);
    await expect(page.getByRole('alert')).toContainText('notes.zip is not a valid MVF bundle');
    await field.setInputFiles(join(VENUES, 'kestrel-house/mvf-2.zip'));
    await expect(page.getByText('MVF 2, read as MVF 3: 0 errors')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Floor', exact: true })).toBeVisible();
  },
);
