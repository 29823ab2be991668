import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { createEarlyScript } from './early-script.ts';

const DISMISSED = 'docusaurus.announcement.dismiss-57e';
const ID = 'docusaurus.announcement.id-57e';

describe('the early script and the address', () => {
  test.each([
    ['/docs/page.html', '/docs/page'],
    ['/docs/page/index.html', '/docs/page'],
    ['/index.html', '/'],
  ])('turns %s into %s and keeps query and hash [S2.02]', (pathname, path) => {
    const { addresses } = runScript({ pathname });
    expect(addresses).toEqual([`${path}?q=1#top`]);
  });

  test.each(['/', '/docs/page', '/docs/page/', '/docs/html', '/docs/a.html/b'])(
    'keeps %s [S2.02]',
    (pathname) => expect(runScript({ pathname }).addresses).toEqual([]),
  );
});

describe('the early script and the announcement bar', () => {
  test('shows a changed announcement on the first load [S4.13]', () => {
    const { stored } = runScript({ stored: { [ID]: 'old', [DISMISSED]: 'true' } });
    expect(stored).toEqual({ [ID]: 'old', [DISMISSED]: 'false' });
  });

  test('keeps a dismissed announcement dismissed [S4.12]', () => {
    const { stored } = runScript({ stored: { [ID]: 'new', [DISMISSED]: 'true' } });
    expect(stored).toEqual({ [ID]: 'new', [DISMISSED]: 'true' });
  });

  test('dismisses nothing on a first visit [S4.12]', () => {
    expect(runScript({ stored: {} }).stored).toEqual({ [DISMISSED]: 'false' });
  });

  test('ignores the flag of another site on the same origin [S4.13]', () => {
    const other = 'docusaurus.announcement.dismiss-abc';
    expect(runScript({ stored: { [other]: 'true' } }).stored).toMatchObject({ [other]: 'true' });
  });

  test('leaves storage alone without an announcement [S4.13]', () => {
    expect(runScript({ hasAnnouncement: false }).stored).toEqual({});
  });

  test('continues when storage is unavailable [S8.13]', () => {
    const page = runScript({ isStorageBlocked: true });
    page.fire('error', scriptFailure);
    expect(page.alerts()).toHaveLength(1);
  });
});

describe('the early script and the map beside the text', () => {
  const GUIDED_MAP = 'docusaurus.guided-map-57e';

  test.each([
    ['open', 'open'],
    ['closed', undefined],
  ])('reads the stored choice %s', (choice, mark) => {
    expect(runScript({ stored: { [GUIDED_MAP]: choice } }).guidedMap()).toBe(mark);
  });

  test('leaves no space for a map if the code of the page fails', () => {
    const page = runScript({ stored: { [GUIDED_MAP]: 'open' } });
    page.fire('error', scriptFailure);
    expect(page.guidedMap()).toBeUndefined();
  });
});

describe('the early script and a failed load', () => {
  test('names a script that fails before hydration, and offers Retry [S4.02 S8.01]', () => {
    const page = runScript({});
    page.fire('error', scriptFailure);
    const [alert] = page.alerts();
    const [text, retry] = alert?.children ?? [];
    expect(alert?.attributes).toEqual({ role: 'alert' });
    expect(text?.textContent).toBe(
      'Part of this page could not be loaded: main.1f.js. ' +
        'You can read it, but menus and maps do not work.',
    );
    expect(retry).toMatchObject({ tagName: 'BUTTON', type: 'button', textContent: 'Retry' });
  });

  test('reloads the page on Retry [S4.02 S8.01]', () => {
    const page = runScript({});
    page.fire('error', scriptFailure);
    expect(page.reloads()).toBe(0);
    page.alerts()[0]?.children[1]?.listeners['click']?.();
    expect(page.reloads()).toBe(1);
  });

  test('offers Retry for a chunk that fails by rejection [S4.02]', () => {
    const page = runScript({});
    page.fire('unhandledrejection', { reason: { name: 'ChunkLoadError' } });
    expect(page.alerts()[0]?.children[0]?.textContent).toMatch(/^Part .* loaded\. You can/);
  });

  test('shows one alert for several failures [S4.02]', () => {
    const page = runScript({});
    page.fire('error', scriptFailure);
    page.fire('error', scriptFailure);
    page.fire('unhandledrejection', { reason: { name: 'ChunkLoadError' } });
    expect(page.alerts()).toHaveLength(1);
  });

  test('leaves failures of a hydrated page to the framework [S4.02]', () => {
    const page = runScript({ isHydrated: true });
    page.fire('error', scriptFailure);
    expect(page.alerts()).toEqual([]);
  });

  test.each([
    ['error', { target: { tagName: 'IMG', src: '/plan.png' } }],
    ['error', { target: { tagName: 'SCRIPT', src: '' } }],
    ['error', { target: null }],
    ['unhandledrejection', { reason: new TypeError('x') }],
    ['unhandledrejection', { reason: undefined }],
  ])('ignores an %s of another kind: %j', (type, event) => {
    const page = runScript({});
    page.fire(type, event);
    expect(page.alerts()).toEqual([]);
  });

  test('captures load errors, because they do not bubble', () => {
    expect(runScript({}).captures('error')).toBe(true);
  });
});

