import { describe, expect, test } from 'vitest';
import { PORTAL, readVenueChoice } from './venue-source.ts';

describe('readVenueChoice', () => {
  test('accepts an id with its key', () => {
    expect(readVenueChoice(' harbour-mall ', 'demo')).toEqual({
      venueId: 'harbour-mall',
      key: 'demo',
    });
  });

  test('accepts the URL of a bundle on the portal', () => {
    const address = `${PORTAL}/venues/harbour-mall/mvf-3.zip?key=demo`;
    expect(readVenueChoice(address, '')).toEqual({ url: new URL(address) });
  });

  test('rejects other hosts, which Power BI would block', () => {
    expect(() => readVenueChoice('https://maps.example/a.zip', '')).toThrow('https://maps.example');
    expect(() => readVenueChoice('data:application/zip,', '')).toThrow('only');
  });

  test('suggests an id when the text is not a venue', () => {
    expect(() => readVenueChoice('our mall', '')).toThrow('such as harbour-mall');
  });
});
