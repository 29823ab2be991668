import type { Floor, GeometryElement } from '@brand/venue';
import type { Feature, FeatureContext } from '../../kernel/feature.ts';
import { isOnMap } from '../../kernel/is-on-map.ts';
import type { Hit, Probe } from '../../kernel/hits.ts';
import { disposeTree } from '../../kernel/stage.ts';
import { readColor, requireColor } from '../../scene/color.ts';
import { elementOf, floorOf, layOutText, type SettledText3dOptions } from './lay-out-text.ts';
import {
  TEXT_3D_DEFAULTS,
  type Text3d,
  type Text3dGroup,
  type MapText,
  type Text3dOptions,
  type Text3dTarget,
} from './text-3d-options.ts';
import { hitText } from './text-hit.ts';
import { textMaterial, TextMesh, type TextQuad } from './text-mesh.ts';
import { SdfTextAtlas } from './sdf-text-atlas.ts';

/** Time budget per frame for text layout, in milliseconds. */
const BUDGET = 3;
const ANISOTROPY = 4;
/** Fields of an element that move its text. */
const STANDING: ReadonlySet<string> = new Set(['visible', 'height', 'altitude']);

function assertColor({ color }: Text3dOptions, call: string): void {
  if (color !== undefined) requireColor(color, `${call}, color`);
}

class Text implements MapText {
  readonly id: string;
  readonly target: Text3dTarget;
  readonly floor: Floor | undefined;
  options: SettledText3dOptions;
  quad: TextQuad | undefined;
  readonly #layer: TextLayer;

  constructor(
    id: string,
    target: Text3dTarget,
    parts: { layer: TextLayer; options: Text3dOptions },
  ) {
    assertColor(parts.options, 'text3d.add');
    this.id = id;
    this.target = target;
    this.#layer = parts.layer;
    this.floor = floorOf(target, parts.layer.context);
    this.options = { ...TEXT_3D_DEFAULTS, ...parts.options };
  }

  get text(): string {
    const { text } = this.options;
    if (typeof text === 'function') return text(this.#layer.context.venue.language);
    if (text !== undefined || 'lngLat' in this.target) return text ?? '';
    return this.target.name || (elementOf(this.target)?.locations[0]?.name ?? '');
  }

  /** The element below the text. `undefined` for a coordinate. */
  get element(): GeometryElement | undefined {
    return elementOf(this.target);
  }

  update(change: Text3dOptions): void {
    assertColor(change, 'MapText.update');
    this.options = { ...this.options, ...change };
    this.#layer.renew(this);
  }

  remove(): void {
    this.#layer.delete(this);
  }
}

class TextLayer implements Text3d {
  readonly context: FeatureContext;
  readonly #texts = new Set<Text>();
  /** Texts to be laid out when their floor is first shown. */
  readonly #waiting = new Set<Text>();
  readonly #meshes = new Map<Floor | undefined, TextMesh>();
  readonly #changed = new Set<Floor | undefined>();
  readonly #sheet: SdfTextAtlas;
  readonly #material: ReturnType<typeof textMaterial>;
  readonly #offs: (() => void)[];
  #nextId = 1;

