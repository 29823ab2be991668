import type { Locator, Page } from '@playwright/test';
import { expect, open, measureOverflow, sharedPageTest as test } from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';

const PAGE = '/docs/rest-apis/mvf-export';

/** The request of an operation: its code and its form. */
function requestOf(page: Page, operationId: string): Locator {
  return page.locator(`#try-${operationId}`);
}

async function openForm(page: Page, operationId: string): Promise<Locator> {
  const request = requestOf(page, operationId);
  await request.getByRole('button', { name: 'Try it' }).click();
  await expect(request.getByRole('form', { name: 'Request: ' })).toBeVisible();
  return request;
}

async function send(request: Locator): Promise<void> {
  await request.getByRole('button', { name: 'Send', exact: true }).click();
}

/** The text of the last answer. */
function answerOf(request: Locator): Locator {
  return request.locator('[data-answer] pre');
}

async function getDemoToken(request: Locator): Promise<void> {
  await request.getByRole('button', { name: 'Get a demo token' }).click();
  await expect(request.getByText('You have a token.')).toBeVisible();
}

test('gets a demo token, and lists venues with it', async ({ page }) => {
  await open(page, PAGE);
  const venues = await openForm(page, 'listVenues');
  await expect(venues.getByText('This request needs a token.')).toBeVisible();
  await getDemoToken(venues);
  await send(venues);
  await expect(venues.getByText('200 OK')).toBeVisible();
  await expect(answerOf(venues)).toContainText('"kestrel-house"');
  await expect(answerOf(venues).locator('.hl-s').first()).toBeVisible();
  await venues.getByText(/^\d+ headers$/).click();
  await expect(venues.getByText('ratelimit', { exact: true })).toBeVisible();
});

test('uses the token of an answer in all other requests', async ({ page }) => {
  await open(page, PAGE);
  const token = await openForm(page, 'createToken');
  await send(token);
  await expect(answerOf(token)).toContainText('"tokenType": "Bearer"');
  const venue = await openForm(page, 'getVenue');
  await expect(venue.getByText('You have a token.')).toBeVisible();
  await send(venue);
  await expect(answerOf(venue)).toContainText('"floors"');
});

const LANGUAGES = {
  curl: 'curl ',
  TypeScript: 'await fetch(',
  Swift: 'URLSession.shared',
  Kotlin: 'OkHttpClient()',
  Python: 'requests.get(',
};

test('shows the request that it sends, in all languages', async ({ page }) => {
  await open(page, PAGE);
  const venues = await openForm(page, 'listVenues');
  const code = venues.getByRole('tabpanel');
  for (const [language, says] of Object.entries(LANGUAGES)) {
    await venues.getByRole('tab', { name: language }).click();
    await expect(code).toContainText(says);
  }
  await expect(code).toContainText("os.environ['TOKEN']");

  await venues.getByRole('textbox', { name: 'limit' }).fill('2');
  await getDemoToken(venues);
  await expect(code).not.toContainText('environ');
  const [request] = await Promise.all([page.waitForRequest(/v1\/venues/), send(venues)]);
  await expect(code).toContainText(`"${request.url()}"`);
  await expect(code).toContainText(`"${request.headers()['authorization']}"`);
});

test(
  'shows the request of each operation in the selected language',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, `${PAGE}#operation-exportMvf`);
    const heading = page.getByRole('heading', { name: 'Export a bundle' });
    const tabs = page.getByRole('tablist', { name: 'Request language' });
    await expect(tabs).toHaveCount(5);
    const curl = tabs.nth(3).getByRole('tab', { name: 'curl' });
    await expect(curl).toHaveAttribute('aria-selected', 'true');
    const before = await heading.boundingBox();
    await curl.focus();
    await page.keyboard.press('ArrowLeft');
    const python = tabs.nth(3).getByRole('tab', { name: 'Python' });
    await expect(python).toBeFocused();
    await expect(python).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('tabpanel', { name: 'Python' }).nth(3);
    await expect(panel).toContainText('/rest/v1/venues/kestrel-house/mvf');
    // The heading stays in place although requests above changed their height.
    expect((await heading.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: 'TypeScript' }).nth(3)).toContainText('fetch(');

    await open(page, '/docs/rest-apis/svg-export');
    await expect(page.getByRole('tabpanel', { name: 'TypeScript' }).first()).toContainText(
      'fetch(',
    );
  },
);

test('says which values are wrong, and sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(request.url()));
  await open(page, '/docs/rest-apis/svg-export');
  const drawing = await openForm(page, 'createSvgJob');
  const venueId = drawing.getByRole('textbox', { name: 'venueId' });
  const body = drawing.getByRole('textbox', { name: 'Body' });
  await venueId.fill('');
  await body.fill('{"floorId": "f_ground", "width": 10}');
  await send(drawing);
  await expect(venueId).toBeFocused();
  await expect(venueId).toHaveAccessibleDescription(
    'Enter a value for venueId. The request requires it.',
  );
  await expect(body).toHaveAccessibleDescription('/width: Expected at least 200, found 10.');
  await venueId.fill('kestrel-house');
  await expect(venueId).toHaveAttribute('aria-invalid', 'false');
  await body.fill('{"floorId"');
  await expect(body).toHaveAccessibleDescription(/^Expected JSON: /);
  expect(sent.filter((url) => url.includes('/rest/v1/'))).toEqual([]);
  await drawing.getByRole('button', { name: 'Reset' }).click();
  await expect(body).toHaveAttribute('aria-invalid', 'false');
  await expect(body).toHaveValue(/"width": 1600/);
});

