/** A line of the old or the new text, or of both. */
export type DiffLine = {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
  /** Line in the old text, from 1. */
  readonly old?: number;
  /** Line in the new text, from 1. */
  readonly new?: number;
};

/** Compares two texts line by line, by their longest common subsequence. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(a.length, b.length) - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  ) {
    end += 1;
  }
  const same = (old: number, current: number): DiffLine => ({
    kind: 'same',
    text: a[old]!,
    old: old + 1,
    new: current + 1,
  });
  return [
    ...Array.from({ length: start }, (_, index) => same(index, index)),
    ...diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end), start),
    ...Array.from({ length: end }, (_, index) =>
      same(a.length - end + index, b.length - end + index),
    ),
  ];
}

function diffMiddle(a: readonly string[], b: readonly string[], offset: number): DiffLine[] {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        a[i] === b[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [old, current] = [offset + i + 1, offset + j + 1];
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ kind: 'same', text: a[i]!, old, new: current });
      i += 1;
      j += 1;
    } else if (
      i < a.length &&
      (j === b.length || lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!)
    ) {
      lines.push({ kind: 'removed', text: a[i]!, old });
      i += 1;
    } else {
      lines.push({ kind: 'added', text: b[j]!, new: current });
      j += 1;
    }
  }
  return lines;
}
