/** Colours and light of a map. Colours are CSS hex colours such as `#2a2f3a`. */
export type Theme = {
  /** What `map.theme` and views call it. */
  readonly name: string;
  /** Behind everything. */
  readonly background: string;
  /** The slab that a floor stands on where it has no space. */
  readonly footprint: string;
  /** Tops of walls. Their sides take the colour of the venue's style. */
  readonly wallTop: string;
  /** Lines where surfaces meet; `undefined` draws none. */
  readonly edge: string | undefined;
  /** Colour of things under the pointer that react to it. */
  readonly hover: string;
  /** What the venue's own colours are mixed with, and how much of it: 0 none, 1 all. */
  readonly tint: { readonly color: string; readonly share: number };
  /** Light from above and from the side, 0 to 2, and the depth of contact shadows, 0 to 1. */
  readonly light: { readonly ambient: number; readonly sun: number; readonly occlusion: number };
  /** Text of labels, and the outline that sets it off. */
  readonly label: { readonly text: string; readonly halo: string };
  /** Routes: their line, what lies on it, and the step that is pointed out. */
  readonly path: { readonly color: string; readonly accent: string; readonly highlight: string };
  /** The focus ring and selected things. */
  readonly accent: string;
};

/** Names of the themes that come with the map. */
export type ThemeName = 'light' | 'dark' | 'high-contrast';

/**
 * The themes that come with the map, by name.
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
    tint: { color: '#ffffff', share: 0 },
    light: { ambient: 0.78, sun: 0.3, occlusion: 0.45 },
    label: { text: '#232733', halo: '#ffffff' },
    path: { color: '#1f6feb', accent: '#ffffff', highlight: '#f08c00' },
    accent: '#1f6feb',
  },
  dark: {
    name: 'dark',
    background: '#14171d',
    footprint: '#20242c',
    wallTop: '#7d828d',
    edge: '#0f1115',
    hover: '#c58b2a',
    tint: { color: '#1b1f28', share: 0.62 },
    light: { ambient: 0.8, sun: 0.35, occlusion: 0.55 },
    label: { text: '#f0f2f6', halo: '#14171d' },
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
    label: { text: '#ffffff', halo: '#000000' },
    path: { color: '#00e5ff', accent: '#000000', highlight: '#ffe500' },
    accent: '#ffe500',
  },
};
