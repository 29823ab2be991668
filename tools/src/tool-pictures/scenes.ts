import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { loadBrand } from '../../../load-brand.ts';
import { ROOT } from '../shared/repo.ts';

export type Scene = {
  readonly path: string;
  /** Label of the button that starts the tool. */
  readonly start: string;
  /** Work that shows what the tool is for. */
  readonly prepare: (page: Page) => Promise<void>;
};

const SAMPLES = join(ROOT, 'examples/web-sdk/6.0');

/** By the names of `PICTURED_TOOLS`. */
export const SCENES: Readonly<Record<string, Scene>> = {
  'blue-dot-location-generator': {
    path: '/docs/tools/blue-dot-location-generator',
    start: 'Start the generator',
    prepare: async (page) => {
      await openFile(page, 'Open walk file', 'blue-dot-walk-file/walk.json');
      await page.getByRole('slider', { name: 'Position in the walk' }).fill('20000');
      await showGroup(page, 'Play the walk');
    },
  },
  'flyover-generator': {
    path: '/docs/tools/flyover-generator',
    start: 'Start the generator',
    prepare: async (page) => {
      await openFile(page, 'Open flyover file', 'flyover-file/flyover.json');
      await page.getByRole('slider', { name: 'Position in the flyover' }).fill('6000');
      await showGroup(page, 'Play the flyover');
    },
  },
  'gis-exporter': {
    path: '/docs/tools/gis-exporter',
    start: 'Start the exporter',
    prepare: async (page) => {
      await page.getByRole('checkbox', { name: /^Rooms/ }).waitFor();
      await showGroup(page, 'Layers');
    },
  },
  'model-mapper': {
    path: '/docs/tools/3d-model-mapper',
    start: 'Start the mapper',
    prepare: async (page) => {
      await openFile(page, 'Import JSON', '3d-models-mapper/placements.json');
      const list = page.getByRole('region', { name: 'Placements' });
      await list.getByRole('button').nth(2).click();
      await list.evaluate((group) => group.scrollIntoView());
    },
  },
  'position-lab': {
    path: '/docs/tools/position-lab',
    start: 'Start the lab',
    prepare: async (page) => {
      await page.getByRole('combobox', { name: 'Example' }).selectOption('jumps');
      await page.getByRole('button', { name: 'Use example' }).click();
      await page.getByText(/ was opened/).waitFor();
      await page.getByRole('slider', { name: 'Position in the recording' }).fill('22000');
      await showGroup(page, 'Play the recording');
    },
  },
  'print-map-styler': {
    path: '/docs/tools/print-map-styler',
    start: 'Start the styler',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Title' }).fill('{venue}');
      await page.locator('section[aria-label="Preview"] img').waitFor();
      await showGroup(page, 'Paper');
    },
  },
  'style-studio': {
    path: `/docs/tools/${loadBrand().slug}-studio`,
    start: 'Start the studio',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Atrium', exact: true }).click();
      const entry = page.getByRole('region', { name: 'Entry Atrium' });
      await entry.getByRole('textbox', { name: 'Colour', exact: true }).fill('#f3c17a');
      await page.getByRole('region', { name: 'Entries' }).evaluate((list) => list.scrollIntoView());
    },
  },
  workbench: {
    path: '/docs/mvf/v3/getting-started',
    start: 'Start with example',
    prepare: async (page) => {
      await page.getByText('Open another venue').click();
      await page.getByLabel('Or try an example').selectOption({ label: 'A room like a bow tie' });
      await page.getByRole('button', { name: 'Open example' }).click();
      await page.getByRole('button', { name: 'Show on map' }).click();
      await page.getByRole('group', { name: 'Outcome' }).evaluate((part) => part.scrollIntoView());
    },
  },
};

/** Opens a file of a sample once the tool is ready for it. */
async function openFile(page: Page, label: string, file: string): Promise<void> {
  await page.getByLabel(label).setInputFiles(join(SAMPLES, file), { timeout: 60_000 });
  await page.getByText(/ was opened\./).waitFor();
}

/** Scrolls the panel so that it begins with a group. */
async function showGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name }).evaluate((group) => group.scrollIntoView());
}
