import type { ConnectionSource } from '../../src/dsl/venue-source.ts';
import { type MallText, text } from './text.ts';
import { ESCALATORS, TRAVELATOR } from './vertical.ts';

const STEPS_ONLY = { accessible: false };

/** A pair of lanes, one up and one down. */
function pair(key: string, type: 'escalator' | 'travelator', name: MallText): ConnectionSource[] {
  return (['up', 'down'] as const).map((direction) => ({
    key: `${key}-${direction}`,
    type,
    direction,
    texts: { name: withDirection(name, direction) },
    ...(type === 'escalator' && { access: STEPS_ONLY }),
  }));
}

function withDirection({ en, pt, es }: MallText, direction: 'up' | 'down'): MallText {
  return direction === 'up'
    ? text(`${en}, up`, `${pt}, a subir`, `${es}, de subida`)
    : text(`${en}, down`, `${pt}, a descer`, `${es}, de bajada`);
}

const OVAL = text(
  'Escalator at the oval atrium',
  'Escada rolante do átrio oval',
  'Escalera mecánica del atrio oval',
);
const ROUND = text(
  'Escalator at the round atrium',
  'Escada rolante do átrio redondo',
  'Escalera mecánica del atrio redondo',
);

export const CONNECTIONS: readonly ConnectionSource[] = [
  {
    key: 'glass-lift',
    type: 'elevator',
    texts: { name: text('Glass lift', 'Elevador panorâmico', 'Ascensor panorámico') },
  },
  {
    key: 'service-lift',
    type: 'elevator',
    texts: { name: text('Service lift', 'Monta-cargas', 'Montacargas') },
    access: { public: false },
  },
  ...pair(ESCALATORS.ovalLower.key, 'escalator', OVAL),
  ...pair(ESCALATORS.ovalUpper.key, 'escalator', OVAL),
  ...pair(ESCALATORS.roundLower.key, 'escalator', ROUND),
  ...pair(ESCALATORS.roundUpper.key, 'escalator', ROUND),
  ...pair(
    TRAVELATOR.key,
    'travelator',
    text(
      'Moving walk to the supermarket',
      'Tapete rolante do supermercado',
      'Rampa mecánica del supermercado',
    ),
  ),
  {
    key: 'stair-west',
    type: 'stairs',
    texts: { name: text('West stairs', 'Escadas oeste', 'Escaleras oeste') },
    access: STEPS_ONLY,
  },
  {
    key: 'stair-east',
    type: 'stairs',
    texts: { name: text('East stairs', 'Escadas este', 'Escaleras este') },
    access: STEPS_ONLY,
  },
];
