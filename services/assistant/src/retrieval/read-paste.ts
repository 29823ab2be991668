/** A question taken apart: the reader's own words, and what was pasted with them. */
export type Paste = {
  /** The reader's own words. */
  readonly prose: string;
  /** Messages of compilers, tools and SDKs, one per line, without stack frames. */
  readonly messages: readonly string[];
  /** Lines of code. */
  readonly code: string;
};

const STACK_FRAME =
  /^\s*(?:at |in |from )\S.*(?:\(|:\d+|\))|^\s*at [\w$.<>]+ ?\(|^\s*\d+ +\S+ +0x|^\s*#\d+ |^\s*objc-class-ref|\(in [\w/.]+\)$/;
const CODE_LINE =
  /[;{}]\s*$|^\s*(?:import|export|const|let|var|func|fun|val|return|await|if|for|while|class|function|<\/?[A-Za-z])\b|=>|^\s*[\w$.]+\(.*\)[;,]?\s*$|^\s*[)}\]]+[;,]?\s*$|^\s*\.\w+\(|^\s*[\w$]+ *[:=] *\S+,?$/;
const MESSAGE_LINE =
  /\b(?:error|exception|failed|failure|violation|warning|fatal|undefined symbols?|not found|not supported|cannot|unable|refused|denied|invalid|expected|unresolved|duplicated?|missing|does not exist|is not)\b|^[✖✘×⚠✗]|^\s*(?:[A-Z]\w+)?(?:Error|Exception)\b/i;
/** Lines that are always messages. */
const NAMED_ERROR =
  /^\s*(?:Uncaught )?(?:\(in promise\) )?(?:[\w.]*(?:Error|Exception|Violation)|error|warning|fatal)\b.*:/;
const MAX_MESSAGES = 8;
const MAX_LINES = 400;

/** Takes a question apart if it holds several lines; `undefined` if it is one sentence. */
export function readPaste(text: string): Paste | undefined {
  const lines = text.split('\n').slice(0, MAX_LINES);
  const fenced = /```[\w-]*\n([^]*?)(?:```|$)/.exec(text);
  if (lines.length < 3 && !fenced) return undefined;
  const prose: string[] = [];
  const messages: string[] = [];
  const code: string[] = [];
  let isFenced = false;
  for (const line of lines) {
    if (line.startsWith('```')) {
      isFenced = !isFenced;
      continue;
    }
    if (line.trim() === '') continue;
    if (STACK_FRAME.test(line)) continue;
    const isMessage =
      NAMED_ERROR.test(line) ||
      (MESSAGE_LINE.test(line) && !/[;{]\s*$/.test(line) && !isSentence(line));
    if (isMessage && !isFenced) messages.push(line.trim());
    else if (isFenced || (CODE_LINE.test(line) && !isSentence(line))) code.push(line);
    else prose.push(line.trim());
  }
  return {
    prose: prose.join(' '),
    messages: messages.slice(0, MAX_MESSAGES),
    code: code.join('\n'),
  };
}

/** Whether a line is plain language: several words, few of the signs of code. */
function isSentence(line: string): boolean {
  const words = line.match(/\b[a-z]{2,}\b/gi) ?? [];
  const signs = line.match(/[(){}[\];=<>"/\\_$:]/g) ?? [];
  return words.length >= 5 && signs.length <= 2 && !/^\s/.test(line) && !/^[✖✘×⚠✗$]/.test(line);
}
