import type { LoginConfig } from '@brand/wire/login';
import { OidcClient, WebStorageStateStore } from 'oidc-client-ts';
import { checkClaims } from './check-claims';
import { displayNameOf } from './display-name';
import { LoginFailure } from './login-failure';
import { makeAccountId, type Session } from './session';

/** An OpenID provider, as far as a page needs it: by full-page redirects, code and PKCE. */
export interface Provider {
  /** Where to send the reader; `isSilent` asks for nothing but a login that is there already. */
  loginUrl(options: { readonly isSilent: boolean }): Promise<string>;
  /** Makes a session of the address that the provider sent the reader back to. */
  finishLogin(url: string): Promise<Session>;
  /** Where to send the reader to log out; none if the provider has no such place. */
  logoutUrl(idToken: string): Promise<string | undefined>;
  finishLogout(url: string): Promise<void>;
}

export type ProviderOptions = {
  readonly config: LoginConfig;
  /** Where the provider sends readers back to. */
  readonly callbackUrl: string;
  /** The name of the product in storage keys. */
  readonly slug: string;
  readonly storage: Storage;
};

const TIMEOUT_SECONDS = 10;
/** For providers that do not say how long a token lives. */
const DEFAULT_LIFE_SECONDS = 3600;

export function createProvider({ config, callbackUrl, slug, storage }: ProviderOptions): Provider {
  if (!window.isSecureContext) throw new LoginFailure('insecure');
  const client = new OidcClient({
    authority: config.authority,
    client_id: config.clientId,
    redirect_uri: callbackUrl,
    post_logout_redirect_uri: callbackUrl,
    scope: 'openid profile email',
    // Its default is the storage that all tabs share, and that stays.
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
      checkClaims(profile, { issuer, clientId: config.clientId, now: Date.now() });
      return {
        accountId: await makeAccountId(issuer, profile.sub),
        name: displayNameOf(profile) ?? (await askName(client, accessToken, profile.sub)),
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

/** Many providers keep names out of id tokens. A name is no reason to refuse a login. */
async function askName(client: OidcClient, accessToken: string, subject: string): Promise<string> {
  const nameless = 'Your account';
  try {
    const endpoint = await client.metadataService.getUserInfoEndpoint();
    // Pages may ask the provider's own origin alone.
    if (new URL(endpoint).origin !== new URL(client.settings.authority).origin) return nameless;
    const response = await fetch(endpoint, {
      headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    });
    const claims = (await response.json()) as { readonly sub?: unknown };
    return (claims.sub === subject && displayNameOf(claims)) || nameless;
  } catch {
    return nameless;
  }
}
