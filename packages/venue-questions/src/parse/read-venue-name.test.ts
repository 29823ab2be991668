import { expect, test } from 'vitest';
import { readVenueName } from './read-venue-name.ts';

const MALL = { id: 'west-mall', name: 'West Mall', words: ['mall'] };
const OFFICE = { id: 'hub', name: 'The Hub, East', words: ['Hub East', 'office'] };

test.each([
  ['Where is the bakery in West Mall?', 'Where is the bakery?', MALL],
  ['Where is the bakery in the demo mall?', 'Where is the bakery?', MALL],
  ['Where is the bakery at the mall', 'Where is the bakery', MALL],
  ["Where are West Mall's toilets?", 'Where are the toilets?', MALL],
  ['How many lifts does the mall have?', 'How many lifts does it have?', MALL],
  ['When does West Mall close?', 'When does it close?', MALL],
  ['West Mall: where is the bakery?', 'where is the bakery?', MALL],
  [
    'How do I get from the car park in the mall to the cinema?',
    'How do I get from the car park to the cinema?',
    MALL,
  ],
  ['Where is the canteen in The Hub, East?', 'Where is the canteen?', OFFICE],
  ["Where is the Dean's Office?", "Where is the Dean's Office?", undefined],
  ['Where is the bakery?', 'Where is the bakery?', undefined],
])('reads %j', (text, rest, venue) => {
  expect(readVenueName(text, [MALL, OFFICE])).toEqual({ rest, venue });
});
