import type { ConnectionSource } from '../../src/dsl/venue-source.ts';
import { connectionOf, ENTRANCE_KEYS, ENTRANCES } from './entrances.ts';

const STEPS_ONLY = { accessible: false };

function lift(key: string, name: string): ConnectionSource {
  return { key, type: 'elevator', texts: { name } };
}

function stairs(key: string, name: string): ConnectionSource {
  return { key, type: 'stairs', texts: { name }, access: STEPS_ONLY };
}

export const CONNECTIONS: readonly ConnectionSource[] = [
  lift('library-lift', 'Library lift'),
  stairs('library-stair', 'Library stairs'),
  {
    key: 'roof-ladder',
    type: 'ladder',
    texts: { name: 'Roof ladder', description: 'Staff only. Ask at the loans desk for the key.' },
    access: { public: false, accessible: false },
  },
  lift('engineering-lift', 'Engineering lift'),
  stairs('engineering-stair', 'Foyer stairs'),
  stairs('engineering-south-stair', 'South stairs'),
  lift('commons-lift', 'Commons lift'),
  stairs('commons-stair', 'Commons stairs'),
  {
    key: 'garden-ramp',
    type: 'ramp',
    texts: {
      name: 'Garden ramp',
      description: 'A curved ramp, 45 m long, one in thirteen, down to the canteen.',
    },
    // A stop is one point to a route, so the length of the ramp has to be said.
    access: { extraCost: 38 },
  },
  stairs('garden-stairs', 'Garden stairs'),
  ...ENTRANCE_KEYS.map((key): ConnectionSource => ({
    key: connectionOf(key),
    type: 'door',
    texts: { name: ENTRANCES[key].name },
  })),
];
