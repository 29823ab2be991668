/** Where the map is seen from. */
export type ViewerCamera = {
  readonly latitude: number;
  readonly longitude: number;
  /** As in web maps: one more is twice as near. */
  readonly zoom: number;
  /**
   * What is up on the screen, in degrees clockwise from north.
   * @defaultValue `0`
   */
  readonly bearing?: number;
  /**
   * Degrees from looking straight down.
   * @defaultValue `0`
   */
  readonly pitch?: number;
};

/** What a viewer shows. Places and floors are named by their id or their external id. */
export type ViewerState = {
  /** The place whose card is open. */
  readonly location?: string;
  /** The floor that is shown. */
  readonly floor?: string;
  /** Where the directions begin. */
  readonly from?: string;
  /** Where the directions end. */
  readonly to?: string;
  /** Whether the directions avoid stairs and escalators. */
  readonly accessible?: boolean;
  /** Language of names and texts, such as `pt`. */
  readonly language?: string;
  readonly camera?: ViewerCamera;
};

/** A change of what a viewer shows: `null` takes a value away, what is left out stays. */
export type ViewerStateChange = {
  readonly [Name in keyof ViewerState]?: ViewerState[Name] | null;
};

/** How a viewer looks: the map with its panel, a small map of one place, or a list first. */
export type ViewerMode = 'map' | 'minimap' | 'directory';

/** The colours of a viewer. */
export type ViewerTheme = 'light' | 'dark';

/** Everything that the address of a viewer says. */
export type ViewerLink = ViewerState & {
  /** Id of the venue, such as `harbour-mall`. */
  readonly venue: string;
  /**
   * How the viewer looks.
   * @defaultValue `'map'`
   */
  readonly mode?: ViewerMode;
  /**
   * The colours.
   * @defaultValue as the visitor's device is set
   */
  readonly theme?: ViewerTheme;
  /**
   * Seconds without a touch after which a public screen begins anew. Turns off what leads away from
   * the map.
   */
  readonly kiosk?: number;
  /** Whether the viewer is part of a page that has a head of its own. */
  readonly embedded?: boolean;
  /** The origin that may send messages and receives them, such as `https://www.example.com`. */
  readonly origin?: string;
  /** Opens a private map; see `mintViewerToken`. */
  readonly token?: string;
};
