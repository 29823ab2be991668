import { describe, expect, it } from 'vitest';
import type { CheckSchema } from './check-schema.ts';
import { checkValue } from './check-value.ts';
import { FindingList } from './finding-list.ts';

const Name: CheckSchema = { type: 'string', pattern: /^n_[A-Za-z0-9_-]+$/ };
const Item: CheckSchema = {
  type: 'object',
  required: ['id'],
  properties: {
    id: Name,
    size: { type: 'number', minimum: 0, maximum: 9 },
    count: { type: 'integer' },
    isOpen: { type: 'boolean' },
    mood: { type: 'string', known: ['calm', 'loud'] },
    mode: { type: 'string', enum: ['in', 'out'] },
    color: { type: 'string', pattern: /^#[0-9A-Fa-f]{6}$/ },
    place: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 3 },
    others: { type: 'array', items: Name },
  },
};
const List: CheckSchema = { type: 'array', items: Item };

function option(type: string): CheckSchema {
  return {
    type: 'object',
    required: ['type', 'size'],
    properties: { type: { type: 'string', const: type }, size: { type: 'number' } },
  };
}

function check(schema: CheckSchema, value: unknown) {
  const findings = new FindingList(3);
  const lostIds = new Set<string>();
  const result = checkValue(schema, value, { file: 'items.json', findings, lostIds });
  return { result, lostIds, findings: findings.finish() };
}

function messages(schema: CheckSchema, value: unknown): string[] {
  return check(schema, value).findings.map(({ code, message }) => `${code}: ${message}`);
}

describe('checkValue', () => {
  it('returns a valid value as it is, unknown fields included [V1]', () => {
    const value = [{ id: 'n_1', size: 3, others: ['n_2'], place: [1, 2], unheardOf: { a: 1 } }];
    const { result, findings } = check(List, value);
    expect(result).toBe(value);
    expect(findings).toEqual([]);
  });

  it('reports where a value of the wrong type is, what was expected and what was found [V1]', () => {
    expect(messages(List, [{ id: 'n_1' }, { id: 'n_2', size: '3' }])).toEqual([
      'wrong-type: items.json /1/size: expected a number, found "3".',
    ]);
    expect(messages(List, { id: 'n_1' })).toEqual([
      'wrong-type: items.json: expected a list, found an object.',
    ]);
    expect(messages(Item, { id: 'n_1', count: 1.5, isOpen: 'yes', others: null })).toEqual([
      'wrong-type: items.json /count: expected a whole number, found 1.5.',
      'wrong-type: items.json /isOpen: expected true or false, found "yes".',
      'wrong-type: items.json /others: expected a list, found null.',
    ]);
  });

  it('rejects numbers that are not finite [V1]', () => {
    expect(
      messages(Item, { id: 'n_1', size: Number.NaN, place: [0, JSON.parse('1e999')] }),
    ).toEqual([
      'wrong-type: items.json /size: expected a number, found NaN.',
      'wrong-type: items.json /place/1: expected a number, found Infinity.',
    ]);
  });

  it('names the field that is missing [V2]', () => {
    expect(messages(Item, {})).toEqual([
      'missing-field: items.json: expected the field "id", found none.',
    ]);
  });

  it('lists the values that a field may have [V3]', () => {
    expect(messages(Item, { id: 'n_1', mode: 'up' })).toEqual([
      'wrong-value: items.json /mode: expected one of in, out, found "up".',
    ]);
  });

  it('keeps unknown values of an open list [V4]', () => {
    const value = { id: 'n_1', mood: 'sleepy' };
    const { result, findings } = check(Item, value);
    expect(result).toBe(value);
    expect(findings).toMatchObject([{ code: 'unknown-value', severity: 'warning' }]);
  });

  it('names the range of a number [V5]', () => {
    expect(messages(Item, { id: 'n_1', size: -1 })).toEqual([
      'out-of-range: items.json /size: expected a number of at least 0 and at most 9, found -1.',
    ]);
  });

  it('describes the expected form of a text in words [V6] [I2]', () => {
    expect(messages(Item, { id: 'x_1' })).toEqual([
      'bad-id: items.json /id: expected an id like "n_lobby-1", found "x_1".',
    ]);
    expect(messages(Item, { id: 'n_1', color: 'red' })).toEqual([
      'bad-pattern: items.json /color: expected a colour like "#1F6FEB", found "red".',
    ]);
  });

  it('counts the items of a list [V7]', () => {
    expect(messages(Item, { id: 'n_1', place: [1] })).toEqual([
      'too-few-items: items.json /place: expected at least 2 items, found 1.',
    ]);
    expect(messages(Item, { id: 'n_1', place: [1, 2, 3, 4] })).toEqual([
      'too-many-items: items.json /place: expected at most 3 items, found 4.',
    ]);
  });
});

