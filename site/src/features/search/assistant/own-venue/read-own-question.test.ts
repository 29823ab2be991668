import { describe, expect, test } from 'vitest';
import { readOwnQuestion } from './read-own-question';

const VENUE = { id: '0b1c', name: 'Westport House' };

describe('readOwnQuestion', () => {
  test.each([
    ['Where is the nearest lift to Room 12?', 'Where is the nearest lift to Room 12?', false],
    ['Where are the toilets in my venue?', 'Where are the toilets?', true],
    ['How many floors does our building have?', 'How many floors does it have?', true],
  ])('may be about the venue: %j', (typed, text, isCurrent) => {
    expect(readOwnQuestion(typed, VENUE, undefined)).toEqual({
      text,
      isCurrent,
      isDoubtful: false,
    });
  });

  test.each([
    'How do I add a marker?',
    'How long does it take from Security to gate B2 in the demo airport?',
    'Where is the cinema in Harbour Mall?',
    'How many lifts does Kestrel have?',
  ])('leaves %j to the service', (typed) => {
    expect(readOwnQuestion(typed, VENUE, 'own')).toBeUndefined();
  });

  test('needs an answer without unknown places if "the airport" may be a demo venue', () => {
    expect(readOwnQuestion('Where is Security in the airport?', VENUE, undefined)).toMatchObject({
      text: 'Where is Security?',
      isDoubtful: true,
    });
  });

  test('stays with the demo venue of a conversation until a question names the own venue', () => {
    expect(readOwnQuestion('Where are the toilets?', VENUE, 'demo')).toBeUndefined();
    for (const place of ['Westport House', 'my venue']) {
      expect(readOwnQuestion(`Where are the toilets in ${place}?`, VENUE, 'demo')).toBeDefined();
    }
  });

  test('understands the name of a demo venue that is the own one', () => {
    const venue = { id: '0b1c', name: 'Harbour Mall' };
    expect(readOwnQuestion('Where is the cinema in Harbour Mall?', venue, 'demo')).toBeDefined();
  });

  test('keeps a place that has the name of a kind of venue', () => {
    expect(readOwnQuestion('Where is the office?', VENUE, undefined)).toMatchObject({
      text: 'Where is the office?',
      isDoubtful: false,
    });
  });
});
