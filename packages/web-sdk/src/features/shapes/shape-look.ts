import { MapViewError } from '../../kernel/map-view-error.ts';
import { hexOf, mixColors, requireColor } from '../../scene/color.ts';
import type { ElementRow } from '../../scene/state-table.ts';
import type { ShapeStyle } from './shape-options.ts';

const COLORS: readonly string[] = ['color', 'topColor', 'hoverColor'];
/** Minimum values of numeric fields; all are metres except `opacity`. */
const MIN_VALUES: Readonly<Record<string, number>> = {
  opacity: 0,
  height: 0,
  altitude: -Infinity,
  width: 0,
};
const FLAGS: readonly string[] = ['interactive', 'visible'];

/** Validates the defined fields. Errors name the call and the field. */
export function readStyle(change: Partial<ShapeStyle>, call: string): Partial<ShapeStyle> {
  const given: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(change)) {
    if (value === undefined) continue;
    given[field] = value;
    const least = MIN_VALUES[field];
    if (COLORS.includes(field)) requireColor(value, `${call}, ${field}`);
    else if (least !== undefined) {
      const most = field === 'opacity' ? 1 : Infinity;
      if (Number.isFinite(value) && (value as number) >= least && (value as number) <= most)
        continue;
      const range = most === 1 ? 'from 0 to 1' : `of metres${least === 0 ? ', 0 or more' : ''}`;
      throw bad(`${call}, ${field}: expected a number ${range}, found ${JSON.stringify(value)}.`);
    } else if (!FLAGS.includes(field)) {
      const known = [...COLORS, ...Object.keys(MIN_VALUES), ...FLAGS].join(', ');
      throw bad(`${call}: expected one of the fields ${known}, found "${field}".`);
    }
  }
  return given;
}

/**
 * Interpolates between two styles; fields that cannot be interpolated are taken from the second.
 */
export function mixStyles(from: ShapeStyle, to: ShapeStyle, share: number): ShapeStyle {
  const color = (field: 'color' | 'topColor'): string =>
    hexOf(mixColors(requireColor(from[field], field), requireColor(to[field], field), share));
  const number = (field: 'opacity' | 'height' | 'altitude'): number =>
    from[field] + (to[field] - from[field]) * share;
  return {
    ...to,
    color: color('color'),
    topColor: color('topColor'),
    opacity: number('opacity'),
    height: number('height'),
    altitude: number('altitude'),
  };
}

/** The state row of a shape with this style. */
export function rowOf(style: ShapeStyle, pointer: 'hovered' | 'away'): ElementRow {
  const { color, topColor, hoverColor, opacity, height, altitude, visible, interactive } = style;
  const isHovered = pointer === 'hovered' && interactive;
  return {
    color: requireColor(isHovered ? hoverColor : color, 'color'),
    topColor: requireColor(isHovered ? hoverColor : topColor, 'topColor'),
    opacity: visible ? opacity : 0,
    height,
    altitude,
  };
}

function bad(message: string): MapViewError {
  return new MapViewError('map-view/bad-option', message);
}
