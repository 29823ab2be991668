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

/** What a feature works with: the map view from inside. */
export type FeatureContext = {
  readonly venue: Venue;
  /** The element of the map: holds canvas and overlay. */
  readonly root: HTMLElement;
  /** Above the canvas, for HTML; lets pointers through unless an element in it says otherwise. */
  readonly overlay: HTMLElement;
  readonly space: MapSpace;
  readonly stage: Stage;
  readonly floors: FloorControl;
  readonly elements: ElementControl;
  readonly events: Emitter<MapEvents>;
  readonly hits: HitRegistry;
  readonly layers: Layers;
  readonly motion: Motion;
  readonly layout: ScreenLayout;
  /** The theme in use; listen to `theme-change`. */
  readonly theme: () => Theme;
  readonly setTheme: (theme: ThemeName | 'system' | Theme) => void;
  /** Says something to users of screen readers. */
  readonly announce: (text: string) => void;
  /** Aborted when the map is removed. */
  readonly signal: AbortSignal;
  /** Runs when the map is removed, last added first. */
  readonly onRemove: (clean: () => void) => Unsubscribe;
};

/** What `install` gives: the feature's interface. */
export type Removable = {
  /** Takes the feature and all that it drew out of the map. */
  remove(): void;
};

/**
 * A feature beyond the core, for `map.use`. Write your own the same way.
 *
 * @example
 * const grid: Feature<Removable> = {
 *   name: 'grid',
 *   install({ stage }) {
 *     const lines = new GridHelper(100, 100);
 *     stage.scene.add(lines);
 *     stage.requestFrame();
 *     return { remove: () => lines.removeFromParent() };
 *   },
 * };
 * map.use(grid);
 */
export type Feature<Api extends Removable, Options = undefined> = {
  /** Names the feature among those of a map. */
  readonly name: string;
  install(context: FeatureContext, options: Options): Api;
};
