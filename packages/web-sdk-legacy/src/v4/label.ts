import type { EngineLabel, EngineLabelOptions } from '../shared/engine.ts';

/** How labels look. */
export type LabelOptions = {
  /** Colour of the text; a CSS hex colour. @defaultValue `'#2b2f36'` */
  readonly color?: string;
  /** Size of the text in CSS pixels. @defaultValue `13` */
  readonly fontSize?: number;
};

/**
 * A text above a polygon that faces the screen. Keep it: it is needed to take the label away.
 *
 * @example
 * const [polygon] = place.polygons;
 * const label = polygon && mapView.labelPolygon(polygon, 'Meet here');
 * if (label) mapView.removeLabel(label);
 */
export class Label {
  /** @internal The engine's label. */
  readonly label: EngineLabel;

  /** @internal Map views make labels. */
  constructor(label: EngineLabel) {
    this.label = label;
  }

  /** What it says. */
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
