import { expect, test } from 'vitest';
import { classifyQuestion } from './question-kind.ts';

test.each([
  ['how do I add a marker?', 'how-to'],
  ['how can i change the default style', 'how-to'],
  ['how do I migrate from 5.0 to 6.0', 'changed'],
  ['can it work without internet?', 'can-it'],
  ['does the SDK support Vue?', 'can-it'],
  ['is it possible to hide labels', 'can-it'],
  ['Are routes of 6.0 promises now? The compiler complains', 'can-it'],
  ['what does --strict do when there are errors', 'option'],
  ['whats the shortest code for a map', 'how-to'],
  ['what does the accuracy option do', 'option'],
  ['default zoom of focusOn', 'option'],
  ['url parameters of the viewer: full list', 'option'],
  ['why is my map blank', 'error'],
  ['401 unauthorized', 'error'],
  ['VenueError: expected a target, found undefined', 'error'],
  ["what's new in 6", 'changed'],
  ['showMap doesnt exist anymore', 'changed'],
  ['what is a floor stack', 'word'],
  ['space vs area', 'word'],
  ['which fields does a location have', 'fields'],
  ['CSV columns for the store feed', 'fields'],
  ['where do I report a security hole', 'where'],
  ['npm package name', 'where'],
  ['how many requests per minute', 'limits'],
  ['what is the cost of a route?', 'limits'],
  ['show me the whole file', 'whole-file'],
  ['and in React?', undefined],
  ['put a pin on a shop', undefined],
])('%s is of the kind %s', (text, kind) => {
  expect(classifyQuestion(text)).toBe(kind);
});
