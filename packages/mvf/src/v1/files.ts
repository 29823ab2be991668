import type { BundleFile } from '../bundle/bundle-file.ts';
import type { Buildings, Level, LevelObstructions, LevelSpaces, Venue } from './core/types.gen.ts';
import type { LevelConnections, LevelNodes } from './paths/types.gen.ts';
import type { Categories, Locations } from './places/types.gen.ts';

/** Files that exist once in a version 1 bundle, by key. */
export type V1VenueFiles = {
  venue: Venue;
  buildings: Buildings;
  locations: Locations;
  categories: Categories;
};

/** Files that exist once per level in a version 1 bundle, by key. */
export type V1FloorFiles = {
  levels: Level;
  spaces: LevelSpaces;
  obstructions: LevelObstructions;
  nodes: LevelNodes;
  connections: LevelConnections;
};

type Key = keyof V1VenueFiles | keyof V1FloorFiles;
type V1File = BundleFile & { readonly key: Key };

function file(key: Key, path: string, ...alternates: string[]): V1File {
  return { key, extension: 'core', path, alternates };
}

/** Every file of version 1: four files and five folders, without a manifest. */
export const V1_FILES: readonly V1File[] = [
  file('venue', 'venue.geojson', 'venue.json'),
  file('buildings', 'building.geojson', 'buildings.geojson', 'building.json'),
  file('locations', 'location.geojson', 'locations.geojson', 'location.json'),
  file('categories', 'category.geojson', 'categories.geojson', 'category.json'),
  file('levels', 'levels/*.geojson', 'level/*.geojson', 'levels/*.json', 'level/*.json'),
  file('spaces', 'space/*.geojson', 'spaces/*.geojson', 'space/*.json'),
  file('obstructions', 'obstruction/*.geojson', 'obstructions/*.geojson', 'obstruction/*.json'),
  file('nodes', 'node/*.geojson', 'nodes/*.geojson', 'node/*.json'),
  file('connections', 'connection/*.geojson', 'connections/*.geojson', 'connection/*.json'),
];
