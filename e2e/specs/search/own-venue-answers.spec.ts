import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import type { Page } from '@playwright/test';
import { expect, measureOverflow, open, test } from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';
import {
  askAssistant,
  button,
  dialog,
  enterAskAi,
  newestExchange as newest,
  openDialog,
} from './search-page.ts';

const BEHIND = '#__docusaurus';
const ROUTE = 'How do I get from Information to Café Morgen upstairs without stairs?';
const ORIGIN = 'Found in your browser, in Tiny house. The assistant did not receive your question.';

test('answers questions about the venue of the reader in the browser', async ({ page }) => {
  const sent = watchAssistant(page);
  await storeOwnVenue(page);
  await openDialog(page);
  await enterAskAi(page, ROUTE);
  await expect(newest(page)).toContainText(
    /From Information to Café Morgen upstairs: \d+ m, .+ The route is step-free\./,
  );
  await expect(newest(page)).toContainText(ORIGIN);
  await expect(newest(page).getByRole('button', { name: 'Like', exact: true })).toHaveCount(0);
  await newest(page).getByRole('button', { name: 'Show on the map' }).click();
  const map = newest(page).getByRole('region', { name: 'Live map' });
  await expect(map).toContainText(
    'The map shows the route from Information to Café Morgen upstairs.',
    { timeout: 50_000 },
  );
  await expect(map.locator('canvas').first()).toBeVisible();
  expect(await findAxeViolations(page, { except: BEHIND })).toEqual([]);

  await askAssistant(page, 'How many floors are there?');
  await expect(newest(page)).toContainText('has 3 floors');
  expect(sent).toEqual([]);

  // The service receives nothing of the conversation about the venue.
  await askAssistant(page, 'How do I add a marker?');
  await expect(newest(page)).toContainText('Quoted from the documentation');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('How do I add a marker?');
  expect(sent[0]).not.toMatch(/Morgen|floors are there|Tiny house/);

  await dialog(page).getByRole('button', { name: 'Start a new conversation' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Ask about Tiny house' })).toBeVisible();
  const route = dialog(page).getByRole('button', { name: /^How do I get from .+ to / });
  await route.click();
  await expect(newest(page)).toContainText(ORIGIN);
  expect(sent).toHaveLength(1);
});

test('keeps a conversation about a venue that the reader removed', async ({ page }) => {
  await storeOwnVenue(page);
  await openDialog(page);
  await enterAskAi(page, ROUTE);
  await expect(newest(page)).toContainText(ORIGIN);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the demo venues' }).click();

  await button(page).click();
  await dialog(page).getByRole('row').getByText(ROUTE).click();
  await expect(newest(page)).toContainText('From Information to Café Morgen upstairs');
  await expect(newest(page)).toContainText('There is no map, because your browser no longer has');
  await expect(newest(page).getByRole('button', { name: 'Show on the map' })).toHaveCount(0);
});

test('says why a venue cannot be asked, and still answers from the pages', async ({ page }) => {
  const sent = watchAssistant(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    localStorage.setItem('own-venue', JSON.stringify({ id: 'gone', name: 'Gone house' })),
  );
  await openDialog(page);
  await enterAskAi(page, 'Where is the nearest lift to Room 12?');
  await expect(newest(page)).toContainText(
    'The browser no longer has the bundle of Gone house. Open it in the workbench again',
  );
  await expect(newest(page).getByRole('button', { name: 'Ask again' })).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);
  expect(sent).toEqual([]);

  await askAssistant(page, 'How do I add a marker?');
  await expect(newest(page)).toContainText('Quoted from the documentation');
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toContain('Room 12');
});

/** The bodies of requests to the assistant. */
function watchAssistant(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname === '/assistant')
      sent.push(request.postData() ?? '');
  });
  return sent;
}

/** Stores a venue as the workbench does. */
async function storeOwnVenue(page: Page): Promise<void> {
  await open(page, '/docs/overview');
  await page.evaluate(
    async (base64) => {
      const bundle = new Blob([Uint8Array.from(atob(base64), (it) => it.charCodeAt(0))]);
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('own-venue', 1);
        request.addEventListener('upgradeneeded', () =>
          request.result.createObjectStore('bundles'),
        );
        request.addEventListener('error', () => reject(request.error as Error));
        request.addEventListener('success', () => {
          const transaction = request.result.transaction('bundles', 'readwrite');
          transaction.objectStore('bundles').put(bundle, 'own');
          transaction.addEventListener('complete', () => {
            request.result.close();
            resolve();
          });
        });
      });
      localStorage.setItem('own-venue', JSON.stringify({ id: 'own', name: 'Tiny house' }));
    },
    Buffer.from(writeBundle(tinyVenue())).toString('base64'),
  );
}
