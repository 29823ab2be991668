import { conceptsInText } from '@brand/venue/search';

/** Codes at the end of names: `Car park P1`. */
const CODE = /(?:\s+[\p{L}]?\d+[\p{L}]?)+$/u;

/**
 * Returns the terms of the concepts that a whole text names, such as `WC` or `cash machine`. Two
 * texts mean the same kind of place if they share a term.
 */
export function conceptsOf(text: string): ReadonlySet<string> {
  const letters = [...text].length;
  return new Set(
    conceptsInText(text).flatMap(({ term, range }) =>
      range[0] === 0 && range[1] >= letters ? [term] : [],
    ),
  );
}

/** Returns the concepts that a name ends with, such as `Glass lift` or `Car park P1`. */
export function conceptsOfName(name: string): ReadonlySet<string> {
  const text = name.replace(CODE, '');
  const letters = [...text].length;
  return new Set(
    conceptsInText(text).flatMap(({ term, range }) => (range[1] >= letters ? [term] : [])),
  );
}
