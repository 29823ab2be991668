import { expect, test } from 'vitest';
import { buildFrameUrl, isOwnVenueMessage, parseVenueReport } from './frame-messages.ts';

test('only asks a frame to wait for a bundle if there is one', () => {
  const look = { theme: 'dark', language: 'en' } as const;
  expect(buildFrameUrl('/a.html', look)).toBe('/a.html?theme=dark&language=en');
  expect(buildFrameUrl('/a.html', look, true)).toBe('/a.html?theme=dark&language=en&venue=own');
});

test('parses reports of any sender with bounded texts', () => {
  expect(parseVenueReport({ type: 'sample-venue', name: 'x'.repeat(1e6) })).toEqual({
    type: 'sample-venue',
    name: 'x'.repeat(100),
  });
  expect(parseVenueReport({ type: 'sample-stand-in', wanted: 7 })).toEqual({
    type: 'sample-stand-in',
    wanted: '',
    used: '',
  });
  expect(parseVenueReport({ type: 'sample-drawn' })).toBeUndefined();
  expect(parseVenueReport(null)).toBeUndefined();
});

test('accepts a bundle only as a blob', () => {
  expect(isOwnVenueMessage({ type: 'own-venue', bundle: new Blob() })).toBe(true);
  expect(isOwnVenueMessage({ type: 'own-venue', bundle: 'blob:x' })).toBe(false);
});
