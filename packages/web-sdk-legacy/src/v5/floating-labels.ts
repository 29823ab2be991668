import type { EngineLabel, EngineLabelOptions } from '../shared/engine.ts';
import type { Location } from '../shared/location.ts';
import { type MapTarget, toTarget, type ViewCore } from '../shared/view-core.ts';
import type { CollisionRank } from './collision-rank.ts';

/** How a floating label looks. */
export type FloatingLabelOptions = {
  /** Colour of the text; a CSS hex colour. @defaultValue the theme's */
  readonly color?: string;
  /** Colour of the rim around letters; a CSS hex colour. @defaultValue the theme's */
  readonly haloColor?: string;
  /** Size of the text in CSS pixels. @defaultValue `13` */
  readonly fontSize?: number;
  /** Address of a picture beside the text. @defaultValue none */
  readonly icon?: string;
  /** Who comes first where there is no room for all. @defaultValue `COLLISION_RANK.MEDIUM` */
  readonly rank?: CollisionRank;
  /** Whether clicks on it are told. @defaultValue `false` */
  readonly interactive?: boolean;
};

/** How all locations are labelled. */
export type LabelLocationsOptions = FloatingLabelOptions & {
  /** Whether logos and symbols of locations are shown. @defaultValue `true` */
  readonly icons?: boolean;
  /** Which locations get a label. @defaultValue all of them */
  readonly filter?: (location: Location) => boolean;
};

/**
 * A text that faces the screen and gives way where space is tight.
 *
 * @example
 * const label = mapView.floatingLabels.add(place, 'Meet here');
 * console.log(label.text, label.isShown);
 */
export class FloatingLabel {
  /** @internal The engine's label. */
  readonly label: EngineLabel;

  /** @internal The manager makes labels. */
  constructor(label: EngineLabel) {
    this.label = label;
  }

  /** Names the label among those of a map view. */
  get id(): string {
    return this.label.id;
  }

  /** What it says. */
  get text(): string {
    return this.label.text;
  }

  /** Whether there is room for it, and its map is shown. */
  get isShown(): boolean {
    return this.label.isShown;
  }
}

/**
 * Labels that float above the map.
 *
 * @example
 * mapView.floatingLabels.removeAll();
 * mapView.floatingLabels.labelLocations({ icons: false, filter: ({ type }) => type === 'tenant' });
 */
export class FloatingLabels {
  readonly #core: ViewCore;
  readonly #labels = new Map<EngineLabel, FloatingLabel>();

  /** @internal Map views have one. */
  constructor(core: ViewCore) {
    this.#core = core;
  }

  /** All of them. */
  get all(): readonly FloatingLabel[] {
    return [...this.#labels.values()];
  }

  /** Labels each location at its polygons. The labels that were added before stay. */
  labelLocations(options: LabelLocationsOptions = {}): readonly FloatingLabel[] {
    this.#core.check('floatingLabels.labelLocations');
    const { icons = true, filter } = options;
    const { labels } = this.#core.engine.labels.addAutomatic({
      spaces: false,
      icons: icons ? 'all' : 'none',
      options: ({ location }) => {
        if (!location) return 'none';
        const isWanted = filter?.(this.#core.index.location(location)) ?? true;
        return isWanted ? toEngineOptions(options) : 'none';
      },
    });
    return labels.map((label) => this.#keep(label));
  }

  /** Adds a label of your own. */
  add(target: MapTarget, text: string, options: FloatingLabelOptions = {}): FloatingLabel {
    this.#core.check('floatingLabels.add');
    const look = { ...toEngineOptions(options), text };
    return this.#keep(this.#core.engine.labels.add(toTarget(target), look));
  }

  /** Changes how a label looks, and leaves what is not given. */
  update(label: FloatingLabel, options: FloatingLabelOptions): void {
    label.label.update(toEngineOptions(options));
  }

  /** Says who comes first where there is no room for all. */
  setRank(label: FloatingLabel, rank: CollisionRank): void {
    label.label.update({ rank });
  }

  /** Takes a label away. */
  remove(label: FloatingLabel): void {
    this.#labels.delete(label.label);
    label.label.remove();
  }

  /** Takes all labels away, those of the first picture as well. */
  removeAll(): void {
    for (const label of this.all) this.remove(label);
  }

  /** @internal The label that was hit. */
  find(label: EngineLabel): FloatingLabel | undefined {
    return this.#labels.get(label);
  }

  #keep(label: EngineLabel): FloatingLabel {
    const kept = new FloatingLabel(label);
    this.#labels.set(label, kept);
    return kept;
  }
}

function toEngineOptions(options: FloatingLabelOptions): EngineLabelOptions {
  const { color, haloColor, fontSize, icon, rank, interactive } = options;
  return {
    ...(color !== undefined && { color }),
    ...(haloColor !== undefined && { haloColor }),
    ...(fontSize !== undefined && { size: fontSize }),
    ...(icon !== undefined && { icon }),
    ...(rank !== undefined && { rank }),
    ...(interactive !== undefined && { interactive }),
  };
}
