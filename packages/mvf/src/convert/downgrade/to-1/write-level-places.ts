import type { Mvf1Document, Mvf2Document } from '../../../bundle/document.ts';
import type { CategoryFeature, LocationFeature } from '../../../v1/places/types.gen.ts';
import type { Location } from '../../../v2/extensions/locations/types.gen.ts';
import { defined } from '../../upgrade/untrusted-json.ts';
import { labelCenter } from '../to-2/label-center.ts';
import type { HexIds } from './hex-ids.ts';

/** Writes locations and categories with their CMS data. */
export function writeLevelPlaces(
  document: Mvf2Document,
  hex: HexIds,
): Pick<Mvf1Document, 'locations' | 'categories'> {
  const centres = labelCentersById(document);
  const presented = new Map(document.enterpriseLocations?.map((one) => [one.id, one]));
  const locations = (document.locations ?? []).map((location): LocationFeature => {
    const spaces = anchorsOf(document, location);
    const centre = spaces.map((id) => centres.get(id)?.()).find((point) => point !== undefined);
    const { type, tags, sortOrder } = presented.get(location.id) ?? {};
    const { details } = location;
    return {
      type: 'Feature',
      geometry: centre ? { type: 'Point', coordinates: centre } : null,
      properties: defined({
        id: hex.of(location.id),
        name: details.name ?? '',
        type,
        description: details.description,
        externalId: details.externalId,
        categories: (location.categories ?? []).map((id) => hex.of(id)),
        spaces: spaces.map((id) => hex.of(id)),
        phone: location.phone,
        website: location.website,
        links: location.links,
        social: location.social,
        images: location.images,
        logo: location.logo,
        icon: details.icon,
        operationHours: location.openingHours,
        tags,
        sortOrder,
      }),
    };
  });
  const categories = writeCategories(document, hex);
  return defined({ locations: collection(locations), categories: collection(categories) });
}

function collection<Feature>(
  features: Feature[],
): { type: 'FeatureCollection'; features: Feature[] } | undefined {
  return features.length > 0 ? { type: 'FeatureCollection', features } : undefined;
}

/**
 * Returns the anchors of a location. Version 1 has no instances, so their anchors count as those of
 * the location.
 */
function anchorsOf({ locationInstances = [] }: Mvf2Document, location: Location): string[] {
  const instances = locationInstances.filter(({ parentId }) => parentId === location.id);
  const anchors = [location, ...instances].flatMap((place) => place.anchors ?? []);
  return [...new Set(anchors.map(({ id }) => id))];
}

/** Returns label positions by id of the shape, computed lazily. */
function labelCentersById(document: Mvf2Document): Map<string, () => number[] | undefined> {
  const floors = [document.spaces, document.obstructions, document.entrances, document.areas];
  const features = floors
    .flatMap((files) => Object.values(files ?? {}))
    .flatMap((file) => file.features);
  return new Map(
    features.map(({ geometry, properties }) => [properties.id, () => labelCenter(geometry)]),
  );
}

function writeCategories(document: Mvf2Document, hex: HexIds): CategoryFeature[] {
  const presented = new Map(document.enterpriseCategories?.map((one) => [one.id, one]));
  return (document.locationCategories ?? []).map(({ id, details, parent }) => ({
    type: 'Feature',
    geometry: null,
    properties: defined({
      id: hex.of(id),
      name: details.name ?? id,
      parent: parent === undefined ? undefined : hex.of(parent),
      externalId: details.externalId,
      description: details.description,
      icon: details.icon,
      color: presented.get(id)?.color,
      sortOrder: presented.get(id)?.sortOrder,
    }),
  }));
}
