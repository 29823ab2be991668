import { describe, expect, test } from 'vitest';
import {
  AssistantError,
  describeFailure,
  isLimitReached,
  readErrorResponse,
} from './assistant-failure';

describe('assistant failures', () => {
  test.each([
    [
      'Too many questions. Ask again in 20 seconds.',
      'Too many questions. Ask again in 20 seconds.',
    ],
    ['{"success":false,"message":"No."}', 'No.'],
    ['{"error":1}', 'The assistant did not answer as expected (status 500)'],
    ['<html><script>', 'The assistant did not answer as expected (status 500)'],
    ['', 'The assistant did not answer as expected (status 500)'],
  ])('turn the response %j into %j [S8.09]', async (body, sentence) => {
    const { message } = await readErrorResponse(new Response(body, { status: 500 }));
    expect(message).toContain(sentence);
  });

  test.each([
    [new TypeError('network error'), 'The connection to the assistant was lost.'],
    [
      Object.assign(new Error('Type validation failed: {…}'), { name: 'AI_TypeValidationError' }),
      'response could not be read',
    ],
    [new Error('The model is busy.'), 'The model is busy.'],
    [new AssistantError('No.'), 'No.'],
  ])('describe %s [S4.21]', (error, sentence) => {
    expect(describeFailure(error)).toContain(sentence);
  });

  test.each([
    ['AI-217: Conversation depth exceeded', true],
    ['Maximum thread depth reached.', true],
    ['The building has great depth.', false],
  ])('recognize the limit of a conversation: %s', (message, isLimit) => {
    expect(isLimitReached(new Error(message))).toBe(isLimit);
  });
});
