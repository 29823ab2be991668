import type { Object3D } from 'three';
import type { Label } from './label.ts';
import type { LabelAtlas } from './label-atlas.ts';
import { emptyLabelBox, ICON_ONLY, NOT_PLACED } from './label-boxes.ts';
import { OCCLUDED } from './label-store.ts';
import { LabelMesh, type LabelQuad } from './label-mesh.ts';
import type { LabelTable } from './label-table.ts';
import { TEXT_PADDING } from './text-raster.ts';

export type DrawOptions = {
  /** Maximum change of a label's opacity in this frame, from 0 to 1. */
  readonly step: number;
  readonly pixelRatio: number;
};

/** Turns the result of the layout into quads and fades them in and out. */
export class LabelDrawing {
  readonly #table: LabelTable;
  readonly #atlas: LabelAtlas;
  readonly #mesh = new LabelMesh();
  readonly #box = emptyLabelBox();
  readonly #quad: LabelQuad = { x: 0, y: 0, z: 0, left: 0, top: 0, alpha: 0, isOccluded: false };

  constructor(table: LabelTable, atlas: LabelAtlas) {
    this.#table = table;
    this.#atlas = atlas;
  }

  get mesh(): Object3D {
    return this.#mesh.mesh;
  }

  /** Size of the screen in device pixels. */
  setScreen(width: number, height: number): void {
    this.#mesh.setScreen(width, height);
  }

  /** Fades labels by a step and draws them. Returns `true` while a fade is not finished. */
  draw(labels: readonly Label[], { step, pixelRatio }: DrawOptions): boolean {
    const { order, columns, floorVisible } = this.#table;
    const { generation, texture } = this.#atlas;
    let isFading = false;
    this.#mesh.setAtlas(texture, texture.image.width);
    this.#mesh.begin();
    // Higher ranks last, so that they are on top.
    for (let index = order.length - 1; index >= 0; index--) {
      const row = order[index]!;
      const label = labels[row]!;
      // Removed since the last layout.
      if (label.row !== row) continue;
      const placement = columns.placed[row]!;
      if (placement !== NOT_PLACED) label.drawn = placement;
      if (floorVisible[columns.floor[row]!] === 0) label.fade = 0;
      const goal = placement !== NOT_PLACED && label.isReady ? 1 : 0;
      if (label.fade !== goal) {
        label.fade += Math.max(-step, Math.min(step, goal - label.fade));
        isFading ||= label.fade !== goal;
      }
      if (label.fade > 0 && label.generation === generation) this.#add(label, pixelRatio);
    }
    this.#mesh.end();
    return isFading;
  }

  #add(label: Label, pixelRatio: number): void {
    const { row, textEntry, iconEntry, drawn } = label;
    const { x, y, height, floor, flags } = this.#table.columns;
    const quad = this.#quad;
    const box = this.#table.boxOf(row, drawn, this.#box);
    quad.x = x[row]!;
    quad.y = y[row]!;
    quad.z = height[row]! + this.#table.floorAltitude[floor[row]!]!;
    quad.alpha = label.fade * label.options.opacity * this.#table.floorOpacity[floor[row]!]!;
    quad.isOccluded = (flags[row]! & OCCLUDED) !== 0;
    if (iconEntry && label.icon !== undefined) {
      quad.left = -iconEntry.width / 2;
      quad.top = box.iconY * pixelRatio - iconEntry.height / 2;
      this.#mesh.add(quad, iconEntry);
    }
    if (textEntry && drawn !== ICON_ONLY) {
      quad.left = (box.textX - TEXT_PADDING) * pixelRatio;
      quad.top = (box.textY - TEXT_PADDING) * pixelRatio;
      this.#mesh.add(quad, textEntry);
    }
  }
}
