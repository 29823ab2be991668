import { type Static, Type } from 'typebox';
import { stringEnum, timestamp, prefixedId, plainName } from '../string-formats.ts';
import { Problem } from './problem.ts';
import { VenueId } from './venue.ts';

export const JobId = prefixedId('job', 'Id of the job.');

export const SvgRequest = Type.Object(
  {
    floorId: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Id of the floor to draw, from `floors` of the venue.',
      examples: ['f_ground'],
    }),
    style: Type.Optional(
      stringEnum(['light', 'dark'], 'Colours of the background and the lines.', {
        default: 'light',
      }),
    ),
    labels: Type.Optional(
      Type.Boolean({
        default: true,
        description: 'Whether to draw names and symbols where they fit.',
      }),
    ),
    frame: Type.Optional(
      Type.Boolean({
        default: true,
        description: 'Whether to draw the title, north arrow and scale bar.',
      }),
    ),
    width: Type.Optional(
      Type.Integer({
        minimum: 200,
        maximum: 4096,
        default: 1200,
        description:
          'Width of the drawing, in pixels. The height depends on the shape of the floor.',
        examples: [1600],
      }),
    ),
    bearing: Type.Optional(
      Type.Number({
        minimum: 0,
        exclusiveMaximum: 360,
        description:
          'Direction at the top of the drawing, in degrees clockwise from north. If omitted, the natural bearing of the venue.',
        examples: [0],
      }),
    ),
    title: Type.Optional(
      plainName('Title above the plan. If omitted, the name of the floor.', 'Escape plan'),
    ),
  },
  {
    title: 'SvgRequest',
    description: 'A floor to draw, and how to draw it.',
    additionalProperties: false,
  },
);

export const SvgResult = Type.Object(
  {
    url: Type.String({
      format: 'uri',
      description:
        'URL of the drawing. Anyone who has the URL can download the drawing until it expires.',
      examples: ['https://docs.example/rest/v1/files/eyJmIjoic3ZnIn0.YmFy'],
    }),
    expiresAt: timestamp('Time when the URL expires.', '2026-11-03T09:56:12.000Z'),
    bytes: Type.Integer({ description: 'Size of the drawing, in bytes.', examples: [184230] }),
    width: Type.Integer({ description: 'Width, in pixels.', examples: [1600] }),
    height: Type.Integer({ description: 'Height, in pixels.', examples: [1044] }),
  },
  { title: 'SvgResult', description: 'A drawing that can be downloaded for a short time.' },
);

export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'expired'] as const;

export const SvgJob = Type.Object(
  {
    id: JobId,
    status: stringEnum(
      JOB_STATES,
      'Progress of the job. `queued` and `running` jobs continue automatically. `expired` means that the drawing was deleted.',
    ),
    venueId: VenueId,
    request: SvgRequest,
    createdAt: timestamp('Time when the drawing was requested.'),
    expiresAt: timestamp(
      'Time when the drawing is deleted, one hour after `createdAt`.',
      '2026-11-03T10:41:10.000Z',
    ),
    result: Type.Optional(SvgResult),
    problem: Type.Optional(Problem),
  },
  {
    title: 'SvgJob',
    description:
      'A job that draws a floor. If `done`, it has a `result`. If `failed`, it has a `problem`.',
  },
);

export type SvgRequest = Static<typeof SvgRequest>;
export type SvgJob = Static<typeof SvgJob>;
