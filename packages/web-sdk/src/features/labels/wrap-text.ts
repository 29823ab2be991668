export type WrapOptions = {
  /** Maximum width of lines, in the unit of `measure`. A single long word may exceed it by half. */
  readonly maxWidth: number;
  /** Maximum number of lines. Longer text ends in an ellipsis. */
  readonly maxLines: number;
  /** Width of a text on one line. */
  readonly measure: (text: string) => number;
};

// Scripts that are written without spaces: Thai, Lao, Burmese, Khmer, kana and Han.
const SPACELESS =
  /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/u;
const LONG_WORD = 1.5;
const ELLIPSIS = '…';

let words: Intl.Segmenter | undefined;
let graphemes: Intl.Segmenter | undefined;

/**
 * Breaks a text into lines of about equal length.
 *
 * The lines are filled greedily to find out how many are needed, then again with the narrowest
 * limit that needs no more. Each word is measured once. Adding the widths is accurate enough,
 * because shaping does not reach across spaces.
 */
export function wrapText(text: string, options: WrapOptions): readonly string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    const clean = paragraph.replaceAll(/\s+/gu, ' ').trim();
    if (clean !== '') lines.push(...wrapParagraph(clean, options));
  }
  const { maxLines, maxWidth, measure } = options;
  if (lines.length > maxLines) {
    const rest = lines.splice(maxLines - 1).join(' ');
    lines.push(shortened(rest, maxWidth, measure));
  }
  return lines.map((line) => {
    const limit = maxWidth * LONG_WORD;
    return measure(line) > limit ? shortened(line, limit, measure) : line;
  });
}

function wrapParagraph(text: string, { maxWidth, maxLines, measure }: WrapOptions): string[] {
  if (measure(text) <= maxWidth) return [text];
  const parts = breakable(text);
  const space = measure(' ');
  const widths = parts.map((part) => measure(part.trim()));
  const gaps = parts.map((part) => (part.startsWith(' ') ? space : 0));
  const fill = (limit: number): string[] => {
    const lines: string[] = [];
    let line = '';
    let width = 0;
    for (const [index, part] of parts.entries()) {
      const wider = width + gaps[index]! + widths[index]!;
      if (line !== '' && wider > limit) {
        lines.push(line.trim());
        line = part;
        width = widths[index]!;
      } else {
        line += part;
        width = line === part ? widths[index]! : wider;
      }
    }
    return [...lines, line.trim()];
  };
  const greedy = fill(maxWidth);
  if (greedy.length === 1 || greedy.length > maxLines) return greedy;
  const even = widths.reduce((sum, width, index) => sum + width + gaps[index]!, 0) / greedy.length;
  for (const slack of [1.05, 1.2, 1.4]) {
    const balanced = even * slack < maxWidth ? fill(even * slack) : greedy;
    if (balanced.length === greedy.length) return balanced;
  }
  return greedy;
}

/**
 * Splits a text at the positions where a line may break. The space before a word belongs to the
 * word.
 */
function breakable(text: string): string[] {
  if (!SPACELESS.test(text))
    return text.match(/\s*[^\s\-–/]*[-–/]*/gu)!.filter((part) => part !== '');
  words ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  const parts: string[] = [];
  let opening = '';
  for (const { segment, isWordLike } of words.segment(text)) {
    // Punctuation never starts a line, unless it opens something.
    if (!isWordLike && /^[\s([{（「『【《〈“‘]+$/u.test(segment)) opening += segment;
    else if (isWordLike || parts.length === 0) {
      parts.push(opening + segment);
      opening = '';
    } else {
      parts.push(parts.pop()! + opening + segment);
      opening = '';
    }
  }
  return parts;
}

function shortened(text: string, maxWidth: number, measure: (text: string) => number): string {
  if (measure(text) <= maxWidth) return text;
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  const cut = (count: number): string => letters.slice(0, count).join('').trimEnd() + ELLIPSIS;
  let fits = 1;
  let tooMany = letters.length;
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (measure(cut(middle)) <= maxWidth) fits = middle;
    else tooMany = middle;
  }
  return cut(fits);
}
