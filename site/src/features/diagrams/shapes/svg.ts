/** A point of a drawing, in units of its view box. */
export type Point = readonly [x: number, y: number];
export type Svg = string;
/** What a drawing is made of: markup, or a shape that has it. */
export type Part = Svg | { readonly svg: Svg };

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Writes an element. Attributes that are undefined are left out. */
export function tag(name: string, attributes: Attributes, ...children: readonly Part[]): Svg {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(formatValue(value))}"`],
  );
  const inner = joinParts(children);
  return inner === ''
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${inner}</${name}>`;
}

export function joinParts(parts: readonly Part[]): Svg {
  return parts.map((part) => (typeof part === 'string' ? part : part.svg)).join('');
}

/** A group; `class` names what it is for styles and for the tests that measure it. */
export function group(className: string, ...children: readonly Part[]): Svg {
  return tag('g', { class: className }, ...children);
}

export function toPoints(points: readonly Point[]): string {
  return points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
}

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function formatValue(value: string | number): string {
  return typeof value === 'number' ? String(round(value)) : value;
}
