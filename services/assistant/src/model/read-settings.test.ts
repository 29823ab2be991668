import { describe, expect, test } from 'vitest';
import { readModelSettings } from './read-settings.ts';

const URL = 'http://localhost:8080/v1';

describe('readModelSettings', () => {
  test('returns undefined when no variable is set', () => {
    expect(readModelSettings({ ASSISTANT_MODEL_URL: '' })).toBeUndefined();
  });

  test('requires a URL and a name; a local server needs no key', () => {
    expect(readModelSettings({ ASSISTANT_MODEL_URL: `${URL}/`, ASSISTANT_MODEL: 'm' })).toEqual({
      url: URL,
      model: 'm',
      firstTokenMs: 20_000,
      stallMs: 20_000,
      answerMs: 100_000,
      followUpsMs: 8000,
      maxOutput: 2000,
      maxContext: 12_000,
      maxRepairs: 3,
    });
  });

  test.each([
    [{ ASSISTANT_MODEL_URL: URL }, /^ASSISTANT_MODEL: expected the name/],
    [{ ASSISTANT_MODEL: 'm' }, /^ASSISTANT_MODEL_URL: .* because ASSISTANT_MODEL is set/],
    [{ ASSISTANT_MODEL_KEY: 'sk' }, /^ASSISTANT_MODEL_URL: .* because ASSISTANT_MODEL_KEY is set/],
    [{ ASSISTANT_MODEL_URL: 'localhost', ASSISTANT_MODEL: 'm' }, /found "localhost"/],
    [{ ASSISTANT_MODEL_URL: 'https://a:b@c.test', ASSISTANT_MODEL: 'm' }, /without a password/],
    [
      { ASSISTANT_MODEL_URL: URL, ASSISTANT_MODEL: 'm', ASSISTANT_MODEL_MAX_OUTPUT: 'many' },
      /^ASSISTANT_MODEL_MAX_OUTPUT: expected a whole number from 1 to .*, found "many"/,
    ],
    [
      { ASSISTANT_MODEL_URL: URL, ASSISTANT_MODEL: 'm', ASSISTANT_MODEL_MAX_CONTEXT: '500' },
      /^ASSISTANT_MODEL_MAX_CONTEXT: expected a whole number from 4000 to .*, found "500"/,
    ],
    [
      { ASSISTANT_MODEL_URL: URL, ASSISTANT_MODEL: 'm', ASSISTANT_MODEL_REPAIRS: '11' },
      /^ASSISTANT_MODEL_REPAIRS: expected a whole number from 0 to 10, found "11"/,
    ],
    [
      { ASSISTANT_MODEL_URL: URL, ASSISTANT_MODEL: 'm', ASSISTANT_MODEL_STALL_SECONDS: '0' },
      /^ASSISTANT_MODEL_STALL_SECONDS: expected a number from 0.01 to 3600, found "0"/,
    ],
  ])('throws at start when settings are missing or invalid: %o', (environment, message) => {
    expect(() => readModelSettings(environment)).toThrow(message);
  });
});
