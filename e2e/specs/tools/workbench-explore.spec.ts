import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { type Mvf3Document, readBundle, writeBundle } from '@brand/mvf';
import { downgradeTo2 } from '@brand/mvf/convert';
import { validate } from '@brand/mvf/validate';
import { tinyVenue } from '@brand/test-kit';
import { expect, measureOverflow, sharedPageTest, test } from '../../test.ts';
import { floorOf, openWorkbench, outcomeOf, waitForMap } from './workbench-page.ts';

type Bytes = Uint8Array;

async function openVenue(page: Page, zip: Bytes = writeBundle(tinyVenue())): Promise<Locator> {
  const bench = await openWorkbench(page);
  await bench.locator('input[type=file]').setInputFiles(fileOf('tiny.zip', zip));
  await expect(outcomeOf(bench)).toContainText('tiny.zip is MVF');
  return bench;
}

function fileOf(name: string, zip: Bytes) {
  return { name, mimeType: 'application/zip', buffer: Buffer.from(zip) };
}

/** Opens an object by its id. */
async function openRecord(bench: Locator, id: string): Promise<Locator> {
  await bench.getByRole('tab', { name: 'Explore' }).click();
  const panel = bench.getByRole('region', { name: 'Explore' });
  await panel.getByLabel('Find by name or id').fill(id);
  await panel.getByRole('search').getByRole('button').first().click();
  return panel;
}

/** Waits until the map shows the last edit. */
async function waitForEdit(bench: Locator): Promise<void> {
  await expect(bench.locator('[aria-busy=false]').first()).toBeVisible();
  await waitForMap(bench);
}

async function exportBundle(page: Page, panel: Locator): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Export bundle' }).click(),
  ]);
  return readFileSync(await download.path());
}

sharedPageTest('shows the JSON of a clicked room, and follows references', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const bench = await openVenue(page);
  await waitForMap(bench);
  const panel = await openRecord(bench, 'g_g-shop');
  await panel.getByRole('button', { name: 'Show on map' }).click();
  await expect(bench).toContainText('Shown: g_g-shop on Ground floor (geometry).');
  await panel.getByRole('button', { name: 'Files', exact: true }).click();
  await expect(panel.getByRole('list', { name: 'Files' })).toContainText('floors.geojson');
  await bench.getByRole('tab', { name: 'Check' }).click();

  await bench.locator('canvas').click();
  const place = panel.getByRole('navigation', { name: 'Place in the bundle' });
  await expect(place).toContainText('geometry/f_ground.geojson');
  await expect(panel.locator('[data-explored]')).toContainText('g_g-shop');
  await expect(bench.getByRole('region', { name: 'Downloads' })).toBeHidden();
  await expect(panel.getByRole('list', { name: 'JSON of g_g-shop' })).toContainText('Polygon');

  const field = panel.getByRole('link', { name: 'properties' });
  await expect(field).toHaveAttribute(
    'href',
    /\/docs\/mvf\/v3\/specification\/core#GeometryFeature\.properties$/,
  );
  const references = panel.getByRole('region', { name: 'References' });
  await expect(references).toContainText('kinds/f_ground.json');
  await references.getByRole('button', { name: /^locations\.json/ }).click();
  await expect(place).toContainText('locations.json');
  await place.getByRole('button', { name: '0', exact: true }).first().click();
  await panel
    .getByRole('list', { name: /^JSON/ })
    .getByRole('button', { name: 'g_g-shop' })
    .click();
  await expect(panel.locator('[data-explored]')).toContainText('g_g-shop');
  await panel.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(place).toContainText('locations.json');
});

sharedPageTest('changes the floor for an object on another one, by keyboard', async ({ page }) => {
  const bench = await openVenue(page);
  await waitForMap(bench);
  await bench.getByRole('tab', { name: 'Check' }).press('ArrowRight');
  const panel = bench.getByRole('region', { name: 'Explore' });
  const files = panel.getByRole('list', { name: 'Files' });
  await files.getByRole('button', { name: 'geometry/f_upper.geojson' }).press('Enter');
  const features = panel.getByRole('button', { name: 'Fields of features' });
  await features.press('Enter');
  await expect(features).toHaveAttribute('aria-expanded', 'true');
  await expect(panel.getByRole('button', { name: 'Fields of 0' })).toBeVisible();
  const search = panel.getByLabel('Find by name or id');
  await search.fill('g_u');
  await panel.getByRole('search').getByRole('button').first().press('Enter');
  await expect(floorOf(bench)).toHaveValue('f_upper');
  await search.fill('no such object');
  await expect(panel.getByText('0 objects found.')).toBeVisible();
});

