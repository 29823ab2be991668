/** Without a terminal, lines cannot be overwritten, so the status is printed less often. */
const TERMINAL_MS = 1000;
const LOG_MS = 10_000;
const ERASE = '\r\u001B[2K';

export type ProgressLine = {
  /** Prints above the status line. */
  readonly print: (text: string) => void;
  readonly stop: () => void;
};

/** Shows a status line at the end of the output until it is stopped. */
export function startProgressLine(
  describe: () => string,
  output: NodeJS.WriteStream = process.stdout,
): ProgressLine {
  const erase = output.isTTY ? ERASE : '';
  const draw = (): void => {
    const text = describe();
    if (text === '') return;
    output.write(
      output.isTTY ? `${ERASE}${text.slice(0, (output.columns || 80) - 1)}` : `${text}\n`,
    );
  };
  const timer = setInterval(draw, output.isTTY ? TERMINAL_MS : LOG_MS);
  return {
    print: (text) => {
      output.write(erase);
      output.write(text);
      if (output.isTTY) draw();
    },
    stop: () => {
      clearInterval(timer);
      output.write(erase);
    },
  };
}
