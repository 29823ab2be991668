import { expect, test } from 'vitest';
import { outOfScopeReply } from './outside-topics.ts';

test.each([
  'do you have open jobs?',
  'are there any jobs in Berlin',
  'how do I apply for a job',
  'job openings for engineers',
  'jobs at your company',
])('recognises a question about people: %s', (question) => {
  expect(outOfScopeReply(question)).toContain('the company, its people');
});

test.each(['when do I get my invoice', 'billing address', 'how much does a map cost'])(
  'recognises a question about prices: %s',
  (question) => {
    expect(outOfScopeReply(question)).toContain('prices, plans or invoices');
  },
);

test.each([
  'how do I know when my svg job is done',
  'job status failed',
  'too many jobs waiting',
  'how long is a job kept',
  'how many jobs in the queue',
  'nightly job that exports all venues',
  'how do I see the usage of a workspace for billing',
  'usage numbers for an invoice',
])('leaves %s to the documentation', (question) => {
  expect(outOfScopeReply(question)).toBeUndefined();
});
