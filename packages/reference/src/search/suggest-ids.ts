/**
 * The ids most similar to one that does not exist, for old or mistyped links. Ids with the same
 * last part come first: members move between symbols more often than they are renamed.
 */
export function suggestIds(wanted: string, ids: Iterable<string>, limit = 5): string[] {
  const target = wanted.toLowerCase();
  const name = lastPart(target);
  const most = Math.max(2, Math.floor(name.length / 3));
  const scored: { id: string; score: number }[] = [];
  for (const id of ids) {
    const lower = id.toLowerCase();
    const own = lastPart(lower);
    const distance = Math.min(editDistance(lower, target), editDistance(own, name) + 0.5);
    const isPart = name.length > 3 && own.includes(name);
    if (distance <= most || isPart)
      scored.push({ id, score: isPart ? Math.min(distance, most) : distance });
  }
  scored.sort((a, b) => a.score - b.score || a.id.length - b.id.length || (a.id < b.id ? -1 : 1));
  return scored.slice(0, limit).map(({ id }) => id);
}

function lastPart(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1);
}

/** Optimal string alignment distance: insertions, deletions, substitutions and transpositions. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
