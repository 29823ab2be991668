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
  summary: 'Draw a floor',
  description:
    'Creates a job that draws a floor, and responds immediately. Request the URL in `Location` once a second to check the job. Most drawings take less than two seconds. A key can have five jobs waiting. Send an `Idempotency-Key` so that a repeated request does not draw twice.',
  scope: 'svg:export',
  headers: ['idempotency-key'],
  body: { schema: SvgRequest, example: REQUEST },
  answer: {
    status: 202,
    description: 'The queued job.',
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
  summary: 'Read a drawing job',
  description:
    'Returns the job. If its status is `done`, `result` contains the URL of the drawing. Each response contains a new URL, which works for 15 minutes. After an hour, the drawing is deleted and the job is `expired`. An interrupted job resumes automatically.',
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
