import type { Position } from '../protocol';

type AnchorTexts = {
  readonly longitude: string;
  readonly latitude: string;
  readonly rotation: string;
};

type ParsedAnchor =
  | { readonly anchor: Position; readonly rotation: number }
  | { readonly field: keyof AnchorTexts; readonly message: string };

/** The maximum of each field, which is also its minimum below zero. */
const LIMITS: Readonly<Record<keyof AnchorTexts, number>> = {
  longitude: 180,
  latitude: 90,
  rotation: 360,
};

const NAMES: Readonly<Record<keyof AnchorTexts, string>> = {
  longitude: 'Longitude',
  latitude: 'Latitude',
  rotation: 'Rotation',
};

/** Parses what a reader entered, or says which field is wrong and what was expected. */
export function parseAnchor(texts: AnchorTexts): ParsedAnchor {
  for (const field of ['longitude', 'latitude', 'rotation'] as const) {
    const text = texts[field].trim();
    const limit = LIMITS[field];
    if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) && Math.abs(Number(text)) <= limit) continue;
    const message = `${NAMES[field]}: expected degrees from -${limit} to ${limit}, with a decimal point, found "${text}". Correct the value.`;
    return { field, message };
  }
  const { longitude, latitude, rotation } = texts;
  return { anchor: [Number(longitude), Number(latitude)], rotation: Number(rotation) };
}
