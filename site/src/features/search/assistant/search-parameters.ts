import type { AssistantConfig, ChatBody } from '@brand/wire/assistant';
import { facetFilters, type SearchContext, type SearchFilters } from '@brand/wire/results';

/** The context of the reader as search parameters of the assistant. */
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
