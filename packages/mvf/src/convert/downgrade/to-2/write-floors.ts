import type { Mvf3Document } from '../../../bundle/document.ts';
import type { FloorFeature, FloorStack, Manifest } from '../../../v2/core/types.gen.ts';
import { cleanDetails, finiteOr, objectAt, objectsOf, textsOf } from '../../export/unchecked.ts';
import type { ImportReport } from '../../import-report.ts';
import { IdMaker } from '../../upgrade/id-maker.ts';
import { defined, filledRecord, finiteOf, idOf, textOf } from '../../upgrade/untrusted-json.ts';
import { isPosition, repairGeometry } from '../../upgrade/repair-geometry.ts';
import { splitDetails } from './write-shapes.ts';

/** Returns the ids of version 2 by those of version 3. */
export function newFloorIds(document: Mvf3Document): Map<string, string> {
  const maker = new IdMaker('m');
  const ids = new Map<string, string>();
  for (const { properties } of objectsOf(document.floors?.features)) {
    const id = properties?.id;
    if (typeof id === 'string' && !ids.has(id)) ids.set(id, maker.make(id));
  }
  return ids;
}

export function writeFloors(
  document: Mvf3Document,
  floorIds: ReadonlyMap<string, string>,
  report: ImportReport,
): FloorFeature[] {
  const written = new Set<string>();
  return objectsOf(document.floors?.features).flatMap(({ geometry, properties }, index) => {
    const id = floorIds.get(properties?.id);
    if (id === undefined || written.has(id)) return [];
    written.add(id);
    const outline = geometry && repairGeometry(geometry, report, 'floors.geojson', properties.id);
    const isArea = outline?.type === 'Polygon' || outline?.type === 'MultiPolygon';
    const { externalId, details } = splitDetails(cleanDetails(properties.details));
    const { name, shortName, ...others } = details ?? {};
    return [
      {
        type: 'Feature' as const,
        geometry: isArea ? outline : null,
        properties: defined({
          id,
          externalId,
          elevation: finiteOr(properties.elevation, index),
          name: name ?? shortName ?? properties.id,
          shortName,
          details: filledRecord(others),
          metadata: filledRecord(
            defined({
              maxHeight: finiteOf(properties.maxHeight),
              subtitle: textOf(properties.subtitle),
            }),
          ),
        }),
      },
    ];
  });
}

/** Writes buildings, and one stack for outdoor floors. `ids` are new ids by old ones. */
export function writeFloorStacks(
  document: Mvf3Document,
  floorIds: ReadonlyMap<string, string>,
  report: ImportReport,
): { stacks: FloorStack[]; ids: ReadonlyMap<string, string> } {
  const maker = new IdMaker('fs');
  const ids = new Map<string, string>();
  const mapsOf = (floors: readonly string[] | undefined): string[] => [
    ...new Set(textsOf(floors).flatMap((floor) => floorIds.get(floor) ?? [])),
  ];
  const stacks = objectsOf(document.floorStacks).map((stack): FloorStack => {
    const sourceId = idOf(stack.id) ?? 'stack';
    const id = maker.make(sourceId);
    if (!ids.has(sourceId)) ids.set(sourceId, id);
    const { externalId, details } = splitDetails(cleanDetails(stack.details));
    const { name, ...others } = details ?? {};
    const address = objectAt(document.address?.floorStacks, sourceId)?.display?.displayAddress;
    return defined({
      id,
      externalId,
      name: name ?? '',
      type: 'Building',
      maps: mapsOf(stack.floors),
      defaultFloor: floorIds.get(stack.defaultFloor ?? ''),
      details: filledRecord(others),
      metadata: filledRecord(defined({ address: textOf(address) })),
    });
  });
  const outdoors = mapsOf(document.outdoors?.floors);
  if (outdoors.length > 0) {
    const id = maker.make('outdoors');
    stacks.push({ id, externalId: '', name: 'Outdoors', type: 'Outdoor', maps: outdoors });
    report.note({
      action: 'changed',
      code: 'outdoor-stack',
      message: 'Outdoor floors became a floor stack of the type `Outdoor`.',
      source: 'outdoors.json',
    });
  }
  return { stacks, ids };
}

/** Writes the manifest. Its tree of files is added when the bundle is written. */
export function writeManifest(document: Mvf3Document): Manifest {
  const feature = objectsOf(document.manifest?.features)[0];
  const properties = feature?.properties;
  const center = feature?.geometry?.coordinates;
  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: isPosition(center) ? center : [0, 0] },
        properties: defined({
          name: textOf(properties?.name) ?? 'Venue',
          version: '2.0.0',
          naturalBearing: finiteOf(properties?.naturalBearing),
          folder_struct: [],
          time: textOf(properties?.time),
          mapId: textOf(properties?.mapId),
          orgId: textOf(properties?.orgId),
          tzid: textOf(properties?.tzid),
        }),
      },
    ],
  };
}
