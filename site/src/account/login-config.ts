import { LOGIN_CONFIG_FILE, type LoginConfig } from '@brand/wire/login';
import siteConfig from '@generated/docusaurus.config';

let loading: Promise<LoginConfig | undefined> | undefined;

/**
 * Fetches the login configuration; `undefined` while login is off. It is not part of the bundle, so
 * that an operator can change it on a built site.
 */
export function loadLoginConfig(): Promise<LoginConfig | undefined> {
  loading ??= fetchConfig().catch(() => {
    // Login is optional: after a failure the site works without it until the next visit.
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
