import { exampleOf } from '../example-of.ts';
import { operation } from '../operation.ts';
import { SvgJob, SvgRequest } from '../schemas/svg-job.ts';

const REQUEST = {
  floorId: 'f_ground',
  style: 'light',
  labels: true,
  frame: true,
  width: 1600,
};

export const createSvgJob = operation({
  id: 'createSvgJob',
  apis: ['svg-export'],
  tag: 'Drawings',
  method: 'post',
  path: '/v1/venues/{venueId}/svg',
  summary: 'Have a floor drawn',
  description:
    'Creates a job that draws a floor, and answers at once. `Location` is where to ask how far it is: once a second is often enough, for most drawings take less than two. A token may have five jobs waiting. Send an `Idempotency-Key`, and a request that is repeated does not draw twice.',
  scope: 'svg:export',
  headers: ['idempotency-key'],
  body: { schema: SvgRequest, example: REQUEST },
  answer: {
    status: 202,
    description: 'The job, which waits for its turn.',
    schema: SvgJob,
    example: {
      ...exampleOf(SvgJob, ['result', 'problem', 'bearing', 'title']),
      status: 'queued',
      request: REQUEST,
    },
    headers: ['location', 'idempotency-replayed'],
  },
  problems: ['venue-not-found', 'floor-unknown', 'jobs-waiting'],
});

export const getSvgJob = operation({
  id: 'getSvgJob',
  apis: ['svg-export'],
  tag: 'Drawings',
  method: 'get',
  path: '/v1/svg-jobs/{jobId}',
  summary: 'Ask how far a drawing is',
  description:
    'Gives the job. `done` comes with the address of the drawing in `result`; each answer has a fresh one that works for 15 minutes. After an hour the drawing is deleted, and the job is `expired`. A job that was interrupted goes on by itself.',
  scope: 'svg:export',
  answer: {
    status: 200,
    description: 'The job.',
    schema: SvgJob,
    example: {
      ...exampleOf(SvgJob, ['problem', 'bearing', 'title']),
      status: 'done',
      request: REQUEST,
    },
  },
  problems: ['job-not-found'],
});
