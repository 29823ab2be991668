/**
 * An object of unknown content. Bundles are not validated when they are read, so an upgrade
 * encounters any JSON, and documents created in memory even NaN. The functions of this file pass
 * values of the expected type.
 */
export type JsonObject = Readonly<Record<string, unknown>>;

const NOTHING: JsonObject = {};

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the object, or an empty one. */
export function asRecord(value: unknown): JsonObject {
  return isJsonObject(value) ? value : NOTHING;
}

/** Returns the list, or an empty one. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asRecords(value: unknown): readonly JsonObject[] {
  return asList(value).filter(isJsonObject);
}

/** Returns a text that is not empty, or `undefined` for any other value. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Returns an id as text, because some writers use numbers. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return textOf(value);
}

export function finiteOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function asBoolean(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** Returns the features of a collection with their properties. A bare feature counts as one. */
export function featuresOf(value: unknown): readonly RawFeature[] {
  const collection = asRecord(value);
  const features =
    collection['type'] === 'Feature' ? [collection] : asRecords(collection['features']);
  return features.map((feature) => {
    const properties = asRecord(feature['properties']);
    return {
      id: idOf(properties['id']) ?? idOf(feature['id']),
      geometry: feature['geometry'],
      properties,
    };
  });
}

export type RawFeature = {
  readonly id: string | undefined;
  readonly geometry: unknown;
  readonly properties: JsonObject;
};

/**
 * Returns the references in a list: plain ids, or objects that hold the id under one of the names.
 */
export function referencesOf(value: unknown, ...names: readonly string[]): readonly Reference[] {
  return asList(value).flatMap((entry) => {
    const raw = asRecord(entry);
    const id = idOf(entry) ?? names.map((name) => idOf(raw[name])).find(Boolean);
    const map = idOf(raw['map']) ?? idOf(raw['mapId']) ?? idOf(raw['floor']);
    return id === undefined ? [] : [{ id, map, raw }];
  });
}

export type Reference = {
  readonly id: string;
  /** The floor, if the reference names one. */
  readonly map: string | undefined;
  readonly raw: JsonObject;
};

/** Returns the object without its undefined fields. */
export function defined<Value extends object>(fields: Value): Defined<Value> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Defined<Value>;
}

type Defined<Value> = {
  [K in keyof Value as undefined extends Value[K] ? never : K]: Value[K];
} & {
  [K in keyof Value as undefined extends Value[K] ? K : never]?: Exclude<Value[K], undefined>;
};

/** Returns the list, or `undefined` if it is empty. */
export function filled<Value>(list: readonly Value[]): Value[] | undefined {
  return list.length > 0 ? [...list] : undefined;
}

/** Returns the record, or `undefined` if it is empty. */
export function filledRecord<Value extends object>(record: Value): Value | undefined {
  return Object.keys(record).length > 0 ? record : undefined;
}
