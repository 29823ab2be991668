import type { ShapeFacts } from '../floor-facts.ts';
import type { PageShape } from './page-shape.ts';

/** A line of the list beside the plan. */
export type DirectoryEntry = {
  /** The numbers that replace the name on the plan, or `undefined` if they do not fit. */
  readonly number: string | undefined;
  readonly name: string;
};

/** The places of a floor, numbered by the order of their names. */
export type Directory = {
  /** Returns the text at a shape, or `undefined` if the shape is not listed. */
  readonly textAt: (facts: ShapeFacts) => string | undefined;
  /** Records that the numbers of a shape are on the plan. */
  readonly markDrawn: (facts: ShapeFacts) => void;
  /** Returns the entries. Call it after the plan is drawn. */
  readonly entries: () => readonly DirectoryEntry[];
};

/** A line and its shapes, each with its own number. */
type Group = {
  readonly name: string;
  readonly shapes: readonly ShapeFacts[];
  readonly first: number;
};

// Room numbers and codes are short. Longer ids are for machines.
const MAX_LABEL = 10;
// Parts into which the height of the floor is divided, so that numbers run from left to right.
const ROWS = 12;

/**
 * Lists the places of a floor. Every room has its own number. Rooms with the same name have
 * separate lines if their room numbers or codes distinguish them; otherwise they share a line with
 * a range, such as `12–42 Classroom (31)`.
 */
export function listDirectory(
  shapes: readonly PageShape[],
  language: string | undefined,
): Directory {
  const { compare } = collatorOf(language);
  const groups = numberGroups(groupByName(inReadingOrder(shapes)).toSorted(byName(compare)));
  const numbers = new Map<ShapeFacts, number[]>();
  for (const { shapes: members, first } of groups) {
    for (const [index, facts] of members.entries()) {
      numbers.set(facts, [...(numbers.get(facts) ?? []), first + index]);
    }
  }
  const drawn = new Set<ShapeFacts>();
  return {
    textAt: (facts) => numbers.get(facts)?.join(', '),
    markDrawn: (facts) => drawn.add(facts),
    entries: () =>
      groups.map(({ name, shapes: members, first }) => {
        const onPlan = members.flatMap((facts, index) => (drawn.has(facts) ? first + index : []));
        const count = members.length > 1 ? ` (${members.length})` : '';
        return { number: formatRange(onPlan), name: `${name}${count}` };
      }),
  };
}

function byName(compare: (a: string, b: string) => number) {
  return (a: Omit<Group, 'first'>, b: Omit<Group, 'first'>): number => compare(a.name, b.name);
}

/** Returns the listed shapes from top to bottom and from left to right. */
function inReadingOrder(shapes: readonly PageShape[]): ShapeFacts[] {
  const listed = shapes
    .filter(({ facts }) => namesAt(facts).length > 0)
    .map((shape) => ({ facts: shape.facts, ...cornerOf(shape) }));
  const tops = listed.map(({ y }) => y);
  const top = tops.reduce((a, b) => Math.min(a, b), Infinity);
  const height = tops.reduce((a, b) => Math.max(a, b), -Infinity) - top;
  const rowOf = (y: number): number => Math.floor(((y - top) / (height || 1)) * ROWS);
  return listed
    .toSorted((a, b) => rowOf(a.y) - rowOf(b.y) || a.x - b.x || a.y - b.y)
    .map(({ facts }) => facts);
}

function cornerOf({ polygons, lines, points }: PageShape): { x: number; y: number } {
  const all = [...polygons.flat(2), ...lines.flat(), ...points];
  return {
    x: all.reduce((least, { x }) => Math.min(least, x), Infinity),
    y: all.reduce((least, { y }) => Math.min(least, y), Infinity),
  };
}

function groupByName(shapes: readonly ShapeFacts[]): Omit<Group, 'first'>[] {
  const byPlaceName = new Map<string, ShapeFacts[]>();
  for (const facts of shapes) {
    for (const name of namesAt(facts)) {
      const members = byPlaceName.get(name);
      if (members) members.push(facts);
      else byPlaceName.set(name, [facts]);
    }
  }
  return [...byPlaceName].flatMap(([name, members]) => {
    const labels = members.length > 1 ? findLabels(name, members) : undefined;
    if (!labels) return [{ name, shapes: members }];
    return members.map((facts, index) => ({ name: `${name} ${labels[index]}`, shapes: [facts] }));
  });
}

/** Returns room numbers or codes, if the data has a different one for each of the rooms. */
function findLabels(name: string, members: readonly ShapeFacts[]): string[] | undefined {
  const sources = (facts: ShapeFacts): (string | undefined)[] => {
    const place = facts.places.find(({ details }) => details.name?.trim() === name)?.details;
    const own = facts.details;
    return [own.shortName, place?.shortName, own.name, own.externalId, place?.externalId];
  };
  const table = members.map((facts) => sources(facts).map((text) => text?.trim() ?? ''));
  for (const [column] of (table[0] ?? []).entries()) {
    const labels = table.map((row) => row[column] ?? '');
    const isUsable = labels.every((label) => label !== '' && label.length <= MAX_LABEL);
    if (isUsable && new Set(labels).size === labels.length) return labels;
  }
  return undefined;
}

function numberGroups(groups: readonly Omit<Group, 'first'>[]): Group[] {
  let next = 1;
  return groups.map((group) => {
    const first = next;
    next += group.shapes.length;
    return { ...group, first };
  });
}

/** Formats numbers as `3`, `12–42`, or `12–19, 21–42` if a number did not fit into its room. */
function formatRange(numbers: readonly number[]): string | undefined {
  const runs: [from: number, to: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  const texts = runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`));
  return texts.length > 0 ? texts.join(', ') : undefined;
}

/**
 * Returns the names at a shape. Connections between floors have their own symbol, which the legend
 * explains.
 */
function namesAt({ places, connections, symbol, style }: ShapeFacts): string[] {
  if (connections.length > 0 || symbol || style?.hidden) return [];
  return [...new Set(places.flatMap(({ details }) => details.name?.trim() || []))];
}

function collatorOf(language: string | undefined): Intl.Collator {
  const options = { numeric: true } as const;
  try {
    return new Intl.Collator(language ?? 'en', options);
  } catch {
    // The language tag of a bundle may be invalid.
    return new Intl.Collator('en', options);
  }
}
