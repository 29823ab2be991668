import type { ReactElement, Ref } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type { DotPosition, MapStore } from './map-store.js';
import type { Polygon, Venue, VenueMap } from './venue.js';

/** Venue to show. */
export type VenueViewOptions = {
  /** Client id of your application. `demo` opens the demo venues. */
  readonly clientId: string;
  /** Client secret of your application. The demo venues accept any value. */
  readonly clientSecret: string;
  /** Slug of the venue, such as `harbour-mall`. */
  readonly venue: string;
};

/** Props of the map component. */
export type VenueViewProps = {
  /** Venue to show. A new object loads the venue again. */
  readonly options: VenueViewOptions;
  /** Ref that receives the store with the commands to the map. */
  readonly ref?: Ref<MapStore>;
  /**
   * Size and position of the view. The view has no height by default, so set a height or `flex: 1`.
   */
  readonly style?: StyleProp<ViewStyle>;
  /** Called when the venue's data is loaded and before the map is drawn. */
  readonly onDataLoaded?: (venue: Venue) => void;
  /** Called when the first map is drawn. The map accepts commands from then on. */
  readonly onFirstMapLoaded?: (map: VenueMap) => void;
  /** Called when another map is shown. */
  readonly onMapChanged?: (map: VenueMap) => void;
  /** Called when the user taps a polygon of the interactive set. */
  readonly onPolygonClicked?: (polygon: Polygon) => void;
  /** Called when the user taps outside the polygons of the interactive set. */
  readonly onNothingClicked?: () => void;
  /** Called when the blue dot moves. */
  readonly onDotMoved?: (position: DotPosition) => void;
};

/**
 * Renders a venue on a screen of the app.
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
