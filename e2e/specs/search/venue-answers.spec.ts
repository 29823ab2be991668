import type { Page } from '@playwright/test';
import { expect, measureOverflow, test } from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';
import {
  askAssistant,
  dialog,
  enterAskAi,
  newestExchange as newest,
  openDialog,
} from './search-page.ts';

/** The page behind the dialog, which other tests check. */
const BEHIND = '#__docusaurus';
const ROUTE = 'How do I get from Security to the Aurora Lounge without stairs?';
const SENTENCE =
  /From Security to Aurora Lounge: \d+ m, .+ on foot\. Take .+ from Departures to Lounges\. The route is step-free\./;

function mapButton(page: Page) {
  return newest(page).getByRole('button', { name: 'Show on the map' });
}

function liveMap(page: Page) {
  return newest(page).getByRole('region', { name: 'Live map' });
}

async function ask(page: Page, question: string): Promise<void> {
  await openDialog(page);
  await enterAskAi(page, question);
}

test('answers a question about a venue and draws the route on its map', async ({ page }) => {
  await ask(page, ROUTE);
  await expect(newest(page)).toContainText(SENTENCE);
  await expect(newest(page)).toContainText('Measured in the bundle of the demo venue');
  await expect(dialog(page).locator('canvas')).toHaveCount(0);

  await mapButton(page).click();
  await expect(liveMap(page)).toContainText(
    'The map shows the route from Security to Aurora Lounge. Floors: Departures, Lounges.',
    { timeout: 50_000 },
  );
  await expect(liveMap(page).locator('canvas').first()).toBeVisible();
  await expect(liveMap(page).getByRole('combobox', { name: 'Floor' })).toContainText('Departures');
  await expect(
    liveMap(page).locator('[aria-label="Start"], [title="Start"]').first(),
  ).toBeVisible();
  expect(await findAxeViolations(page, { except: BEHIND })).toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await findAxeViolations(page, { rules: 'colours', except: BEHIND })).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(liveMap(page)).toHaveCount(0);
  await expect(mapButton(page)).toBeFocused();
});

test('asks which venue is meant and remembers the choice', async ({ page }) => {
  await ask(page, 'Where are the toilets?');
  const choices = newest(page).getByRole('list', { name: 'Choices' });
  await expect(choices.getByRole('button')).toHaveText([
    'Harbour Mall',
    'Northwind International, Terminal 1',
    'Kestrel House',
    'St. Brigid Hospital',
    'Alder University, Lakeside Campus',
  ]);
  await choices.getByRole('button', { name: 'Kestrel House' }).click();
  await expect(newest(page)).toContainText('Toilets: 8 in the venue');

  await askAssistant(page, 'How many lifts are there?');
  await expect(newest(page)).toContainText('2 matches for “lifts”: Lift and Service lift');
});

test('reports an unknown place, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await ask(page, 'Where is the nearest lift to gate B12?');
  await expect(newest(page)).toContainText('has no place called “gate B12”. Similar names: Gate B');
  await expect(mapButton(page)).toHaveCount(0);
  await newest(page).getByRole('button', { name: 'Where is the nearest lift to Gate B1?' }).click();
  await expect(newest(page)).toContainText('From Gate B1 to Lift');
  await mapButton(page).click();
  await expect(liveMap(page)).toContainText('The map shows the route', { timeout: 50_000 });
  expect(await measureOverflow(page)).toBe(0);
  const width = await liveMap(page).evaluate(
    (element) => element.scrollWidth - element.clientWidth,
  );
  expect(width).toBe(0);
});

test('leaves questions about the documentation to its pages', async ({ page }) => {
  await ask(page, 'How do I find a route between two places?');
  await expect(newest(page)).toContainText('Quoted from the documentation');
  await expect(mapButton(page)).toHaveCount(0);
});

test('says why there is no map without WebGL, and keeps the answer', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await ask(page, ROUTE);
  await mapButton(page).click();
  await expect(liveMap(page).getByRole('alert')).toContainText('WebGL 2 is turned off or missing', {
    timeout: 30_000,
  });
  await expect(newest(page)).toContainText(SENTENCE);
});
