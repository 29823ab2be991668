import type { EngineLabel, EngineLabelOptions } from '../shared/engine.ts';
import type { Location } from '../shared/location.ts';
import { type MapTarget, toTarget, type ViewCore } from '../shared/view-core.ts';
import type { CollisionRank } from './collision-rank.ts';

/** Appearance and behaviour of a floating label. */
export type FloatingLabelOptions = {
  /** Colour of the text, as a CSS hex colour. @defaultValue the theme's colour */
  readonly color?: string;
  /**
   * Colour of the outline around the text, as a CSS hex colour.
   * @defaultValue the theme's colour
   */
  readonly haloColor?: string;
  /** Font size, in CSS pixels. @defaultValue `13` */
  readonly fontSize?: number;
  /** URL of an icon beside the text. @defaultValue none */
  readonly icon?: string;
  /**
   * Collision priority. If labels and markers overlap, the one with the higher rank is shown.
   * @defaultValue `COLLISION_RANK.MEDIUM`
   */
  readonly rank?: CollisionRank;
  /** Whether clicks on the label are reported. @defaultValue `false` */
  readonly interactive?: boolean;
};

/** Options for labelling all locations. */
export type LabelLocationsOptions = FloatingLabelOptions & {
  /** Whether logos and symbols of locations are shown. @defaultValue `true` */
  readonly icons?: boolean;
  /** Filter for the locations to label. @defaultValue all locations */
  readonly filter?: (location: Location) => boolean;
};

/**
 * A text that faces the screen and is hidden if it lacks space.
 *
 * @example
 * const label = mapView.floatingLabels.add(place, 'Meet here');
 * console.log(label.text, label.isShown);
 */
export class FloatingLabel {
  /** @internal The engine's label. */
  readonly label: EngineLabel;

  /** @internal Created by the label manager. */
  constructor(label: EngineLabel) {
    this.label = label;
  }

  /** Unique id of the label in its map view. */
  get id(): string {
    return this.label.id;
  }

  /** Text of the label. */
  get text(): string {
    return this.label.text;
  }

  /** Whether the label is visible: there is space for the label, and its map is shown. */
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

  /** @internal Created by map views. */
  constructor(core: ViewCore) {
    this.#core = core;
  }

  /** All floating labels. */
  get all(): readonly FloatingLabel[] {
    return [...this.#labels.values()];
  }

  /** Labels each location at its polygons. Existing labels stay. */
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

  /** Adds a label with your own text. */
  add(target: MapTarget, text: string, options: FloatingLabelOptions = {}): FloatingLabel {
    this.#core.check('floatingLabels.add');
    const look = { ...toEngineOptions(options), text };
    return this.#keep(this.#core.engine.labels.add(toTarget(target), look));
  }

  /** Changes the options of a label. Omitted options stay as they are. */
  update(label: FloatingLabel, options: FloatingLabelOptions): void {
    label.label.update(toEngineOptions(options));
  }

  /** Sets the collision priority of a label. */
  setRank(label: FloatingLabel, rank: CollisionRank): void {
    label.label.update({ rank });
  }

  /** Removes a label. */
  remove(label: FloatingLabel): void {
    this.#labels.delete(label.label);
    label.label.remove();
  }

  /** Removes all labels, including the initial ones. */
  removeAll(): void {
    for (const label of this.all) this.remove(label);
  }

  /** @internal Returns the label that was hit. */
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
