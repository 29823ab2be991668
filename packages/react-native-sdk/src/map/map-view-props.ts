import type { MapEvents } from '@brand/web-sdk';
import type { ComponentType, ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type { BridgeTimeouts } from '../client/bridge-client.ts';
import type { Received } from '../client/remote.ts';
import type { RemoteMap } from '../client/remote-map.ts';
import type { MapSource, MapStartOptions } from '../client/show-request.ts';
import type { MapWebViewProps } from '../web-view/map-web-view-props.ts';
import type { PointerEvent } from './pointer-targets.ts';

/** Error and retry function for the content that replaces a map that cannot be shown. */
export type MapFailure = {
  /** Error that prevents the map. Its message says what to do. */
  readonly error: Error;
  /** Tries again with a new web view. */
  readonly retry: () => void;
};

/**
 * Venue, options and callbacks of a map. `floor`, `theme`, `language` and the position in `camera`
 * can change while the map is shown. A change of `source` shows another venue in the same web view.
 */
export type MapProps = MapStartOptions &
  BridgeTimeouts & {
    /** Source of the venue: a server with an id and a key, or your own bundle. */
    readonly source: MapSource;
    /** Styles for the HTML of markers, which apply to the classes set with `className`. */
    readonly css?: string;
    /**
     * URL of this package's `host.html` on the app's own origin. Needed only in browsers whose
     * content security policy does not allow inline scripts.
     */
    readonly hostUrl?: string;
    /**
     * Component that replaces the SDK's web view.
     * @defaultValue `react-native-webview`, in browsers an iframe
     */
    readonly webView?: ComponentType<MapWebViewProps>;
    /** Called when the map is ready, and again after a lost web view has been restored. */
    readonly onReady?: (map: RemoteMap) => void;
    /** Called when the map cannot be shown, with the error. */
    readonly onError?: (error: Error) => void;
    /** Called when the first frame is drawn, before the rest of a large venue is loaded. */
    readonly onFirstFrame?: () => void;
    /**
     * Called while the venue loads, with the number of bytes received. `total` is not always known.
     */
    readonly onProgress?: (progress: { readonly loaded: number; readonly total?: number }) => void;
    /** Called when the user taps the map. */
    readonly onClick?: (event: PointerEvent) => void;
    /** Called when the user holds a finger on the map without moving it. */
    readonly onLongPress?: (event: PointerEvent) => void;
    /** Called when the current floor changes. */
    readonly onFloorChange?: (event: Received<MapEvents['floor-change']>) => void;
    /** Called when the camera moves, at most ten times per second. */
    readonly onCameraChange?: (event: Received<MapEvents['camera-change']>) => void;
  };

/** Props of a map with a fixed place in the layout. */
export type MapViewProps = MapProps & {
  /** Layout of the view, which the map fills. @defaultValue `{ flex: 1 }` */
  readonly style?: StyleProp<ViewStyle>;
  /** Content to show until the first frame is drawn. */
  readonly fallback?: ReactNode;
  /** Content to show if the map cannot be shown. @defaultValue the message of the error */
  readonly errorFallback?: ReactNode | ((failure: MapFailure) => ReactNode);
  /**
   * Content on the map: components such as `Marker` and `Path`, and views above the map. Rendered
   * when the map is ready.
   */
  readonly children?: ReactNode;
};
