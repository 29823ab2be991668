import { showVenue } from '@brand/web-sdk';
import { models } from '@brand/web-sdk/models';

const map = await showVenue('#map', {
  venueId: 'kestrel-house',
  key: 'demo',
  labels: false,
});

// #region load
type Placement = {
  readonly model: string;
  readonly floorId: string;
  readonly lngLat: readonly [longitude: number, latitude: number];
  readonly altitude: number;
  readonly rotationDegrees: number;
  readonly scale: number;
  readonly color?: string;
};

const files: Record<string, string> = {
  desk: 'https://portal.brand.example/samples/web-sdk/6.0/3d-models-mapper/models/desk.glb',
  plant:
    'https://portal.brand.example/samples/web-sdk/6.0/3d-models-mapper/models/plant.glb',
  sofa: 'https://portal.brand.example/samples/web-sdk/6.0/3d-models-mapper/models/sofa.glb',
  table:
    'https://portal.brand.example/samples/web-sdk/6.0/3d-models-mapper/models/table.glb',
};

const response = await fetch(
  'https://portal.brand.example/samples/web-sdk/6.0/3d-models-mapper/placements.json',
);
const { placements }: { placements: Placement[] } = await response.json();
const feature = map.use(models);

await Promise.all(
  placements.map(({ model, floorId, lngLat, rotationDegrees, ...look }) => {
    const url = files[model];
    if (url === undefined) throw new Error(`There is no file for "${model}".`);
    return feature.add(
      { lngLat, floorId },
      { url, ...look, rotationDegrees: [0, 0, rotationDegrees] },
    );
  }),
);
// #endregion load
await map.camera.focusOn(feature.all, { maxZoom: 20.5, pitchDegrees: 50 });
