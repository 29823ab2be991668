import type { Mvf2Document, Mvf3Document } from '../../../bundle/document.ts';
import type {
  EnterpriseCategory,
  EnterpriseLocation,
  EnterpriseVenue,
} from '../../../v2/extensions/enterprise/types.gen.ts';
import type {
  Category,
  Location,
  LocationInstance,
} from '../../../v2/extensions/locations/types.gen.ts';
import type { ShapeAnchor } from '../../../v2/shapes/types.gen.ts';
import type { GeometryAnchor } from '../../../v3/core/types.gen.ts';
import type {
  Location as LocationOf3,
  LocationInstance as InstanceOf3,
} from '../../../v3/extensions/locations/types.gen.ts';
import { cleanDetails, objectsOf, textsOf } from '../../export/unchecked.ts';
import type { ImportReport } from '../../import-report.ts';
import { IdMaker } from '../../upgrade/id-maker.ts';
import {
  defined,
  filled,
  filledRecord,
  idOf,
  isJsonObject,
  textOf,
} from '../../upgrade/untrusted-json.ts';
import { readPlace } from '../../upgrade/read-place.ts';
import type { ShapeTable } from './shape-table.ts';

type PlaceFiles = Pick<
  Mvf2Document,
  | 'locations'
  | 'locationCategories'
  | 'locationInstances'
  | 'enterpriseVenue'
  | 'enterpriseLocations'
  | 'enterpriseCategories'
>;

type Ids = {
  readonly locations: ReadonlyMap<string, string>;
  readonly categories: ReadonlyMap<string, string>;
};

export type PlaceParts = {
  readonly shapes: ShapeTable;
  readonly name: string;
  readonly report: ImportReport;
};

/**
 * Writes locations for every venue, and the files of the content system for venues that have one.
 */
export function writePlaces(document: Mvf3Document, parts: PlaceParts): PlaceFiles {
  const ids: Ids = {
    locations: newIds('loc', objectsOf(document.locations)),
    categories: newIds('lcat', objectsOf(document.locationCategories)),
  };
  const instanceIds = newIds('loci', objectsOf(document.locationInstances));
  return defined({
    locations: filled(
      unique(document.locations, ids.locations).map(([location, id]): Location => ({
        id,
        details: cleanDetails(location.details),
        ...placeOf(location, ids, parts),
      })),
    ),
    locationCategories: filled(
      unique(document.locationCategories, ids.categories).map(([category, id]): Category =>
        defined({
          id,
          details: cleanDetails(category.details),
          parent: ids.categories.get(category.parent ?? ''),
        }),
      ),
    ),
    locationInstances: filled(
      unique(document.locationInstances, instanceIds).flatMap(([instance, id]) => {
        const parentId = ids.locations.get(instance.parentId);
        if (parentId === undefined) return [];
        const written: LocationInstance = defined({
          id,
          parentId,
          details: filledRecord(cleanDetails(instance.details)),
          ...placeOf(instance, ids, parts),
        });
        return [written];
      }),
    ),
    enterpriseVenue: venueOf(document, ids, parts.name),
    enterpriseLocations: filled(enterpriseLocations(document, ids)),
    enterpriseCategories: filled(enterpriseCategories(document, ids)),
  });
}

function newIds(prefix: string, objects: readonly { id: string }[]): Map<string, string> {
  const maker = new IdMaker(prefix);
  const ids = new Map<string, string>();
  for (const { id } of objects) {
    if (typeof id === 'string' && !ids.has(id)) ids.set(id, maker.make(id));
  }
  return ids;
}

/** Returns each object that has a new id, once. */
function unique<Value extends { id: string }>(
  objects: readonly Value[] | undefined,
  ids: ReadonlyMap<string, string>,
): [Value, string][] {
  const seen = new Set<string>();
  return objectsOf(objects).flatMap((object): [Value, string][] => {
    const id = ids.get(object.id);
    if (id === undefined || seen.has(id)) return [];
    seen.add(id);
    return [[object, id]];
  });
}

function placeOf(
  place: LocationOf3 | InstanceOf3,
  ids: Ids,
  { shapes, report }: PlaceParts,
): Omit<LocationInstance, 'id' | 'parentId' | 'details'> {
  return defined({
    categories: filled(textsOf(place.categories).flatMap((id) => ids.categories.get(id) ?? [])),
    anchors: filled(writeAnchors(place.geometryAnchors, shapes)),
    ...readPlace(place, report, 'locations.json'),
    metadata: isJsonObject(place.extra) ? place.extra : undefined,
  });
}

/** Writes anchors in terms of version 2, without those that do not resolve. */
export function writeAnchors(
  anchors: readonly GeometryAnchor[] | undefined,
  shapes: ShapeTable,
): ShapeAnchor[] {
  return objectsOf(anchors).flatMap(({ geometryId }) => {
    const shape = shapes.find(geometryId);
    return shape ? [{ map: shape.map, id: shape.id }] : [];
  });
}

function venueOf(document: Mvf3Document, ids: Ids, name: string): EnterpriseVenue | undefined {
  const venue = document.cmsVenue;
  const address = textOf(document.address?.primary?.display?.displayAddress);
  if (!isJsonObject(venue)) return address === undefined ? undefined : { name, address };
  const { extra, topLocations, details, languages, operationHours, ...fields } = venue;
  return defined({
    ...fields,
    name: textOf(details?.name) ?? name,
    address,
    languages: filled(objectsOf(languages)),
    operationHours: filled(objectsOf(operationHours)),
    topLocations: filled(textsOf(topLocations).flatMap((id) => ids.locations.get(id) ?? [])),
    details: filledRecord(cleanDetails(details)),
    metadata: isJsonObject(extra) ? extra : undefined,
  });
}

function enterpriseLocations(document: Mvf3Document, ids: Ids): EnterpriseLocation[] {
  const named = new Map(objectsOf(document.locations).map((one) => [one.id, one]));
  return objectsOf(document.cmsLocations).flatMap((cms) => {
    const { id: externalId, locationId, siblingGroups, ...fields } = cms;
    const id = ids.locations.get(locationId);
    const name = textOf(named.get(locationId)?.details?.name);
    if (id === undefined || name === undefined) return [];
    const groups = objectsOf(siblingGroups).map(({ label, siblings }) => ({
      label,
      siblings: textsOf(siblings).flatMap((one) => ids.locations.get(one) ?? []),
    }));
    const written: EnterpriseLocation = defined({
      id,
      name,
      externalId: idOf(externalId),
      ...fields,
      siblingGroups: filled(groups),
    });
    return [written];
  });
}

function enterpriseCategories(document: Mvf3Document, ids: Ids): EnterpriseCategory[] {
  const named = new Map(objectsOf(document.locationCategories).map((one) => [one.id, one]));
  return objectsOf(document.cmsCategories).flatMap((cms) => {
    const { id: externalId, categoryId, ...fields } = cms;
    const id = ids.categories.get(categoryId);
    if (id === undefined) return [];
    const category = named.get(categoryId);
    const written: EnterpriseCategory = defined({
      id,
      name: textOf(category?.details?.name) ?? id,
      externalId: idOf(externalId),
      parent: ids.categories.get(category?.parent ?? ''),
      ...fields,
    });
    return [written];
  });
}
