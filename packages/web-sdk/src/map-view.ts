import type { ElementByType, GeometryElement, Venue } from '@brand/venue';
import {
  type Accessibility,
  createAccessibility,
} from './features/accessibility/create-accessibility.ts';
import type { Camera } from './features/camera/camera-options.ts';
import { createInteractivity } from './features/interactivity/create-interactivity.ts';
import { createLabels } from './features/labels/create-labels.ts';
import type { Labels } from './features/labels/label-options.ts';
import type { Labelling } from './features/labels/load-labelling.ts';
import { createMarkers, type Markers } from './features/markers/create-markers.ts';
import type { Marker } from './features/markers/marker.ts';
import { createNavigation, type Navigation } from './features/navigation/create-navigation.ts';
import { createPaths, type Paths } from './features/paths/create-paths.ts';
import { createShapes } from './features/shapes/create-shapes.ts';
import type { Shapes } from './features/shapes/shape-options.ts';
import type { ElementControl } from './kernel/element-control.ts';
import type { Unsubscribe } from './kernel/emitter.ts';
import type { MapEvents } from './kernel/events.ts';
import type { Removable } from './kernel/removable.ts';
import type { FloorControl } from './kernel/floor-control.ts';
import type { Layers } from './kernel/layers.ts';
import { MapViewError } from './kernel/map-view-error.ts';
import type { Theme, ThemeName } from './kernel/theme.ts';
import type { Feature, MapContext, MapNamespaces } from './map-context.ts';
import type { MapOptions } from './map-options.ts';
import type { BootstrapView } from './bootstrap-view.ts';
import type { ViewKernel } from './view-kernel.ts';

// Space for the markers at both ends of a route.
const ROUTE_PADDING = { top: 80, right: 90, bottom: 60, left: 90 };

/** Types of elements that `map.inView` can return. */
export type InViewType = Exclude<
  keyof ElementByType,
  'category' | 'floor-stack' | 'node' | 'connection'
>;

/**
 * A venue on the screen. `showVenue` creates a map view, and each namespace is one of its features.
 *
 * @example
 * const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
 * map.on('click', ({ element }) => element && map.camera.focusOn(element));
 */
export class MapView {
  /** The venue that the map shows, with its floors, spaces, locations and routes. */
  readonly venue: Venue;
  /** Position and movement of the camera. */
  readonly camera: Camera;
  /** Current floor, visible floors and their appearance. */
  readonly floors: FloorControl;
  /** Colours, heights and visibility of rooms, walls and objects. */
  readonly elements: ElementControl;
  /** Labels on the map. */
  readonly labels: Labels;
  /** Markers: your own HTML on the map. */
  readonly markers: Markers;
  /** Paths: lines on floors. */
  readonly paths: Paths;
  /** Your own polygons and lines, flat or with a height. */
  readonly shapes: Shapes;
  /** Routes with their markers and steps. */
  readonly navigation: Navigation;
  /** Visibility and draw order of groups of objects. */
  readonly layers: Layers;
  /** Support for users of keyboards and screen readers. */
  readonly accessibility: Accessibility;
  readonly #kernel: ViewKernel;
  readonly #used = new Map<string, Removable>();
  #isRemoved = false;

  /** @internal Use `showVenue`. */
  constructor(
    { kernel, camera }: BootstrapView,
    options: MapOptions,
    { automaticLabels }: Labelling,
  ) {
    const { context } = kernel;
    this.#kernel = kernel;
    this.venue = context.venue;
    this.floors = kernel.floors;
    this.elements = kernel.elements;
    this.layers = context.layers;
    this.camera = camera;
    try {
      this.labels = createLabels(context, {
        maxZoom: camera.limits.maxZoom,
        automaticLabels,
        ...(options.fontFamily !== undefined && { fontFamily: options.fontFamily }),
      });
      this.markers = createMarkers(context);
      this.paths = createPaths(context);
      this.shapes = createShapes(context, kernel.scene);
      this.navigation = createNavigation(context, {
        addPath: (sections, look) => this.paths.add(sections, look),
        addMarker: (at, content, marker) => this.#addRouteMarker(at, content, marker),
        focusOn: (places, animation) =>
          this.camera.focusOn(places, { padding: ROUTE_PADDING, ...animation, followFloor: false }),
      });
      const focusOn = (element: GeometryElement): unknown => this.camera.focusOn(element);
      this.accessibility = createAccessibility(context, { focusOn }, options.accessibility);
      createInteractivity(context, {
        setHovered: (element) => kernel.elements.setHovered(element),
      });
      if (options.labels !== false) this.labels.addAutomatic();
    } catch (error) {
      // If a feature rejects an option, the page must not keep half a map.
      kernel.remove();
      throw error;
    }
    void kernel.scene.refine({ signal: context.signal });
  }

