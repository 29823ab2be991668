import { defaultStyleOf, type ElementStyle, type Floor, type GeometryElement } from '@brand/venue';
import type { Theme, Tint, ToneName } from '../kernel/theme.ts';
import { applyTone } from './apply-tone.ts';
import { hexOf, mixColors, readColor } from './color.ts';
import type { ElementRow } from './state-table.ts';

/** Parsed colours of a theme, as numbers. */
export type ThemePalette = {
  readonly footprint: number;
  readonly wallTop: number;
  readonly hover: number;
  readonly tint: Tint;
  /** Cached rows by kind and style. Thousands of elements share a few rows. */
  readonly rows: Map<ToneName, Map<ElementStyle, ElementRow>>;
};

const read = (color: string): number => readColor(color) ?? 0x808080;

/** Parses the colours of a theme. Invalid colours become grey. */
export function paletteOf({ footprint, wallTop, hover, tint }: Theme): ThemePalette {
  return {
    footprint: read(footprint),
    wallTop: read(wallTop),
    hover: read(hover),
    tint,
    rows: new Map(),
  };
}

function tinted(color: string, name: ToneName, { color: mixed, share, tones }: Tint): number {
  return tones
    ? read(applyTone(hexOf(read(color)), tones[name], mixed))
    : mixColors(read(color), read(mixed), share);
}

/**
 * Properties that determine the colours of a shape: its type, the kind that the bundle defines, and
 * its position.
 */
export type ShapeKind = Pick<GeometryElement, 'type' | 'kind'> & {
  /** The floor of the shape. @defaultValue a floor indoors */
  readonly floor?: Pick<Floor, 'isOutdoor'>;
  /**
   * Height and altitude of the shape. Flat outdoor shapes have the tone of rooms.
   * @defaultValue the height of a room
   */
  readonly style?: Pick<ElementStyle, 'altitude' | 'height'>;
};

/**
 * Returns the colours in which a theme shows a shape whose style has a colour. Use them for
 * previews, legends, and your own colours that match the theme. The theme does not change colours
 * that you set.
 *
 * @example
 * import { THEMES, venueColors } from '@brand/web-sdk';
 * const [shop] = map.venue.spaces;
 * map.elements.set(shop, venueColors('#e8d5d5', shop, THEMES.dark));
 */
export function venueColors(
  style: string,
  shape: ShapeKind,
  { tint, wallTop }: Theme,
): { readonly color: string; readonly topColor: string } {
  const tone = toneOf(shape);
  const color = hexOf(tinted(style, tone, tint));
  if (tone !== 'wall') return { color, topColor: color };
  return { color, topColor: tint.tones ? hexOf(tinted(style, 'wallTop', tint)) : wallTop };
}

/** Returns the tone of an element's sides, and of its top unless the element is a wall. */
function toneOf({ type, kind, floor, style }: ShapeKind): ToneName {
  if (type === 'wall') return type;
  if (kind === 'hallway' || kind === 'void') return 'floor';
  if (type === 'space' || type === 'area') return 'room';
  // Flat objects outdoors are surfaces, such as roads and lawns.
  const isSurface =
    type === 'object' && floor?.isOutdoor && style && style.altitude + style.height < MIN_RELIEF;
  return isSurface ? 'room' : 'object';
}

/** Returns whether an element is visible by default. Holes in the floor are not. */
export function isShownByDefault({ kind, style }: GeometryElement): boolean {
  // A void with a height is an object in the hole, such as a skylight.
  return !style.hidden && (kind !== 'void' || style.height >= MIN_BODY_HEIGHT);
}

const MIN_BODY_HEIGHT = 0.5;
const MIN_RELIEF = 0.1;

/** Returns the default row of an element. */
export function defaultRow(element: GeometryElement, palette: ThemePalette): ElementRow {
  // The visibility of a void does not depend on its style alone, so its row is not cached by style.
  if (element.kind === 'void') return rowOf(element, palette);
  const { style } = element;
  const tone = toneOf(element);
  let rows = palette.rows.get(tone);
  if (!rows) palette.rows.set(tone, (rows = new Map()));
  let row = rows.get(style);
  if (!row) rows.set(style, (row = rowOf(element, palette)));
  return row;
}

function rowOf(element: GeometryElement, palette: ThemePalette): ElementRow {
  const { style } = element;
  const tone = toneOf(element);
  const color = tinted(style.color, tone, palette.tint);
  return {
    color,
    topColor: tone === 'wall' ? wallTopOf(style, palette) : color,
    opacity: isShownByDefault(element) ? style.opacity : 0,
    height: style.height,
    altitude: style.altitude,
  };
}

function wallTopOf(style: ElementStyle, { tint, wallTop }: ThemePalette): number {
  const hasColor = style !== defaultStyleOf('wall');
  return tint.tones && hasColor ? tinted(style.color, 'wallTop', tint) : wallTop;
}
