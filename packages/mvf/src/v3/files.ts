import type { BundleFile } from '../bundle/bundle-file.ts';
import type { FloorGeometry, Floors, Manifest } from './core/types.gen.ts';
import type { Addresses } from './extensions/address/types.gen.ts';
import type { AnnotationSymbols, FloorAnnotations } from './extensions/annotations/types.gen.ts';
import type {
  CmsCategories,
  CmsLocations,
  CmsVenue,
} from './extensions/cms-extension/types.gen.ts';
import type { Connections } from './extensions/connections/types.gen.ts';
import type { DefaultStyle } from './extensions/default-style/types.gen.ts';
import type { FloorEntranceAesthetics } from './extensions/entrance-aesthetic/types.gen.ts';
import type { FloorFacades } from './extensions/facade/types.gen.ts';
import type { FloorImages } from './extensions/floor-images/types.gen.ts';
import type { FloorStacks } from './extensions/floor-stacks/types.gen.ts';
import type { FloorKinds } from './extensions/kinds/types.gen.ts';
import type { Categories, LocationInstances, Locations } from './extensions/locations/types.gen.ts';
import type { NavigationFlags } from './extensions/navigation-flags/types.gen.ts';
import type { FloorNodes } from './extensions/nodes/types.gen.ts';
import type { Outdoors } from './extensions/outdoors/types.gen.ts';
import type { Tilesets } from './extensions/tileset/types.gen.ts';
import type { FloorNonwalkable, FloorWalkable } from './extensions/traversability/types.gen.ts';

/** Files that exist once in a version 3 bundle, by key. */
export type V3VenueFiles = {
  manifest: Manifest;
  floors: Floors;
  floorStacks: FloorStacks;
  outdoors: Outdoors;
  defaultStyle: DefaultStyle;
  locations: Locations;
  locationCategories: Categories;
  locationInstances: LocationInstances;
  connections: Connections;
  navigationFlags: NavigationFlags;
  annotationSymbols: AnnotationSymbols;
  tileset: Tilesets;
  address: Addresses;
  cmsVenue: CmsVenue;
  cmsCategories: CmsCategories;
  cmsLocations: CmsLocations;
};

/** Files that exist once per floor in a version 3 bundle, by key. */
export type V3FloorFiles = {
  geometry: FloorGeometry;
  kinds: FloorKinds;
  nodes: FloorNodes;
  walkable: FloorWalkable;
  nonwalkable: FloorNonwalkable;
  entranceAesthetic: FloorEntranceAesthetics;
  annotations: FloorAnnotations;
  floorImages: FloorImages;
  facade: FloorFacades;
};

/** Every file of version 3, in the order of `contents` in the manifest. */
export const V3_FILES: readonly (BundleFile & { key: keyof V3VenueFiles | keyof V3FloorFiles })[] =
  [
    { key: 'manifest', extension: 'core', path: 'manifest.geojson', alternates: ['manifest.json'] },
    {
      key: 'floors',
      extension: 'core',
      path: 'floors.geojson',
      alternates: ['floor.geojson', 'floors.json'],
    },
    {
      key: 'geometry',
      extension: 'core',
      path: 'geometry/*.geojson',
      alternates: ['geometry/*.json'],
    },
    { key: 'kinds', extension: 'kinds', path: 'kinds/*.json' },
    {
      key: 'floorStacks',
      extension: 'floor-stacks',
      path: 'floor-stacks.json',
      alternates: ['floorStacks.json'],
    },
    { key: 'outdoors', extension: 'outdoors', path: 'outdoors.json' },
    {
      key: 'defaultStyle',
      extension: 'default-style',
      path: 'default-style.json',
      alternates: ['defaultStyle.json'],
    },
    { key: 'walkable', extension: 'traversability', path: 'walkable/*.json' },
    { key: 'nonwalkable', extension: 'traversability', path: 'nonwalkable/*.json' },
    { key: 'nodes', extension: 'nodes', path: 'nodes/*.geojson', alternates: ['nodes/*.json'] },
    {
      key: 'connections',
      extension: 'connections',
      path: 'connections.json',
      alternates: ['connection.json'],
    },
    {
      key: 'navigationFlags',
      extension: 'navigation-flags',
      path: 'navigation-flags.json',
      alternates: ['navigationFlags.json'],
    },
    {
      key: 'locations',
      extension: 'locations',
      path: 'locations.json',
      alternates: ['location.json'],
    },
    {
      key: 'locationCategories',
      extension: 'locations',
      path: 'location-categories.json',
      alternates: ['locationCategories.json'],
    },
    {
      key: 'locationInstances',
      extension: 'locations',
      path: 'location-instances.json',
      alternates: ['locationInstances.json'],
    },
    {
      key: 'entranceAesthetic',
      extension: 'entrance-aesthetic',
      path: 'entrance-aesthetic/*.json',
      alternates: ['entranceAesthetic/*.json'],
    },
    { key: 'annotations', extension: 'annotations', path: 'annotations/*.json' },
    {
      key: 'annotationSymbols',
      extension: 'annotations',
      path: 'annotation-symbols.json',
      alternates: ['annotationSymbols.json'],
    },
    {
      key: 'floorImages',
      extension: 'floor-images',
      path: 'floor-images/*.geojson',
      alternates: ['floor-images/*.json', 'floorImages/*.geojson'],
    },
    { key: 'facade', extension: 'facade', path: 'facade/*.json', alternates: ['facades/*.json'] },
    { key: 'tileset', extension: 'tileset', path: 'tileset.json', alternates: ['tilesets.json'] },
    { key: 'address', extension: 'address', path: 'address.json', alternates: ['addresses.json'] },
    { key: 'cmsVenue', extension: 'cms-extension', path: 'cms/venue.json' },
    { key: 'cmsCategories', extension: 'cms-extension', path: 'cms/categories.json' },
    { key: 'cmsLocations', extension: 'cms-extension', path: 'cms/locations.json' },
  ];
