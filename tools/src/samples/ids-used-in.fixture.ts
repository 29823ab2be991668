import type { SampleSymbols } from '@brand/reference';

/** The ids of all symbols that samples use, sorted. */
export function idsUsedIn({ files }: SampleSymbols): string[] {
  const ids = Object.values(files).flatMap(({ symbols }) => symbols.map(([, , id]) => id));
  return [...new Set(ids)].toSorted();
}
