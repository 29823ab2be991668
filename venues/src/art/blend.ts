const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Parses `#rgb` or `#rrggbb` into channels from 0 to 255; `undefined` for another notation. */
function channels(color: string): readonly number[] | undefined {
  if (!HEX.test(color)) return undefined;
  const digits = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color;
  return [1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
}

/**
 * Mixes two hex colours: ratio 0 returns the first, 1 the second. A colour in another notation is
 * returned unchanged.
 */
export function blend(from: string, to: string, share: number): string {
  const start = channels(from);
  const end = channels(to);
  if (start === undefined || end === undefined) return from;
  const mixed = start.map((value, index) =>
    Math.round(value + ((end[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A lighter tint of a colour: ratio 0 leaves it, 1 is white. */
export const tint = (color: string, share: number): string => blend(color, '#ffffff', share);

/** A darker shade of a colour: ratio 0 leaves it, 1 is a dark blue ink. */
export const shade = (color: string, share: number): string => blend(color, '#1b2440', share);
