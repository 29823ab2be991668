import { Type, type TString } from 'typebox';

/**
 * Texts of a prescribed form. `examples` is what findings tell a reader to write: a pattern says
 * nothing to people.
 */

/** An id of the reader's own system. */
export function externalId(description: string): TString {
  return Type.String({
    pattern: '^\\S(.{0,126}\\S)?$',
    description,
    examples: ['shop-0412'],
  });
}

/** A text that people read; it may not be empty. */
export function name(description: string): TString {
  return Type.String({ minLength: 1, maxLength: 200, description });
}

/** A longer text; an empty one empties the field. */
export function text(description: string, maxLength = 5000): TString {
  return Type.String({ maxLength, description });
}

/** A public address; an empty text empties the field. */
export function address(description: string): TString {
  return Type.String({
    pattern: '^(https://[^\\s/]+\\.[^\\s]{2,2000})?$',
    description,
    examples: ['https://shop.example/opening'],
  });
}

/** A moment that means the same in every time zone. */
export function moment(description: string): TString {
  return Type.String({
    pattern:
      '^\\d{4}-\\d{2}-\\d{2}T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$',
    description,
    examples: ['2026-03-02T05:40:00+01:00'],
  });
}

/** A day of the calendar, local to the venue. */
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

/** The two characters by which IATA knows an airline. */
export function airlineCode(description: string): TString {
  return Type.String({ pattern: '^[A-Z0-9]{2}$', description, examples: ['NA'] });
}

/** The three letters by which IATA knows an airport. */
export function airportCode(description: string): TString {
  return Type.String({ pattern: '^[A-Z]{3}$', description, examples: ['LIS'] });
}

/** The code of the airline and up to four figures. */
export function flightNumber(description: string): TString {
  return Type.String({
    pattern: '^[A-Z0-9]{2}\\d{1,4}[A-Z]?$',
    description,
    examples: ['NA417'],
  });
}
