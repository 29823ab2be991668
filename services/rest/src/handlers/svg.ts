import { SVG_JOB_SECONDS, type SvgJob } from '@brand/rest-api';
import { newId } from '../access/new-id.ts';
import { limitsOf } from '../access/tenant-limits.ts';
import { insertJob, type SvgJobRow } from '../rendering/svg-jobs.ts';
import type { Handlers } from '../http/handler.ts';
import { MOUNT_PATH } from '../http/base-url.ts';
import { ProblemError } from '../problem-error.ts';
import { countUsage, requireQuota, lockTenant } from '../storage/tenant-statements.ts';
import type { HandlerDependencies } from './handler-dependencies.ts';
import { signedAddress } from './venues.ts';

/** Value of `Retry-After` in seconds: a queued drawing is likely done by then. */
const COME_BACK_S = '2';
const SIZE = /^<svg[^>]* width="(\d+)(?:\.\d+)?" height="(\d+)(?:\.\d+)?"/;

export function svgHandlers(
  parts: HandlerDependencies,
): Pick<Handlers, 'createSvgJob' | 'getSvgJob'> {
  const { venues, jobs, wake } = parts;
  return {
    createSvgJob: async ({ grant, params, body, now, commit }) => {
      const { venue, sourceId } = await venues.find(grant, params.venueId);
      if (!venue.floors.some(({ id }) => id === body.floorId)) {
        const ids = venue.floors.map(({ id }) => id).join(', ');
        throw new ProblemError('floor-unknown', `The floors of "${venue.id}" are: ${ids}.`);
      }
      const job: SvgJob = {
        id: newId('job'),
        status: 'queued',
        venueId: venue.id,
        request: body,
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + SVG_JOB_SECONDS * 1000).toISOString(),
      };
      const { jobs: most } = limitsOf(grant);
      const only = `status IN ('queued', 'running')`;
      const room = {
        table: 'rest_svg_jobs',
        column: 'owner',
        value: grant.owner,
        most,
        only,
      } as const;
      const reply = await commit(
        [
          lockTenant(grant, now),
          requireQuota(grant, room, () => tooMany(most)),
          insertJob(grant, { ...job, sourceId }),
          ...countUsage(grant, 'svgExports', now),
        ],
        { body: job, headers: { location: `${MOUNT_PATH}/v1/svg-jobs/${job.id}` } },
      );
      wake('drawing');
      return reply;
    },

    getSvgJob: async ({ grant, params, now, baseUrl }) => {
      const found = await jobs.find(params.jobId, grant.owner);
      if (!found) throw new ProblemError('job-not-found');
      return { body: withResult(found, { parts, now, baseUrl }) };
    },
  };
}

function withResult(
  { job, svg }: SvgJobRow,
  { parts, now, baseUrl }: { parts: HandlerDependencies; now: Date; baseUrl: string },
): SvgJob {
  if (job.status !== 'done' || svg === undefined) return job;
  const [, width, height] = SIZE.exec(svg) ?? [];
  return {
    ...job,
    result: {
      ...signedAddress(parts, { kind: 'svg', job: job.id }, { now, baseUrl }),
      bytes: Buffer.byteLength(svg),
      width: Number(width ?? 0),
      height: Number(height ?? 0),
    },
  };
}

function tooMany(most: number): ProblemError {
  return new ProblemError('jobs-waiting', `You already have ${most} drawings waiting.`, {
    headers: { 'retry-after': COME_BACK_S },
  });
}
