import { createLocalLimiter } from '@brand/service-kit';
import { readAssistantConfig } from '@brand/wire/assistant';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { openAssistant } from './assistant.ts';

const SURROUNDINGS = {
  siteFolder: '/nowhere',
  dataFolder: '/nowhere',
  venuesFolder: '/nowhere',
  search: undefined,
  createLimiter: createLocalLimiter,
  log: pino({ level: 'silent' }),
};

describe('the assistant of the portal', () => {
  test.each([
    { ASSISTANT: 'off' },
    { ASSISTANT_URL: 'https://assistant.example/chat' },
    { ASSISTANT_HOSTED: '1', ASSISTANT_ID: 'asst-1' },
  ])('does not open when the operator sets %j', (environment) => {
    expect(openAssistant(readAssistantConfig(environment), SURROUNDINGS)).toBeUndefined();
  });

  test('does not open when there is nothing to search', () => {
    expect(openAssistant(readAssistantConfig({}), SURROUNDINGS)).toBeUndefined();
  });
});
