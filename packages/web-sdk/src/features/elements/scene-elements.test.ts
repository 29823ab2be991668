import { writeFiles } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { type GeometryElement, openVenue, type Venue } from '@brand/venue';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { FrameMotion } from '../../kernel/motion.ts';
import { THEMES } from '../../kernel/theme.ts';
import { defaultRow, paletteOf, type ThemePalette, venueColors } from '../../scene/default-look.ts';
import type { ElementRow } from '../../scene/state-table.ts';
import { type ElementScene, SceneElements } from './scene-elements.ts';

let venue: Venue;
let palette: ThemePalette;
let elements: SceneElements;
let motion: FrameMotion;
let drawn: Map<GeometryElement, ElementRow>;
let refreshed: number;

beforeAll(async () => {
  venue = await openVenue(writeFiles(tinyVenue()));
});

beforeEach(() => {
  palette = paletteOf(THEMES.light);
  drawn = new Map();
  refreshed = 0;
  motion = new FrameMotion({ request: () => {}, now: () => 0 }, () => false);
  let lookOf: Parameters<ElementScene['setLook']>[0];
  const defaultOf = (element: GeometryElement): ElementRow => defaultRow(element, palette);
  elements = new SceneElements(
    {
      get palette() {
        return palette;
      },
      setLook: (look) => (lookOf = look),
      defaultOf,
      refresh(list = venue.floors.flatMap((floor) => floor.elements)) {
        for (const element of list) {
          drawn.set(element, lookOf(element, defaultOf(element)));
          refreshed += 1;
        }
      },
    },
    motion,
  );
});

const shop = (): GeometryElement => venue.get('space', 'g_g-shop');
const cafe = (): GeometryElement => venue.get('space', 'g_g-cafe');

test('starts with the values of venue and theme', () => {
  const { style } = shop();
  expect(elements.get(shop())).toEqual({
    visible: true,
    ...venueColors(style.color, shop(), THEMES.light),
    hoverColor: THEMES.light.hover,
    opacity: style.opacity,
    height: style.height,
    altitude: style.altitude,
    interactive: shop().locations.length > 0,
  });
  expect(elements.changed().size).toBe(0);
});

test('derives tops of walls from their colour, or has them in the one of the theme', () => {
  const [wall] = venue.walls;
  const { color } = wall!.style;
  const { topColor } = venueColors(color, wall!, THEMES.light);
  expect(topColor).not.toBe(THEMES.light.wallTop);
  expect(elements.get(wall!).topColor).toBe(topColor);
  palette = paletteOf({ ...THEMES.light, tint: { color: '#ffffff', share: 0 } });
  expect(elements.get(wall!).topColor).toBe(THEMES.light.wallTop);
});

test('tints elements that the app has not coloured', () => {
  palette = paletteOf(THEMES['high-contrast']);
  elements.set(shop(), { color: '#ff0000' });
  expect(elements.get(shop()).color).toBe('#ff0000');
  expect(elements.get(cafe()).color).not.toBe(cafe().style.color.toLowerCase());
});

test('changes and draws many elements at once', () => {
  elements.set([shop(), cafe()], { color: '#abc', height: 3 });
  expect(elements.get(cafe())).toMatchObject({ color: '#aabbcc', topColor: '#aabbcc', height: 3 });
  expect(drawn.get(shop())).toMatchObject({ color: 0xaabbcc, topColor: 0xaabbcc, height: 3 });
  expect(refreshed).toBe(2);
});

test('keeps an explicit top colour when the colour changes', () => {
  elements.set(shop(), { topColor: '#111111' });
  elements.set(shop(), { color: '#222222' });
  expect(elements.get(shop())).toMatchObject({ color: '#222222', topColor: '#111111' });
});

test('resets a field with "default", and all of them with reset', () => {
  const before = elements.get(shop());
  elements.set(shop(), { color: '#ff0000', opacity: 0.5 });
  expect(elements.changed().get(shop())).toEqual({ color: '#ff0000', opacity: 0.5 });
  elements.set(shop(), { color: 'default' });
  expect(elements.changed().get(shop())).toEqual({ opacity: 0.5 });
  elements.reset();
  expect(elements.get(shop())).toEqual(before);
  expect(elements.changed().size).toBe(0);
  expect(drawn.get(shop())).toEqual(defaultRow(shop(), palette));
});

test('resets one element and leaves others', () => {
  elements.set([shop(), cafe()], { height: 9 });
  elements.reset(shop());
  expect([...elements.changed().keys()]).toEqual([cafe()]);
});

test('does not draw an invisible element and keeps its opacity', () => {
  elements.set(shop(), { visible: false });
  expect(drawn.get(shop())?.opacity).toBe(0);
  expect(elements.get(shop())).toMatchObject({ visible: false, opacity: 1 });
});

test('shows the hover colour of hovered elements that are interactive', () => {
  elements.set(shop(), { interactive: true, hoverColor: '#00ff00' });
  elements.setHovered(shop());
  expect(drawn.get(shop())).toMatchObject({ color: 0x00ff00, topColor: 0x00ff00 });
  expect(elements.get(shop()).color).toBe(
    venueColors(shop().style.color, shop(), THEMES.light).color,
  );
  elements.set(cafe(), { interactive: false });
  elements.setHovered(cafe());
  expect(drawn.get(shop())).toEqual(defaultRow(shop(), palette));
  expect(drawn.get(cafe())).toEqual(defaultRow(cafe(), palette));
});

