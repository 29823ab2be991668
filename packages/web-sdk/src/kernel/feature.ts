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

/** What a feature works with: the map view from inside. */
export type FeatureContext = {
  /** What the map shows. */
  readonly venue: Venue;
  /** The element of the map: holds canvas and overlay. */
  readonly root: HTMLElement;
  /** Above the canvas, for HTML; lets pointers through unless an element in it says otherwise. */
  readonly overlay: HTMLElement;
  /** Turns coordinates into metres of the scene, and back. */
  readonly space: MapSpace;
  /** The scene, its camera and its frames. */
  readonly stage: Stage;
  /** Which floors are shown, and how high they stand. */
  readonly floors: FloorControl;
  /** Looks of the venue's elements. */
  readonly elements: ElementControl;
  /** Events of the map: listen to them, or tell one. */
  readonly events: Emitter<MapEvents>;
  /** What pointers can meet. */
  readonly hits: HitRegistry;
  /** Draw order and visibility of groups of things. */
  readonly layers: Layers;
  /** Animations, which end at once under reduced motion. */
  readonly motion: Motion;
  /** Shares the screen between labels, markers and what else wants a place on it. */
  readonly layout: ScreenLayout;
  /** The theme in use; listen to `theme-change`. */
  readonly theme: () => Theme;
  /** Changes the theme, as `map.setTheme` does. */
  readonly setTheme: (theme: ThemeName | 'system' | Theme) => void;
  /** Says something to users of screen readers. */
  readonly announce: (said: Announcement) => void;
  /** Aborted when the map is removed. */
  readonly signal: AbortSignal;
  /** Runs when the map is removed, last added first. */
  readonly onRemove: (clean: () => void) => Unsubscribe;
};

/** A feature that is installed in a context of some kind. */
export type FeatureOf<Context, Api extends Removable, Options> = {
  /** Names the feature among those of a map. */
  readonly name: string;
  /** Adds it to a map. Called once for each map; what it gives is what `map.use` gives. */
  install(context: Context, options: Options): Api;
};

/** A feature as those of ours are written: what they need besides the context they declare. */
export type Feature<Api extends Removable, Options = undefined> = FeatureOf<
  FeatureContext,
  Api,
  Options
>;
