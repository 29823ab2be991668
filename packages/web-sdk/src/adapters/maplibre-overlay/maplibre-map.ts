/** Data that MapLibre passes to a layer when it draws a frame. */
export type MapLibreFrame = {
  /** Projection of the map. */
  readonly defaultProjectionData: {
    /**
     * Matrix from the unit square of Web Mercator to clip space. On a globe, the matrix of the
     * globe.
     */
    readonly mainMatrix: ArrayLike<number>;
    /** Matrix of Web Mercator to clip space while a globe is shown. */
    readonly fallbackMatrix: ArrayLike<number>;
    /** Transition from Web Mercator (0) to globe (1). */
    readonly projectionTransition: number;
  };
};

/** A layer in the form that MapLibre's `addLayer` accepts. */
export type MapLibreLayer = {
  /** Id of the layer, unique within the map. */
  readonly id: string;
  /** Marks the layer as one that draws itself. */
  readonly type: 'custom';
  /** Marks the layer as one that shares the map's depth buffer. */
  readonly renderingMode: '3d';
  /** Draws the layer. */
  render(context: WebGL2RenderingContext, frame: MapLibreFrame): void;
};

/**
 * The part of a map of the package `maplibre-gl`, version 5 or later, that the SDK uses. Pass your
 * map unchanged.
 *
 * @example
 * declare const mapLibreMap: MapLibreMap;
 * const overlay = await showVenueInMapLibre(mapLibreMap, { bundle: bytes });
 */
export interface MapLibreMap {
  /** Returns the canvas element. */
  getCanvas(): HTMLCanvasElement;
  /** Returns the element on which MapLibre listens for gestures. */
  getCanvasContainer(): HTMLElement;
  /** Returns the centre of the view. */
  getCenter(): { readonly lng: number; readonly lat: number };
  /** Returns the zoom level. */
  getZoom(): number;
  /** Returns the bearing of the map, in degrees clockwise from north. */
  getBearing(): number;
  /** Returns the tilt, in degrees. */
  getPitch(): number;
  /** Moves the camera immediately. */
  jumpTo(options: {
    readonly center: [lng: number, lat: number];
    readonly zoom: number;
    readonly bearing: number;
    readonly pitch: number;
  }): unknown;
  /** Adds a layer, below another one if `beforeId` names it. */
  addLayer(layer: MapLibreLayer, beforeId?: string): unknown;
  /** Returns a layer of the style. */
  getLayer(id: string): unknown;
  /** Removes a layer. */
  removeLayer(id: string): unknown;
  /** Requests a frame. */
  triggerRepaint(): void;
  /** Calls the listener each time the event fires. */
  on(name: string, listener: (event: MapLibreEvent) => void): unknown;
  /** Removes a listener that `on` added. */
  off(name: string, listener: (event: MapLibreEvent) => void): unknown;
}

/** An event of a MapLibre map. */
export type MapLibreEvent = {
  /** The browser's event, if a user moved the map. */
  readonly originalEvent?: unknown;
};
