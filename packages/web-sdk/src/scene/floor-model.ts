import type { ElementStyle, Floor, GeometryElement } from '@brand/venue';
import type { Group } from 'three';
import { RENDER_ORDER } from '../kernel/stage.ts';
import { buildFloorGeometry } from './floor-geometry/build-floor-geometry.ts';
import type { FloorShape } from './floor-geometry/floor-shape.ts';
import type { SceneUniforms } from './floor-materials.ts';
import { type OcclusionMap, occlusionMap } from './occlusion-map.ts';
import { PrismModel } from './prism-model.ts';
import { updateOcclusion } from './update-occlusion.ts';

/** What a floor is made with. */
export type FloorModelOptions = {
  readonly floor: Floor;
  readonly group: Group;
  readonly uniforms: SceneUniforms;
};

/** A floor as it is drawn: its slab and all its elements in one model. */
export class FloorModel extends PrismModel {
  readonly floor: Floor;
  /** The row of the slab. */
  readonly slabRow: number;
  readonly #group: Group;
  #rows: ReadonlyMap<GeometryElement, number> | undefined;
  readonly #outsides: ReadonlySet<GeometryElement>;
  #shadows: OcclusionMap | undefined;
  /** Heights that threw the shadows that are there, and those that are to throw the next. */
  #baked = new Float32Array(0);
  #wanted = new Float32Array(0);
  /** The revision of the state that `#wanted` was read from. */
  #readAt = -1;

  constructor({ floor, group, uniforms }: FloorModelOptions) {
    const geometry = buildFloorGeometry({
      shapes: floor.elements,
      footprint: floor.rings,
      facade: new Set<FloorShape>(floor.facades.flatMap(({ elements }) => elements)),
    });
    super({ geometry, parent: group, uniforms });
    this.floor = floor;
    this.#group = group;
    this.#outsides = new Set(floor.facades.flatMap(({ elements }) => elements));
    this.slabRow = floor.elements.length;
    this.#chooseOrders();
  }

  /** Whether anything of it can be seen. */
  get isVisible(): boolean {
    return this.#group.visible && this.opacity > 0;
  }

  /** Metres above the ground. */
  get altitude(): number {
    return this.#group.position.z;
  }

  /** The row of an element of this floor. */
  rowOf(element: GeometryElement): number | undefined {
    this.#rows ??= new Map(this.floor.elements.map((one, row) => [one, row]));
    return this.#rows.get(element);
  }

  /** Fades the whole floor. */
  override setOpacity(share: number): void {
    super.setOpacity(share);
    this.#chooseOrders();
  }

  /** Whether contact shadows were computed once. */
  get hasShadows(): boolean {
    return this.#shadows !== undefined;
  }

  /** Whether its contact shadows are those of what is seen now. */
  get isBaked(): boolean {
    if (!this.#shadows) return false;
    if (this.#readAt !== this.state.revision) this.#wanted = this.#shadowHeights();
    return isSame(this.#wanted, this.#baked);
  }

  /**
   * Computes contact shadows: all of them the first time, later those around what came, went or
   * changed its height, once that rests. Apart from building, because the first picture need not wait.
   */
  bake(): void {
    const before = this.#wanted;
    if (this.isBaked || (this.#shadows && !isSame(this.#wanted, before))) return;
    const { geometry } = this;
    if (!this.#shadows) this.#wanted = this.#shadowHeights();
    const heights = this.#wanted;
    const hollowRows = [...this.#outsides].flatMap((element) => this.rowOf(element) ?? []);
    const options = { heightOf: (row: number): number => heights[row]!, hollowRows };
    if (this.#shadows) {
      const rows = [...heights.keys()].filter((row) => heights[row] !== this.#baked[row]);
      updateOcclusion(this.#shadows, geometry, { ...options, rows });
    } else {
      this.#shadows = occlusionMap(geometry, options);
    }
    this.#baked = heights;
    this.setOcclusion(this.#shadows);
  }

  #shadowHeights(): Float32Array<ArrayBuffer> {
    const { floor, state } = this;
    this.#readAt = state.revision;
    return Float32Array.from(floor.elements, (element, row) => {
      // Outsides of buildings come and go as one looks into them; their shadows stay.
      if (this.#outsides.has(element)) return shadowHeight(element, element.style);
      const altitude = state.baseOf(row);
      const height = state.topOf(row) - this.geometry.lifts[row]! - altitude;
      const hidden = state.opacityOf(row) === 0;
      return shadowHeight(element, { altitude, height, hidden, opacity: state.opacityOf(row) });
    });
  }

  #chooseOrders(): void {
    const { floor, transparent, facade } = RENDER_ORDER;
    // A fading floor is still below paths and labels; what is see-through on a solid one is above.
    const orders =
      this.opacity < 1
        ? { edges: floor, seeThrough: floor, facades: floor }
        : { edges: floor + 1, seeThrough: transparent, facades: facade };
    this.setOrders({ solid: floor, ...orders });
  }
}

/**
 * Metres that an element stands above the ground for contact shadows, at most 1, as more makes no
 * difference; 0 for what throws none.
 */
function shadowHeight(
  { type, kind }: GeometryElement,
  { hidden, altitude, height, opacity }: Pick<ElementStyle, ShadowField>,
): number {
  if (hidden || kind === 'void' || altitude > 1 || type === 'door') return 0;
  const top = altitude + height;
  // Heights went through floats.
  if (top < 0.2999) return 0;
  return Math.min(1, opacity < 1 ? top * 0.4 : top);
}

type ShadowField = 'hidden' | 'altitude' | 'height' | 'opacity';

function isSame(a: Float32Array, b: Float32Array): boolean {
  return a.length === b.length && a.every((height, row) => height === b[row]);
}
