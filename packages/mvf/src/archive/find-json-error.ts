const WORD = /true|false|null/y;
const WHOLE_START = /-?(?:0|[1-9])/y;
const FRACTION_START = /\.\d/y;
const EXPONENT_START = /[eE][+-]?\d/y;
// An unbounded pattern overflows the stack on a long text, so these match in pieces.
const SPACES = /[ \t\r\n]{1,1000}/y;
const DIGITS = /\d{1,1000}/y;
const CHARACTERS = /[ !#-[\]-\uffff]{1,1000}|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;

/**
 * Returns the offset at which `text` stops being JSON: the first invalid character, or the start of
 * an invalid word or number. Error messages of engines differ and may lack the offset, so the text
 * is scanned again after an engine has rejected it.
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
  const takeAll = (piece: RegExp): void => {
    while (take(piece));
  };
  const takeMark = (mark: string | undefined): boolean => {
    takeAll(SPACES);
    const isFound = text[at] === mark && at < text.length;
    if (isFound) at++;
    return isFound;
  };
  const takeString = (): boolean => {
    if (!takeMark('"')) return false;
    takeAll(CHARACTERS);
    // Not `takeMark`, which would skip a line break that a string may not contain.
    const isClosed = text[at] === '"';
    if (isClosed) at++;
    return isClosed;
  };
  const takeNumber = (): boolean => {
    if (!take(WHOLE_START)) return false;
    if (text[at - 1] !== '0') takeAll(DIGITS);
    if (take(FRACTION_START)) takeAll(DIGITS);
    if (take(EXPONENT_START)) takeAll(DIGITS);
    return true;
  };
  for (;;) {
    if (closers.at(-1) === '}' && !(takeString() && takeMark(':'))) return at;
    const closer = takeMark('{') ? '}' : takeMark('[') ? ']' : undefined;
    if (closer) {
      closers.push(closer);
      takeAll(SPACES);
      if (text[at] !== closer) continue;
    } else if (!takeString() && !takeNumber() && !take(WORD)) {
      return at;
    }
    while (closers.length > 0 && takeMark(closers.at(-1))) closers.pop();
    if (closers.length === 0 || !takeMark(',')) {
      takeAll(SPACES);
      return at;
    }
  }
}
