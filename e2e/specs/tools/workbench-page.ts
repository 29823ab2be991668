import { expect, type Locator, type Page } from '@playwright/test';
import { open } from '../../test.ts';

/** A page with the workbench. */
export const WORKBENCH_PAGE = '/docs/mvf/v3/getting-started';

export async function openWorkbench(page: Page): Promise<Locator> {
  await open(page, WORKBENCH_PAGE);
  return page.getByRole('region', { name: 'Venue workbench' });
}

/** Opens an example from the list. */
export async function takeExample(bench: Locator, name: string): Promise<void> {
  await bench.getByLabel('Or try an example').selectOption({ label: name });
  await bench.getByRole('button', { name: 'Open example' }).click();
}

/** The summary of the outcome. */
export function outcomeOf(bench: Locator): Locator {
  return bench.getByRole('group', { name: 'Outcome' }).getByRole('status').first();
}

/** The floor selector. */
export function floorOf(bench: Locator): Locator {
  return bench.getByRole('combobox', { name: 'Floor', exact: true });
}

/** Waits for the map, which replaces the progress message. */
export async function waitForMap(bench: Locator): Promise<void> {
  await expect(bench.getByText('Drawing the map')).toBeHidden();
  await expect(bench.locator('canvas')).toBeVisible();
}
