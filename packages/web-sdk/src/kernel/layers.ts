import { Group, type Object3D } from 'three';
import type { Removable } from './removable.ts';
import { MapViewError } from './map-view-error.ts';
import type { Stage } from './stage.ts';

/**
 * Name of a built-in layer: of the venue itself, of objects drawn in addition to it, or of HTML.
 */
export type LayerName =
  | 'spaces'
  | 'walls'
  | 'doors'
  | 'windows'
  | 'objects'
  | 'areas'
  | 'facades'
  | 'images'
  | 'shapes'
  | 'paths'
  | 'models'
  | 'text'
  | 'blue-dot'
  | 'labels'
  | 'markers';

/** Layers drawn in addition to the venue, from lowest to highest. */
const DRAWN_LAYERS: readonly LayerName[] = [
  'images',
  'shapes',
  'paths',
  'models',
  'text',
  'blue-dot',
  'labels',
];

/** Layers of the venue itself, by element type. Their order follows the building. */
const VENUE_LAYERS: readonly VenueLayer[] = [
  'spaces',
  'walls',
  'doors',
  'windows',
  'objects',
  'areas',
  'facades',
];

export type VenueLayer = Extract<
  LayerName,
  'spaces' | 'walls' | 'doors' | 'windows' | 'objects' | 'areas' | 'facades'
>;

/** Layer of HTML above the canvas. */
export const MARKER_LAYER = 'markers';

/** Current state of a layer. */
export type LayerInfo = {
  /** Name of the layer: a `LayerName`, or the name that you chose. */
  readonly name: string;
  /** Whether the layer's objects are visible and can be hit by a pointer. */
  readonly isVisible: boolean;
};

type DrawnLayer = { readonly name: string; readonly bit: number; isVisible: boolean };

/** Shows and hides layers that are not objects of the scene. */
export type OtherLayers = (name: string, visibility: 'visible' | 'hidden') => void;

// Labels end up at 90, above transparent parts of floors; see `RENDER_ORDER`.
const FIRST_ORDER = 30;
const ORDER_STEP = 10;
// three.js has 32 bits for layers; 0 is the venue.
const LAST_BIT = 31;

/**
 * Visibility and draw order of groups of objects. Layers cost no time while a frame is drawn.
 *
 * @example
 * map.layers.set('objects', { visible: false });
 * map.layers.move('paths', { above: 'models' });
 * const sensors = map.layers.add('sensors');
 * sensors.remove();
 */
export class Layers {
  readonly #stage: Stage;
  readonly #other: OtherLayers;
  readonly #drawn: DrawnLayer[] = [];
  readonly #hidden = new Set<string>();
  /** @internal Incremented whenever a layer is shown or hidden. */
  revision = 0;

