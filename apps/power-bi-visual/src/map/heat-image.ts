import type { HeatGrid } from './heat-grid.ts';

/**
 * Pale blue to dark purple, because rooms are mostly warm colours. Lightness decreases
 * monotonically, so that the order is visible without colour vision; on a dark map it increases.
 * The highest values contrast most with the ground.
 */
const COLOURS = [
  [158, 188, 218],
  [140, 107, 200],
  [129, 15, 124],
  [60, 0, 60],
] as const;
const MAX_ALPHA = 215;

export type HeatGround = 'light' | 'dark';

/** A colour of the scale: 0 is transparent, 1 is the maximum. */
export function heatColor(
  share: number,
  ground: HeatGround,
): readonly [number, number, number, number] {
  const scale = ground === 'dark' ? COLOURS.toReversed() : COLOURS;
  const place = Math.min(1, Math.max(0, share)) * (scale.length - 1);
  const from = scale[Math.floor(place)]!;
  const to = scale[Math.ceil(place)]!;
  const part = place - Math.floor(place);
  const mix = (a: number, b: number): number => Math.round(a + (b - a) * part);
  const opacity = Math.round(MAX_ALPHA * Math.min(1, Math.sqrt(Math.max(0, share)) * 1.4));
  return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2]), opacity];
}

/** Renders a grid as a data URL; `most` is the value of the hottest colour. */
export function renderHeatImage(
  { columns, rows, values }: HeatGrid,
  { most, ground }: { readonly most: number; readonly ground: HeatGround },
): string {
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const drawing = canvas.getContext('2d')!;
  const pixels = drawing.createImageData(columns, rows);
  values.forEach((value, index) => pixels.data.set(heatColor(value / most, ground), index * 4));
  drawing.putImageData(pixels, 0, 0);
  return canvas.toDataURL();
}
