import { type BundleSource, readBundle } from '@brand/mvf/read';
import type { Category, CmsCategory, CmsLocation, Location } from '@brand/mvf/v3';
import type { SnapshotRecord, VenueSnapshot } from './venue-snapshot.ts';

type Details = Location['details'];

/** Reads from an MVF 3 bundle the values that feeds can change. */
export async function readSnapshot(source: BundleSource): Promise<VenueSnapshot> {
  const bundle = await readBundle(source);
  if (bundle.version !== 3) {
    throw new Error(`Expected an MVF 3 bundle, found MVF ${bundle.version}. Upgrade it first.`);
  }
  const [manifest, locations, categories, connections, cmsVenue, cmsLocations, cmsCategories] =
    await Promise.all([
      bundle.read('manifest'),
      bundle.read('locations'),
      bundle.read('locationCategories'),
      bundle.read('connections'),
      bundle.read('cmsVenue'),
      bundle.read('cmsLocations'),
      bundle.read('cmsCategories'),
    ]);
  const floors = await Promise.all(bundle.floorIds.map((id) => bundle.readFloor('geometry', id)));
  const shapes = floors.flatMap((floor) => floor?.features ?? []);
  const unitOf = keys(shapes.map(({ properties }) => properties));
  const categoryOf = keys(categories ?? []);
  const extraOfLocation = new Map(cmsLocations?.map((cms) => [cms.locationId, cms]));
  const extraOfCategory = new Map(cmsCategories?.map((cms) => [cms.categoryId, cms]));
  const name = cmsVenue?.details?.name ?? manifest?.features[0]?.properties.name ?? 'The venue';
  return {
    name,
    venue: {
      externalId: cmsVenue?.id ?? cmsVenue?.slug ?? name,
      name,
      fields: {
        ...textsOf(cmsVenue?.details),
        website: cmsVenue?.webUrl,
        country: cmsVenue?.countrycode,
        openingHours: cmsVenue?.operationHours,
        logo: cmsVenue?.logo,
        image: cmsVenue?.coverImage,
        extra: cmsVenue?.extra,
      },
    },
    locations: (locations ?? []).map((location) =>
      locationRecord(location, extraOfLocation.get(location.id), { unitOf, categoryOf }),
    ),
    categories: (categories ?? []).map((category) =>
      categoryRecord(category, extraOfCategory.get(category.id), categoryOf),
    ),
    connections: (connections ?? []).map(({ id, details }) => ({
      externalId: details?.externalId ?? id,
      name: details?.name ?? id,
      fields: textsOf(details),
    })),
    units: [...unitOf.values()],
  };
}

type Keys = ReadonlyMap<string, string>;

/** Ids as feeds use them: the external id, otherwise the id in the bundle. */
function keys(things: readonly { readonly id: string; readonly details?: Details }[]): Keys {
  return new Map(things.map(({ id, details }) => [id, details?.externalId ?? id]));
}

function locationRecord(
  location: Location,
  cms: CmsLocation | undefined,
  { unitOf, categoryOf }: { readonly unitOf: Keys; readonly categoryOf: Keys },
): SnapshotRecord {
  const { id, details, phone, website, links, social, logo, images, openingHours } = location;
  return {
    externalId: details.externalId ?? id,
    name: details.name ?? id,
    fields: {
      ...textsOf(details),
      type: cms?.type,
      categories: location.categories?.map((category) => categoryOf.get(category) ?? category),
      units: location.geometryAnchors?.map(
        ({ geometryId }) => unitOf.get(geometryId) ?? geometryId,
      ),
      phone,
      website: website?.url,
      links,
      social,
      logo,
      images: images?.map(({ url }) => url),
      openingHours,
      tags: cms?.tags,
      sortOrder: cms?.sortOrder,
      hidden: cms?.hidden,
      states: cms?.states,
      extra: location.extra,
    },
  };
}

function categoryRecord(
  { id, details, parent }: Category,
  cms: CmsCategory | undefined,
  categoryOf: Keys,
): SnapshotRecord {
  return {
    externalId: details.externalId ?? id,
    name: details.name ?? id,
    fields: {
      ...textsOf(details),
      parent: parent === undefined ? undefined : (categoryOf.get(parent) ?? parent),
      color: cms?.color,
      sortOrder: cms?.sortOrder,
      icon: details.icon,
      picture: cms?.picture,
    },
  };
}

function textsOf(details: Details | undefined): Record<string, unknown> {
  return {
    name: details?.name,
    shortName: details?.shortName,
    description: details?.description,
    translations: details?.translations,
  };
}
