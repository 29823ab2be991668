import type { DefaultStyle, Style } from '@brand/mvf/v3';

/** The editable part of an entry. */
export type EntryStyle = Pick<Style, 'color' | 'opacity' | 'height' | 'altitude'> & {
  readonly hidden: boolean;
};

export type ThemeName = 'light' | 'dark';

export type LabelStyle = {
  /** Font size in CSS pixels. */
  readonly size: number;
} & Readonly<Record<ThemeName, LabelColors>>;

export type LabelColors = {
  readonly text: string;
  /** Colour of the outline around the text. */
  readonly halo: string;
};

/** The work of the studio on a venue. */
export type StudioStyle = {
  readonly style: DefaultStyle;
  readonly labels: LabelStyle;
};

/** The labels of the map's own themes. */
export const FIRST_LABELS: LabelStyle = {
  size: 13,
  light: { text: '#232733', halo: '#ffffff' },
  dark: { text: '#e6e9ef', halo: '#14171d' },
};

export const LABEL_SIZES = { least: 8, most: 40 } as const;
export const HEIGHTS = { least: 0, most: 200 } as const;
export const ALTITUDES = { least: -50, most: 200 } as const;

export function toEntryStyle({
  color,
  opacity,
  height,
  altitude,
  hidden = false,
}: Style): EntryStyle {
  return { color, opacity, height, altitude, hidden };
}

/** Changes one entry; all others stay the same objects. */
export function withEntryStyle(
  { style, labels }: StudioStyle,
  token: string,
  change: Partial<EntryStyle>,
): StudioStyle {
  const entry = style[token];
  if (!entry) return { style, labels };
  const { hidden, ...rest } = { ...entry, ...change };
  // Does not add a default `hidden` to an entry without the field.
  const changed: Style = hidden || 'hidden' in entry ? { ...rest, hidden: hidden === true } : rest;
  return { style: { ...style, [token]: changed }, labels };
}

export function withLabels(
  { style, labels }: StudioStyle,
  change: Partial<LabelStyle>,
): StudioStyle {
  return { style, labels: { ...labels, ...change } };
}

/** `default-style.json` as a bundle holds it. */
export function writeStyle(style: DefaultStyle): string {
  return `${JSON.stringify(style, undefined, 2)}\n`;
}
