/** Camera of the map. */
export type ViewerCamera = {
  readonly latitude: number;
  readonly longitude: number;
  /** Zoom level, as in web maps. Each step up doubles the scale. */
  readonly zoom: number;
  /**
   * Direction at the top of the screen, in degrees clockwise from north.
   * @defaultValue `0`
   */
  readonly bearing?: number;
  /**
   * Tilt of the camera, in degrees from straight down.
   * @defaultValue `0`
   */
  readonly pitch?: number;
};

/** State of a viewer. Places and floors are referenced by id or external id. */
export type ViewerState = {
  /** Place whose card is open. */
  readonly location?: string;
  /** Floor that is shown. */
  readonly floor?: string;
  /** Start of the directions. */
  readonly from?: string;
  /** Destination of the directions. */
  readonly to?: string;
  /** Whether the directions avoid stairs and escalators. */
  readonly accessible?: boolean;
  /** Language of names and texts, such as `pt`. */
  readonly language?: string;
  readonly camera?: ViewerCamera;
};

/** A change of a viewer's state. `null` removes a value, and omitted values do not change. */
export type ViewerStateChange = {
  readonly [Name in keyof ViewerState]?: ViewerState[Name] | null;
};

/** Layout of a viewer: the map with its panel, a small map of one place, or a list of places. */
export type ViewerMode = 'map' | 'minimap' | 'directory';

/** Colour theme of a viewer. */
export type ViewerTheme = 'light' | 'dark';

/** All values in the URL of a viewer. */
export type ViewerLink = ViewerState & {
  /**
   * Id of the venue, such as `harbour-mall`. If both `venue` and `bundle` are omitted, visitors
   * choose a venue or open a file.
   */
  readonly venue?: string;
  /**
   * URL of an MVF bundle, for a venue that the portal does not have. The viewer's operator must
   * allow the host. `venue` takes precedence over `bundle`.
   */
  readonly bundle?: string;
  /**
   * Layout of the viewer.
   * @defaultValue `'map'`
   */
  readonly mode?: ViewerMode;
  /**
   * Colour theme.
   * @defaultValue the theme of the visitor's device
   */
  readonly theme?: ViewerTheme;
  /**
   * Time without a touch after which a public screen resets, in seconds. Also hides everything
   * that leads away from the map, such as links.
   */
  readonly kiosk?: number;
  /** Whether the viewer is embedded in a page that has its own header. */
  readonly embedded?: boolean;
  /** Origin that can exchange messages with the viewer, such as `https://www.example.com`. */
  readonly origin?: string;
  /** Token that opens a private map; see `mintViewerToken`. */
  readonly token?: string;
};
