import type { ReactElement, Ref } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type { BlueDotPosition, BlueDotStateChange } from '../shared/blue-dot.js';
import type { VenueCredentials } from '../shared/credentials.js';
import type { Polygon, Venue, VenueMap } from '../shared/venue.js';
import type { MapStore } from './map-store.js';

/** Which venue to show, and how. */
export type VenueViewOptions = VenueCredentials & {
  /** Language of its texts, such as `pt`. @defaultValue the first language of the venue */
  readonly language?: string;
  /** Id of the map to begin with. @defaultValue that of the entrance */
  readonly firstMap?: string;
};

/** What the map component takes. There is no callback for a venue that cannot be loaded. */
export type VenueViewProps = {
  /** Which venue to show, and how. A new object loads the venue anew. */
  readonly options: VenueViewOptions;
  /** Gets the store: all that can be done to the map. */
  readonly ref?: Ref<MapStore>;
  /** Size and place of the view. It has no height of its own: give it one, or `flex: 1`. */
  readonly style?: StyleProp<ViewStyle>;
  /** The data of the venue are there; nothing is drawn so far. */
  readonly onDataLoaded?: (venue: Venue) => void;
  /** The first map is drawn. Calls to the store are heard from now on. */
  readonly onFirstMapLoaded?: (map: VenueMap) => void;
  /** Another map is shown. */
  readonly onMapChanged?: (map: VenueMap) => void;
  /** A polygon of the interactive set was tapped. */
  readonly onPolygonClicked?: (polygon: Polygon) => void;
  /** No polygon of the interactive set was tapped. */
  readonly onNothingClicked?: () => void;
  /** The blue dot has a new position. */
  readonly onBlueDotPositionUpdated?: (position: BlueDotPosition) => void;
  /** The blue dot got further, or lost what it had. */
  readonly onBlueDotStateChanged?: (change: BlueDotStateChange) => void;
};

/**
 * A venue in a screen of the app.
 *
 * @example
 * const options = { clientId: 'demo', clientSecret: 'demo', venue: 'harbour-mall' };
 *
 * function MallScreen() {
 *   return (
 *     <VenueView
 *       style={{ flex: 1 }}
 *       options={options}
 *       onPolygonClicked={(polygon) => console.log(polygon.name)}
 *     />
 *   );
 * }
 */
export declare function VenueView(props: VenueViewProps): ReactElement;
