import { expect, test } from 'vitest';
import { prefersMarkdown } from './prefers-markdown.ts';

test.each([
  'text/markdown',
  'text/markdown, text/html;q=0.9, */*;q=0.8',
  'text/html, TEXT/MARKDOWN',
  'application/json, text/markdown;q=0.5',
])('prefers Markdown for %s', (accept) => {
  expect(prefersMarkdown(accept)).toBe(true);
});

test.each([
  undefined,
  '',
  '*/*',
  'text/html,application/xhtml+xml,*/*;q=0.8',
  'text/markdown;q=0, text/html',
  'text/markdown;q=0.5, text/html',
  'text/markdown;q=often',
])('prefers HTML for %s', (accept) => {
  expect(prefersMarkdown(accept)).toBe(false);
});
