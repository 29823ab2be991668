import { useSyncExternalStore } from 'react';
import { type Answer, parseJson } from './send-request';

/** In memory only, because anyone who has a token can use it. All forms of a visit share it. */
let current: string | undefined;
const listeners = new Set<() => void>();

/** The token of all requests. */
export function useToken(): string | undefined {
  return useSyncExternalStore(subscribe, () => current);
}

export function setToken(token: string | undefined): void {
  current = token;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The token in the answer to `POST /v1/token`. */
export function tokenIn(answer: Answer): string | undefined {
  if (answer.status !== 200 || !answer.url.endsWith('/v1/token')) return undefined;
  return (parseJson(answer) as { readonly accessToken?: string } | undefined)?.accessToken;
}
