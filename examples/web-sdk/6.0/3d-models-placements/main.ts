import { showVenue } from '@brand/web-sdk';
import { models } from '@brand/web-sdk/models';

const map = await showVenue('#map', {
  venueId: 'kestrel-house',
  key: 'demo',
  labels: false,
});
const url =
  'https://portal.brand.example/samples/web-sdk/6.0/3d-models/kiosk.glb';

// #region placements
type Placement = {
  readonly lngLat: readonly [longitude: number, latitude: number];
  readonly floorId: string;
  readonly turnDegrees: number;
};

async function place(placements: readonly Placement[]): Promise<void> {
  const feature = map.use(models);
  await Promise.all(
    placements.map(({ lngLat, floorId, turnDegrees }) =>
      feature.add(
        { lngLat, floorId },
        { url, scale: 2, rotationDegrees: [0, 0, turnDegrees] },
      ),
    ),
  );
}
// #endregion placements

const floor = map.floors.current;
const rooms = floor.spaces.filter(({ kind }) => kind === 'room').slice(0, 12);
await place(
  rooms.map(({ center: { lngLat } }, index) => ({
    lngLat,
    floorId: floor.id,
    turnDegrees: index * 30,
  })),
);
await map.camera.focusOn(rooms.slice(0, 6), { pitchDegrees: 55 });
