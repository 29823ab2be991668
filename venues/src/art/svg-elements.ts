import { escapeXml } from './escape-xml.ts';

/** Attributes of a drawn element; numbers are written with at most two decimals. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A point of a drawing, in its own units, y downwards. */
export type Point = readonly [number, number];

/** Writes a number as short as the drawing allows: two decimals, no leading zero. */
export function short(value: number): string {
  const text = String(Math.round(value * 100) / 100);
  return text.replace(/^(-?)0\./, '$1.');
}

/** Writes one element, without its undefined attributes. */
export function element(name: string, attributes: Attributes, body = ''): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    text += ` ${key}="${typeof value === 'number' ? short(value) : escapeXml(value)}"`;
  }
  return body === '' ? `${text}/>` : `${text}>${body}</${name}>`;
}

/** A filled path. */
export const fill = (color: string, d: string, more: Attributes = {}): string =>
  element('path', { fill: color, d, ...more });

/** A path drawn as a line; the picture makes its ends round. */
export const line = (color: string, width: number, d: string): string =>
  element('path', {
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    d,
  });

/** A filled circle. */
export const disc = (color: string, [cx, cy]: Point, r: number): string =>
  element('circle', { fill: color, cx, cy, r });

/** A filled ellipse. */
export const oval = (color: string, [cx, cy]: Point, [rx, ry]: Point): string =>
  element('ellipse', { fill: color, cx, cy, rx, ry });

/** A filled rectangle from its corner and size. */
export const rect = (color: string, [x, y]: Point, [width, height]: Point, rx?: number): string =>
  element('rect', { fill: color, x, y, width, height, rx });

/** Drawings that share attributes, such as a transform or a colour. */
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

/** Whole numbers from zero up to but not including `count`, mapped and joined. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A whole picture of the given size, whose lines have round ends and corners. */
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
