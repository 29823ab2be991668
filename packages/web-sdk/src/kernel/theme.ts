/** Colours and light of a map. Colours are CSS hex colours such as `#2a2f3a`. */
export type Theme = {
  /** Name of the theme, as `map.theme` and saved views use it. */
  readonly name: string;
  /** Colour behind everything. */
  readonly background: string;
  /** Colour of a floor's slab where the floor has no space. */
  readonly footprint: string;
  /**
   * Colour of the tops of walls, unless `tint.tones` derives it from the colour that the venue
   * defines for a wall.
   */
  readonly wallTop: string;
  /** Colour of lines where surfaces meet. `undefined` draws no lines. */
  readonly edge: string | undefined;
  /** Hover colour of interactive objects. */
  readonly hover: string;
  /** Change of the venue's own colours. */
  readonly tint: Tint;
  /**
   * Strength of the light from above and from the side, from 0 to 2, and depth of contact shadows,
   * from 0 to 1.
   */
  readonly light: { readonly ambient: number; readonly sun: number; readonly occlusion: number };
  /**
   * Colours of label text and of its outline, and the width of the outline in CSS pixels. If
   * omitted, the width is 2.
   */
  readonly label: {
    readonly text: string;
    readonly halo: string;
    readonly haloWidth?: number;
  };
  /** Colours of routes: the line, its border and arrows, and the highlighted step. */
  readonly path: { readonly color: string; readonly accent: string; readonly highlight: string };
  /** Colour of the focus ring and of selected objects. */
  readonly accent: string;
};

/** Change that a theme makes to the colours of a venue. */
export type Tint = {
  /** Colour to mix into the venue's colours. */
  readonly color: string;
  /** Share of the mixed-in colour, from 0 (none) to 1 (all). */
  readonly share: number;
  /**
   * Colour changes by kind of shape, which keep kinds distinct whatever colours the venue has. They
   * replace the mixing for shapes. Images, models and surroundings are always mixed.
   */
  readonly tones?: Readonly<Record<ToneName, Tone>>;
};

/**
 * Kinds of shapes with a tone. Hallways use `floor`. Doors, windows and furniture use `object`,
 * except that flat outdoor objects, such as roads, use `room`.
 */
export type ToneName = 'floor' | 'room' | 'object' | 'wall' | 'wallTop';

/** Change of the colours of one kind of shape. The hue stays. */
export type Tone = {
  /**
   * Pairs of the venue's lightness and the lightness to show, measured in OKLCH. Pairs ascend from
   * 0 (black) to 1 (white). Values between them are interpolated.
   */
  readonly lightness: readonly (readonly [own: number, shown: number])[];
  /**
   * Maximum chroma in OKLCH. If omitted, the chroma stays. In both cases, `color` tints colours
   * that are close to grey.
   */
  readonly maxChroma?: number;
};

// Colours of middle lightness stay. Pale ones are spread by kind, so that a venue all in white has
// visible rooms, and dark ones are raised until dark text can be read on them.
const LIGHT_TONES: Tint['tones'] = {
  floor: tone([0, 0.84], [0.72, 0.87], [0.9, 0.955], [1, 0.985]),
  room: tone([0, 0.66], [0.36, 0.73], [0.72, 0.75], [0.86, 0.86], [1, 0.925]),
  object: tone([0, 0.645], [0.6, 0.66], [0.8, 0.76], [1, 0.84]),
  wall: tone([0, 0.4], [0.72, 0.69], [1, 0.8]),
  wallTop: tone([0, 0.3], [0.72, 0.56], [1, 0.64]),
};

// One band for each kind, with gaps between them. Within a band what is darker in the venue is
// lighter; most of it belongs to the pale colours that venues mostly have.
const DARK_TONES: Tint['tones'] = {
  floor: { ...tone([0, 0.32], [0.8, 0.305], [1, 0.285]), maxChroma: 0.024 },
  room: { ...tone([0, 0.43], [0.8, 0.405], [1, 0.355]), maxChroma: 0.07 },
  object: { ...tone([0, 0.525], [0.8, 0.495], [1, 0.46]), maxChroma: 0.07 },
  wall: { ...tone([0, 0.62], [0.8, 0.58], [1, 0.56]), maxChroma: 0.02 },
  wallTop: { ...tone([0, 0.73], [0.8, 0.68], [1, 0.66]), maxChroma: 0.02 },
};

function tone(...lightness: Tone['lightness']): Tone {
  return { lightness };
}

/** Names of the themes that the SDK includes. */
export type ThemeName = 'light' | 'dark' | 'high-contrast';

/**
 * Themes that the SDK includes, by name.
 *
 * @example
 * map.setTheme({ ...THEMES.dark, name: 'night', accent: '#f59f00' });
 */
export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  light: {
    name: 'light',
    background: '#eef1f4',
    footprint: '#f7f6f3',
    wallTop: '#8d8a86',
    edge: '#b9b4ac',
    hover: '#ffd479',
    tint: { color: '#f4f0ea', share: 0, tones: LIGHT_TONES },
    light: { ambient: 0.78, sun: 0.3, occlusion: 0.45 },
    label: { text: '#232733', halo: '#ffffff' },
    path: { color: '#1f6feb', accent: '#ffffff', highlight: '#f08c00' },
    accent: '#1f6feb',
  },
  dark: {
    name: 'dark',
    background: '#14171d',
    footprint: '#252932',
    wallTop: '#969ba7',
    edge: '#0f1115',
    hover: '#c58b2a',
    tint: { color: '#1b1f28', share: 0.62, tones: DARK_TONES },
    light: { ambient: 0.8, sun: 0.35, occlusion: 0.55 },
    label: { text: '#e6e9ef', halo: '#14171d', haloWidth: 1.6 },
    path: { color: '#5aa2ff', accent: '#0b1220', highlight: '#ffb020' },
    accent: '#5aa2ff',
  },
  'high-contrast': {
    name: 'high-contrast',
    background: '#000000',
    footprint: '#000000',
    wallTop: '#ffffff',
    edge: '#ffffff',
    hover: '#ffe500',
    tint: { color: '#101010', share: 0.85 },
    light: { ambient: 1, sun: 0, occlusion: 0 },
    label: { text: '#ffffff', halo: '#000000', haloWidth: 2.5 },
    path: { color: '#00e5ff', accent: '#000000', highlight: '#ffe500' },
    accent: '#ffe500',
  },
};
