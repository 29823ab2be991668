import { formatTree } from './format-tree.ts';

export default formatTree({
  version: 1,
  root: 'package.zip',
  title: 'Files of an MVF 1 package',
  text: 'A package has four files: venue.geojson, building.geojson, location.geojson and category.geojson. It has five folders with a file for each level: levels, space, obstruction, node and connection.',
  notes: {
    'venue.geojson': 'one venue',
    'building.geojson': 'footprints',
    'location.geojson': 'searchable places',
    'category.geojson': 'groups of places',
    'levels/': 'outline of each level',
    'space/': 'rooms, by level',
    'obstruction/': 'walls and objects, by level',
    'node/': 'walking nodes, by level',
    'connection/': 'lifts and stairs, by level',
  },
});
