import { expect, test } from 'vitest';
import { inlineReferences } from './inline-references.ts';

const room = { $ref: '#/components/schemas/Room' };
const SCHEMAS = {
  Room: { type: 'object', properties: { doors: { type: 'array', items: { type: 'string' } } } },
  Tree: { properties: { child: { $ref: '#/components/schemas/Tree' } } },
};

test('puts schemas in the place of references', () => {
  expect(
    inlineReferences({ properties: { room, all: { oneOf: [room, { type: 'null' }] } } }, SCHEMAS),
  ).toEqual({
    properties: { room: SCHEMAS.Room, all: { oneOf: [SCHEMAS.Room, { type: 'null' }] } },
  });
  expect(inlineReferences({ additionalProperties: room, allOf: [room] }, SCHEMAS)).toEqual({
    additionalProperties: SCHEMAS.Room,
    allOf: [SCHEMAS.Room],
  });
});

test('accepts anything where a schema is inside itself', () => {
  expect(inlineReferences({ $ref: '#/components/schemas/Tree' }, SCHEMAS)).toEqual({
    properties: { child: {} },
  });
});
