/** Yields the items of a list that passed their schema, with their positions. */
export function* definedEntries<T>(
  list: readonly T[] | undefined,
): Generator<[index: number, item: T]> {
  if (!list) return;
  for (let index = 0; index < list.length; index++) {
    const item = list[index];
    if (item !== undefined) yield [index, item];
  }
}
