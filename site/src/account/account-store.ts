import type { LoginConfig } from '@brand/wire/login';
import type { AccountState, Notice } from './account-state';
import type { HintCookie } from './hint-cookie';
import { FAILURE_MESSAGES, toLoginError } from './login-error';
import type { Provider } from './provider';
import { resolveReturnUrl, isProviderRedirect } from './return-address';
import type { Session } from './session';
import type { TabSessionStore } from './tab-session-store';

/** The page and browser functions that an account depends on. */
export interface AccountEnvironment {
  readonly memory: TabSessionStore;
  /** The redirect URI that is registered with the provider. */
  readonly callbackUrl: string;
  loadConfig(): Promise<LoginConfig | undefined>;
  /** Loads the OpenID client. */
  connect(config: LoginConfig): Promise<Provider>;
  hintFor(config: LoginConfig): HintCookie;
  address(): string;
  /** Navigates away; `replace` removes this page from the history. */
  leave(url: string, how: 'assign' | 'replace'): void;
  now(): number;
  /** Starts a timer and returns a function that cancels it. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** The longest delay that `setTimeout` supports. */
const MAX_TIMER_DELAY_MS = 2 ** 31 - 1;
const LOGGED_OUT_HERE: Notice = {
  code: 'logged-out-here',
  message:
    'You are logged out of this site, but the login service could not be reached. If others use this browser, log out of the login service too.',
};

/** The login state of this tab. */
export class AccountStore {
  readonly #world: AccountEnvironment;
  readonly #listeners = new Set<() => void>();
  #state: AccountState = { status: 'off' };
  #session: Session | undefined;
  #config: LoginConfig | undefined;
  #hint: HintCookie | undefined;
  #starting: Promise<void> | undefined;
  #stopWaiting = (): void => {};

  constructor(world: AccountEnvironment) {
    this.#world = world;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): AccountState => this.#state;

  get session(): Session | undefined {
    return this.#session;
  }

  /** Loads the configuration and completes a pending redirect. */
  start(): Promise<void> {
    this.#starting ??= this.#begin();
    return this.#starting;
  }

  /**
   * Redirects to the provider. Asks for no interaction if the reader is logged in on a sibling
   * site.
   * @param returnTo URL to return to. Defaults to the current one.
   */
  async login(returnTo: string = this.#world.address()): Promise<void> {
    if (!this.#config) return;
    const isSilent = this.#hint?.isSet() ?? false;
    this.#set({ status: 'busy', label: 'Logging in…' });
    try {
      const provider = await this.#world.connect(this.#config);
      const url = await provider.loginUrl({ isSilent });
      this.#world.memory.writeJourney({ kind: 'login', returnTo });
      this.#world.leave(url, 'assign');
    } catch (error) {
      this.settle(noticeOf(error));
    }
  }

  /** Ends the session here, then at the provider. */
  async logout(returnTo: string = this.#world.address()): Promise<void> {
    const session = this.#session;
    if (!this.#config || !session) return;
    this.#world.memory.writeSession(undefined);
    this.#hint?.remove();
    this.#session = undefined;
    this.#set({ status: 'busy', label: 'Logging out…' });
    try {
      const provider = await this.#world.connect(this.#config);
      const url = await provider.logoutUrl(session.idToken);
      if (url === undefined) {
        this.settle(LOGGED_OUT_HERE);
        return;
      }
      this.#world.memory.writeJourney({ kind: 'logout', returnTo });
      this.#world.leave(url, 'assign');
    } catch {
      this.settle(LOGGED_OUT_HERE);
    }
  }

  dismissNotice(): void {
    if ('notice' in this.#state) this.#set({ ...this.#state, notice: undefined });
  }

  /**
   * Updates the state from storage: after a start, and when the page is restored by the Back
   * button.
   */
  settle(notice: Notice | undefined = this.#world.memory.takeNotice()): void {
    if (!this.#config) return;
    // Drops an abandoned redirect, so that no other page resumes it.
    this.#world.memory.writeJourney(undefined);
    this.#session = this.#world.memory.readSession(this.#world.now());
    this.#stopWaiting();
    if (this.#session) {
      this.#waitForEnd(this.#session);
      this.#set({ status: 'logged-in', name: this.#session.name, notice });
    } else {
      this.#set({ status: 'logged-out', hasHint: this.#hint?.isSet() ?? false, notice });
    }
  }

  async #begin(): Promise<void> {
    this.#config = await this.#world.loadConfig();
    if (!this.#config) {
      // The request may have failed: the next page retries.
      this.#starting = undefined;
      return;
    }
    this.#hint = this.#world.hintFor(this.#config);
    const address = this.#world.address();
    const journey = this.#world.memory.readJourney();
    if (isProviderRedirect(address, this.#world.callbackUrl, journey))
      await this.#finish(this.#config);
    else this.settle();
  }

  async #finish(config: LoginConfig): Promise<void> {
    const { memory } = this.#world;
    const address = this.#world.address();
    const journey = memory.readJourney();
    memory.writeJourney(undefined);
    const isLogout = journey?.kind === 'logout';
    this.#set({ status: 'busy', label: isLogout ? 'Logging out…' : 'Logging in…' });
    try {
      const provider = await this.#world.connect(config);
      if (isLogout) await provider.finishLogout(address);
      else {
        memory.writeSession(await provider.finishLogin(address));
        this.#hint?.set();
      }
    } catch (error) {
      const notice = noticeOf(error);
      // The provider requires a new login, so the hint is stale.
      if (notice.code === 'session-ended') this.#hint?.remove();
      // The reader is logged out here, whatever the provider reports.
      if (!isLogout) memory.writeNotice(notice);
    }
    const target = resolveReturnUrl(address, journey);
    if (target === address) this.settle();
    // Loads the page again, so that it starts with the URL that the reader left.
    else this.#world.leave(target, 'replace');
  }

  #waitForEnd({ expiresAt }: Session): void {
    const wait = Math.min(expiresAt - this.#world.now(), MAX_TIMER_DELAY_MS);
    this.#stopWaiting = this.#world.after(wait, () => {
      const hasEnded = expiresAt <= this.#world.now();
      if (hasEnded) this.#world.memory.writeSession(undefined);
      this.settle(
        hasEnded
          ? { code: 'session-ended', message: FAILURE_MESSAGES['session-ended'] }
          : undefined,
      );
    });
  }

  #set(state: AccountState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function noticeOf(error: unknown): Notice {
  const { code, message } = toLoginError(error);
  return { code, message };
}
