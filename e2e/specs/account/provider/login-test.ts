import { expect, type Locator, type Page } from '@playwright/test';
import { brand } from '../../../../brand.ts';
import { startIsolatedPortal } from '../../../isolated-portal.ts';
import { test as base } from '../../../test.ts';
import { startLoginProvider } from './login-provider.ts';

export { expect };

export const AUDIENCE = 'https://api.maps.test/';
export const HINT_COOKIE = `${brand.slug}.is-authenticated`;
export const PLAYGROUND = '/playground/';

export type LoginHosts = { readonly portal: string; readonly provider: string };

/** Runs tests against a portal with an OpenID provider, on sibling hosts. */
export const test = base.extend<object, { hosts: LoginHosts }>({
  hosts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed.
    async ({}, use) => {
      const provider = await startLoginProvider('auth.dev.localhost');
      const portal = await startIsolatedPortal({
        SEARCH_LOG_FILE: ':memory:',
        LOGIN_DOMAIN: provider.url,
        LOGIN_CLIENT_ID: 'portal',
        LOGIN_AUDIENCE: AUDIENCE,
        LOGIN_COOKIE_DOMAIN: 'dev.localhost',
      });
      const portalUrl = `http://docs.dev.localhost:${portal.port}`;
      provider.serve({ callbackUrl: portalUrl + PLAYGROUND, audience: AUDIENCE });
      await use({ portal: portalUrl, provider: provider.url });
      await portal.close();
      await provider.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ hosts }, use) => use(hosts.portal),
  expectedPageErrors: /^foreign host: http:\/\/auth\.dev\.localhost:\d+\//,
});

export function loginButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Log in', exact: true });
}

export function accountButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Logs in as a user of the provider, starting from a page of the playground. */
export async function logIn(page: Page, user: string, name: string): Promise<void> {
  await loginButton(page).click();
  await page.getByRole('textbox', { name: 'User' }).fill(user);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(accountButton(page, name)).toBeVisible();
}

export async function logOut(page: Page, name: string): Promise<void> {
  await accountButton(page, name).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(loginButton(page)).toBeVisible();
}

export async function openKeys(page: Page, name: string): Promise<Locator> {
  await accountButton(page, name).click();
  await page.getByRole('menuitem', { name: 'Your map keys' }).click();
  return page.getByRole('dialog', { name: 'Your map keys' });
}

/** The session in a tab's storage. */
export function readSession(page: Page): Promise<{ accessToken: string; idToken: string } | null> {
  return page.evaluate(
    (name) => JSON.parse(sessionStorage.getItem(name) ?? 'null'),
    `${brand.slug}.login-session`,
  );
}

/** Claims of a token. Does not verify the signature. */
export function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
}
