import { LOOK_DEFAULTS } from '../../kernel/look.ts';
import { MapViewError } from '../../kernel/map-view-error.ts';
import { requireColor } from '../../scene/color.ts';
import type { ModelStyle } from './model-options.ts';

export const MODEL_DEFAULTS: ModelStyle = {
  ...LOOK_DEFAULTS,
  scale: 1,
  rotationDegrees: [0, 0, 0],
  color: undefined,
  altitude: 0,
  clipAbove: undefined,
};

type Triple = readonly [number, number, number];

/** Extracts and validates the style fields of options. Errors name the call and the field. */
export function readModelStyle(options: Partial<ModelStyle>, call: string): Partial<ModelStyle> {
  const given: Record<string, unknown> = {};
  for (const field of Object.keys(MODEL_DEFAULTS)) {
    if (!(field in options)) continue;
    const value = options[field as keyof ModelStyle];
    const isOptional = field === 'color' || field === 'clipAbove';
    if (value === undefined && !isOptional) continue;
    if (value !== undefined) check(field as keyof ModelStyle, value, `${call}, ${field}`);
    given[field] = value;
  }
  return given;
}

/**
 * Interpolates between two styles; fields that cannot be interpolated are taken from the second.
 */
export function mixModelStyles(from: ModelStyle, to: ModelStyle, share: number): ModelStyle {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const mixAll = (a: Triple, b: Triple): Triple => [
    mix(a[0], b[0]),
    mix(a[1], b[1]),
    mix(a[2], b[2]),
  ];
  return {
    ...to,
    scale: mixAll(tripled(from.scale), tripled(to.scale)),
    rotationDegrees: mixAll(from.rotationDegrees, to.rotationDegrees),
    opacity: Math.min(1, Math.max(0, mix(from.opacity, to.opacity))),
    altitude: mix(from.altitude, to.altitude),
  };
}

function tripled(scale: ModelStyle['scale']): Triple {
  return typeof scale === 'number' ? [scale, scale, scale] : scale;
}

function check(field: keyof ModelStyle, value: unknown, where: string): void {
  const isTriple =
    Array.isArray(value) && value.length === 3 && value.every((one) => Number.isFinite(one));
  const bad = (expected: string): MapViewError =>
    new MapViewError(
      'map-view/bad-option',
      `${where}: expected ${expected}, found ${JSON.stringify(value)}.`,
    );
  if (field === 'color') requireColor(value, where);
  else if (field === 'scale' && !Number.isFinite(value) && !isTriple)
    throw bad('one number or three');
  else if (field === 'rotationDegrees' && !isTriple) throw bad('three numbers');
  else if ((field === 'altitude' || field === 'clipAbove') && !Number.isFinite(value)) {
    throw bad('a number of metres');
  } else if (
    field === 'opacity' &&
    !(Number.isFinite(value) && Number(value) >= 0 && Number(value) <= 1)
  ) {
    throw bad('a number from 0 to 1');
  }
}
