import type { Feature as GeoJsonFeature, FeatureCollection } from 'geojson';
import type { Removable } from '../../kernel/removable.ts';

/** Appearance of a venue's surroundings. */
export type OutdoorOptions = {
  /** Whether there is ground around the venue. @defaultValue `true` */
  readonly ground?: boolean;
  /** Colour of the ground, as a CSS hex colour. @defaultValue depends on the theme */
  readonly groundColor?: string;
  /**
   * Distance from the venue's centre at which the ground has faded into the background, in metres.
   * @defaultValue three times the venue's size
   */
  readonly groundRadius?: number;
};

/** Kind of a feature around the venue. */
export type ContextKind = 'green' | 'water' | 'paved' | 'road' | 'path' | 'rail' | 'building';

/** Style of the features of one kind. */
export type ContextStyle = {
  /** Colour of the features, as a CSS hex colour. */
  readonly color: string;
  /** Height of the top above the ground, in metres. */
  readonly height: number;
  /** Width of lines, in metres. */
  readonly width: number;
};

/** Options for reading and drawing GeoJSON around the venue. */
export type ContextOptions = {
  /**
   * Returns the kind of a feature. Features for which the function returns `undefined` are left
   * out.
   * @defaultValue the feature's property `kind`
   */
  readonly kindOf?: (feature: GeoJsonFeature) => ContextKind | undefined;
  /**
   * Returns the height of a feature's top above the ground, in metres.
   * @defaultValue the feature's property `height`, otherwise the height of its kind
   */
  readonly heightOf?: (feature: GeoJsonFeature) => number | undefined;
  /** Style changes by kind. @defaultValue depends on the theme */
  readonly styles?: Partial<Record<ContextKind, Partial<ContextStyle>>>;
};

/**
 * GeoJSON that is shown around the venue.
 *
 * @example
 * const surroundings = map.use(outdoor).addContext({ type: 'FeatureCollection', features: [] });
 * showMessage(`${surroundings.count} things around the venue`);
 * surroundings.remove();
 */
export interface OutdoorContext extends Removable {
  /** Number of features that are drawn. */
  readonly count: number;
  /** Removes the surroundings from the map. */
  remove(): void;
}

/**
 * A MapLibre map, as the backdrop uses it.
 *
 * @example
 * declare const maplibre: BackdropOptions['maplibre'];
 * const behind: BackdropMap = map.use(outdoor).useMapLibre({ maplibre, style: '/tiles/style.json' }).map;
 * behind.redraw();
 */
export interface BackdropMap {
  /** Moves the camera immediately. */
  jumpTo(options: {
    readonly center: [lng: number, lat: number];
    readonly zoom: number;
    readonly bearing: number;
    readonly pitch: number;
    readonly padding: {
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
      readonly left: number;
    };
  }): unknown;
  /** Draws a frame immediately. */
  redraw(): unknown;
  /** Adopts the size of the map's element. */
  resize(): unknown;
  /** Removes the map from the page. */
  remove(): void;
}

/** Options of a backdrop. */
export type BackdropOptions<M extends BackdropMap = BackdropMap> = {
  /** The module `maplibre-gl`. */
  readonly maplibre: {
    /** The module's map class. */
    readonly Map: new (options: {
      container: HTMLElement;
      style: never;
      interactive: false;
      maxPitch: number;
      fadeDuration: number;
    }) => M;
  };
  /** MapLibre's style or its URL. The style defines the source of the tiles. */
  readonly style: object | string;
};

/**
 * A MapLibre map behind the venue.
 *
 * @example
 * declare const maplibre: BackdropOptions['maplibre'];
 * const backdrop = map.use(outdoor).useMapLibre({ maplibre, style: '/tiles/style.json' });
 * backdrop.remove();
 */
export interface Backdrop<M extends BackdropMap = BackdropMap> extends Removable {
  /** MapLibre's map. Change its style, but not its camera. */
  readonly map: M;
  /** Removes the backdrop from the page. */
  remove(): void;
}

/** Any collection of features. */
export type ContextGeoJson = FeatureCollection;
