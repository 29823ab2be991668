import { ScatterplotLayer } from '@deck.gl/layers';

// #region readings
type Reading = {
  readonly longitude: number;
  readonly latitude: number;
  readonly floorId: string;
  readonly celsius: number;
};

/** Put it behind the layers of the floors: later layers are drawn over earlier ones. */
export function readingsOn(
  floorId: string,
  readings: readonly Reading[],
): ScatterplotLayer<Reading> {
  return new ScatterplotLayer<Reading>({
    id: 'readings',
    data: readings.filter((reading) => reading.floorId === floorId),
    // A metre and a half above the floor, where the sensors hang.
    getPosition: ({ longitude, latitude }) => [longitude, latitude, 1.5],
    getFillColor: ({ celsius }) =>
      celsius > 24 ? [200, 50, 30] : [40, 120, 200],
    getRadius: 0.6,
    radiusUnits: 'meters',
  });
}
// #endregion readings
