import type { ShapeKind } from '@brand/web-sdk';
import { contrastRatio, nearestPassing } from './color.ts';
import type { LabelStyle, ThemeName } from './studio-style.ts';

/** A background colour of labels. */
export type Ground = { readonly token: string; readonly color: string; readonly shape: ShapeKind };

/** The colour in which a theme shows a shape. */
export type SeenColor = (theme: ThemeName, color: string, shape: ShapeKind) => string;

export type ContrastFinding = {
  readonly theme: ThemeName;
  /** The entry whose colour is behind labels; `undefined` for the outline of the text itself. */
  readonly token: string | undefined;
  readonly ratio: number;
  /** Minimum contrast by WCAG at this size. */
  readonly needed: number;
  /** A colour for the entry or the outline that passes. */
  readonly suggestion: string | undefined;
};

const THEMES: readonly ThemeName[] = ['light', 'dark'];
/** WCAG 2.2, 1.4.3: text of 24 pixels and more needs less contrast. */
const LARGE_PIXELS = 24;

export function neededContrast(size: number): number {
  return size >= LARGE_PIXELS ? 3 : 4.5;
}

/** Labels with too little contrast, worst first. */
export function checkContrast(
  grounds: readonly Ground[],
  labels: LabelStyle,
  seen: SeenColor,
): ContrastFinding[] {
  const needed = neededContrast(labels.size);
  return THEMES.flatMap((theme) => {
    const { text, halo } = labels[theme];
    const outline = {
      theme,
      token: undefined,
      needed,
      ratio: contrastRatio(text, halo),
      suggestion: nearestPassing(halo, (color) => contrastRatio(text, color) >= needed),
    };
    const onGrounds = grounds.map(({ token, color, shape }) => ({
      theme,
      token,
      needed,
      ratio: contrastRatio(text, seen(theme, color, shape)),
      suggestion: nearestPassing(
        color,
        (candidate) => contrastRatio(text, seen(theme, candidate, shape)) >= needed,
      ),
    }));
    return [outline, ...onGrounds].filter(({ ratio }) => ratio < needed);
  }).toSorted((a, b) => a.ratio - b.ratio);
}
