import { TextLayer } from '@deck.gl/layers';
import { labelPoint } from '../label-point.ts';
import type { Shape } from './read-floor.ts';

// #region labels
/** The names of rooms, on top of them. */
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
    // In metres, names grow with the plan and keep their distance from each other.
    sizeUnits: 'meters',
    getSize: 1,
    sizeMaxPixels: 16,
    getColor: [32, 36, 44],
    // Letters beyond ASCII too.
    characterSet: 'auto',
    // Walls do not hide them.
    parameters: { depthCompare: 'always' },
  });
}
// #endregion labels
