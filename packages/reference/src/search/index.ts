export { editDistance, suggestIds } from './suggest-ids.ts';
export { MATCH, matchName, type NameMatch, type Range, type SearchableName } from './match-name.ts';
export {
  createNameResolver,
  type NameContext,
  type NameResolver,
  type NameResolverOptions,
  type ResolvedName,
  type RootNames,
} from './resolve-name.ts';
export {
  createSymbolIndex,
  matchesFilter,
  searchSymbols,
  type SymbolFilter,
  type SymbolHit,
  type SymbolIndex,
  type SymbolSummary,
} from './search-symbols.ts';
