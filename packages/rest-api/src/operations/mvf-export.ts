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
    'Lists the venues that the key can access, ordered by id. The demo key can access the demo venues, and a workspace key the published maps of its workspace. The list is paginated: pass `nextCursor` as `cursor` until a response has none.',
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
    'Returns a venue with its floors. To find out whether you need to export again, send the last `ETag` in `If-None-Match`. The response is 304 if nothing has been published since.',
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
    'Returns the URL of the bundle, a zip file. The URL works for 15 minutes without a token, so you can pass it to another program. Store the id of the venue, not the URL. To find out whether you already have the bundle, compare `sha256`.',
  scope: 'venues:read',
  query: Type.Object({
    version: Type.Optional(
      Type.Enum([1, 2, 3], {
        type: 'integer',
        default: 3,
        description: 'Version of the format. Use 3 unless your parser is older.',
        examples: [3],
      }),
    ),
  }),
  answer: {
    status: 200,
    description: 'The URL of the bundle.',
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
  summary: 'Download a file',
  description:
    'Returns the bytes of an export. Another operation returns the URL, which is signed and needs no token. Use the URL unchanged.',
  answer: {
    status: 200,
    description: 'A bundle as a zip file, or a drawing as SVG.',
    files: ['application/zip', 'image/svg+xml'],
  },
  problems: ['file-not-found', 'link-expired'],
});
