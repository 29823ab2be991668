/** The environment of a command: two streams and the properties of the terminal. */
export type CliIo = {
  /** Standard output: results only. */
  readonly out: (text: string) => void;
  /** Errors, progress and reports. */
  readonly err: (text: string) => void;
  /** Whether `err` is a terminal on which a line can be overwritten. */
  readonly isTerminal: boolean;
  /** Whether `out` supports colours. */
  readonly hasColor: boolean;
  readonly columns: number;
};

/** Exit codes. Scripts branch on them. */
export const EXIT = {
  ok: 0,
  /** The bundle breaks a rule of the format. */
  findings: 1,
  /** The arguments of the command are invalid. */
  usage: 2,
  /** The input could not be read or has another format, or the output could not be written. */
  input: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A mistake in the call. Its message is printed with the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Removes control characters, because bundles are untrusted and names must not control the
 * terminal.
 */
export function printable(text: string): string {
  return text.replaceAll(
    // oxlint-disable-next-line no-control-regex
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}
