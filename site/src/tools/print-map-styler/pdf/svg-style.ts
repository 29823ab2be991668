import type { SvgNode } from './svg-tree.ts';

/** The style properties that elements inherit. */
export type SvgStyle = {
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly strokeOpacity: number;
  readonly fillOpacity: number;
  readonly fillRule: 'even-odd' | 'non-zero';
  readonly lineJoin: 'miter' | 'round' | 'bevel';
  readonly lineCap: 'butt' | 'round' | 'square';
  readonly dash: readonly number[];
  readonly fontSize: number;
  readonly fontWeight: number;
  readonly anchor: 'start' | 'middle' | 'end';
};

export const FIRST_STYLE: SvgStyle = {
  fill: '#000000',
  stroke: 'none',
  strokeWidth: 1,
  strokeOpacity: 1,
  fillOpacity: 1,
  fillRule: 'non-zero',
  lineJoin: 'miter',
  lineCap: 'butt',
  dash: [],
  fontSize: 16,
  fontWeight: 400,
  anchor: 'start',
};

/** The style of an element, with properties inherited from `outer`. */
export function styleOf({ attributes }: SvgNode, outer: SvgStyle): SvgStyle {
  const rule = attributes['fill-rule'];
  const dash = attributes['stroke-dasharray'];
  return {
    fill: parseColor(attributes['fill']) ?? outer.fill,
    stroke: parseColor(attributes['stroke']) ?? outer.stroke,
    strokeWidth: parseNumber(attributes['stroke-width'], outer.strokeWidth),
    strokeOpacity: parseNumber(attributes['stroke-opacity'], outer.strokeOpacity),
    fillOpacity: parseNumber(attributes['fill-opacity'], outer.fillOpacity),
    fillRule: rule === undefined ? outer.fillRule : rule === 'evenodd' ? 'even-odd' : 'non-zero',
    lineJoin: oneOf(attributes['stroke-linejoin'], ['miter', 'round', 'bevel'], outer.lineJoin),
    lineCap: oneOf(attributes['stroke-linecap'], ['butt', 'round', 'square'], outer.lineCap),
    dash: dash === undefined ? outer.dash : parseNumbers(dash),
    fontSize: parseNumber(attributes['font-size'], outer.fontSize),
    fontWeight: parseNumber(attributes['font-weight'], outer.fontWeight),
    anchor: oneOf(attributes['text-anchor'], ['start', 'middle', 'end'], outer.anchor),
  };
}

export function parseNumber(text: string | undefined, fallback: number): number {
  const number = Number.parseFloat(text ?? '');
  return Number.isFinite(number) ? number : fallback;
}

export function parseNumbers(text: string | undefined): number[] {
  return (text ?? '').match(/-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi)?.map(Number) ?? [];
}

/** Colours as hex; other notations become black, as in renderers that do not support them. */
function parseColor(text: string | undefined): string | undefined {
  if (text === undefined || text === 'inherit') return undefined;
  const value = text.trim().toLowerCase();
  if (value === 'none' || value === 'transparent') return 'none';
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(value);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  if (/^#[\da-f]{6}$/.test(value)) return value;
  return value === 'white' ? '#ffffff' : '#000000';
}

function oneOf<Value extends string>(
  text: string | undefined,
  values: readonly Value[],
  fallback: Value,
): Value {
  return values.find((value) => value === text) ?? fallback;
}
