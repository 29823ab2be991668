import type { ReactElement, Ref } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type { BlueDotPosition, BlueDotStateChange } from '../shared/blue-dot.js';
import type { EditorCredentials, VenueCredentials } from '../shared/credentials.js';
import type { MapCoordinate, Polygon, Venue, VenueMap } from '../shared/venue.js';
import type { CameraPose } from './camera.js';
import type { MapStore, ViewState } from './map-store.js';
import type { SdkError } from './sdk-error.js';

/** Options for loading and showing a venue. */
export type ShowVenueOptions = {
  /** Language of the venue's texts, such as `pt`. @defaultValue the first language of the venue */
  readonly language?: string;
  /** Id of the map to show first. @defaultValue the map of the entrance */
  readonly firstMap?: string;
  /** Whether locations initially have floating labels. @defaultValue `true` */
  readonly labelLocations?: boolean;
  /** Colours of the map. @defaultValue `'light'` */
  readonly theme?: 'light' | 'dark';
  /**
   * Whether a copy of the venue is stored on the device for the next start.
   * @defaultValue `true`
   */
  readonly cacheVenue?: boolean;
};

/** Venue to show, with options. */
export type VenueViewOptions = (VenueCredentials | EditorCredentials) & ShowVenueOptions;

/** Objects that a tap hit. */
export type ViewClick = {
  /** Polygons of the interactive set, the nearest first. */
  readonly polygons: readonly Polygon[];
  /** Ids of the interactive markers that were hit. */
  readonly markerIds: readonly string[];
  /** Ids of the interactive floating labels that were hit. */
  readonly labelIds: readonly string[];
  /** Ids of the path manager's paths that were hit. */
  readonly pathIds: readonly string[];
  /** Maps, the nearest first. */
  readonly maps: readonly VenueMap[];
  /** Position on the map. `undefined` if the user tapped the sky. */
  readonly coordinate: MapCoordinate | undefined;
};

/** A change of the current map. */
export type MapChange = {
  /** New map. */
  readonly map: VenueMap;
  /** Previous map. */
  readonly previous: VenueMap;
};

/** A change of the view's state. */
export type ViewStateChange = {
  /** New state. */
  readonly state: ViewState;
  /** Previous state. */
  readonly previous: ViewState;
};

/** Props of the map component. */
export type VenueViewProps = {
  /**
   * Venue to show, with options. Another object with the same values does not load the venue again.
   */
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
  /** Called when the venue cannot be loaded or drawn. */
  readonly onLoadError?: (error: SdkError) => void;
  /** Called when the user taps the map, whether or not the tap hits an object. */
  readonly onClick?: (click: ViewClick) => void;
  /** Called when another map is shown. */
  readonly onMapChanged?: (change: MapChange) => void;
  /** Called when the state of the view changes. */
  readonly onStateChanged?: (change: ViewStateChange) => void;
  /** Called when the camera moves, many times a second. */
  readonly onCameraChanged?: (pose: Required<CameraPose>) => void;
  /** Called when the blue dot has a new position. */
  readonly onBlueDotPositionUpdated?: (position: BlueDotPosition) => void;
  /** Called when the state of the blue dot changes. */
  readonly onBlueDotStateChanged?: (change: BlueDotStateChange) => void;
  /** Called when the user taps a polygon. @deprecated Use `onClick`, which reports polygons too. */
  readonly onPolygonClicked?: (polygon: Polygon) => void;
  /**
   * Called when a tap hits nothing.
   * @deprecated Use `onClick`, which then has no polygons, markers or labels.
   */
  readonly onNothingClicked?: () => void;
};

/**
 * Renders a venue on a screen of the app. Callbacks report events, and the store from the ref
 * accepts your commands.
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
