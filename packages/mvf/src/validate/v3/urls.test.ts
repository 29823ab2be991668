import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';
import { readBundleUrl } from '../urls/bundle-url.ts';

describe('readBundleUrl', () => {
  it.each([
    'javascript:alert(1)',
    ' JaVa\nScript:alert(1)',
    '\u0000javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'blob:https://example.com/1',
  ])('reports %j as unsafe [U1]', (url) => {
    expect(readBundleUrl(url, 'asset').kind).toBe('unsafe');
    expect(readBundleUrl(url, 'link').kind).toBe('unsafe');
  });

  it.each([
    ['https://example.com/a.png', { kind: 'web' }],
    ['//example.com/a.png', { kind: 'web' }],
    ['data:image/png;base64,AA==', { kind: 'web' }],
    ['https://[', { kind: 'invalid' }],
    ['assets/logo.svg', { kind: 'file', path: 'assets/logo.svg' }],
    ['./assets/my%20logo.svg?v=1#x', { kind: 'file', path: 'assets/my logo.svg' }],
    ['../../logo.svg', { kind: 'file', path: 'logo.svg' }],
    ['100%.svg', { kind: 'file', path: '100%.svg' }],
  ])('resolves %j [U3]', (url, target) => {
    expect(readBundleUrl(url, 'asset')).toEqual(target);
  });

  it.each([
    ['mailto:desk@example.com', 'link', 'web'],
    ['tel:+431234', 'link', 'web'],
    ['mailto:desk@example.com', 'asset', 'unsupported'],
    ['intent://menu#Intent;end', 'link', 'unsupported'],
    ['ftp://example.com/a.png', 'asset', 'unsupported'],
    ['data:image/svg+xml,<svg/>', 'link', 'unsafe'],
  ] as const)('reads %j as %s: %s [U4]', (url, use, kind) => {
    expect(readBundleUrl(url, use)).toEqual({ kind });
  });
});

describe('URLs', () => {
  it('reports schemes that maps neither load nor open [U4]', async () => {
    const venue = tinyVenue();
    venue.locations[0]!.logo = 'ftp://example.com/a.png';
    venue.locations[0]!.website!.url = 'intent://menu#Intent;end';
    expect(await findingsOf(venue)).toEqual([
      'unsupported-scheme locations.json /0/logo',
      'unsupported-scheme locations.json /0/website/url',
    ]);
  });

  it('reports an unsafe URL of an object that is invalid elsewhere [U1]', async () => {
    const venue = tinyVenue();
    venue.locations[0]!.logo = 'javascript:alert(1)';
    Object.assign(venue.locations[0]!.details, { name: 42 });
    expect(await findingsOf(venue)).toContain('unsafe-url locations.json /0/logo');
  });

  it('reports an unsafe URL anywhere in the bundle [U1]', async () => {
    const venue = tinyVenue();
    const url = 'javascript:alert(1)';
    venue.locations[0]!.website = { label: 'Site', url };
    venue.locations[0]!.links = [{ label: 'Menu', url }];
    venue.locations[0]!.social = [{ name: 'Pictures', url }];
    venue.locations[0]!.images = [{ url }];
    venue.locations[0]!.logo = url;
    venue.locationCategories[1]!.details.icon = url;
    venue.annotationSymbols['extinguisher']!.url = url;
    venue.floorImages['f_ground']!.features[0]!.properties.path = url;
    venue.tileset['day']!.url = url;
    venue.cmsVenue.logo = url;
    venue.cmsVenue.coverImage = url;
    venue.cmsVenue.webUrl = url;
    venue.cmsCategories[0]!.picture = url;
    venue.cmsLocations[0]!.picture = url;
    venue.extras = {};
    expect(await findingsOf(venue)).toEqual([
      'unsafe-url location-categories.json /1/details/icon',
      'unsafe-url locations.json /0/logo',
      'unsafe-url locations.json /0/website/url',
      'unsafe-url locations.json /0/images/0/url',
      'unsafe-url locations.json /0/links/0/url',
      'unsafe-url locations.json /0/social/0/url',
      'unsafe-url annotation-symbols.json /extinguisher/url',
      'unsafe-url tileset.json /day/url',
      'unsafe-url floor-images/f_ground.geojson /features/0/properties/path',
      'unsafe-url cms/venue.json /logo',
      'unsafe-url cms/venue.json /coverImage',
      'unsafe-url cms/venue.json /webUrl',
      'unsafe-url cms/categories.json /0/picture',
      'unsafe-url cms/locations.json /0/picture',
    ]);
  });

  it('reports a link without a scheme and an unparsable URL [U2]', async () => {
    const venue = tinyVenue();
    venue.locations[0]!.website!.url = 'www.cafe.example';
    venue.locations[0]!.logo = 'https://[';
    expect(await findingsOf(venue)).toEqual([
      'bad-url locations.json /0/logo',
      'bad-url locations.json /0/website/url',
    ]);
  });

  it('reports an image that the bundle does not have [U3]', async () => {
    const venue = tinyVenue();
    venue.locations[0]!.logo = 'assets/none.svg';
    expect(await findingsOf(venue)).toEqual(['missing-asset locations.json /0/logo']);
  });
});
