import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, it } from 'vitest';

describe('locations', () => {
  it('reports a category, a geometry and a parent that do not exist [L1]', async () => {
    const venue = tinyVenue();
    venue.locations[1]!.categories = ['lcat_none'];
    venue.locations[1]!.geometryAnchors![1]!.geometryId = 'g_none';
    venue.locationInstances[0]!.parentId = 'loc_none';
    expect(await findingsOf(venue)).toEqual([
      'unresolved-id locations.json /1/categories/0',
      'unresolved-id locations.json /1/geometryAnchors/1/geometryId',
      'unresolved-id location-instances.json /0/parentId',
    ]);
  });

  it('reports a location without a name or with an empty one [L2]', async () => {
    const venue = tinyVenue();
    delete venue.locations[0]!.details.name;
    venue.locations[1]!.details.name = ' ';
    expect(await findingsOf(venue)).toEqual([
      'location-without-name locations.json /0/details',
      'location-without-name locations.json /1/details',
    ]);
  });

  it('reports a parent category that does not exist [L3]', async () => {
    const venue = tinyVenue();
    venue.locationCategories[1]!.parent = 'lcat_none';
    expect(await findingsOf(venue)).toEqual(['unresolved-id location-categories.json /1/parent']);
  });

  it('reports each cycle of categories once [L4]', async () => {
    const venue = tinyVenue();
    venue.locationCategories[0]!.parent = 'lcat_food';
    venue.locationCategories.push({
      id: 'lcat_cakes',
      details: { name: 'Cakes' },
      parent: 'lcat_food',
    });
    expect(await findingsOf(venue)).toEqual(['category-cycle location-categories.json /0/parent']);
  });

  it('finds a cycle at the end of a very long chain [L4]', async () => {
    const venue = tinyVenue();
    venue.locationCategories = Array.from({ length: 20_000 }, (_, index) => ({
      id: index === 0 ? 'lcat_food' : index === 1 ? 'lcat_places' : `lcat_${index}`,
      details: { name: 'One of many' },
      parent: index === 19_998 ? 'lcat_19997' : `lcat_${Math.max(2, index + 1)}`,
    }));
    venue.locationCategories[19_999]!.parent = 'lcat_food';
    expect(await findingsOf(venue)).toEqual([
      'category-cycle location-categories.json /19997/parent',
    ]);
  });

  it('reports an instance that is nowhere [L5]', async () => {
    const venue = tinyVenue();
    delete venue.locationInstances[0]!.geometryAnchors;
    expect(await findingsOf(venue)).toEqual(['instance-without-anchor location-instances.json /0']);
  });

  it('reports an instance that repeats its location [L6]', async () => {
    const venue = tinyVenue();
    delete venue.locationInstances[0]!.details;
    expect(await findingsOf(venue)).toEqual([
      'instance-without-override location-instances.json /0',
    ]);
  });
});
