import type { Style } from '@brand/mvf/v3';
import { finiteOr, textOr } from '../raw-values.ts';

/**
 * Default appearance of a shape, which apps can override. Shapes with the same style share one
 * object.
 */
export type ElementStyle = {
  /** Fill colour as `#RRGGBB`. */
  readonly color: string;
  /** Opacity, from 0 (invisible) to 1 (solid). */
  readonly opacity: number;
  /** Height of the extrusion, in metres. */
  readonly height: number;
  /** Base of the extrusion, in metres above the floor. Negative values are below it. */
  readonly altitude: number;
  /** Distance by which a line is widened on each side, or a polygon is enlarged, in metres. */
  readonly buffer: number;
  /** Whether the shape stays hidden until an app shows it. */
  readonly hidden: boolean;
};

const FALLBACK: ElementStyle = Object.freeze({
  color: '#E2DED8',
  opacity: 1,
  height: 0.08,
  altitude: 0,
  buffer: 0,
  hidden: false,
});

const like = (more: Partial<ElementStyle>): ElementStyle => Object.freeze({ ...FALLBACK, ...more });

/** Default styles by kind, for shapes without a style in the bundle. */
const STYLE_OF_KIND: ReadonlyMap<string, ElementStyle> = new Map([
  ['room', like({ color: '#ECE6DC', height: 0.1 })],
  ['hallway', like({ color: '#FAF7F1', height: 0.06 })],
  ['void', like({ color: '#CFCBC4', height: 0 })],
  ['wall', like({ color: '#A8A199', height: 1, buffer: 0.1 })],
  ['window', like({ color: '#B7D0DC', height: 0.95, buffer: 0.05, opacity: 0.55 })],
  ['door', like({ color: '#D8C7AC', height: 0.12, buffer: 0.06 })],
  ['object', like({ color: '#CDC5B8', height: 0.5 })],
  // Bundles intend areas and points to be visible only if they have a style.
  ['area', like({ color: '#E3E9DD', height: 0.07, opacity: 0.8, hidden: true })],
  ['poi', like({ hidden: true })],
]);

/**
 * Returns the default style of a kind, for shapes without a style in the bundle.
 *
 * @example
 * const { color } = defaultStyleOf('wall');
 */
export function defaultStyleOf(kind: string): ElementStyle {
  return STYLE_OF_KIND.get(kind) ?? FALLBACK;
}

const HEX_COLOR = /^#[0-9a-f]{6}$/i;

/** Reads a style of the bundle. Missing or malformed values get defaults. */
export function readStyle(style: Style): ElementStyle {
  const color = textOr(style.color, '');
  return Object.freeze({
    color: HEX_COLOR.test(color) ? color : FALLBACK.color,
    opacity: Math.min(1, Math.max(0, finiteOr(style.opacity, 1))),
    height: Math.max(0, finiteOr(style.height, 0)),
    altitude: finiteOr(style.altitude, 0),
    buffer: Math.max(0, finiteOr(style.buffer, 0)),
    hidden: style.hidden === true,
  });
}
