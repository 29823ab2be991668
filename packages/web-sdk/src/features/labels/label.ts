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

/** What a label asks of the layer that it is in. */
export interface LabelOwner {
  readonly language: string;
  isPlaced(label: Label): boolean;
  change(label: Label): void;
  remove(label: Label): void;
}

const ICON_PLACEMENTS: readonly LabelPlacement[] = ['bottom', 'right', 'left', 'top', 'icon-only'];
const TEXT_PLACEMENTS: readonly LabelPlacement[] = ['center'];

/** A label with what is drawn of it. */
export class Label implements MapLabel {
  readonly id: string;
  readonly target: LabelTarget;
  options: SettledLabelOptions;
  row = -1;
  /** `undefined` until its floor is shown for the first time: finding it takes time. */
  place: LabelPlace | undefined;
  lines: readonly string[] = [];
  /** Names the picture of the text that is wanted; `undefined` when it has to be found out. */
  key: string | undefined;
  align: CanvasTextAlign = 'center';
  textEntry: AtlasEntry | undefined;
  iconEntry: AtlasEntry | undefined;
  /** The atlas generation that the entries belong to. */
  generation = -1;
  isIconFailed = false;
  /** Whether all that is wanted can be drawn. */
  isPainted = false;
  /** Whether that was so once: what is shown stays while something new is made. */
  isReady = false;
  /** Placement at which it is drawn; stays while it fades out. */
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

  /** The icon, unless it could not be loaded. */
  get icon(): string | undefined {
    return this.isIconFailed ? undefined : this.options.icon;
  }

  update(change: LabelOptions): void {
    if (change.icon !== undefined) this.isIconFailed = false;
    this.options = { ...this.options, ...change };
    this.#owner.change(this);
  }

  on<K extends keyof LabelEvents>(
    name: K,
    listener: (payload: LabelEvents[K]) => void,
  ): Unsubscribe {
    // Made when it is needed: a venue has thousands of labels, and few have listeners.
    this.#events ??= new Emitter();
    return this.#events.on(name, listener);
  }

  /** Tells those who listen to it. */
  emit<K extends keyof LabelEvents>(name: K, payload: LabelEvents[K]): void {
    this.#events?.emit(name, payload);
  }

  remove(): void {
    this.#events?.clear();
    this.#owner.remove(this);
  }

  /** Its numbers for the layout; a label whose place is not known yet is nowhere. */
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

/** What a label is made with. */
export type LabelParts = { readonly owner: LabelOwner; readonly options: LabelOptions };
