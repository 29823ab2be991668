import { jsonSchema, type JsonSchema } from '@brand/mvf/reference';
import { field } from '../list-floors';

/** The schema of a value, and the name of its type if it has one. */
export type TypedSchema = { readonly type: string | undefined; readonly schema: JsonSchema };

const TYPES = jsonSchema(3).$defs;

export function schemaOf(type: string): TypedSchema {
  return { type, schema: TYPES[type] ?? {} };
}

/** The schema of an item or a field of a value; an empty one if the format does not define it. */
export function schemaBelow({ schema }: TypedSchema, key: string | number, value: unknown) {
  const { properties = {}, items, additionalProperties } = schema;
  const below = Object.hasOwn(properties, key) ? properties[key] : (items ?? additionalProperties);
  return resolve(below ?? {}, value);
}

/** Follows references, and chooses the option of a union that the value has. */
export function resolve(schema: JsonSchema, value: unknown, type?: string): TypedSchema {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    return resolve(TYPES[name] ?? {}, value, name);
  }
  // Unions of objects are GeoJSON geometries, which their `type` distinguishes.
  const option = schema.anyOf?.find(({ $ref = '' }) => {
    const kind = TYPES[nameOf($ref)]?.properties?.['type']?.const;
    return kind !== undefined && kind === field(value, 'type');
  });
  return option ? resolve(option, value) : { type, schema };
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** The type of the ids that are the keys of a dictionary. */
export function keyTypeOf({ schema: { propertyNames } }: TypedSchema): string | undefined {
  return propertyNames && idTypeOf(resolve(propertyNames, undefined));
}

/** The name of the type if it is one of ids. */
export function idTypeOf({ type, schema }: TypedSchema): string | undefined {
  return schema.pattern !== undefined && type?.endsWith('Id') ? type : undefined;
}

/** Whether a field of the type declares the id of the object, and does not refer to another one. */
export function isDeclaration(owner: string | undefined, idType: string): boolean {
  const object = idType.slice(0, -'Id'.length);
  return owner === object || owner === `${object}Properties`;
}

/** `GeometryId` to `geometry`, `LocationInstanceId` to `location instance`. */
export function kindOfIdType(idType: string): string {
  return idType
    .slice(0, -'Id'.length)
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase();
}

/** Names of the types that values of a type may contain, itself included. */
export function typesWithin(type: string, known = new Set<string>()): Set<string> {
  const schema = TYPES[type];
  if (!schema || known.has(type)) return known;
  known.add(type);
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w+)"/g)) {
    typesWithin(name, known);
  }
  return known;
}
