/** A compile error and its position. Lines and columns are 1-based. */
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
