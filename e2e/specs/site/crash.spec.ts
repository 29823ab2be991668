import type { Page } from '@playwright/test';
import { expect, saveData, test } from '../../test.ts';

test.use({
  expectedPageErrors:
    /outer|inner cause|Minified React error|error boundary|default export|no-such-sidebar|navbar item/i,
});

/** Makes the content of one page throw during render, as a broken component would. */
async function breakPage(page: Page): Promise<void> {
  await saveData(page);
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const broken = code.replace(
      /"Where next"(?=\}\))/,
      '(()=>{if(globalThis.isMended)return"Mended";throw new Error("outer",{cause:new Error("inner cause")})})()',
    );
    await route.fulfill({ response, body: broken });
  });
}

test('shows the chain of messages when a page crashes [S2.60 S2.61 S2.62 S8.10]', async ({
  page,
}) => {
  await breakPage(page);
  await page.goto('/web-sdk/markers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^This page crashed\.?$/);
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByText('outer')).toBeVisible();
  await expect(page.getByText('inner cause')).toBeVisible();
});

test('restores the page on Try again [S4.26]', async ({ page }) => {
  await breakPage(page);
  await page.goto('/web-sdk/markers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^This page crashed\.?$/);
  await page.evaluate(() => ((globalThis as { isMended?: boolean }).isMended = true));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markers');
  await expect(page).toHaveTitle(/^Markers/);
});

test('names a navbar item that fails to render, with its configuration [S8.12 S8.11]', async ({
  page,
}) => {
  await saveData(page);
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    expect(code).toContain('sidebarId:"docs"');
    await route.fulfill({
      response,
      body: code.replace('sidebarId:"docs"', 'sidebarId:"no-such-sidebar"'),
    });
  });
  await page.goto('/docs/overview');
  await expect(page.getByText('This page crashed')).toBeVisible();
  await expect(page.getByText(/navbar item failed to render/)).toBeVisible();
  await expect(page.getByText(/"sidebarId": "no-such-sidebar"/)).toBeVisible();
});

test('names a page without a default export [S8.02]', async ({ page }) => {
  await saveData(page);
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const isPage = code.includes('"Where next"');
    await route.fulfill({
      response,
      body: isPage ? code.replace(/default:\(\)=>\w+,?/, '') : code,
    });
  });
  await page.goto('/web-sdk/markers');
  await expect(
    page.getByText(/page component at \/web-sdk\/markers doesn't have a default export/),
  ).toBeVisible();
});
