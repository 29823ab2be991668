import type { ShownSchema } from '../shown-operation.ts';

/** Longer patterns are not read by people; the description says what they mean. */
const MAX_PATTERN_LENGTH = 40;

/** What a value has to keep to, as sentences. Lengths that the description names are not repeated. */
export function schemaLimits(schema: ShownSchema): string[] {
  const { minLength, maxLength, minItems, maxItems, uniqueItems, pattern } = schema;
  const { description = '' } = schema;
  const isTold = maxLength !== undefined && description.includes(String(maxLength));
  return [
    range(schema.minimum, schema.maximum, ''),
    schema.exclusiveMinimum === undefined ? '' : `More than ${schema.exclusiveMinimum}.`,
    schema.exclusiveMaximum === undefined ? '' : `Less than ${schema.exclusiveMaximum}.`,
    isTold ? '' : range(minLength, maxLength, 'character'),
    range(minItems, maxItems, 'item'),
    uniqueItems === true ? 'No duplicates.' : '',
    pattern === undefined || pattern.length > MAX_PATTERN_LENGTH ? '' : `Pattern: \`${pattern}\`.`,
  ].filter((sentence) => sentence !== '');
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const named = (count: number): string =>
    unit === '' ? String(count) : `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (least !== undefined && most !== undefined) return `From ${least} to ${named(most)}.`;
  if (most !== undefined) return `At most ${named(most)}.`;
  // A minimum of one character or item is what "required" means already.
  if (least === undefined || (unit !== '' && least <= 1)) return '';
  return `At least ${named(least)}.`;
}
