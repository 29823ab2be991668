import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

describe('cms extension', () => {
  it('reports links to missing objects [M1]', async () => {
    const venue = tinyVenue();
    venue.cmsVenue.topLocations = ['loc_none'];
    venue.cmsCategories[0]!.categoryId = 'lcat_none';
    venue.cmsLocations[0]!.locationId = 'loc_none';
    venue.cmsLocations[0]!.siblingGroups![0]!.siblings = ['loc_none'];
    expect(await findingsOf(venue)).toEqual([
      'unresolved-id cms/venue.json /topLocations/0',
      'unresolved-id cms/categories.json /0/categoryId',
      'unresolved-id cms/locations.json /0/locationId',
      'unresolved-id cms/locations.json /0/siblingGroups/0/siblings/0',
    ]);
  });

  it('reports objects that are extended twice [M1]', async () => {
    const venue = tinyVenue();
    venue.cmsCategories.push({ categoryId: 'lcat_food' });
    venue.cmsLocations.push({ locationId: 'loc_cafe' });
    expect(await findingsOf(venue)).toEqual([
      'repeated-reference cms/categories.json /1',
      'repeated-reference cms/locations.json /1',
    ]);
  });

  it('reports texts in languages that the venue does not list [M2]', async () => {
    const venue = tinyVenue();
    venue.cmsVenue.defaultLanguage = 'fr';
    venue.cmsVenue.details = { translations: { pt: { name: 'Casinha' } } };
    venue.geometry['f_ground']!.features[0]!.properties.details = { translations: { it: {} } };
    venue.locations[0]!.details.translations = { DE: { name: 'Café' }, nl: { name: 'Café' } };
    expect(await findingsOf(venue)).toEqual([
      'language-not-listed cms/venue.json /defaultLanguage',
      'language-not-listed cms/venue.json /details/translations/pt',
      'language-not-listed geometry/f_ground.geojson /features/0/properties/details/translations/it',
      'language-not-listed locations.json /0/details/translations/nl',
    ]);
  });

  it('accepts any language in a venue that lists none [M2]', async () => {
    const venue = tinyVenue();
    venue.cmsVenue.languages = [];
    expect(await findingsOf(venue)).toEqual([]);
  });
});
