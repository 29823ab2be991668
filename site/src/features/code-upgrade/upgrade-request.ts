import type { DiffLine, PersonMark, SyntaxError } from '@brand/upgrade';

/** What the code was written for; `guess` leaves it to the names in the code. */
export type OldSdk = 'guess' | 'web-sdk 5.0' | 'web-sdk 4.0' | 'react-native-sdk 5.0';

export type UpgradeRequest = {
  readonly code: string;
  /** Without a name, the code decides whether it has JSX. */
  readonly fileName: string | undefined;
  readonly sdk: OldSdk;
  readonly hasComments: boolean;
};

export type UpgradeAnswer = {
  readonly sdk: Exclude<OldSdk, 'guess'>;
  readonly fileName: string;
  readonly code: string;
  readonly lines: readonly DiffLine[];
  readonly changes: number;
  readonly marks: readonly PersonMark[];
  readonly syntaxErrors: readonly SyntaxError[];
  readonly compiles: boolean;
  readonly usesSdk: boolean;
};
