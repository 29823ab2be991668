import { writeFiles } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { openVenue } from '@brand/venue';
import { beforeEach, describe, expect, test } from 'vitest';
import { type BareMap, bareMap, browserEvent } from './bare-map.fixture.ts';
import type { Camera, CameraOptions } from './camera-options.ts';
import { createCamera } from './create-camera.ts';

let map: BareMap;
let camera: Camera;

async function start(options: CameraOptions = {}, settings = {}): Promise<void> {
  map = bareMap(await openVenue(writeFiles(tinyVenue())), settings);
  camera = createCamera(map.context, options);
  map.settle();
  map.told.length = 0;
}

/** Names of the emitted events, without camera changes. */
function interactions(): string[] {
  const others = map.told.filter(({ name }) => name !== 'camera-change');
  return others.map(({ name, payload }) => `${name} ${(payload as { kind: string }).kind}`);
}

function pointer(type: string, x: number, y: number, more: object = {}): Event {
  const event = browserEvent(type, { clientX: x + 50, clientY: y + 20, ...more });
  (type === 'pointerdown' ? map.root : map.window).dispatchEvent(event);
  return event;
}

function key(type: string, name: string, more: object = {}): Event {
  const event = browserEvent(type, { key: name, code: name, ...more });
  map.root.dispatchEvent(event);
  return event;
}

function resize(width: number, height: number): void {
  map.view.setSize(width, height);
  map.context.events.emit('resize', { width, height });
}

beforeEach(() => start());

describe('start', () => {
  test('shows the whole floor at the natural bearing', () => {
    const floor = map.venue.get('floor', 'f_ground');
    expect(camera).toMatchObject({ pitchDegrees: 45, bearingDegrees: 0 });
    expect(camera.isInView(floor, { mode: 'inside' })).toBe(true);
    camera.set({ zoom: camera.zoom + 1 });
    expect(camera.isInView(floor, { mode: 'inside' })).toBe(false);
    expect(camera.isInView(floor)).toBe(true);
  });

  test('rotates a wide venue upright in a view that is much taller than wide', async () => {
    const floor = map.venue.get('floor', 'f_ground');
    resize(390, 844);
    expect(camera.bearingDegrees).toBe(90);
    expect(camera.isInView(floor, { mode: 'inside' })).toBe(true);
    const { zoom } = camera;
    resize(844, 390);
    expect(camera.bearingDegrees).toBe(0);
    await start({ bearingDegrees: 0 });
    resize(390, 844);
    expect(camera.bearingDegrees).toBe(0);
    expect(camera.zoom).toBeLessThan(zoom);
  });

  test('uses less padding in a small view', () => {
    resize(390, 400);
    const [west, east] = map.venue
      .get('floor', 'f_ground')
      .rings.flat(2)
      .map((point) => camera.toScreen({ lngLat: map.venue.frame.toLngLat(point) })!.x)
      .toSorted((a, b) => a - b)
      .filter((_, index, { length }) => index === 0 || index === length - 1);
    expect(west).toBeGreaterThan(19);
    expect(west).toBeLessThan(35);
    expect(east).toBeCloseTo(390 - west!, 0);
  });

  test('applies the options of the app', async () => {
    const lngLat = map.venue.get('space', 'g_g-cafe').center.lngLat;
    await start({ center: { lngLat }, zoom: 20.5, bearingDegrees: 30, pitchDegrees: 60 });
    expect(camera.center.lngLat[0]).toBeCloseTo(lngLat[0], 7);
    expect(camera.center.floorId).toBe('f_ground');
    expect(camera.zoom).toBe(20.5);
    expect(camera.bearingDegrees).toBe(30);
    expect(camera.pitchDegrees).toBe(60);
  });

  test('fits again when the container is resized, until the camera is moved', () => {
    const { zoom } = camera;
    resize(1800, 1200);
    expect(camera.zoom).toBeGreaterThan(zoom + 0.9);
    camera.set({ bearingDegrees: 10 });
    const moved = camera.zoom;
    resize(900, 600);
    expect(camera.zoom).toBe(moved);
  });

  test.each([
    [{ zoom: Number.NaN }, 'camera.options, zoom: expected a number, found NaN'],
    [{ padding: { top: -1 } }, 'camera.padding, top: expected 0 or more pixels, found -1'],
    [
      { controls: { wheel: 'fast' as never } },
      'camera.controls, wheel: expected zoom, with-modifier',
    ],
    [{ center: { lngLat: [1] as never } }, 'camera.options, center: expected a coordinate'],
  ])('rejects %j', async (options, message) => {
    await expect(start(options)).rejects.toThrow(message);
  });
});

