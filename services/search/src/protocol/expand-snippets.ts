import type { SearchIndex, SearchParameters } from '@brand/search-engine';

const namesByIndex = new WeakMap<SearchIndex, readonly string[]>();

/** Expands `*:20` in `attributesToSnippet` to each attribute of the index. */
export function expandSnippets(
  index: SearchIndex,
  parameters: SearchParameters,
): Pick<SearchParameters, 'attributesToSnippet'> {
  const { attributesToSnippet } = parameters;
  if (!attributesToSnippet?.some((line) => /^\*(?::|$)/.test(line))) return {};
  const expanded = attributesToSnippet.flatMap((line) =>
    /^\*(?::|$)/.test(line) ? namesOf(index).map((name) => name + line.slice(1)) : line,
  );
  return { attributesToSnippet: expanded };
}

function namesOf(index: SearchIndex): readonly string[] {
  const known = namesByIndex.get(index);
  if (known) return known;
  const hidden = new Set(['objectID', ...index.settings.unretrievableAttributes]);
  const names = new Set(index.objects.flatMap((object) => Object.keys(object)));
  const visible = [...names.difference(hidden)];
  namesByIndex.set(index, visible);
  return visible;
}
