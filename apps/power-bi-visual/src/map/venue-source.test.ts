import { describe, expect, test } from 'vitest';
import { PORTAL, readVenueChoice } from './venue-source.ts';

describe('readVenueChoice', () => {
  test('takes an id with its key', () => {
    expect(readVenueChoice(' harbour-mall ', 'demo')).toEqual({
      venueId: 'harbour-mall',
      key: 'demo',
    });
  });

  test('takes the address of a bundle on the portal', () => {
    const address = `${PORTAL}/venues/harbour-mall/mvf-3.zip?key=demo`;
    expect(readVenueChoice(address, '')).toEqual({ url: new URL(address) });
  });

  test('refuses other hosts, which Power BI would not let it ask', () => {
    expect(() => readVenueChoice('https://maps.example/a.zip', '')).toThrow('https://maps.example');
    expect(() => readVenueChoice('data:application/zip,', '')).toThrow('only');
  });

  test('says what to write instead of what is no venue', () => {
    expect(() => readVenueChoice('our mall', '')).toThrow('such as harbour-mall');
  });
});
