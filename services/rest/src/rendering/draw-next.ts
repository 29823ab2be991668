import { ProblemError } from '../problem-error.ts';
import type { DemoVenues } from '../venues/demo-venues.ts';
import type { Draw } from './render-worker-pool.ts';
import type { SvgJobs } from './svg-jobs.ts';

/** Limit for jobs whose process keeps dying. */
const MAX_ATTEMPTS = 3;

/** Renders the oldest job. Resolves to `false` if the queue was empty. */
export async function renderNextJob(
  jobs: SvgJobs,
  venues: DemoVenues,
  draw: Draw,
): Promise<boolean> {
  const claimed = await jobs.claim();
  if (!claimed) return false;
  const { job, sourceId, attempts } = claimed;
  if (attempts > MAX_ATTEMPTS) {
    await jobs.fail(job.id, problemOf('Drawing was interrupted too often.'));
    return true;
  }
  const bytes = await venues.bundle(sourceId, 3);
  const { failure, ...drawing } = await draw(bytes, job.request);
  if ('svg' in drawing) await jobs.finish(job.id, drawing.svg);
  else await jobs.fail(job.id, problemOf(failure ?? 'Drawing failed.'));
  return true;
}

function problemOf(detail: string) {
  return new ProblemError('internal', detail.slice(0, 300)).toProblem();
}
