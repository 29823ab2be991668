import type { BundleFile } from '../bundle/bundle-file.ts';
import type { Floors, FloorStacks, Manifest } from './core/types.gen.ts';
import type { AnnotationSymbols, FloorAnnotations } from './extensions/annotations/types.gen.ts';
import type { FloorAreas } from './extensions/areas/types.gen.ts';
import type {
  EnterpriseCategories,
  EnterpriseLocations,
  EnterpriseVenue,
  Layers,
} from './extensions/enterprise/types.gen.ts';
import type { Facades } from './extensions/facades/types.gen.ts';
import type { FloorImages } from './extensions/floor-images/types.gen.ts';
import type { Categories, LocationInstances, Locations } from './extensions/locations/types.gen.ts';
import type { NavigationFlags } from './extensions/navigation-flags/types.gen.ts';
import type { Styles } from './extensions/styles/types.gen.ts';
import type { FloorTextAreas } from './extensions/text-areas/types.gen.ts';
import type { Tilesets } from './extensions/tilesets/types.gen.ts';
import type { Connections, Nodes } from './paths/types.gen.ts';
import type { FloorEntrances, FloorObstructions, FloorSpaces } from './shapes/types.gen.ts';

/** Files that exist once in a version 2 bundle, by key. */
export type V2VenueFiles = {
  manifest: Manifest;
  floors: Floors;
  floorStacks: FloorStacks;
  nodes: Nodes;
  connections: Connections;
  styles: Styles;
  enterpriseVenue: EnterpriseVenue;
  enterpriseLocations: EnterpriseLocations;
  enterpriseCategories: EnterpriseCategories;
  enterpriseLayers: Layers;
  locations: Locations;
  locationCategories: Categories;
  locationInstances: LocationInstances;
  navigationFlags: NavigationFlags;
  annotationSymbols: AnnotationSymbols;
  facades: Facades;
  tilesets: Tilesets;
};

/** Files that exist once per floor in a version 2 bundle, by key. */
export type V2FloorFiles = {
  spaces: FloorSpaces;
  obstructions: FloorObstructions;
  entrances: FloorEntrances;
  areas: FloorAreas;
  annotations: FloorAnnotations;
  floorImages: FloorImages;
  textAreas: FloorTextAreas;
};

type Key = keyof V2VenueFiles | keyof V2FloorFiles;

function file(key: Key, extension: string, path: string, ...alternates: string[]): V2File {
  return { key, extension, path, ...(alternates.length > 0 && { alternates }) };
}

type V2File = BundleFile & { readonly key: Key };

/**
 * Every file of version 2. Names changed in October 2024 and were never consistent, so the reader
 * accepts both.
 */
export const V2_FILES: readonly V2File[] = [
  file('manifest', 'core', 'manifest.geojson', 'manifest.json'),
  file(
    'floors',
    'core',
    'floor.geojson',
    'floors.geojson',
    'map.geojson',
    'maps.geojson',
    'floor.json',
  ),
  file(
    'floorStacks',
    'core',
    'floorstack.json',
    'floorstack.geojson',
    'floorstacks.json',
    'floor-stacks.json',
    'mapstack.json',
    'mapstack.geojson',
  ),
  file('spaces', 'core', 'space/*.geojson', 'spaces/*.geojson', 'space/*.json'),
  file(
    'obstructions',
    'core',
    'obstruction/*.geojson',
    'obstructions/*.geojson',
    'obstruction/*.json',
  ),
  file('entrances', 'core', 'entrance/*.geojson', 'entrances/*.geojson', 'entrance/*.json'),
  file('nodes', 'core', 'node.geojson', 'nodes.geojson', 'node.json'),
  file('connections', 'core', 'connection.json', 'connection.geojson', 'connections.json'),
  file('styles', 'styles', 'styles.json', 'style.json'),
  file('enterpriseVenue', 'enterprise', 'enterprise/venue.json', 'enterprise/venue.geojson'),
  file(
    'enterpriseLocations',
    'enterprise',
    'enterprise/locations.json',
    'enterprise/locations.geojson',
    'enterprise/location.json',
  ),
  file(
    'enterpriseCategories',
    'enterprise',
    'enterprise/categories.json',
    'enterprise/categories.geojson',
    'enterprise/category.json',
  ),
  file('enterpriseLayers', 'enterprise', 'enterprise/layers.json', 'enterprise/layer.json'),
  file('locations', 'locations', 'locations.json', 'location.json'),
  file('locationCategories', 'locations', 'location-categories.json', 'locationCategories.json'),
  file('locationInstances', 'locations', 'location-instances.json', 'locationInstances.json'),
  file(
    'navigationFlags',
    'navigation-flags',
    'navigation-flags.json',
    'navigationFlags.json',
    'navigationFlagDeclarations.json',
  ),
  file('annotations', 'annotations', 'annotation/*.json', 'annotations/*.json'),
  file('annotationSymbols', 'annotations', 'annotation-symbols.json', 'annotationSymbols.json'),
  file('areas', 'areas', 'area/*.geojson', 'areas/*.geojson'),
  file('floorImages', 'floor-images', 'floor-images/*.geojson', 'floorImages/*.geojson'),
  file('textAreas', 'text-areas', 'text-area/*.geojson', 'textArea/*.geojson'),
  file('facades', 'facades', 'facade.json', 'facades.json'),
  file('tilesets', 'tilesets', 'tileset.json', 'tilesets.json'),
];
