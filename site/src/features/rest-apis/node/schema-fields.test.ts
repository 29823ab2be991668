import { describe, expect, test } from 'vitest';
import type { Schemas, ShownSchema } from '../shown-operation.ts';
import { type Field, fieldGroups, fieldOf, typeText } from './schema-fields.ts';

const SCHEMAS: Schemas = {
  Floor: {
    type: 'object',
    description: 'A floor of a venue.',
    properties: { id: { type: 'string' }, rooms: { type: 'array', items: ref('Room') } },
    required: ['id'],
  },
  Room: {
    type: 'object',
    properties: { name: { type: 'string' }, floor: ref('Floor') },
  },
};

function ref(name: string): ShownSchema {
  return { $ref: `#/components/schemas/${name}` };
}

function field(schema: ShownSchema): Field {
  return fieldOf({ name: 'value', schema, isRequired: false }, SCHEMAS);
}

function typeOf(schema: ShownSchema): string {
  return typeText(schema, SCHEMAS)
    .map((part) => (typeof part === 'string' ? part : `<${part.object}>`))
    .join('');
}

/** Names of fields with those inside them. */
function outline(schema: ShownSchema): unknown {
  return fieldGroups(schema, SCHEMAS).map(({ title, fields }) => [title, fields.map(names)]);
}

function names({ name, inner }: Field): unknown {
  return inner.length === 0
    ? name
    : [name, inner.map(({ title, fields }) => [title, fields.map(names)])];
}

describe('typeText', () => {
  test.each<[string, ShownSchema]>([
    ['string', { type: 'string' }],
    ['string (date-time)', { type: 'string', format: 'date-time' }],
    ['<Floor>', ref('Floor')],
    ['<Floor>[]', { type: 'array', items: ref('Floor') }],
    ['(string or null)[]', { type: 'array', items: { type: ['string', 'null'] } }],
    ['map of integer', { type: 'object', additionalProperties: { type: 'integer' } }],
    ['integer or null', { type: 'integer', nullable: true }],
    ['integer or null', { type: ['integer', 'null'] }],
    ['string or integer', { oneOf: [{ type: 'string' }, { type: 'integer' }] }],
    ['<Floor> or null', { anyOf: [ref('Floor'), { type: 'null' }] }],
    ['string', { oneOf: [{ type: 'string' }, { type: 'string' }] }],
    ['<Floor>', { allOf: [ref('Floor')] }],
    ['object', { allOf: [ref('Floor'), ref('Room')] }],
    ['"Bearer"', { type: 'string', const: 'Bearer' }],
    ['integer', { type: 'integer', enum: [1, 2] }],
    ['string', { enum: ['a', 'b'] }],
    ['any JSON', {}],
  ])('writes %s', (text, schema) => {
    expect(typeOf(schema)).toBe(text);
  });
});

describe('fieldOf', () => {
  test('has the constraints, default, values and example of a value', () => {
    expect(
      field({ type: 'integer', minimum: 1, maximum: 9, default: 3, examples: [4, 5] }),
    ).toMatchObject({ limits: ['From 1 to 9.'], defaultValue: '3', example: '4', values: [] });
    expect(field({ type: 'string', enum: ['light', 'dark'] }).values).toEqual([
      '"light"',
      '"dark"',
    ]);
    expect(field({ type: 'array', items: { enum: [1, 2] } }).values).toEqual(['1', '2']);
  });

  test('marks what is deprecated and what is required', () => {
    expect(field({ deprecated: true, type: 'string' }).isDeprecated).toBe(true);
    const [group] = fieldGroups(ref('Floor'), SCHEMAS);
    expect(group?.fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['id', true],
      ['rooms', false],
    ]);
  });

  test('takes the description beside a reference before that of the object', () => {
    expect(field(ref('Floor')).description).toBe('A floor of a venue.');
    expect(field({ ...ref('Floor'), description: 'The lowest.' }).description).toBe('The lowest.');
  });
});

describe('fieldGroups', () => {
  test('opens objects in lists, and ends where an object would open inside itself', () => {
    expect(outline(ref('Floor'))).toEqual([
      ['Floor', ['id', ['rooms', [['Room', ['name', 'floor']]]]]],
    ]);
  });

  test('opens the values of a map', () => {
    expect(outline({ type: 'object', additionalProperties: ref('Room') })).toEqual([
      ['Room', ['name', ['floor', [['Floor', ['id', 'rooms']]]]]],
    ]);
  });

  test('merges the parts of an object, of which some lead back to it', () => {
    const schemas: Schemas = {
      Shop: {
        allOf: [ref('Base'), { properties: { till: { type: 'integer' } }, required: ['till'] }],
      },
      Base: { properties: { id: { type: 'string' } }, required: ['id'], allOf: [ref('Base')] },
    };
    const [group] = fieldGroups(ref('Shop'), schemas);
    expect(group?.title).toBe('Shop');
    expect(group?.fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['till', true],
      ['id', true],
    ]);
  });

  test('has a group for each kind of object, and none for other values', () => {
    const choice = { oneOf: [ref('Floor'), { type: 'string' }, ref('Room'), { type: 'null' }] };
    expect(fieldGroups(choice, SCHEMAS).map(({ title }) => title)).toEqual(['Floor', 'Room']);
    const named: Schemas = { ...SCHEMAS, Place: choice };
    expect(fieldGroups(ref('Place'), named).map(({ title }) => title)).toEqual(['Floor', 'Room']);
    expect(fieldGroups({ type: 'string' }, SCHEMAS)).toEqual([]);
  });
});
