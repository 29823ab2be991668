/** A message of the Kotlin compiler about a line of a file. */
export type KotlinDiagnostic = {
  /** The path as it was given to the compiler. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
};

const HEAD = /^(?<file>\S.*?\.kt):(?<line>\d+):\d+: (?:error|warning): (?<message>.*)$/;
const MARKER = /^ *\^+$/;

/**
 * Reads errors and warnings from the output of `kotlinc`. A message may have several lines; the
 * source line and the marker below it are left out.
 */
export function parseDiagnostics(output: string): KotlinDiagnostic[] {
  const found: { file: string; line: number; lines: string[]; isOpen: boolean }[] = [];
  for (const text of output.split('\n')) {
    const head = HEAD.exec(text)?.groups as Record<'file' | 'line' | 'message', string> | undefined;
    const last = found.at(-1);
    if (head) {
      found.push({
        file: head.file,
        line: Number(head.line),
        lines: [head.message],
        isOpen: true,
      });
    } else if (last?.isOpen && MARKER.test(text)) {
      last.lines.pop();
      last.isOpen = false;
    } else if (last?.isOpen && text !== '') {
      last.lines.push(text.trim());
    }
  }
  return found.map(({ file, line, lines }) => ({ file, line, message: lines.join(' ') }));
}
