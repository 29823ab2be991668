import { MapViewError } from '../kernel/map-view-error.ts';

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
const SHORT_LENGTH = 4;

/** Parses a hex colour to `0xrrggbb`; `undefined` if it is not one. */
export function readColor(text: unknown): number | undefined {
  if (typeof text !== 'string' || !HEX.test(text)) return undefined;
  const digits = text.slice(1);
  const full = text.length === SHORT_LENGTH ? digits.replaceAll(/./g, '$&$&') : digits;
  return Number.parseInt(full, 16);
}

/** Parses a hex colour. Throws an error that names the call if it is invalid. */
export function requireColor(text: unknown, where: string): number {
  const color = readColor(text);
  if (color !== undefined) return color;
  throw new MapViewError(
    'map-view/bad-option',
    `${where}: expected a hex colour such as #2a7de1, found ${JSON.stringify(text) ?? String(text)}. Use #rgb or #rrggbb; transparency is the field opacity.`,
  );
}

/** Formats a colour for CSS. */
export function hexOf(color: number): string {
  return `#${color.toString(16).padStart(6, '0')}`;
}

/** The first colour mixed with a ratio of the second, channel by channel as CSS does in sRGB. */
export function mixColors(from: number, to: number, share: number): number {
  if (share <= 0 || from === to) return from;
  if (share >= 1) return to;
  let mixed = 0;
  for (const shift of [16, 8, 0]) {
    const a = (from >> shift) & 255;
    const b = (to >> shift) & 255;
    mixed |= Math.round(a + (b - a) * share) << shift;
  }
  return mixed;
}
