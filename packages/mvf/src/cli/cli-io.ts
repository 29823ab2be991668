/** What a command may touch: two streams and what is known about the terminal. */
export type CliIo = {
  /** Results, and nothing else. */
  readonly out: (text: string) => void;
  /** Errors, progress and reports. */
  readonly err: (text: string) => void;
  /** Whether `err` is a terminal on which a line can be drawn over. */
  readonly isTerminal: boolean;
  /** Whether `out` understands colours. */
  readonly hasColor: boolean;
  readonly columns: number;
};

/** What a command ends with. Scripts branch on it. */
export const EXIT = {
  /** Everything is well. */
  ok: 0,
  /** The bundle breaks a rule of the format. */
  findings: 1,
  /** The command was called wrongly. */
  usage: 2,
  /** The input could not be read or the output not written. */
  input: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A mistake in the call: its message is printed with the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Bundles are other people's data: control characters in names must not reach the terminal. */
export function printable(text: string): string {
  return text.replaceAll(
    // oxlint-disable-next-line no-control-regex
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}
