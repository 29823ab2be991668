/** What keeps a program from running, and where it is written. Lines and columns begin with 1. */
export class CompileError extends Error {
  readonly file: string;
  readonly line: number | undefined;
  readonly column: number | undefined;

  constructor(
    message: string,
    { file, line, column }: { file: string; line?: number; column?: number },
  ) {
    super(message);
    this.name = 'CompileError';
    this.file = file;
    this.line = line;
    this.column = column;
  }
}
