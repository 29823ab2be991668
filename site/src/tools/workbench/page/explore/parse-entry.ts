import type { JsonKind } from '../../explore/explorer-protocol';

/** What the reader entered as JSON, or what was expected instead. */
export type Entry = { readonly json: string } | { readonly expected: string };

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Reads the text of a form for a value of the kind. */
export function parseEntry(kind: JsonKind, text: string): Entry {
  switch (kind) {
    case 'text':
      return { json: JSON.stringify(text) };
    case 'number': {
      const number = text.trim();
      return NUMBER.test(number)
        ? { json: number }
        : { expected: `Expected a number with a decimal point, such as 12.5, found “${text}”.` };
    }
    case 'boolean':
    case 'null':
    case 'list':
    case 'object':
      try {
        return { json: JSON.stringify(JSON.parse(text)) };
      } catch (error) {
        return { expected: `Expected JSON: ${(error as Error).message}.` };
      }
  }
}
