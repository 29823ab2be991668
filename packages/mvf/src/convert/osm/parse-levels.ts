export type ParsedLevels = {
  /** The levels, lowest first, each once. */
  readonly levels: readonly number[];
  /** Whether every part of the text was recognised. */
  readonly understood: boolean;
};

const NUMBER = '[-+]?\\d{1,4}(?:\\.\\d{1,4})?';
const SINGLE = new RegExp(`^${NUMBER}$`);
const RANGE = new RegExp(`^(${NUMBER})\\s*(?:-|\\.\\.|to)\\s*(${NUMBER})$`);
// No building has more, and a range of millions would be an attack.
const MAX_LEVEL = 400;
const MAX_PARTS = 500;

/**
 * Reads the levels of a Simple Indoor Tagging value: `0`, `0.5`, `0;2;5`, `0-3`, `-2--1`, `-1;0-2`.
 * Commas count as semicolons, unusual dashes as minus. A range contains its ends and the levels
 * between them in steps of one. If the ends differ in their fraction, it contains the whole levels
 * between.
 */
export function parseLevels(text: string): ParsedLevels {
  const levels = new Set<number>();
  const parts = text
    .replaceAll(/[−–—‒]/g, '-')
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter(Boolean);
  let understood = parts.length > 0 && parts.length <= MAX_PARTS;
  for (const part of parts.slice(0, MAX_PARTS)) {
    const found = parsePart(part);
    if (found.length === 0) understood = false;
    for (const level of found) levels.add(level);
  }
  return { levels: [...levels].toSorted((a, b) => a - b), understood };
}

function parsePart(part: string): number[] {
  const range = RANGE.exec(part);
  const ends = (range ? [range[1], range[2]] : SINGLE.test(part) ? [part] : []).map(Number);
  // `-0` would make a second ground floor.
  const [from, to = from] = ends.map((level) => level + 0).toSorted((a, b) => a - b);
  if (from === undefined || to === undefined) return [];
  if (Math.abs(from) > MAX_LEVEL || Math.abs(to) > MAX_LEVEL) return [];
  const isStepped = Number.isInteger(Math.round((to - from) * 10_000) / 10_000);
  const first = isStepped ? from : Math.floor(from) + 1;
  const between = Array.from({ length: Math.max(0, Math.ceil(to - first)) }, (_, step) =>
    Number((first + step).toFixed(4)),
  );
  return [from, ...between.filter((level) => level > from && level < to), to];
}
