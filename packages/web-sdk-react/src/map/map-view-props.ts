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

/** What is shown instead of a map that cannot be shown. */
export type MapFailure = {
  /** Why. Its message says what to do. */
  readonly error: Error;
  /** Tries again. */
  readonly retry: () => void;
};

/**
 * Which venue a map shows, and how.
 *
 * `floor`, `camera`, `theme`, `labels` and `language` may change while the map is shown. Another
 * `source`, `motion`, `antialias`, `transparent`, `maxPixelRatio`, `fontFamily` or `accessibility`
 * makes a new map. Objects are compared by content, so they may be written in place.
 */
export type MapViewProps = Omit<MapOptions, 'fallback' | 'labels'> &
  Omit<LoadOptions, 'signal'> & {
    /**
     * The venue: one of a server by key and id, a bundle of your own, or an open venue.
     * @defaultValue that of the `VenueProvider` around
     */
    readonly source?: VenueSource;
    /**
     * The floor to begin with, or its id; a change of it goes there. The user and the app may go
     * elsewhere meanwhile: `onFloorChange` tells.
     * @defaultValue the outdoor floor of several buildings, the default floor of a single one
     */
    readonly floor?: Floor | string;
    /**
     * Where the camera begins and what limits it; what changes is applied, what is left out stays.
     * To show where the camera is, use `useCamera`: fed back into here it would hold up gestures.
     * @defaultValue the whole floor, from the south
     */
    readonly camera?: CameraOptions;
    /** How the camera follows a change of `camera`. @defaultValue at once */
    readonly cameraTransition?: AnimationOptions;
    /**
     * Whether the venue's places are labelled, or how. The function `options` in it is asked when the
     * labels are made.
     * @defaultValue `true`
     */
    readonly labels?: boolean | AutomaticLabelOptions;
    /** Language of names, such as `pt`. @defaultValue as for `showVenue` */
    readonly language?: string;
    /** What is shown until the first picture of the map is drawn, and by servers. */
    readonly fallback?: ReactNode;
    /**
     * What is shown when there can be no map, for example without WebGL 2.
     * @defaultValue the message of the error
     */
    readonly errorFallback?: ReactNode | ((failure: MapFailure) => ReactNode);
    /** Told when the map is there. */
    readonly onReady?: (map: MapView) => void;
    /** Told why there is no map. */
    readonly onError?: (error: Error) => void;
    /** Told when the first picture is drawn, before all of a large venue is read. */
    readonly onFirstFrame?: () => void;
    /** The user clicked or tapped the map. */
    readonly onClick?: (event: MapEvents['click']) => void;
    /** The user clicked or tapped twice. */
    readonly onDoubleClick?: (event: MapEvents['double-click']) => void;
    /** The user held the pointer down without moving it. */
    readonly onLongPress?: (event: MapEvents['long-press']) => void;
    /** What is under the pointer changed. */
    readonly onHover?: (event: MapEvents['hover']) => void;
    /** Another floor is shown. */
    readonly onFloorChange?: (event: MapEvents['floor-change']) => void;
    /** The camera moved. Comes with each frame of a movement. */
    readonly onCameraChange?: (event: MapEvents['camera-change']) => void;
    /** Id of the element around the map. */
    readonly id?: string;
    /** Classes of the element around the map, separated by spaces. */
    readonly className?: string;
    /** Styles of the element around the map. @defaultValue all of its container */
    readonly style?: CSSProperties;
    /**
     * What is on the map: `Marker`, `Path` and the others, and elements of your own over it. Rendered
     * once the map is there.
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
