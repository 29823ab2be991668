import { describe, expect, test } from 'vitest';
import { readApi } from './node/api-operations.ts';
import type { ShownOperation } from './shown-operation.ts';
import { requestOf } from './request-of.ts';

const { operations } = readApi('svg-export');

function operation(id: string): ShownOperation {
  return operations.find(({ operationId }) => operationId === id)!;
}

const serviceUrl = 'https://portal.example/rest';

describe('a request without values', () => {
  test('has the examples of what has to be there', () => {
    const request = requestOf(operation('createSvgJob'), { serviceUrl });
    expect(request.url).toBe('https://portal.example/rest/v1/venues/kestrel-house/svg');
    expect(request.headers).toEqual([
      { name: 'Authorization', value: 'Bearer $TOKEN' },
      { name: 'Content-Type', value: 'application/json' },
    ]);
    expect(JSON.parse(request.postData?.text ?? '')).toHaveProperty('floorId');
  });

  test('leaves out what may be absent', () => {
    expect(requestOf(operation('listVenues'), { serviceUrl }).url).toBe(
      'https://portal.example/rest/v1/venues',
    );
  });

  test('has no token where none is asked for', () => {
    const { headers } = requestOf(operation('createToken'), { serviceUrl });
    expect(headers).toEqual([{ name: 'Content-Type', value: 'application/json' }]);
  });
});

test('what is filled in goes to its place, escaped', () => {
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

test('a field that was emptied is not sent', () => {
  const { url } = requestOf(operation('listVenues'), {
    serviceUrl,
    values: { parameters: { 'query.limit': 2, 'query.cursor': '' } },
  });
  expect(url).toBe('https://portal.example/rest/v1/venues?limit=2');
});
