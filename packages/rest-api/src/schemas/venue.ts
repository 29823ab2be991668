import { type Static, Type } from 'typebox';
import { timestamp } from '../string-formats.ts';
import { pageOf } from './page.ts';

/** Ids of demo venues are words; those of maps are generated. */
export const VenueId = Type.String({
  pattern: '^[a-z0-9][a-z0-9_-]{0,79}$',
  description: 'Id of the venue: a demo venue or a published map of the workspace.',
  examples: ['kestrel-house'],
});

export const MvfVersion = Type.Enum([1, 2, 3], {
  type: 'integer',
  description: 'Version of the format.',
});

export const VenueSummary = Type.Object(
  {
    id: VenueId,
    name: Type.String({ description: 'Name of the venue.', examples: ['Kestrel House'] }),
    updatedAt: timestamp('Time when the bundle was last published.'),
    versions: Type.Array(MvfVersion, {
      description: 'Versions of the format that the venue can be exported in.',
      examples: [[1, 2, 3]],
    }),
  },
  { title: 'VenueSummary', description: 'A venue in a list.' },
);

export const Floor = Type.Object(
  {
    id: Type.String({
      description: 'Id of the floor in the bundle, for `floorId` in the SVG export.',
      examples: ['f_ground'],
    }),
    name: Type.String({ description: 'Name of the floor.', examples: ['Ground floor'] }),
    elevation: Type.Number({
      description: 'Position of the floor in its building, in storeys above the ground.',
      examples: [0],
    }),
  },
  { title: 'Floor', description: 'A floor of a venue.' },
);

export const Venue = Type.Object(
  {
    ...VenueSummary.properties,
    floors: Type.Array(Floor, { description: 'Floors of the venue, lowest first.' }),
  },
  { title: 'Venue', description: 'A venue with its floors.' },
);

export const VenuePage = pageOf(
  VenueSummary,
  'VenuePage',
  'A page of the venues that the key can access.',
);

export const MvfExport = Type.Object(
  {
    url: Type.String({
      format: 'uri',
      description:
        'URL of the zip file. Anyone who has the URL can download the bundle until it expires.',
      examples: ['https://docs.example/rest/v1/files/eyJmIjoibXZmIn0.Zm9v'],
    }),
    expiresAt: timestamp(
      'Time when the URL expires, 15 minutes after the request.',
      '2026-11-03T09:56:10.000Z',
    ),
    version: MvfVersion,
    bytes: Type.Integer({ description: 'Size of the zip file, in bytes.', examples: [193443] }),
    sha256: Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'SHA-256 of the zip file. It changes only if the bundle does.',
      examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    }),
    updatedAt: timestamp('Time when the bundle was published.'),
  },
  { title: 'MvfExport', description: 'A bundle that can be downloaded for a short time.' },
);

export type VenueSummary = Static<typeof VenueSummary>;
export type Venue = Static<typeof Venue>;
export type Floor = Static<typeof Floor>;
export type MvfExport = Static<typeof MvfExport>;
export type MvfVersion = Static<typeof MvfVersion>;
