import { describe, expect, test } from 'vitest';
import { readAssistantConfig } from './assistant-config.ts';

describe('readAssistantConfig', () => {
  test('returns our own service by default, and nothing if it is turned off', () => {
    expect(readAssistantConfig({})).toEqual({ assistantId: 'docs', url: '/assistant' });
    expect(readAssistantConfig({ ASSISTANT: 'off' })).toBeUndefined();
  });

  test('returns the hosted assistant', () => {
    const environment = { ASSISTANT_HOSTED: '1', ASSISTANT_ID: 'a1' };
    expect(readAssistantConfig(environment)).toMatchObject({ assistantId: 'a1', hosted: true });
  });

  test.each([
    [{ ASSISTANT: 'false' }, 'ASSISTANT: expected one of on, off, found "false".'],
    [{ ASSISTANT_HOSTED: 'yes' }, 'ASSISTANT_HOSTED: expected one of 0, 1, found "yes".'],
    [{ ASSISTANT_HOSTED: '1' }, 'ASSISTANT_ID: expected the id of your assistant'],
    [{ ASSISTANT_URL: 'chat' }, 'ASSISTANT_URL: expected a URL such as'],
  ])('rejects %j', (environment, message) => {
    expect(() => readAssistantConfig(environment)).toThrow(message);
  });
});