describe('animateTo', () => {
  test('arrives, and emits once for each frame that shows a change', async () => {
    const ended = camera.animateTo({ zoom: 19, bearingDegrees: 350 }, { duration: 160 });
    const frames = map.settle();
    await expect(ended).resolves.toBe('finished');
    expect(camera.zoom).toBeCloseTo(19, 9);
    expect(camera.bearingDegrees).toBeCloseTo(350, 9);
    const changes = map.told.filter(({ name }) => name === 'camera-change');
    expect(changes.length).toBeLessThanOrEqual(frames);
    expect(changes.length).toBeGreaterThan(8);
    expect(changes.at(-1)?.payload).toBe(camera.pose());
    map.frame();
    expect(map.told).toHaveLength(changes.length);
  });

  test('stops on its signal, on another movement and on stop', async () => {
    const control = new AbortController();
    const first = camera.animateTo({ zoom: 16 }, { signal: control.signal });
    map.frame();
    control.abort();
    await expect(first).resolves.toBe('stopped');
    const second = camera.animateTo({ zoom: 16 });
    camera.set({ zoom: 19 });
    await expect(second).resolves.toBe('stopped');
    const third = camera.animateTo({ zoom: 16 });
    camera.stop();
    await expect(third).resolves.toBe('stopped');
    map.settle();
    expect(camera.zoom).toBe(19);
  });

  test('stops when the user drags, but not on a click', async () => {
    const ended = camera.animateTo({ zoom: 17 }, { duration: 1000 });
    map.frame();
    map.frame();
    pointer('pointerdown', 400, 300);
    pointer('pointerup', 401, 300);
    map.frame();
    const { zoom } = camera;
    map.frame(50);
    expect(camera.zoom).toBeLessThan(zoom);
    pointer('pointerdown', 400, 300);
    pointer('pointermove', 410, 300);
    await expect(ended).resolves.toBe('stopped');
    pointer('pointerup', 410, 300);
  });

  test('jumps when motion is reduced', async () => {
    await start({}, { reduced: true });
    await expect(camera.animateTo({ zoom: 17 })).resolves.toBe('finished');
    expect(camera.zoom).toBe(17);
  });

  test('returns to the start on reset', async () => {
    const before = camera.pose();
    camera.set({ zoom: 16, bearingDegrees: 99 });
    const ended = camera.reset();
    map.settle();
    await ended;
    expect(camera.pose()).toMatchObject({ zoom: before.zoom, bearingDegrees: 0, x: before.x });
  });
});

