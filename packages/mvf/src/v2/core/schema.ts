import { Type, type TSchema } from 'typebox';
import {
  dictionary,
  field,
  id,
  list,
  named,
  number,
  openEnum,
  optional,
  record,
  text,
} from '../../schema-kit/build.ts';
import {
  feature,
  featureCollection,
  MultiPolygonGeometry,
  oneOf,
  PointGeometry,
  PolygonGeometry,
} from '../../geojson/schema.ts';

export const FloorId: TSchema = id('FloorId', 'm', 'a floor, which was initially called map');
export const FloorStackId: TSchema = id('FloorStackId', 'fs', 'a floor stack', 'mg');

export const LanguageTag: TSchema = named(
  'LanguageTag',
  'A BCP 47 language tag, for example `en` or `pt-BR`.',
  Type.String({ pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' }),
);

export const Translation: TSchema = record(
  'Translation',
  'The texts of one object in another language.',
  {
    name: optional(text('The name in this language.')),
    shortName: optional(text('The short name in this language.')),
    description: optional(text('The description in this language.')),
  },
);

export const Details: TSchema = record(
  'Details',
  'Name, description and other details of an object.',
  {
    name: optional(text('The name, in the default language of the venue.')),
    shortName: optional(text('A short name for narrow spaces, such as a floor button: `2`, `B1`.')),
    description: optional(text('One or more sentences of plain text.')),
    externalId: optional(text('The id of this object in the system it came from.')),
    icon: optional(text('URL of an icon, absolute or relative to the bundle.')),
    translations: optional(
      dictionary(LanguageTag, Translation, 'The same texts in other languages, by language tag.'),
    ),
  },
);

export const Metadata: TSchema = named(
  'Metadata',
  'Data outside the specification. Every key is optional.',
  Type.Unsafe({ type: 'object', additionalProperties: {} }),
);

export const FolderEntry: TSchema = record(
  'FolderEntry',
  'A file or folder of the bundle. A folder lists its own entries in `children`.',
  {
    type: Type.Unsafe({
      type: 'string',
      enum: ['file', 'folder'],
      description: 'Whether the entry is a file or a folder.',
    }),
    name: text('The name inside its folder, with the file extension.'),
    children: optional(
      list(
        Type.Unsafe({ type: 'object', ref: 'FolderEntry' }),
        'The entries of a folder. Files have none.',
      ),
    ),
  },
);

export const FormatVersion: TSchema = named(
  'FormatVersion',
  'Version of the format, as `major.minor.patch`.',
  Type.String({ pattern: '^2(\\.\\d+){0,2}(-[0-9A-Za-z.-]+)?$' }),
);

export const ManifestProperties: TSchema = record(
  'ManifestProperties',
  'Properties of the bundle.',
  {
    name: text('Name of the venue.'),
    version: field(FormatVersion, 'Version of the format.'),
    naturalBearing: optional(
      number('Bearing in degrees, clockwise from north, at which the map looks upright.'),
    ),
    folder_struct: list(FolderEntry, 'The tree of files and folders in the bundle.'),
    time: optional(text('Time at which the bundle was written, as ISO 8601 text.')),
    mapId: optional(text('Id of the map that was exported.')),
    orgId: optional(text('Id of the organisation that owns the map.')),
    tzid: optional(
      text(
        'Time zone of the venue, for example `Europe/Lisbon`. Opening hours use this time zone.',
      ),
    ),
  },
);

export const ManifestFeature: TSchema = feature('ManifestFeature', 'The venue.', {
  geometry: PointGeometry,
  properties: ManifestProperties,
});

export const Manifest: TSchema = featureCollection(
  'Manifest',
  'The root file of a bundle: one feature, whose point is the centre of the venue.',
  ManifestFeature,
);

export const FloorProperties: TSchema = record('FloorProperties', 'A floor of the venue.', {
  id: field(FloorId, 'Id of the floor, which is also the name of its files.'),
  externalId: text('Id of the floor in the system it came from, or an empty string.'),
  elevation: number(
    'Order of the floor: 0 is the ground floor, 1 the floor above, -1 the floor below. Fractions are floors in between.',
  ),
  name: optional(text('Name of the floor. Early exports have none.')),
  shortName: optional(text('A short name for floor buttons: `2`, `B1`.')),
  details: optional(Details, 'Further texts about the floor.'),
  metadata: optional(Metadata),
});

export const FloorFeature: TSchema = feature('FloorFeature', 'A floor and its footprint.', {
  geometry: field(
    oneOf([PolygonGeometry, MultiPolygonGeometry, Type.Unsafe({ type: 'null' })]),
    'The footprint, or `null` if it is not known.',
  ),
  properties: FloorProperties,
});

export const Floors: TSchema = featureCollection(
  'Floors',
  'Every floor of the venue.',
  FloorFeature,
);

export const FloorStackType: TSchema = openEnum(
  'FloorStackType',
  'Whether the floors of a stack belong to a building or are in the open air.',
  ['Building', 'Outdoor'],
);

export const FloorStack: TSchema = record(
  'FloorStack',
  'Floors that belong together, usually those of one building.',
  {
    id: field(FloorStackId, 'Id of the stack.'),
    externalId: text('Id of the stack in the system it came from, or an empty string.'),
    name: text('Name of the building.'),
    type: optional(
      FloorStackType,
      'Whether the floors belong to a building or are in the open air. Default: a building.',
    ),
    maps: list(FloorId, 'The floors, each listed once.'),
    defaultFloor: optional(field(FloorId, 'The floor to show first.')),
    details: optional(Details, 'Further texts about the building.'),
    metadata: optional(Metadata),
  },
);

export const FloorStacks: TSchema = named(
  'FloorStacks',
  'Every floor stack of the venue.',
  list(FloorStack, 'Every floor stack of the venue.'),
);
