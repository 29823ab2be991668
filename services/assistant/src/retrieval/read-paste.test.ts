import { describe, expect, test } from 'vitest';
import { readPaste } from './read-paste.ts';

describe('readPaste', () => {
  test('leaves a question of one sentence alone', () => {
    expect(readPaste('how do I add a marker?')).toBeUndefined();
  });

  test('separates words, code and the line of an error, and drops stack frames', () => {
    const paste = readPaste(
      `my map stays empty, what is wrong?

const map = await showVenue('#map', { venueId: 'x' });
map.on('click', (event) => {
  console.log(event);
});

VenueError: venue x: the key does not open this venue
    at load (index.js:140:12)
    at async showVenue (index.js:18:3)`,
    );
    expect(paste?.prose).toBe('my map stays empty, what is wrong?');
    expect(paste?.messages).toEqual(['VenueError: venue x: the key does not open this venue']);
    expect(paste?.code).toContain("await showVenue('#map'");
    expect(JSON.stringify(paste)).not.toContain('index.js');
  });

  test('takes what is in a fence as code', () => {
    const paste = readPaste('why?\n```ts\nmap.foo()\n```\nplease help');
    expect(paste?.code).toBe('map.foo()');
    expect(paste?.prose).toBe('why? please help');
  });
});
