import type {
  CmsCategory,
  CmsLocation,
  CmsLocationState,
  CmsSiblingGroup,
  CmsVenue,
} from '../../../v3/extensions/cms-extension/types.gen.ts';
import type { ImportReport } from '../../import-report.ts';
import {
  defined,
  filled,
  finiteOf,
  asBoolean,
  idOf,
  asList,
  type JsonObject,
  asRecord,
  asRecords,
  referencesOf,
  textOf,
} from '../untrusted-json.ts';
import { readDetails } from '../read-details.ts';
import { imageUrlOf, readHours } from '../read-place.ts';
import type { LocationTable } from './upgrade-locations.ts';
import type { ShapeTable } from './upgrade-shapes.ts';

const LANGUAGE_TAG = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/;

/** Returns CMS data of categories that have more than a name. */
export function upgradeCmsCategories(
  source: JsonObject,
  { categoryIds }: LocationTable,
): CmsCategory[] {
  return uniqueBy(asRecords(source['enterpriseCategories']), categoryIds).flatMap(
    ([raw, categoryId]) => {
      const color = textOf(raw['color']) ?? '';
      const fields = defined({
        id: textOf(raw['externalId']),
        color: /^#[0-9a-f]{6}$/i.test(color) ? color : undefined,
        sortOrder: finiteOf(raw['sortOrder']),
        iconFromDefaultList: textOf(raw['iconFromDefaultList']),
        picture: imageUrlOf(raw['picture']),
      });
      return Object.keys(fields).length > 0 ? [{ categoryId, ...fields }] : [];
    },
  );
}

export function upgradeCmsLocations(source: JsonObject, table: LocationTable): CmsLocation[] {
  const locations = uniqueBy(asRecords(source['enterpriseLocations']), table.locationIds);
  return locations.flatMap(([raw, locationId]) => {
    const fields = defined({
      id: textOf(raw['externalId']),
      type: textOf(raw['type']),
      sortOrder: finiteOf(raw['sortOrder']),
      tags: filled(asList(raw['tags']).flatMap((tag) => textOf(tag) ?? [])),
      picture: imageUrlOf(raw['picture']),
      hidden: asBoolean(raw['hidden']),
      states: filled(asRecords(raw['states']).flatMap(toState)),
      siblingGroups: filled(
        asRecords(raw['siblingGroups']).flatMap((group) => toGroup(group, table)),
      ),
    });
    return Object.keys(fields).length > 0 ? [{ locationId, ...fields }] : [];
  });
}

/** Returns each object that has a new id, once. */
function uniqueBy(
  raws: readonly JsonObject[],
  ids: ReadonlyMap<string, string>,
): [JsonObject, string][] {
  const seen = new Set<string>();
  return raws.flatMap((raw): [JsonObject, string][] => {
    const id = ids.get(idOf(raw['id']) ?? '');
    if (id === undefined || seen.has(id)) return [];
    seen.add(id);
    return [[raw, id]];
  });
}

function toState(raw: JsonObject): CmsLocationState[] {
  const type = textOf(raw['type']);
  if (type === undefined) return [];
  return [defined({ type, start: textOf(raw['start']), end: textOf(raw['end']) })];
}

function toGroup(raw: JsonObject, { locationIds }: LocationTable): CmsSiblingGroup[] {
  const siblings = referencesOf(raw['siblings'], 'id').flatMap(
    ({ id }) => locationIds.get(id) ?? [],
  );
  return siblings.length > 0 ? [{ label: textOf(raw['label']) ?? '', siblings }] : [];
}

/** Returns CMS data of the venue, unless it is only the name. */
export function upgradeCmsVenue(
  source: JsonObject,
  venueName: string,
  { locations, shapes, report }: CmsParts,
): CmsVenue | undefined {
  const raw = asRecord(source['enterpriseVenue']);
  const file = 'enterprise/venue.json';
  const top = referencesOf(raw['topLocations'], 'id');
  const languages = asRecords(raw['languages']).flatMap((language) => {
    const code = textOf(language['code']) ?? '';
    return LANGUAGE_TAG.test(code) ? [{ code, name: textOf(language['name']) ?? code }] : [];
  });
  const language = raw['defaultLanguage'];
  const defaultLanguage = textOf(language) ?? textOf(asRecord(language)['code']) ?? '';
  const details = readDetails(raw['details'], defined({ name: textOf(raw['name']) }));
  const isOnlyName = Object.keys(details ?? {}).every((key) => key === 'name');
  const extra = { ...asRecord(raw['metadata']), ...layersOf(source, shapes, report) };
  const venue: CmsVenue = defined({
    id: idOf(raw['id']),
    slug: textOf(raw['slug']),
    defaultLanguage: LANGUAGE_TAG.test(defaultLanguage) ? defaultLanguage : undefined,
    languages: filled(languages),
    countrycode: textOf(raw['countrycode']) ?? textOf(raw['countryCode']),
    logo: imageUrlOf(raw['logo']),
    webUrl: textOf(raw['webUrl']),
    topLocations: filled(top.flatMap(({ id }) => locations.locationIds.get(id) ?? [])),
    operationHours: readHours(raw['operationHours'], report, file),
    coverImage: imageUrlOf(raw['coverImage']),
    details: isOnlyName && details?.name === venueName ? undefined : details,
    extra: Object.keys(extra).length > 0 ? extra : undefined,
  });
  return Object.keys(venue).length > 0 ? venue : undefined;
}

export type CmsParts = {
  readonly locations: LocationTable;
  readonly shapes: ShapeTable;
  readonly report: ImportReport;
};

/** Returns layers for the extra fields, because version 3 has no layers. */
function layersOf(source: JsonObject, { index }: ShapeTable, report: ImportReport): JsonObject {
  const layers = asRecords(source['enterpriseLayers']).map((layer) => ({
    name: textOf(layer['name']) ?? '',
    geometryAnchors: referencesOf(layer['spaces'], 'spaceId', 'id').flatMap(({ id, map }) => {
      const shape = index.find(id, map);
      return shape ? [{ floorId: shape.floorId, geometryId: shape.geometryId }] : [];
    }),
  }));
  if (layers.length === 0) return {};
  report.note({
    action: 'changed',
    code: 'layers',
    message: 'Layers, which version 3 does not have, were kept in `extra` of the venue.',
    source: 'enterprise/layers.json',
  });
  return { layers };
}
