import type { ReactElement, Ref } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type { BlueDotPosition, BlueDotStateChange } from '../shared/blue-dot.js';
import type { VenueCredentials } from '../shared/credentials.js';
import type { Polygon, Venue, VenueMap } from '../shared/venue.js';
import type { MapStore } from './map-store.js';

/** Venue to show, with options. */
export type VenueViewOptions = VenueCredentials & {
  /** Language of the venue's texts, such as `pt`. @defaultValue the first language of the venue */
  readonly language?: string;
  /** Id of the map to show first. @defaultValue the map of the entrance */
  readonly firstMap?: string;
};

/** Props of the map component. There is no callback for a venue that cannot be loaded. */
export type VenueViewProps = {
  /** Venue to show, with options. A new object loads the venue again. */
  readonly options: VenueViewOptions;
  /** Ref that receives the store with all methods of the map. */
  readonly ref?: Ref<MapStore>;
  /**
   * Size and position of the view. The view has no height by default, so set a height or `flex: 1`.
   */
  readonly style?: StyleProp<ViewStyle>;
  /** Called when the venue's data is loaded and before the map is drawn. */
  readonly onDataLoaded?: (venue: Venue) => void;
  /** Called when the first map is drawn. The store accepts calls from then on. */
  readonly onFirstMapLoaded?: (map: VenueMap) => void;
  /** Called when another map is shown. */
  readonly onMapChanged?: (map: VenueMap) => void;
  /** Called when the user taps a polygon of the interactive set. */
  readonly onPolygonClicked?: (polygon: Polygon) => void;
  /** Called when the user taps outside the polygons of the interactive set. */
  readonly onNothingClicked?: () => void;
  /** Called when the blue dot has a new position. */
  readonly onBlueDotPositionUpdated?: (position: BlueDotPosition) => void;
  /** Called when the state of the blue dot changes. */
  readonly onBlueDotStateChanged?: (change: BlueDotStateChange) => void;
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
 *       onPolygonClicked={(polygon) => console.log(polygon.name)}
 *     />
 *   );
 * }
 */
export declare function VenueView(props: VenueViewProps): ReactElement;
