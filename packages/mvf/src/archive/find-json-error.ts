const SPACE = /[ \t\r\n]*/y;
const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
// One piece at a time: a pattern for the whole string could run out of stack on a long one.
const STRING_PIECE = /[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;

/**
 * The offset at which `text` stops being JSON: of the first character that cannot be, or where a
 * word or number starts that is none. Engines tell it in different words or not at all; this reads
 * the text again, once an engine has refused it.
 */
export function findJsonError(text: string): number {
  const closers: string[] = [];
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const isFound = pattern.test(text);
    if (isFound) at = pattern.lastIndex;
    return isFound;
  };
  const takeMark = (mark: string | undefined): boolean => {
    take(SPACE);
    const isFound = text[at] === mark && at < text.length;
    if (isFound) at++;
    return isFound;
  };
  const takeString = (): boolean => {
    if (!takeMark('"')) return false;
    while (take(STRING_PIECE));
    // Not `takeMark`, which would skip a line break that a string may not hold.
    const isClosed = text[at] === '"';
    if (isClosed) at++;
    return isClosed;
  };
  for (;;) {
    if (closers.at(-1) === '}' && !(takeString() && takeMark(':'))) return at;
    const closer = takeMark('{') ? '}' : takeMark('[') ? ']' : undefined;
    if (closer) {
      closers.push(closer);
      take(SPACE);
      if (text[at] !== closer) continue;
    } else if (!takeString() && !take(LITERAL)) {
      return at;
    }
    while (closers.length > 0 && takeMark(closers.at(-1))) closers.pop();
    if (closers.length === 0 || !takeMark(',')) {
      take(SPACE);
      return at;
    }
  }
}
