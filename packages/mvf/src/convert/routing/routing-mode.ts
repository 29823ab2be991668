/**
 * Source of the routing network. `keep` uses the source's network unchanged. `generate` creates one
 * from the shapes. `auto` keeps the source's network on floors where it is good, and otherwise
 * generates one.
 */
export type RoutingMode = 'auto' | 'keep' | 'generate';

/** The modes, for options that are passed as text. */
export const ROUTING_MODES: readonly RoutingMode[] = ['auto', 'keep', 'generate'];

/** The routing option that all importers share. */
export type RoutingChoice = {
  /**
   * Source of the routing network. IMDF, OpenStreetMap and GeoJSON have no network, so `auto`
   * generates one and `keep` leaves the venue without nodes.
   * @defaultValue 'auto'
   */
  readonly routing?: RoutingMode;
};
