import type { Floor, GeometryElement } from '@brand/venue';
import type { Group } from 'three';
import { RENDER_ORDER } from '../kernel/stage.ts';
import { buildFloorGeometry } from './floor-geometry/build-floor-geometry.ts';
import type { FloorShape } from './floor-geometry/floor-shape.ts';
import type { SceneUniforms } from './floor-materials.ts';
import { occlusionMap } from './occlusion-map.ts';
import { PrismModel } from './prism-model.ts';

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
  #isBaked = false;

  constructor({ floor, group, uniforms }: FloorModelOptions) {
    const geometry = buildFloorGeometry({
      shapes: floor.elements,
      footprint: floor.rings,
      facade: new Set<FloorShape>(floor.facades.flatMap(({ elements }) => elements)),
    });
    super({ geometry, parent: group, uniforms });
    this.floor = floor;
    this.#group = group;
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

  /** Whether its contact shadows are there. */
  get isBaked(): boolean {
    return this.#isBaked;
  }

  /** Computes contact shadows, once. Apart from building, because the first picture need not wait. */
  bake(): void {
    if (this.#isBaked) return;
    this.#isBaked = true;
    const { floor, geometry } = this;
    const outsides = floor.facades.flatMap(({ elements }) => elements);
    const hollowRows = outsides.flatMap((element) => this.rowOf(element) ?? []);
    const heightOf = (row: number): number => shadowHeight(floor, row);
    this.setOcclusion(occlusionMap(geometry, { heightOf, hollowRows }));
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

/** Metres that an element stands above the ground for contact shadows; 0 for what throws none. */
function shadowHeight(floor: Floor, row: number): number {
  const { style, type, kind } = floor.elements[row]!;
  if (style.hidden || kind === 'void' || style.altitude > 1 || type === 'door') return 0;
  const height = style.altitude + style.height;
  if (height < 0.3) return 0;
  return style.opacity < 1 ? height * 0.4 : height;
}
