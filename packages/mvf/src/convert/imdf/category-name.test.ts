import { expect, test } from 'vitest';
import { categoryFromName, categoryName } from './category-name.ts';

test.each([
  ['restroom.female', 'Women’s restroom'],
  ['conferenceroom', 'Conference room'],
  ['checkin.selfservice', 'Check-in self-service'],
  ['office', 'Office'],
  ['concert.hall', 'Concert hall'],
  ['constructor', 'Constructor'],
  ['', ''],
])('calls %j %j', (category, name) => {
  expect(categoryName(category)).toBe(name);
});

test.each([
  ['Women’s restroom', 'restroom.female'],
  ['conference room', 'conferenceroom'],
  ['Rocket science', undefined],
])('finds for %j the category %j', (name, category) => {
  expect(categoryFromName(name)).toBe(category);
});
