import type { ElementStyle, GeometryElement } from '@brand/venue';
import type { Theme } from '../kernel/theme.ts';
import { mixColors, readColor } from './color.ts';
import type { ElementRow } from './state-table.ts';

/** Colours of a theme as numbers, parsed once. */
export type ThemePalette = {
  readonly footprint: number;
  readonly wallTop: number;
  readonly hover: number;
  readonly tint: number;
  readonly tintShare: number;
  /**
   * Cached rows of walls and of other elements by style: thousands of elements share a few styles.
   */
  readonly walls: Map<ElementStyle, ElementRow>;
  readonly others: Map<ElementStyle, ElementRow>;
};

const read = (color: string): number => readColor(color) ?? 0x808080;

/** Parses the colours of a theme; invalid ones become grey. */
export function paletteOf({ footprint, wallTop, hover, tint }: Theme): ThemePalette {
  return {
    footprint: read(footprint),
    wallTop: read(wallTop),
    hover: read(hover),
    tint: read(tint.color),
    tintShare: tint.share,
    walls: new Map(),
    others: new Map(),
  };
}

/** A style's colour with the theme's tint. */
export function tinted(color: string, { tint, tintShare }: ThemePalette): number {
  return mixColors(read(color), tint, tintShare);
}

/** Whether an element is visible by default: holes in the floor are not. */
export function isShownByDefault({ kind, style }: GeometryElement): boolean {
  // A void with a height is an object in the hole, such as a skylight.
  return !style.hidden && (kind !== 'void' || style.height >= MIN_BODY_HEIGHT);
}

const MIN_BODY_HEIGHT = 0.5;

/** The default row of an element. */
export function defaultRow(element: GeometryElement, palette: ThemePalette): ElementRow {
  // The visibility of a void does not depend on its style alone, so its row is not cached by style.
  if (element.kind === 'void') return rowOf(element, palette);
  const { style } = element;
  const rows = element.type === 'wall' ? palette.walls : palette.others;
  let row = rows.get(style);
  if (!row) rows.set(style, (row = rowOf(element, palette)));
  return row;
}

function rowOf(element: GeometryElement, palette: ThemePalette): ElementRow {
  const { style } = element;
  const color = tinted(style.color, palette);
  return {
    color,
    topColor: element.type === 'wall' ? palette.wallTop : color,
    opacity: isShownByDefault(element) ? style.opacity : 0,
    height: style.height,
    altitude: style.altitude,
  };
}
