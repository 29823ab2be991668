import type { MapEvents } from '@brand/web-sdk';
import type { ComponentType, ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type { BridgeTimeouts } from '../client/bridge-client.ts';
import type { Received } from '../client/remote.ts';
import type { RemoteMap } from '../client/remote-map.ts';
import type { MapSource, MapStartOptions } from '../client/show-request.ts';
import type { MapWebViewProps } from '../web-view/map-web-view-props.ts';
import type { PointerEvent } from './pointer-targets.ts';

/** What is shown instead of a map that cannot be shown. */
export type MapFailure = {
  /** Why. Its message says what to do. */
  readonly error: Error;
  /** Tries again, with a new web view. */
  readonly retry: () => void;
};

/**
 * Which venue a map shows, and how. `floor`, `theme`, `language` and the place of `camera` may
 * change while it is shown; another `source` shows another venue in the same web view.
 */
export type MapProps = MapStartOptions &
  BridgeTimeouts & {
    /** The venue: one of a server by key and id, or a bundle of your own. */
    readonly source: MapSource;
    /** Styles for the HTML of markers, by the classes that `className` gives them. */
    readonly css?: string;
    /**
     * Address of `host.html` of this package, of the app's own origin. For browsers whose content
     * security policy allows no inline scripts; devices do not need it.
     */
    readonly hostUrl?: string;
    /** A component to use in place of our web view. @defaultValue `react-native-webview`, in browsers a frame */
    readonly webView?: ComponentType<MapWebViewProps>;
    /** Told when the map is there; again after a web view that was lost is back. */
    readonly onReady?: (map: RemoteMap) => void;
    /** Told why there is no map. */
    readonly onError?: (error: Error) => void;
    /** Told when the first picture is drawn, before all of a large venue is read. */
    readonly onFirstFrame?: () => void;
    /** Told how many bytes of the venue have come; `total` is not always known. */
    readonly onProgress?: (progress: { readonly loaded: number; readonly total?: number }) => void;
    /** The user tapped the map. */
    readonly onClick?: (event: PointerEvent) => void;
    /** The user held a finger on the map without moving it. */
    readonly onLongPress?: (event: PointerEvent) => void;
    /** Another floor is shown. */
    readonly onFloorChange?: (event: Received<MapEvents['floor-change']>) => void;
    /** The camera moved; told at most ten times a second. */
    readonly onCameraChange?: (event: Received<MapEvents['camera-change']>) => void;
  };

/** A map at its place in the layout. */
export type MapViewProps = MapProps & {
  /** Layout of the view; the map fills it. @defaultValue `{ flex: 1 }` */
  readonly style?: StyleProp<ViewStyle>;
  /** What is shown until the first picture is drawn. */
  readonly fallback?: ReactNode;
  /** What is shown when there can be no map. @defaultValue the message of the error */
  readonly errorFallback?: ReactNode | ((failure: MapFailure) => ReactNode);
  /** What is on the map: `Marker`, `Path` and the others, and views over it. Rendered once the map is there. */
  readonly children?: ReactNode;
};
