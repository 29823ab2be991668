import type { Category, Location } from '@brand/web-sdk';
import { useEffect, useState } from 'react';
import { listPlaces } from './list-places.ts';
import type { SearchPlaces } from './search-places.ts';
import { useSession } from './session-context.ts';

/**
 * The places of a list: those that match the query, or all by name if it is empty. The search is
 * loaded with the first query, because a map needs none; until then names are compared.
 */
export function usePlaces(query: string, category?: Category): readonly Location[] {
  const { venue } = useSession();
  const [search, setSearch] = useState<{ readonly places: SearchPlaces }>();
  const isAsked = query.trim() !== '';
  useEffect(() => {
    if (!isAsked) return;
    void import('./search-places.ts').then(
      ({ searchPlaces }) => setSearch({ places: searchPlaces }),
      // Names can still be compared without it.
      () => undefined,
    );
  }, [isAsked]);
  const all = listPlaces(venue, category);
  if (!isAsked) return all;
  return search
    ? search.places(venue, query, category)
    : all.filter(({ name }) => includesText(name, query));
}

function includesText(name: string, query: string): boolean {
  return name.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());
}
