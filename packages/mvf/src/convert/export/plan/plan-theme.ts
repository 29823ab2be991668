import { fromOklch, toOklch } from '@brand/geo';

/** The use of a colour, which decides how the colour is converted to another theme. */
export type ColorRole = 'surface' | 'object' | 'wall' | 'void';

/** The colours of a plan that no style of the venue determines. */
export type PlanTheme = {
  readonly page: string;
  readonly footprint: string;
  readonly outline: string;
  readonly shadow: string;
  readonly ink: string;
  readonly muted: string;
  /** Strokes of door leaves and treads. */
  readonly line: string;
  readonly glass: string;
  readonly badge: string;
  readonly onBadge: string;
  readonly marker: string;
  /** Background behind the venue's images, which are designed for light surfaces. */
  readonly plate: string | undefined;
  /** Returns the colour of a style in this theme. */
  readonly shade: (color: string, role: ColorRole) => string;
  /** Returns the colour for the edge of a surface. */
  readonly edge: (fill: string) => string;
  /** Returns a text colour that is legible on a fill. */
  readonly textOn: (fill: string) => string;
};

/** Fill colours by kind, for shapes of a bundle without any styles. */
export const KIND_COLORS: Readonly<Record<string, string>> = {
  hallway: '#f3f1ec',
  room: '#e3e9f0',
  void: '#d9d7d2',
  object: '#d8d2c6',
  wall: '#5a606b',
  window: '#9cc3e0',
  poi: '#4a78b5',
};

const LIGHT: PlanTheme = {
  page: '#f7f6f3',
  footprint: '#fffefb',
  outline: '#b5b0a6',
  shadow: '#e3e0d8',
  ink: '#23272f',
  muted: '#666b74',
  line: '#5d636e',
  glass: '#7fb0d6',
  badge: '#39414f',
  onBadge: '#ffffff',
  marker: '#c2410c',
  plate: undefined,
  // Pale walls of a venue designed for three-dimensional lighting would vanish on paper.
  shade: (color, role) => (role === 'wall' ? limitLightness(color, 0.74) : color),
  edge: (fill) => shift(fill, -0.13, 1.1),
  textOn: (fill) => (toOklch(fill).l > 0.62 ? '#23272f' : '#ffffff'),
};

const DARK: PlanTheme = {
  page: '#13161b',
  footprint: '#1d2128',
  outline: '#4b5361',
  shadow: '#0b0d10',
  ink: '#eceff4',
  muted: '#9aa3b2',
  line: '#a3adbb',
  glass: '#6fa8d6',
  badge: '#c9d1dc',
  onBadge: '#171a20',
  marker: '#fb923c',
  plate: '#dde3eb',
  shade: toDark,
  edge: (fill) => shift(fill, 0.11, 1),
  textOn: (fill) => (toOklch(fill).l > 0.62 ? '#171a20' : '#eceff4'),
};

/** The light plan on white, without the shadow, because the page is paper and ink is expensive. */
const PAPER: PlanTheme = { ...LIGHT, page: '#ffffff', footprint: '#ffffff', shadow: '#ffffff' };

/** For printers without colours: the same steps of lightness, distinct from the paper. */
const GREY: PlanTheme = {
  ...PAPER,
  glass: '#a8a8a8',
  badge: '#3c3c3c',
  marker: '#1c1c1c',
  ink: '#1c1c1c',
  muted: '#595959',
  line: '#595959',
  outline: '#8a8a8a',
  shade: (color, role) => removeChroma(PAPER.shade(color, role)),
  textOn: (fill) => (toOklch(fill).l > 0.62 ? '#1c1c1c' : '#ffffff'),
};

/** High contrast: black on white, with only furniture in between. */
const CONTRAST: PlanTheme = {
  ...PAPER,
  outline: '#000000',
  ink: '#000000',
  muted: '#000000',
  line: '#000000',
  glass: '#000000',
  badge: '#000000',
  marker: '#000000',
  shade: (_color, role) => CONTRAST_SHADES[role],
  edge: () => '#000000',
  textOn: () => '#000000',
};

const CONTRAST_SHADES: Readonly<Record<ColorRole, string>> = {
  surface: '#ffffff',
  object: '#e6e6e6',
  wall: '#000000',
  void: '#cccccc',
};

/** Name of a set of colours. The last three are for paper. */
export type PlanThemeName = 'light' | 'dark' | 'paper' | 'grey' | 'contrast';

const THEMES: Readonly<Record<PlanThemeName, PlanTheme>> = {
  light: LIGHT,
  dark: DARK,
  paper: PAPER,
  grey: GREY,
  contrast: CONTRAST,
};

export function planTheme(theme: PlanThemeName): PlanTheme {
  return THEMES[theme];
}

function removeChroma(color: string): string {
  return fromOklch({ ...toOklch(color), c: 0 });
}

/**
 * Converts a colour to the dark theme. The hue stays, so that a category has the same colour in
 * both themes. Pale surfaces become deep ones slightly above the floor, muted so that names on them
 * stay legible; darker ones are slightly lighter. Walls are lighter than anything they enclose.
 */
function toDark(color: string, role: ColorRole): string {
  const { l, c, h } = toOklch(color);
  // A hint of warmth in a white would become brown in the dark theme, so near-greys stay grey.
  const chroma = Math.min(c * Math.min(1, c * 40), role === 'object' ? 0.08 : 0.055);
  if (role === 'wall') return fromOklch({ l: 0.53 + 0.1 * (1 - l), c: Math.min(chroma, 0.03), h });
  if (role === 'void') return fromOklch({ l: 0.17, c: Math.min(chroma, 0.02), h });
  // Steep at first, because pale colours differ little and must stay distinguishable.
  const rise = 0.2 * (1 - Math.exp(-7 * (1 - l)));
  return fromOklch({ l: (role === 'object' ? 0.33 : 0.255) + rise, c: chroma, h });
}

function limitLightness(color: string, max: number): string {
  const oklch = toOklch(color);
  return oklch.l > max ? fromOklch({ ...oklch, l: max }) : color;
}

function shift(color: string, lightness: number, chromaFactor: number): string {
  const { l, c, h } = toOklch(color);
  return fromOklch({ l: Math.min(1, Math.max(0, l + lightness)), c: c * chromaFactor, h });
}
