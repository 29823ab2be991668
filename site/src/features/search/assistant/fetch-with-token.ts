import type { TokenStore } from './token-store';

/** Sends a request with a token. Retries once with a new token after a 401. */
export async function fetchWithToken(
  tokens: TokenStore,
  address: RequestInfo | URL,
  init: RequestInit,
): Promise<Response> {
  const send = async (token: string): Promise<Response> => {
    // Tokens are shared, so a token request continues when a question is aborted.
    init.signal?.throwIfAborted();
    const headers = new Headers(init.headers);
    headers.set('authorization', `TOKEN ${token}`);
    return fetch(address, { ...init, headers });
  };
  const token = await untilAborted(tokens.get(), init.signal);
  const response = await send(token);
  if (response.status !== 401) return response;
  tokens.drop(token);
  return send(await untilAborted(tokens.get(), init.signal));
}

function untilAborted<Value>(
  promise: Promise<Value>,
  signal: AbortSignal | null | undefined,
): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