describe('focusOn', () => {
  test('shows the target as close as it fits, in the padded view', async () => {
    const room = map.venue.get('space', 'g_g-cafe');
    const padding = { top: 10, right: 10, bottom: 200, left: 300 };
    const ended = camera.focusOn(room, { padding, maxZoom: 25, duration: 0 });
    await expect(ended).resolves.toBe('finished');
    expect(camera.isInView(room, { mode: 'inside' })).toBe(true);
    const { x, y } = camera.toScreen(room.center)!;
    expect(x).toBeGreaterThan(300);
    expect(y).toBeLessThan(400);
  });

  test('switches to the floor of the target, and keeps the height of the floor', async () => {
    await camera.focusOn(map.venue.get('space', 'g_u-cafe'), { duration: 0 });
    expect(map.told.find(({ name }) => name === 'floor-change')?.payload).toMatchObject({
      floor: { id: 'f_upper' },
      reason: 'camera',
    });
    expect(camera.pose().z).toBe(4);
    expect(camera.center).toMatchObject({ floorId: 'f_upper', height: 0 });
  });

  test('keeps the floor when followFloor is off, or when the target is on it too', async () => {
    await camera.focusOn(map.venue.get('space', 'g_u-cafe'), { duration: 0, followFloor: false });
    await camera.focusOn(map.venue.get('floor-stack', 'fs_house'), { duration: 0 });
    expect(map.told.some(({ name }) => name === 'floor-change')).toBe(false);
  });

  test('does nothing when its signal is already aborted', async () => {
    const pose = camera.pose();
    const options = { signal: AbortSignal.abort(), duration: 0 };
    const ended = camera.focusOn(map.venue.get('space', 'g_u-cafe'), options);
    await expect(ended).resolves.toBe('stopped');
    expect(camera.pose()).toBe(pose);
    expect(map.context.floors.current.id).toBe('f_ground');
  });

  test('rejects an unknown target', async () => {
    const target = { foo: 1 } as never;
    await expect(camera.focusOn(target)).rejects.toMatchObject({ code: 'map-view/unknown-target' });
  });
});

describe('floors', () => {
  test('move the camera along while they move', () => {
    map.altitudes.set(map.venue.get('floor', 'f_ground'), 2.5);
    map.frame();
    expect(camera.pose().z).toBe(2.5);
  });

  test('animate the camera if they were in view, and move it at once otherwise', async () => {
    const [ground, upper] = [map.venue.get('floor', 'f_ground'), map.venue.get('floor', 'f_upper')];
    await map.context.floors.set(upper);
    expect(camera.pose().z).toBe(4);
    map.visible.add(ground);
    await map.context.floors.set(ground);
    expect(camera.pose().z).toBe(4);
    map.frame();
    map.frame(200);
    expect(camera.pose().z).toBeGreaterThan(1);
    expect(camera.pose().z).toBeLessThan(3);
    map.settle();
    expect(camera.pose().z).toBe(0);
  });
});

describe('limits', () => {
  test('apply at once and to every later change', () => {
    camera.setLimits({ maxZoom: 18, minPitchDegrees: 20 });
    expect(camera.zoom).toBeLessThanOrEqual(18);
    camera.set({ zoom: 25, pitchDegrees: 0 });
    expect(camera.zoom).toBe(18);
    expect(camera.pitchDegrees).toBe(20);
    expect(camera.limits).toMatchObject({ maxZoom: 18, maxPitchDegrees: 75, bounds: 'venue' });
    expect(() => camera.setLimits({ maxPitchDegrees: 90 })).toThrow('from 0 to 88, found 90');
  });

  test('keep the centre near the venue', () => {
    camera.set({ center: { lngLat: [0, 0] } });
    const { x, y } = camera.pose();
    expect(Math.hypot(x, y)).toBeLessThan(200);
    camera.setLimits({ bounds: 'none' });
    const [lng, lat] = map.venue.center;
    camera.set({ center: { lngLat: [lng, lat + 0.1] } });
    expect(camera.center.lngLat[1]).toBeCloseTo(lat + 0.1, 6);
  });
});

describe('coordinates', () => {
  test('convert to the screen and back', () => {
    const room = map.venue.get('space', 'g_g-shop');
    const screen = camera.toScreen(room.center)!;
    const again = camera.toCoordinate(screen)!;
    expect(again.lngLat[0]).toBeCloseTo(room.center.lngLat[0], 8);
    expect(again.lngLat[1]).toBeCloseTo(room.center.lngLat[1], 8);
    expect(again.floorId).toBe('f_ground');
    expect(camera.toCoordinate(screen, 'f_upper')!.floorId).toBe('f_upper');
    camera.set({ pitchDegrees: 75 });
    expect(camera.toCoordinate({ x: 450, y: 0 })).toBeUndefined();
  });

  test('lie within the bounds if they are visible', () => {
    const floor = map.venue.get('floor', 'f_ground');
    const seen = map.venue.within(camera.bounds(), { floor, mode: 'inside' });
    expect(seen.length).toBe(floor.elements.length);
    camera.set({ zoom: 22 });
    expect(map.venue.within(camera.bounds(), { floor }).length).toBeLessThan(seen.length);
  });
});

