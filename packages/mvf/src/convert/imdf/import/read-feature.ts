import { idOf, type ImdfFeature, isRecord } from './imdf-feature.ts';
import { chooseType, type ImdfType, isLocalType, parseType } from './imdf-type.ts';
import type { ImportReport } from '../../import-report.ts';

type SeenId = { readonly item: object; text?: string; next: number };

/** Normalizes the features of one archive, and reports the repairs. */
export class FeatureReader {
  readonly #report: ImportReport;
  readonly #ids = new Map<string, SeenId>();

  constructor(report: ImportReport) {
    this.#report = report;
  }

  /** Returns the declared type of an item, or an empty string if it has none. */
  static declaredType(item: unknown): string {
    if (!isRecord(item)) return '';
    const properties = isRecord(item['properties']) ? item['properties'] : {};
    const declared = item['feature_type'] ?? properties['feature_type'];
    return typeof declared === 'string' ? declared : '';
  }

  /** Returns the feature, or `undefined` if its type is unknown or it is empty. */
  read(
    item: unknown,
    { path, index }: { readonly path: string; readonly index: number },
  ): ImdfFeature | undefined {
    const where = `${path}, feature ${index + 1}`;
    if (!isRecord(item)) {
      this.#note('dropped', 'not-a-feature', 'Items that are not objects were left out.', where);
      return undefined;
    }
    const given = isRecord(item['properties']) ? item['properties'] : {};
    const properties = this.#properties(given, path);
    const type = this.#type(item, path);
    if (!type) return undefined;
    const stated = idOf(item['id']) ?? idOf(properties['id']);
    if (stated === undefined) {
      this.#note(
        'guessed',
        'missing-id',
        'Features without an id got one from their position in the file. Nothing can refer to them.',
        where,
      );
    }
    const id = this.#unique(type, stated ?? `${type}-${index + 1}`, item, where);
    if (id === undefined) return undefined;
    return { id, type, file: path, geometry: item['geometry'], properties };
  }

  /**
   * Normalises property names. IMDF writes `level_id`; others write `levelId`, `LEVEL_ID` or
   * `Level_Id`.
   */
  #properties(given: Readonly<Record<string, unknown>>, path: string): Record<string, unknown> {
    const properties: [string, unknown][] = [];
    for (const [key, value] of Object.entries(given)) {
      const snake = toSnakeCase(key);
      if (snake !== key && Object.hasOwn(given, snake)) continue;
      if (snake !== key && PROPERTY_NAMES.has(snake)) {
        this.#report.note({
          action: 'changed',
          code: 'wrong-case',
          message: 'Property names with the wrong case were read as if the case were right.',
          source: path,
          example: `${key}, read as ${snake}`,
        });
      }
      properties.push([snake, value]);
    }
    return Object.fromEntries(properties);
  }

  #type(item: Readonly<Record<string, unknown>>, path: string): ImdfType | undefined {
    const name = FeatureReader.declaredType(item);
    const fromFile = parseType(path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, ''));
    const type = chooseType(parseType(name), fromFile, item['geometry']);
    if (!type) {
      this.#report.note({
        action: 'dropped',
        code: 'unknown-feature-type',
        message: 'Features of a type that IMDF 1.0.0 does not have were left out.',
        source: path,
        ...(name && { example: name.slice(0, 60) }),
      });
      return undefined;
    }
    if (name !== type && !isLocalType(type)) {
      this.#report.note({
        action: parseType(name) === type ? 'changed' : 'guessed',
        code: name ? 'wrong-feature-type' : 'missing-feature-type',
        message: `Features with ${name ? 'another' : 'no'} feature_type were read as ${type}.`,
        source: path,
        ...(name && { example: JSON.stringify(name.slice(0, 60)) }),
      });
    }
    return type;
  }

  #unique(type: ImdfType, id: string, item: object, where: string): string | undefined {
    const seen = this.#ids.get(`${type}/${id.toLowerCase()}`);
    if (!seen) {
      this.#ids.set(`${type}/${id.toLowerCase()}`, { item, next: 2 });
      return id;
    }
    if ((seen.text ??= JSON.stringify(seen.item)) === JSON.stringify(item)) {
      this.#note('dropped', 'repeated-feature', 'Exact repetitions were left out.', where);
      return undefined;
    }
    this.#note(
      'changed',
      'duplicate-id',
      'Features that share an id with another one were given a new id. References resolve to the first.',
      where,
    );
    for (;;) {
      const free = `${id}-${seen.next++}`;
      const key = `${type}/${free.toLowerCase()}`;
      if (this.#ids.has(key)) continue;
      this.#ids.set(key, { item, next: 2 });
      return free;
    }
  }

  #note(
    action: 'changed' | 'guessed' | 'dropped',
    code: string,
    message: string,
    where: string,
  ): void {
    const source = where.slice(0, where.lastIndexOf(', feature '));
    this.#report.note({ action, code, message, source, example: where });
  }
}

function toSnakeCase(key: string): string {
  return key.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

/** Properties whose spelling matters, in all feature types together. */
const PROPERTY_NAMES: ReadonlySet<string> = new Set([
  'access_control',
  'accessibility',
  'address',
  'address_id',
  'alt_name',
  'anchor_id',
  'building_ids',
  'category',
  'correlation_id',
  'destination',
  'direction',
  'display_point',
  'door',
  'feature_type',
  'hours',
  'id',
  'intermediary',
  'level_id',
  'level_ids',
  'name',
  'ordinal',
  'origin',
  'outdoor',
  'phone',
  'postal_code',
  'restriction',
  'short_name',
  'unit',
  'unit_id',
  'unit_ids',
  'website',
]);
