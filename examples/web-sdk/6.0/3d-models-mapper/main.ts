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

const files: Record<string, URL> = {
  desk: new URL('./models/desk.glb', import.meta.url),
  plant: new URL('./models/plant.glb', import.meta.url),
  sofa: new URL('./models/sofa.glb', import.meta.url),
  table: new URL('./models/table.glb', import.meta.url),
};

const response = await fetch(new URL('./placements.json', import.meta.url));
const { placements }: { placements: Placement[] } = await response.json();
const feature = map.use(models);

await Promise.all(
  placements.map(({ model, floorId, lngLat, rotationDegrees, ...look }) => {
    const url = files[model]?.href;
    if (url === undefined) throw new Error(`There is no file for "${model}".`);
    return feature.add(
      { lngLat, floorId },
      { url, ...look, rotationDegrees: [0, 0, rotationDegrees] },
    );
  }),
);
// #endregion load
await map.camera.focusOn(feature.all, { maxZoom: 20.5, pitchDegrees: 50 });
