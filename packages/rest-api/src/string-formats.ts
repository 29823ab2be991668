import { Type, type TEnum, type TString } from 'typebox';

/** Texts of a prescribed form. They keep to what every database keeps, and hold no markup. */

/**
 * What a name cannot have: control characters and separators of lines, marks that turn the direction
 * of text around, angle brackets, for nobody can store markup, and halves of characters.
 */
const NOT_PLAIN =
  '\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069\\ufeff<>\\ud800-\\udfff';
const PLAIN = `^[^${NOT_PLAIN}]*[^\\s${NOT_PLAIN}][^${NOT_PLAIN}]*$`;

/** An id that this service made: a prefix that says of what, and 20 letters and figures. */
export function prefixedId(prefix: string, description: string): TString {
  return Type.String({
    pattern: `^${prefix}_[0-9a-z]{20}$`,
    description,
    examples: [exampleId(prefix)],
  });
}

/** The id that examples show for a kind of thing. */
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

/** A moment in UTC. */
export function timestamp(description: string, example = '2026-11-03T09:41:10.000Z'): TString {
  return Type.String({ format: 'date-time', description, examples: [example] });
}

/** A day of the calendar, in UTC. */
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
