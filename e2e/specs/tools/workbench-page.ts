import { expect, type Locator, type Page } from '@playwright/test';
import { open } from '../../test.ts';

/** A page that has the workbench. */
export const WORKBENCH_PAGE = '/docs/mvf/v3/getting-started';

/** Opens the page of the workbench. */
export async function openWorkbench(page: Page): Promise<Locator> {
  await open(page, WORKBENCH_PAGE);
  return page.getByRole('region', { name: 'Venue workbench' });
}

/** Takes an example of the list. */
export async function takeExample(bench: Locator, name: string): Promise<void> {
  await bench.getByLabel('Or try an example').selectOption({ label: name });
  await bench.getByRole('button', { name: 'Open the example' }).click();
}

/** The sentence that says what came of it. */
export function outcomeOf(bench: Locator): Locator {
  return bench.getByRole('status').first();
}

/** The choice of the floor that is shown. */
export function floorOf(bench: Locator): Locator {
  return bench.getByRole('combobox', { name: 'Floor', exact: true });
}

/** Waits for the map, which takes the place of what is said before. */
export async function waitForMap(bench: Locator): Promise<void> {
  await expect(bench.getByText('Drawing the map')).toBeHidden();
  await expect(bench.locator('canvas')).toBeVisible();
}
