/** Type arguments of calls in a sample, by where the name before them ends. */
export type WrittenArguments = ReadonlyMap<number, string>;

const CALL = /(?<name>(?<![\w.]fun\s)(?<!:\s?)\b\w+)(?<list><[A-Z][\w.<>?, ]*>)(?=\s?[({])/g;

/**
 * Takes type arguments of calls out of a text, and leaves blanks so that places stay what they are.
 * The grammar reads `find<Space>(id)` as two comparisons.
 */
export function liftTypeArguments(text: string): {
  readonly text: string;
  readonly written: WrittenArguments;
} {
  const written = new Map<number, string>();
  const lifted = text.replaceAll(CALL, (whole, name: string, list: string, at: number) => {
    written.set(at + name.length, list.slice(1, -1));
    return name + ' '.repeat(list.length);
  });
  return { text: lifted, written };
}
