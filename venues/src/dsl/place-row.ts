import { ICONS, type IconName, type Motif, MOTIFS } from '../art/index.ts';
import type { Text } from './texts.ts';
import type { PlaceSource } from './venue-source.ts';

const KINDS = [
  'tenant',
  'amenity',
  'room',
  'department',
  'meeting-room',
  'area',
  'desk',
  'gate',
] as const;

/** A name from the venue's `hours.json`, or lines such as `Mo-Fr 9:00-18:00`. */
export type HoursCell = string | readonly string[];

/** One more of the same elsewhere. */
export type InstanceRow = {
  readonly key: string;
  readonly name?: Text;
  readonly description?: Text;
  readonly at: readonly string[];
  readonly hours?: HoursCell;
};

/** A place as the data files of a venue have it. */
export type PlaceRow = Omit<PlaceSource, 'type' | 'texts' | 'hours' | 'logo' | 'instances'> & {
  readonly kind: (typeof KINDS)[number];
  /** A plain text is a proper name: the same in every language. */
  readonly name: Text;
  readonly shortName?: Text;
  readonly description: Text;
  readonly externalId?: string;
  readonly hours?: HoursCell;
  /** What its logo shows. */
  readonly motif?: Motif;
  /** Its own icon, if that of its category does not do. */
  readonly icon?: IconName;
  readonly instances?: readonly InstanceRow[];
};

type Field = {
  readonly expected: string;
  readonly accepts: (value: unknown) => boolean;
  readonly isOptional?: boolean;
};

type Fields<Name extends string = string> = Readonly<Record<Name, Field>>;

export type RowFields = {
  readonly place: Fields<keyof PlaceRow>;
  readonly instance: Fields<keyof InstanceRow>;
};

/** The fields of rows in a venue with these languages and these names for opening hours. */
export function createRowFields(
  languages: readonly string[],
  hoursNames: readonly string[],
): RowFields {
  const text = textField(languages);
  const name = { ...text, accepts: (value: unknown) => isText(value) || text.accepts(value) };
  const hours = {
    expected: `a name from hours.json (${hoursNames.join(', ')}) or ["Mo-Fr 9:00-18:00"]`,
    accepts: (value: unknown) => isTextList(value) || hoursNames.some((known) => known === value),
  };
  return {
    place: {
      kind: nameField(KINDS),
      key: TEXT,
      name,
      shortName: optional(name),
      description: text,
      externalId: optional(TEXT),
      at: optional(TEXT_LIST),
      categories: TEXT_LIST,
      hours: optional(hours),
      phone: optional(TEXT),
      website: optional(TEXT),
      links: optional(recordListField('label', 'url')),
      social: optional(recordListField('name', 'url')),
      motif: optional(nameField(MOTIFS)),
      icon: optional(nameField(ICONS)),
      images: optional(TEXT_LIST),
      tags: optional(TEXT_LIST),
      extra: optional({ expected: 'an object such as {"seats": 40}', accepts: isRecord }),
      instances: optional({ expected: 'a list of instances', accepts: Array.isArray }),
    },
    instance: {
      key: TEXT,
      name: optional(name),
      description: optional(text),
      at: TEXT_LIST,
      hours: optional(hours),
    },
  };
}

/** Throws an error that says what to write unless the row and its instances are complete. */
export function assertPlaceRow(
  row: unknown,
  fields: RowFields,
  where: string,
): asserts row is PlaceRow {
  assertFields(row, fields.place, where);
  const { instances = [] } = row as PlaceRow;
  for (const [index, instance] of instances.entries()) {
    assertFields(instance, fields.instance, `${where}, ${describeRow(instance, index)}`);
  }
}

/** A row as messages call it: by its key, or by its number if it has none. */
export function describeRow(row: unknown, index: number): string {
  return isRecord(row) && isText(row['key']) ? `"${row['key']}"` : `row ${index + 1}`;
}

function assertFields(row: unknown, fields: Fields, where: string): void {
  if (!isRecord(row)) throw new Error(`${where}: write an object such as {"key": "toilets", …}.`);
  const names = Object.keys(fields);
  const unknown = Object.keys(row).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(`${where}: there is no field "${unknown}". Use ${names.join(', ')}.`);
  }
  for (const [name, { expected, accepts, isOptional }] of Object.entries(fields)) {
    const value = row[name];
    if (value === undefined ? isOptional : accepts(value)) continue;
    const state = value === undefined ? 'missing' : JSON.stringify(value);
    throw new Error(`${where}: "${name}" is ${state}. Write ${expected}.`);
  }
}

const TEXT: Field = { expected: 'a text', accepts: isText };
const TEXT_LIST: Field = { expected: 'a list such as ["toilets"]', accepts: isTextList };

/** A text that has to be there in every language of the venue. */
function textField(languages: readonly string[]): Field {
  return languages.length === 1 ? TEXT : recordField(languages);
}

function recordField(names: readonly string[]): Field {
  return {
    expected: JSON.stringify(Object.fromEntries(names.map((name) => [name, '…']))),
    accepts: (value) =>
      isRecord(value) &&
      Object.keys(value).length === names.length &&
      names.every((name) => isText(value[name])),
  };
}

function recordListField(...names: readonly string[]): Field {
  const { expected, accepts } = recordField(names);
  return {
    expected: `[${expected}]`,
    accepts: (value) => Array.isArray(value) && value.every(accepts),
  };
}

function nameField(names: readonly string[]): Field {
  return {
    expected: `one of ${names.join(', ')}`,
    accepts: (value) => names.some((name) => name === value),
  };
}

function optional(field: Field): Field {
  return { ...field, isOptional: true };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isText);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
