import { FILE_SECONDS } from '@brand/rest-api';
import { matchesEtag } from '@brand/service-kit';
import type { FileGrant } from '../access/tokens.ts';
import type { Handlers } from '../http/handler.ts';
import { countUsage } from '../storage/tenant-statements.ts';
import type { HandlerDependencies } from './handler-dependencies.ts';

type VenueHandlers = Pick<Handlers, 'listVenues' | 'getVenue' | 'exportMvf'>;

export function venueHandlers(parts: HandlerDependencies): VenueHandlers {
  const { venues, demoVenues } = parts;
  return {
    listVenues: async ({ grant, query }) => ({ body: await venues.list(grant, query) }),

    getVenue: async ({ grant, params, headers }) => {
      const { venue, etag } = await venues.find(grant, params.venueId);
      if (matchesEtag(headers.get('if-none-match'), etag)) {
        return new Response(null, { status: 304, headers: { etag } });
      }
      return { body: venue, headers: { etag } };
    },

    exportMvf: async ({ grant, params, query, now, baseUrl, commit }) => {
      const { venue, sourceId } = await venues.find(grant, params.venueId);
      const version = query.version ?? 3;
      const facts = await demoVenues.facts(sourceId, version);
      const file: FileGrant = { kind: 'mvf', venue: sourceId, version };
      return commit(countUsage(grant, 'mvfExports', now), {
        body: {
          ...signedAddress(parts, file, { now, baseUrl }),
          version,
          ...facts,
          updatedAt: venue.updatedAt,
        },
      });
    },
  };
}

/** A signed file URL that expires. */
export function signedAddress(
  { tokens }: Pick<HandlerDependencies, 'tokens'>,
  file: FileGrant,
  { now, baseUrl }: { readonly now: Date; readonly baseUrl: string },
): { url: string; expiresAt: string } {
  const expiresAt = now.getTime() + FILE_SECONDS * 1000;
  return {
    url: `${baseUrl}/v1/files/${tokens.signFile(file, expiresAt)}`,
    expiresAt: new Date(expiresAt).toISOString(),
  };
}
