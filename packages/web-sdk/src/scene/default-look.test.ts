import { toOklch } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { type Theme, THEMES } from '../kernel/theme.ts';
import { type ShapeKind, venueColors } from './default-look.ts';

/** Colours of a venue, as bundles of different origin choose them. */
type VenueColors = Readonly<Record<'hallway' | 'room' | 'washroom' | 'landmark' | 'wall', string>>;

const VENUES: Readonly<Record<string, VenueColors>> = {
  'our own colours': {
    hallway: '#faf7f1',
    room: '#ece6dc',
    washroom: '#dce8ee',
    landmark: '#cdc5b8',
    wall: '#a8a199',
  },
  'all white': {
    hallway: '#ffffff',
    room: '#ffffff',
    washroom: '#ffffff',
    landmark: '#ffffff',
    wall: '#ffffff',
  },
  'nearly white': {
    hallway: '#fefefe',
    room: '#f7f7f7',
    washroom: '#f2f4f8',
    landmark: '#f5f5f5',
    wall: '#eeeeee',
  },
  saturated: {
    hallway: '#ffe14d',
    room: '#4da3ff',
    washroom: '#00c2a8',
    landmark: '#ff4d6d',
    wall: '#7a2cff',
  },
  dark: {
    hallway: '#2b2b2b',
    room: '#3a3f47',
    washroom: '#22313a',
    landmark: '#111111',
    wall: '#000000',
  },
};

/** Distance in OKLab: 0.02 is just noticeable on large surfaces side by side. */
function distance(one: string, other: string): number {
  const [a, b] = [toOklch(one), toOklch(other)];
  const chroma = Math.hypot(
    a.c * Math.cos(a.h) - b.c * Math.cos(b.h),
    a.c * Math.sin(a.h) - b.c * Math.sin(b.h),
  );
  return Math.hypot(a.l - b.l, chroma);
}

