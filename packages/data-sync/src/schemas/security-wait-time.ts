import { type Static, Type } from 'typebox';
import { externalId, timestamp } from './string-formats.ts';

export const SecurityWaitTime = Type.Object(
  {
    externalId: externalId(
      'External id of the checkpoint: of the one-way connection, or of the place that stands for it.',
      'security',
    ),
    waitTime: Type.Number({
      minimum: 0,
      maximum: 600,
      description: 'How long passengers wait now, in minutes.',
    }),
    measuredAt: timestamp('When it was measured. Treat it as unknown after 15 minutes.'),
    status: Type.Optional(
      Type.Enum(['open', 'closed'], { description: 'Whether passengers get through at all.' }),
    ),
    lanesOpen: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 200, description: 'How many lanes are open.' }),
    ),
  },
  { title: 'SecurityWaitTime', description: 'How long it takes to get through a checkpoint.' },
);

export type SecurityWaitTime = Static<typeof SecurityWaitTime>;
