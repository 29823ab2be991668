import { parsePointer } from './json-pointer';
import { field } from './list-floors';
import { placeShape, type PlaceShape } from './place-shape';
import { floorOf, idOf, type IndexedShape } from './shape-index';

/** A place with the ids of the file. */
export type FoundPlace = PlaceShape & {
  readonly name: string;
  readonly floorId: string | undefined;
};

export type PlaceContext = {
  readonly file: string;
  readonly pointer: string;
  /** `undefined` if the file is missing. */
  readonly content: unknown;
  readonly shapes: ReadonlyMap<string, IndexedShape>;
  /** Ids of the floors, in the file. */
  readonly floorIds: ReadonlySet<string>;
};

/**
 * Finds the place of a finding: the feature that it points into, else the references of the object
 * that it points into, else the floor of the file.
 */
export function findPlace(context: PlaceContext): FoundPlace | undefined {
  const { file, content, floorIds } = context;
  const steps = parsePointer(context.pointer);
  const way = resolvePointer(content, steps);
  const fileFloor = floorOfFile(file, floorIds);
  return (
    placeOfFeature(way, fileFloor, context) ??
    placeOfReferences(way, steps, context.shapes) ??
    placeOfFloor(way, steps, fileFloor, context)
  );
}

/** The values along a JSON pointer, the whole file first; ends where the pointer leads nowhere. */
export function resolvePointer(content: unknown, steps: readonly string[]): unknown[] {
  const way = [content];
  for (const step of steps) {
    const value = field(way.at(-1), step);
    if (value === undefined) break;
    way.push(value);
  }
  return way;
}

function placeOfFeature(
  way: readonly unknown[],
  fileFloor: string | undefined,
  { floorIds }: PlaceContext,
): FoundPlace | undefined {
  for (const value of way.toReversed()) {
    const shape = placeShape(field(value, 'geometry'));
    if (!shape) continue;
    const id = idOf(value);
    // A floor is a feature on itself. A manifest has a geometry on no floor.
    const own = id !== undefined && floorIds.has(id) ? id : undefined;
    const floorId = fileFloor ?? own ?? floorOf(value);
    return floorId === undefined ? undefined : { ...shape, name: id ?? 'a shape', floorId };
  }
  return undefined;
}

/** Maximum number of references per object: a style may list every shape of a venue. */
const MAX_REFERENCES = 50;

function placeOfReferences(
  way: readonly unknown[],
  steps: readonly string[],
  shapes: ReadonlyMap<string, IndexedShape>,
): FoundPlace | undefined {
  // Innermost value first. The file as a whole is skipped, because it refers to everything.
  for (let depth = steps.length; depth > 0; depth -= 1) {
    const ids = [steps[depth - 1]!, ...(depth < way.length ? textsIn(way[depth]) : [])];
    const found = ids.flatMap((id) => {
      const shape = shapes.get(id);
      return shape ? [{ id, ...shape }] : [];
    });
    const [first] = found;
    if (!first) continue;
    const same = found.filter(({ floorId }) => floorId === first.floorId);
    const drawn = same.flatMap(({ geometry }) => placeShape(geometry) ?? []);
    return {
      name: first.id,
      floorId: first.floorId,
      lines: drawn.flatMap(({ lines }) => lines),
      points: drawn.flatMap(({ points }) => points),
    };
  }
  return undefined;
}

/** The strings in a value; objects nest their references at most three lists deep. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth > 3) return [];
  const texts: string[] = [];
  for (const item of Object.values(value)) {
    texts.push(...textsIn(item, depth + 1));
    if (texts.length >= MAX_REFERENCES) break;
  }
  return texts.slice(0, MAX_REFERENCES);
}

function placeOfFloor(
  way: readonly unknown[],
  steps: readonly string[],
  fileFloor: string | undefined,
  { floorIds }: PlaceContext,
): FoundPlace | undefined {
  const named = way
    .slice(1)
    .toReversed()
    .flatMap((value) => [idOf(value), floorOf(value), ...textsIn(value)]);
  const floorId =
    fileFloor ?? [...steps.toReversed(), ...named].find((id) => floorIds.has(id ?? ''));
  return floorId === undefined ? undefined : { name: floorId, floorId, lines: [], points: [] };
}

/** Files of floors are named after them. */
function floorOfFile(file: string, floorIds: ReadonlySet<string>): string | undefined {
  const [, name] = /^[^/]+\/(.+)\.(?:geo)?json$/.exec(file) ?? [];
  return name !== undefined && floorIds.has(name) ? name : undefined;
}
