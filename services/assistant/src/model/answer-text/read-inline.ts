/** The first inline element of a text, and its length in the source. */
export type Inline =
  /** Markdown without links, images and code. */
  | { readonly kind: 'text'; readonly length: number; readonly text: string }
  | { readonly kind: 'code'; readonly length: number; readonly code: string }
  | {
      readonly kind: 'link';
      readonly length: number;
      readonly isPicture: boolean;
      readonly text: string;
      readonly address: string;
    };

const PUNCTUATION = /[!-/:-@[-`{-~]/;

/**
 * Parses the first inline element. Returns `undefined` if it depends on text that has not arrived,
 * unless `mayWait` is off. Elements never span lines; those that do in Markdown are plain text
 * here.
 */
export function readInline(text: string, mayWait: boolean): Inline | undefined {
  const newline = text.indexOf('\n');
  const line = newline === -1 ? text : text.slice(0, newline);
  const isOpen = newline === -1 && mayWait;
  const [first = ''] = text;
  if (first === '\n') return { kind: 'text', length: 1, text: '\n' };
  if (first === '`') return readCode(line, isOpen);
  if (first === '[') return readLink(line, 0, isOpen);
  if (first === '!' && line.startsWith('![')) return readLink(line, 1, isOpen);
  if (first === '!' && line.length === 1 && isOpen) return undefined;
  if (first === '\\') {
    if (line.length === 1 && isOpen) return undefined;
    const isEscape = PUNCTUATION.test(line.charAt(1));
    const length = isEscape ? 2 : 1;
    return { kind: 'text', length, text: isEscape ? line.slice(0, 2) : '\\\\' };
  }
  const [plain = first] = /^[^\n`[!\\]+/.exec(line) ?? [];
  return { kind: 'text', length: plain.length, text: plain };
}

function readCode(line: string, isOpen: boolean): Inline | undefined {
  const [run = ''] = /^`+/.exec(line) ?? [];
  if (run.length === line.length && isOpen) return undefined;
  const end = findClosingRun(line, run);
  if (end !== -1 && !(end + run.length === line.length && isOpen)) {
    const code = line.slice(run.length, end);
    return { kind: 'code', length: end + run.length, code };
  }
  if (isOpen) return undefined;
  return { kind: 'text', length: run.length, text: '\\`'.repeat(run.length) };
}

/** Index of the next run of equally many backticks; -1 if there is none. */
function findClosingRun(line: string, run: string, from = run.length): number {
  const runs = /`+/g;
  runs.lastIndex = from;
  for (let found = runs.exec(line); found; found = runs.exec(line)) {
    if (found[0].length === run.length) return found.index;
  }
  return -1;
}

function readLink(line: string, start: 0 | 1, isOpen: boolean): Inline | undefined {
  const bracket: Inline = {
    kind: 'text',
    length: start + 1,
    text: start === 1 ? '!\\[' : '\\[',
  };
  const close = findClosing(line, start, '[', ']');
  if (close === -1) return isOpen ? undefined : bracket;
  if (close + 1 === line.length && isOpen) return undefined;
  if (line.charAt(close + 1) !== '(') return bracket;
  const end = findClosing(line, close + 1, '(', ')');
  if (end === -1) return isOpen ? undefined : bracket;
  const [address = ''] = line
    .slice(close + 2, end)
    .trim()
    .split(/\s/);
  return {
    kind: 'link',
    length: end + 1,
    isPicture: start === 1,
    text: line.slice(start + 1, close),
    address: address.replace(/^<(.*)>$/, '$1'),
  };
}

/** Index of the matching closing character, ignoring code and escaped characters. */
function findClosing(line: string, from: number, opening: string, closing: string): number {
  let depth = 0;
  for (let at = from; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === '\\') at += 1;
    else if (character === opening) depth += 1;
    else if (character === closing && (depth -= 1) === 0) return at;
    else if (character === '`' && opening === '[') {
      const [run = ''] = /^`+/.exec(line.slice(at)) ?? [];
      const end = findClosingRun(line, run, at + run.length);
      at = (end === -1 ? at : end) + run.length - 1;
    }
  }
  return -1;
}