sharedPageTest('redraws the map for an edited value, until it is undone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const bench = await openVenue(page);
  await waitForMap(bench);
  const panel = await openRecord(bench, 'g_g-shop');
  await panel.getByRole('button', { name: /^kinds\/f_ground\.json/ }).click();
  await expect(bench).toContainText('Shown: g_g-shop');
  const picture = (): Promise<string> =>
    bench
      .locator('canvas')
      .screenshot()
      .then((image) => image.toString('base64'));
  // The camera has arrived when two pictures are the same.
  await expect.poll(async () => (await picture()) === (await picture())).toBe(true);
  const before = await picture();

  await panel.getByRole('button', { name: 'Edit this value' }).click();
  const value = panel.getByLabel('New value of this value');
  await value.fill('wall');
  await value.press('Enter');
  await expect(outcomeOf(bench)).toContainText('edited');
  await waitForEdit(bench);
  await expect.poll(picture).not.toBe(before);
  await expect(panel.getByRole('list', { name: /^JSON/ })).toContainText('"wall"');

  await panel.getByRole('button', { name: 'Undo edit' }).click();
  await expect(outcomeOf(bench)).not.toContainText('edited');
  await waitForEdit(bench);
  await expect.poll(picture).toBe(before);
});

sharedPageTest('keeps a rejected text with what is expected', async ({ page }) => {
  const bench = await openVenue(page);
  const panel = await openRecord(bench, 'f_ground');
  await panel.getByRole('button', { name: 'Edit elevation' }).click();
  const value = panel.getByLabel('New value of elevation');
  await expect(value).toBeFocused();
  await value.fill('1,5');
  await value.press('Enter');
  await expect(panel.getByRole('alert')).toContainText('Expected a number with a decimal point');
  await expect(value).toHaveValue('1,5');
  await value.press('Escape');
  await expect(panel.getByRole('button', { name: 'Edit elevation' })).toBeFocused();

  await panel.getByRole('button', { name: 'Edit id' }).click();
  const id = panel.getByLabel('New value of id');
  await id.fill('ground');
  await id.press('Enter');
  await expect(panel.getByRole('alert')).toContainText('Not changed. floors.geojson');
  await expect(panel.getByRole('alert')).toContainText('expected');
  await expect(id).toHaveValue('ground');
  await expect(outcomeOf(bench)).not.toContainText('edited');

  await panel.getByRole('form', { name: 'Edit id' }).getByText('Cancel').click();
  await panel.getByRole('button', { name: 'Edit details' }).click();
  const details = panel.getByLabel('New value of details');
  await details.fill('{"name": ');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(panel.getByRole('alert')).toContainText('Expected JSON');
});

sharedPageTest('exports a bundle that opens with the edit', async ({ page }) => {
  const bench = await openVenue(page);
  const panel = await openRecord(bench, 'f_ground');
  await panel.getByRole('button', { name: 'Edit details' }).click();
  await panel.getByLabel('New value of details').fill('{"name": "Street level"}');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(outcomeOf(bench)).toContainText('edited');
  await expect(floorOf(bench)).toContainText('Street level');
  const zip = await exportBundle(page, panel);
  expect((await validate(zip)).counts.error).toBe(0);
  const { floors } = (await (await readBundle(zip)).load()) as Mvf3Document;
  expect(JSON.stringify(floors)).toContain('"Street level"');
  await bench.locator('input[type=file]').first().setInputFiles(fileOf('again.zip', zip));
  await expect(outcomeOf(bench)).toContainText('again.zip is MVF 3 with 3 floors: no problems');
  await expect(floorOf(bench)).toContainText('Street level');
});

sharedPageTest('says that an older bundle was converted, and edits it', async ({ page }) => {
  const bench = await openVenue(page, writeBundle(downgradeTo2(tinyVenue()).document));
  await bench.getByRole('tab', { name: 'Explore' }).click();
  const panel = bench.getByRole('region', { name: 'Explore' });
  await expect(panel).toContainText('these are the files of MVF 3');
  await panel.getByRole('button', { name: 'locations.json', exact: true }).click();
  await panel.getByRole('button', { name: 'Edit name' }).first().click();
  await panel.getByLabel('New value of name').fill('Bakery');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(panel.getByRole('list', { name: /^JSON/ })).toContainText('"Bakery"');
});

