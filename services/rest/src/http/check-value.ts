import type { InvalidValue } from '@brand/rest-api';
import type { TSchema } from 'typebox';
import { Check, Errors } from 'typebox/schema';
import { Settings } from 'typebox/system';

/** Maximum number of errors reported per request. */
export const MAX_ERRORS = 20;
Settings.Set({ maxErrors: MAX_ERRORS });

const UNKNOWN_FIELD = /\/additionalProperties$/;

type FoundError = {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly message: string;
};

/** Validates a value against its schema; empty if it is valid. */
export function validateValue(
  schema: TSchema,
  value: unknown,
  place: InvalidValue['in'],
): readonly InvalidValue[] {
  if (Check(schema, value)) return [];
  const [, errors] = Errors(schema, value);
  const found = errors
    // It only sums up the errors of the unknown fields, and may come after the last reported one.
    .filter(({ keyword }) => keyword !== 'additionalProperties')
    .flatMap((error): InvalidValue[] => {
      const { keyword, instancePath, params } = error;
      const message = messageOf(error, schema);
      const missing = missingFields(keyword, params);
      if (missing.length === 0) return [{ in: place, pointer: instancePath, message }];
      return missing.map((name) => ({ in: place, pointer: `${instancePath}/${name}`, message }));
    })
    .map((error) => ({ ...error, pointer: error.pointer.slice(0, 200) }));
  // The last of several messages about one value is the most specific one.
  const byPointer = new Map(found.map((error) => [error.pointer, error]));
  return [...byPointer.values()].slice(0, MAX_ERRORS);
}

/** Names the expected values where the library names only a rule. */
function messageOf({ keyword, schemaPath, message }: FoundError, schema: TSchema): string {
  const node = nodeAt(schemaPath.replace(UNKNOWN_FIELD, ''), schema);
  if (keyword === 'enum') return `must be one of ${node.enum?.join(', ')}`;
  if (UNKNOWN_FIELD.test(schemaPath)) {
    return `is not supported. Use one of: ${Object.keys(node.properties ?? {}).join(', ')}`;
  }
  // Patterns are not readable, so the field's description is used instead.
  if (keyword !== 'pattern' && keyword !== 'format') return message;
  const example = node.examples ? ` such as ${JSON.stringify(node.examples[0])}` : '';
  return `must have a different format,${example || ' see its description'}. ${node.description ?? ''}`.trim();
}

type SchemaNode = {
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly (string | number)[];
  readonly properties?: object;
};

function nodeAt(schemaPath: string, schema: TSchema): SchemaNode {
  const steps = schemaPath.replace(/^#\/?/, '').split('/').filter(Boolean);
  const node = steps.reduce<unknown>(
    (part, step) => (part as Record<string, unknown> | undefined)?.[step],
    schema,
  );
  return (node ?? {}) as SchemaNode;
}

/** For a missing field, the pointer includes the field's name. */
function missingFields(keyword: string, params: object): readonly string[] {
  const { requiredProperties } = params as Record<string, string[]>;
  return keyword === 'required' ? (requiredProperties ?? []) : [];
}
