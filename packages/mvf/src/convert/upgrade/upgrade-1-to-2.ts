import { bboxOfPositions } from '@brand/geo';
import { NAVIGATION_FLAGS } from '../../assemble/navigation-flags.ts';
import type { Mvf1Document, Mvf2Document } from '../../bundle/document.ts';
import { contentsTree } from '../../bundle/list-contents.ts';
import type { Position } from '../../geojson/types.gen.ts';
import { V2_FILES } from '../../v2/files.ts';
import type { Manifest } from '../../v2/core/types.gen.ts';
import type { Converted } from '../../convert-report.ts';
import { positionsOf } from '../export/rfc-geometry.ts';
import { ImportReport } from '../import-report.ts';
import { copyUnknownFiles } from './copy-unknown-files.ts';
import { documentPaths } from './document-paths.ts';
import { defined, featuresOf, filled, filledRecord, asRecord, textOf } from './untrusted-json.ts';
import { isPosition } from './repair-geometry.ts';
import { readLevelNodes, writeLevelNodes } from './to-2/upgrade-level-nodes.ts';
import { type LevelShapes, upgradeLevelShapes } from './to-2/upgrade-level-shapes.ts';
import { type LevelTable, upgradeLevels } from './to-2/upgrade-levels.ts';
import { upgradeCategories, upgradePlaces } from './to-2/upgrade-places.ts';
import { upgradeStops } from './to-2/upgrade-stops.ts';

/** Converts version 1 to version 2. Never throws, whatever the data; problems are in the report. */
export function upgrade1To2(document: Mvf1Document): Converted<Mvf2Document> {
  const source = asRecord(document);
  const report = new ImportReport();
  report.note({
    action: 'changed',
    code: 'ids',
    message: 'Ids got prefixes that name the type of object, as in version 2.',
  });
  const venue = featuresOf(source['venue'])[0];
  const name = textOf(venue?.properties['name']) ?? 'Venue';
  const levels = upgradeLevels(source, name, report);
  const nodes = readLevelNodes(source, levels, report);
  const nodeIds = new Map([...nodes].map(([sourceId, { id }]) => [sourceId, id]));
  const shapes = upgradeLevelShapes(source, levels, nodeIds, report);
  const nodeFeatures = writeLevelNodes(nodes, levels, report);
  const manifest = manifestOf(name, venue?.geometry, { levels, shapes, report });
  const result: Mvf2Document = defined({
    version: 2 as const,
    manifest,
    floors: { type: 'FeatureCollection' as const, features: levels.features },
    floorStacks: filled(levels.stacks),
    spaces: filledRecord(shapes.spaces),
    obstructions: filledRecord(shapes.obstructions),
    nodes:
      nodes.size > 0 ? { type: 'FeatureCollection' as const, features: nodeFeatures } : undefined,
    navigationFlags: nodes.size > 0 ? { ...NAVIGATION_FLAGS } : undefined,
    connections: filled(upgradeStops(source, { levels, nodes, report })),
    enterpriseVenue: defined({
      id: venue?.id,
      name,
      slug: textOf(venue?.properties['slug']),
    }),
    enterpriseCategories: filled(upgradeCategories(source)),
    enterpriseLocations: filled(upgradePlaces(source, shapes, nodes, report)),
    extras: copyUnknownFiles(source['extras'], V2_FILES, report),
  });
  manifest.features[0]!.properties.folder_struct = contentsTree(documentPaths(result, V2_FILES));
  return { document: result, report: report.entries };
}

type CenterParts = {
  readonly levels: LevelTable;
  readonly shapes: LevelShapes;
  readonly report: ImportReport;
};

/**
 * Creates the manifest, which version 1 lacks: the name is the venue's, the centre that of the
 * venue or of all shapes.
 */
function manifestOf(name: string, geometry: unknown, parts: CenterParts): Manifest {
  const stated = asRecord(geometry)['coordinates'];
  const coordinates = isPosition(stated) ? stated : centerOf(parts);
  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates },
        properties: { name, version: '2.0.0', folder_struct: [] },
      },
    ],
  };
}

function centerOf({ levels, shapes, report }: CenterParts): Position {
  const positions = [
    ...levels.features.flatMap(({ geometry }) => (geometry ? [geometry] : [])),
    ...Object.values(shapes.spaces).flatMap((floor) => floor.features.map((one) => one.geometry)),
  ].flatMap(positionsOf);
  report.note({
    action: 'guessed',
    code: 'missing-centre',
    message: 'The venue has no centre. The centre of all shapes is used instead.',
    source: 'venue.geojson',
  });
  const [west, south, east, north] = bboxOfPositions(positions);
  const center = [(west + east) / 2, (south + north) / 2];
  return isPosition(center) ? center : [0, 0];
}
