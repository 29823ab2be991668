import type { Facade, Floor, GeometryElement, Venue } from '@brand/venue';
import type { Unsubscribe } from '../kernel/emitter.ts';
import type { VenueLayer } from '../kernel/layers.ts';
import type { WorldPoint } from '../kernel/map-space.ts';
import type { Stage } from '../kernel/stage.ts';
import type { Theme } from '../kernel/theme.ts';
import type { PickRay, ViewCamera } from '../kernel/view-camera.ts';
import { mixColors } from './color.ts';
import { defaultRow, paletteOf, type ThemePalette } from './default-look.ts';
import { FloorModel } from './floor-model.ts';
import { applyTheme, sceneUniforms, type SceneUniforms } from './floor-materials.ts';
import type * as Shadows from './shadows.ts';
import { whenIdle } from './when-idle.ts';
import type { ElementRow } from './state-table.ts';

export type VenueSceneOptions = {
  readonly venue: Venue;
  readonly stage: Stage;
  readonly theme: Theme;
};

/** Returns the row of an element, given its default from venue and theme. */
export type LookOf = (element: GeometryElement, byDefault: ElementRow) => ElementRow;

/** A hit of a ray on the venue. */
export type ScenePick = {
  /** The element; `undefined` if the ray hits the bare slab of a floor. */
  readonly element: GeometryElement | undefined;
  readonly floor: Floor;
  readonly point: WorldPoint;
  /** Metres along the ray. */
  readonly distance: number;
};

// The slab extends from 35 cm below the floor to just below the elements on it.
const SLAB_BASE = -0.35;
const SLAB_TOP = -0.02;
// Metres per CSS pixel at which edges start to fade, and at which they are invisible.
const EDGES_FADE_FROM = 0.06;
const EDGES_FADE_TO = 0.15;
// Milliseconds that elements must be at rest before their shadows are updated.
const SHADOW_REST = 100;

/**
 * Delay before other floors are built, in milliseconds. A floor that is requested earlier is built
 * immediately.
 */
const OTHER_FLOORS_AFTER_MS = 1500;

/** The scene of the venue. Floors are built on first use, and hidden until they are shown. */
export class VenueScene {
  readonly venue: Venue;
  readonly #stage: Stage;
  /** Light and edges shared by all floors. */
  readonly uniforms: SceneUniforms = sceneUniforms();
  readonly #floors = new Map<Floor, FloorModel>();
  /** Models whose elements must all be painted before the next frame. */
  readonly #unpainted = new Set<FloorModel>();
  readonly #unsubscribe: Unsubscribe[];
  #theme: Theme;
  #palette: ThemePalette;
  #lookOf: LookOf = (_element, byDefault) => byDefault;
  readonly #hiddenLayers = new Set<VenueLayer>();
  readonly #shares = new Map<GeometryElement, number>();
  readonly #facadeShapes: ReadonlySet<GeometryElement>;
  #isDisposed = false;
  #isRefined = false;
  #baking: Promise<void> | undefined;

