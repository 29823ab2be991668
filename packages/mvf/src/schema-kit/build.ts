import { Type, type TSchema } from 'typebox';

/**
 * The functions that all schemas of the format are written with. Used during generation only:
 * nothing that runs in a browser imports TypeBox.
 */

/** A named type, which gets a TypeScript type, a `$defs` entry and a field table. */
export function named(name: string, description: string, schema: TSchema): TSchema {
  return { ...schema, $id: name, description } as TSchema;
}

/** The same type, described for the field that holds it. */
export function field(schema: TSchema, description: string): TSchema {
  return { ...schema, description } as TSchema;
}

export function optional(schema: TSchema, description?: string): TSchema {
  return Type.Optional(description === undefined ? schema : field(schema, description));
}

/** An object that may have unlisted properties. */
export function record(
  name: string,
  description: string,
  fields: Record<string, TSchema>,
): TSchema {
  return named(name, description, Type.Object(fields));
}

/** A string with known values. Others are accepted with a warning. */
export function openEnum(name: string, description: string, values: readonly string[]): TSchema {
  return named(name, description, Type.Unsafe({ type: 'string', known: values }));
}

export function text(description: string): TSchema {
  return Type.String({ description });
}

export function flag(description: string): TSchema {
  return Type.Boolean({ description });
}

export function number(
  description: string,
  range: { minimum?: number; maximum?: number } = {},
): TSchema {
  return Type.Number({ description, ...range });
}

export function integer(
  description: string,
  range: { minimum?: number; maximum?: number } = {},
): TSchema {
  return Type.Integer({ description, ...range });
}

export function list(
  items: TSchema,
  description: string,
  options: { minItems?: number } = {},
): TSchema {
  return Type.Array(items, { description, ...options });
}

/** An object used as a dictionary; `keys` describes its keys. */
export function dictionary(keys: TSchema, values: TSchema, description: string): TSchema {
  return Type.Unsafe({
    type: 'object',
    propertyNames: keys,
    additionalProperties: values,
    description,
  });
}

/** An id such as `f_lobby`: the prefix identifies the type of its object. */
export function id(name: string, prefix: string, what: string, olderPrefix?: string): TSchema {
  const older = olderPrefix === undefined ? '' : ` Early exports have \`${olderPrefix}_\`.`;
  const prefixes = olderPrefix === undefined ? prefix : `(?:${prefix}|${olderPrefix})`;
  return named(
    name,
    `Id of ${what}: \`${prefix}_\` and letters, digits, dashes or underscores. Unique in the bundle.${older}`,
    Type.String({ pattern: `^${prefixes}_[A-Za-z0-9_-]+$` }),
  );
}

export function literal(value: string, description: string): TSchema {
  return Type.Unsafe({ type: 'string', const: value, description });
}