describe('checkValue on structures', () => {
  it('selects an option by its type and reports findings of that one [V8]', () => {
    const schema: CheckSchema = { anyOf: [option('Box'), option('Ball'), { type: 'null' }] };
    expect(check(schema, null)).toMatchObject({ result: null, findings: [] });
    expect(messages(schema, { type: 'Ball', size: 'big' })).toEqual([
      'wrong-type: items.json /size: expected a number, found "big".',
    ]);
    expect(messages(schema, { type: 'Cube' })).toEqual([
      'no-option-matches: items.json: expected one of Box, Ball, null, found "Cube".',
    ]);
    expect(messages(schema, undefined)).toEqual([
      'no-option-matches: items.json: expected one of Box, Ball, null, found nothing.',
    ]);
  });

  it('selects an option by its JSON type [V8]', () => {
    const schema: CheckSchema = { type: 'array', items: { anyOf: [Name, Item] } };
    expect(check(schema, ['n_1', { id: 'n_2' }]).findings).toEqual([]);
    expect(messages(schema, ['x', {}, 5])).toEqual([
      'bad-id: items.json /0: expected an id like "n_lobby-1", found "x".',
      'missing-field: items.json /1: expected the field "id", found none.',
      'no-option-matches: items.json /2: expected one of string, object, found 5.',
    ]);
  });

  it('stops at types that contain themselves without end [V9]', () => {
    const Tree: CheckSchema = {
      type: 'object',
      properties: { children: { type: 'array', items: { ref: () => Tree } } },
    };
    const tree: { children: unknown[] } = { children: [] };
    tree.children.push(tree);
    expect(check(Tree, tree).findings).toMatchObject([{ code: 'too-deep' }]);
    expect(check(Tree, { children: [{ children: [{}] }] }).findings).toEqual([]);
  });
});

describe('the result of checkValue', () => {
  it('omits invalid values and keeps the positions of the rest [V10]', () => {
    const value = [
      { id: 'n_1', size: 'x' },
      { id: 5 },
      { id: 'n_3', others: ['n_1', 'bad', 'n_2'] },
      { id: 'n_4', place: [1, 'x'] },
    ];
    const { result } = check(List, value);
    expect(result).toEqual([
      { id: 'n_1' },
      undefined,
      { id: 'n_3', others: ['n_1', undefined, 'n_2'] },
      { id: 'n_4' },
    ]);
    expect(value[0]).toEqual({ id: 'n_1', size: 'x' });
  });

  it('collects the ids of invalid objects [V10]', () => {
    const Feature: CheckSchema = {
      type: 'object',
      required: ['geometry', 'properties'],
      properties: { geometry: {}, properties: { type: 'object', properties: { id: Name } } },
    };
    expect([
      ...check({ type: 'array', items: Feature }, [{ properties: { id: 'n_1' } }]).lostIds,
    ]).toEqual(['n_1']);
  });

  it('checks keys and values of dictionaries [V1]', () => {
    const schema: CheckSchema = {
      type: 'object',
      propertyNames: Name,
      additionalProperties: { type: 'string' },
    };
    const { result, findings } = check(schema, { n_1: 'a', x: 'b', 'n_a~/b': 'c', n_2: 2 });
    expect(result).toEqual({ n_1: 'a' });
    expect(findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'bad-id /x',
      'bad-id /n_a~0~1b',
      'wrong-type /n_2',
    ]);
  });

  it('treats __proto__ as any other key [V1]', () => {
    const schema: CheckSchema = {
      type: 'object',
      propertyNames: { type: 'string' },
      additionalProperties: { type: 'object', properties: { size: { type: 'number' } } },
    };
    const value: unknown = JSON.parse('{"__proto__":{"size":"x"},"constructor":{"size":1}}');
    const { result, findings } = check(schema, value);
    expect(findings.map(({ pointer }) => pointer)).toEqual(['/__proto__/size']);
    expect(Object.keys(result as object)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['size']).toBeUndefined();
  });

  it('keeps 100 findings of a code per file and counts the others [V10]', () => {
    const value = Array.from({ length: 250 }, () => ({ id: 1 }));
    const { findings } = check(List, [...value, { id: 'n_1', size: 'x' }]);
    const ofCode = findings.filter(({ code, more }) => code === 'wrong-type' && more === undefined);
    expect(ofCode).toHaveLength(100);
    expect(findings.at(-1)).toMatchObject({ code: 'wrong-type', more: 151, pointer: '' });
    expect(findings.at(-1)?.message).toContain('151 more findings');
  });
});
