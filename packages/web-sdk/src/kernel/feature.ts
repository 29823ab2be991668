import type { Announcement } from './announcement.ts';
import type { Venue } from '@brand/venue';
import type { ElementControl } from './element-control.ts';
import type { Emitter, Unsubscribe } from './emitter.ts';
import type { MapEvents } from './events.ts';
import type { FloorControl } from './floor-control.ts';
import type { HitRegistry } from './hits.ts';
import type { Layers } from './layers.ts';
import type { MapSpace } from './map-space.ts';
import type { Motion } from './motion.ts';
import type { ScreenLayout } from './screen-layout.ts';
import type { Stage } from './stage.ts';
import type { Theme, ThemeName } from './theme.ts';
import type { Removable } from './removable.ts';

/** Internals of the map view that a feature works with. */
export type FeatureContext = {
  /** Venue that the map shows. */
  readonly venue: Venue;
  /** The map's element, which holds the canvas and the overlay. */
  readonly root: HTMLElement;
  /**
   * Element above the canvas for HTML. Pointer events pass through the overlay unless an element in
   * it handles them.
   */
  readonly overlay: HTMLElement;
  /** Converts coordinates to metres in the scene, and back. */
  readonly space: MapSpace;
  /** The scene, its camera and its frames. */
  readonly stage: Stage;
  /** Visible floors and their altitudes. */
  readonly floors: FloorControl;
  /** Appearance of the venue's elements. */
  readonly elements: ElementControl;
  /** Events of the map, to listen to or to emit. */
  readonly events: Emitter<MapEvents>;
  /** Registry of objects that pointers can hit. */
  readonly hits: HitRegistry;
  /** Draw order and visibility of groups of objects. */
  readonly layers: Layers;
  /** Animations, which end immediately under reduced motion. */
  readonly motion: Motion;
  /** Distributes the screen among labels, markers and other items. */
  readonly layout: ScreenLayout;
  /** Returns the current theme. To follow changes, listen to `theme-change`. */
  readonly theme: () => Theme;
  /** Changes the theme, as `map.setTheme` does. */
  readonly setTheme: (theme: ThemeName | 'system' | Theme) => void;
  /** Announces something to users of screen readers. */
  readonly announce: (said: Announcement) => void;
  /** Signal that is aborted when the map is removed. */
  readonly signal: AbortSignal;
  /**
   * Adds a function that runs when the map is removed. The last function added runs first.
   */
  readonly onRemove: (clean: () => void) => Unsubscribe;
};

/** A feature that installs into a given type of context. */
export type FeatureOf<Context, Api extends Removable, Options> = {
  /** Name of the feature, unique within a map. */
  readonly name: string;
  /**
   * Adds the feature to a map. Called once for each map. Returns the interface that `map.use`
   * returns.
   */
  install(context: Context, options: Options): Api;
};

/** A feature in the form that the SDK uses, which declares the context that it needs. */
export type Feature<Api extends Removable, Options = undefined> = FeatureOf<
  FeatureContext,
  Api,
  Options
>;
