import type { Notice } from './account-state';
import { parseSession, type Session } from './session';

/** The redirect that this tab started, and the URL to return to. */
export type PendingRedirect = { readonly kind: 'login' | 'logout'; readonly returnTo: string };

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Session storage of one tab. It lasts from page to page, until the tab is closed. */
export class TabSessionStore {
  readonly #storage: Storage | undefined;
  readonly #slug: string;

  constructor(storage: Storage | undefined, slug: string) {
    this.#storage = storage;
    this.#slug = slug;
  }

  readSession(now: number): Session | undefined {
    return parseSession(this.#get('session'), now);
  }

  writeSession(session: Session | undefined): void {
    this.#set('session', session);
  }

  readJourney(): PendingRedirect | undefined {
    const { kind, returnTo } = (this.#parse('journey') ?? {}) as Partial<PendingRedirect>;
    const isWhole = (kind === 'login' || kind === 'logout') && typeof returnTo === 'string';
    return isWhole ? { kind, returnTo } : undefined;
  }

  writeJourney(journey: PendingRedirect | undefined): void {
    this.#set('journey', journey);
  }

  /** Returns the notice of the previous page and removes it. */
  takeNotice(): Notice | undefined {
    const notice = this.#parse('notice') as Notice | undefined;
    this.#set('notice', undefined);
    return typeof notice?.message === 'string' ? notice : undefined;
  }

  writeNotice(notice: Notice): void {
    this.#set('notice', notice);
  }

  #get(name: string): string | null {
    return this.#storage?.getItem(`${this.#slug}.login-${name}`) ?? null;
  }

  #parse(name: string): unknown {
    try {
      return JSON.parse(this.#get(name) ?? 'null') ?? undefined;
    } catch {
      // Not written by this site.
      return undefined;
    }
  }

  #set(name: string, value: object | undefined): void {
    const key = `${this.#slug}.login-${name}`;
    if (value === undefined) this.#storage?.removeItem(key);
    else this.#storage?.setItem(key, JSON.stringify(value));
  }
}
