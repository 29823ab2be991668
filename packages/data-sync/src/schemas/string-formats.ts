import { Type, type TString } from 'typebox';

/** String formats. Findings quote `examples`, because patterns are hard to read. */

/** An id of the sender's system. */
export function externalId(description: string, example: string): TString {
  return Type.String({
    pattern: '^\\S(.{0,126}\\S)?$',
    description,
    examples: [example],
  });
}

/** A display text; must not be empty. */
export function name(description: string): TString {
  return Type.String({ minLength: 1, maxLength: 200, description });
}

/** A longer text; an empty one clears the field. */
export function text(description: string, maxLength = 5000): TString {
  return Type.String({ maxLength, description });
}

/** A public URL; an empty text clears the field. */
export function address(description: string, example: string): TString {
  return Type.String({
    pattern: '^(https://[^\\s/]+\\.[^\\s]{2,2000})?$',
    description,
    examples: [example],
  });
}

/** A timestamp with a time zone. */
export function timestamp(description: string): TString {
  return Type.String({
    pattern:
      '^\\d{4}-\\d{2}-\\d{2}T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$',
    description,
    examples: ['2026-03-02T05:40:00+01:00'],
  });
}

/** A calendar date, local to the venue. */
export function isoDate(description: string): TString {
  return Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    description,
    examples: ['2026-12-24'],
  });
}

/** A time of day, local to the venue. */
export function clockTime(description: string): TString {
  return Type.String({
    pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$',
    description,
    examples: ['09:30'],
  });
}

/** IATA airline code of two characters. */
export function airlineCode(description: string): TString {
  return Type.String({ pattern: '^[A-Z0-9]{2}$', description, examples: ['NA'] });
}

/** IATA airport code of three letters. */
export function airportCode(description: string): TString {
  return Type.String({ pattern: '^[A-Z]{3}$', description, examples: ['LIS'] });
}

/** Flight number: airline code and up to four digits. */
export function flightNumber(description: string): TString {
  return Type.String({
    pattern: '^[A-Z0-9]{2}\\d{1,4}[A-Z]?$',
    description,
    examples: ['NA417'],
  });
}
