import { readFileSync } from 'node:fs';
import { toGeoJSON } from '@brand/mvf/convert';
import { tinyVenue } from '@brand/test-kit';
import { expect, measureOverflow, sharedPageTest, test } from '../../test.ts';
import { floorOf, openWorkbench, outcomeOf, takeExample, waitForMap } from './workbench-page.ts';

sharedPageTest('draws, upgrades and downloads a bundle of version 2', async ({ page }) => {
  const bench = await openWorkbench(page);
  await expect(bench).toContainText('Nothing is uploaded');
  await takeExample(bench, 'Harbour Mall (MVF 2)');
  await expect(outcomeOf(bench)).toHaveText(
    'harbour-mall.zip is MVF 2 with 3 floors: nothing wrong was found.',
  );
  await waitForMap(bench);

  const floor = floorOf(bench);
  const names = await floor.locator('option').allTextContents();
  expect(names.length).toBeGreaterThan(1);
  await floor.selectOption({ index: 0 });
  const report = bench.getByRole('region', { name: 'Upgrade from version 2 to 3' });
  await expect(report).toContainText('In the result');
  await expect(report).toContainText('Ids got the prefixes of version 3');

  const downloads = bench.getByRole('region', { name: 'Downloads' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    downloads.getByRole('button', { name: `GeoJSON of ${names[0]!}` }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^harbour-mall-f_.*\.geojson$/);
  const geojson = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
    features: unknown[];
  };
  expect(geojson.features.length).toBeGreaterThan(10);
  await expect(downloads.getByRole('status')).toContainText('is in your downloads');
});

sharedPageTest('links a finding to its rule and its position on the map', async ({ page }) => {
  const bench = await openWorkbench(page);
  await takeExample(bench, 'A room like a bow tie');
  await expect(outcomeOf(bench)).toContainText('is MVF 3 with 3 floors: 1 error');
  const errors = bench.getByRole('region', { name: 'Errors' });
  const finding = errors.getByRole('listitem').filter({ hasText: 'self-intersection' });
  await expect(finding).toContainText('geometry/f_ground.geojson');
  await expect(finding.getByRole('link', { name: 'Rule self-intersection' })).toHaveAttribute(
    'href',
    /\/docs\/mvf\/v3\/specification\/[a-z-]+#self-intersection$/,
  );
  await waitForMap(bench);
  // By keyboard: to the map, and back to the finding.
  const show = finding.getByRole('button', { name: 'Show on the map' });
  await show.press('Enter');
  await expect(bench).toContainText('Shown: g_g-shop on Ground floor (self-intersection).');
  await expect(floorOf(bench)).toHaveValue('f_ground');
  await bench.getByRole('button', { name: 'Back to the finding' }).press('Enter');
  await expect(show).toBeFocused();

  await bench.getByRole('radio', { name: /^Notes/ }).check();
  await expect(bench.getByText('0 findings, 0 listed.')).toBeVisible();
  await bench.getByRole('radio', { name: /^All/ }).check();
  await bench.getByLabel('File, code or text').fill('SELF-INTER');
  await expect(bench.getByText('1 finding, 1 listed.')).toBeVisible();
});

sharedPageTest('lists findings of a bundle that cannot be drawn', async ({ page }) => {
  const bench = await openWorkbench(page);
  await takeExample(bench, 'No floors');
  await expect(bench).toContainText('There is no floor that can be read');
  const errors = bench.getByRole('region', { name: 'Errors' });
  await expect(errors.getByRole('link', { name: 'Rule missing-file' })).toBeVisible();
  await expect(bench.getByRole('button', { name: 'Show on the map' })).toHaveCount(0);
});

sharedPageTest('rejects hostile files with advice', async ({ page }) => {
  const bench = await openWorkbench(page);
  for (const [example, code, advice] of [
    ['A thousand zeros for every byte', 'limit-exceeded', 'more than a browser tab should give'],
    ['A path that climbs out of the bundle', 'unsafe-path', 'Do not unpack this file'],
    ['A zip cut off in the middle', 'damaged-zip', 'Download or export the file again'],
  ] as const) {
    await takeExample(bench, example);
    await expect(bench).toContainText(`${code} `);
    await expect(bench).toContainText(advice);
    await expect(bench.getByRole('link', { name: 'The rule that it breaks' })).toHaveAttribute(
      'href',
      new RegExp(`#${code}$`),
    );
  }
  await bench.locator('input[type=file]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Not a venue.'),
  });
  await expect(outcomeOf(bench)).toHaveText('notes.txt was not opened.');
  await expect(bench).toContainText('Choose the zip of an MVF bundle or of an IMDF archive');
});

sharedPageTest(
  'opens files of one venue together, and archives one at a time',
  async ({ page }) => {
    const bench = await openWorkbench(page);
    const choose = bench.locator('input[type=file]');
    const level = JSON.stringify(toGeoJSON(tinyVenue(), { floorId: 'f_ground' }));
    const file = (name: string) => ({
      name,
      mimeType: 'application/geo+json',
      buffer: Buffer.from(level),
    });
    await choose.setInputFiles([file('level-0.geojson'), file('level-1.geojson')]);
    await expect(outcomeOf(bench)).toContainText('Venue of 2 files is GeoJSON with 2 floors');
    await choose.setInputFiles([file('one.zip'), file('two.zip')]);
    await expect(bench).toContainText('found 2 archives among 2 files');
  },
);

sharedPageTest('converts dropped GeoJSON to a venue, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const bench = await openWorkbench(page);
  const ring = [
    [13.4, 52.5],
    [13.4003, 52.5],
    [13.4003, 52.5002],
    [13.4, 52.5002],
    [13.4, 52.5],
  ];
  const feature = {
    type: 'Feature',
    properties: { kind: 'room', name: 'Hall' },
    geometry: { type: 'Polygon', coordinates: [ring] },
  };
  const text = JSON.stringify({ type: 'FeatureCollection', features: [feature] });
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'hall.geojson'));
    return transfer;
  }, text);
  await bench.locator('> div').first().dispatchEvent('drop', { dataTransfer: data });
  await expect(outcomeOf(bench)).toContainText('hall.geojson is GeoJSON with 1 floor');
  await expect(bench.getByRole('region', { name: 'Import as version 3' })).toBeVisible();
  await waitForMap(bench);
  expect(await measureOverflow(page)).toBe(0);
});

test('shows progress of long work and cancels it', async ({ page }) => {
  // The request never completes.
  await page.route('**/venues/kestrel-house/mvf-3.zip*', () => {});
  const bench = await openWorkbench(page);
  await takeExample(bench, 'Kestrel House (MVF 3)');
  await expect(outcomeOf(bench)).toHaveText('Working on kestrel-house.zip.');
  await expect(bench.getByRole('progressbar')).toBeVisible();
  await bench.getByRole('button', { name: 'Cancel' }).click();
  await expect(outcomeOf(bench)).toContainText('kestrel-house.zip: Cancelled.');
  await expect(bench.getByRole('progressbar')).toHaveCount(0);
});
