import { describe, expect, test } from 'vitest';
import { readApi } from '../node/api-operations.ts';
import type { ShownOperation } from '../shown-operation.ts';
import { requestOf } from './request-of.ts';

const { operations } = readApi('svg-export');

function operation(id: string): ShownOperation {
  return operations.find(({ operationId }) => operationId === id)!;
}

const serviceUrl = 'https://portal.example/rest';

describe('requestOf, without values,', () => {
  test('uses the examples of required parameters', () => {
    const request = requestOf(operation('createSvgJob'), { serviceUrl });
    expect(request.url).toBe('https://portal.example/rest/v1/venues/kestrel-house/svg');
    expect(request.headers).toEqual([
      { name: 'Authorization', value: 'Bearer $TOKEN' },
      { name: 'Content-Type', value: 'application/json' },
    ]);
    expect(JSON.parse(request.postData?.text ?? '')).toHaveProperty('floorId');
  });

  test('omits optional parameters', () => {
    expect(requestOf(operation('listVenues'), { serviceUrl }).url).toBe(
      'https://portal.example/rest/v1/venues',
    );
  });

  test('omits the token if the operation needs none', () => {
    const { headers } = requestOf(operation('createToken'), { serviceUrl });
    expect(headers).toEqual([{ name: 'Content-Type', value: 'application/json' }]);
  });
});

test('puts values into path, headers and body, escaped', () => {
  const request = requestOf(operation('createSvgJob'), {
    serviceUrl,
    token: 'abc',
    values: {
      parameters: { 'path.venueId': 'a/$& b', 'header.Idempotency-Key': 'once' },
      body: '{"floorId',
    },
  });
  expect(request.url).toBe('https://portal.example/rest/v1/venues/a%2F%24%26%20b/svg');
  expect(request.headers).toContainEqual({ name: 'Authorization', value: 'Bearer abc' });
  expect(request.headers).toContainEqual({ name: 'Idempotency-Key', value: 'once' });
  expect(request.postData?.text).toBe('{"floorId');
});

test('omits fields that were emptied', () => {
  const { url } = requestOf(operation('listVenues'), {
    serviceUrl,
    values: { parameters: { 'query.limit': 2, 'query.cursor': '' } },
  });
  expect(url).toBe('https://portal.example/rest/v1/venues?limit=2');
});