test('interpolates an animation and ends at its target', async () => {
  elements.set(shop(), { color: '#000000', height: 0 });
  const options = { duration: 100, easing: 'linear' } as const;
  const ended = elements.animate(shop(), { color: '#ffffff', height: 4 }, options);
  motion.advance(0);
  motion.advance(50);
  expect(elements.get(shop())).toMatchObject({ color: '#808080', height: 2 });
  motion.advance(100);
  expect(await ended).toBe('finished');
  expect(elements.changed().get(shop())).toEqual({ color: '#ffffff', height: 4 });
  expect(drawn.get(shop())).toMatchObject({ color: 0xffffff, height: 4 });
});

test('leaves elements where they are when an animation is stopped', async () => {
  const stop = new AbortController();
  elements.set(shop(), { height: 0 });
  const options = { duration: 100, easing: 'linear', signal: stop.signal } as const;
  const ended = elements.animate(shop(), { height: 4 }, options);
  motion.advance(0);
  motion.advance(25);
  stop.abort();
  expect(await ended).toBe('stopped');
  expect(elements.get(shop()).height).toBe(1);
});

test('stops an animation when a later change takes over', async () => {
  const options = { duration: 100, easing: 'linear' } as const;
  const first = elements.animate([shop(), cafe()], { height: 4 }, options);
  motion.advance(0);
  motion.advance(50);
  elements.set(shop(), { height: 10 });
  motion.advance(75);
  expect(elements.get(shop()).height).toBe(10);
  expect(elements.get(cafe()).height).toBeGreaterThan(2);
  elements.set(cafe(), { height: 1 });
  expect(await first).toBe('stopped');
  expect(elements.get(cafe()).height).toBe(1);
});

test('continues an animation when another field changes', async () => {
  const ended = elements.animate(shop(), { height: 4 }, { duration: 100 });
  motion.advance(0);
  elements.set(shop(), { interactive: false });
  motion.advance(100);
  expect(await ended).toBe('finished');
  expect(elements.get(shop())).toMatchObject({ height: 4, interactive: false });
});

test('requires the images feature for a texture, and stores, emits and resets it like other fields', () => {
  const texture = { url: 'tiles.png' };
  expect(() => elements.set(shop(), { texture })).toThrow('Call map.use(images) first');
  elements.set(shop(), { texture: 'default' });
  elements.allowTextures('allowed');
  const told: unknown[] = [];
  elements.on('change', ({ fields }) => told.push(fields));
  elements.set([shop(), cafe()], { texture });
  expect(elements.get(shop()).texture).toBe(texture);
  expect(elements.changed().get(cafe())).toEqual({ texture });
  elements.reset(cafe());
  elements.set(shop(), { texture: 'default' });
  expect(elements.get(shop()).texture).toBeUndefined();
  expect(told).toEqual([['texture'], ['texture'], ['texture']]);
});

test.each([
  [{ texture: 'tiles.png' }, 'elements.set, texture: expected an image such as { url }'],
  [{ color: 'red' }, 'elements.set: expected a hex colour such as #2a7de1, found "red"'],
  [{ opacity: 2 }, 'elements.set, opacity: expected a number from 0 to 1, found 2'],
  [{ height: -1 }, 'elements.set, height: expected a number of metres, 0 or more, found -1'],
  [{ altitude: Number.NaN }, 'elements.set, altitude: expected a number of metres, found NaN'],
  [{ visible: 1 }, 'elements.set, visible: expected true or false, found 1'],
  [{ colour: '#fff' }, 'elements.set: expected one of the fields visible, color'],
])('throws for the invalid change %j with the expected value', (change, message) => {
  expect(() => elements.set(shop(), change as object)).toThrow(message);
  expect(elements.changed().size).toBe(0);
});

test.each([
  [undefined, 'found undefined'],
  [[undefined], 'found undefined'],
  [{ type: 'location' }, 'found a location'],
])('throws if the target is not a shape: %j', (wrong, message) => {
  expect(() => elements.set(wrong as unknown as GeometryElement, {})).toThrow(message);
});

test('emits changed elements and fields, also during animations and on reset', async () => {
  const told: string[] = [];
  const stop = elements.on('change', ({ elements: list, fields }) =>
    told.push(`${list.map(({ id }) => id).join(' ')}: ${fields.join(' ')}`),
  );
  elements.set([shop(), cafe()], { height: 4, visible: true });
  elements.set([], { height: 4 });
  elements.set(shop(), {});
  const heights: number[] = [];
  const stopHeights = elements.on('change', () => heights.push(elements.get(cafe()).height));
  const done = elements.animate(cafe(), { height: 8 }, { duration: 100, easing: 'linear' });
  motion.advance(0);
  motion.advance(50);
  motion.advance(100);
  await done;
  stopHeights();
  expect(heights).toEqual([4, 6, 8, 8]);
  elements.reset(shop());
  stop();
  elements.reset();
  expect(new Set(told)).toEqual(
    new Set(['g_g-shop g_g-cafe: height visible', 'g_g-cafe: height', 'g_g-shop: height visible']),
  );
});
