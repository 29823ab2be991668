import type { PropertyNames } from './geojson-venue.ts';

type Properties = Readonly<Record<string, unknown>>;

/** Property names to try if the caller sets none. */
const USUAL_NAMES: Readonly<Record<keyof PropertyNames, readonly string[]>> = {
  kind: [
    'kind',
    'type',
    'category',
    'indoor',
    'class',
    'fclass',
    'feature_type',
    'featureType',
    'space_type',
    'unit_type',
    'room_type',
    'usage',
    'use',
    'layer',
    'Layer',
  ],
  name: ['name', 'label', 'title', 'room_name', 'readable_name', 'text'],
  number: ['roomnumber', 'room_number', 'roomNumber', 'number', 'ref', 'room_no', 'short_name'],
  id: ['id', 'ID', 'uuid', 'guid', 'fid', 'OBJECTID'],
  description: ['description', 'desc', 'details'],
  height: ['height', 'render_height', 'Height'],
  color: ['color', 'colour', 'fill', 'fill_color', 'Color'],
  width: ['width', 'door_width'],
};

/** Reads the properties of features by meaning. Property names are case-insensitive. */
export class PropertyReader {
  readonly #names: Readonly<Record<keyof PropertyNames, readonly string[]>>;

  constructor(given: PropertyNames = {}) {
    const names = { ...USUAL_NAMES };
    for (const meaning of Object.keys(USUAL_NAMES) as (keyof PropertyNames)[]) {
      const own = given[meaning];
      if (own !== undefined) names[meaning] = typeof own === 'string' ? [own] : own;
    }
    this.#names = names;
  }

  /** Returns the values of all properties with this meaning, the most specific first. */
  all(properties: Properties, meaning: keyof PropertyNames): unknown[] {
    return this.#names[meaning]
      .map((name) => (Object.hasOwn(properties, name) ? properties[name] : undefined))
      .filter((value) => value !== undefined && value !== null && value !== '');
  }

  text(properties: Properties, meaning: keyof PropertyNames): string | undefined {
    for (const value of this.all(properties, meaning)) {
      if (typeof value === 'string' && value.trim()) return value.trim();
      if (typeof value === 'number' && Number.isFinite(value)) return String(value);
    }
    return undefined;
  }

  number(properties: Properties, meaning: keyof PropertyNames): number | undefined {
    const number = Number.parseFloat(this.text(properties, meaning) ?? '');
    return Number.isFinite(number) ? number : undefined;
  }
}