  constructor(context: FeatureContext) {
    this.context = context;
    const { stage, events, hits, elements } = context;
    const { capabilities } = stage.renderer;
    this.#sheet = new SdfTextAtlas(Math.min(ANISOTROPY, capabilities.getMaxAnisotropy()));
    this.#material = textMaterial(this.#sheet);
    this.#takeColor();
    this.#offs = [
      stage.onFrame('update', () => this.#onFrame()),
      events.on('language-change', () => this.#renewAll()),
      elements.on('change', ({ elements: list, fields }) => {
        if (!fields.some((field) => STANDING.has(field))) return;
        const changed = new Set<unknown>(list);
        for (const text of this.#texts) if (changed.has(text.element)) this.renew(text);
      }),
      events.on('theme-change', () => this.#takeColor()),
      hits.add((probe) => this.#hitsAt(probe)),
    ];
  }

  get all(): readonly MapText[] {
    return [...this.#texts];
  }

  add(target: Text3dTarget, options: Text3dOptions = {}): MapText {
    const text = this.#make(target, options);
    this.#insert(text);
    return text;
  }

  addAll<T extends Text3dTarget>(
    targets: Iterable<T>,
    options: Text3dOptions | ((target: T) => Text3dOptions) = {},
  ): Text3dGroup {
    const texts = [...targets]
      .filter(isOnMap)
      .map((target) =>
        this.#make(target, typeof options === 'function' ? options(target) : options),
      )
      .filter(({ text }) => text !== '');
    for (const text of texts) this.#insert(text);
    return { texts, remove: () => texts.forEach((text) => text.remove()) };
  }

  removeAll(): void {
    for (const text of this.#texts) text.remove();
  }

  remove(): void {
    for (const off of this.#offs) off();
    for (const { mesh } of this.#meshes.values()) disposeTree(mesh);
    this.#texts.clear();
    this.#material.dispose();
    this.#sheet.dispose();
    this.context.stage.requestFrame();
  }

  renew(text: Text): void {
    if (!this.#texts.has(text)) return;
    this.#waiting.add(text);
    this.context.stage.requestFrame();
  }

  delete(text: Text): void {
    if (!this.#texts.delete(text)) return;
    this.#waiting.delete(text);
    this.#changed.add(text.floor);
    this.context.stage.requestFrame();
  }

  #make(target: Text3dTarget, options: Text3dOptions): Text {
    return new Text(`text-${this.#nextId++}`, target, { layer: this, options });
  }

  #insert(text: Text): void {
    this.#texts.add(text);
    this.renew(text);
  }

  /** All texts in the theme's colour share one uniform, because most texts use that colour. */
  #takeColor(): void {
    this.#material.uniforms['themeColor']!.value = readColor(this.context.theme().label.text) ?? 0;
    this.context.stage.requestFrame();
  }

  #renewAll(): void {
    for (const text of this.#texts) this.renew(text);
  }

  #onFrame(): void {
    if (this.#waiting.size > 0) this.#layOutSome();
    for (const floor of this.#changed) this.#meshOf(floor).set(this.#quadsOf(floor));
    this.#changed.clear();
  }

  #layOutSome(): void {
    const { floors, stage } = this.context;
    const visible = new Set(floors.visible);
    const deadline = performance.now() + BUDGET;
    for (const text of this.#waiting) {
      if (text.floor && !visible.has(text.floor)) continue;
      if (performance.now() > deadline) {
        stage.requestFrame();
        break;
      }
      this.#waiting.delete(text);
      text.quad = layOutText(text, this.#sheet, this.context);
      this.#changed.add(text.floor);
    }
    this.#material.uniforms['sheet']!.value = this.#sheet.texture;
    this.#material.uniforms['sheetSize']!.value = this.#sheet.size;
  }

  #quadsOf(floor: Floor | undefined): TextQuad[] {
    const quads: TextQuad[] = [];
    for (const text of this.#texts) {
      if (text.floor === floor && text.quad && text.options.visible) quads.push(text.quad);
    }
    return quads;
  }

  #meshOf(floor: Floor | undefined): TextMesh {
    let mesh = this.#meshes.get(floor);
    if (!mesh) {
      const { floors } = this.context;
      mesh = new TextMesh(this.#material, () => (floor ? floors.opacityOf(floor) : 1));
      this.#meshes.set(floor, mesh);
      const { stage, layers } = this.context;
      (floor ? stage.groupOf(floor) : stage.scene).add(mesh.mesh);
      layers.assign(mesh.mesh, 'text');
      mesh.mesh.matrixWorldNeedsUpdate = true;
    }
    return mesh;
  }

  #hitsAt({ ray }: Probe): Hit[] {
    const { floors, stage, space } = this.context;
    const { elements } = stage.camera.three.matrixWorld;
    const right = { x: elements[0]!, y: elements[1]! };
    const visible = new Set(floors.visible);
    const hits: Hit[] = [];
    for (const text of this.#texts) {
      const { quad, floor, options } = text;
      if (!quad || !options.visible || (floor && !visible.has(floor))) continue;
      const altitude = floor ? floors.altitudeOf(floor) : 0;
      const hit = hitText(ray, quad, { altitude, right });
      if (!hit) continue;
      hits.push({
        type: 'text',
        target: text,
        coordinate: space.toCoordinate(hit.point, floor?.id),
        distance: hit.distance,
        isInteractive: options.interactive,
      });
    }
    return hits;
  }
}

/**
 * The feature `text-3d`, for `map.use`: text in the scene.
 *
 * @example
 * import { text3d } from '@brand/web-sdk/text-3d';
 *
 * const text = map.use(text3d);
 * const names = text.addAll(venue.spaces);
 * names.remove();
 */
export const text3d: Feature<Text3d> = {
  name: 'text-3d',
  install: (context) => new TextLayer(context),
};
