import type { Mvf1Document, Mvf2Document } from '../../../bundle/document.ts';
import type { ObstructionFeature, SpaceFeature } from '../../../v1/core/types.gen.ts';
import type { Details } from '../../../v2/core/types.gen.ts';
import type { ImportReport } from '../../import-report.ts';
import { defined, filled, filledRecord } from '../../upgrade/untrusted-json.ts';
import type { HexIds } from './hex-ids.ts';

/** Writes the spaces (including doors and areas) and obstructions of each level. */
export function writeLevelShapes(
  document: Mvf2Document,
  hex: HexIds,
  report: ImportReport,
): Pick<Mvf1Document, 'spaces' | 'obstructions'> {
  noteLosses(document, report);
  const maps = document.floors?.features.map(({ properties }) => properties.id) ?? [];
  return defined({
    spaces: perLevel(maps, hex, (map) => spacesOf(document, map, hex)),
    obstructions: perLevel(maps, hex, (map) => obstructionsOf(document, map, hex)),
  });
}

function perLevel<Feature>(
  maps: readonly string[],
  hex: HexIds,
  featuresOf: (map: string) => Feature[],
): Record<string, { type: 'FeatureCollection'; features: Feature[] }> | undefined {
  const levels = maps.flatMap((map) => {
    const features = featuresOf(map);
    return features.length > 0
      ? [[hex.of(map), { type: 'FeatureCollection' as const, features }] as const]
      : [];
  });
  return filledRecord(Object.fromEntries(levels));
}

type Properties = {
  readonly id: string;
  readonly externalId?: string;
  readonly details?: Details;
  readonly destinationNodes?: readonly string[];
};

function propertiesOf(
  { id, externalId, details, destinationNodes = [] }: Properties,
  map: string,
  kind: string,
  hex: HexIds,
): SpaceFeature['properties'] & ObstructionFeature['properties'] {
  return defined({
    id: hex.of(id),
    level: hex.of(map),
    externalId: externalId === '' ? undefined : externalId,
    name: details?.name,
    description: details?.description,
    kind,
    nodes: filled(destinationNodes.map((node) => hex.of(node))),
  });
}

function spacesOf(document: Mvf2Document, map: string, hex: HexIds): SpaceFeature[] {
  const spaces = document.spaces?.[map]?.features ?? [];
  const entrances = document.entrances?.[map]?.features ?? [];
  const areas = document.areas?.[map]?.features ?? [];
  const shape = (
    geometry: SpaceFeature['geometry'],
    properties: Properties,
    kind: string,
  ): SpaceFeature => ({
    type: 'Feature',
    geometry,
    properties: propertiesOf(properties, map, kind, hex),
  });
  return [
    ...spaces.map(({ geometry, properties }) =>
      shape(geometry, properties, properties.kind ?? 'room'),
    ),
    ...entrances.map(({ geometry, properties }) => {
      const { node, destinationNodes = node === undefined ? [] : [node] } = properties;
      return shape(geometry, { ...properties, destinationNodes }, 'door');
    }),
    ...areas.map(({ geometry, properties }) => shape(geometry, properties, 'area')),
  ];
}

function obstructionsOf(document: Mvf2Document, map: string, hex: HexIds): ObstructionFeature[] {
  return (document.obstructions?.[map]?.features ?? []).map(({ geometry, properties }) => ({
    type: 'Feature',
    geometry,
    properties: propertiesOf(properties, map, properties.kind, hex),
  }));
}

type AnyShapes = { readonly features: readonly { readonly properties: AnyProperties }[] };
type AnyProperties = Properties & { readonly metadata?: Readonly<Record<string, unknown>> };

function noteLosses(document: Mvf2Document, report: ImportReport): void {
  const { spaces, obstructions, entrances, areas } = document;
  const files: (Record<string, AnyShapes> | undefined)[] = [spaces, obstructions, entrances, areas];
  const shapes = files
    .flatMap((floors) => Object.values(floors ?? {}))
    .flatMap((one) => one.features);
  for (const { properties } of shapes) {
    const { name: _name, description: _description, ...others } = properties.details ?? {};
    if (Object.keys(others).length > 0) {
      note(
        report,
        'shape-details',
        'Of the texts of shapes only names and descriptions were kept.',
      );
    }
    if (properties.metadata?.['traversal'] !== undefined) {
      note(report, 'traversal', 'Traversability was left out if the kind does not imply it.');
    }
  }
  if (entrances) {
    note(
      report,
      'door-look',
      'Doors became spaces of the kind `door`; their appearance was left out.',
    );
  }
}

function note(report: ImportReport, code: string, message: string): void {
  report.note({ action: 'dropped', code, message });
}
