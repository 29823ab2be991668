import type { EngineLabel, EngineLabelOptions } from '../shared/engine.ts';

/** Appearance of labels. */
export type LabelOptions = {
  /** Colour of the text, as a CSS hex colour. @defaultValue `'#2b2f36'` */
  readonly color?: string;
  /** Font size, in CSS pixels. @defaultValue `13` */
  readonly fontSize?: number;
};

/**
 * A text above a polygon that faces the screen. Keep the label, because you need it to remove the
 * label later.
 *
 * @example
 * const [polygon] = place.polygons;
 * const label = polygon && mapView.labelPolygon(polygon, 'Meet here');
 * if (label) mapView.removeLabel(label);
 */
export class Label {
  /** @internal The engine's label. */
  readonly label: EngineLabel;

  /** @internal Created by map views. */
  constructor(label: EngineLabel) {
    this.label = label;
  }

  /** Text of the label. */
  get text(): string {
    return this.label.text;
  }
}

/** Converts label options for the engine. */
export function toEngineLabelOptions({ color, fontSize }: LabelOptions): EngineLabelOptions {
  return {
    ...(color !== undefined && { color }),
    ...(fontSize !== undefined && { size: fontSize }),
  };
}