describe('padding', () => {
  test('moves the centre of the view', async () => {
    const { center } = camera;
    camera.set({});
    const ended = camera.setPadding({ left: 300 }, { duration: 100 });
    map.settle();
    await ended;
    expect(camera.padding).toEqual({ top: 0, right: 0, bottom: 0, left: 300 });
    expect(camera.toScreen(center)!.x).toBeCloseTo(600, 3);
    expect(map.told.some(({ name }) => name === 'camera-change')).toBe(true);
  });
});

describe('gestures', () => {
  test('keep the dragged point under the pointer and emit interaction events', () => {
    const place = camera.toCoordinate({ x: 300, y: 400 })!;
    pointer('pointerdown', 300, 400);
    expect(interactions()).toEqual([]);
    pointer('pointermove', 340, 420);
    expect(map.root.captured).toEqual([1]);
    expect(interactions()).toEqual(['interaction-start pointer']);
    const { x, y } = camera.toScreen(place)!;
    expect(x).toBeCloseTo(340, 3);
    expect(y).toBeCloseTo(420, 3);
    pointer('pointerup', 340, 420);
    map.settle();
    expect(interactions()).toEqual(['interaction-start pointer', 'interaction-end pointer']);
  });

  test('end the drag when the button was released outside the window', () => {
    pointer('pointerdown', 300, 400);
    pointer('pointermove', 340, 420);
    pointer('pointermove', 350, 420, { buttons: 0 });
    const pose = camera.pose();
    pointer('pointermove', 390, 420);
    map.settle();
    expect(camera.pose()).toBe(pose);
    expect(interactions().at(-1)).toBe('interaction-end pointer');
  });

  test('continue the drag when a child passes the capture to the map, and end it when controls are disabled', () => {
    pointer('pointerdown', 300, 400);
    pointer('pointermove', 340, 420);
    map.root.dispatchEvent(browserEvent('lostpointercapture', { target: {} }));
    const { x } = camera.pose();
    pointer('pointermove', 390, 420);
    expect(camera.pose().x).not.toBe(x);
    camera.setControls({ pan: false, zoom: false, rotate: false, pitch: false });
    map.settle();
    expect(interactions()).toEqual(['interaction-start pointer', 'interaction-end pointer']);
  });

  test('end the drag when the window loses the focus or the capture is lost', () => {
    const losses = [
      () => map.window.dispatchEvent(new Event('blur')),
      () => map.root.dispatchEvent(browserEvent('lostpointercapture', {})),
    ];
    for (const lose of losses) {
      pointer('pointerdown', 300, 400);
      pointer('pointermove', 340, 420);
      lose();
      map.settle();
      const pose = camera.pose();
      pointer('pointermove', 390, 420);
      expect(camera.pose()).toBe(pose);
    }
    expect(interactions().filter((name) => name.startsWith('interaction-end'))).toHaveLength(2);
  });
});

