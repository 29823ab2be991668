import { type Static, Type } from 'typebox';
import { externalId, timestamp } from './string-formats.ts';

export const SecurityWaitTime = Type.Object(
  {
    externalId: externalId(
      'External id of the checkpoint: the one-way connection, or the place that represents it.',
      'security',
    ),
    waitTime: Type.Number({
      minimum: 0,
      maximum: 600,
      description: 'Current waiting time of passengers, in minutes.',
    }),
    measuredAt: timestamp('Time of the measurement. After 15 minutes, treat the value as unknown.'),
    status: Type.Optional(
      Type.Enum(['open', 'closed'], { description: 'Whether the checkpoint is open.' }),
    ),
    lanesOpen: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 200, description: 'Number of open lanes.' }),
    ),
  },
  { title: 'SecurityWaitTime', description: 'Current waiting time at a checkpoint.' },
);

export type SecurityWaitTime = Static<typeof SecurityWaitTime>;
