import { showTable } from '../../3/show-table.ts';
// #region read
import { readBundle } from '@brand/mvf/read';

const bundle = await readBundle(
  'https://portal.brand.example/venues/harbour-mall/mvf-1.zip?key=demo',
);
if (bundle.version !== 1)
  throw new Error(`Expected MVF 1, found MVF ${bundle.version}.`);

const levels = await Promise.all(
  bundle.floorIds.map(async (id) => {
    const level = (await bundle.readFloor('levels', id))?.features[0];
    const spaces = await bundle.readFloor('spaces', id);
    const obstructions = await bundle.readFloor('obstructions', id);
    const nodes = await bundle.readFloor('nodes', id);
    return {
      name: level?.properties.name ?? id,
      elevation: level?.properties.elevation ?? 0,
      spaces: spaces?.features.length ?? 0,
      obstructions: obstructions?.features.length ?? 0,
      // Most packages have none, so do not rely on them.
      nodes: nodes?.features.length ?? 0,
    };
  }),
);
// #endregion read

showTable(
  `${(await bundle.read('venue'))?.features[0]?.properties.name}, MVF 1`,
  ['Level', 'Elevation', 'Spaces', 'Obstructions', 'Nodes'],
  levels
    .toSorted((a, b) => b.elevation - a.elevation)
    .map((level) => Object.values(level)),
);