  /** @internal Each map has one `Layers`. */
  constructor(stage: Stage, other: OtherLayers) {
    this.#stage = stage;
    this.#other = other;
    DRAWN_LAYERS.forEach((name) => this.#add(name));
  }

  /** All layers: those of the venue, then the drawn ones from lowest to highest, then markers. */
  get all(): readonly LayerInfo[] {
    const drawn = this.#drawn.map(({ name, isVisible }) => ({ name, isVisible }));
    const info = (name: string): LayerInfo => ({ name, isVisible: !this.#hidden.has(name) });
    return [...VENUE_LAYERS.map(info), ...drawn, info(MARKER_LAYER)];
  }

  /**
   * Adds your own layer above all others. Put objects into the layer with `assign`. Objects that
   * are still in the layer when you remove it are then drawn with the venue.
   */
  add(name: string): Removable {
    if (this.all.some((layer) => layer.name === name)) {
      throw new MapViewError(
        'map-view/bad-option',
        `layers.add: expected a name that no layer has yet, found "${name}".`,
      );
    }
    const layer = this.#add(name);
    return { remove: () => this.#remove(layer) };
  }

  /** Shows or hides a layer. */
  set(
    name: LayerName | (string & {}),
    state: {
      /** Whether the layer's objects are visible and can be hit by a pointer. */
      readonly visible: boolean;
    },
  ): void {
    const { visible: isVisible } = state;
    this.revision += 1;
    const drawn = this.#find(name);
    if (drawn) {
      drawn.isVisible = isVisible;
      this.#applyMask();
      return;
    }
    if (!this.all.some((layer) => layer.name === name)) throw unknownLayer(name, this.all);
    if (isVisible) this.#hidden.delete(name);
    else this.#hidden.add(name);
    this.#other(name, isVisible ? 'visible' : 'hidden');
    this.#stage.requestFrame();
  }

  /** Returns whether a layer's objects are visible and can be hit by a pointer. */
  isVisible(name: string): boolean {
    return this.#find(name)?.isVisible ?? !this.#hidden.has(name);
  }

  /** Moves a drawn layer directly above or below another one. */
  move(name: string, to: { readonly above: string } | { readonly below: string }): void {
    const layer = this.#require(name);
    const beside = this.#require('above' in to ? to.above : to.below);
    if (layer === beside) return;
    this.#drawn.splice(this.#drawn.indexOf(layer), 1);
    this.#drawn.splice(this.#drawn.indexOf(beside) + ('above' in to ? 1 : 0), 0, layer);
    this.#orderObjects();
    this.#stage.requestFrame();
  }

  /**
   * Puts an object and its descendants into a layer.
   *
   * @param orderInLayer - Position among the layer's objects, from 0 (drawn first) to 9.
   */
  assign(object: Object3D, name: LayerName | (string & {}), orderInLayer = 0): void {
    const { bit } = this.#require(name);
    const order = FIRST_ORDER + this.#drawn.findIndex((layer) => layer.bit === bit) * ORDER_STEP;
    object.traverse((part) => {
      part.layers.set(bit);
      part.userData['layerBit'] = bit;
      part.userData['orderInLayer'] = orderInLayer;
      // three.js sorts by groups first, so a group must not have an order.
      if (!(part instanceof Group)) part.renderOrder = order + orderInLayer;
    });
  }

  #add(name: string): DrawnLayer {
    let bit = 1;
    while (this.#drawn.some((layer) => layer.bit === bit)) bit++;
    if (bit > LAST_BIT) {
      throw new MapViewError(
        'map-view/bad-option',
        `layers.add: a map has at most ${LAST_BIT} layers. Remove one first.`,
      );
    }
    const layer = { name, bit, isVisible: true };
    this.#drawn.push(layer);
    this.#applyMask();
    return layer;
  }

  #remove(layer: DrawnLayer): void {
    const index = this.#drawn.indexOf(layer);
    if (index === -1) return;
    this.#drawn.splice(index, 1);
    // The next layer may get this bit, so no object may keep it.
    this.#stage.scene.traverse((object) => {
      if (object.userData['layerBit'] !== layer.bit) return;
      object.layers.set(0);
      object.renderOrder = 0;
      delete object.userData['layerBit'];
    });
    this.#orderObjects();
    this.#applyMask();
  }

  /** Applies the draw order of layers to their objects. */
  #orderObjects(): void {
    const order = new Map(
      this.#drawn.map(({ bit }, index) => [bit, FIRST_ORDER + index * ORDER_STEP]),
    );
    this.#stage.scene.traverse((object) => {
      const { layerBit, orderInLayer } = object.userData as {
        layerBit?: number;
        orderInLayer?: number;
      };
      if (layerBit === undefined || object instanceof Group) return;
      object.renderOrder = order.get(layerBit)! + (orderInLayer ?? 0);
    });
  }

  #applyMask(): void {
    const { layers } = this.#stage.camera.three;
    layers.set(0);
    for (const { bit, isVisible } of this.#drawn) if (isVisible) layers.enable(bit);
    this.#stage.requestFrame();
  }

  #find(name: string): DrawnLayer | undefined {
    return this.#drawn.find((layer) => layer.name === name);
  }

  #require(name: string): DrawnLayer {
    const layer = this.#find(name);
    if (layer) return layer;
    throw unknownLayer(name, this.#drawn);
  }
}

function unknownLayer(name: string, known: readonly { readonly name: string }[]): MapViewError {
  const names = known.map((layer) => layer.name).join(', ');
  return new MapViewError(
    'map-view/unknown-target',
    `There is no layer "${name}". The layers are: ${names}. Add your own with \`layers.add\`.`,
  );
}
