/** What MapLibre tells a layer that draws a frame. */
export type MapLibreFrame = {
  /** How the map is projected. */
  readonly defaultProjectionData: {
    /** The unit square of Web Mercator to clip space; on a globe, the globe. */
    readonly mainMatrix: ArrayLike<number>;
    /** The same for Web Mercator, while a globe is shown. */
    readonly fallbackMatrix: ArrayLike<number>;
    /** 0 Web Mercator to 1 globe. */
    readonly projectionTransition: number;
  };
};

/** A layer as MapLibre's `addLayer` takes it. */
export type MapLibreLayer = {
  /** Names the layer among those of the map. */
  readonly id: string;
  /** Says that the layer draws by itself. */
  readonly type: 'custom';
  /** Says that the layer shares the depth of the map. */
  readonly renderingMode: '3d';
  /** Draws the layer. */
  render(context: WebGL2RenderingContext, frame: MapLibreFrame): void;
};

/**
 * What is used of a map of the package `maplibre-gl`, version 5 or later. Give your map as it is.
 *
 * @example
 * declare const mapLibreMap: MapLibreMap;
 * const overlay = await showVenueInMapLibre(mapLibreMap, { bundle: bytes });
 */
export interface MapLibreMap {
  /** The element of the canvas. */
  getCanvas(): HTMLCanvasElement;
  /** The element that MapLibre listens on. */
  getCanvasContainer(): HTMLElement;
  /** The middle of the view. */
  getCenter(): { readonly lng: number; readonly lat: number };
  /** Zoom level. */
  getZoom(): number;
  /** Direction that is up, in degrees clockwise from north. */
  getBearing(): number;
  /** Tilt in degrees. */
  getPitch(): number;
  /** Moves the camera at once. */
  jumpTo(options: {
    readonly center: [lng: number, lat: number];
    readonly zoom: number;
    readonly bearing: number;
    readonly pitch: number;
  }): unknown;
  /** Adds a layer, below another one if that is named. */
  addLayer(layer: MapLibreLayer, beforeId?: string): unknown;
  /** A layer of the style. */
  getLayer(id: string): unknown;
  /** Removes a layer. */
  removeLayer(id: string): unknown;
  /** Asks for a frame. */
  triggerRepaint(): void;
  /** Calls the listener at each event of this name. */
  on(name: string, listener: (event: MapLibreEvent) => void): unknown;
  /** Ends what `on` began. */
  off(name: string, listener: (event: MapLibreEvent) => void): unknown;
}

/** An event of a MapLibre map. */
export type MapLibreEvent = {
  /** The browser's event, if a user moved the map. */
  readonly originalEvent?: unknown;
};
