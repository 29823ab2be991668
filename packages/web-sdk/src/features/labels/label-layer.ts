import type { ElementEvents } from '../../kernel/element-control.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import { FloorOcclusion } from '../../kernel/floor-occlusion.ts';
import type { Hit, Probe } from '../../kernel/hits.ts';
import { disposeTree, type Frame } from '../../kernel/stage.ts';
import { Label, type LabelOwner } from './label.ts';
import { dispatchLabelClick } from './dispatch-label-click.ts';
import { LabelAtlas } from './label-atlas.ts';
import { NOT_PLACED } from './label-boxes.ts';
import { INTERACTIVE } from './label-store.ts';
import { LabelDrawing } from './label-drawing.ts';
import { readFloors } from './label-floors.ts';
import type { LabelOptions, LabelTarget } from './label-options.ts';
import { LabelPainter } from './label-painter.ts';
import { elementOf, placeOfTarget } from './label-place.ts';
import { LabelTable } from './label-table.ts';
import { whenFontsLoad } from './when-fonts-load.ts';

const FADE = 150;
/**
 * Time budget per frame for each of the steps of placing, measuring and painting, in milliseconds.
 */
const BUDGET = 4;
/**
 * Minimum number of labels per frame in each of these steps, so that slow frames also make
 * progress.
 */
const AT_LEAST = 16;
/** Fields of an element that move its label. */
const POSITION_FIELDS: ReadonlySet<string> = new Set(['visible', 'height', 'altitude']);

/** Owns the labels of a map: layout, painting and drawing. */
export class LabelLayer implements LabelOwner {
  readonly labels: Set<Label> = new Set();
  readonly #context: FeatureContext;
  readonly #table: LabelTable;
  readonly #atlas: LabelAtlas;
  readonly #painter: LabelPainter;
  readonly #drawing: LabelDrawing;
  readonly #byRow: Label[] = [];
  readonly #floorNumbers: ReadonlyMap<string, number>;
  /** Labels without a position yet, by index of the floor. */
  readonly #unplaced: Label[][];
  readonly #offs: (() => void)[];
  readonly #cover = new FloorOcclusion();
  #floorsRead = '';
  #deadline = 0;
  #measured = 0;
  #isBehind = false;
  #isFading = false;
  #nextId = 1;
  #pixelRatio: number;

