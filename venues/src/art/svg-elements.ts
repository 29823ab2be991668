import { escapeXml } from './escape-xml.ts';

/** Attributes of a drawn element; numbers are written with at most two decimals. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A point of a drawing, in its own units, y downwards. */
export type Point = readonly [number, number];

/** Formats a number with at most two decimals and no leading zero. */
export function short(value: number): string {
  const text = String(Math.round(value * 100) / 100);
  return text.replace(/^(-?)0\./, '$1.');
}

/** Serializes an element, without its undefined attributes. */
export function element(name: string, attributes: Attributes, body = ''): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    text += ` ${key}="${typeof value === 'number' ? short(value) : escapeXml(value)}"`;
  }
  return body === '' ? `${text}/>` : `${text}>${body}</${name}>`;
}

export const fill = (color: string, d: string, more: Attributes = {}): string =>
  element('path', { fill: color, d, ...more });

/** A stroked path; the image rounds its ends. */
export const line = (color: string, width: number, d: string): string =>
  element('path', {
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    d,
  });

export const disc = (color: string, [cx, cy]: Point, r: number): string =>
  element('circle', { fill: color, cx, cy, r });

export const oval = (color: string, [cx, cy]: Point, [rx, ry]: Point): string =>
  element('ellipse', { fill: color, cx, cy, rx, ry });

/** A filled rectangle from its corner and size. */
export const rect = (color: string, [x, y]: Point, [width, height]: Point, rx?: number): string =>
  element('rect', { fill: color, x, y, width, height, rx });

/** A group with shared attributes, such as a transform or a colour. */
export const group = (attributes: Attributes, ...body: readonly string[]): string =>
  element('g', attributes, body.join(''));

/** Path data of a closed polygon. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;

/** Path data of a circle, to put several in one path or to cut holes with `fill-rule`. */
export const circlePath = ([x, y]: Point, r: number): string =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0z`;

/** The point at an angle (degrees, clockwise from twelve o'clock) around a centre. */
export const around = ([x, y]: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
};

/** Maps the integers from 0 to `count` - 1 and joins the results. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A whole SVG image, with rounded line caps and joins. */
export const picture = (
  [width, height]: Point,
  body: string,
  attributes: Attributes = {},
): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      ...attributes,
    },
    body,
  );
