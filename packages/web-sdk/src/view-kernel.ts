import type { Venue } from '@brand/venue';
import { createHeightWarning } from './dom/height-warning.ts';
import { createMapRoot, type MapRoot } from './dom/map-root.ts';
import { createAnnouncer } from './dom/overlay/announcer.ts';
import { watchPreferences } from './features/accessibility/preferences.ts';
import { createElements, type SceneElements } from './features/elements/create-elements.ts';
import { Floors } from './features/floors/create-floors.ts';
import { initialFloor } from './first-frame.ts';
import { DisposerStack } from './kernel/disposer-stack.ts';
import { Emitter } from './kernel/emitter.ts';
import type { MapEvents } from './kernel/events.ts';
import type { FeatureContext } from './kernel/feature.ts';
import { type Hit, HitRegistry } from './kernel/hits.ts';
import { Layers, MARKER_LAYER, type VenueLayer } from './kernel/layers.ts';
import { MapSpace } from './kernel/map-space.ts';
import { MapViewError } from './kernel/map-view-error.ts';
import { ScreenLayout } from './kernel/screen-layout.ts';
import { type Theme, type ThemeName, THEMES } from './kernel/theme.ts';
import { ViewCamera } from './kernel/view-camera.ts';
import type { MapOptions } from './map-options.ts';
import type { Graphics } from './scene/graphics.ts';
import { StageHost } from './scene/stage-host.ts';
import { VenueScene } from './scene/venue-scene.ts';

/** The core of a map view: stage, scene, floors and elements, and the context of features. */
export type ViewKernel = {
  readonly context: FeatureContext;
  readonly stage: StageHost;
  readonly scene: VenueScene;
  readonly floors: Floors;
  readonly elements: SceneElements;
  readonly setTheme: (theme: ThemeName | 'system' | Theme) => void;
  /** Disposes everything in reverse order. */
  readonly remove: () => void;
};

export type ViewKernelOptions = {
  readonly container: HTMLElement;
  readonly venue: Venue;
  readonly options: MapOptions;
  readonly graphics: Graphics;
};

/** Builds the core that features use, from the page up to the elements of the venue. */
export function createViewKernel(parts: ViewKernelOptions): ViewKernel {
  const { container, venue, options, graphics } = parts;
  const cleanups = new DisposerStack();
  const removal = new AbortController();
  const events = new Emitter<MapEvents>();
  const mapRoot = mapRootFor(container, graphics);
  const { root, overlay } = mapRoot;
  cleanups.add(() => root.remove());
  try {
    const preferences = watchPreferences(window, options.motion);
    cleanups.add(() => preferences.remove());
    const camera = new ViewCamera(venue.center[1]);
    const stage = new StageHost({
      graphics,
      camera,
      events,
      maxPixelRatio: options.maxPixelRatio ?? 2,
      isMotionReduced: () => preferences.isMotionReduced,
    });
    cleanups.add(() => stage.remove());
    const themes = themeControl(options.theme ?? 'light', () => preferences.theme);
    const scene = new VenueScene({ venue, stage, theme: themes.current });
    cleanups.add(() => scene.dispose());
    const announcer = createAnnouncer(root);
    cleanups.add(() => announcer.remove());
    const floors = new Floors({
      venue,
      initial: initialFloor(venue, options.floor),
      events,
      motion: stage.motion,
      apply: (floor, { isVisible, altitude, opacity }) => {
        scene.setFloorAltitude(floor, altitude);
        scene.setFloorVisible(floor, isVisible ? 'visible' : 'hidden');
        if (isVisible) scene.setFloorOpacity(floor, opacity);
      },
      applyFacade: (facade, opacity) => scene.setFacadeOpacity(facade, opacity),
    });
    const layout = new ScreenLayout();
    const hits = new HitRegistry();
    const layers = new Layers(stage, (name, visibility) => {
      if (name === MARKER_LAYER) overlay.style.display = visibility === 'visible' ? '' : 'none';
      else scene.setLayerVisible(name as VenueLayer, visibility);
    });
    hits.isShown = (hit) => layers.isVisible(layerOf(hit));
    const paintBackground = (): void => {
      // The clear colour is state of the context: another renderer has its own.
      if (!graphics.requestFrame) {
        stage.renderer.setClearColor(themes.current.background, options.transparent ? 0 : 1);
      }
    };
    const setTheme: ViewKernel['setTheme'] = (theme) => {
      themes.set(theme);
      scene.setTheme(themes.current);
      paintBackground();
      events.emit('theme-change', { theme: themes.current.name });
      stage.requestFrame();
    };
    const base = {
      venue,
      root,
      overlay,
      space: new MapSpace(venue, (floorId) => floors.altitudeOf(floorId)),
      stage,
      floors,
      events,
      hits,
      layers,
      motion: stage.motion,
      layout,
      theme: () => themes.current,
      setTheme,
      announce: announcer.announce,
      signal: removal.signal,
      onRemove: cleanups.add,
    };
    const elements = createElements(base, scene);
    const context: FeatureContext = { ...base, elements };
    stage.onFrame('layout', () => layout.update(camera));
    setTheme(options.theme ?? 'light');
    // A new context has no background yet.
    cleanups.add(stage.onContextRestored(paintBackground));
    cleanups.add(preferences.onChange(() => themes.followsSystem && setTheme('system')));
    cleanups.add(
      venue.on('language-change', ({ language }) => events.emit('language-change', { language })),
    );
    cleanups.add(followSize(mapRoot, stage, graphics));
    const remove = (): void => {
      removal.abort();
      events.emit('remove', {});
      cleanups.run();
      events.clear();
    };
    return { context, stage, scene, floors, elements, setTheme, remove };
  } catch (error) {
    cleanups.run();
    throw error;
  }
}

