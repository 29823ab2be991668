import { describe, expect, test } from 'vitest';
import type { RequestShape } from '../shown-operation.ts';
import { requestOf } from './request-of.ts';
import { requestValues, validateRequest } from './validate-request.ts';

const SHAPE: RequestShape = {
  operationId: 'draw',
  method: 'POST',
  path: '/v1/venues/{venueId}/draw',
  security: [],
  parameters: [
    { name: 'venueId', in: 'path', required: true, description: '', schema: { type: 'string' } },
    {
      name: 'limit',
      in: 'query',
      required: false,
      description: '',
      schema: { type: 'integer', maximum: 100 },
    },
    { name: 'all', in: 'query', required: false, description: '', schema: { type: 'boolean' } },
    {
      name: 'kind',
      in: 'query',
      required: false,
      description: '',
      schema: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
    },
    { name: 'If-Match', in: 'header', required: false, description: '', schema: {} },
  ],
  requestBody: {
    content: {
      'application/json': {
        schema: { type: 'object', properties: { width: { type: 'integer' } }, required: ['width'] },
      },
    },
  },
};

function errorsOf(parameters: Readonly<Record<string, string>>, body = '{"width": 1}') {
  return validateRequest(SHAPE, { parameters: { 'path.venueId': 'mall', ...parameters }, body });
}

describe('validateRequest', () => {
  test('accepts values as they are typed', () => {
    expect(errorsOf({ 'query.limit': '20', 'query.all': 'true', 'query.kind': 'a, b' })).toEqual(
      {},
    );
  });

  test.each([
    ['path.venueId', '', 'Enter a value for venueId. The request requires it.'],
    ['path.venueId', '..', 'Expected an id, found "..", which is a relative path.'],
    ['query.limit', 'ten', 'Expected a whole number, found "ten".'],
    ['query.limit', '101', 'Expected at most 100, found 101.'],
    ['query.all', 'yes', 'Expected true or false, found "yes".'],
    ['query.kind', 'a,c', 'Expected one of "a", "b", found "c".'],
    ['header.If-Match', '"ä"', 'Expected ASCII characters only, as headers require.'],
  ])('refuses %s "%s"', (key, text, message) => {
    expect(errorsOf({ [key]: text })).toEqual({ [key]: [message] });
  });

  test('says where a body is wrong', () => {
    expect(errorsOf({}, '{"width": "x"}')).toEqual({
      body: ['/width: Expected a whole number, found "x".'],
    });
    expect(errorsOf({}, '{}')).toEqual({ body: ['The field "width" is missing.'] });
    expect(errorsOf({}, '{"width": 1')['body']?.[0]).toMatch(
      /^Expected JSON: .+\. Correct the JSON, then send the request again\.$/,
    );
  });
});

test('requestValues repeats lists in the query', () => {
  const values = requestValues(SHAPE, {
    parameters: { 'path.venueId': 'mall', 'query.kind': 'a, b' },
    body: '{}',
  });
  expect(requestOf(SHAPE, { serviceUrl: 'https://a.example', values }).url).toBe(
    'https://a.example/v1/venues/mall/draw?kind=a&kind=b',
  );
});
