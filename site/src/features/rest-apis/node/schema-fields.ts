import type { Schemas, ShownSchema } from '../shown-operation.ts';
import { schemaLimits } from './schema-limits.ts';

/** Parts of a type: words, and names of objects that have a section of their own. */
export type TypeText = readonly (string | { readonly object: string })[];

export type Field = {
  readonly name: string;
  readonly type: TypeText;
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  readonly description: string;
  /** Sentences such as "From 1 to 100." */
  readonly limits: readonly string[];
  /** The values of an enum, as JSON. */
  readonly values: readonly string[];
  readonly defaultValue: string | undefined;
  readonly example: string | undefined;
  /** The fields of an object in it, or of each kind of object. */
  readonly inner: readonly FieldGroup[];
};

export type FieldGroup = { readonly title: string; readonly fields: readonly Field[] };

/** Last segment of a `$ref` such as `#/components/schemas/Venue`. */
export function nameOf(reference = ''): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/**
 * The fields of a schema: one group for an object, several for a choice of objects, none for other
 * values. `opened` has the names of the objects around it, so that recursive schemas come to an end.
 */
export function fieldGroups(
  schema: ShownSchema,
  schemas: Schemas,
  opened: readonly string[] = [],
): FieldGroup[] {
  const { $ref, items, additionalProperties } = schema;
  const name = nameOf($ref);
  if (opened.includes(name)) return [];
  const around = $ref === undefined ? opened : [...opened, name];
  const resolved = resolve(schema, schemas);
  if ($ref !== undefined && isComposite(resolved)) {
    return fieldGroups(resolved, schemas, around).map((group) => ({
      ...group,
      title: group.title || name,
    }));
  }
  if (items) return fieldGroups(items, schemas, around);
  const choices = choicesOf(schema);
  if (choices.length > 0) return choices.flatMap((each) => fieldGroups(each, schemas, around));
  const { properties, required } = mergedObject(resolved, schemas);
  const fields = Object.entries(properties).map(([field, each]) =>
    fieldOf({ name: field, schema: each, isRequired: required.includes(field) }, schemas, around),
  );
  if (fields.length > 0) return [{ title: name, fields }];
  return typeof additionalProperties === 'object'
    ? fieldGroups(additionalProperties, schemas, around)
    : [];
}

/** A schema that has its fields in other schemas. */
function isComposite({ items, oneOf, anyOf, properties, additionalProperties }: ShownSchema) {
  return (
    properties === undefined &&
    Boolean(items ?? oneOf ?? anyOf ?? typeof additionalProperties === 'object')
  );
}

type NamedSchema = {
  readonly name: string;
  readonly schema: ShownSchema;
  readonly isRequired: boolean;
};

export function fieldOf(
  { name, schema, isRequired }: NamedSchema,
  schemas: Schemas,
  opened: readonly string[] = [],
): Field {
  const resolved = resolve(schema, schemas);
  const { description = '', default: preset, examples = [] } = resolved;
  const values = resolved.enum ?? resolved.items?.enum ?? [];
  return {
    name,
    type: typeText(schema, schemas),
    isRequired,
    isDeprecated: resolved.deprecated === true,
    description,
    limits: schemaLimits(resolved),
    values: values.map((value) => JSON.stringify(value)),
    defaultValue: preset === undefined ? undefined : JSON.stringify(preset),
    example: examples[0] === undefined ? undefined : JSON.stringify(examples[0]),
    inner: fieldGroups(schema, schemas, opened),
  };
}

/** The schema that a reference leads to; what stands beside the reference takes precedence. */
function resolve({ $ref, ...beside }: ShownSchema, schemas: Schemas): ShownSchema {
  return $ref === undefined ? beside : { ...schemas[nameOf($ref)], ...beside };
}

type ObjectParts = {
  readonly properties: Readonly<Record<string, ShownSchema>>;
  readonly required: readonly string[];
};

/** The properties of an object and of all parts that it is put together from. */
function mergedObject(
  schema: ShownSchema,
  schemas: Schemas,
  seen: readonly string[] = [],
): ObjectParts {
  const { properties = {}, required = [], allOf = [] } = schema;
  return allOf
    .filter(({ $ref }) => $ref === undefined || !seen.includes($ref))
    .map((part) =>
      mergedObject(resolve(part, schemas), schemas, [...seen, ...(part.$ref ? [part.$ref] : [])]),
    )
    .reduce<ObjectParts>(
      (all, part) => ({
        properties: { ...part.properties, ...all.properties },
        required: [...all.required, ...part.required],
      }),
      { properties, required },
    );
}

function choicesOf({ oneOf, anyOf }: ShownSchema): readonly ShownSchema[] {
  return (oneOf ?? anyOf ?? []).filter(({ type }) => type !== 'null');
}

/** The type in words: `string (date)`, `Floor[]`, `integer or null`, `map of string`. */
export function typeText(schema: ShownSchema, schemas: Schemas): TypeText {
  const text = plainType(schema, schemas);
  return isNullable(schema) ? [...text, ' or null'] : text;
}

function plainType(schema: ShownSchema, schemas: Schemas): TypeText {
  const { $ref, const: only, items, allOf = [], additionalProperties, format } = schema;
  if ($ref !== undefined) return [{ object: nameOf($ref) }];
  if (only !== undefined) return [JSON.stringify(only)];
  const choices = choicesOf(schema);
  if (choices.length > 0) return joinTypes(choices.map((each) => typeText(each, schemas)));
  const [part, ...others] = allOf;
  if (part && others.length === 0) return typeText(part, schemas);
  if (items) {
    const inner = typeText(items, schemas);
    return inner.length > 1 ? ['(', ...inner, ')[]'] : [...inner, '[]'];
  }
  if (typeof additionalProperties === 'object' && !schema.properties) {
    return ['map of ', ...typeText(additionalProperties, schemas)];
  }
  const names = typeNames(schema).join(' or ');
  return [format === undefined ? names : `${names} (${format})`];
}

function typeNames({ type, enum: values, properties, allOf }: ShownSchema): readonly string[] {
  if (typeof type === 'string') return [type];
  if (type) return type.filter((name) => name !== 'null');
  if (properties ?? allOf) return ['object'];
  if (values) return [...new Set(values.map((value) => typeof value))];
  return ['any JSON'];
}

function isNullable({ type, nullable, oneOf, anyOf }: ShownSchema): boolean {
  if (nullable === true) return true;
  if (Array.isArray(type) && type.includes('null')) return true;
  return (oneOf ?? anyOf ?? []).some((each) => each.type === 'null');
}

function joinTypes(types: readonly TypeText[]): TypeText {
  const different = types.filter(
    (type, at) => types.findIndex((other) => isSameType(other, type)) === at,
  );
  return different.flatMap((type, at) => (at === 0 ? type : [' or ', ...type]));
}

function isSameType(one: TypeText, other: TypeText): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
