import { describe, expect, test } from 'vitest';
import { adviceFor, failureText, problemOf } from './advise.ts';
import type { Answer } from './send-request.ts';

const NOW = new Date('2026-11-03T10:00:00Z');

function answer(status: number, problem?: object, headers: Answer['headers'] = []): Answer {
  return {
    status,
    statusText: '',
    url: 'https://portal.example/rest/v1/venues',
    durationMs: 1,
    headers,
    mediaType: problem ? 'application/problem+json' : 'text/html',
    body: new Blob(),
    text: problem ? JSON.stringify(problem) : '<p>',
  };
}

function advice(given: Answer, needsToken = true): string | undefined {
  return adviceFor(given, { needsToken, now: NOW });
}

describe('adviceFor', () => {
  test('says nothing about an answer that is no refusal', () => {
    expect(advice(answer(200))).toBeUndefined();
    expect(advice(answer(304))).toBeUndefined();
  });

  test('says where to get a token', () => {
    expect(advice(answer(401, { detail: 'The request has no token.' }))).toBe(
      'The request has no token. Select "Get a demo token" or use your own token, then send the request again.',
    );
  });

  test('repeats what the service advises if the key is wrong', () => {
    const problem = { detail: 'The key and secret do not match.', next: 'Check `both`.' };
    expect(advice(answer(401, problem), false)).toBe(
      'The key and secret do not match. Check both.',
    );
  });

  test.each([
    ['10', 10, 'seconds'],
    ['1', 1, 'second'],
    ['Tue, 03 Nov 2026 10:00:30 GMT', 30, 'seconds'],
    ['Tue, 03 Nov 2026 09:00:00 GMT', 0, 'seconds'],
  ])('says when to send again, for Retry-After "%s"', (value, seconds, unit) => {
    const time = new Date(NOW.getTime() + seconds * 1000).toLocaleTimeString('en-GB');
    expect(advice(answer(429, { detail: 'Too many.' }, [['retry-after', value]]))).toBe(
      `Too many. You can send again at ${time}, in ${seconds} ${unit}.`,
    );
  });

  test('tells a host without the service from an answer of something else', () => {
    expect(advice(answer(404))).toContain('No REST service responds at this URL.');
    expect(advice(answer(502))).toContain('something between this page and the service');
  });
});

test('reads problems only from their media type', () => {
  expect(problemOf(answer(404, { code: 'venue-not-found' }))?.code).toBe('venue-not-found');
  expect(problemOf(answer(404))).toBeUndefined();
});

test('tells an offline device from an unreachable service', () => {
  expect(failureText(false)).toContain('this device is offline');
  expect(failureText(true)).toContain('CORS');
});
