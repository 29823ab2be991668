/** A venue that the portal offers to everyone. */
export type OfferedVenue = { readonly slug: string; readonly name: string };

/** The public venues of the portal; none if it has no list, as on a host of venues alone. */
export async function listVenues(url: URL, signal: AbortSignal): Promise<readonly OfferedVenue[]> {
  try {
    const response = await fetch(url, { signal });
    const list: unknown = response.ok ? await response.json() : [];
    return Array.isArray(list) ? list.filter(isOfferedVenue) : [];
  } catch {
    return [];
  }
}

function isOfferedVenue(value: unknown): value is OfferedVenue {
  const { slug, name } = (value ?? {}) as { readonly slug?: unknown; readonly name?: unknown };
  return typeof slug === 'string' && typeof name === 'string';
}
