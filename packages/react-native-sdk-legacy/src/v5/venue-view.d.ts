import type { ReactElement, Ref } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type { BlueDotPosition, BlueDotStateChange } from '../shared/blue-dot.js';
import type { EditorCredentials, VenueCredentials } from '../shared/credentials.js';
import type { MapCoordinate, Polygon, Venue, VenueMap } from '../shared/venue.js';
import type { CameraPose } from './camera.js';
import type { MapStore, ViewState } from './map-store.js';
import type { SdkError } from './sdk-error.js';

/** How a venue is loaded and shown. */
export type ShowVenueOptions = {
  /** Language of its texts, such as `pt`. @defaultValue the first language of the venue */
  readonly language?: string;
  /** Id of the map to begin with. @defaultValue that of the entrance */
  readonly firstMap?: string;
  /** Whether locations have floating labels from the beginning. @defaultValue `true` */
  readonly labelLocations?: boolean;
  /** Colours of the map. @defaultValue `'light'` */
  readonly theme?: 'light' | 'dark';
  /** Whether a copy of the venue is kept on the device for the next start. @defaultValue `true` */
  readonly cacheVenue?: boolean;
};

/** Which venue to show, and how. */
export type VenueViewOptions = (VenueCredentials | EditorCredentials) & ShowVenueOptions;

/** What was under the finger. */
export type ViewClick = {
  /** Polygons of the interactive set, the nearest first. */
  readonly polygons: readonly Polygon[];
  /** Ids of markers that were added as interactive. */
  readonly markerIds: readonly string[];
  /** Ids of floating labels that were added as interactive. */
  readonly labelIds: readonly string[];
  /** Ids of paths that the path manager drew. */
  readonly pathIds: readonly string[];
  /** Maps, the nearest first. */
  readonly maps: readonly VenueMap[];
  /** The place on the map; none in the sky. */
  readonly coordinate: MapCoordinate | undefined;
};

/** The map that is shown, and the one before. */
export type MapChange = {
  /** The map from now on. */
  readonly map: VenueMap;
  /** The map before. */
  readonly previous: VenueMap;
};

/** The state of the view, and the one before. */
export type ViewStateChange = {
  /** The state from now on. */
  readonly state: ViewState;
  /** The state before. */
  readonly previous: ViewState;
};

/** What the map component takes. */
export type VenueViewProps = {
  /** Which venue to show, and how. Another object with the same values loads nothing anew. */
  readonly options: VenueViewOptions;
  /** Gets the store: all that can be done to the map. */
  readonly ref?: Ref<MapStore>;
  /** Size and place of the view. It has no height of its own: give it one, or `flex: 1`. */
  readonly style?: StyleProp<ViewStyle>;
  /** The data of the venue are there; nothing is drawn so far. */
  readonly onDataLoaded?: (venue: Venue) => void;
  /** The first map is drawn. Calls to the store are safe from now on. */
  readonly onFirstMapLoaded?: (map: VenueMap) => void;
  /** The venue cannot be loaded or drawn. */
  readonly onLoadError?: (error: SdkError) => void;
  /** Somebody tapped, on something or on nothing. */
  readonly onClick?: (click: ViewClick) => void;
  /** Another map is shown. */
  readonly onMapChanged?: (change: MapChange) => void;
  /** The view explores or follows. */
  readonly onStateChanged?: (change: ViewStateChange) => void;
  /** The camera moved; many times in a second while it moves. */
  readonly onCameraChanged?: (pose: Required<CameraPose>) => void;
  /** The blue dot has a new position. */
  readonly onBlueDotPositionUpdated?: (position: BlueDotPosition) => void;
  /** The blue dot got further, or lost what it had. */
  readonly onBlueDotStateChanged?: (change: BlueDotStateChange) => void;
  /** A polygon was tapped. @deprecated `onClick` tells it too. */
  readonly onPolygonClicked?: (polygon: Polygon) => void;
  /** Nothing was tapped. @deprecated `onClick` without polygons, markers and labels says the same. */
  readonly onNothingClicked?: () => void;
};

/**
 * A venue in a screen of the app. What happens comes by its callbacks, what you want goes through
 * the store of its ref.
 *
 * @example
 * const options = { clientId: 'demo', clientSecret: 'demo', venue: 'harbour-mall' };
 *
 * function MallScreen() {
 *   return (
 *     <VenueView
 *       style={{ flex: 1 }}
 *       options={options}
 *       onDataLoaded={(venue) => console.log(venue.locations.length)}
 *       onLoadError={({ code, message }) => console.warn(code, message)}
 *     />
 *   );
 * }
 */
export declare function VenueView(props: VenueViewProps): ReactElement;
