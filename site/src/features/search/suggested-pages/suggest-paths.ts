const MAX_SUGGESTIONS = 5;
/** Less similar paths are not suggested. */
const MIN_SIMILARITY = 0.35;

/**
 * The known paths most similar to the requested one, by the Sørensen–Dice coefficient of letter
 * pairs. It is computed on the last segment and on the whole path, which covers typos in the page
 * name as well as pages requested in the wrong section. Cost: one pass over the paths, no index.
 */
export function suggestPaths(wanted: string, paths: readonly string[]): string[] {
  const target = splitPath(wanted);
  return paths
    .map((path) => ({ path, likeness: similarity(target, splitPath(path)) }))
    .filter(({ likeness }) => likeness >= MIN_SIMILARITY)
    .toSorted((a, b) => b.likeness - a.likeness || a.path.length - b.path.length)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ path }) => path);
}

type Pairs = ReadonlySet<string>;
type SplitPath = { readonly whole: Pairs; readonly last: Pairs };

function splitPath(path: string): SplitPath {
  const segments = path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split(/[/\s?#]+/)
    .filter(Boolean);
  return { whole: letterPairs(segments.join(' ')), last: letterPairs(segments.at(-1) ?? '') };
}

function similarity(a: SplitPath, b: SplitPath): number {
  return 0.6 * dice(a.last, b.last) + 0.4 * dice(a.whole, b.whole);
}

function letterPairs(text: string): Pairs {
  const padded = ` ${text} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

function dice(a: Pairs, b: Pairs): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / (a.size + b.size);
}
