import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Context, type Grant, Provider } from 'oidc-provider';
import { LOGIN_FORM, logoutForm, page } from './provider-pages.ts';

/** Claims of the provider's users. Not all have a name. */
const USERS: Readonly<Record<string, object>> = {
  ada: { name: 'Ada Byron', preferred_username: 'ada', email: 'ada@users.test' },
  bob: { preferred_username: 'bob_the_builder', email: 'bob@users.test' },
};

export type LoginProvider = {
  /** Base URL and issuer. */
  readonly url: string;
  /** Starts to handle requests of a portal. */
  readonly serve: (options: { readonly callbackUrl: string; readonly audience: string }) => void;
  readonly close: () => Promise<void>;
};

/** Starts an OpenID provider on a sibling host of the portal. Its pages load no resources. */
export async function startLoginProvider(host: string): Promise<LoginProvider> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const url = `http://${host}:${(server.address() as AddressInfo).port}`;
  return {
    url,
    serve({ callbackUrl, audience }) {
      const provider = new Provider(url, createConfiguration(callbackUrl, audience));
      const answer = provider.callback();
      server.on('request', (request, response) => {
        if (request.url?.startsWith('/interaction/')) void interact(provider, request, response);
        else answer(request, response);
      });
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The login page accepts any user name, without a password. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page('Log in', LOGIN_FORM));
    return;
  }
  const fields = new URLSearchParams(await text(request));
  const accountId = fields.get('user') ?? '';
  await provider.interactionFinished(
    request,
    response,
    fields.has('cancel')
      ? { error: 'access_denied', error_description: 'The user cancelled.' }
      : { login: { accountId } },
  );
}

function createConfiguration(callbackUrl: string, audience: string): object {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: 'portal',
        token_endpoint_auth_method: 'none',
        redirect_uris: [callbackUrl],
        post_logout_redirect_uris: [callbackUrl],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256' }] },
    cookies: { keys: ['test'] },
    ttl: { AccessToken: 3600, Grant: 3600, IdToken: 3600, Interaction: 3600, Session: 3600 },
    clientBasedCORS: () => true,
    // Accepted by the providers that `LOGIN_AUDIENCE` is meant for.
    extraParams: ['audience'],
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email'] },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...USERS[id] }),
    }),
    loadExistingGrant: grantAll,
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    renderError: (context: Context, out: object) => {
      context.type = 'html';
      context.body = page('Error', `<pre>${JSON.stringify(out)}</pre>`);
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        logoutSource: (context: Context, form: string) => {
          context.body = page('Log out', logoutForm(form));
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: ({ oidc }: { oidc: { params?: { audience?: string } } }) =>
          oidc.params?.audience ?? audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_: unknown, resource: string) => ({
          scope: 'maps',
          audience: resource,
          accessTokenFormat: 'jwt',
        }),
      },
    },
  };

  async function grantAll(context: Context & { oidc: { provider: Provider } }): Promise<Grant> {
    const { client, session, provider } = context.oidc;
    const grant = new provider.Grant({
      accountId: session.accountId,
      clientId: client.clientId,
    });
    grant.addOIDCScope('openid profile email');
    grant.addResourceScope(audience, 'maps');
    await grant.save();
    return grant;
  }
}
