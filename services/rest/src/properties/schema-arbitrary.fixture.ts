import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

/** A schema node of an OpenAPI document, with the keywords that ours use. */
export type Node = {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly items?: Node;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly minProperties?: number;
};

export type Resolve = (reference: string) => Node;

const FORMATS: Readonly<Record<string, Arbitrary<string>>> = {
  email: fc.emailAddress(),
  // Nothing listens on port 9.
  uri: fc.constantFrom('http://127.0.0.1:9/hook', 'https://127.0.0.1:9/?x=%20#y'),
  date: fc
    .date({ min: new Date('2026-08-10'), max: new Date('2026-11-03'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
};

/** Arbitrary of values that fit a schema. */
export function valuesOf(node: Node, resolve: Resolve): Arbitrary<unknown> {
  if (node.$ref !== undefined) return valuesOf(resolve(node.$ref), resolve);
  if (node.const !== undefined) return fc.constant(node.const);
  if (node.enum) return fc.constantFrom(...node.enum);
  switch (node.type) {
    case 'string':
      return textsOf(node);
    case 'integer':
      return fc.integer({ min: node.minimum ?? -1000, max: node.maximum ?? 1000 });
    case 'number':
      return fc.double({
        min: node.minimum ?? -1000,
        max: node.exclusiveMaximum ?? node.maximum ?? 1000,
        maxExcluded: node.exclusiveMaximum !== undefined,
        noNaN: true,
      });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.uniqueArray(valuesOf(node.items ?? {}, resolve), {
        minLength: node.minItems ?? 0,
        maxLength: node.maxItems ?? 3,
      });
    case 'object':
      return objectsOf(node, resolve);
    default:
      throw new Error(`No values for ${JSON.stringify(node)}`);
  }
}

function textsOf({ format, pattern, minLength = 0, maxLength = 60 }: Node): Arbitrary<string> {
  const texts =
    FORMATS[format ?? ''] ??
    (pattern === undefined
      ? fc.string({ minLength, maxLength, unit: 'binary' })
      : fc.stringMatching(new RegExp(pattern, 'u')));
  return texts.filter((text) => {
    const { length } = [...text];
    return length >= minLength && length <= maxLength;
  });
}

function objectsOf(
  { properties = {}, required = [], minProperties = 0 }: Node,
  resolve: Resolve,
): Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, node]) => [name, valuesOf(node, resolve)]);
  return fc
    .record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, {
      requiredKeys: [...required],
    })
    .filter((value) => Object.keys(value).length >= minProperties);
}
