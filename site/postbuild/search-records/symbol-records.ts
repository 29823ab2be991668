import type { Reference } from '@brand/reference';
import type { DocsRecord } from '@brand/wire/search';
import { plainText } from '../plain-text.ts';
import { hierarchyOf, type PagePlace } from './page-records.ts';
import type { ParsedPage } from './parse-page.ts';

/** Creates one record per symbol of a reference, below the page that shows it. */
export function symbolRecords(
  reference: Reference,
  page: ParsedPage,
  {
    place,
    roots,
  }: {
    readonly place: PagePlace;
    readonly roots: readonly (readonly [name: string, type: string])[];
  },
): DocsRecord[] {
  const url = place.siteUrl + place.path;
  const names = [...roots, ...propertyNames(reference)];
  return reference.symbols.map((symbol, position): DocsRecord => {
    const anchor = encodeURIComponent(symbol.id);
    return {
      objectID: `${place.path}#symbol-${symbol.id}`,
      url: `${url}#${anchor}`,
      url_without_anchor: url,
      anchor,
      type: 'lvl2',
      kind: 'symbol',
      symbolKind: symbol.kind,
      hierarchy: hierarchyOf([page.title, page.title, symbol.id]),
      content: plainText(symbol.summary) || null,
      language: page.language,
      docusaurus_tag: page.tag,
      sdk: place.sdk,
      version: reference.version,
      isLatest: place.isLatest,
      context: [reference.title, symbol.kind, ...callNames(symbol.id, names)].join(' '),
      weight: {
        pageRank: place.pageRank + (symbol.parent === undefined ? 1 : 0),
        level: 60,
        position,
      },
    };
  });
}

/**
 * Names by which guides refer to the owner of a symbol: `dot` in `dot.follow`. Every object is
 * reachable through the map.
 */
function callNames(
  id: string,
  names: readonly (readonly [name: string, type: string])[],
): readonly string[] {
  const owner = id.split('.')[0];
  const called = names.filter(([, type]) => type === owner).map(([name]) => name);
  return [...new Set(['map', ...called])];
}

/** Property names by type: `map.floors` is a `FloorControl`. */
function propertyNames({ symbols }: Reference): readonly (readonly [name: string, type: string])[] {
  return symbols.flatMap(({ kind, name, type }) => {
    const [only, ...rest] = type ?? [];
    if (kind !== 'property' || rest.length > 0 || !Array.isArray(only)) return [];
    return [[name, String(only[1])] as const];
  });
}
