import { ErrorResponse } from 'oidc-client-ts';
import { describe, expect, test, vi } from 'vitest';
import { type AccountEnvironment, AccountStore } from './account-store.ts';
import { createFakeStorage } from '@site/src/kit/fake-storage.fixture';
import { HintCookie } from './hint-cookie.ts';
import type { Provider } from './provider.ts';
import type { Session } from './session.ts';
import { TabSessionStore } from './tab-session-store.ts';

const CONFIG = { authority: 'https://login.test/', clientId: 'portal' };
const CALLBACK = 'https://docs.test/playground/';
const BEGAN = 'https://docs.test/playground/markers?v=2#code=abc';
const ADA: Session = {
  accountId: 'a1',
  name: 'Ada',
  idToken: 'i',
  accessToken: 't',
  expiresAt: 5000,
};

function createWorld(change: Partial<AccountEnvironment> = {}, answers: Partial<Provider> = {}) {
  const jar = { cookie: '' };
  const provider: Provider = {
    loginUrl: vi.fn<Provider['loginUrl']>(() => Promise.resolve('https://login.test/authorize')),
    finishLogin: vi.fn<Provider['finishLogin']>(() => Promise.resolve(ADA)),
    logoutUrl: vi.fn<Provider['logoutUrl']>(() => Promise.resolve('https://login.test/logout')),
    finishLogout: vi.fn<Provider['finishLogout']>(() => Promise.resolve()),
    ...answers,
  };
  const timers: (() => void)[] = [];
  const world = {
    memory: new TabSessionStore(createFakeStorage(), 'acme'),
    callbackUrl: CALLBACK,
    loadConfig: () => Promise.resolve(CONFIG),
    connect: vi.fn<AccountEnvironment['connect']>(() => Promise.resolve(provider)),
    hintFor: () => new HintCookie(jar, { slug: 'acme', isSecure: true }),
    address: () => BEGAN,
    leave: vi.fn<AccountEnvironment['leave']>(),
    now: () => 1000,
    after: (_: number, callback: () => void) => {
      timers.push(callback);
      return () => {};
    },
    ...change,
  };
  return { world, provider, jar, timers };
}

async function startStore(world: AccountEnvironment): Promise<AccountStore> {
  const store = new AccountStore(world);
  await store.start();
  return store;
}

describe('AccountStore', () => {
  test('stays off and contacts no provider unless login is configured [S6.02]', async () => {
    const { world, jar } = createWorld({ loadConfig: () => Promise.resolve(undefined) });
    const store = await startStore(world);
    await store.login();
    await store.logout();
    expect(store.getState()).toEqual({ status: 'off' });
    expect(world.connect).not.toHaveBeenCalled();
    expect(jar.cookie).toBe('');
  });

  test('contacts no provider until the reader logs in [S6.02]', async () => {
    const { world, jar } = createWorld();
    jar.cookie = 'acme.is-authenticated=1';
    const store = await startStore(world);
    expect(store.getState()).toMatchObject({ status: 'logged-out', hasHint: true });
    expect(world.connect).not.toHaveBeenCalled();
  });

  test('redirects to the provider and returns to the page where the reader started [S6.02]', async () => {
    const { world, provider } = createWorld();
    await (await startStore(world)).login();
    expect(provider.loginUrl).toHaveBeenCalledWith({ isSilent: false });
    expect(world.leave).toHaveBeenLastCalledWith('https://login.test/authorize', 'assign');

    const {
      world: back,
      provider: same,
      jar,
    } = createWorld({
      memory: world.memory,
      address: () => `${CALLBACK}?code=1&state=2`,
    });
    await startStore(back);
    expect(same.finishLogin).toHaveBeenCalledWith(`${CALLBACK}?code=1&state=2`);
    expect(back.leave).toHaveBeenCalledWith(BEGAN, 'replace');
    expect(jar.cookie).toContain('acme.is-authenticated=1');

    const store = await startStore(createWorld({ memory: world.memory }).world);
    expect(store.getState()).toMatchObject({ status: 'logged-in', name: 'Ada' });
    expect(store.session).toEqual(ADA);
  });

  test('logs in silently when the reader is logged in on a sibling site [S6.02]', async () => {
    const { world, provider, jar } = createWorld();
    jar.cookie = 'acme.is-authenticated=1';
    await (await startStore(world)).login();
    expect(provider.loginUrl).toHaveBeenCalledWith({ isSilent: true });
  });
});

