import { afterEach, describe, expect, test, vi } from 'vitest';
import { createChannelPair, openBridge } from './bridge.fixture.ts';
import { BridgeClient } from './client/bridge-client.ts';
import type { ElementRef } from './client/element-data.ts';
import { html } from './protocol/html.ts';
import { BridgeError } from './protocol/bridge-error.ts';

afterEach(() => {
  vi.useRealTimers();
});

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

describe('elements', () => {
  test('cross as data with references to other elements, each once per message', async () => {
    const { map, data } = await openBridge();
    const spaces = await map.venue.all('space');
    const [space] = spaces;
    expect(space).toMatchObject({
      type: 'space',
      id: expect.any(String),
      kind: expect.any(String),
    });
    expect(space!.floor).toEqual({
      type: 'floor',
      id: expect.any(String),
      name: expect.any(String),
    });
    expect(space!.geometry.type).toBe('Polygon');
    expect(data.floors.map(({ type }) => type)).toContain('floor');
    const near = await map.venue.nearest(space!.center, { types: ['space'], limit: 1 });
    expect(near[0]!.element.id).toBe(space!.id);
  });

  test('serve as targets by type and id, with or without their data', async () => {
    const { map, shown } = await openBridge();
    const [space] = await map.venue.all('space');
    await map.camera.focusOn(space!);
    await map.camera.focusOn([{ type: 'space', id: space!.id }]);
    const real = shown.venue.get('space', space!.id);
    expect(shown.calls).toEqual([
      ['focusOn', real],
      ['focusOn', [real]],
    ]);
    const unknown: ElementRef = { type: 'space', id: 'nowhere' };
    await expect(map.camera.focusOn(unknown)).rejects.toMatchObject({
      code: 'venue/unknown-element',
      message: expect.stringContaining('nowhere'),
    });
  });

  test('respond to calls beyond their data', async () => {
    const { map, data } = await openBridge();
    const [place] = data.locations;
    const remote = map.venue.ask(place!);
    expect(await remote.name()).toBe(place!.name);
    const isOpen = await remote.isOpenAt(new Date('2026-01-05T10:00:00Z'));
    expect([true, false, undefined]).toContain(isOpen);
  });

  test('load the nodes of the routing network on demand', async () => {
    const { map } = await openBridge();
    const nodes = await map.venue.all('node');
    expect(nodes.length).toBeGreaterThan(0);
    expect(await map.venue.find('node', nodes[0]!.id)).toEqual(nodes[0]);
  });

  test('round-trip within routes', async () => {
    const { map, shown } = await openBridge();
    const [first, second] = await map.venue.all('space');
    const answer = await map.venue.route(first!, second!);
    await map.camera.focusOn(answer as never);
    const [, back] = shown.calls[0] as [string, { from: object; found: boolean }];
    expect(back.found).toBe(answer.found);
    expect(back.from).toBe(shown.venue.get('space', first!.id));
  });
});

describe('calls', () => {
  test('read properties and preserve values that JSON lacks', async () => {
    const { map } = await openBridge();
    expect(await map.camera.zoom()).toBe(18);
    expect(await map.camera.padding()).toEqual({ top: Number.POSITIVE_INFINITY });
  });

  test('share one text if they are made in the same turn', async () => {
    const { map, sent } = await openBridge();
    await Promise.all([map.camera.zoom(), map.camera.padding(), map.camera.zoom()]);
    expect(sent.app).toHaveLength(1);
  });

  test('reject with the code and message of the map', async () => {
    const { map } = await openBridge();
    const refuse = (map.camera as unknown as { refuse(): Promise<void> }).refuse();
    await expect(refuse).rejects.toThrow('No such floor.');
    await expect(refuse).rejects.toMatchObject({ code: 'map-view/bad-option' });
    expect(await refuse.catch((error: unknown) => error instanceof BridgeError)).toBe(true);
  });

  test('reject values that cannot cross and unknown methods', async () => {
    const { map } = await openBridge();
    const listener = map.camera.focusOn((() => {}) as never);
    await expect(listener).rejects.toMatchObject({ code: 'bridge/cannot-send' });
    await expect(listener).rejects.toThrow('map.camera.focusOn(), argument 1: a function');
    const misspelt = (map.camera as unknown as Record<string, () => Promise<void>>)['fly']!();
    await expect(misspelt).rejects.toMatchObject({ code: 'bridge/unknown-method' });
    const builtIn = (map.camera as unknown as Record<string, () => Promise<void>>)[
      'constructor'
    ]!();
    await expect(builtIn).rejects.toMatchObject({ code: 'bridge/unknown-method' });
  });

  test('carry bytes, dates, HTML and signals', async () => {
    const { map, shown } = await openBridge();
    const bytes = Uint8Array.from({ length: 700_000 }, (_, index) => index % 251);
    await map.camera.focusOn([bytes, new Date(5), { $: 'mine' }] as never);
    expect(shown.calls[0]?.[1]).toEqual([bytes, new Date(5), { $: 'mine' }]);
    await map.markers.add({ lngLat: [1, 2] }, { content: html`<b>${'<i>'}</b>` });
    expect(shown.calls[1]?.[2]).toEqual({ content: { html: '<b>&lt;i&gt;</b>' } });
    const controller = new AbortController();
    const moving = map.camera.animateTo({}, { signal: controller.signal });
    await map.camera.zoom();
    controller.abort();
    expect(await moving).toBe('stopped');
    expect(await map.camera.animateTo({}, { signal: AbortSignal.abort() })).toBe('stopped');
  });
});

