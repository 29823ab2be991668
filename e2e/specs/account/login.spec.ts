import {
  AUDIENCE,
  accountButton,
  claimsOf,
  expect,
  HINT_COOKIE,
  loginButton,
  logIn,
  logOut,
  openKeys,
  PLAYGROUND,
  readSession,
  test,
} from './provider/login-test.ts';
import { open, measureOverflow } from '../../test.ts';
import { findAxeViolations } from '../../violations.ts';

/** A share link, with the edited code in the hash. */
const EDITED = `${PLAYGROUND}?variant=2#code=${'eJzT0yMAAGTvBe8~_-'.repeat(1000)}`;

test('logs in with an authorization code and PKCE, shows the name, and returns to the original page [S6.02]', async ({
  page,
  hosts,
}) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  await open(page, EDITED);
  await logIn(page, 'ada', 'Ada Byron');
  expect(page.url()).toBe(hosts.portal + EDITED);
  const authorize = asked.find(
    ({ pathname, origin }) => origin === hosts.provider && pathname === '/auth',
  );
  expect(Object.fromEntries(authorize?.searchParams ?? [])).toMatchObject({
    response_type: 'code',
    client_id: 'portal',
    redirect_uri: hosts.portal + PLAYGROUND,
    code_challenge_method: 'S256',
    code_challenge: expect.any(String),
    nonce: expect.any(String),
    state: expect.any(String),
    audience: AUDIENCE,
  });
  expect(authorize?.searchParams.has('prompt')).toBe(false);
  // The provider's response is not left in the history.
  await page.reload();
  await expect(accountButton(page, 'Ada Byron')).toBeVisible();
  expect(page.url()).toBe(hosts.portal + EDITED);
});

test('requests tokens for the audience and keeps them in the tab [S6.02]', async ({
  page,
  hosts,
}) => {
  await open(page, PLAYGROUND);
  await logIn(page, 'ada', 'Ada Byron');
  const session = await readSession(page);
  expect(claimsOf(session?.accessToken ?? '')).toMatchObject({
    aud: AUDIENCE,
    iss: hosts.provider,
  });
  expect(claimsOf(session?.idToken ?? '')).toMatchObject({ aud: 'portal', sub: 'ada' });
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie);
  expect(kept).not.toContain('eyJ');
  const left = await page.evaluate(() => Object.keys(sessionStorage));
  expect(left.filter((key) => /login-(?:state|journey|notice)/.test(key))).toEqual([]);
});

test('announces the login to sibling sites by a cookie on the parent domain [S6.02]', async ({
  page,
  context,
}) => {
  await open(page, PLAYGROUND);
  expect(await context.cookies()).toEqual([]);
  await logIn(page, 'ada', 'Ada Byron');
  const hint = (await context.cookies()).find(({ name }) => name === HINT_COOKIE);
  expect(hint).toMatchObject({ value: '1', domain: '.dev.localhost', path: '/', sameSite: 'Lax' });
  const hoursLeft = ((hint?.expires ?? 0) - Date.now() / 1000) / 3600;
  expect(hoursLeft).toBeGreaterThan(23);
  expect(hoursLeft).toBeLessThanOrEqual(24);
  await logOut(page, 'Ada Byron');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(HINT_COOKIE);
});

test('continues in another tab without a prompt, and only on request [S6.02]', async ({
  page,
  context,
  hosts,
}) => {
  await open(page, PLAYGROUND);
  await logIn(page, 'ada', 'Ada Byron');
  const tab = await context.newPage();
  const asked: string[] = [];
  tab.on('request', (request) => asked.push(request.url()));
  await tab.goto(`${hosts.portal}${PLAYGROUND}#code=abc`);
  const button = tab.getByRole('button', { name: 'Continue your session' });
  await expect(button).toBeVisible();
  expect(asked.filter((url) => url.startsWith(hosts.provider))).toEqual([]);
  await button.click();
  await expect(accountButton(tab, 'Ada Byron')).toBeVisible();
  expect(tab.url()).toBe(`${hosts.portal}${PLAYGROUND}#code=abc`);
  expect(asked.some((url) => url.includes('/interaction/'))).toBe(false);
});

