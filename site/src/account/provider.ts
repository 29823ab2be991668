import type { LoginConfig } from '@brand/wire/login';
import { OidcClient, WebStorageStateStore } from 'oidc-client-ts';
import { assertClaims } from './assert-claims';
import { findDisplayName } from './display-name';
import { LoginError } from './login-error';
import { makeAccountId, type Session } from './session';

/**
 * The parts of an OpenID provider that a page uses: full-page redirects, authorization code and
 * PKCE.
 */
export interface Provider {
  /** URL that starts a login; `isSilent` only accepts an existing session. */
  loginUrl(options: { readonly isSilent: boolean }): Promise<string>;
  /** Creates a session from the redirect URL of the provider. */
  finishLogin(url: string): Promise<Session>;
  /** URL that starts a log-out; `undefined` if the provider has none. */
  logoutUrl(idToken: string): Promise<string | undefined>;
  finishLogout(url: string): Promise<void>;
}

export type ProviderOptions = {
  readonly config: LoginConfig;
  /** The redirect URI that is registered with the provider. */
  readonly callbackUrl: string;
  /** The name of the product in storage keys. */
  readonly slug: string;
  readonly storage: Storage;
};

const TIMEOUT_SECONDS = 10;
/** For providers that omit `expires_in`. */
const DEFAULT_LIFE_SECONDS = 3600;

export function createProvider({ config, callbackUrl, slug, storage }: ProviderOptions): Provider {
  if (!window.isSecureContext) throw new LoginError('insecure');
  const client = new OidcClient({
    authority: config.authority,
    client_id: config.clientId,
    redirect_uri: callbackUrl,
    post_logout_redirect_uri: callbackUrl,
    scope: 'openid profile email',
    // Its default is local storage, which all tabs share and which persists.
    stateStore: new WebStorageStateStore({ prefix: `${slug}.login-state.`, store: storage }),
    requestTimeoutInSeconds: TIMEOUT_SECONDS,
  });
  const { audience } = config;
  return {
    async loginUrl({ isSilent }) {
      const { url } = await client.createSigninRequest({
        nonce: crypto.randomUUID(),
        ...(isSilent && { prompt: 'none' }),
        ...(audience !== undefined && { extraQueryParams: { audience } }),
      });
      return url;
    },
    async finishLogin(url) {
      const answer = await client.processSigninResponse(url);
      const { profile, access_token: accessToken } = answer;
      const issuer = await client.metadataService.getIssuer();
      assertClaims(profile, { issuer, clientId: config.clientId, now: Date.now() });
      return {
        accountId: await makeAccountId(issuer, profile.sub),
        name: findDisplayName(profile) ?? (await fetchName(client, accessToken, profile.sub)),
        idToken: answer.id_token ?? '',
        accessToken,
        expiresAt: Date.now() + (answer.expires_in ?? DEFAULT_LIFE_SECONDS) * 1000,
      };
    },
    async logoutUrl(idToken) {
      if (!(await client.metadataService.getEndSessionEndpoint())) return undefined;
      const { url } = await client.createSignoutRequest({ id_token_hint: idToken, state: {} });
      return url;
    },
    async finishLogout(url) {
      await client.processSignoutResponse(url);
    },
  };
}

/**
 * Fetches the name, because many providers omit it from id tokens. A missing name never fails a
 * login.
 */
async function fetchName(
  client: OidcClient,
  accessToken: string,
  subject: string,
): Promise<string> {
  const nameless = 'Your account';
  try {
    const endpoint = await client.metadataService.getUserInfoEndpoint();
    // The page's policy allows requests to the provider's own origin only.
    if (new URL(endpoint).origin !== new URL(client.settings.authority).origin) return nameless;
    const response = await fetch(endpoint, {
      headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    });
    const claims = (await response.json()) as { readonly sub?: unknown };
    return (claims.sub === subject && findDisplayName(claims)) || nameless;
  } catch {
    return nameless;
  }
}
