import { badRequest } from './protocol-error.ts';

const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
/** A bracket or an operator in the place of a value, or a closing bracket in that of a filter. */
const MISPLACED = /(?<operator>[:<>=]\s*)[()]|(?<colon>:\s*)[:<>=]|(?:^|\()\s*\)/;

/** Rejects `filters` such as `a:(`, whose brackets a lenient parser would read as values. */
export function checkFilterSyntax(filters: string): void {
  // Same length, so that positions stay.
  const unquoted = filters.replaceAll(QUOTED, (text) => 'x'.repeat(text.length));
  const match = MISPLACED.exec(unquoted);
  if (!match) return;
  const { operator, colon } = match.groups ?? {};
  const expected = operator === undefined && colon === undefined ? 'an attribute' : 'a value';
  const end = match.index + match[0].length;
  const found = JSON.stringify(unquoted[end - 1]);
  throw badRequest(`filters: expected ${expected} at character ${end}, found ${found}.`);
}
