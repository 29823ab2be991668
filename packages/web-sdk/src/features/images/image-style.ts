import { LOOK_DEFAULTS } from '../../kernel/look.ts';
import { MapViewError } from '../../kernel/map-view-error.ts';
import type { ImageStyle } from './image-options.ts';

export const IMAGE_DEFAULTS: Omit<ImageStyle, 'height' | 'rotationDegrees'> = {
  ...LOOK_DEFAULTS,
  width: 2,
  altitude: 0.02,
  orientation: 'flat',
  faceCamera: false,
};

const NUMBERS: Readonly<Record<string, readonly [number, number]>> = {
  width: [0, Infinity],
  height: [0, Infinity],
  rotationDegrees: [-Infinity, Infinity],
  altitude: [-Infinity, Infinity],
  opacity: [0, 1],
};
const WORDS: Readonly<Record<string, readonly unknown[]>> = {
  orientation: ['flat', 'upright'],
  faceCamera: [true, false],
  interactive: [true, false],
  visible: [true, false],
};

/** Extracts and validates the style fields of options. Errors name the call and the field. */
export function readImageStyle(options: Partial<ImageStyle>, call: string): Partial<ImageStyle> {
  const given: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(options)) {
    const [least, most] = NUMBERS[field] ?? [];
    const words = WORDS[field];
    if (value === undefined || (least === undefined && !words)) continue;
    const isGood = words
      ? words.includes(value)
      : Number.isFinite(value) && (value as number) >= least! && (value as number) <= most!;
    if (!isGood) {
      const range = least === 0 ? ` from 0 ${most === 1 ? 'to 1' : 'up'}` : '';
      const expected = words
        ? words.map((word) => JSON.stringify(word)).join(' or ')
        : `a number${range}`;
      throw new MapViewError(
        'map-view/bad-option',
        `${call}, ${field}: expected ${expected}, found ${JSON.stringify(value)}.`,
      );
    }
    given[field] = value;
  }
  return given;
}
