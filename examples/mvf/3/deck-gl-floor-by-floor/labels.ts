import { TextLayer } from '@deck.gl/layers';
import { labelPoint } from '../label-point.ts';
import type { Shape } from './read-floor.ts';

// #region labels
/** Shows the names of rooms on top of the rooms. */
export function labelsOf(shapes: readonly Shape[]): TextLayer<Shape> {
  return new TextLayer<Shape>({
    id: 'names',
    data: shapes.filter(
      ({ properties: { kind, name } }) => kind === 'room' && name,
    ),
    getText: ({ properties }) => properties.name!,
    getPosition: ({ geometry, properties: { style } }) => [
      ...labelPoint(geometry.coordinates[0]!),
      style.altitude + style.height,
    ],
    // Sizes in metres let names grow with the plan, so they never move together.
    sizeUnits: 'meters',
    getSize: 1,
    sizeMaxPixels: 16,
    getColor: [32, 36, 44],
    // Include characters beyond ASCII.
    characterSet: 'auto',
    // Draw names even where walls would hide them.
    parameters: { depthCompare: 'always' },
  });
}
// #endregion labels
