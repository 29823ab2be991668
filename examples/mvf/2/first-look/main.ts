import { showTable } from '../../3/show-table.ts';
// #region read
import { readBundle } from '@brand/mvf/read';

const bundle = await readBundle(
  'https://portal.brand.example/venues/st-brigid-hospital/mvf-2.zip?key=demo',
);
if (bundle.version !== 2)
  throw new Error(`Expected MVF 2, found MVF ${bundle.version}.`);

const [manifest] = (await bundle.read('manifest'))?.features ?? [];
const floors = (await bundle.read('floors'))?.features ?? [];

/** Path of each file in this bundle, under its old or new name. */
const paths = await Promise.all(
  (['floors', 'floorStacks', 'styles', 'locations'] as const).map(
    async (key) => [key, (await bundle.pathOf(key)) ?? 'not in it'] as const,
  ),
);
// #endregion read

showTable(
  `${manifest?.properties.name}, MVF ${manifest?.properties.version}`,
  ['What', 'File'],
  [
    ...paths,
    ...floors.map(({ properties: { id, name = id } }): [string, string] => [
      name,
      `space/${id}.geojson`,
    ]),
  ],
);
