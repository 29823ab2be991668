import type { AssistantConfig, ChatBody } from '@brand/wire/assistant';
import { facetFilters, type SearchContext, type SearchFilters } from '@brand/wire/results';

/** Where the reader is, as the assistant takes it into account. */
export function toSearchParameters(
  { hosted }: AssistantConfig,
  context: SearchContext,
  filters: SearchFilters,
): NonNullable<ChatBody['searchParameters']> {
  const section = filters.sdk ?? context.section;
  return {
    facetFilters: facetFilters(context, filters),
    ...(section && !hosted && { optionalFilters: [`sdk:${section}`] }),
  };
}
