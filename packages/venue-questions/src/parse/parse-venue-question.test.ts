import { describe, expect, test } from 'vitest';
import { parseVenueQuestion } from './parse-venue-question.ts';

describe('parseVenueQuestion', () => {
  test.each([
    ['Where is the cinema?', { intent: 'where', place: 'cinema' }],
    ['Excuse me, where can I find a toilet please?', { intent: 'where', place: 'toilet' }],
    ['Which floor is Café Morgen on?', { intent: 'which-floor', place: 'Café Morgen' }],
    ['How many lifts are there?', { intent: 'count', place: 'lifts' }],
    ['what is on the upper floor', { intent: 'on-floor', floor: 'upper floor' }],
    [
      'Where is the nearest lift to gate B2?',
      { intent: 'nearest', place: 'lift', from: 'gate B2' },
    ],
    ['closest ATM', { intent: 'nearest', place: 'ATM', from: undefined }],
    ['closest toilet to where I am', { intent: 'nearest', place: 'toilet', from: undefined }],
    ['When does the bakery close?', { intent: 'hours', place: 'bakery', when: undefined }],
    ['Is the bakery open on Sundays?', { intent: 'hours', place: 'bakery', when: 'sunday' }],
    ['is the bakery open', { intent: 'hours', place: 'bakery', when: 'now' }],
    ['How far is it from the bank to the cinema?', { intent: 'route', from: 'bank', to: 'cinema' }],
    ['how do I get to the cinema from the bank', { intent: 'route', from: 'bank', to: 'cinema' }],
    ['How do I get to the cinema?', { intent: 'route', from: undefined, to: 'cinema' }],
    ['How far is the cinema from the bank?', { intent: 'route', from: 'bank', to: 'cinema' }],
    ['distance between the bank and the cinema', { intent: 'route', from: 'bank', to: 'cinema' }],
    [
      "I'm at the bank. Where is the nearest lift?",
      { intent: 'nearest', place: 'lift', from: 'bank' },
    ],
    ['I am at the bank, where is the cinema?', { intent: 'route', from: 'bank', to: 'cinema' }],
  ])('reads %j', (text, expected) => {
    expect(parseVenueQuestion(text)[0]).toMatchObject({
      isStepFree: false,
      avoided: [],
      ...expected,
    });
  });

  test.each([
    ['from the bank to the cinema without stairs', true, []],
    ['from the bank to the cinema in a wheelchair?', true, []],
    ['Is there a step-free route from the bank to the cinema?', true, []],
    ['from the bank to the cinema avoiding stairs or escalators', true, ['escalator']],
    ['from the bank to the cinema without using the lift', false, ['elevator']],
  ])('reads the restriction of %j', (text, isStepFree, avoided) => {
    expect(parseVenueQuestion(text)[0]).toMatchObject({
      from: 'bank',
      to: 'cinema',
      isStepFree,
      avoided,
    });
  });

  test('offers every way to split names that contain "to"', () => {
    const readings = parseVenueQuestion('from the door to Bus 1 to Town');
    expect(
      readings.map((reading) => reading.intent === 'route' && [reading.from, reading.to]),
    ).toEqual([
      ['door', 'Bus 1 to Town'],
      ['door to Bus 1', 'Town'],
    ]);
  });

  test.each([
    'How do I add a marker?',
    'map.camera.focusOn options',
    'How do I move a marker from one floor to another?',
    'upgrade from 5 to 6',
    'How long does it take from A to B?',
    'Where is the cinema?\nAnd why is my map blank?',
    `Where is the ${'very '.repeat(50)}nice cinema?`,
    '',
    '?',
  ])('returns nothing for %j', (text) => {
    expect(parseVenueQuestion(text)).toEqual([]);
  });
});
