import { Type, type TEnum, type TString } from 'typebox';

/** String formats. They allow only characters that every database stores, and no markup. */

/**
 * Characters that names must not contain: control characters, line separators, bidirectional
 * controls, angle brackets (to prevent stored markup), and lone surrogates.
 */
const NOT_PLAIN =
  '\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069\\ufeff<>\\ud800-\\udfff';
const PLAIN = `^[^${NOT_PLAIN}]*[^\\s${NOT_PLAIN}][^${NOT_PLAIN}]*$`;

/** An id of this service: a prefix for its type, and 20 letters and digits. */
export function prefixedId(prefix: string, description: string): TString {
  return Type.String({
    pattern: `^${prefix}_[0-9a-z]{20}$`,
    description,
    examples: [exampleId(prefix)],
  });
}

/** An example id with a prefix. */
export function exampleId(prefix: string): string {
  return `${prefix}_4m9x2k7qd0v8t1hw3z6c`;
}

export function plainName(description: string, example: string): TString {
  return Type.String({
    minLength: 1,
    maxLength: 120,
    pattern: PLAIN,
    description: `${description} One line of at most 120 characters, without \`<\` and \`>\`.`,
    examples: [example],
  });
}

/** A timestamp in UTC. */
export function timestamp(description: string, example = '2026-11-03T09:41:10.000Z'): TString {
  return Type.String({ format: 'date-time', description, examples: [example] });
}

/** A calendar date in UTC. */
export function day(description: string, example: string): TString {
  return Type.String({ format: 'date', description, examples: [example] });
}

export function stringEnum<const Values extends string[]>(
  values: readonly [...Values],
  description: string,
  more: { readonly default?: Values[number] } = {},
): TEnum<Values> {
  return Type.Enum([...values] as never, { type: 'string', description, ...more }) as never;
}