/** Contrast of text as WCAG 2 defines it, 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

const HALLWAY: ShapeKind = { type: 'space', kind: 'hallway' };
const ROOM: ShapeKind = { type: 'space', kind: 'room' };
const OBJECT: ShapeKind = { type: 'object', kind: 'object' };
const WALL: ShapeKind = { type: 'wall', kind: 'wall' };

const lightness = (color: string): number => toOklch(color).l;

function shownIn(theme: Theme, venue: VenueColors): Record<keyof VenueColors | 'wallTop', string> {
  const wall = venueColors(venue.wall, WALL, theme);
  return {
    hallway: venueColors(venue.hallway, HALLWAY, theme).color,
    room: venueColors(venue.room, ROOM, theme).color,
    washroom: venueColors(venue.washroom, ROOM, theme).color,
    landmark: venueColors(venue.landmark, OBJECT, theme).color,
    wall: wall.color,
    wallTop: wall.topColor,
  };
}

describe.each(Object.entries(VENUES))('the dark theme on a venue %s', (_name, venue) => {
  const theme = THEMES.dark;
  const shown = shownIn(theme, venue);

  it('orders ground, floors, rooms, landmarks and walls by lightness', () => {
    const order = [theme.background, shown.hallway, shown.room, shown.landmark, shown.wall];
    const steps = order.map((color) => lightness(color));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(lightness(shown.wallTop)).toBeGreaterThan(lightness(shown.wall));
  });

  it('keeps neighbouring kinds apart', () => {
    expect(distance(shown.hallway, theme.background)).toBeGreaterThan(0.04);
    expect(distance(shown.room, shown.hallway)).toBeGreaterThan(0.04);
    expect(distance(shown.washroom, shown.hallway)).toBeGreaterThan(0.04);
    expect(distance(shown.landmark, shown.hallway)).toBeGreaterThan(0.15);
    expect(distance(shown.landmark, shown.room)).toBeGreaterThan(0.04);
    expect(distance(shown.wallTop, shown.hallway)).toBeGreaterThan(0.3);
    expect(distance(shown.wallTop, shown.landmark)).toBeGreaterThan(0.1);
  });

  it('keeps the hue of what has one', () => {
    for (const [kind, color] of Object.entries(shown)) {
      const own = toOklch(venue[kind === 'wallTop' ? 'wall' : (kind as keyof VenueColors)]);
      const { c, h } = toOklch(color);
      if (own.c < 0.04) continue;
      expect(c).toBeGreaterThan(0.012);
      expect(Math.cos(h - own.h)).toBeGreaterThan(0.97);
    }
  });
});

describe.each(Object.entries(VENUES))('the light theme on a venue %s', (_name, venue) => {
  const theme = THEMES.light;
  const shown = shownIn(theme, venue);

  it('orders floors, rooms, landmarks and tops of walls by lightness', () => {
    const order = [shown.wallTop, shown.landmark, shown.room, shown.hallway];
    const steps = order.map((color) => lightness(color));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(lightness(shown.wallTop)).toBeLessThan(lightness(shown.wall));
  });

  it('keeps neighbouring kinds apart', () => {
    expect(distance(shown.room, shown.hallway)).toBeGreaterThan(0.055);
    expect(distance(shown.washroom, shown.hallway)).toBeGreaterThan(0.055);
    expect(distance(shown.landmark, shown.hallway)).toBeGreaterThan(0.14);
    expect(distance(shown.landmark, shown.room)).toBeGreaterThan(0.08);
    expect(distance(shown.wallTop, shown.hallway)).toBeGreaterThan(0.34);
    expect(distance(shown.wallTop, shown.landmark)).toBeGreaterThan(0.19);
  });
});

describe.each([THEMES.light, THEMES.dark])('the theme $name', (theme) => {
  const shownOf = Object.entries(VENUES).map(
    ([name, venue]) => [name, venue, shownIn(theme, venue)] as const,
  );

  it.each(shownOf)('tells washrooms from rooms on a venue %s', (_name, venue, shown) => {
    // Rooms that are all white in the venue have one colour in any theme.
    const own = distance(venue.washroom, venue.room);
    const expected = Math.min(own * 0.7, 0.013);
    expect(distance(shown.washroom, shown.room)).toBeGreaterThanOrEqual(expected);
  });

  it.each(shownOf)('writes labels that can be read on a venue %s', (_name, _venue, shown) => {
    const grounds = [theme.background, shown.hallway, shown.room, shown.washroom, shown.landmark];
    for (const ground of [...grounds, theme.footprint, theme.label.halo]) {
      expect(contrast(theme.label.text, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('keeps colours of middle lightness in the light theme, and no white', () => {
  for (const color of ['#ebd9ba', '#4da3ff', '#00c2a8', '#c9dee4', '#c4d3a0']) {
    expect(distance(venueColors(color, ROOM, THEMES.light).color, color)).toBeLessThan(0.07);
  }
  expect(distance(venueColors('#ffffff', ROOM, THEMES.light).color, '#ffffff')).toBeGreaterThan(
    0.06,
  );
});

it('shows flat objects outdoors, such as roads, as it shows rooms', () => {
  const colorOf = (height: number, isOutdoor: boolean): string => {
    const shape = { ...OBJECT, floor: { isOutdoor }, style: { altitude: 0, height } };
    return venueColors('#9a9b98', shape, THEMES.dark).color;
  };
  const [asRoom, asObject] = [ROOM, OBJECT].map(
    (shape) => venueColors('#9a9b98', shape, THEMES.dark).color,
  );
  expect(colorOf(0.02, true)).toBe(asRoom);
  expect(colorOf(0.5, true)).toBe(asObject);
  expect(colorOf(0.02, false)).toBe(asObject);
});

it('mixes colours where a theme has no tones', () => {
  const tint = { color: '#000000', share: 0.5 };
  expect(venueColors('#ff8000', ROOM, { ...THEMES.dark, tint }).color).toBe('#804000');
});
