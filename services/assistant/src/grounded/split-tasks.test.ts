import { expect, test } from 'vitest';
import { splitTasks } from './split-tasks.ts';

test.each([
  ['show the route and hide everything else', ['show the route', 'hide everything else']],
  [
    'how do I colour rooms by occupancy and filter by floor?',
    ['colour rooms by occupancy', 'filter by floor'],
  ],
  [
    'search for a place, then zoom to it and open my card',
    ['search for a place', 'zoom to it', 'open my card'],
  ],
])('splits %s', (text, tasks) => {
  expect(splitTasks(text)).toEqual(tasks);
});

test.each([
  'how do I add a marker with text and icon?',
  'difference between a space and an area',
  'zoom and rotate',
  'I have a list of shops, find the best order',
])('leaves %s whole', (text) => {
  expect(splitTasks(text)).toEqual([text]);
});
