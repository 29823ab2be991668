import { expect, HINT_COOKIE, loginButton, PLAYGROUND, test } from './provider/login-test.ts';
import { open, sharedPageTest as withoutLogin, test as plain } from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';

const EDITED = `${PLAYGROUND}#code=edited`;

test('shows a notice on the original page when the reader cancels at the provider [S6.02]', async ({
  page,
  hosts,
}) => {
  await open(page, EDITED);
  await loginButton(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('the login was cancelled or denied');
  expect(page.url()).toBe(hosts.portal + EDITED);
  await expect(page.getByRole('heading', { name: 'Playground', level: 1 })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
  await expect(loginButton(page)).toBeVisible();
});

test('reports a login that ended elsewhere and deletes the hint cookie [S6.02]', async ({
  page,
  context,
  hosts,
}) => {
  await context.addCookies([
    { name: HINT_COOKIE, value: '1', domain: '.dev.localhost', path: '/', sameSite: 'Lax' },
  ]);
  await open(page, EDITED);
  await page.getByRole('button', { name: 'Continue your session' }).click();
  await expect(page.getByRole('alert')).toContainText('Your session has expired');
  expect(page.url()).toBe(hosts.portal + EDITED);
  await expect(loginButton(page)).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(HINT_COOKIE);
});

test('rejects an authorization response that this tab did not request [S6.02]', async ({
  page,
  hosts,
}) => {
  await page.goto(`${PLAYGROUND}?code=stolen&state=unknown#code=edited`);
  await expect(page.getByRole('alert')).toContainText('started in another tab');
  await expect(page).toHaveURL(hosts.portal + EDITED);
  await expect(loginButton(page)).toBeVisible();
});

test('enables the login button again after Back at the provider [S6.02]', async ({ page }) => {
  await open(page, EDITED);
  await loginButton(page).click();
  await expect(page.getByRole('textbox', { name: 'User' })).toBeVisible();
  await page.goBack();
  await expect(loginButton(page)).toBeEnabled();
});

test.describe('login with a failing provider', () => {
  test.use({
    expectedPageErrors:
      /^foreign host: http:\/\/auth\.dev\.localhost:\d+\/|^Failed to load resource/,
  });

  test('shows a notice when the provider is down, and keeps the page usable [S6.02]', async ({
    page,
    hosts,
  }) => {
    await page.route(`${hosts.provider}/**`, (route) => route.abort('connectionrefused'));
    await open(page, EDITED);
    await loginButton(page).click();
    await expect(page.getByRole('alert')).toContainText('The login service cannot be reached');
    expect(page.url()).toBe(hosts.portal + EDITED);
    await page.unroute(`${hosts.provider}/**`);
    await loginButton(page).click();
    await expect(page.getByRole('textbox', { name: 'User' })).toBeVisible();
  });

  test('reports an expired code on the original page [S6.02]', async ({ page, hosts }) => {
    await page.route(`${hosts.provider}/token`, (route) =>
      route.fulfill({
        status: 400,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: 'invalid_grant' },
      }),
    );
    await open(page, EDITED);
    await loginButton(page).click();
    await page.getByRole('textbox', { name: 'User' }).fill('ada');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('the login took too long');
    expect(page.url()).toBe(hosts.portal + EDITED);
  });
});

plain(
  'shows no button and loads no cookie, provider or login code without settings [S6.02]',
  async ({ page, context }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    const settings = page.waitForResponse('**/login/config.json');
    const response = await page.goto(PLAYGROUND);
    expect(await (await settings).json()).toEqual({});
    await page.waitForLoadState('networkidle');
    await expect(loginButton(page)).toBeHidden();
    expect(await context.cookies()).toEqual([]);
    expect(
      (await Promise.all(scripts)).filter((text) => /code_challenge|is-authenticated/.test(text)),
    ).toEqual([]);
    expect(await response?.headerValue('content-security-policy')).toContain("connect-src 'self';");
  },
);

withoutLogin('requests no login settings outside of the playground [S6.02]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/web-sdk/markers');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/login\//.test(url))).toEqual([]);
});
