import { nameOfAttribute } from './documents.ts';
import { highlightValue, type Marking, snippetValue } from './highlight.ts';
import type { IndexSettings } from './settings.ts';
import { isObject, type Path, pathOf, putOwn, type StoredObject, valueOn } from './values.ts';

export type Hit = Readonly<Record<string, unknown>> & { readonly objectID: string };

const SNIPPET_LENGTH = 10;

/** Selected attributes: those of a list, or all with exceptions. */
type Selection = {
  readonly paths: readonly Path[] | 'all';
  readonly hidden: ReadonlySet<string>;
};

/** Builds hits from objects, with the attributes and highlights that the settings request. */
export function createHitBuilder(
  settings: IndexSettings,
  marking: Marking,
): (object: StoredObject) => Hit {
  const retrieved = retrievedAttributes(settings);
  const highlighted = highlightedAttributes(settings);
  const snippets = new Map(
    settings.attributesToSnippet.map((line) => {
      const [name = '', length] = line.split(':');
      return [name, length === undefined ? SNIPPET_LENGTH : Number(length)];
    }),
  );
  const snippetPaths = [...snippets.keys()].map(pathOf);
  const ellipsis = settings.snippetEllipsisText;
  return (object) => {
    const highlight = pick(object, pathsIn(object, highlighted), (value) =>
      highlightValue(value, marking),
    );
    const snippet = pick(object, snippetPaths, (value, name) =>
      snippetValue(value, marking, { length: snippets.get(name) ?? SNIPPET_LENGTH, ellipsis }),
    );
    return {
      ...pick(object, pathsIn(object, retrieved), (value) => value),
      objectID: object.objectID,
      ...(highlight && { _highlightResult: highlight }),
      ...(snippet && { _snippetResult: snippet }),
    };
  };
}

function highlightedAttributes(settings: IndexSettings): Selection {
  const hidden = new Set([...settings.unretrievableAttributes.map(nameOfAttribute), 'objectID']);
  if (settings.attributesToHighlight?.length === 0) return { paths: [], hidden };
  const named = settings.attributesToHighlight ?? settings.searchableAttributes;
  return selection(named.flatMap((line) => line.split(',')).map(nameOfAttribute), hidden);
}

function retrievedAttributes({
  attributesToRetrieve,
  unretrievableAttributes,
}: IndexSettings): Selection {
  const hidden = new Set([
    ...unretrievableAttributes.map(nameOfAttribute),
    ...attributesToRetrieve.filter((name) => name.startsWith('-')).map((name) => name.slice(1)),
  ]);
  return selection(
    attributesToRetrieve.filter((name) => !name.startsWith('-')),
    hidden,
  );
}

function selection(names: readonly string[], hidden: ReadonlySet<string>): Selection {
  const isAll = names.length === 0 || names.includes('*');
  const shown = names.filter((name) => !hidden.has(name));
  return { paths: isAll ? 'all' : shown.map(pathOf), hidden };
}

function pathsIn(object: StoredObject, { paths, hidden }: Selection): readonly Path[] {
  if (paths !== 'all') return paths;
  const shown = Object.keys(object).filter((name) => !hidden.has(name));
  return shown.map((name) => ({ name, steps: [name] }));
}

/** Copies and maps selected attributes, with their nesting; `undefined` if none is left. */
function pick(
  object: StoredObject,
  paths: readonly Path[],
  change: (value: unknown, name: string) => unknown,
): Record<string, unknown> | undefined {
  const result: Record<string, unknown> = {};
  let isEmpty = true;
  for (const path of paths) {
    const value = valueOn(object, path);
    const changed = value === undefined ? undefined : change(value, path.name);
    if (changed === undefined) continue;
    putAt(result, path, changed);
    isEmpty = false;
  }
  return isEmpty ? undefined : result;
}

function putAt(target: Record<string, unknown>, { steps }: Path, value: unknown): void {
  let at = target;
  for (let step = 0; step < steps.length - 1; step += 1) {
    const name = steps[step] as string;
    if (!Object.hasOwn(at, name) || !isObject(at[name])) putOwn(at, name, {});
    at = at[name] as Record<string, unknown>;
  }
  putOwn(at, steps.at(-1) ?? '', value);
}
