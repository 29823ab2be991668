import type { Venue } from '@brand/venue';
import { DisposerStack } from '../../kernel/disposer-stack.ts';
import type { Labelling } from '../../features/labels/load-labelling.ts';
import { exchangeOf, poseOfView, viewOfPose } from '../../kernel/mercator-view.ts';
import type { CameraPose } from '../../kernel/view-camera.ts';
import { MapView } from '../../map-view.ts';
import { createGraphics } from '../../scene/graphics.ts';
import { createBootstrapView } from '../../bootstrap-view.ts';
import type { MapLibreEvent, MapLibreFrame, MapLibreLayer, MapLibreMap } from './maplibre-map.ts';
import { metresToMercator, multiplyMatrices } from './mercator-frame.ts';
import type { MapLibreOverlayOptions } from './overlay-options.ts';

const LAYER_ID = 'venue';
const MIN_ZOOM = 14;
const NO_CONTROLS = {
  pan: false,
  zoom: false,
  rotate: false,
  pitch: false,
  keyboard: false,
  wheel: 'off',
} as const;

/** A venue as a layer of a MapLibre map. */
export class VenueLayer implements MapLibreLayer {
  readonly id: string;
  readonly type = 'custom';
  readonly renderingMode = '3d';
  /** The view of the venue. Resolves after its first frame. */
  readonly whenDrawn: Promise<MapView>;
  readonly #map: MapLibreMap;
  readonly #venue: Venue;
  readonly #labelling: Labelling;
  readonly #options: MapLibreOverlayOptions;
  readonly #toMercator: Float64Array;
  readonly #cleanups = new DisposerStack();
  readonly #drawn = Promise.withResolvers<MapView>();
  #view: MapView | undefined;
  #matrix: Float64Array = new Float64Array(16);
  /** The pose that the camera moves to after the current frame. */
  #goal: CameraPose | undefined;
  #isDrawing = false;

  constructor(
    map: MapLibreMap,
    { venue, labelling }: { readonly venue: Venue; readonly labelling: Labelling },
    options: MapLibreOverlayOptions,
  ) {
    this.#map = map;
    this.#venue = venue;
    this.#labelling = labelling;
    this.#options = options;
    this.id = options.layerId ?? LAYER_ID;
    this.#toMercator = metresToMercator(venue.frame);
    this.whenDrawn = this.#drawn.promise;
    this.#cleanups.add(() => this.#takeOut());
    const { signal } = options;
    const abort = (): void => this.#fail(signal?.reason);
    signal?.addEventListener('abort', abort);
    const ignore = (): void => signal?.removeEventListener('abort', abort);
    this.whenDrawn.then(ignore, ignore);
    // A new style, or one restored after a lost context, does not contain the layer.
    for (const name of ['style.load', 'styledata', 'webglcontextrestored']) {
      this.#on(name, () => this.#add());
    }
    this.#on('remove', () => this.#end());
    this.#on('render', () => this.#go());
    this.#on('movestart', (event) => this.#emitInteraction('interaction-start', event));
    this.#on('moveend', (event) => this.#emitInteraction('interaction-end', event));
    this.#add();
  }

  render(context: WebGL2RenderingContext, frame: MapLibreFrame): void {
    try {
      // Created here and not earlier: a renderer changes the state of the context, and MapLibre
      // restores its own only after this call.
      this.#view ??= this.#createView(context);
    } catch (error) {
      this.#fail(error);
      return;
    }
    const view = this.#view;
    const isShown = this.#map.getZoom() >= (this.#options.minZoom ?? MIN_ZOOM);
    view.element.style.visibility = isShown ? '' : 'hidden';
    if (isShown) this.#draw(view, frame);
    this.#drawn.resolve(view);
  }

