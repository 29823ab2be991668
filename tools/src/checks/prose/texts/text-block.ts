/**
 * The place of a text decides which rules apply. A `summary` is the start of a doc comment or of
 * one of its tags, which tooltips show without their surroundings; `comment` is the rest of it.
 */
export type TextKind =
  | 'alt'
  | 'cell'
  | 'comment'
  | 'front-matter'
  | 'heading'
  | 'paragraph'
  | 'string'
  | 'summary';

/** A text without the markup around it. Inline code keeps its backticks. */
export type TextBlock = {
  readonly kind: TextKind;
  readonly text: string;
  /** For each character of `text`, its index in the source. */
  readonly offsets: readonly number[];
};

/** An ignore comment, and the part of the source it applies to. */
export type Ignore = {
  readonly rule: string;
  readonly reason: string;
  readonly offset: number;
  readonly start: number;
  readonly end: number;
};

/** All texts of a file. */
export type FileTexts = {
  readonly file: string;
  readonly source: string;
  readonly blocks: readonly TextBlock[];
  readonly ignores: readonly Ignore[];
};
