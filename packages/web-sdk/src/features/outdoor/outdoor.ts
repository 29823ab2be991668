import { Object3D } from 'three';
import { DisposerStack } from '../../kernel/disposer-stack.ts';
import type { Feature, FeatureContext } from '../../kernel/feature.ts';
import type { Removable } from '../../kernel/removable.ts';
import { SURROUNDINGS } from '../../kernel/stage.ts';
import type { Theme } from '../../kernel/theme.ts';
import { mixColors, requireColor } from '../../scene/color.ts';
import { buildFloorGeometry } from '../../scene/floor-geometry/build-floor-geometry.ts';
import { applyTheme, sceneUniforms } from '../../scene/floor-materials.ts';
import { PrismModel } from '../../scene/prism-model.ts';
import { contextRow, contextShapes, GROUND } from './context-shapes.ts';
import { GroundPlane } from './ground-plane.ts';
import { createBackdrop } from './maplibre-backdrop.ts';
import type {
  Backdrop,
  BackdropMap,
  BackdropOptions,
  ContextGeoJson,
  ContextOptions,
  OutdoorContext,
  OutdoorOptions,
} from './outdoor-options.ts';

/**
 * Surroundings of a venue: ground, and roads, water and buildings from your own data. The feature
 * loads nothing over the network.
 *
 * @example
 * import { outdoor } from '@brand/web-sdk/outdoor';
 * const surroundings = map.use(outdoor, { groundColor: '#e7ebe2' });
 * const response = await fetch('/surroundings.geojson');
 * surroundings.addContext(await response.json());
 */
export interface Outdoor extends Removable {
  /** Draws GeoJSON around the venue: flat areas and lines, and buildings with a height. */
  addContext(geojson: ContextGeoJson, options?: ContextOptions): OutdoorContext;
  /**
   * Shows a MapLibre map behind the venue, with the style and the tiles that you name. The MapLibre
   * map follows the camera of this map, and the ground is left out. The page needs MapLibre's style
   * sheet.
   *
   * @example
   * import { outdoor, type BackdropOptions } from '@brand/web-sdk/outdoor';
   * declare const maplibre: BackdropOptions['maplibre'];
   * const backdrop = map.use(outdoor, {}).useMapLibre({ maplibre, style: '/tiles/style.json' });
   * backdrop.remove();
   */
  useMapLibre<M extends BackdropMap>(options: BackdropOptions<M>): Backdrop<M>;
}

/**
 * The feature `outdoor`, for `map.use`.
 *
 * @example
 * import { outdoor } from '@brand/web-sdk/outdoor';
 * map.use(outdoor, { ground: false });
 */
export const outdoor: Feature<Outdoor, OutdoorOptions | undefined> = {
  name: 'outdoor',
  install: (context, options = {}) => new Surroundings(context, options),
};

const LAYER = 'outdoor';
const RADIUS_SHARE = 3;
const GROUND_SHARE = 0.1;

class Surroundings implements Outdoor {
  readonly #context: FeatureContext;
  readonly #options: OutdoorOptions;
  readonly #cleanups = new DisposerStack();
  // Not a `Group`: three.js sorts those as a whole.
  readonly #root = new Object3D();
  #ground: GroundPlane | undefined;
  #backdrop: Backdrop | undefined;

  constructor(context: FeatureContext, options: OutdoorOptions) {
    this.#context = context;
    this.#options = options;
    const { stage, layers, events } = context;
    layers.add(LAYER);
    layers.move(LAYER, { below: 'images' });
    this.#root.name = SURROUNDINGS;
    stage.scene.add(this.#root);
    this.#cleanups.add(() => {
      this.#root.removeFromParent();
      stage.requestFrame();
    });
    if (options.ground !== false) this.#addGround();
    this.#cleanups.add(stage.onFrame('update', () => this.#hideAboveBasements()));
    this.#cleanups.add(events.on('theme-change', () => this.#paintGround()));
  }

  addContext(geojson: ContextGeoJson, options: ContextOptions = {}): OutdoorContext {
    const { stage, layers, events, space, theme } = this.#context;
    const shapes = contextShapes(geojson, space.frame, options);
    const uniforms = sceneUniforms();
    const geometry = buildFloorGeometry({ shapes, footprint: [], facade: new Set() });
    const parent = new Object3D();
    const model = new PrismModel({ geometry, parent, uniforms });
    const paint = (): void => {
      applyTheme(uniforms, { ...theme(), edge: undefined } satisfies Theme);
      for (const [row, shape] of shapes.entries()) {
        model.write(row, contextRow(shape, theme(), options));
      }
      stage.requestFrame();
    };
    paint();
    this.#root.add(parent);
    layers.assign(parent, LAYER, 1);
    const own = new DisposerStack();
    own.add(() => model.dispose());
    own.add(() => parent.removeFromParent());
    own.add(events.on('theme-change', paint));
    own.add(stage.onFrame('layout', () => model.flush()));
    own.add(stage.onContextRestored(() => model.restore()));
    const forget = this.#cleanups.add(() => own.run());
    return {
      count: shapes.length,
      remove: () => {
        forget();
        own.run();
        stage.requestFrame();
      },
    };
  }

  useMapLibre<M extends BackdropMap>(options: BackdropOptions<M>): Backdrop<M> {
    this.#backdrop?.remove();
    const backdrop = createBackdrop(this.#context, options);
    const forget = this.#cleanups.add(() => backdrop.remove());
    const own: Backdrop<M> = {
      map: backdrop.map,
      remove: () => {
        if (this.#backdrop !== own) return;
        this.#backdrop = undefined;
        forget();
        backdrop.remove();
      },
    };
    this.#backdrop = own;
    return own;
  }

  remove(): void {
    this.#cleanups.run();
  }

  #addGround(): void {
    const { venue, layers, space } = this.#context;
    const [west, south, east, north] = venue.bbox;
    const corners = [space.toMetres([west, south]), space.toMetres([east, north])];
    const size = Math.max(...corners.map(({ x, y }) => Math.hypot(x, y))) || 1;
    const ground = new GroundPlane(this.#options.groundRadius ?? size * RADIUS_SHARE, GROUND);
    this.#ground = ground;
    this.#paintGround();
    this.#root.add(ground);
    layers.assign(ground, LAYER);
    this.#cleanups.add(() => {
      ground.geometry.dispose();
      ground.material.dispose();
    });
  }

  #paintGround(): void {
    const { background, wallTop } = this.#context.theme();
    const { groundColor } = this.#options;
    const color =
      groundColor === undefined
        ? mixColors(
            requireColor(background, 'theme.background'),
            requireColor(wallTop, 'theme.wallTop'),
            GROUND_SHARE,
          )
        : requireColor(groundColor, 'outdoor, groundColor');
    this.#ground?.setColor(color);
    this.#context.stage.requestFrame();
  }

  #hideAboveBasements(): void {
    const { floors } = this.#context;
    this.#root.visible = floors.visible.every((floor) => floors.altitudeOf(floor) >= GROUND);
    if (this.#ground) this.#ground.visible = this.#backdrop === undefined;
  }
}
