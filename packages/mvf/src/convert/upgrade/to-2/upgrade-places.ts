import type {
  EnterpriseCategory,
  EnterpriseLocation,
} from '../../../v2/extensions/enterprise/types.gen.ts';
import type { ImportReport } from '../../import-report.ts';
import {
  defined,
  featuresOf,
  filled,
  finiteOf,
  idOf,
  asList,
  type JsonObject,
  referencesOf,
  textOf,
} from '../untrusted-json.ts';
import { readPlace } from '../read-place.ts';
import type { LevelNode } from './upgrade-level-nodes.ts';
import type { LevelShapes } from './upgrade-level-shapes.ts';

/** Moves categories to the content system's files. Their ids stay the same. */
export function upgradeCategories(source: JsonObject): EnterpriseCategory[] {
  return featuresOf(source['categories']).flatMap(({ id, properties }) => {
    if (id === undefined) return [];
    const color = textOf(properties['color']) ?? '';
    const category = defined({
      id,
      name: textOf(properties['name']) ?? id,
      externalId: textOf(properties['externalId']),
      description: textOf(properties['description']),
      parent: idOf(properties['parent']),
      icon: textOf(properties['icon']),
      color: /^#[0-9a-f]{6}$/i.test(color) ? color : undefined,
      sortOrder: finiteOf(properties['sortOrder']),
    });
    return [category];
  });
}

/** Moves locations to the CMS files. Their references get new ids. */
export function upgradePlaces(
  source: JsonObject,
  shapes: LevelShapes,
  nodes: ReadonlyMap<string, LevelNode>,
  report: ImportReport,
): EnterpriseLocation[] {
  return featuresOf(source['locations']).flatMap(({ id, properties }) => {
    const name = textOf(properties['name']);
    if (name === undefined) {
      report.note({
        action: 'dropped',
        code: 'location-without-name',
        message: 'Locations without a name were left out.',
        source: 'location.geojson',
      });
      return [];
    }
    const given = [...asList(properties['spaces']), ...asList(properties['polygons'])];
    const references = referencesOf(given, 'id', 'spaceId', 'polygon');
    const spaces = references.flatMap((space) => shapes.ids.get(space.id) ?? []);
    if (spaces.length < references.length) {
      report.note({
        action: 'dropped',
        code: 'dangling-anchor',
        message: 'References of locations to spaces that do not exist were left out.',
        source: 'location.geojson',
      });
    }
    const reached = referencesOf(properties['nodes'], 'node', 'id').flatMap((node) => {
      const known = nodes.get(node.id);
      return known ? [{ map: known.map, id: known.id }] : [];
    });
    const { openingHours, ...fields } = readPlace(properties, report, 'location.geojson');
    const categories = referencesOf(properties['categories'], 'id', 'category');
    return [
      defined({
        id: id ?? name,
        name,
        externalId: textOf(properties['externalId']),
        type: textOf(properties['type']),
        description: textOf(properties['description']),
        icon: textOf(properties['icon']),
        categories: filled(categories.map((category) => category.id)),
        spaces: filled(spaces),
        nodes: filled(reached),
        sortOrder: finiteOf(properties['sortOrder']),
        tags: filled(asList(properties['tags']).flatMap((tag) => textOf(tag) ?? [])),
        ...fields,
        operationHours: openingHours,
      }),
    ];
  });
}
