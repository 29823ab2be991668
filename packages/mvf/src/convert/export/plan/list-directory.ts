import type { ShapeFacts } from '../floor-facts.ts';
import type { PageShape } from './page-shape.ts';

/** A place of the floor in the list beside the plan. */
export type DirectoryEntry = {
  /** The number that replaces the name on the plan; `undefined` where it does not fit. */
  readonly number: number | undefined;
  readonly name: string;
};

/** The places of a floor, numbered by the order of their names. */
export type Directory = {
  /** The text at a shape; `undefined` if the shape is not listed. */
  readonly textAt: (facts: ShapeFacts) => string | undefined;
  /** Remembers that the numbers of a shape are on the plan. */
  readonly markDrawn: (facts: ShapeFacts) => void;
  /** Call it after the plan is drawn. */
  readonly entries: () => readonly DirectoryEntry[];
};

/** One entry per name, however many rooms have it: its number is drawn in each of them. */
export function listDirectory(
  shapes: readonly PageShape[],
  language: string | undefined,
): Directory {
  const { compare } = collatorOf(language);
  const names = [...new Set(shapes.flatMap(({ facts }) => namesAt(facts)))].toSorted(compare);
  const numbers = new Map(names.map((name, index) => [name, index + 1]));
  const drawn = new Set<string>();
  return {
    textAt: (facts) => {
      const own = namesAt(facts).flatMap((name) => numbers.get(name) ?? []);
      return own.length > 0 ? own.toSorted((a, b) => a - b).join(', ') : undefined;
    },
    markDrawn: (facts) => {
      for (const name of namesAt(facts)) drawn.add(name);
    },
    entries: () =>
      names.map((name) => ({ number: drawn.has(name) ? numbers.get(name) : undefined, name })),
  };
}

/** Ways between floors have a sign of their own, which the legend explains. */
function namesAt({ places, connections, symbol, style }: ShapeFacts): string[] {
  if (connections.length > 0 || symbol || style?.hidden) return [];
  return [...new Set(places.flatMap(({ details }) => details.name?.trim() || []))];
}

function collatorOf(language: string | undefined): Intl.Collator {
  const options = { numeric: true } as const;
  try {
    return new Intl.Collator(language ?? 'en', options);
  } catch {
    // A bundle may call a language anything.
    return new Intl.Collator('en', options);
  }
}
