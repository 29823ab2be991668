import type { SampleSymbols } from '@brand/reference';

/** The ids of all symbols that samples use, in the order of the alphabet. */
export function idsUsedIn({ files }: SampleSymbols): string[] {
  const ids = Object.values(files).flatMap(({ symbols }) => symbols.map(([, , id]) => id));
  return [...new Set(ids)].toSorted();
}
