import type { AssistantConfig } from '@brand/wire/assistant';
import { findStorage } from '@site/src/kit/find-storage';
import { AssistantError, describeStatus } from './assistant-failure';

/** Storage key, the same as in DocSearch. */
const KEY = 'askai_token';
/** Safety margin: a token might expire before it arrives. */
const MARGIN_SECONDS = 30;

type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Caches the token that the assistant requires for every question, until it expires. */
export class TokenStore {
  readonly #config: AssistantConfig;
  readonly #storage: TokenStorage | undefined;
  #token: string | undefined;
  #request: Promise<string> | undefined;

  constructor(config: AssistantConfig, storage: TokenStorage | undefined) {
    this.#config = config;
    this.#storage = storage;
  }

  /** Returns the cached token or requests a new one. Concurrent callers share one request. */
  get(): Promise<string> {
    const cached = this.#read();
    if (cached !== undefined && !isExpired(cached, Date.now())) return Promise.resolve(cached);
    this.#request ??= requestToken(this.#config)
      .then((token) => this.#keep(token))
      .finally(() => {
        this.#request = undefined;
      });
    return this.#request;
  }

  /** Removes a rejected token, unless it was replaced already. */
  drop(refused: string): void {
    if (this.#read() !== refused) return;
    this.#token = undefined;
    try {
      this.#storage?.removeItem(KEY);
    } catch {
      // Storage is blocked, so nothing was stored.
    }
  }

  #read(): string | undefined {
    // Memory first: where storage is full, it still holds the token before this one.
    if (this.#token !== undefined) return this.#token;
    try {
      return this.#storage?.getItem(KEY) ?? undefined;
    } catch {
      return undefined;
    }
  }

  #keep(token: string): string {
    this.#token = token;
    try {
      this.#storage?.setItem(KEY, token);
    } catch {
      // Storage is full or blocked: the token stays in memory.
    }
    return token;
  }
}

const stores = new WeakMap<AssistantConfig, TokenStore>();

/** Returns the store that all conversations of a page share, so that they share its requests. */
export function getTokenStore(config: AssistantConfig): TokenStore {
  const store = stores.get(config) ?? new TokenStore(config, findStorage('sessionStorage'));
  stores.set(config, store);
  return store;
}

/** Whether a token is unreadable, or expires within the margin. */
export function isExpired(token: string, now: number): boolean {
  try {
    const { exp } = JSON.parse(atob(token.split('.')[0] ?? '')) as { exp?: unknown };
    return typeof exp !== 'number' || now / 1000 > exp - MARGIN_SECONDS;
  } catch {
    return true;
  }
}

type TokenAnswer = { success?: unknown; token?: unknown; message?: unknown };

async function requestToken({ url, assistantId }: AssistantConfig): Promise<string> {
  const response = await fetch(`${url}/token`, {
    method: 'POST',
    headers: { 'x-algolia-assistant-id': assistantId, 'content-type': 'application/json' },
  });
  const answer = await readAnswer(response);
  if (answer.success !== false && typeof answer.token === 'string') return answer.token;
  const said = typeof answer.message === 'string' ? answer.message : '';
  throw new AssistantError(said || describeStatus(response.status));
}

async function readAnswer(response: Response): Promise<TokenAnswer> {
  try {
    return ((await response.json()) as TokenAnswer | null) ?? {};
  } catch {
    // A proxy's page: its status is more useful than the JSON error.
    throw new AssistantError(describeStatus(response.status));
  }
}
