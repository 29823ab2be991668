import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { FindingList } from './finding-list.ts';

/** Maximum length of a feed, in characters. */
export const MAX_CHARACTERS = 20_000_000;
/** Maximum nesting depth. Records need 5 levels; the rest is for "extra". */
const MAX_DEPTH = 32;

/** Parses the text of a feed. Adds a finding and returns `undefined` if it is not JSON. */
export function parseFeed(text: string, findings: FindingList): unknown {
  if (text.length > MAX_CHARACTERS) {
    findings.add('too-large', [], `Expected at most 20 MB, found ${megabytes(text.length)} MB.`);
    return undefined;
  }
  if (depthOf(text) > MAX_DEPTH) {
    findings.add('too-deep', [], `Expected at most ${MAX_DEPTH} levels of lists and objects.`);
    return undefined;
  }
  // A byte order mark is not JSON, and invisible in an editor.
  const bare = text.startsWith('\uFEFF') ? text.slice(1) : text;
  try {
    return JSON.parse(bare) as unknown;
  } catch {
    findings.add('bad-json', [], describeError(bare));
    return undefined;
  }
}

/**
 * Locates the error with a separate parser, because messages of `JSON.parse` differ between
 * engines.
 */
function describeError(text: string): string {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (!error) return 'Expected JSON. The text has characters that JSON does not allow.';
  const before = text.slice(0, error.offset).split('\n');
  const column = (before.at(-1) ?? '').length + 1;
  const reason = REASONS[printParseErrorCode(error.error)] ?? 'something that JSON does not allow';
  return `Line ${before.length}, column ${column}: found ${reason}.`;
}

const REASONS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a word that JSON does not allow; strings need double quotation marks',
  InvalidNumberFormat: 'an invalid number',
  PropertyNameExpected: 'no field name; remove any comma after the last field',
  ValueExpected: 'no value; remove any comma after the last item',
  ColonExpected: 'no colon after the name of a field',
  CommaExpected: 'no comma between two values',
  CloseBraceExpected: 'no closing brace; the text may be cut off',
  CloseBracketExpected: 'no closing bracket; the text may be cut off',
  EndOfFileExpected: 'more text after the end of the document',
  InvalidCommentToken: 'a comment, which JSON does not have',
  UnexpectedEndOfComment: 'a comment, which JSON does not have',
  UnexpectedEndOfString: 'a string without its closing quotation mark',
  UnexpectedEndOfNumber: 'a number that is cut off',
  InvalidUnicode: 'an invalid escaped character',
  InvalidEscapeCharacter: 'a backslash that escapes nothing',
  InvalidCharacter: 'a control character inside a string, such as a line break',
};

/**
 * Measures the nesting depth of the text, so that hostile input is rejected before it is parsed.
 */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') {
      while (++at < text.length && text[at] !== '"') if (text[at] === '\\') at++;
    } else if (character === '{' || character === '[') {
      if (++depth > deepest) deepest = depth;
    } else if (character === '}' || character === ']') depth--;
  }
  return deepest;
}

function megabytes(characters: number): string {
  return (characters / 1_000_000).toFixed(1);
}
