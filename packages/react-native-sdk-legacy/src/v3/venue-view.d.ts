import type { ReactElement, Ref } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type { DotPosition, MapStore } from './map-store.js';
import type { Polygon, Venue, VenueMap } from './venue.js';

/** Which venue to show. */
export type VenueViewOptions = {
  /** Id of your application. `demo` opens the demo venues. */
  readonly clientId: string;
  /** Its secret. The demo venues take any. */
  readonly clientSecret: string;
  /** Slug of the venue, such as `harbour-mall`. */
  readonly venue: string;
};

/** What the map component takes. */
export type VenueViewProps = {
  /** Which venue to show. A new object loads the venue anew. */
  readonly options: VenueViewOptions;
  /** Gets the store: the commands to the map. */
  readonly ref?: Ref<MapStore>;
  /** Size and place of the view. It has no height of its own: give it one, or `flex: 1`. */
  readonly style?: StyleProp<ViewStyle>;
  /** The data of the venue are there; nothing is drawn so far. */
  readonly onDataLoaded?: (venue: Venue) => void;
  /** The first map is drawn. Commands are heard from now on. */
  readonly onFirstMapLoaded?: (map: VenueMap) => void;
  /** Another map is shown. */
  readonly onMapChanged?: (map: VenueMap) => void;
  /** A polygon of the interactive set was tapped. */
  readonly onPolygonClicked?: (polygon: Polygon) => void;
  /** No polygon of the interactive set was tapped. */
  readonly onNothingClicked?: () => void;
  /** The blue dot was moved. */
  readonly onDotMoved?: (position: DotPosition) => void;
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
 *       onDataLoaded={(venue) => console.log(venue.name)}
 *     />
 *   );
 * }
 */
export declare function VenueView(props: VenueViewProps): ReactElement;
