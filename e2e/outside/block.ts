/** A file as a page shows it. */
export type SampleFile = {
  /** The title of the block, usually a file name. */
  readonly title: string | undefined;
  /** As the page names it, `undefined` for blocks with a title. */
  readonly language: string | undefined;
  readonly text: string;
};

/** A block of code that a reader sees without opening anything. */
export type Block = SampleFile & {
  /** Path of the page. */
  readonly page: string;
  /** Position among the blocks of the page, from 1. */
  readonly position: number;
  /** The heading above it. */
  readonly heading: string;
  /** Version of the SDK that the page is about, such as `6.0`. */
  readonly version: string | undefined;
  /** Whether it is the React variant of a sample. */
  readonly isReact: boolean;
  /** The files behind "Whole sample"; empty if the block is complete. */
  readonly whole: readonly SampleFile[];
};

/** Names a block in messages: page, heading and position. */
export function describeBlock({ page, heading, position }: Block): string {
  return `${page} block ${position} (${heading})`;
}

/** What a reader pastes: the files behind "Whole sample", or the block. */
export function filesToPaste(block: Block): readonly SampleFile[] {
  return block.whole.length > 0 ? block.whole : [block];
}
