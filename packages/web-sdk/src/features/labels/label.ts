import { Emitter, type Unsubscribe } from '../../kernel/emitter.ts';
import type { AtlasEntry } from './label-atlas.ts';
import { NOT_PLACED, PLACEMENTS, type LabelPlacement } from './label-boxes.ts';
import {
  LABEL_DEFAULTS,
  type Label as MapLabel,
  type LabelEvents,
  type LabelOptions,
  type LabelTarget,
  type SettledLabelOptions,
} from './label-options.ts';
import { COVERABLE, INTERACTIVE, OCCLUDED, VISIBLE, type LabelRow } from './label-store.ts';
import { nameOfTarget, type LabelPlace } from './label-place.ts';
import { rankNumber } from '../../kernel/screen-layout.ts';

export interface LabelOwner {
  readonly language: string;
  isPlaced(label: Label): boolean;
  change(label: Label): void;
  remove(label: Label): void;
}

const ICON_PLACEMENTS: readonly LabelPlacement[] = ['bottom', 'right', 'left', 'top', 'icon-only'];
const TEXT_PLACEMENTS: readonly LabelPlacement[] = ['center'];

/** A label and its drawn state. */
export class Label implements MapLabel {
  readonly id: string;
  readonly target: LabelTarget;
  options: SettledLabelOptions;
  row = -1;
  /**
   * Position of the label. `undefined` until the label's floor is first shown, because the
   * computation is expensive.
   */
  place: LabelPlace | undefined;
  lines: readonly string[] = [];
  /** Cache key of the text's image; `undefined` if it has to be computed again. */
  key: string | undefined;
  align: CanvasTextAlign = 'center';
  textEntry: AtlasEntry | undefined;
  iconEntry: AtlasEntry | undefined;
  /** The atlas generation that the entries belong to. */
  generation = -1;
  /** Number of icons that could not be loaded. */
  failedIcons = 0;
  /** Whether all current images are painted. */
  isPainted = false;
  /**
   * Whether the label was painted before. The old images stay visible while new ones are painted.
   */
  isReady = false;
  /** Placement at which the label is drawn. It stays while the label fades out. */
  drawn: number = NOT_PLACED;
  fade = 0;
  readonly #owner: LabelOwner;
  #events: Emitter<LabelEvents> | undefined;

  constructor(id: string, target: LabelTarget, { owner, options }: LabelParts) {
    this.id = id;
    this.target = target;
    this.#owner = owner;
    this.options = { ...LABEL_DEFAULTS, ...options };
  }

  get text(): string {
    const { text } = this.options;
    if (typeof text === 'function') return text(this.#owner.language);
    return text ?? nameOfTarget(this.target);
  }

  get isShown(): boolean {
    return this.#owner.isPlaced(this);
  }

  /** The first of its icons that could be loaded. */
  get icon(): string | undefined {
    return [this.options.icon, this.options.fallbackIcon][this.failedIcons];
  }

  update(change: LabelOptions): void {
    if (change.icon !== undefined) this.failedIcons = 0;
    this.options = { ...this.options, ...change };
    this.#owner.change(this);
  }

  on<K extends keyof LabelEvents>(
    name: K,
    listener: (payload: LabelEvents[K]) => void,
  ): Unsubscribe {
    // Created lazily: a venue has thousands of labels, and few have listeners.
    this.#events ??= new Emitter();
    return this.#events.on(name, listener);
  }

  emit<K extends keyof LabelEvents>(name: K, payload: LabelEvents[K]): void {
    this.#events?.emit(name, payload);
  }

  remove(): void {
    this.#events?.clear();
    this.#owner.remove(this);
  }

  /** The row of the label in the layout. Without a position yet, its coordinates are NaN. */
  toRow(floor: number): LabelRow {
    const { options, place } = this;
    const hasIcon = this.icon !== undefined;
    const wanted = options.placement ?? (hasIcon ? ICON_PLACEMENTS : TEXT_PLACEMENTS);
    const placements = typeof wanted === 'string' ? [wanted] : wanted;
    return {
      x: place?.x ?? Number.NaN,
      y: place?.y ?? Number.NaN,
      height: place?.height ?? 0,
      floor,
      rank: rankNumber(options.rank),
      flags:
        (options.visible ? VISIBLE : 0) |
        (options.interactive ? INTERACTIVE : 0) |
        (options.occlusion === 'hide' ? OCCLUDED : 0) |
        (options.occlusion === 'show' ? 0 : COVERABLE),
      minZoom: options.minZoom,
      maxZoom: options.maxZoom,
      margin: options.margin,
      icon: hasIcon ? options.iconSize : 0,
      placements: placements.map((name) => PLACEMENTS.indexOf(name)).filter((code) => code > 0),
    };
  }
}

export type LabelParts = { readonly owner: LabelOwner; readonly options: LabelOptions };
