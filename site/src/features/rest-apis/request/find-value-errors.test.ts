import { API_NAMES } from '@brand/rest-api';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { readApi } from '../node/api-operations.ts';
import { inlineReferences } from '../node/inline-references.ts';
import type { ShownSchema } from '../shown-operation.ts';
import { findValueErrors } from './find-value-errors.ts';

describe('findValueErrors', () => {
  test.each<[string, ShownSchema, unknown]>([
    ['Expected a whole number, found "abc".', { type: 'integer' }, 'abc'],
    ['Expected a whole number, found 1.5.', { type: 'integer' }, 1.5],
    ['Expected at least 200, found 10.', { minimum: 200 }, 10],
    ['Expected at most 5, found 6.', { maximum: 5 }, 6],
    ['Expected less than 360, found 360.', { exclusiveMaximum: 360 }, 360],
    ['Expected more than 0, found 0.', { exclusiveMinimum: 0 }, 0],
    ['Expected one of "light", "dark", found "red".', { enum: ['light', 'dark'] }, 'red'],
    ['Expected "Bearer", found "Basic".', { const: 'Bearer' }, 'Basic'],
    ['Expected at least 1 character, found "".', { minLength: 1 }, ''],
    ['Expected at most 2 characters, found "äöü".', { maxLength: 2 }, 'äöü'],
    ['Expected text that matches ^[a-z]+$, found "A".', { pattern: '^[a-z]+$' }, 'A'],
    ['Expected a list, found an object.', { type: 'array' }, {}],
    ['Expected at least 1, found 0 items.', { minItems: 1 }, []],
    ['Expected at most 1, found 2 items.', { maxItems: 1 }, [1, 2]],
    ['Expected unique items, found a duplicate.', { uniqueItems: true }, [1, 1]],
    ['The field "name" is missing.', { required: ['name'] }, {}],
    [
      'The field does not exist. Known fields: name.',
      { properties: { name: {} }, additionalProperties: false },
      { nam: 1 },
    ],
    ['Expected at least 1 field, found none.', { minProperties: 1 }, {}],
    ['Expected a number or null, found true.', { type: ['number', 'null'] }, true],
    [
      'Expected one of the types that the fields list, found 1.',
      { oneOf: [{ type: 'string' }, { type: 'boolean' }] },
      1,
    ],
    ['Expected at least 3, found 2.', { allOf: [{ minimum: 3 }] }, 2],
  ])('says "%s"', (message, schema, value) => {
    expect(findValueErrors(schema, value).map((error) => error.message)).toEqual([message]);
  });

  test.each<[ShownSchema, unknown]>([
    [{ type: 'string', nullable: true }, null],
    [{ type: ['string', 'null'] }, null],
    [{ maxLength: 2 }, '👍👍'],
    [{ additionalProperties: { type: 'integer' } }, { a: 1 }],
    [{ anyOf: [{ type: 'string' }, { type: 'integer' }] }, 3],
    [{}, undefined],
  ])('accepts %j', (schema, value) => {
    expect(findValueErrors(schema, value)).toEqual([]);
  });

  test('points to values inside objects and lists', () => {
    const schema = { properties: { 'a/b': { items: { type: 'integer' } } } };
    expect(findValueErrors(schema, { 'a/b': [1, 'x'] })).toEqual([
      { pointer: '/a~1b/1', message: 'Expected a whole number, found "x".' },
    ]);
  });
});

/** Changes that make some values of a body wrong. */
const CHANGES: readonly ((value: unknown) => unknown)[] = [
  () => null,
  () => '',
  () => -1,
  () => 99_999,
  () => [],
  () => ({}),
  () => true,
  (value) => value,
];

describe.each(API_NAMES)('bodies of %s', (api) => {
  const { operations, objects } = readApi(api);
  const bodies = operations.flatMap(({ operationId, requestBody }) => {
    const json = requestBody?.content['application/json'];
    return json ? [{ operationId, schema: inlineReferences(json.schema, objects), json }] : [];
  });

  test.each(bodies)('$operationId are judged as by the service', ({ schema, json }) => {
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
    const example = json.example as Readonly<Record<string, unknown>>;
    const changed = Object.keys(example).flatMap((name) => [
      ...CHANGES.map((change) => ({ ...example, [name]: change(example[name]) })),
      Object.fromEntries(Object.entries(example).filter(([other]) => other !== name)),
      { ...example, [`${name}x`]: 1 },
    ]);
    for (const value of [example, null, [], 'x', ...changed]) {
      expect([value, findValueErrors(schema, value).length === 0]).toEqual([
        value,
        validate(value),
      ]);
    }
  });
});
