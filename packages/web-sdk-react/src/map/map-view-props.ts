import type { Floor } from '@brand/venue';
import type {
  AnimationOptions,
  AutomaticLabelOptions,
  CameraOptions,
  LoadOptions,
  MapEvents,
  MapOptions,
  MapView,
  VenueSource,
} from '@brand/web-sdk';
import type { CSSProperties, ReactNode } from 'react';

/** Error and retry function for the content shown in place of a failed map. */
export type MapFailure = {
  /** Error that prevented the map from being shown. Its message says what to do. */
  readonly error: Error;
  /** Tries again to show the map. */
  readonly retry: () => void;
};

/**
 * Venue, options and callbacks of a map.
 *
 * `floor`, `camera`, `theme`, `labels` and `language` can change while the map is shown. A change
 * of `source`, `motion`, `antialias`, `transparent`, `maxPixelRatio`, `fontFamily` or
 * `accessibility` creates a new map. Objects are compared by content, so you can write them inline.
 */
export type MapViewProps = Omit<MapOptions, 'fallback' | 'labels'> &
  Omit<LoadOptions, 'signal'> & {
    /**
     * Source of the venue: an id and a key for a server, your own bundle, or a venue that is
     * already open.
     * @defaultValue the source of the surrounding `VenueProvider`
     */
    readonly source?: VenueSource;
    /**
     * Initial floor, or its id. When the prop changes, the map shows that floor. The user and the
     * app can still change the floor, which `onFloorChange` reports.
     * @defaultValue the outdoor floor if there are several buildings, otherwise the default floor
     * of the building
     */
    readonly floor?: Floor | string;
    /**
     * Initial camera position and camera limits. Changed properties are applied, and omitted ones
     * keep their values. To display the camera's position, use `useCamera`. Do not pass the
     * position back to this prop, because that would interrupt gestures.
     * @defaultValue the whole floor, from the south
     */
    readonly camera?: CameraOptions;
    /**
     * Animation of the camera's movement after a change of `camera`.
     * @defaultValue none, the camera jumps
     */
    readonly cameraTransition?: AnimationOptions;
    /**
     * Whether the venue's places are labelled, or options for the labels. The function in `options`
     * is called when the labels are created.
     * @defaultValue `true`
     */
    readonly labels?: boolean | AutomaticLabelOptions;
    /** Language of names, such as `pt`. @defaultValue as for `showVenue` */
    readonly language?: string;
    /** Content to show until the first frame of the map is drawn, and in server-side rendering. */
    readonly fallback?: ReactNode;
    /**
     * Content to show if the map cannot be shown, for example without WebGL 2.
     * @defaultValue the message of the error
     */
    readonly errorFallback?: ReactNode | ((failure: MapFailure) => ReactNode);
    /** Called when the map is ready. */
    readonly onReady?: (map: MapView) => void;
    /** Called when the map cannot be shown. Receives the error. */
    readonly onError?: (error: Error) => void;
    /** Called when the first frame is drawn, before the rest of a large venue is loaded. */
    readonly onFirstFrame?: () => void;
    /** Called when the user clicks or taps the map. */
    readonly onClick?: (event: MapEvents['click']) => void;
    /** Called when the user double-clicks or double-taps the map. */
    readonly onDoubleClick?: (event: MapEvents['double-click']) => void;
    /** Called when the user holds the pointer down for half a second without moving it. */
    readonly onLongPress?: (event: MapEvents['long-press']) => void;
    /** Called when the hits under the pointer change. */
    readonly onHover?: (event: MapEvents['hover']) => void;
    /** Called when the current floor changes. */
    readonly onFloorChange?: (event: MapEvents['floor-change']) => void;
    /** Called when the camera moves, in each frame of a movement. */
    readonly onCameraChange?: (event: MapEvents['camera-change']) => void;
    /** Id of the element around the map. */
    readonly id?: string;
    /** Classes of the element around the map, separated by spaces. */
    readonly className?: string;
    /** Styles of the element around the map. @defaultValue the element fills its container */
    readonly style?: CSSProperties;
    /**
     * Content on the map: components such as `Marker` and `Path`, and your own elements above the
     * map. Rendered when the map is ready.
     */
    readonly children?: ReactNode;
  };

/** Props that can change without a new map. */
export type ChangingProps = Pick<MapViewProps, 'floor' | 'camera' | 'theme' | 'language'>;

/** A map with the props that it was created with. */
export type ShownMap = {
  readonly map: MapView;
  readonly madeWith: ChangingProps;
};
