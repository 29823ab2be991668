import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { brand } from '../../../brand.ts';
import { expect, measureOverflow, open, sharedPageTest as test } from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';

const PATH = '/docs/tools/code-upgrade';

function readSample(path: string): string {
  const file = join(import.meta.dirname, '../../../examples', path);
  return readFileSync(file, 'utf8').replaceAll('@brand/', `@${brand.slug}/`);
}

async function openTool(page: Page): Promise<Locator> {
  await open(page, PATH);
  return page.getByRole('form', { name: 'Code upgrade' });
}

async function upgrade(tool: Locator, code: string): Promise<void> {
  await tool.getByLabel('Code of the old version').fill(code);
  await tool.getByRole('button', { name: 'Upgrade' }).click();
}

test('upgrades pasted code, with the old code beside the new', async ({ page }) => {
  const tool = await openTool(page);
  await upgrade(tool, readSample('web-sdk/5.0/first-map/main.ts'));
  await expect(tool.getByRole('status')).toContainText('The result compiles with 6.0.', {
    timeout: 60_000,
  });
  await expect(tool.getByRole('status')).toContainText('from Web SDK 5.0');
  const comparison = tool.getByRole('group', { name: 'The old code and the new code' });
  await expect(comparison.locator('del').first()).toContainText('VIEW_EVENT');
  await expect(comparison.locator('ins').first()).toContainText('import { loadVenue, showVenue }');
  expect(await findAxeViolations(page)).toEqual([]);
});

test('lists places to check, which lead to the migration guide', async ({ page }) => {
  const tool = await openTool(page);
  await upgrade(tool, readSample('web-sdk/5.0/wayfinding-stops/main.ts'));
  const places = tool.getByRole('region', { name: 'Places to check' });
  await expect(places.getByRole('listitem').first()).toContainText('one route with stops', {
    timeout: 60_000,
  });
  await places.getByRole('link', { name: 'Migration guide' }).first().click();
  await expect(page).toHaveURL(/\/web-sdk\/migration-guide#ways$/);
});

test('detects React Native, and saves the new file', async ({ page }) => {
  const tool = await openTool(page);
  const code = readSample('react-native-sdk/5.0/migration-guide/App.tsx');
  await tool.locator('input[type=file]').setInputFiles({
    name: 'Map.tsx',
    mimeType: 'text/plain',
    buffer: Buffer.from(code),
  });
  await tool.getByRole('button', { name: 'Upgrade' }).click();
  await expect(tool.getByRole('status')).toContainText('from React Native SDK 5.0', {
    timeout: 60_000,
  });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tool.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Map.tsx');
  expect(readFileSync(await download.path(), 'utf8')).toContain('<MapView');
});

test('says what to do without code, without the SDK, and with syntax errors', async ({ page }) => {
  const tool = await openTool(page);
  await tool.getByRole('button', { name: 'Upgrade' }).click();
  await expect(tool.getByRole('alert')).toHaveText('Paste code or choose a file first.');
  await upgrade(tool, 'export const answer = 42;\n');
  await expect(tool.getByRole('status')).toContainText('does not use Web SDK 5.0', {
    timeout: 60_000,
  });
  await upgrade(tool, 'const broken = ;\n');
  await expect(tool.getByRole('status')).toContainText('The code has syntax errors');
  await expect(tool.getByRole('listitem')).toContainText('Line 1: Expression expected.');
  await expect(tool.getByLabel('Code of the old version')).toHaveValue('const broken = ;\n');
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const tool = await openTool(page);
  await upgrade(tool, readSample('web-sdk/4.0/labels/main.ts'));
  await expect(tool.getByRole('status')).toContainText('from Web SDK 4.0', { timeout: 60_000 });
  expect(await measureOverflow(page)).toBe(0);
});
