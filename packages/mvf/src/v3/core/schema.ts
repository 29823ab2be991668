import { Type, type TSchema } from 'typebox';
import {
  dictionary,
  field,
  id,
  integer,
  list,
  named,
  number,
  optional,
  record,
  text,
} from '../../schema-kit/build.ts';
import {
  feature,
  featureCollection,
  LineStringGeometry,
  MultiLineStringGeometry,
  MultiPolygonGeometry,
  oneOf,
  PointGeometry,
  PolygonGeometry,
} from '../../geojson/schema.ts';

export const FloorId: TSchema = id('FloorId', 'f', 'a floor');
export const GeometryId: TSchema = id('GeometryId', 'g', 'a geometry');

export const LanguageTag: TSchema = named(
  'LanguageTag',
  'A BCP 47 language tag, for example `en` or `pt-BR`.',
  Type.String({ pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' }),
);

export const Translation: TSchema = record(
  'Translation',
  'The texts of one object in another language. A missing text falls back to the default language.',
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

export const Extra: TSchema = named(
  'Extra',
  'Arbitrary data of the writer. Readers preserve it without interpreting it.',
  Type.Unsafe({ type: 'object', additionalProperties: {} }),
);

export const GeometryAnchor: TSchema = record(
  'GeometryAnchor',
  'A geometry and the floor it is on.',
  {
    floorId: field(FloorId, 'The floor.'),
    geometryId: field(GeometryId, 'The geometry on that floor.'),
  },
);

export const ContentsEntry: TSchema = record(
  'ContentsEntry',
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
        Type.Unsafe({ type: 'object', ref: 'ContentsEntry' }),
        'The entries of a folder. Files have none.',
      ),
    ),
  },
);

export const FormatVersion: TSchema = named(
  'FormatVersion',
  'Version of the format, as `major.minor.patch`.',
  Type.String({ pattern: '^3(\\.\\d+){0,2}$' }),
);

export const Timestamp: TSchema = named(
  'Timestamp',
  'A moment as ISO 8601 text, for example `2025-06-01T12:00:00.000Z`.',
  Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:?\\d{2})$',
  }),
);

export const ManifestProperties: TSchema = record(
  'ManifestProperties',
  'Properties of the bundle.',
  {
    name: text('Name of the venue.'),
    version: field(FormatVersion, 'Version of the format.'),
    time: field(Timestamp, 'Time at which the bundle was written.'),
    contents: list(ContentsEntry, 'The tree of files and folders in the bundle.'),
    mapId: optional(text('Id of the map that was exported.')),
    orgId: optional(text('Id of the organisation that owns the map.')),
    tzid: optional(
      text(
        'Time zone of the venue, for example `Europe/Lisbon`. Opening hours use this time zone.',
      ),
    ),
    naturalBearing: optional(
      number('Bearing in degrees, clockwise from north, at which the map looks upright.'),
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
  elevation: number(
    'Order of the floor: 0 is the ground floor, 1 the floor above, -1 the floor below. Fractions are floors in between.',
  ),
  details: optional(Details, 'Name, short name and description of the floor.'),
  maxHeight: optional(number('Height from floor to ceiling, in metres.', { minimum: 0 })),
  subtitle: optional(text('A second line for floor selectors, for example `Food court`.')),
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

export const GeometryProperties: TSchema = record('GeometryProperties', 'One shape on a floor.', {
  id: field(GeometryId, 'Id of the geometry, which extensions reference.'),
  details: optional(Details, 'Name and description of the shape itself.'),
});

export const GeometryFeature: TSchema = feature('GeometryFeature', 'A shape on a floor.', {
  geometry: field(
    oneOf([
      PointGeometry,
      LineStringGeometry,
      MultiLineStringGeometry,
      PolygonGeometry,
      MultiPolygonGeometry,
    ]),
    'The shape.',
  ),
  properties: GeometryProperties,
});

export const FloorGeometry: TSchema = featureCollection(
  'FloorGeometry',
  "Every shape on one floor. Extensions that reference a shape's id say what it is.",
  GeometryFeature,
);

export const FlaggedGeometryAnchor: TSchema = record(
  'FlaggedGeometryAnchor',
  'A geometry on a floor, with the navigation flags that apply there.',
  {
    floorId: field(FloorId, 'The floor.'),
    geometryId: field(GeometryId, 'The geometry on that floor.'),
    flags: list(
      integer('Bit field of 32 flags.'),
      'Navigation flags as bit fields. The navigation-flags extension declares the meaning of each bit.',
    ),
  },
);
