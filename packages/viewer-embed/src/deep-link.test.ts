import { describe, expect, test } from 'vitest';
import { readDeepLink, writeDeepLink } from './deep-link.ts';
import type { ViewerLink } from './viewer-state.ts';

const VIEWER = 'https://maps.example/viewer/';

function read(query: string): ReturnType<typeof readDeepLink> {
  return readDeepLink(`${VIEWER}?${query}`);
}

describe('a deep link', () => {
  const whole: ViewerLink = {
    venue: 'harbour-mall',
    bundle: 'https://cdn.example.com/venue.zip?edition=7&part=a',
    location: 'loc_cinema',
    floor: 'f_upper',
    from: 'Café & Bar / 2',
    to: 'EXT:7',
    accessible: true,
    language: 'pt-BR',
    camera: { latitude: 38.7034, longitude: -9.139, zoom: 18.25, bearing: -45, pitch: 30 },
    mode: 'directory',
    theme: 'dark',
    kiosk: 45,
    embedded: true,
    origin: 'https://www.example.com:8443',
    token: 'a.b.c',
  };

  test('round-trips all parameters', () => {
    expect(readDeepLink(writeDeepLink(VIEWER, whole))).toEqual({ link: whole, problems: [] });
  });

  test('omits values that are off by default', () => {
    const link = { venue: 'a', mode: 'map', embedded: false, accessible: false } as const;
    expect(writeDeepLink(VIEWER, link)).toBe(`${VIEWER}?venue=a`);
  });

  test('keeps foreign parameters, and removes its own absent ones', () => {
    const old = `${VIEWER}?venue=a&location=b&utm_source=mail`;
    expect(writeDeepLink(old, { venue: 'a' })).toBe(`${VIEWER}?utm_source=mail&venue=a`);
    expect(readDeepLink(old)).toEqual({ link: { venue: 'a', location: 'b' }, problems: [] });
  });

  test('encodes ids', () => {
    const to = 'x&from=evil#<script>';
    const address = writeDeepLink(VIEWER, { venue: 'a', to });
    expect(address).not.toContain('<');
    expect(readDeepLink(address).link).toEqual({ venue: 'a', to });
  });

  test('needs no bearing and no pitch', () => {
    const camera = { latitude: 1, longitude: 2, zoom: 3 };
    expect(writeDeepLink(VIEWER, { venue: 'a', camera })).toContain(
      'camera=1.000000%2C2.000000%2C3.00',
    );
    expect(read('camera=1,2,3').link.camera).toEqual({ ...camera, bearing: 0, pitch: 0 });
  });

  test('defaults to a kiosk of one minute', () => {
    expect(read('kiosk=true').link).toEqual({ kiosk: 60 });
    expect(read('kiosk=false')).toEqual({ link: {}, problems: [] });
  });

  test.each([
    ['venue=../secret', 'venue', 'expected the id of a venue'],
    ['venue=a%2Fb', 'venue', 'found "a/b"'],
    ['bundle=venue.zip', 'bundle', 'expected the URL of a bundle'],
    ['bundle=javascript:alert(1)', 'bundle', 'expected the URL of a bundle'],
    ['bundle=https://me:secret@example.com/a.zip', 'bundle', 'expected the URL of a bundle'],
    [`bundle=https://example.com/${'a'.repeat(2048)}`, 'bundle', 'at most 2048 characters'],
    [`token=${'a'.repeat(4097)}`, 'token', 'at most 4096 characters'],
    ['location=', 'location', 'expected an id'],
    ['location=a&location=b', 'location', 'expected one value, found 2 values'],
    [`to=${'a'.repeat(201)}`, 'to', 'at most 200 characters'],
    ['accessible=yes', 'accessible', 'expected true or false, found "yes"'],
    ['language=english!', 'language', 'expected a language'],
    ['mode=full', 'mode', 'one of map, minimap, directory'],
    ['kiosk=5', 'kiosk', 'seconds from 10 to 3600'],
    ['kiosk=1e9', 'kiosk', 'seconds from 10 to 3600'],
    ['kiosk=', 'kiosk', 'seconds from 10 to 3600'],
    ['camera=1,2', 'camera', 'expected latitude,longitude,zoom'],
    ['camera=1,2,3,4,5,6', 'camera', 'expected latitude,longitude,zoom'],
    ['camera=91,0,18', 'camera', 'expected latitude,longitude,zoom'],
    ['camera=NaN,0,18', 'camera', 'expected latitude,longitude,zoom'],
    ['camera=1,2,Infinity', 'camera', 'expected latitude,longitude,zoom'],
    ['origin=https://a.example/path', 'origin', 'an origin without a path'],
    ['origin=*', 'origin', 'an origin without a path'],
    ['origin=javascript:alert(1)', 'origin', 'an origin without a path'],
    ['origin=null', 'origin', 'an origin without a path'],
    [`token=${'a'.repeat(4097)}`, 'token', 'at most'],
  ])('ignores %s and reports it', (query, parameter, message) => {
    const { link, problems } = read(`${query}&floor=f_ground`);
    expect(link).toEqual({ floor: 'f_ground' });
    expect(problems).toEqual([{ parameter, message: expect.stringContaining(message) }]);
  });
});
