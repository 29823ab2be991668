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
      description: 'Id of the floor to draw, one of `floors` of the venue.',
      examples: ['f_ground'],
    }),
    style: Type.Optional(
      stringEnum(['light', 'dark'], 'Colours of paper and lines.', { default: 'light' }),
    ),
    labels: Type.Optional(
      Type.Boolean({
        default: true,
        description: 'Whether names and symbols are drawn, where there is room for them.',
      }),
    ),
    frame: Type.Optional(
      Type.Boolean({
        default: true,
        description: 'Whether title, north arrow and scale bar are drawn.',
      }),
    ),
    width: Type.Optional(
      Type.Integer({
        minimum: 200,
        maximum: 4096,
        default: 1200,
        description: 'Width of the drawing, in pixels. The height follows from the floor.',
        examples: [1600],
      }),
    ),
    bearing: Type.Optional(
      Type.Number({
        minimum: 0,
        exclusiveMaximum: 360,
        description:
          'What is up, in degrees clockwise from north. Without it: the natural bearing of the venue.',
        examples: [0],
      }),
    ),
    title: Type.Optional(
      plainName('The large text above the plan. Without it: the name of the floor.', 'Escape plan'),
    ),
  },
  {
    title: 'SvgRequest',
    description: 'What to draw, and how.',
    additionalProperties: false,
  },
);

export const SvgResult = Type.Object(
  {
    url: Type.String({
      format: 'uri',
      description: 'Where the drawing is. Whoever has the address can fetch it until it expires.',
      examples: ['https://docs.example/rest/v1/files/eyJmIjoic3ZnIn0.YmFy'],
    }),
    expiresAt: timestamp('When the address stops working.', '2026-11-03T09:56:12.000Z'),
    bytes: Type.Integer({ description: 'Size of the drawing, in bytes.', examples: [184230] }),
    width: Type.Integer({ description: 'Width, in pixels.', examples: [1600] }),
    height: Type.Integer({ description: 'Height, in pixels.', examples: [1044] }),
  },
  { title: 'SvgResult', description: 'A drawing that can be fetched for a short time.' },
);

export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'expired'] as const;

export const SvgJob = Type.Object(
  {
    id: JobId,
    status: stringEnum(
      JOB_STATES,
      'How far it is. `queued` and `running` change by themselves; `expired` means that the drawing was deleted.',
    ),
    venueId: VenueId,
    request: SvgRequest,
    createdAt: timestamp('When it was asked for.'),
    expiresAt: timestamp('When the drawing is deleted: an hour later.', '2026-11-03T10:41:10.000Z'),
    result: Type.Optional(SvgResult),
    problem: Type.Optional(Problem),
  },
  {
    title: 'SvgJob',
    description: 'A drawing that is being made. `done` has a `result`, `failed` a `problem`.',
  },
);

export type SvgRequest = Static<typeof SvgRequest>;
export type SvgJob = Static<typeof SvgJob>;
