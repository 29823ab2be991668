import { readFileSync } from 'node:fs';
import { readBundle, writeBundle } from '@brand/mvf';
import { toGeoJSON } from '@brand/mvf/convert';
import { tinyVenue } from '@brand/test-kit';
import { expect, measureOverflow, sharedPageTest, test } from '../../test.ts';
import { floorOf, openWorkbench, outcomeOf, takeExample, waitForMap } from './workbench-page.ts';

sharedPageTest('draws, upgrades and downloads a bundle of version 2', async ({ page }) => {
  const bench = await openWorkbench(page);
  await expect(bench).toContainText('Nothing is uploaded');
  await takeExample(bench, 'Harbour Mall (MVF 2)');
  await expect(outcomeOf(bench)).toHaveText(
    'harbour-mall.zip is MVF 2 with 3 floors: no problems found.',
  );
  await waitForMap(bench);

  const floor = floorOf(bench);
  const names = await floor.locator('option').allTextContents();
  expect(names.length).toBeGreaterThan(1);
  await floor.selectOption({ index: 0 });
  const report = bench.getByRole('region', { name: 'Upgrade from version 2 to 3' });
  await expect(report).toContainText('Result: ');
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
  await expect(downloads.getByRole('status')).toContainText('was downloaded');
});

sharedPageTest('links a finding to its rule and its position on the map', async ({ page }) => {
  const bench = await openWorkbench(page);
  await takeExample(bench, 'A room like a bow tie');
  await expect(outcomeOf(bench)).toContainText('is MVF 3 with 3 floors: 1 error');
  const errors = bench.getByRole('region', { name: 'Errors' });
  const rule = errors.getByRole('group').filter({ hasText: 'self-intersection' });
  await expect(rule.getByText('1 ×')).toBeVisible();
  await expect(rule.getByText('Fix:')).toHaveCount(1);
  const finding = rule.getByRole('listitem');
  await expect(finding).toContainText('geometry/f_ground.geojson');
  await expect(rule.getByRole('link', { name: 'Rule self-intersection' })).toHaveAttribute(
    'href',
    /\/docs\/mvf\/v3\/specification\/[a-z-]+#self-intersection$/,
  );
  await waitForMap(bench);
  // By keyboard: to the map, and back to the finding.
  const show = finding.getByRole('button', { name: 'Show on map' });
  await show.press('Enter');
  await expect(bench).toContainText('Shown: g_g-shop on Ground floor (self-intersection).');
  await expect(floorOf(bench)).toHaveValue('f_ground');
  await expect(bench.getByRole('heading', { name: 'Ground floor' })).toBeVisible();
  await expect(bench.getByRole('group', { name: 'Ground floor' })).toBeVisible();
  await bench.getByRole('button', { name: 'Back to finding' }).press('Enter');
  await expect(show).toBeFocused();

  await bench.getByRole('radio', { name: /^Notes/ }).check();
  await expect(bench.getByText('0 findings of 0 rules.')).toBeVisible();
  await bench.getByRole('radio', { name: /^All/ }).check();
  await bench.getByLabel('Filter by file, code or text').fill('SELF-INTER');
  await expect(bench.getByText('1 finding of 1 rule.')).toBeVisible();
});

sharedPageTest('groups many findings by rule, opened by keyboard', async ({ page }) => {
  const venue = tinyVenue();
  const missing = Array.from({ length: 2000 }, (_, index) => `lcat_missing-${index}`);
  venue.locations[0]!.categories = missing;
  venue.locations[0]!.logo = 'javascript:alert(1)';
  const bench = await openWorkbench(page);
  await bench.locator('input[type=file]').setInputFiles({
    name: 'many.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(writeBundle(venue)),
  });
  await expect(outcomeOf(bench)).toContainText('2001 errors');
  await expect(bench.getByText('2001 findings of 2 rules.')).toBeVisible();
  const rules = bench.getByRole('region', { name: 'Errors' }).getByRole('group');
  await expect(rules).toHaveCount(2);
  await expect(rules.first()).toContainText(
    '2000 × unresolved-id An id refers to an object that does not exist.',
  );
  await expect(rules.last()).toContainText('1 × unsafe-url');
  await expect(rules.getByRole('listitem')).toHaveCount(0);

  await rules.first().locator('summary').press('Enter');
  await expect(rules.first().getByText('Fix:')).toHaveCount(1);
  await expect(rules.first().getByRole('listitem')).toHaveCount(25);
  await rules.first().getByRole('button', { name: 'Show more of 100' }).press('Enter');
  await expect(rules.first().getByRole('listitem')).toHaveCount(50);
  await rules.first().locator('summary').press('Enter');
  await expect(rules.first().getByRole('listitem')).toHaveCount(0);
});

sharedPageTest('lists findings of a bundle that cannot be drawn', async ({ page }) => {
  const bench = await openWorkbench(page);
  await takeExample(bench, 'No floors');
  await expect(bench).toContainText('The file has no readable floor');
  const errors = bench.getByRole('region', { name: 'Errors' });
  await expect(errors.getByRole('link', { name: 'Rule missing-file' })).toBeVisible();
  await expect(bench.getByRole('button', { name: 'Show on map' })).toHaveCount(0);
});

