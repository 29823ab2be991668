import { writeFiles } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { type MapView, openVenue, type Venue } from '@brand/web-sdk';
import { BridgeClient, type BridgeTimeouts } from './client/bridge-client.ts';
import { createRemoteMap } from './client/create-remote-map.ts';
import type { RemoteMap, VenueData } from './client/remote-map.ts';
import { HostDispatcher } from './host/host-dispatcher.ts';
import type { Channel } from './protocol/messages.ts';

/** Two ends of an in-memory text channel, with the texts sent by each. */
export function createChannelPair(): {
  readonly app: Channel;
  readonly page: Channel;
  readonly sent: { app: string[]; page: string[] };
  cut(): void;
} {
  const listeners = { app: new Set<(text: string) => void>(), page: new Set<typeof String>() };
  const sent = { app: [] as string[], page: [] as string[] };
  let isCut = false;
  const end = (from: 'app' | 'page', to: 'app' | 'page'): Channel => ({
    send(text) {
      sent[from].push(text);
      if (isCut) return;
      queueMicrotask(() => {
        for (const listener of listeners[to]) listener(text);
      });
    },
    onText(listener) {
      listeners[from].add(listener as never);
      return () => listeners[from].delete(listener as never);
    },
  });
  return {
    app: end('app', 'page'),
    page: end('page', 'app'),
    sent,
    cut: () => void (isCut = true),
  };
}

type Listener = (payload: unknown) => void;

/** The part of a map that needs no screen: the boundary to the Web SDK. */
export class HeadlessMap {
  readonly venue: Venue;
  readonly listeners: Map<string, Set<Listener>> = new Map();
  readonly calls: unknown[][] = [];
  readonly things: object[] = [];
  readonly finish: (() => void)[] = [];
  readonly camera: object;
  readonly markers: object;
  isRemoved = false;

  constructor(venue: Venue) {
    this.venue = venue;
    const { calls, things, finish } = this;
    this.camera = {
      zoom: 18,
      padding: { top: Number.POSITIVE_INFINITY },
      focusOn: (...args: unknown[]) => void calls.push(['focusOn', ...args]),
      animateTo: (_: unknown, { signal }: { signal?: AbortSignal } = {}) =>
        new Promise((resolve) => {
          if (signal?.aborted) resolve('stopped');
          signal?.addEventListener('abort', () => resolve('stopped'));
          finish.push(() => resolve('finished'));
        }),
      refuse: () => {
        throw Object.assign(new Error('No such floor.'), { code: 'map-view/bad-option' });
      },
    };
    this.markers = {
      add(...args: unknown[]) {
        calls.push(['add', ...args]);
        const thing = { coordinate: { lngLat: [1, 2] }, remove: () => calls.push(['remove']) };
        things.push(thing);
        return thing;
      },
      get all() {
        return things;
      },
    };
  }

  on(name: string, listener: Listener): () => void {
    const listeners = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  emit(name: string, payload: unknown): void {
    for (const listener of this.listeners.get(name) ?? []) listener(payload);
  }

  remove(): void {
    this.isRemoved = true;
  }
}

/** Opens a connected client and host with a headless map. */
export async function openBridge(timeouts?: BridgeTimeouts): Promise<{
  readonly client: BridgeClient;
  readonly map: RemoteMap;
  readonly shown: HeadlessMap;
  readonly data: VenueData;
  readonly sent: { app: string[]; page: string[] };
  readonly reportState: (state: unknown) => void;
  cut(): void;
}> {
  const { app, page, sent, cut } = createChannelPair();
  const venue = await openVenue(writeFiles(tinyVenue()));
  const shown = new HeadlessMap(venue);
  const keeper: { report?: (state: unknown) => void } = {};
  const client = new BridgeClient(app, timeouts);
  const host = new HostDispatcher(page, {
    release: '6.0.0',
    show: async () => shown as unknown as MapView,
    use: (_, name) => ({ name, remove: () => {} }),
    createHtml: (html) => ({ html }),
    reportViewState: (_, onState) => {
      keeper.report = onState;
      return () => {};
    },
  });
  host.start();
  await client.start();
  const data = (await client.request('host', 'show', [{}])) as VenueData;
  sent.app.length = 0;
  sent.page.length = 0;
  return {
    client,
    map: createRemoteMap(client),
    shown,
    data,
    sent,
    reportState: keeper.report!,
    cut,
  };
}
