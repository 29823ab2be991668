/** The environment of the command: two streams and the properties of the terminal. */
export type CliIo = {
  /** Standard output: results only. */
  readonly out: (text: string) => void;
  /** Errors and warnings. */
  readonly err: (text: string) => void;
  /** Whether `out` supports colours. */
  readonly hasColor: boolean;
  /** The folder with the declarations of the SDKs. */
  readonly declarations: string;
};

/** Exit codes. Scripts branch on them. */
export const EXIT = {
  /** Nothing is left for a person. */
  ok: 0,
  /** There are places for a person. */
  marks: 1,
  /** The arguments are invalid. */
  usage: 2,
  /** The input could not be read, or its changes are not committed. */
  input: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A mistake in the call. Its message is printed with the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Something is wrong with the files. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
