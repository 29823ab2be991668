import type { AssistantConfig } from '@brand/wire/assistant';
import { findStorage } from '@site/src/kit/find-storage';
import { AssistantError, describeStatus } from './assistant-failure';

/** Where readers' browsers keep the token, by the name that others know. */
const KEY = 'askai_token';
/** A token that ends within this time might end before it arrives. */
const MARGIN_SECONDS = 30;

type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The token that the assistant wants to see with every question, for as long as it holds. */
export class TokenStore {
  readonly #config: AssistantConfig;
  readonly #storage: TokenStorage | undefined;
  #token: string | undefined;
  #request: Promise<string> | undefined;

  constructor(config: AssistantConfig, storage: TokenStorage | undefined) {
    this.#config = config;
    this.#storage = storage;
  }

  /** The one that is kept, or a new one: one request for all who wait. */
  get(): Promise<string> {
    const kept = this.#read();
    if (kept !== undefined && !isExpired(kept, Date.now())) return Promise.resolve(kept);
    this.#request ??= requestToken(this.#config)
      .then((token) => this.#keep(token))
      .finally(() => {
        this.#request = undefined;
      });
    return this.#request;
  }

  /** Forgets a token that was refused, unless another took its place. */
  drop(refused: string): void {
    if (this.#read() !== refused) return;
    this.#token = undefined;
    try {
      this.#storage?.removeItem(KEY);
    } catch {
      // Then nothing was kept.
    }
  }

  #read(): string | undefined {
    try {
      return this.#storage?.getItem(KEY) ?? this.#token;
    } catch {
      return this.#token;
    }
  }

  #keep(token: string): string {
    this.#token = token;
    try {
      this.#storage?.setItem(KEY, token);
    } catch {
      // Full or forbidden: the token then lives as long as the page.
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

/** Whether a token is over, about to be, or nothing that can be read. */
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
    // A page of a proxy: its status says more than where its JSON breaks off.
    throw new AssistantError(describeStatus(response.status));
  }
}
