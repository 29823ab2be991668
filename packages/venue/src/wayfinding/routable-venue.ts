import type { LocalFrame } from '@brand/geo';
import type { RoutingGraph } from '@brand/mvf/routing';
import type { LanguageChange } from '../language/languages.ts';
import type { VenueRouting } from '../load-routing.ts';
import type { Connection } from '../model/connection.ts';
import type { Floor } from '../model/floor.ts';

/** The members of `Venue` that wayfinding uses. */
export type RoutableVenue = {
  readonly floors: readonly Floor[];
  readonly connections: readonly Connection[];
  /** Converts between degrees and metres around the venue. */
  readonly frame: LocalFrame;
  readonly language: string;
  /** @internal */
  routing(options?: { readonly signal?: AbortSignal }): Promise<VenueRouting>;
  /** @internal */
  generatedNetwork(options?: { readonly signal?: AbortSignal }): Promise<RoutingGraph>;
  on(event: 'language-change', listener: (change: LanguageChange) => void): () => void;
};
