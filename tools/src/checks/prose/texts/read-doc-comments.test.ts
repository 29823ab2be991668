import { expect, test } from 'vitest';
import { readDocComments } from './read-doc-comments.ts';
import { readNativeComments } from './read-native-comments.ts';

const SOURCE = `/** A map. */
export class MapView {
  /**
   * Draws a
   * marker.
   *
   * Later ones hide it.
   *
   * \`\`\`ts
   * code();
   * \`\`\`
   * @param options Options of the marker.
   * @returns The marker.
   * @example
   * draw();
   */
  draw(options: Options): Marker {
    /** Not read. */
    const inner = 1;
  }
  /** Private. */
  #secret = 1;
  /** Also private. */
  private other = 1;
}

/** Not exported. */
const hidden = 1;

/** Listed below. */
type Listed = {
  /** A member. */
  name: string;
};
export type { Listed };
`;

function textsOf({ blocks }: ReturnType<typeof readDocComments>): string[] {
  return blocks.map(({ kind, text }) => `${kind}: ${text}`);
}

test('doc comments of exports and their members are read, without code', () => {
  expect(textsOf(readDocComments('a.ts', SOURCE))).toEqual([
    'summary: A map.',
    'summary: Draws a marker.',
    'comment: Later ones hide it.',
    'summary: Options of the marker.',
    'summary: The marker.',
    'summary: Listed below.',
    'summary: A member.',
  ]);
});

test('doc comments of some names are read', () => {
  expect(textsOf(readDocComments('b.ts', SOURCE, (name) => name === 'Listed'))).toEqual([
    'summary: Listed below.',
    'summary: A member.',
  ]);
});

test('doc comments map each character to the source', () => {
  const [, draws] = readDocComments('c.ts', SOURCE).blocks;
  const offset = draws?.offsets[draws.text.indexOf('marker')] ?? 0;
  expect(SOURCE.slice(offset, offset + 7)).toBe('marker.');
});

test('comments of Swift are read', () => {
  const source = `/// A dot.
///
/// More of it.
struct Dot {
  /// Reports a position.
  /// - Parameters:
  ///   - location: The position.
  /// - Returns: Whether it is drawn.
  func report(location: Int) -> Bool
}
`;
  expect(textsOf(readNativeComments('dot.swift', source))).toEqual([
    'summary: A dot.',
    'comment: More of it.',
    'summary: Reports a position.',
    'summary: The position.',
    'summary: Whether it is drawn.',
  ]);
});

test('comments of Kotlin are read', () => {
  const source =
    '/**\n * A dot.\n *\n * @property size Width in pixels.\n */\nclass Dot(val size: Int)\n';
  expect(textsOf(readNativeComments('dot.kt', source))).toEqual([
    'summary: A dot.',
    'summary: Width in pixels.',
  ]);
});