sharedPageTest('fits on a phone, in dark mode', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const bench = await openVenue(page);
  const panel = await openRecord(bench, 'g_g-shop');
  await expect(panel.getByRole('list', { name: 'JSON of g_g-shop' })).toBeVisible();
  await panel.getByRole('button', { name: 'Edit geometry' }).click();
  await expect(panel.getByLabel('New value of geometry')).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);
  const content = panel.locator('xpath=ancestor::*[@role="tabpanel"]/../..');
  expect(await content.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
});

test('explores, edits and compares without WebGL', async ({ page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function getContext(
      this: HTMLCanvasElement,
      ...[kind, ...options]: Parameters<typeof original>
    ) {
      return kind.startsWith('webgl') ? null : original.call(this, kind, ...options);
    } as typeof original;
  });
  const bench = await openVenue(page);
  await expect(bench.getByRole('img', { name: 'Plan of the floor' })).toBeVisible();
  const panel = await openRecord(bench, 'f_ground');
  await panel.getByRole('button', { name: 'Edit elevation' }).click();
  await panel.getByLabel('New value of elevation').fill('0.5');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(outcomeOf(bench)).toContainText('edited');
  await expect(bench.getByRole('img', { name: 'Plan of the floor' })).toBeVisible();
});

sharedPageTest('lists and draws the differences from an earlier bundle', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const earlier = tinyVenue();
  const [first] = earlier.locations;
  earlier.locations.push({ ...first!, id: 'loc_closed', details: { name: 'Closed shop' } });
  const ground = earlier.geometry['f_ground']!.features;
  const shop = ground.find(({ properties }) => properties.id === 'g_g-shop')!;
  const { coordinates } = shop.geometry as { coordinates: number[][][] };
  // Half a metre.
  for (const position of coordinates[0]!) position[1]! -= 0.5 / 111_320;

  const bench = await openVenue(page);
  await waitForMap(bench);
  await bench.getByRole('tab', { name: 'Compare' }).click();
  const panel = bench.getByRole('region', { name: 'Compare' });
  await panel.locator('input[type=file]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Not a venue.'),
  });
  await expect(panel).toContainText('Choose the zip of an MVF bundle');
  await panel.locator('input[type=file]').setInputFiles(fileOf('old.zip', writeBundle(earlier)));
  await expect(panel.getByText('differences from old.zip.')).toBeVisible();
  await expect(panel.getByRole('radio', { name: 'Removed 1' })).toBeVisible();
  const differences = panel.getByRole('list', { name: 'Differences' }).locator(':scope > li');

  await panel.getByRole('radio', { name: 'Removed 1' }).check();
  await expect(differences).toHaveCount(1);
  await expect(differences).toContainText('Closed shop');
  await panel.getByRole('radio', { name: /^Moved/ }).check();
  const moved = differences.filter({ hasText: 'g_g-shop' });
  await expect(moved).toContainText('moved by 50 cm');
  await moved.getByRole('button', { name: 'Show on map' }).click();
  await expect(bench).toContainText('Shown: g_g-shop on Ground floor (moved).');
  // The symbol on the map.
  await expect(bench.getByText('→', { exact: true }).first()).toBeVisible();
  await bench.getByRole('button', { name: 'Back to difference' }).click();
  await expect(moved.getByRole('button', { name: 'Show on map' })).toBeFocused();
  await moved.getByRole('button', { name: 'Open JSON' }).click();
  await expect(bench.getByRole('region', { name: 'Explore' })).toContainText('g_g-shop');
});

sharedPageTest('counts an edit as a difference, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const zip = writeBundle(tinyVenue());
  const bench = await openVenue(page, zip);
  await bench.getByRole('tab', { name: 'Compare' }).click();
  const panel = bench.getByRole('region', { name: 'Compare' });
  await panel.locator('input[type=file]').setInputFiles(fileOf('same.zip', zip));
  await expect(panel.getByText('0 differences from same.zip.')).toBeVisible();
  const explore = await openRecord(bench, 'f_ground');
  await explore.getByRole('button', { name: 'Edit elevation' }).click();
  await explore.getByLabel('New value of elevation').fill('0.5');
  await explore.getByRole('button', { name: 'Apply' }).click();
  await expect(outcomeOf(bench)).toContainText('edited');
  await bench.getByRole('tab', { name: 'Compare' }).click();
  await expect(panel.getByText('1 difference from same.zip.')).toBeVisible();
  await expect(panel).toContainText('/properties/elevation');
  expect(await measureOverflow(page)).toBe(0);
});
