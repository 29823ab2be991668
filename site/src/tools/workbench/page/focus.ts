import type { ListedFinding, Place } from '../protocol';

/** A finding that the reader wants to see on the map. */
export type Focus = { readonly place: Place; readonly finding: ListedFinding };
