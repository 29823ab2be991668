import type { FloorFeature } from '../../../v3/core/types.gen.ts';
import type { ImportReport } from '../../import-report.ts';
import { IdMaker } from '../id-maker.ts';
import {
  defined,
  featuresOf,
  finiteOf,
  type JsonObject,
  type RawFeature,
  asRecord,
  textOf,
} from '../untrusted-json.ts';
import { readDetails } from '../read-details.ts';
import { repairGeometry } from '../repair-geometry.ts';

const SOURCE = 'floor.geojson';
const FLOOR_KEYS = ['spaces', 'obstructions', 'entrances', 'areas'];

/** The floors of the venue, with their new ids. */
export type FloorTable = {
  readonly features: FloorFeature[];
  /** Ids of version 3 by ids of version 2, in the order of the floors. */
  readonly ids: ReadonlyMap<string, string>;
};

export function upgradeFloors(source: JsonObject, report: ImportReport): FloorTable {
  const maker = new IdMaker('f');
  const ids = new Map<string, string>();
  const features: FloorFeature[] = [];
  for (const floor of [...featuresOf(source['floors']), ...unlistedFloors(source, report)]) {
    const sourceId = floor.id;
    if (sourceId === undefined || ids.has(sourceId)) {
      report.note({
        action: 'dropped',
        code: 'bad-floor',
        message: 'Floors without an id, or with the id of another floor, were left out.',
        source: SOURCE,
      });
      continue;
    }
    const id = maker.make(sourceId);
    ids.set(sourceId, id);
    features.push(toFloor(floor, id, features.length, report));
  }
  return { features, ids };
}

function toFloor(
  { id: sourceId, geometry, properties }: RawFeature,
  id: string,
  index: number,
  report: ImportReport,
): FloorFeature {
  const metadata = asRecord(properties['metadata']);
  const elevation = finiteOf(properties['elevation']);
  if (elevation === undefined) {
    report.note({
      action: 'guessed',
      code: 'missing-elevation',
      message: 'Floors without an elevation were stacked in the order in which they are listed.',
      source: SOURCE,
      example: sourceId ?? id,
    });
  }
  if (Object.keys(metadata).some((key) => key !== 'maxHeight' && key !== 'subtitle')) {
    report.note({
      action: 'dropped',
      code: 'floor-metadata',
      message: 'Metadata of floors was left out: version 3 has no place for it.',
      source: SOURCE,
    });
  }
  const footprint =
    geometry === null || geometry === undefined
      ? undefined
      : repairGeometry(geometry, report, SOURCE, sourceId ?? id);
  const isArea = footprint?.type === 'Polygon' || footprint?.type === 'MultiPolygon';
  return {
    type: 'Feature',
    geometry: isArea ? footprint : null,
    properties: defined({
      id,
      elevation: elevation ?? index,
      details: readDetails(
        properties['details'],
        defined({
          name: textOf(properties['name']),
          shortName: textOf(properties['shortName']),
          externalId: textOf(properties['externalId']),
        }),
      ),
      maxHeight: positive(finiteOf(metadata['maxHeight'])),
      subtitle: textOf(metadata['subtitle']),
    }),
  };
}

function positive(value: number | undefined): number | undefined {
  return value !== undefined && value >= 0 ? value : undefined;
}

/** Returns floors that have files but no entry in the list of floors. */
function unlistedFloors(source: JsonObject, report: ImportReport): RawFeature[] {
  const listed = new Set(featuresOf(source['floors']).map(({ id }) => id));
  const named = new Set(FLOOR_KEYS.flatMap((key) => Object.keys(asRecord(source[key]))));
  return [...named].flatMap((id) => {
    if (listed.has(id)) return [];
    report.note({
      action: 'guessed',
      code: 'unlisted-floor',
      message: 'Floors that have files, but are not in the list of floors, were added to it.',
      source: SOURCE,
      example: id,
    });
    return [{ id, geometry: null, properties: { name: id } }];
  });
}
