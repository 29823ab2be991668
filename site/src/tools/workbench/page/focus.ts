import type { ListedFinding, Place } from '../protocol';

/** Something that the reader asked to see on the map. */
export type Focus = { readonly place: Place; readonly finding: ListedFinding };