  #draw(view: MapView, { defaultProjectionData: projection }: MapLibreFrame): void {
    const { stage } = view.kernel;
    const { mainMatrix, fallbackMatrix, projectionTransition } = projection;
    const outer = projectionTransition > 0 ? fallbackMatrix : mainMatrix;
    const matrix = multiplyMatrices(outer, this.#toMercator);
    const pose = this.#poseNow(view);
    // Setting the camera triggers a label layout, so it is set only after a movement.
    const isMoved =
      !stage.camera.isExternal ||
      matrix.some((value, index) => value !== this.#matrix[index]) ||
      pose.z !== stage.camera.pose.z;
    if (isMoved && Number.isFinite(pose.x)) {
      this.#matrix = matrix;
      stage.camera.setExternal(matrix, pose);
    }
    this.#isDrawing = true;
    try {
      stage.drawFrame(performance.now());
    } finally {
      this.#isDrawing = false;
    }
  }

  #poseNow({ floors, kernel }: MapView): CameraPose {
    const map = this.#map;
    const { lng, lat } = map.getCenter();
    const view = {
      center: [lng, lat] as const,
      zoom: map.getZoom(),
      bearing: map.getBearing(),
      pitch: map.getPitch(),
    };
    return poseOfView(
      view,
      exchangeOf(this.#venue.frame, kernel.stage.camera),
      floors.altitudeOf(floors.current),
    );
  }

  #createView(context: WebGL2RenderingContext): MapView {
    const map = this.#map;
    const canvas = map.getCanvas();
    const { camera, ...options } = this.#options;
    const own = { ...options, camera: { ...camera, controls: NO_CONTROLS } };
    const ground = createBootstrapView({
      container: map.getCanvasContainer(),
      venue: this.#venue,
      options: own,
      graphics: createGraphics(canvas, {
        antialias: false,
        transparent: true,
        shared: { context, requestFrame: () => map.triggerRepaint() },
      }),
    });
    const view = new MapView(ground, own, this.#labelling);
    const { element, kernel } = view;
    kernel.context.onRemove(() => this.#cleanups.run());
    // Above the canvas, but below MapLibre's own markers and popups. MapLibre handles touches.
    canvas.after(element);
    element.style.touchAction = 'inherit';
    canvas.style.touchAction = '';
    // Ends the start view, so that a resize no longer moves the camera.
    view.camera.set({});
    const start = view.camera.pose();
    view.camera.delegateTo((pose) => {
      this.#goal = pose;
      if (!this.#isDrawing) this.#go();
    });
    if (camera) this.#goal = start;
    return view;
  }

  /**
   * Moves MapLibre's camera to the requested pose. Never runs during a frame, which would then be
   * half drawn.
   */
  #go(): void {
    const goal = this.#goal;
    if (!goal || !this.#view) return;
    this.#goal = undefined;
    const { center, ...view } = viewOfPose(
      goal,
      exchangeOf(this.#venue.frame, this.#view.kernel.stage.camera),
    );
    this.#map.jumpTo({ center: [center[0], center[1]], ...view });
    const { camera } = this.#view.kernel.stage;
    // Updates the pose immediately for callers that read it; the drawing follows in MapLibre's next
    // frame.
    if (camera.isExternal) camera.setExternal(this.#matrix, this.#poseNow(this.#view));
  }

  #emitInteraction(
    name: 'interaction-start' | 'interaction-end',
    { originalEvent }: MapLibreEvent,
  ): void {
    if (!this.#view || !originalEvent) return;
    const { type } = originalEvent as Event;
    const kind = type === 'wheel' ? 'wheel' : type.startsWith('key') ? 'keyboard' : 'pointer';
    if (name === 'interaction-start') this.#view.camera.stop();
    this.#view.kernel.context.events.emit(name, { kind });
  }

  #add(): void {
    const map = this.#map;
    try {
      if (!map.getLayer(this.id)) map.addLayer(this, this.#options.beforeLayerId);
    } catch {
      // The style is not loaded yet; its event will follow.
    }
  }

  #takeOut(): void {
    const map = this.#map;
    try {
      if (map.getLayer(this.id)) map.removeLayer(this.id);
    } catch {
      // The map or its style was removed first.
    }
  }

  #on(name: string, listener: (event: MapLibreEvent) => void): void {
    this.#map.on(name, listener);
    this.#cleanups.add(() => this.#map.off(name, listener));
  }

  #fail(reason: unknown): void {
    this.#drawn.reject(reason);
    this.#end();
  }

  #end(): void {
    if (this.#view) this.#view.remove();
    else this.#cleanups.run();
  }
}
