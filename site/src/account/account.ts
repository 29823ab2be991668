import siteConfig from '@generated/docusaurus.config';
import type { Brand } from '../../../brand.ts';
import { AccountStore } from './account-store';
import { findStorage } from '@site/src/kit/find-storage';
import { HintCookie } from './hint-cookie';
import { loadLoginConfig } from './login-config';
import { LoginError } from './login-error';
import { MapKeyStore } from './map-keys/map-key-store';
import { publishMapKeys } from './map-keys/use-map-keys';
import { TabSessionStore } from './tab-session-store';

const brand = siteConfig.customFields?.['brand'] as Brand;
const { slug } = brand;
const callbackUrl = `${window.location.origin}${siteConfig.baseUrl}playground/`;

export const account = new AccountStore({
  memory: new TabSessionStore(findStorage('sessionStorage'), slug),
  callbackUrl,
  loadConfig: loadLoginConfig,
  async connect(config) {
    const storage = findStorage('sessionStorage');
    if (!storage) throw new LoginError('no-storage');
    const { createProvider } = await import(/* webpackChunkName: "login" */ './provider');
    return createProvider({ config, callbackUrl, slug, storage });
  },
  hintFor: ({ cookieDomain }) =>
    new HintCookie(document, {
      slug,
      domain: cookieDomain,
      isSecure: window.location.protocol === 'https:',
    }),
  address: () => window.location.href,
  leave: (url, how) => window.location[how](url),
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
});

let keysOfAccount: { readonly accountId: string; readonly store: MapKeyStore } | undefined;

/** The map keys of the user who is logged in. */
export function mapKeyStore(): MapKeyStore | undefined {
  return keysOfAccount?.store;
}

function followAccount(): void {
  const accountId = account.session?.accountId;
  if (accountId === keysOfAccount?.accountId) return;
  keysOfAccount = accountId === undefined ? undefined : { accountId, store: openKeys(accountId) };
  publishMapKeys(keysOfAccount?.store.getKeys());
}

function openKeys(accountId: string): MapKeyStore {
  const store = new MapKeyStore(findStorage('localStorage'), `${slug}.map-keys.${accountId}`);
  store.subscribe(() => {
    if (store === mapKeyStore()) publishMapKeys(store.getKeys());
  });
  return store;
}

account.subscribe(followAccount);
window.addEventListener('storage', ({ key }) => mapKeyStore()?.onStorage(key));
// Back-forward cache: the page is restored as it was left, still busy.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) account.settle();
});
