/** Type arguments of calls, by the end offset of the name before them. */
export type WrittenArguments = ReadonlyMap<number, string>;

const CALL = /(?<name>(?<![\w.]fun\s)(?<!:\s?)\b\w+)(?<list><[A-Z][\w.<>?, ]*>)(?=\s?[({])/g;

/**
 * Blanks out the type arguments of calls, so that offsets stay the same. The grammar parses
 * `find<Space>(id)` as two comparisons.
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