test('can be filled in and sent with the keyboard', async ({ page }) => {
  await open(page, PAGE);
  const token = requestOf(page, 'createToken');
  await token.getByRole('button', { name: 'Try it' }).focus();
  await page.keyboard.press('Enter');
  await expect(token.getByRole('form', { name: 'Request: ' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(token.getByRole('textbox', { name: 'Body' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(token.getByText('200 OK')).toBeVisible();
});

/** Distance in pixels of an element below the navbar. */
async function belowBar(element: Locator): Promise<number> {
  const bar = await element.page().locator('.navbar').boundingBox();
  const box = await element.boundingBox();
  return (box?.y ?? 0) - Math.max(0, (bar?.y ?? 0) + (bar?.height ?? 0));
}

test('opens the form of an operation from the URL', { tag: '@long' }, async ({ page }) => {
  await open(page, `${PAGE}#try-exportMvf`);
  const request = requestOf(page, 'exportMvf');
  await expect(request.getByRole('form', { name: 'Request: ' })).toBeFocused();
  await expect.poll(() => belowBar(request)).toBeGreaterThanOrEqual(0);
  await page.locator('a[href$="#try-createToken"]').first().click();
  const other = requestOf(page, 'createToken');
  await expect(other.getByRole('form', { name: 'Request: ' })).toBeFocused();
  await expect(other.getByRole('button', { name: 'Send' })).toBeInViewport();
  await expect.poll(() => belowBar(other)).toBeGreaterThanOrEqual(0);
});

test(
  'scrolls from search to an operation, below the navbar',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/search-results?q=export%20a%20bundle');
    await page.locator('main a[href$="mvf-export#operation-exportMvf"]').first().click();
    const heading = page.getByRole('heading', { name: 'Export a bundle' });
    await expect(heading).toBeInViewport();
    await expect.poll(() => belowBar(heading)).toBeGreaterThanOrEqual(0);
  },
);

test('accepts a token of the reader and clears it', { tag: '@long' }, async ({ page }) => {
  await open(page, PAGE);
  const venues = await openForm(page, 'listVenues');
  await venues.getByText('Use your own token').click();
  await venues.getByLabel('Your token').fill('abc.def');
  await page.keyboard.press('Enter');
  const token = venues.getByRole('group', { name: 'Token', exact: true });
  await expect(token).toBeFocused();
  await expect(venues.getByText('You have a token.')).toBeVisible();
  await expect(venues.getByRole('tabpanel')).toContainText('Bearer abc.def');
  await venues.getByRole('button', { name: 'Forget token' }).click();
  await expect(venues.getByRole('tabpanel')).toContainText('Bearer $TOKEN');
  await expect(token).toBeFocused();
});

test.describe('without a token', () => {
  // The browser logs every response with an error status.
  test.use({ expectedPageErrors: /status of 401/ });

  test('says what to do, and links the problem to its row', async ({ page }) => {
    await open(page, PAGE);
    const venues = await openForm(page, 'listVenues');
    await send(venues);
    await expect(venues.getByRole('status').last()).toContainText(
      'The request has no token. Select "Get a demo token" or use your own token, then send the request again.',
    );
    await expect(answerOf(venues)).toContainText('"code": "token-missing"');
    await venues.getByRole('link', { name: 'About this problem' }).click();
    await expect(page.locator('#problem-token-missing')).toBeInViewport();
  });
});

test('links an answer to its fields', { tag: '@long' }, async ({ page }) => {
  await open(page, `${PAGE}#operation-getVenue`);
  const answers = page
    .locator('#operation-getVenue ~ div')
    .getByRole('list', { name: 'Responses' });
  await answers.getByRole('link', { name: 'Venue', exact: true }).click();
  await expect(page.locator('#object-Venue')).toBeInViewport();
});

test('lists operations in the contents of the page', { tag: '@long' }, async ({ page }) => {
  await open(page, PAGE);
  await page.getByRole('button', { name: 'On this page' }).click();
  await page
    .locator('.theme-doc-toc-mobile')
    .getByRole('link', { name: 'Export a bundle' })
    .click();
  await expect(page).toHaveURL(/#operation-exportMvf$/);
  await expect(page.getByRole('heading', { name: 'Export a bundle' })).toBeInViewport();
});

test('keeps code in view beside long text', { tag: '@long' }, async ({ page }) => {
  await open(page, '/docs/rest-apis/svg-export#operation-createSvgJob');
  const code = requestOf(page, 'createSvgJob');
  const text = page.locator('#operation-createSvgJob ~ div');
  const [codeBox, textBox] = [await code.boundingBox(), await text.boundingBox()];
  expect(codeBox!.x).toBeGreaterThan(textBox!.x + textBox!.width);
  await text.getByText('title').first().scrollIntoViewIfNeeded();
  await expect(code).toBeInViewport();
});

test.describe('on a phone', { tag: '@long' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const api of ['mvf-export', 'svg-export', 'partner']) {
    test(`shows ${api} without horizontal overflow and passes axe`, async ({ page }) => {
      // Pages with many operations take axe a long time.
      test.slow();
      await open(page, `/docs/rest-apis/${api}`);
      const token = await openForm(page, 'createToken');
      await send(token);
      await expect(answerOf(token)).toContainText('accessToken');
      expect(await measureOverflow(page)).toBe(0);
      const text = await page.locator('#operation-createToken ~ div').boundingBox();
      const code = await token.boundingBox();
      expect(code!.y).toBeGreaterThan(text!.y + text!.height - 1);
      expect(await findAxeViolations(page)).toEqual([]);
    });
  }
});
