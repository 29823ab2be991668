import { parentPort, workerData } from 'node:worker_threads';
import { MvfError } from '@brand/mvf';
import { JobError } from './job-error.ts';
import { REMEDIES } from './remedies.ts';
import type { VenueJob, VenueJobProblem, VenueJobResults } from './venue-job.ts';

const MAX_TEXT_LENGTH = 1000;
const job = workerData as VenueJob;

/** Runs a job. The code of other kinds is not loaded. */
async function run(): Promise<VenueJobResults[VenueJob['kind']]> {
  switch (job.kind) {
    case 'validate':
      return (await import('./validate-bundle.ts')).validateBundle(job);
    case 'route':
      return (await import('./find-route.ts')).findRoute(job);
    case 'question':
      return (await import('./answer-question.ts')).answerQuestionJob(job);
    case 'plan':
      return (await import('./render-plan.ts')).renderPlan(job);
    case 'convert':
      return (await import('./convert-venue.ts')).convertVenue(job);
  }
}

/** Explains an error that the caller can act on; any other ends the thread. */
function explain(error: unknown): VenueJobProblem {
  if (error instanceof MvfError && error.code === 'mvf/limit-exceeded') {
    return { problem: `The file exceeds the limits of a job. ${REMEDIES[job.kind]}` };
  }
  if (error instanceof MvfError || error instanceof JobError) {
    return { problem: error.message.slice(0, MAX_TEXT_LENGTH) };
  }
  throw error;
}

const result = await run().catch(explain);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(result);
