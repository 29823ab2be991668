/**
 * Adds an empty body to every function and initialiser without one, on the same line. The grammar
 * requires bodies outside protocols, but API declarations have none. Whatever follows a parameter
 * list must be on the line of its closing parenthesis.
 */
export function addEmptyBodies(text: string): string {
  const start =
    /^[ \t]*(?:@\w+(?:\([^)\n]*\))?[ \t]+)*(?:[a-z]+[ \t]+)*(?:func[ \t]|init[?!]?[ \t]*[(<])/gm;
  let filled = '';
  let from = 0;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const open = text.indexOf('(', found.index + found[0].length - 1);
    const close = closingParenthesis(text, open);
    const lineEnd = text.indexOf('\n', close);
    const end = lineEnd === -1 ? text.length : lineEnd;
    const rest = text.slice(close, end);
    filled += text.slice(from, end);
    if (!rest.includes('{')) filled += ' {}';
    from = end;
    start.lastIndex = end;
  }
  return filled + text.slice(from);
}

function closingParenthesis(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A parenthesis is not closed: ${text.slice(open, open + 40)}`);
}