sharedPageTest('rejects hostile files with advice', async ({ page }) => {
  const bench = await openWorkbench(page);
  for (const [example, code, advice] of [
    [
      'A thousand zeros for every byte',
      'limit-exceeded',
      'more resources than a browser tab should use',
    ],
    ['A path that climbs out of the bundle', 'unsafe-path', 'Do not unpack this file'],
    ['A zip cut off in the middle', 'damaged-zip', 'Download or export the file again'],
  ] as const) {
    await takeExample(bench, example);
    await expect(bench).toContainText(`${code} `);
    await expect(bench).toContainText(advice);
    await expect(bench.getByRole('link', { name: 'Rule that the file breaks' })).toHaveAttribute(
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
  await expect(bench).toContainText('Choose the zip of an MVF bundle or an IMDF archive');
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

sharedPageTest('generates routing and undoes it', async ({ page }) => {
  const venue = tinyVenue();
  const file = (name: string) => ({
    name,
    mimeType: 'application/zip',
    buffer: Buffer.from(writeBundle({ ...venue, nodes: {} })),
  });
  const bench = await openWorkbench(page);
  await bench.locator('input[type=file]').setInputFiles(file('tiny.zip'));
  await waitForMap(bench);
  const edits = bench.getByRole('region', { name: 'Edits' });
  await expect(edits.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await edits.getByRole('button', { name: 'Generate routing' }).press('Enter');
  await expect(edits.getByText('The routing network was replaced.')).toBeVisible();
  await expect(edits).toContainText('network-generated');
  await expect(outcomeOf(bench)).toContainText('tiny.zip is MVF 3 with 3 floors, edited');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bench.getByRole('button', { name: 'MVF 3, all floors' }).click(),
  ]);
  const bundle = await readBundle(readFileSync(await download.path()));
  expect(bundle.archive.paths).toContain('nodes/f_ground.geojson');
  await edits.getByRole('button', { name: 'Undo' }).click();
  await expect(edits.getByText('The last edit was undone.')).toBeVisible();
  await expect(outcomeOf(bench)).not.toContainText('edited');
});

sharedPageTest('moves a venue to an anchor, and refuses bad coordinates', async ({ page }) => {
  const bench = await openWorkbench(page);
  await takeExample(bench, 'A shape that is nothing');
  await waitForMap(bench);
  const edits = bench.getByRole('region', { name: 'Edits' });
  await edits.getByRole('button', { name: 'Set anchor' }).click();
  const longitude = edits.getByLabel('Longitude');
  expect(Number(await longitude.inputValue())).toBeCloseTo(13.4, 1);
  await longitude.fill('4,3525');
  await longitude.press('Enter');
  await expect(edits.getByRole('alert')).toContainText(
    'Longitude: expected degrees from -180 to 180, with a decimal point, found "4,3525".',
  );
  await expect(longitude).toHaveAttribute('aria-invalid', 'true');
  await longitude.fill('4.3525');
  await edits.getByLabel('Latitude').fill('50.8467');
  await edits.getByLabel('Rotation (degrees clockwise)').fill('12');
  await edits.getByRole('button', { name: 'Move venue' }).click();
  await expect(edits.getByText('The venue was moved.')).toBeVisible();
  await expect(edits).toContainText('moved-venue');
  await waitForMap(bench);
  await edits.getByRole('button', { name: 'Set anchor' }).click();
  await expect(longitude).toHaveValue('4.3525');
});

test.describe('by URL', () => {
  test.use({ expectedPageErrors: /files\.example|net::ERR_FAILED/ });

  test('opens a bundle of another host that allows it', async ({ page }) => {
    await page.route('https://files.example/**', (route) =>
      route.fulfill({
        body: Buffer.from(writeBundle(tinyVenue())),
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    );
    const bench = await openWorkbench(page);
    await bench.getByLabel('Or enter a URL').fill('https://files.example/a/tiny.zip?key=1');
    await bench.getByRole('button', { name: 'Open URL' }).click();
    await expect(outcomeOf(bench)).toContainText('tiny.zip is MVF 3 with 3 floors');
  });

  test('says what to do if the other host does not allow it', async ({ page }) => {
    await page.route('https://files.example/**', (route) =>
      route.fulfill({
        body: 'For another site.',
        headers: { 'Access-Control-Allow-Origin': 'https://other.example' },
      }),
    );
    const bench = await openWorkbench(page);
    const field = bench.getByLabel('Or enter a URL');
    await field.fill('https://files.example/tiny.zip');
    await field.press('Enter');
    await expect(outcomeOf(bench)).toHaveText('tiny.zip was not opened.');
    await expect(bench).toContainText('does not allow other sites to read its files');
    await expect(bench).toContainText('Download the file and open it here.');
    await field.fill('files.example/tiny.zip');
    await field.press('Enter');
    await expect(bench).toContainText('Expected a URL that starts with https://');
  });
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
