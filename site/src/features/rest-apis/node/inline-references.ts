import type { Schemas, ShownSchema } from '../shown-operation.ts';
import { nameOf } from './schema-fields.ts';

/**
 * The schema without references, so that a form needs no document to check values. A schema inside
 * itself becomes one that accepts anything.
 */
export function inlineReferences(
  schema: ShownSchema,
  schemas: Schemas,
  opened: readonly string[] = [],
): ShownSchema {
  const { $ref, ...beside } = schema;
  const name = nameOf($ref);
  if (opened.includes(name)) return {};
  const around = $ref === undefined ? opened : [...opened, name];
  const inline = (inner: ShownSchema): ShownSchema => inlineReferences(inner, schemas, around);
  const whole: ShownSchema = { ...schemas[name], ...beside };
  const { items, properties, additionalProperties, oneOf, anyOf, allOf } = whole;
  return {
    ...whole,
    ...(items && { items: inline(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, inline(value)]),
      ),
    }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: inline(additionalProperties),
    }),
    ...(oneOf && { oneOf: oneOf.map(inline) }),
    ...(anyOf && { anyOf: anyOf.map(inline) }),
    ...(allOf && { allOf: allOf.map(inline) }),
  };
}
