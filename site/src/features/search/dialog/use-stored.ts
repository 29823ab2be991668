import { searchConfig } from '../client/search-config';
import type { StoredHit } from '@brand/wire/results';
import {
  FAVORITE_LIMIT,
  RECENT_LIMIT,
  RECENT_LIMIT_WITH_FAVORITES,
  StoredSearches,
} from '../client/stored-searches';
import { useState } from 'react';

export type Stored = { readonly recent: StoredSearches; readonly favorite: StoredSearches };

/** Recent and favourite searches of the reader. */
export function useStored(): Stored {
  const { index } = searchConfig();
  const [stored] = useState(() => ({
    recent: new StoredSearches(`__DOCSEARCH_RECENT_SEARCHES__${index}`, RECENT_LIMIT),
    favorite: new StoredSearches(`__DOCSEARCH_FAVORITE_SEARCHES__${index}`, FAVORITE_LIMIT),
  }));
  return stored;
}

/** Fewer when favourites are listed as well. */
export function visibleRecent({ recent, favorite }: Stored): readonly StoredHit[] {
  const hasFavorites = favorite.getAll().length > 0;
  return recent.getAll().slice(0, hasFavorites ? RECENT_LIMIT_WITH_FAVORITES : RECENT_LIMIT);
}