  /** Element that holds the map's canvas. */
  get element(): HTMLElement {
    return this.#kernel.context.root;
  }

  /** Whether `remove` was called. */
  get isRemoved(): boolean {
    return this.#isRemoved;
  }

  /** Name of the theme in use. */
  get theme(): string {
    return this.#kernel.context.theme().name;
  }

  /**
   * Calls the listener each time this event fires, until you call the returned function.
   * @example
   * const stop = map.on('floor-change', ({ floor }) => console.log(floor.name));
   * stop();
   */
  on<K extends keyof MapEvents>(name: K, listener: (payload: MapEvents[K]) => void): Unsubscribe {
    return this.#kernel.context.events.on(name, listener);
  }

  /**
   * Adds an optional feature and returns its interface. Adding the same feature again returns the
   * same interface until its `remove` is called.
   * @example
   * import { blueDot } from '@brand/web-sdk/blue-dot';
   * const dot = map.use(blueDot);
   * dot.report({ lngLat: [-9.139, 38.703], floorId: 'f_ground', accuracy: 4 });
   */
  use<Api extends Removable>(feature: Feature<Api>): Api;
  /**
   * Adds a feature with its options.
   * @example
   * import { outdoor } from '@brand/web-sdk/outdoor';
   * map.use(outdoor, { groundRadius: 400 });
   */
  use<Api extends Removable, Options>(feature: Feature<Api, Options>, options: Options): Api;
  use<Api extends Removable>(feature: Feature<Api, unknown>, options?: unknown): Api {
    this.#assertNotRemoved(`use(${feature.name})`);
    const known = this.#used.get(feature.name);
    if (known) return known as Api;
    const { camera, labels, markers, paths, shapes, navigation } = this;
    // Built-in features declare the namespaces that they need.
    const namespaces: MapNamespaces = { camera, labels, markers, paths, shapes, navigation };
    const context: MapContext = { ...this.#kernel.context, ...namespaces };
    const api = feature.install(context, options);
    const remove = api.remove.bind(api);
    const forget = this.#kernel.context.onRemove(() => api.remove());
    // A removed feature can be used again, as a new instance.
    api.remove = () => {
      if (this.#used.get(feature.name) !== api) return;
      this.#used.delete(feature.name);
      forget();
      remove();
    };
    this.#used.set(feature.name, api);
    return api;
  }

  /** Sets the language of names and texts. */
  setLanguage(code: string): void {
    this.venue.setLanguage(code);
  }

  /**
   * Changes colours and light. With `'system'`, the map then follows the user's system setting.
   * @example
   * map.setTheme('dark');
   * map.setTheme({ ...THEMES.light, name: 'brand', accent: '#7048e8' });
   */
  setTheme(theme: ThemeName | 'system' | Theme): void {
    this.#kernel.setTheme(theme);
  }

  /**
   * Returns the elements of a type that are on visible floors and on the screen.
   * @example
   * const names = map.inView('location').map(({ name }) => name);
   */
  inView<T extends InViewType>(type: T): readonly ElementByType[T][] {
    const visible = new Set(this.floors.visible);
    return this.venue.all(type).filter((element) => {
      const floors =
        'floors' in element ? element.floors : 'floor' in element ? [element.floor] : [element];
      return floors.some((floor) => visible.has(floor as never)) && this.camera.isInView(element);
    });
  }

  /** Removes the map from the page and frees its resources. The venue stays open. */
  remove(): void {
    if (this.#isRemoved) return;
    this.#isRemoved = true;
    this.#kernel.remove();
  }

  /** @internal Internals of the view, for adapters that own the frame loop. */
  get kernel(): ViewKernel {
    return this.#kernel;
  }

  #addRouteMarker(
    ...[at, content, { title, anchor, offset = 0, onClick }]: Parameters<
      Parameters<typeof createNavigation>[1]['addMarker']
    >
  ): Marker {
    const marker = this.markers.add(at, {
      content,
      title,
      anchor,
      offset,
      rank: 'always',
      collision: 'always-show',
      interactive: onClick !== undefined,
    });
    if (onClick) marker.on('click', onClick);
    return marker;
  }

  #assertNotRemoved(call: string): void {
    if (!this.#isRemoved) return;
    throw new MapViewError(
      'map-view/removed',
      `map.${call}: the map was removed. Call showVenue again.`,
    );
  }
}
