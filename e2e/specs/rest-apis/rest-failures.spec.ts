import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../../test.ts';

const PAGE = '/docs/rest-apis/mvf-export';
const TOKEN = '**/rest/v1/token';

async function openTokenForm(page: Page): Promise<Locator> {
  await open(page, PAGE);
  const request = page.locator('#try-createToken');
  await request.getByRole('button', { name: 'Try it' }).click();
  await expect(request.getByRole('form', { name: 'Request: ' })).toBeVisible();
  return request;
}

function sendButton(request: Locator): Locator {
  return request.getByRole('button', { name: 'Send', exact: true });
}

test('cancels a request', async ({ page }) => {
  const request = await openTokenForm(page);
  // Never answered.
  await page.route(TOKEN, () => undefined);
  await sendButton(request).click();
  await expect(request.getByText('Sending …')).toBeVisible();
  await request.getByRole('button', { name: 'Cancel' }).click();
  await expect(request.getByRole('status')).toHaveText(
    'The request was cancelled. The service may already have processed it.',
  );
  await page.unroute(TOKEN);
  await sendButton(request).click();
  await expect(request.getByText('200 OK')).toBeVisible();
});

test('requests nothing of the service before the reader asks', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => void urls.push(request.url()));
  await openTokenForm(page);
  expect(urls.filter((url) => url.includes('/rest/'))).toEqual([]);
});

test.describe('when no answer arrives', () => {
  test.use({ expectedPageErrors: /Failed to load resource/ });

  test('says that the service cannot be reached', async ({ page }) => {
    const request = await openTokenForm(page);
    await page.route(TOKEN, (route) => route.abort('connectionrefused'));
    await sendButton(request).click();
    await expect(request.getByRole('status')).toContainText('No response arrived.');
  });

  test('says that the device is offline', async ({ page, context }) => {
    const request = await openTokenForm(page);
    await context.setOffline(true);
    await sendButton(request).click();
    await expect(request.getByRole('status')).toContainText('this device is offline');
    await context.setOffline(false);
  });

  test('says that the form could not be loaded, and loads it on the next try', async ({ page }) => {
    await open(page, PAGE);
    const request = page.locator('#try-createToken');
    const scripts = '**/assets/js/*';
    await page.route(scripts, (route) => route.abort());
    await request.getByRole('button', { name: 'Try it' }).click();
    await expect(request.getByText('The form could not be loaded.')).toBeVisible();
    await page.unroute(scripts);
    await request.getByRole('button', { name: 'Try it' }).click();
    await expect(request.getByRole('form', { name: 'Request: ' })).toBeVisible();
  });
});

test.describe('with too many requests', () => {
  test.use({ expectedPageErrors: /status of 429/ });

  test('says when to send again', async ({ page }) => {
    const request = await openTokenForm(page);
    await page.route(TOKEN, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '10' },
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'rate-limited', detail: 'The limit is reached.' }),
      }),
    );
    await sendButton(request).click();
    await expect(request.getByRole('status')).toContainText(
      /The limit is reached\. You can send again at \d\d:\d\d:\d\d, in 10 seconds\./,
    );
  });
});

test.describe('with a file as answer', () => {
  test('saves the file', async ({ page }) => {
    const request = await openTokenForm(page);
    await page.route(TOKEN, (route) =>
      route.fulfill({ contentType: 'application/zip', body: Buffer.from([80, 75, 3, 4]) }),
    );
    await sendButton(request).click();
    await expect(
      request.getByText('The response is a file of type application/zip.'),
    ).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      request.getByRole('button', { name: 'Save file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('answer.zip');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('can be read: operations, fields, code and problems', async ({ page }) => {
    await page.goto(`${PAGE}#operation-exportMvf`);
    await expect(page.getByRole('heading', { name: 'Export a bundle' })).toBeInViewport();
    const text = page.locator('#operation-exportMvf ~ div');
    await expect(text.getByRole('list', { name: 'Path parameters' })).toContainText('venueId');
    await expect(text.getByRole('link', { name: 'MvfExport' })).toHaveAttribute(
      'href',
      '#object-MvfExport',
    );
    await expect(page.getByRole('list').filter({ hasText: 'sha256' }).first()).toBeVisible();
    const request = page.locator('#try-exportMvf');
    await expect(request).toContainText('curl https://');
    await expect(request.getByRole('button', { name: 'Try it' })).toBeHidden();
    await text.getByRole('link', { name: 'token-missing' }).click();
    await expect(page.locator('#problem-token-missing')).toBeInViewport();
  });
});
