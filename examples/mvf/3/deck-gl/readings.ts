import { ScatterplotLayer } from '@deck.gl/layers';

// #region readings
type Reading = {
  readonly longitude: number;
  readonly latitude: number;
  readonly floorId: string;
  readonly celsius: number;
};

/** Add this layer after the floors, because later layers are drawn on top. */
export function readingsOn(
  floorId: string,
  readings: readonly Reading[],
): ScatterplotLayer<Reading> {
  return new ScatterplotLayer<Reading>({
    id: 'readings',
    data: readings.filter((reading) => reading.floorId === floorId),
    // The sensors hang 1.5 metres above the floor.
    getPosition: ({ longitude, latitude }) => [longitude, latitude, 1.5],
    getFillColor: ({ celsius }) =>
      celsius > 24 ? [200, 50, 30] : [40, 120, 200],
    getRadius: 0.6,
    radiusUnits: 'meters',
  });
}
// #endregion readings
