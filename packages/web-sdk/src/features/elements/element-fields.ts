import type { ElementChange, TextureLook } from '../../kernel/element-control.ts';
import { MapViewError } from '../../kernel/map-view-error.ts';
import { requireColor } from '../../scene/color.ts';

/** State of an element as the scene stores it: colours are numbers. */
export type ElementFields = {
  readonly visible: boolean;
  readonly color: number;
  readonly topColor: number;
  readonly hoverColor: number;
  readonly opacity: number;
  readonly height: number;
  readonly altitude: number;
  readonly interactive: boolean;
  readonly texture: TextureLook | undefined;
};

/** Requested fields; `undefined` resets a field to venue and theme. */
export type RequestedFields = {
  -readonly [K in keyof ElementFields]?: ElementFields[K] | undefined;
};

/** Fields that can be animated. */
export const GRADUAL_FIELDS = ['color', 'topColor', 'opacity', 'height', 'altitude'] as const;

type Reader = (value: unknown, where: string) => number | boolean | TextureLook;

const READERS: Readonly<Record<keyof ElementFields, Reader>> = {
  visible: readFlag,
  color: requireColor,
  topColor: requireColor,
  hoverColor: requireColor,
  opacity: (value, where) => readNumber(value, where, { least: 0, most: 1 }),
  height: (value, where) => readNumber(value, where, { least: 0, most: Infinity }),
  altitude: (value, where) => readNumber(value, where, { least: -Infinity, most: Infinity }),
  interactive: readFlag,
  texture: readTexture,
};

/** Validates a change of the app. Errors name the call and the field. */
export function readChange(change: ElementChange, call: string): RequestedFields {
  const wanted: Record<string, ReturnType<Reader> | undefined> = {};
  for (const [field, value] of Object.entries(change)) {
    const reader = (READERS as Readonly<Record<string, Reader | undefined>>)[field];
    if (!reader) {
      const known = Object.keys(READERS).join(', ');
      throw badOption(`${call}: expected one of the fields ${known}, found "${field}".`);
    }
    // Fields that are `undefined` are ignored.
    if (value === undefined) continue;
    const where = field.endsWith('olor') ? call : `${call}, ${field}`;
    wanted[field] = value === 'default' ? undefined : reader(value, where);
  }
  return wanted;
}

function readFlag(value: unknown, where: string): boolean {
  if (typeof value === 'boolean') return value;
  throw badOption(`${where}: expected true or false, found ${JSON.stringify(value)}.`);
}

function readTexture(value: unknown, where: string): TextureLook {
  if (typeof (value as Partial<TextureLook> | null)?.url === 'string') return value as TextureLook;
  throw badOption(`${where}: expected an image such as { url }, found ${JSON.stringify(value)}.`);
}

function readNumber(
  value: unknown,
  where: string,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  if (typeof value === 'number' && Number.isFinite(value) && value >= least && value <= most) {
    return value;
  }
  const range = most === 1 ? ' from 0 to 1' : least === 0 ? ' of metres, 0 or more' : ' of metres';
  throw badOption(`${where}: expected a number${range}, found ${String(value)}.`);
}

function badOption(message: string): MapViewError {
  return new MapViewError('map-view/bad-option', message);
}
