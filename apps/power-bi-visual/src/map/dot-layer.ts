import type { Feature, Floor, Hit, MapContext, Removable } from '@brand/web-sdk';

export type Dot = {
  readonly floor: Floor;
  /** Metres in the venue's frame. */
  readonly x: number;
  readonly y: number;
  readonly color: string;
  /** CSS pixels. */
  readonly radius: number;
  /** Index of its row. */
  readonly index: number;
};

/** How the dots of a selection differ. */
export type DotState = {
  /** Rows that are selected; `undefined` while nothing is. */
  readonly selected: ReadonlySet<number> | undefined;
  /** The row that the keyboard is at. */
  readonly focused: number | undefined;
};

/** A dot and its position on the screen. */
type DrawnDot = { readonly dot: Dot; readonly x: number; readonly y: number };

const LAYER = 'data-points';
const HEIGHT = 1;
const REACH = 3;
const FADED = 0.2;
const SPRITE = 64;

/**
 * Draws dots above the map on a canvas of its own: tens of thousands cost a few milliseconds per
 * frame, and their size does not change with the zoom. Markers would be elements, and shapes would
 * be sized in metres.
 */
export class DotLayer implements Removable {
  readonly #context: MapContext;
  readonly #canvas = document.createElement('canvas');
  readonly #drawing = this.#canvas.getContext('2d')!;
  readonly #sprites = new Map<string, HTMLCanvasElement>();
  readonly #offs: (() => void)[];
  #dots: readonly Dot[] = [];
  #state: DotState = { selected: undefined, focused: undefined };
  /** Dots of the last frame, topmost last. */
  #drawn: readonly DrawnDot[] = [];

  constructor(context: MapContext) {
    this.#context = context;
    const { overlay, stage, hits, layers, space } = context;
    this.#canvas.ariaHidden = 'true';
    this.#canvas.dataset['dots'] = '0';
    Object.assign(this.#canvas.style, { position: 'absolute', width: '100%', height: '100%' });
    overlay.prepend(this.#canvas);
    const layer = layers.add(LAYER);
    this.#offs = [
      () => layer.remove(),
      stage.onFrame('after', () => this.#draw()),
      hits.add(({ screen }) => {
        const found = this.dotAt(screen);
        if (!found) return [];
        const { x, y, floor } = found;
        const coordinate = { lngLat: space.frame.toLngLat({ x, y }), floorId: floor.id };
        const place = { coordinate, distance: 0, isInteractive: true };
        return [{ type: 'custom', layer: LAYER, target: found, ...place }];
      }),
    ];
  }

  show(dots: readonly Dot[]): void {
    this.#dots = dots;
    this.#context.stage.requestFrame();
  }

  setState(state: DotState): void {
    this.#state = state;
    this.#context.stage.requestFrame();
  }

  /** The topmost dot at a point of the screen. */
  dotAt({ x, y }: { readonly x: number; readonly y: number }): Dot | undefined {
    // Dots that were drawn last are on top.
    return this.#drawn.findLast((one) => Math.hypot(one.x - x, one.y - y) <= one.dot.radius + REACH)
      ?.dot;
  }

  requestFrame(): void {
    this.#context.stage.requestFrame();
  }

  /** Position of a row's dot, in CSS pixels from the top left of the map. */
  screenOf(rowIndex: number): { readonly x: number; readonly y: number } | undefined {
    return this.#drawn.find(({ dot }) => dot.index === rowIndex);
  }

  remove(): void {
    this.#offs.forEach((off) => off());
    this.#canvas.remove();
  }

  #draw(): void {
    const { stage, floors } = this.#context;
    const { width, height } = stage.camera;
    const ratio = stage.pixelRatio;
    const canvas = this.#canvas;
    if (
      canvas.width !== Math.round(width * ratio) ||
      canvas.height !== Math.round(height * ratio)
    ) {
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    }
    this.#drawing.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.#drawing.clearRect(0, 0, width, height);
    const z = floors.altitudeOf(floors.current) + HEIGHT;
    const drawn: DrawnDot[] = [];
    for (const dot of this.#dots) {
      if (dot.floor !== floors.current) continue;
      const at = stage.camera.toScreen({ x: dot.x, y: dot.y, z });
      if (!at || at.x < 0 || at.y < 0 || at.x > width || at.y > height) continue;
      drawn.push({ dot, x: at.x, y: at.y });
    }
    // Selected ones last, above the others.
    const { selected } = this.#state;
    if (selected) {
      drawn.sort((a, b) => Number(selected.has(a.dot.index)) - Number(selected.has(b.dot.index)));
    }
    for (const one of drawn) this.#drawDot(one);
    this.#drawn = drawn;
    canvas.dataset['dots'] = String(drawn.length);
  }

  #drawDot({ dot, x, y }: DrawnDot): void {
    const { selected, focused } = this.#state;
    const { radius, color, index } = dot;
    this.#drawing.globalAlpha = selected && !selected.has(index) ? FADED : 1;
    this.#drawing.drawImage(this.#spriteOf(color), x - radius, y - radius, radius * 2, radius * 2);
    if (focused !== index) return;
    this.#drawing.globalAlpha = 1;
    this.#drawing.lineWidth = 2;
    this.#drawing.strokeStyle = this.#context.theme().label.text;
    this.#drawing.beginPath();
    this.#drawing.arc(x, y, radius + 3, 0, Math.PI * 2);
    this.#drawing.stroke();
  }

  /** A dot with a rim, rendered once per colour: copying it is faster than filling circles. */
  #spriteOf(color: string): HTMLCanvasElement {
    const known = this.#sprites.get(color);
    if (known) return known;
    const sprite = document.createElement('canvas');
    sprite.width = SPRITE;
    sprite.height = SPRITE;
    const drawing = sprite.getContext('2d')!;
    drawing.fillStyle = color;
    drawing.strokeStyle = '#fff';
    drawing.lineWidth = SPRITE / 10;
    drawing.beginPath();
    drawing.arc(SPRITE / 2, SPRITE / 2, SPRITE / 2 - drawing.lineWidth, 0, Math.PI * 2);
    drawing.fill();
    drawing.stroke();
    this.#sprites.set(color, sprite);
    return sprite;
  }
}

/** The dot under the pointer, if it is the frontmost hit. */
export function dotOf([front]: readonly Hit[]): Dot | undefined {
  return front?.type === 'custom' && front.layer === LAYER ? (front.target as Dot) : undefined;
}

/** The dot layer as a feature for `map.use`. */
export const dots: Feature<DotLayer> = {
  name: 'dots',
  install: (context) => new DotLayer(context),
};
