import { Type } from 'typebox';
import { exampleOf } from '../example-of.ts';
import { operation } from '../operation.ts';
import { PageQuery } from '../schemas/page.ts';
import { MvfExport, Venue, VenuePage } from '../schemas/venue.ts';

export const listVenues = operation({
  id: 'listVenues',
  apis: ['mvf-export', 'svg-export'],
  tag: 'Venues',
  method: 'get',
  path: '/v1/venues',
  summary: 'List venues',
  description:
    'Lists the venues that the key sees, by id: the demo venues for the demo key, the published maps of its workspace for a key of a workspace. A long list comes in pages: go on with `nextCursor` until there is none.',
  scope: 'venues:read',
  query: PageQuery,
  answer: {
    status: 200,
    description: 'A page of venues.',
    schema: VenuePage,
    example: exampleOf(VenuePage),
  },
  problems: [],
});

export const getVenue = operation({
  id: 'getVenue',
  apis: ['mvf-export', 'svg-export'],
  tag: 'Venues',
  method: 'get',
  path: '/v1/venues/{venueId}',
  summary: 'Read a venue',
  description:
    'Gives a venue with its floors. Send the `ETag` of the last answer in `If-None-Match`, and the answer is 304 as long as nothing was published: so a job finds out cheaply whether to export again.',
  scope: 'venues:read',
  headers: ['if-none-match'],
  answer: {
    status: 200,
    description: 'The venue.',
    schema: Venue,
    example: exampleOf(Venue),
    headers: ['etag'],
  },
  problems: ['venue-not-found'],
});

export const exportMvf = operation({
  id: 'exportMvf',
  apis: ['mvf-export'],
  tag: 'Venues',
  method: 'get',
  path: '/v1/venues/{venueId}/mvf',
  summary: 'Export a bundle',
  description:
    'Gives the address of the bundle, a zip. The address works for 15 minutes and without a token, so that a download can be handed to another program. Store the id of the venue, not the address. `sha256` tells whether the bundle is the one you have.',
  scope: 'venues:read',
  query: Type.Object({
    version: Type.Optional(
      Type.Enum([1, 2, 3], {
        type: 'integer',
        default: 3,
        description: 'Version of the format. Take 3 unless your parser is older.',
        examples: [3],
      }),
    ),
  }),
  answer: {
    status: 200,
    description: 'Where the bundle is.',
    schema: MvfExport,
    example: { ...exampleOf(MvfExport), version: 3 },
  },
  problems: ['venue-not-found'],
});

export const downloadFile = operation({
  id: 'downloadFile',
  apis: ['mvf-export', 'svg-export'],
  tag: 'Files',
  method: 'get',
  path: '/v1/files/{file}',
  summary: 'Fetch a file',
  description:
    'Gives the bytes of an export. Its address comes with the answer of another operation; it is signed and needs no token. Use it as it is.',
  answer: {
    status: 200,
    description: 'A bundle as a zip, or a drawing as SVG.',
    files: ['application/zip', 'image/svg+xml'],
  },
  problems: ['file-not-found', 'link-expired'],
});
