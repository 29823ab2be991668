import { expect, test } from 'vitest';
import { findFollowUps, listCodeChecks } from './answer-additions';
import type { AssistantMessage, MessagePart } from './chat-message';

function answerOf(type: string, ...data: readonly unknown[]): AssistantMessage {
  const parts = data.map((each) => ({ type, data: each })) as unknown as MessagePart[];
  return { id: 'a', role: 'assistant', parts };
}

test('finds code checks by block number', () => {
  const check = { block: 1, sdk: 'Web SDK 6.0', compiles: true, playground: '/playground/' };
  const others = [null, 'x', { block: 0 }, { ...check, block: 2, message: {} }];
  expect([...listCodeChecks(answerOf('data-code-check', check, ...others))]).toEqual([[1, check]]);
});

test.each([
  [{ questions: ['a', 'b', 1, 'c', 'd'] }, { questions: ['a', 'b', 'c'] }],
  [{ error: 'No object generated.' }, { error: 'No object generated.' }],
  [{ questions: [] }, undefined],
  [{ questions: 'a' }, undefined],
  [null, undefined],
])('reads follow-up questions: %j becomes %j [S5.05]', (data, followUps) => {
  expect(findFollowUps(answerOf('data-follow-ups', data))).toEqual(followUps);
});