  constructor(context: FeatureContext, fontFamily: string) {
    this.#context = context;
    const { stage, venue, events, layout } = context;
    this.#pixelRatio = stage.pixelRatio;
    this.#atlas = new LabelAtlas(stage.renderer, this.#pixelRatio);
    this.#painter = new LabelPainter({
      atlas: this.#atlas,
      venue,
      theme: context.theme,
      fontFamily,
      signal: context.signal,
      onIcon: () => this.#refresh(),
    });
    this.#floorNumbers = new Map(venue.floors.map(({ id }, index) => [id, index + 1]));
    this.#unplaced = [[], ...venue.floors.map(() => [])];
    this.#table = new LabelTable(venue.floors.length, {
      measure: (row) => this.#measure(row),
      onLayout: () => this.#onLayout(),
      isCovered: (x, y, z) => this.#cover.isCovered({ x, y, z }, stage.camera.three.position),
    });
    this.#drawing = new LabelDrawing(this.#table, this.#atlas);
    stage.scene.add(this.#drawing.mesh);
    context.layers.assign(this.#drawing.mesh, 'labels');
    const table = this.#table;
    this.#offs = [
      layout.add({
        get ranks() {
          return table.ranks;
        },
        begin: (camera) => {
          this.#deadline = performance.now() + BUDGET;
          this.#measured = 0;
          table.begin(camera);
        },
        place: (index, grid) => table.place(index, grid),
        end: () => table.end(),
      }),
      stage.onFrame('update', (frame) => this.#onFrame(frame)),
      stage.onContextRestored(() => this.#repaint()),
      context.elements.on('change', (change) => this.#followElements(change)),
      events.on('theme-change', () => this.#forgetColors()),
      events.on('language-change', () => this.#invalidateTexts()),
      context.hits.add((probe) => this.#hitsAt(probe)),
      events.on('click', dispatchLabelClick),
      whenFontsLoad(fontFamily, () => this.#forgetFonts()),
    ];
  }

  get language(): string {
    return this.#context.venue.language;
  }

  add(target: LabelTarget, options: LabelOptions): Label {
    const label = new Label(`label-${this.#nextId++}`, target, { owner: this, options });
    const element = elementOf(target);
    const floorId = element ? element.floor.id : 'lngLat' in target ? target.floorId : undefined;
    const floor = (floorId !== undefined && this.#floorNumbers.get(floorId)) || 0;
    if (element) this.#unplaced[floor]!.push(label);
    else label.place = placeOfTarget(target, this.#context);
    label.row = this.#table.add(label.toRow(floor));
    this.#table.columns.textWidth[label.row] = 0;
    this.#byRow[label.row] = label;
    this.labels.add(label);
    this.#refresh();
    return label;
  }

  change(label: Label): void {
    if (label.row === -1) return;
    this.#setRow(label);
    label.isPainted = false;
    this.#table.invalidateText(label.row);
    this.#refresh();
  }

  remove(label: Label): void {
    if (!this.labels.delete(label)) return;
    this.#table.remove(label.row);
    label.row = -1;
    this.#refresh();
  }

  isPlaced(label: Label): boolean {
    return label.row !== -1 && this.#table.columns.placed[label.row] !== NOT_PLACED;
  }

  dispose(): void {
    for (const off of this.#offs) off();
    for (const label of this.labels) label.row = -1;
    this.labels.clear();
    disposeTree(this.#drawing.mesh);
    this.#atlas.dispose();
    this.#context.layout.invalidate();
  }

  #refresh(): void {
    this.#context.layout.invalidate();
    this.#context.stage.requestFrame();
  }

  #setRow(label: Label): void {
    this.#table.set(label.row, label.toRow(this.#table.columns.floor[label.row]!));
  }

  #repaint(): void {
    this.#atlas.clear(0, this.#pixelRatio);
    this.#refresh();
  }

  #forgetColors(): void {
    for (const label of this.labels) label.key = undefined;
    this.#refresh();
  }

  /** Invalidates texts that were drawn before their font was loaded. */
  #forgetFonts(): void {
    this.#painter.invalidateFonts();
    this.#invalidateTexts();
  }

  #invalidateTexts(): void {
    for (const { row } of this.labels) this.#table.invalidateText(row);
    this.#refresh();
  }

  #onFrame({ elapsed, camera }: Frame): void {
    const { stage, layout } = this.#context;
    if (stage.pixelRatio !== this.#pixelRatio) {
      this.#pixelRatio = stage.pixelRatio;
      this.#repaint();
    }
    this.#drawing.setScreen(camera.width * this.#pixelRatio, camera.height * this.#pixelRatio);
    if (this.#readFloors()) {
      layout.invalidate();
      this.#isFading = true;
    }
    if (this.#placeSome()) this.#refresh();
    if (this.#isFading) this.#draw(elapsed);
  }

  /** Copies the state of the floors. Returns `true` if it changed. */
  #readFloors(): boolean {
    const { floors, layers } = this.#context;
    const read = `${floors.revision} ${layers.isVisible('labels')}`;
    if (read === this.#floorsRead) return false;
    this.#floorsRead = read;
    readFloors(this.#context, this.#table, this.#cover);
    return true;
  }

  /** Moves labels on elements that changed their height. */
  #followElements({ elements, fields }: ElementEvents['change']): void {
    if (!fields.some((field) => POSITION_FIELDS.has(field))) return;
    const changed = new Set(elements);
    for (const label of this.labels) {
      const element = label.place && elementOf(label.target);
      if (!element || !changed.has(element)) continue;
      label.place = placeOfTarget(label.target, this.#context);
      this.#setRow(label);
      this.#refresh();
    }
  }

  /**
   * Computes positions of labels on visible floors, the highest ranks first. Returns `true` if
   * there were any.
   */
  #placeSome(): boolean {
    const { floorVisible, columns } = this.#table;
    const deadline = performance.now() + BUDGET;
    let isDone = false;
    let placed = 0;
    for (const [floor, labels] of this.#unplaced.entries()) {
      if (labels.length === 0 || floorVisible[floor] === 0) continue;
      isDone = true;
      // In reverse order of the table, because labels are popped from the end.
      labels.sort((a, b) => columns.rank[a.row]! - columns.rank[b.row]! || b.row - a.row);
      do {
        const label = labels.pop()!;
        if (label.row === -1) continue;
        label.place = placeOfTarget(label.target, this.#context);
        this.#setRow(label);
      } while (labels.length > 0 && (++placed < AT_LEAST || performance.now() < deadline));
    }
    return isDone;
  }

  #measure(row: number): boolean {
    if (++this.#measured > AT_LEAST && performance.now() > this.#deadline) {
      this.#isBehind = true;
      return false;
    }
    const { width, height } = this.#painter.measure(this.#byRow[row]!);
    this.#table.setTextSize(row, width, height);
    return true;
  }

  #onLayout(): void {
    if (!this.#paintSome(performance.now() + BUDGET)) this.#repaintAll();
    if (this.#isBehind) this.#refresh();
    this.#isBehind = false;
    this.#draw(0);
  }

  /**
   * Paints missing images of visible labels, the highest ranks first. Returns `false` if the atlas
   * is full.
   */
  #paintSome(deadline: number): boolean {
    const table = this.#table;
    let painted = 0;
    for (const row of table.order) {
      const placement = table.columns.placed[row]!;
      const label = this.#byRow[row]!;
      if (placement === NOT_PLACED || this.#painter.isPainted(label, placement)) continue;
      if (++painted > AT_LEAST && performance.now() > deadline) {
        this.#isBehind = true;
        return true;
      }
      const { icon } = label;
      const size = { width: table.columns.textWidth[row]!, height: table.columns.textHeight[row]! };
      if (!this.#painter.paint(label, placement, size)) return false;
      if (label.icon !== icon) {
        this.#setRow(label);
        this.#isBehind = true;
      }
    }
    return true;
  }

  /** Clears the atlas and repaints all visible labels in the same frame, so that none flickers. */
  #repaintAll(): void {
    let used = 0;
    for (const label of this.labels) {
      if (!this.isPlaced(label)) continue;
      const { textEntry, iconEntry } = label;
      used += textEntry ? textEntry.width * textEntry.height : 0;
      used += iconEntry ? iconEntry.width * iconEntry.height : 0;
    }
    this.#atlas.clear(used);
    this.#paintSome(Infinity);
  }

  #draw(elapsed: number): void {
    const { motion, stage } = this.#context;
    const step = motion.isReduced ? 1 : elapsed / FADE;
    this.#isFading = this.#drawing.draw(this.#byRow, { step, pixelRatio: this.#pixelRatio });
    if (this.#isFading) stage.requestFrame();
  }

  #hitsAt({ screen }: Probe): readonly Hit[] {
    const row = this.#table.rowAt(screen.x, screen.y, INTERACTIVE);
    const target = this.#byRow[row];
    if (row === -1 || !target?.place) return [];
    const { x, y, floorId, height } = target.place;
    const lngLat = this.#context.space.frame.toLngLat({ x, y });
    const coordinate = floorId === undefined ? { lngLat, height } : { lngLat, floorId, height };
    return [{ type: 'label', target, coordinate, distance: 0, isInteractive: true }];
  }
}