describe('gestures and the page', () => {
  test('zoom about the pointer with the wheel and prevent scrolling', () => {
    const place = camera.toCoordinate({ x: 700, y: 450 })!;
    const { zoom } = camera;
    const event = pointer('pointerdown', 0, 0, { button: 1 });
    expect(event.defaultPrevented).toBe(false);
    const wheel = browserEvent('wheel', { deltaY: -100, deltaMode: 0, clientX: 750, clientY: 470 });
    map.root.dispatchEvent(wheel);
    map.settle();
    expect(wheel.defaultPrevented).toBe(true);
    expect(camera.zoom).toBeGreaterThan(zoom + 0.3);
    expect(camera.toScreen(place)!.x).toBeCloseTo(700, 2);
    map.remove();
  });

  test('leave the wheel and one finger to a page that scrolls, and show a hint', () => {
    camera.setControls({ wheel: 'with-modifier' });
    expect(map.root.style['touchAction']).toBe('pan-x pan-y');
    const { zoom } = camera;
    const turn = { deltaY: -100, deltaMode: 0 };
    const plain = browserEvent('wheel', turn);
    map.root.dispatchEvent(plain);
    map.settle();
    expect(plain.defaultPrevented).toBe(false);
    expect(camera.zoom).toBe(zoom);
    const [hint] = map.overlay.children;
    expect(hint).toMatchObject({ role: 'status', textContent: expect.stringContaining('scroll') });
    map.root.dispatchEvent(browserEvent('wheel', { ...turn, ctrlKey: true }));
    map.settle();
    expect(camera.zoom).toBeGreaterThan(zoom);
    pointer('pointerdown', 300, 400, { pointerType: 'touch' });
    pointer('pointermove', 300, 480, { pointerType: 'touch' });
    expect(hint?.textContent).toContain('two fingers');
    map.remove();
  });

  test('do nothing while they are disabled, and leave touch to the page', () => {
    camera.setControls({ pan: false, zoom: false, rotate: false, pitch: false });
    expect(map.root.style['touchAction']).toBe('auto');
    const pose = camera.pose();
    pointer('pointerdown', 300, 400);
    pointer('pointermove', 340, 420);
    const wheel = browserEvent('wheel', { deltaY: -100, deltaMode: 0 });
    map.root.dispatchEvent(wheel);
    key('keydown', 'ArrowLeft');
    map.frame();
    map.frame();
    expect(camera.pose()).toBe(pose);
    expect(wheel.defaultPrevented).toBe(false);
  });

  test('end when the map is removed', () => {
    map.remove();
    const pose = camera.pose();
    pointer('pointerdown', 300, 400);
    pointer('pointermove', 340, 420);
    expect(camera.pose()).toBe(pose);
  });
});

describe('keys', () => {
  test('move the map and are not passed to the page', () => {
    const { zoom } = camera;
    expect(key('keydown', '+').defaultPrevented).toBe(true);
    key('keyup', '+');
    map.settle();
    expect(camera.zoom).toBeCloseTo(zoom + 0.5, 6);
    expect(interactions()).toEqual(['interaction-start keyboard', 'interaction-end keyboard']);
  });

  test('stay with the browser with Ctrl, or without an action', () => {
    expect(key('keydown', '+', { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(key('keydown', 'Tab').defaultPrevented).toBe(false);
    camera.setControls({ keyboard: false });
    expect(key('keydown', 'ArrowUp').defaultPrevented).toBe(false);
  });

  test('stop when the focus is lost', () => {
    key('keydown', 'ArrowUp');
    map.frame();
    map.root.dispatchEvent(new Event('focusout'));
    expect(map.settle()).toBeLessThan(100);
    expect(interactions().at(-1)).toBe('interaction-end keyboard');
  });

  test('change floors within the building, and reset the view', () => {
    key('keydown', 'PageUp');
    expect(map.context.floors.current.id).toBe('f_upper');
    key('keydown', 'PageUp');
    expect(map.context.floors.current.id).toBe('f_upper');
    key('keydown', 'PageDown');
    expect(map.context.floors.current.id).toBe('f_ground');
    const { zoom } = camera;
    camera.set({ zoom: 16 });
    key('keydown', 'Home');
    map.settle();
    expect(camera.zoom).toBeCloseTo(zoom, 6);
  });
});

describe('delegateTo', () => {
  test('passes poses to another renderer', () => {
    const given: number[] = [];
    camera.delegateTo(({ zoom }) => given.push(zoom));
    const pose = camera.pose();
    camera.set({ zoom: 17 });
    expect(given).toEqual([17]);
    expect(camera.pose()).toBe(pose);
    camera.delegateTo(undefined);
    camera.set({ zoom: 17 });
    expect(camera.zoom).toBe(17);
  });
});
