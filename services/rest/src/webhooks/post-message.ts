import { lookup, type LookupAddress } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { type AddressRules, assertPublicUrl, isPublicAddress } from './assert-public-url.ts';

export type Message = {
  readonly id: string;
  readonly body: string;
  readonly url: string;
  /** One secret, or two during a rotation. */
  readonly secrets: readonly string[];
  readonly sentAt: Date;
};

/** Status of the response, or the error. */
export type PostResult =
  | { readonly status: number; readonly retryAfter: string | undefined }
  | { readonly error: string };

/** Resolves all addresses of a name with the system resolver. */
export type ResolveName = (
  name: string,
  options: { readonly all: true },
  answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Signs a message by Standard Webhooks and posts it. Redirects are not followed. */
export async function postWebhook(
  { id, body, url, secrets, sentAt }: Message,
  rules: AddressRules,
  timeoutMs: number,
  resolveName: ResolveName = lookup,
): Promise<PostResult> {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, sentAt, body));
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
  try {
    const target = assertPublicUrl(url, rules);
    const ownLookup = rules.allowPrivate ? undefined : publicLookup(resolveName);
    return await post(target, { headers, body, ownLookup, timeoutMs });
  } catch (error) {
    return { error: explain(error, timeoutMs) };
  }
}

type Post = {
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly ownLookup: LookupFunction | undefined;
  readonly timeoutMs: number;
};

function post(url: URL, { headers, body, ownLookup, timeoutMs }: Post): Promise<PostResult> {
  const { promise, resolve, reject } = Promise.withResolvers<PostResult>();
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const request = send(url, {
    method: 'POST',
    headers,
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    ...(ownLookup && { lookup: ownLookup }),
  });
  request.on('error', reject);
  request.once('response', (response) => {
    resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
    // The body of the response is not read.
    response.destroy();
  });
  request.end(body);
  return promise;
}

/**
 * DNS lookup for the connection itself, which also rejects a name that changed to a private address
 * after the check (DNS rebinding).
 */
function publicLookup(resolveName: ResolveName): LookupFunction {
  return (hostname, options, callback) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new PrivateHost('The host name resolves to a private address.'), '', 0);
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

class PrivateHost extends Error {
  override readonly name = 'PrivateHost';
}

/** Error message for the owner of an endpoint, without details of this machine. */
function explain(error: unknown, timeoutMs: number): string {
  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  if (name === 'AbortError' || name === 'TimeoutError') {
    return `The endpoint did not respond within ${timeoutMs / 1000} s.`;
  }
  if (name === 'ProblemError' || name === 'PrivateHost') return String(message);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The host name could not be resolved.';
  if (code === 'ECONNREFUSED') return 'The host refused the connection.';
  if (code === 'ECONNRESET' || code === 'EPIPE') return 'The connection was closed early.';
  if (/^(?:ERR_TLS|CERT_|DEPTH_|SELF_|UNABLE_|ERR_SSL)/.test(code ?? '')) {
    return 'The certificate of the host is not valid.';
  }
  return 'The host could not be reached.';
}
