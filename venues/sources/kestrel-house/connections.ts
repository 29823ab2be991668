import type { ConnectionSource } from '../../src/dsl/venue-source.ts';

const STEPS_ONLY = { accessible: false };

export const CONNECTIONS: readonly ConnectionSource[] = [
  { key: 'lift-main', type: 'elevator', texts: { name: 'Lift' } },
  {
    key: 'lift-service',
    type: 'elevator',
    texts: { name: 'Service lift' },
    access: { public: false },
  },
  {
    key: 'stair-atrium',
    type: 'stairs',
    texts: { name: 'Atrium stair', description: 'Winds up around the rowan tree.' },
    access: STEPS_ONLY,
  },
  { key: 'stair-core', type: 'stairs', texts: { name: 'Core stair' }, access: STEPS_ONLY },
  {
    key: 'ladder',
    type: 'ladder',
    texts: { name: 'Ladder to the roof platform' },
    access: { accessible: false, public: false },
  },
];
