import type { TextKind } from '../texts/text-block.ts';

/** A hit of a rule in a text. */
export type Match = { readonly start: number; readonly end: number; readonly advice: string };

/** A rule that judges a text without knowing the others. */
export type TextRule = {
  readonly id: string;
  /** If omitted, all kinds. */
  readonly kinds?: readonly TextKind[];
  /** Hits that a page may have. Default: 0. */
  readonly allowedPerPage?: number;
  /** Whether one of several lines may have a hit. Saves the search in each block of most files. */
  readonly mayFind?: (lines: string) => boolean;
  /** In `text`, inline code is masked. */
  readonly find: (text: string) => readonly Match[];
};
