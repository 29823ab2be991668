import { tinyVenue } from '@brand/test-kit';
import { describe, expect, test } from 'vitest';
import { openDocument } from '../tiny-venue.fixture.ts';

describe('venue languages', () => {
  test('include all languages that the venue lists', async () => {
    const venue = await openDocument(tinyVenue());
    expect(venue.language).toBe('en');
    expect(venue.languages).toEqual([
      { code: 'en', name: 'English' },
      { code: 'de', name: 'Deutsch' },
    ]);
  });

  test('include the languages of all translations if the venue lists none', async () => {
    const document = tinyVenue();
    document.cmsVenue = {};
    document.connections[0]!.details = { name: 'Lift', translations: { pt: { name: 'Elevador' } } };
    const venue = await openDocument(document);
    expect(venue.languages.map(({ code }) => code).toSorted()).toEqual(['de', 'en', 'pt']);
    expect(venue.languages.find(({ code }) => code === 'pt')?.name).toBe('português');
  });

  test('change every name and text at once, and back', async () => {
    const document = tinyVenue();
    document.floors.features[0]!.properties.details!.translations = {
      de: { name: 'Erdgeschoss' },
    };
    const venue = await openDocument(document);
    const cafe = venue.get('location', 'loc_cafe');
    const ground = venue.get('floor', 'f_ground');
    expect([ground.name, cafe.description]).toEqual(['Ground floor', 'Coffee and cake.']);
    venue.setLanguage('de');
    expect([ground.name, cafe.description]).toEqual(['Erdgeschoss', 'Kaffee und Kuchen.']);
    venue.setLanguage('en');
    expect([ground.name, cafe.description]).toEqual(['Ground floor', 'Coffee and cake.']);
  });

  test('fall back to the default if a translation is missing', async () => {
    const venue = await openDocument(tinyVenue(), { language: 'de' });
    expect(venue.get('location', 'loc_shop').name).toBe('Shop');
    expect(venue.get('space', 'g_g-hall').name).toBe('');
  });

  test('take texts of an instance from its parent if it has none', async () => {
    const venue = await openDocument(tinyVenue(), { language: 'de' });
    const instance = venue.get('location', 'loci_cafe-upper');
    expect(instance.name).toBe('Café Morgen upstairs');
    expect(instance.description).toBe('Kaffee und Kuchen.');
  });

  test('notify listeners of a change until they unsubscribe', async () => {
    const venue = await openDocument(tinyVenue());
    const seen: unknown[] = [];
    const stop = venue.on('language-change', (change) => seen.push(change));
    venue.setLanguage('de-CH');
    venue.setLanguage('de');
    expect(seen).toEqual([{ language: 'de', previous: 'en' }]);
    stop();
    venue.setLanguage('en');
    expect(seen).toHaveLength(1);
  });

  test('reject an unknown language and name the known ones', async () => {
    const venue = await openDocument(tinyVenue());
    expect(() => venue.setLanguage('ja')).toThrow(
      expect.objectContaining({
        code: 'venue/unknown-language',
        message: expect.stringContaining('en, de') as string,
      }),
    );
    expect(venue.language).toBe('en');
  });
});