const scriptFailure = { target: { tagName: 'SCRIPT', src: 'https://x.test/assets/main.1f.js' } };

type Listener = (event?: unknown) => void;
type FakeElement = {
  tagName: string;
  type?: string;
  textContent?: string;
  attributes: Record<string, string>;
  children: FakeElement[];
  listeners: Record<string, Listener>;
};

function press(key: string, more: object = {}) {
  return { key, target: { tagName: 'BODY' }, preventDefault: () => undefined, ...more };
}

describe('the early script and the search', () => {
  test('records keys before hydration, with the text typed after them [S4.16 S4.17]', () => {
    const page = runScript({});
    page.fire('keydown', press('k', { ctrlKey: true }));
    page.fire('keydown', press('a'));
    page.fire('keydown', press('Shift'));
    page.fire('keydown', press('/'));
    expect(page.search()).toBe('a/');
  });

  test.each([
    ['a letter', press('a')],
    ['a slash in a field', press('/', { target: { tagName: 'INPUT' } })],
    ['a shortcut of the browser', press('l', { ctrlKey: true })],
    ['a key that somebody took', press('/', { defaultPrevented: true })],
  ])('ignores %s', (_name, event) => {
    const page = runScript({});
    page.fire('keydown', event);
    expect(page.search()).toBeUndefined();
  });

  test('does nothing once the page is hydrated', () => {
    const page = runScript({ isHydrated: true });
    page.fire('keydown', press('/'));
    page.fire('click', { target: { closest: () => ({}) } });
    expect(page.search()).toBeUndefined();
  });

  test('records a click on the button before hydration [S4.16]', () => {
    const page = runScript({});
    page.fire('click', { target: { closest: () => ({}) } });
    expect(page.search()).toBe('');
  });
});

/** Runs the script in a fake page that offers only the APIs it may use. */
function runScript({
  pathname = '/',
  stored = {},
  hasAnnouncement = true,
  isStorageBlocked = false,
  isHydrated = false,
}: {
  pathname?: string;
  stored?: Record<string, string>;
  hasAnnouncement?: boolean;
  isStorageBlocked?: boolean;
  isHydrated?: boolean;
}) {
  const listeners: Record<string, { listener: Listener; capture: boolean }> = {};
  const rootAttributes: Record<string, string> = {
    'data-has-hydrated': String(isHydrated),
    ...(isHydrated && { 'data-search-ready': '' }),
  };
  const alerts: FakeElement[] = [];
  const addresses: string[] = [];
  let reloads = 0;
  const page = {
    document: {
      documentElement: {
        getAttribute: (name: string) => rootAttributes[name] ?? null,
        hasAttribute: (name: string) => Object.hasOwn(rootAttributes, name),
        setAttribute: (name: string, value: string) => (rootAttributes[name] = value),
        removeAttribute: (name: string) => delete rootAttributes[name],
      },
      body: { prepend: (element: FakeElement) => alerts.unshift(element) },
      createElement,
    },
    location: { pathname, search: '?q=1', hash: '#top', reload: () => (reloads += 1) },
    history: { replaceState: (...[, , url]: [null, string, string]) => addresses.push(url) },
    addEventListener: (type: string, listener: Listener, capture = false) => {
      listeners[type] = { listener, capture };
    },
    get localStorage() {
      if (isStorageBlocked) throw new Error('SecurityError');
      return {
        getItem: (key: string) => stored[key] ?? null,
        setItem: (key: string, value: string) => (stored[key] = value),
      };
    },
  };
  const announcementId = hasAnnouncement ? 'new' : undefined;
  runInNewContext(createEarlyScript({ announcementId, storageSuffix: '-57e' }), page);
  return {
    stored,
    addresses,
    alerts: () => alerts,
    reloads: () => reloads,
    search: () => rootAttributes['data-search'],
    guidedMap: () => rootAttributes['data-guided-map'],
    fire: (type: string, event: unknown) => listeners[type]?.listener(event),
    captures: (type: string) => listeners[type]?.capture,
  };
}

function createElement(name: string) {
  const element: FakeElement = {
    tagName: name.toUpperCase(),
    attributes: {},
    children: [],
    listeners: {},
  };
  return Object.assign(element, {
    setAttribute: (key: string, value: string) => (element.attributes[key] = value),
    append: (...children: FakeElement[]) => element.children.push(...children),
    addEventListener: (type: string, listener: Listener) => (element.listeners[type] = listener),
  });
}
