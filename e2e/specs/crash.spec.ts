import type { Page } from '@playwright/test';
import { expect, saveData, test } from '../test.ts';

test.use({
  expectedComplaints: /outer|inner cause|Minified React error|error boundary|ErrorBoundary/i,
});

/** Makes the content of one page throw while it renders, as a broken component would. */
async function breakPage(page: Page): Promise<void> {
  await saveData(page);
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const broken = code.replace(
      /"What this page covers"(?=\}\))/,
      '(()=>{if(globalThis.isMended)return"Mended";throw new Error("outer",{cause:new Error("inner cause")})})()',
    );
    await route.fulfill({ response, body: broken });
  });
}

test('S2.60 S2.61 S2.62 S8.10 a page that crashes says so, with the chain of messages', async ({
  page,
}) => {
  await breakPage(page);
  await page.goto('/web-sdk/markers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^This page crashed\.?$/);
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByText('outer')).toBeVisible();
  await expect(page.getByText('inner cause')).toBeVisible();
});

test('S4.26 Try again brings the page back', async ({ page }) => {
  await breakPage(page);
  await page.goto('/web-sdk/markers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^This page crashed\.?$/);
  await page.evaluate(() => ((globalThis as { isMended?: boolean }).isMended = true));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markers');
  await expect(page).toHaveTitle(/^Markers/);
});