  constructor({ venue, stage, theme }: VenueSceneOptions) {
    this.venue = venue;
    this.#stage = stage;
    this.#theme = theme;
    this.#palette = paletteOf(theme);
    this.#facadeShapes = new Set(venue.facades.flatMap(({ elements }) => elements));
    applyTheme(this.uniforms, theme);
    for (const floor of venue.floors) stage.groupOf(floor).visible = false;
    this.#unsubscribe = [
      stage.onFrame('layout', () => this.#prepareFrame()),
      stage.onFrame('after', () => this.#bakeSoon()),
      stage.onContextRestored(() => {
        for (const model of this.#floors.values()) model.restore();
      }),
    ];
  }

  /** The theme's colours as numbers. */
  get palette(): ThemePalette {
    return this.#palette;
  }

  /** The model of a floor, built on first use. */
  floor(floor: Floor): FloorModel {
    let model = this.#floors.get(floor);
    if (!model) {
      const group = this.#stage.groupOf(floor);
      model = new FloorModel({ floor, group, uniforms: this.uniforms });
      this.#floors.set(floor, model);
      this.#unpainted.add(model);
    }
    return model;
  }

  /** Shows or hides a floor and everything on it. */
  setFloorVisible(floor: Floor, visibility: 'visible' | 'hidden'): void {
    const isVisible = visibility === 'visible';
    if (isVisible) this.floor(floor);
    this.#stage.groupOf(floor).visible = isVisible;
    this.#stage.requestFrame();
  }

  /** Moves a floor to an altitude in metres. */
  setFloorAltitude(floor: Floor, altitude: number): void {
    this.#stage.groupOf(floor).position.z = altitude;
    this.#stage.requestFrame();
  }

  /** Fades a floor: 0 is invisible, 1 is opaque. */
  setFloorOpacity(floor: Floor, share: number): void {
    this.floor(floor).setOpacity(share);
    this.#stage.requestFrame();
  }

  /**
   * Adds what the first frame does not need: contact shadows immediately, then the other floors one
   * by one, after a delay and while the browser is idle. Call this when the whole venue is loaded.
   */
  async refine({ signal }: { readonly signal?: AbortSignal } = {}): Promise<void> {
    this.#isRefined = true;
    this.#stage.requestFrame();
    await new Promise((resolve) => setTimeout(resolve, OTHER_FLOORS_AFTER_MS));
    for (const floor of this.venue.floors) {
      if (this.#floors.has(floor)) continue;
      await whenIdle();
      if (this.#isDisposed || signal?.aborted) return;
      const model = this.floor(floor);
      await whenIdle();
      if (this.#isDisposed) return;
      this.#paintAll();
      this.#shade([model], await loadShadows());
    }
  }

  /** Resolves when all visible floors have their contact shadows, which follow the first frame. */
  async whenBaked(): Promise<void> {
    this.#bakeSoon();
    while (this.#baking) await this.#baking;
  }

  /** Changes colours and light without rebuilding anything. */
  setTheme(theme: Theme): void {
    this.#theme = theme;
    this.#palette = paletteOf(theme);
    applyTheme(this.uniforms, theme);
    this.refresh();
  }

  /**
   * Sets the function that decides the state of elements. Call `refresh` when its results change.
   */
  setLook(lookOf: LookOf): void {
    this.#lookOf = lookOf;
    this.refresh();
  }

  /** Updates the state of the given elements, or of all elements if none are given. */
  refresh(elements?: Iterable<GeometryElement>): void {
    if (elements) for (const element of elements) this.#paintOne(element);
    else for (const model of this.#floors.values()) this.#unpainted.add(model);
    this.#stage.requestFrame();
  }

  /** The current state of an element. */
  stateOf(element: GeometryElement): ElementRow {
    const row = this.#lookOf(element, defaultRow(element, this.#palette));
    const share = this.#shareOf(element);
    return share === 1 ? row : { ...row, opacity: row.opacity * share };
  }

  #shareOf(element: GeometryElement): number {
    if (this.#hiddenLayers.size > 0 && this.#hiddenLayers.has(this.#layerOf(element))) return 0;
    return this.#shares.get(element) ?? 1;
  }

  /** Shows or hides all elements of a type, regardless of their state. */
  setLayerVisible(layer: VenueLayer, visibility: 'visible' | 'hidden'): void {
    if (visibility === 'visible') this.#hiddenLayers.delete(layer);
    else this.#hiddenLayers.add(layer);
    this.refresh();
  }

  /** Fades a facade: 0 is invisible, 1 is the opacity of its state. */
  setFacadeOpacity({ elements }: Facade, share: number): void {
    for (const element of elements) this.#shares.set(element, share);
    this.refresh(elements);
  }

  /** The default state of an element from venue and theme. */
  defaultOf(element: GeometryElement): ElementRow {
    return defaultRow(element, this.#palette);
  }

  /** All hits of a ray on visible floors, nearest first. */
  pick({ origin, direction }: PickRay): ScenePick[] {
    this.#paintAll();
    const picks: ScenePick[] = [];
    for (const model of this.#floors.values()) {
      if (!model.isVisible) continue;
      const { x, y, z } = origin;
      const local = { origin: { x, y, z: z - model.altitude }, direction };
      for (const { row, distance } of model.picker.pick(local)) {
        const point = {
          x: x + direction.x * distance,
          y: y + direction.y * distance,
          z: z + direction.z * distance,
        };
        const element = model.floor.elements[row];
        picks.push({ element, floor: model.floor, point, distance });
      }
    }
    return picks.toSorted((a, b) => a.distance - b.distance);
  }

  /** Frees everything that was built. */
  dispose(): void {
    this.#isDisposed = true;
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    for (const model of this.#floors.values()) model.dispose();
    this.#floors.clear();
  }

  #layerOf(element: GeometryElement): VenueLayer {
    return this.#facadeShapes.has(element) ? 'facades' : (`${element.type}s` as VenueLayer);
  }

  #paintAll(): void {
    for (const model of this.#unpainted) this.#paint(model);
    this.#unpainted.clear();
  }

  #paint(model: FloorModel): void {
    const { elements } = model.floor;
    for (let row = 0; row < elements.length; row++) model.write(row, this.stateOf(elements[row]!));
    const { footprint } = this.#palette;
    model.write(model.slabRow, {
      color: mixColors(footprint, 0x000000, 0.08),
      topColor: footprint,
      opacity: 1,
      height: SLAB_TOP - SLAB_BASE,
      altitude: SLAB_BASE,
    });
  }

  #paintOne(element: GeometryElement): void {
    const model = this.#floors.get(element.floor);
    const row = model?.rowOf(element);
    if (row !== undefined) model!.write(row, this.stateOf(element));
  }

  #bakeSoon(): void {
    if (this.#baking || !this.#isRefined) return;
    const waiting = [...this.#floors.values()].filter((model) => model.isVisible && !model.isBaked);
    if (waiting.length === 0) return;
    this.#baking = this.#bake(waiting);
  }

  async #bake(models: readonly FloorModel[]): Promise<void> {
    // In a separate task, so that the frame just drawn is presented first. Changes are debounced:
    // an animation would recompute shadows in each of its frames.
    const delay = models.every(({ hasShadows }) => hasShadows) ? SHADOW_REST : 0;
    await new Promise((resolve) => setTimeout(resolve, delay));
    const shadows = await loadShadows();
    this.#baking = undefined;
    this.#shade(models, shadows);
    this.#stage.requestFrame();
  }

  #shade(models: readonly FloorModel[], shadows: typeof Shadows | undefined): void {
    if (this.#isDisposed || !shadows) return;
    const { renderer } = this.#stage;
    // What is behind a transparent map, or belongs to another renderer, is not ours to shade.
    const hasGround = renderer.autoClear && renderer.getClearAlpha() > 0;
    for (const model of models) {
      model.bake(shadows);
      if (hasGround) model.addGround(shadows);
    }
  }

  #prepareFrame(): void {
    const { camera, pixelRatio } = this.#stage;
    const fade = (camera.metresPerPixel - EDGES_FADE_FROM) / (EDGES_FADE_TO - EDGES_FADE_FROM);
    // Without sun, edges are the only relief, so they stay.
    const isFlat = this.#theme.light.sun === 0;
    const share = isFlat ? 1 : 1 - Math.min(1, Math.max(0, fade));
    this.uniforms.edge.value.w = this.#theme.edge === undefined ? 0 : share;
    this.uniforms.edgeBias.value = edgeBias(camera, pixelRatio);
    this.#paintAll();
    for (const model of this.#floors.values()) if (model.isVisible) model.flush();
  }
}

/**
 * Loads the code for shadows. Resolves to `undefined` if it cannot be loaded, because the map works
 * without shadows.
 */
function loadShadows(): Promise<typeof Shadows | undefined> {
  return import('./shadows.ts').catch(() => undefined);
}

/**
 * Depth bias of edges, in clip space. A line covers pixels whose centre is up to half a pixel
 * beside it, and there its surface is nearer by that much of its slope in depth.
 */
function edgeBias({ three, distance, height, pose }: ViewCamera, pixelRatio: number): number {
  const steepness = Math.max(0.12, Math.cos((pose.pitchDegrees * Math.PI) / 180));
  const focal = three.projectionMatrix.elements[5]! * (height / 2) * pixelRatio;
  return (EDGE_REACH * 2 * three.near) / (distance * steepness * focal);
}

// Pixels; slightly more than the half pixel that lines reach.
const EDGE_REACH = 0.6;
