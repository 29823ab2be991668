import type { MvfVersion } from '../bundle/document.ts';
import { jsonSchema, type JsonSchema, type JsonSchemaDocument } from './json-schema.ts';

/** One field of a type, as a row of a documentation table. */
export type FieldRow = {
  /** Name of the field. */
  readonly name: string;
  /** The type as text: `string`, `FloorId[]`, `Record<GeometryId, Kind>`. */
  readonly type: string;
  /** Named types inside `type`, for links. */
  readonly references: readonly string[];
  /** Whether the field is required. */
  readonly required: boolean;
  /** Constraint on the value in addition to its type, or an empty string. */
  readonly constraint: string;
  /** Meaning of the field. */
  readonly description: string;
};

/** A named type of the format. Types that are not objects have a type of their own and no rows. */
export type FieldTable = {
  /** Name of the type. */
  readonly name: string;
  /** Meaning of the type. */
  readonly description: string;
  /** `object`, or the type as text. */
  readonly type: string;
  /** Named types inside `type`, for links. */
  readonly references: readonly string[];
  /** Constraint on the value in addition to its type, or an empty string. */
  readonly constraint: string;
  /** Fields of the type, in the order of the schema. */
  readonly rows: readonly FieldRow[];
};

/**
 * Returns the table of one named type, of a version or of a schema document. Throws for an unknown
 * name.
 *
 * @example
 * const { rows } = fieldTable(3, 'FloorProperties');
 * const required = rows.filter((row) => row.required).map(({ name }) => name);
 */
export function fieldTable(source: MvfVersion | JsonSchemaDocument, name: string): FieldTable {
  const { $defs: definitions, title } = typeof source === 'number' ? jsonSchema(source) : source;
  const schema = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
  if (!schema) {
    const known = Object.keys(definitions).join(', ');
    throw new Error(`${title} has no type "${name}". Its types are: ${known}.`);
  }
  return {
    name,
    description: schema.description ?? '',
    type: schema.properties ? 'object' : typeText(schema),
    references: referencesOf(schema),
    constraint: constraintText(schema),
    rows: Object.entries(schema.properties ?? {}).map(([field, value]) => ({
      name: field,
      type: typeText(value),
      references: referencesOf(value),
      required: schema.required?.includes(field) ?? false,
      constraint: constraintText(value),
      description: value.description ?? '',
    })),
  };
}

/**
 * Returns the tables of every named type, in the order of the schema.
 *
 * @example
 * const names = fieldTables(3).map(({ name }) => name);
 */
export function fieldTables(version: MvfVersion): FieldTable[] {
  return Object.keys(jsonSchema(version).$defs).map((name) => fieldTable(version, name));
}

function typeText(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return referenceName(schema.$ref);
  if (schema.const !== undefined) return `'${schema.const}'`;
  if (schema.enum) return schema.enum.map((value) => `'${value}'`).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((option) => typeText(option)).join(' | ');
  if (schema.type === 'array') {
    const item = typeText(schema.items ?? {});
    return item.includes('|') ? `(${item})[]` : `${item}[]`;
  }
  if (schema.additionalProperties) {
    const keys = schema.propertyNames ? typeText(schema.propertyNames) : 'string';
    return `Record<${keys}, ${typeText(schema.additionalProperties)}>`;
  }
  return schema.type ?? 'any JSON value';
}

function referencesOf(schema: JsonSchema): string[] {
  const parts = [
    schema.items,
    schema.additionalProperties,
    schema.propertyNames,
    ...(schema.anyOf ?? []),
  ];
  const nested = parts.flatMap((part) => (part ? referencesOf(part) : []));
  return schema.$ref === undefined ? [...new Set(nested)] : [referenceName(schema.$ref)];
}

function referenceName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

function constraintText(schema: JsonSchema): string {
  const ofItems = schema.items ? constraintText(schema.items) : '';
  const parts = [
    rangeText(schema.minimum, schema.maximum),
    schema.minItems === undefined ? '' : `at least ${countText(schema.minItems)}`,
    schema.maxItems === undefined ? '' : `at most ${countText(schema.maxItems)}`,
    schema.pattern === undefined ? '' : `matches \`${schema.pattern}\``,
    ofItems === '' ? '' : `each ${ofItems}`,
  ];
  return parts.filter((part) => part !== '').join('; ');
}

function countText(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}

function rangeText(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${minimum} or more`;
  return maximum === undefined ? '' : `${maximum} or less`;
}
