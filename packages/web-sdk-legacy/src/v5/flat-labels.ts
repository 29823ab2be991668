import { type MapText, text3d, type Text3d, type Text3dOptions } from '../shared/engine.ts';
import type { Polygon } from '../shared/polygon.ts';
import type { ViewCore } from '../shared/view-core.ts';
import { SdkError } from '../shared/sdk-error.ts';

/** Appearance of a flat label. */
export type FlatLabelOptions = {
  /** Colour of the text, as a CSS hex colour. @defaultValue the theme's colour */
  readonly color?: string;
  /**
   * Maximum height of the characters, in metres. Narrow polygons have smaller text.
   * @defaultValue `3`
   */
  readonly maxSize?: number;
};

/**
 * A text that lies flat on a polygon and turns with the map.
 *
 * @example
 * const [polygon] = place.polygons;
 * if (polygon) console.log(mapView.flatLabels.add(polygon, place.name).text);
 */
export class FlatLabel {
  /** @internal The engine's 3D text. */
  readonly label: MapText;
  /** Polygon on which the label is drawn. */
  readonly polygon: Polygon;

  /** @internal Created by the label manager. */
  constructor(label: MapText, polygon: Polygon) {
    this.label = label;
    this.polygon = polygon;
  }

  /** Unique id of the label in its map view. */
  get id(): string {
    return this.label.id;
  }

  /** Text of the label. */
  get text(): string {
    return this.label.text;
  }
}

/**
 * Labels that lie flat on the map.
 *
 * @example
 * mapView.floatingLabels.removeAll();
 * mapView.flatLabels.labelLocations({ color: '#5b5346' });
 */
export class FlatLabels {
  readonly #core: ViewCore;
  readonly #labels = new Set<FlatLabel>();
  #texts: Text3d | undefined;

  /** @internal Created by map views. */
  constructor(core: ViewCore) {
    this.#core = core;
  }

  /** All flat labels. */
  get all(): readonly FlatLabel[] {
    return [...this.#labels];
  }

  /** Labels the polygons of all locations with their names. */
  labelLocations(options: FlatLabelOptions = {}): readonly FlatLabel[] {
    return this.#core.index.maps
      .flatMap(({ polygons }) => polygons)
      .filter(({ element }) => element.locations.some(({ isHidden }) => !isHidden))
      .filter(({ name }) => name !== '')
      .map((polygon) => this.add(polygon, polygon.name, options));
  }

  /** Adds a label with your own text. */
  add(polygon: Polygon, text: string, options: FlatLabelOptions = {}): FlatLabel {
    this.#core.check('flatLabels.add');
    if (text === '') {
      throw new SdkError('sdk/bad-option', 'flatLabels.add, text: expected a text, found "".');
    }
    this.#texts ??= this.#core.engine.use(text3d);
    const look = { ...toEngineOptions(options), text };
    const label = new FlatLabel(this.#texts.add(polygon.element, look), polygon);
    this.#labels.add(label);
    return label;
  }

  /** Removes a label. */
  remove(label: FlatLabel): void {
    this.#labels.delete(label);
    label.label.remove();
  }

  /** Removes all labels. */
  removeAll(): void {
    for (const label of this.all) this.remove(label);
  }
}

function toEngineOptions({ color, maxSize }: FlatLabelOptions): Text3dOptions {
  return {
    ...(color !== undefined && { color }),
    ...(maxSize !== undefined && { maxSize }),
  };
}