test('stores map keys per user and hides them from other users [S6.02]', async ({ page }) => {
  await open(page, PLAYGROUND);
  await logIn(page, 'ada', 'Ada Byron');
  const dialog = await openKeys(page, 'Ada Byron');
  await dialog.getByLabel('Name').fill('Our mall');
  await dialog.getByLabel('Venue id').fill('our mall');
  await dialog.getByLabel('Key', { exact: true }).fill('secret-key-of-ada');
  await dialog.getByRole('button', { name: 'Add key' }).click();
  await expect(dialog.getByLabel('Venue id')).toBeFocused();
  await expect(dialog.getByLabel('Venue id')).toHaveAccessibleDescription(/Enter a venue id/);
  await dialog.getByLabel('Venue id').fill('our-mall');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveText(/Our mall.*our-mall, key ….*-ada/);
  await dialog.getByRole('button', { name: 'Rename Our mall' }).click();
  await page.keyboard.type('The mall');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Rename The mall' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(accountButton(page, 'Ada Byron')).toBeFocused();
  await logOut(page, 'Ada Byron');
  await expect(page.getByText('The mall')).toBeHidden();

  await logIn(page, 'bob', 'bob_the_builder');
  const other = await openKeys(page, 'bob_the_builder');
  await expect(other.getByText('No keys yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await logOut(page, 'bob_the_builder');

  await logIn(page, 'ada', 'Ada Byron');
  const again = await openKeys(page, 'Ada Byron');
  await expect(again.getByRole('listitem')).toContainText('The mall');
  await again.getByRole('button', { name: 'Remove The mall' }).click();
  await expect(again.getByText('No keys yet.')).toBeVisible();
  await expect(again.getByRole('heading')).toBeFocused();
});

test('reports stored keys that cannot be read, and starts an empty list [S6.02]', async ({
  page,
}) => {
  await open(page, PLAYGROUND);
  await logIn(page, 'ada', 'Ada Byron');
  let dialog = await openKeys(page, 'Ada Byron');
  await dialog.getByLabel('Name').fill('Our mall');
  await dialog.getByLabel('Venue id').fill('our-mall');
  await dialog.getByLabel('Key', { exact: true }).fill('k');
  await dialog.getByRole('button', { name: 'Add key' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.includes('.map-keys.'));
    localStorage.setItem(name ?? '', '{"oops"');
  });
  await page.reload();
  dialog = await openKeys(page, 'Ada Byron');
  await expect(dialog.getByRole('alert')).toContainText('could not be read');
  await expect(dialog.getByText('No keys yet.')).toBeVisible();
});

test('deletes the session on log-out and stays on the page [S6.02]', async ({ page, hosts }) => {
  await open(page, EDITED);
  await logIn(page, 'ada', 'Ada Byron');
  await logOut(page, 'Ada Byron');
  expect(page.url()).toBe(hosts.portal + EDITED);
  expect(await readSession(page)).toBeNull();
  await expect(page.getByRole('alert')).toBeHidden();
  // The provider has ended its session too.
  await loginButton(page).click();
  await expect(page.getByRole('textbox', { name: 'User' })).toBeVisible();
});

test('allows connections to the origin of the provider only [S6.02]', async ({ page, hosts }) => {
  const response = await page.goto(PLAYGROUND);
  const policy = (await response?.headerValue('content-security-policy')) ?? '';
  expect(policy).toContain(`connect-src 'self' ${hosts.provider};`);
  expect(policy.split(hosts.provider)).toHaveLength(2);
  expect(policy).toContain("frame-src 'self';");
  expect(policy).toContain("form-action 'self' https://stackblitz.com;");
});

test('supports keyboards, screen readers and phones in menu and dialog [S6.02]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, PLAYGROUND);
  await logIn(page, 'ada', 'Ada Byron');
  const button = accountButton(page, 'Ada Byron');
  const item = (name: string) => page.getByRole('menuitem', { name });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(item('Your map keys')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Log out')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Your map keys')).toBeFocused();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(item('Log out')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your map keys' })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
