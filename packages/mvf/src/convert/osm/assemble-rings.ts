import type { Position } from '../../geojson/types.gen.ts';

/** Rings made of lines, and the number of remaining lines that do not close. */
export type AssembledRings = { readonly rings: Position[][]; readonly leftOver: number };

/**
 * Joins lines, in any order and direction, into closed rings, because the outline of a multipolygon
 * is often split over several OSM ways. Lines meet where they share an end, to the last digit.
 *
 * Idea: list each line at both its ends. From any unused line, continue through unused lines until
 * the walk returns to its start. Cost: linear in the number of corners.
 */
export function assembleRings(lines: readonly (readonly Position[])[]): AssembledRings {
  const rings: Position[][] = [];
  const usable = lines.filter((line) => line.length > 1);
  const byEnd = new Map<string, number[]>();
  for (const [index, line] of usable.entries()) {
    for (const end of [keyOf(line[0]), keyOf(line.at(-1))]) {
      const list = byEnd.get(end);
      if (list) list.push(index);
      else byEnd.set(end, [index]);
    }
  }
  const isUsed = usable.map(() => false);
  const takeFrom = (end: string): readonly Position[] | undefined => {
    const candidates = byEnd.get(end) ?? [];
    // Used lines are dropped permanently, so that a hub of many lines is scanned once.
    while (candidates.length > 0 && isUsed[candidates.at(-1)!]) candidates.pop();
    const next = candidates.pop();
    if (next === undefined) return undefined;
    isUsed[next] = true;
    const line = usable[next]!;
    return keyOf(line[0]) === end ? line : line.toReversed();
  };
  let leftOver = lines.length - usable.length;
  for (const [index, line] of usable.entries()) {
    if (isUsed[index]) continue;
    isUsed[index] = true;
    const ring = [...line];
    let count = 1;
    while (keyOf(ring[0]) !== keyOf(ring.at(-1))) {
      const next = takeFrom(keyOf(ring.at(-1)));
      if (!next) break;
      for (const position of next.slice(1)) ring.push(position);
      count += 1;
    }
    if (ring.length > 3 && keyOf(ring[0]) === keyOf(ring.at(-1))) rings.push(ring);
    else leftOver += count;
  }
  return { rings, leftOver };
}

function keyOf(position: Position | undefined): string {
  return `${position?.[0]},${position?.[1]}`;
}
