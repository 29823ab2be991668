import { describe, expect, test } from 'vitest';
import { readVenue, setVenue } from './set-venue.ts';

const MALL =
  "const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo', theme: 'dark' });";

function change(text: string, venue: Parameters<typeof setVenue>[1]): string | undefined {
  const made = setVenue(text, venue);
  return made && text.slice(0, made.from) + made.insert + text.slice(made.to);
}

describe('the venue of a program', () => {
  test('is read from the code', () => {
    expect(readVenue(MALL)).toEqual({ venueId: 'harbour-mall', key: 'demo' });
    expect(readVenue("const venue = await loadVenue({ venueId: 'a', key: 'b' });")).toEqual({
      venueId: 'a',
      key: 'b',
    });
    expect(readVenue('const a = 1;')).toBeUndefined();
  });

  test('is changed in the code, and nothing else is', () => {
    expect(change(MALL, { venueId: 'alder-campus', key: 'own' })).toBe(
      "const map = await showVenue('#map', { venueId: 'alder-campus', key: 'own', theme: 'dark' });",
    );
  });

  test('can be a bundle beside the program, and back', () => {
    const own = change(MALL, { bundle: 'my-mall.zip' }) ?? '';
    expect(own).toContain(
      "{ bundle: await (await fetch(new URL('./my-mall.zip', import.meta.url))).blob(), theme",
    );
    expect(readVenue(own)).toEqual({ bundle: 'my-mall.zip' });
    expect(change(own, { venueId: 'harbour-mall', key: 'demo' })).toBe(MALL);
  });

  test('cannot be changed where the code does not name one', () => {
    expect(change("showVenue('#map', options);", { venueId: 'a', key: 'b' })).toBeUndefined();
  });
});