/**
 * Returns the layer of a hit. Layers are named after the plural of their type, with two exceptions.
 */
function layerOf(hit: Hit): string {
  if (hit.type === 'custom') return hit.layer;
  const type: string = hit.type;
  return type === 'text' || type === 'blue-dot' ? type : `${type}s`;
}

/**
 * Returns the root of the map. In the canvas of another renderer, only the elements above the
 * canvas belong to the map.
 */
function mapRootFor(container: HTMLElement, { canvas, requestFrame }: Graphics): MapRoot {
  if (!requestFrame) return createMapRoot(container, canvas);
  const own = createMapRoot(container);
  Object.assign(own.root.style, { position: 'absolute', inset: '0' });
  return own;
}

/** Keeps the stage as large as the map's root, and warns if the root has no height. */
function followSize(
  { root, watchSize }: MapRoot,
  stage: StageHost,
  { requestFrame }: Graphics,
): () => void {
  const warning = createHeightWarning(root);
  const stop = watchSize((width, height) => {
    stage.setSize(width, height);
    // The canvas of another renderer is as high as that one makes it.
    if (!requestFrame) warning.update(width, height);
  });
  return () => {
    stop();
    warning.stop();
  };
}

type ThemeControl = {
  readonly current: Theme;
  readonly followsSystem: boolean;
  set(theme: ThemeName | 'system' | Theme): void;
};

function themeControl(
  initial: ThemeName | 'system' | Theme,
  ofSystem: () => ThemeName,
): ThemeControl {
  let chosen = initial;
  const resolve = (theme: typeof chosen): Theme => {
    const found =
      typeof theme === 'object' ? theme : THEMES[theme === 'system' ? ofSystem() : theme];
    if (found) return found;
    throw new MapViewError(
      'map-view/bad-option',
      `theme: expected ${Object.keys(THEMES).join(', ')}, system or a custom theme, found ${JSON.stringify(theme)}.`,
    );
  };
  return {
    get current() {
      return resolve(chosen);
    },
    get followsSystem() {
      return chosen === 'system';
    },
    set(theme) {
      resolve(theme);
      chosen = theme;
    },
  };
}
