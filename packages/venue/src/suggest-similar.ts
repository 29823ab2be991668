const MAX_SUGGESTIONS = 5;

/** The texts most like a wanted one, for messages about a mistyped id: at most five. */
export function suggestSimilar(wanted: string, texts: readonly string[]): readonly string[] {
  const limit = Math.max(2, Math.floor(wanted.length / 3));
  return [...new Set(texts)]
    .map((text) => ({ text, edits: editsBetween(wanted.toLowerCase(), text.toLowerCase()) }))
    .filter(({ edits, text }) => edits <= limit || (wanted !== '' && text.includes(wanted)))
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ text }) => text);
}

/** How many letters must be added, dropped or replaced to turn one text into the other. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
