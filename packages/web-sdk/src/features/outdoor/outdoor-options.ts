import type { Feature as GeoJsonFeature, FeatureCollection } from 'geojson';
import type { Removable } from '../../kernel/removable.ts';

/** What the surroundings of a venue look like. */
export type OutdoorOptions = {
  /** Whether there is ground around the venue. @defaultValue `true` */
  readonly ground?: boolean;
  /** Colour of the ground; a CSS hex colour. @defaultValue by the theme */
  readonly groundColor?: string;
  /**
   * Metres from the venue's centre at which the ground has faded into the background.
   * @defaultValue three times the venue's size
   */
  readonly groundRadius?: number;
};

/** What something around the venue is. */
export type ContextKind = 'green' | 'water' | 'paved' | 'road' | 'path' | 'rail' | 'building';

/** How things of one kind are drawn. */
export type ContextStyle = {
  /** A CSS hex colour. */
  readonly color: string;
  /** Metres from the ground to the top. */
  readonly height: number;
  /** Width of lines in metres. */
  readonly width: number;
};

/** How GeoJSON around the venue is read and drawn. */
export type ContextOptions = {
  /**
   * Says what a feature is; those of which it says nothing are left out.
   * @defaultValue its property `kind`
   */
  readonly kindOf?: (feature: GeoJsonFeature) => ContextKind | undefined;
  /**
   * Metres from the ground to the top of a feature.
   * @defaultValue its property `height`, otherwise that of its kind
   */
  readonly heightOf?: (feature: GeoJsonFeature) => number | undefined;
  /** Changes how kinds are drawn. @defaultValue by the theme */
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
  /** How many features are drawn. */
  readonly count: number;
  /** Takes it off the map. */
  remove(): void;
}

/**
 * A MapLibre map as the backdrop uses it.
 *
 * @example
 * declare const maplibre: BackdropOptions['maplibre'];
 * const behind: BackdropMap = map.use(outdoor).useMapLibre({ maplibre, style: '/tiles/style.json' }).map;
 * behind.redraw();
 */
export interface BackdropMap {
  /** Moves the camera at once. */
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
  /** Draws now. */
  redraw(): unknown;
  /** Takes the size of its element. */
  resize(): unknown;
  /** Takes it out of the page. */
  remove(): void;
}

/** What a backdrop is made with. */
export type BackdropOptions<M extends BackdropMap = BackdropMap> = {
  /** The module `maplibre-gl`. */
  readonly maplibre: {
    /** Its class of maps. */
    readonly Map: new (options: {
      container: HTMLElement;
      style: never;
      interactive: false;
      maxPitch: number;
      fadeDuration: number;
    }) => M;
  };
  /** MapLibre's style or its address; tiles come from where it says. */
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
  /** MapLibre's map: change its style, not its camera. */
  readonly map: M;
  /** Takes it out of the page. */
  remove(): void;
}

/** Any collection of features. */
export type ContextGeoJson = FeatureCollection;