describe('AccountStore, when login fails,', () => {
  test("shows the provider's error on the page where the reader started [S6.02]", async () => {
    const { world, jar } = createWorld(
      { address: () => `${CALLBACK}?error=login_required&state=2` },
      { finishLogin: () => Promise.reject(new ErrorResponse({ error: 'login_required' })) },
    );
    jar.cookie = 'acme.is-authenticated=1';
    world.memory.writeJourney({ kind: 'login', returnTo: BEGAN });
    await startStore(world);
    expect(world.leave).toHaveBeenCalledWith(BEGAN, 'replace');
    expect(jar.cookie).toContain('Max-Age=0');
    const store = await startStore(createWorld({ memory: world.memory }).world);
    expect(store.getState()).toMatchObject({
      status: 'logged-out',
      notice: { code: 'session-ended' },
    });
    store.dismissNotice();
    expect(store.getState()).toMatchObject({ notice: undefined });
    const next = await startStore(createWorld({ memory: world.memory }).world);
    expect(next.getState()).toMatchObject({ notice: undefined });
  });

  test('stays on the page when the provider cannot be reached [S6.02]', async () => {
    const { world } = createWorld({}, { loginUrl: () => Promise.reject(new TypeError('fetch')) });
    const store = await startStore(world);
    await store.login();
    expect(world.leave).not.toHaveBeenCalled();
    expect(store.getState()).toMatchObject({
      status: 'logged-out',
      notice: { code: 'unreachable' },
    });
  });
});

describe('AccountStore, when logged in,', () => {
  test('logs out here first, then at the provider [S6.02]', async () => {
    const { world, provider, jar } = createWorld();
    world.memory.writeSession(ADA);
    const store = await startStore(world);
    await store.logout();
    expect(provider.logoutUrl).toHaveBeenCalledWith('i');
    expect(world.leave).toHaveBeenCalledWith('https://login.test/logout', 'assign');
    expect(world.memory.readSession(1000)).toBeUndefined();
    expect(store.session).toBeUndefined();
    expect(jar.cookie).toContain('Max-Age=0');

    const { world: back } = createWorld({
      memory: world.memory,
      address: () => `${CALLBACK}?state=2`,
    });
    await startStore(back);
    expect(back.leave).toHaveBeenCalledWith(BEGAN, 'replace');
  });

  test.each([
    { logoutUrl: () => Promise.resolve(undefined) },
    { logoutUrl: () => Promise.reject(new TypeError('fetch')) },
  ])('shows a notice when the provider cannot log the reader out [S6.02]', async (answers) => {
    const { world } = createWorld({}, answers);
    world.memory.writeSession(ADA);
    const store = await startStore(world);
    await store.logout();
    expect(store.getState()).toMatchObject({
      status: 'logged-out',
      notice: { code: 'logged-out-here' },
    });
  });

  test('logs out when the session expires, and shows a notice [S6.02]', async () => {
    let now = 1000;
    const { world, timers } = createWorld({ now: () => now });
    world.memory.writeSession(ADA);
    const store = await startStore(world);
    timers[0]?.();
    expect(store.getState().status).toBe('logged-in');
    now = 5000;
    timers[1]?.();
    expect(store.getState()).toMatchObject({
      status: 'logged-out',
      notice: { code: 'session-ended' },
    });
    expect(store.session).toBeUndefined();
  });

  test('does not resume a log-out that the reader left with the Back button', async () => {
    const { world } = createWorld();
    world.memory.writeJourney({ kind: 'logout', returnTo: BEGAN });
    await startStore(world);
    const { world: later } = createWorld({ memory: world.memory, address: () => CALLBACK });
    await startStore(later);
    expect(later.leave).not.toHaveBeenCalled();
  });
});