describe('handles', () => {
  test('identify the same object until it is removed', async () => {
    const { map, shown } = await openBridge();
    const marker = await map.markers.add({ lngLat: [1, 2] });
    expect((await map.markers.all())[0]).toBe(marker);
    expect(await marker.coordinate()).toEqual({ lngLat: [1, 2] });
    await map.camera.focusOn(marker as never);
    expect(shown.calls.at(-1)).toEqual(['focusOn', shown.things[0]]);
    await marker.remove();
    await expect(marker.coordinate()).rejects.toMatchObject({ code: 'bridge/unknown-handle' });
  });
});

describe('events', () => {
  test('arrive with elements and handles until the listener unsubscribes', async () => {
    const { map, shown } = await openBridge();
    const marker = await map.markers.add({ lngLat: [1, 2] });
    const [space] = shown.venue.spaces;
    const heard: unknown[] = [];
    const stop = map.on('click', (event) => heard.push(event));
    await map.camera.zoom();
    const hits = [{ type: 'marker', target: shown.things[0] }];
    shown.emit('click', { hits, element: space, source: new Event('click') });
    await map.camera.zoom();
    expect(heard).toEqual([
      {
        hits: [{ type: 'marker', target: marker }],
        element: expect.objectContaining({ id: space!.id }),
      },
    ]);
    stop();
    await map.camera.zoom();
    expect(shown.listeners.get('click')?.size).toBe(0);
  });

  test('throttle those of each frame and deliver the last one', async () => {
    const { map, shown } = await openBridge();
    vi.useFakeTimers();
    const heard: unknown[] = [];
    map.on('camera-change', ({ zoom }) => heard.push(zoom));
    await map.camera.zoom();
    for (let zoom = 1; zoom <= 9; zoom++) shown.emit('camera-change', { zoom });
    await vi.advanceTimersByTimeAsync(250);
    expect(heard).toEqual([1, 9]);
  });
});

describe('failures', () => {
  test('reject a call with a remedy when the page does not respond in time', async () => {
    const { map, cut } = await openBridge({ timeout: 3000 });
    vi.useFakeTimers();
    cut();
    const answer = map.camera.zoom().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await answer).toMatchObject({
      code: 'bridge/timeout',
      message: expect.stringMatching(/map\.camera\.zoom\(\).*3000 ms.*timeout/),
    });
  });

  test('do not time out a running call that takes long', async () => {
    const { map, shown } = await openBridge({ timeout: 3000 });
    vi.useFakeTimers();
    const moving = map.camera.animateTo({ zoom: 20 });
    await vi.advanceTimersByTimeAsync(60_000);
    shown.finish[0]!();
    expect(await moving).toBe('finished');
  });

  test('distinguish a page that does not start from one with another protocol', async () => {
    vi.useFakeTimers();
    const silent = createChannelPair();
    const waiting = new BridgeClient(silent.app, { startTimeout: 500 });
    const queued = waiting.request('camera', 'zoom', []).catch(codeOf);
    const start = waiting.start().catch(codeOf);
    await vi.advanceTimersByTimeAsync(500);
    expect(await start).toBe('bridge/no-host');
    expect(await queued).toBe('bridge/no-host');
    const foreign = createChannelPair();
    const client = new BridgeClient(foreign.app);
    const started = client.start().catch((error: unknown) => error);
    foreign.page.send(JSON.stringify([{ kind: 'hello', protocol: 99, release: '7.0.0' }]));
    expect(await started).toMatchObject({
      code: 'bridge/protocol-mismatch',
      message: expect.stringMatching(/release 7\.0\.0.*protocol 99.*host page/),
    });
  });

  test('reject open calls when the web view is lost, and keep the last state', async () => {
    const { client, map, reportState } = await openBridge();
    reportState({ floorId: 'f_upper' });
    const moving = map.camera.animateTo({ zoom: 20 }).catch(codeOf);
    await map.camera.zoom();
    expect(client.lastState).toEqual({ floorId: 'f_upper' });
    client.close(new BridgeError('bridge/web-view-lost', 'Lost.'));
    expect(await moving).toBe('bridge/web-view-lost');
    expect(await map.camera.zoom().catch(codeOf)).toBe('bridge/web-view-lost');
  });

  test('close the bridge with a reason on malformed messages', async () => {
    const { app, page } = createChannelPair();
    const client = new BridgeClient(app);
    const started = client.start().catch((error: unknown) => error);
    page.send('hello');
    expect(await started).toMatchObject({ code: 'bridge/bad-message' });
  });
});
