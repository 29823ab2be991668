import { LOGIN_CONFIG_FILE, type LoginConfig } from '@brand/wire/login';
import siteConfig from '@generated/docusaurus.config';

let loading: Promise<LoginConfig | undefined> | undefined;

/**
 * Asks the site who logs readers in; nobody while login is off. It is no part of the bundle, so that
 * an operator can change it on a site that is built.
 */
export function loadLoginConfig(): Promise<LoginConfig | undefined> {
  loading ??= fetchConfig().catch(() => {
    // Login is never needed: a site that cannot say is one without, until the next visit.
    loading = undefined;
    return undefined;
  });
  return loading;
}

async function fetchConfig(): Promise<LoginConfig | undefined> {
  const response = await fetch(siteConfig.baseUrl + LOGIN_CONFIG_FILE);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const file = (await response.json()) as LoginConfig | { readonly authority?: never };
  return file.authority === undefined ? undefined : file;
}
