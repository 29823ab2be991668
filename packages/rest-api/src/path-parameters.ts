import { type TSchema, Type } from 'typebox';
import { JobId } from './schemas/svg-job.ts';
import { KeyId } from './schemas/key.ts';
import { MapId } from './schemas/map.ts';
import { MemberId } from './schemas/member.ts';
import { VenueId } from './schemas/venue.ts';
import { WebhookId } from './schemas/webhook.ts';
import { WorkspaceId } from './schemas/workspace.ts';

/** Schemas of path parameters. Values that do not match are reported as not found. */
export const PATH_PARAMETERS: Readonly<Record<string, TSchema>> = {
  venueId: VenueId,
  jobId: JobId,
  workspaceId: WorkspaceId,
  memberId: MemberId,
  mapId: MapId,
  keyId: KeyId,
  webhookId: WebhookId,
  file: Type.String({
    pattern: '^[A-Za-z0-9_-]{1,600}\\.[A-Za-z0-9_-]{43}$',
    description: 'Last part of the URL of an export. It is signed, and contains its expiry time.',
    examples: ['eyJmIjoibXZmIn0.q1xJ8pN2c0aZ4mVt6LwYh3sKdRfUb9GeTo7iXvB5yEk'],
  }),
};
