import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { PlaygroundPage } from '../../playground-page.ts';
import { expect, measureOverflow, open, sharedPageTest, test } from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

const LAB = '/docs/tools/position-lab';
/** A slow walk of a minute to the north-east, somewhere in Berlin. */
const BERLIN = Array.from(
  { length: 61 },
  (_, second) => `${second * 1000},${52.5 + second * 0.000004},${13.4 + second * 0.000004},4`,
);
const BERLIN_CSV = `time,lat,lon,accuracy\n${BERLIN.join('\n')}\n`;

/** Starts the lab and waits until it can read recordings. */
async function start(page: Page): Promise<Locator> {
  await open(page, LAB);
  await page.getByRole('button', { name: 'Start the lab' }).click();
  const tool = page.getByRole('region', { name: 'Position lab' });
  await expect(tool.getByLabel('Open a recording')).toBeAttached({ timeout: 40_000 });
  return tool;
}

async function openText(tool: Locator, name: string, text: string): Promise<void> {
  await tool.getByLabel('Open a recording').setInputFiles({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
}

/** The value of a row of the figures. */
function figure(tool: Locator, name: string): Locator {
  return tool.getByRole('row', { name }).getByRole('cell');
}

sharedPageTest(
  'replays an example, and again after each change of a parameter',
  async ({ page }) => {
    const tool = await start(page);
    await tool.getByRole('combobox', { name: 'Example' }).selectOption('jumps');
    await tool.getByRole('button', { name: 'Use example' }).click();
    await expect(tool.getByText(/was opened: \d+ positions\./)).toBeVisible();
    await expect(figure(tool, 'Discarded by the filter')).toHaveText('0');
    await expect(figure(tool, 'Gaps in the recording')).toHaveText(/^1, up to 4\d\.\d s$/);
    await expect(tool.getByRole('img', { name: /^Accuracy over time: / })).toBeVisible();

    await test.step('plays, pauses and scrubs', async () => {
      const time = tool.getByRole('slider', { name: 'Position in the recording' });
      await tool.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(async () =>
        expect(Number(await time.inputValue())).toBeGreaterThan(400),
      ).toPass();
      await tool.getByRole('button', { name: 'Pause', exact: true }).click();
      await time.fill('60000');
      await expect(tool.locator('dd code')).toHaveText('stale');
      await time.press('Home');
      await expect(tool.locator('dd code')).toHaveText('active');
    });
    await test.step('tunes options and filter', async () => {
      await tool.getByRole('spinbutton', { name: 'Drop above speed (m/s)' }).fill('3');
      await expect(figure(tool, 'Discarded by the filter')).not.toHaveText('0');
      await tool.getByRole('spinbutton', { name: 'Snap to paths within (m)' }).fill('5');
      await expect(figure(tool, 'Snapped to a path')).toHaveText(/^\d+ %$/);
      await tool.getByRole('spinbutton', { name: 'staleAfter (ms)' }).fill('5000');
      await tool.getByText('Code for the Web SDK').click();
      await expect(tool.locator('pre code')).toContainText('staleAfter: 5000');
      await expect(tool.locator('pre code')).not.toContainText('uncertainAbove');
      await tool.getByText('Chart as a table').click();
      await expect(tool.getByRole('columnheader', { name: 'Distance (m)' })).toBeVisible();
    });
    await test.step('exports the track', async () => {
      const downloading = page.waitForEvent('download');
      await tool.getByRole('button', { name: 'Save GeoJSON' }).click();
      const file = readFileSync(await (await downloading).path(), 'utf8');
      const { features } = JSON.parse(file) as { features: { properties: { floorId: string } }[] };
      expect(new Set(features.map(({ properties }) => properties.floorId)).size).toBeGreaterThan(1);
    });
    expect(await findAxeViolations(page)).toEqual([]);

    const link = tool.getByRole('link', { name: 'Open in the playground' });
    const playground = new PlaygroundPage(page);
    await playground.open((await link.getAttribute('href')) ?? '');
    await playground.waitForEditor();
    expect(await playground.code()).toContain('MAX_METRES_PER_SECOND = 3');
  },
);

sharedPageTest(
  'moves a recording from elsewhere, and keeps it when a file is broken',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const tool = await start(page);
    await openText(tool, 'berlin.csv', BERLIN_CSV);
    await expect(tool.getByText('berlin.csv was opened: 61 positions.')).toBeVisible();
    await expect(tool.getByText(/The recording was made .* km from this venue\./)).toBeVisible();
    await expect(figure(tool, 'Time in the state active')).toHaveText('0 %');
    await tool.getByRole('button', { name: 'Place here' }).click();
    await expect(figure(tool, 'Time in the state active')).toHaveText('100 %');
    await tool.getByRole('button', { name: 'Place by two points' }).press('Enter');
    const center = tool.getByRole('button', { name: 'Use the map’s centre' });
    await center.press('Enter');
    await tool.locator('[aria-roledescription]').press('ArrowRight');
    await center.press('Enter');
    await expect(tool.getByRole('spinbutton', { name: 'Rotation (°)' })).toBeVisible();

    for (const [name, text, message] of [
      ['broken.gpx', '<gpx>\n<trk>', 'Line 2: expected </trk>, opened in line 2'],
      ['photo.jpg', 'JFIF\u0000\u0001', 'photo.jpg is not a text file.'],
      ['notes.txt', 'Buy milk', 'The file is not a recording'],
    ] as const) {
      await openText(tool, name, text);
      await expect(tool.getByRole('alert')).toContainText(message);
      await expect(tool.getByText('berlin.csv', { exact: true })).toBeVisible();
      await expect(figure(tool, 'Accepted positions')).toHaveText('61 of 61');
    }
    expect(await measureOverflow(page)).toBe(0);
  },
);

sharedPageTest(
  'reads pasted text without times, unknown columns and thousands of positions',
  async ({ page }) => {
    const tool = await start(page);
    await test.step('a route without times', async () => {
      await tool.getByText('Paste text').click();
      const text = '<gpx><rte><rtept lat="1" lon="2"/><rtept lat="1" lon="2.00001"/></rte></gpx>';
      await tool.getByRole('textbox', { name: 'Text of a recording' }).fill(text);
      await tool.getByRole('button', { name: 'Read text' }).click();
      await expect(tool.getByText('The file has no times.')).toBeVisible();
      await expect(tool.getByText('0.0 s of 1.0 s')).toBeVisible();
    });
    await test.step('a CSV file whose columns the reader chooses', async () => {
      await openText(tool, 'odd.csv', BERLIN_CSV.replace('lat,lon', 'breite,laenge'));
      await expect(tool.getByText('No column for the latitude was found.')).toBeVisible();
      await tool.getByRole('combobox', { name: 'Latitude' }).selectOption('breite');
      await tool.getByRole('combobox', { name: 'Longitude' }).selectOption('laenge');
      await expect(figure(tool, 'Accepted positions')).toHaveText('61 of 61');
    });
    await test.step('five thousand positions', async () => {
      const rows = Array.from({ length: 5000 }, (_, row) => `${row * 1000},52.5,13.4,${row % 40}`);
      await openText(tool, 'long.csv', `time,lat,lon,accuracy\n${rows.join('\n')}`);
      await expect(figure(tool, 'Accepted positions')).toHaveText('5000 of 5000');
    });
  },
);

test('replays without WebGL, and says why there is no map', async ({ page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      type: string,
      ...rest: unknown[]
    ) {
      return type.startsWith('webgl') ? null : Reflect.apply(original, this, [type, ...rest]);
    } as typeof original;
  });
  const tool = await start(page);
  await expect(tool.getByRole('alert')).toContainText('This browser cannot draw maps');
  await tool.getByRole('button', { name: 'Use example' }).click();
  await expect(figure(tool, 'Accepted positions')).toHaveText(/^(\d+) of \1$/);
  await expect(tool.getByRole('img', { name: /^Floor over time: / })).toBeVisible();
});
