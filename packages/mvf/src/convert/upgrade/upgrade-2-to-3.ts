import type { Mvf2Document, Mvf3Document } from '../../bundle/document.ts';
import { contentsTree } from '../../bundle/list-contents.ts';
import { V3_FILES } from '../../v3/files.ts';
import type { Addresses } from '../../v3/extensions/address/types.gen.ts';
import type { Tilesets } from '../../v3/extensions/tileset/types.gen.ts';
import type { Converted } from '../../convert-report.ts';
import { positionsOf } from '../export/rfc-geometry.ts';
import { ImportReport } from '../import-report.ts';
import { copyUnknownFiles } from './copy-unknown-files.ts';
import { documentPaths } from './document-paths.ts';
import {
  defined,
  filled,
  filledRecord,
  type JsonObject,
  asRecord,
  textOf,
} from './untrusted-json.ts';
import { upgradeAnnotations } from './to-3/upgrade-annotations.ts';
import { upgradeCmsCategories, upgradeCmsLocations, upgradeCmsVenue } from './to-3/upgrade-cms.ts';
import { upgradeConnections } from './to-3/upgrade-connections.ts';
import { upgradeFacades } from './to-3/upgrade-facades.ts';
import { upgradeFloorImages } from './to-3/upgrade-floor-images.ts';
import { type StackTable, upgradeFloorStacks } from './to-3/upgrade-floor-stacks.ts';
import { upgradeFloors } from './to-3/upgrade-floors.ts';
import { upgradeLocations } from './to-3/upgrade-locations.ts';
import { upgradeManifest } from './to-3/upgrade-manifest.ts';
import { upgradeNavigationFlags } from './to-3/upgrade-navigation-flags.ts';
import { readNodes, writeNodes } from './to-3/upgrade-nodes.ts';
import { upgradeShapes } from './to-3/upgrade-shapes.ts';
import { upgradeStyles } from './to-3/upgrade-styles.ts';
import { writeShapes } from './to-3/write-shapes.ts';

export type Upgrade2To3Options = {
  /** Creation time of the result, as ISO 8601 text. @defaultValue the time of the source */
  readonly time?: string;
};

/** Converts version 2 to version 3. Never throws, whatever the data; problems are in the report. */
export function upgrade2To3(
  document: Mvf2Document,
  options: Upgrade2To3Options = {},
): Converted<Mvf3Document> {
  const source = asRecord(document);
  const report = new ImportReport();
  report.note({
    action: 'changed',
    code: 'ids',
    message: 'Ids got the prefixes of version 3: `f_` for floors, `g_` for every shape.',
  });
  const floors = upgradeFloors(source, report);
  const stacks = upgradeFloorStacks(source, floors, report);
  const { outdoorFloors } = stacks;
  const shapes = upgradeShapes(source, floors, report);
  const nodes = readNodes(source, floors, shapes, report);
  const flags = upgradeNavigationFlags(source, report);
  const locations = upgradeLocations(source, { shapes, nodes, report });
  const connections = upgradeConnections(source, { nodes, shapes, flags, outdoorFloors, report });
  const annotations = upgradeAnnotations(source, shapes, report);
  const manifest = upgradeManifest(source, {
    positions: shapes.shapes.flatMap(({ geometry }) => positionsOf(geometry)),
    time: options.time,
    report,
  });
  const name = manifest.features[0]!.properties.name;
  const result: Mvf3Document = defined({
    version: 3 as const,
    manifest,
    floors: { type: 'FeatureCollection' as const, features: floors.features },
    ...writeShapes(shapes),
    floorStacks: filled(stacks.stacks),
    outdoors: outdoorFloors.length > 0 ? { floors: outdoorFloors } : undefined,
    defaultStyle: filledRecord(upgradeStyles(source, shapes, report)),
    nodes: byFloor(writeNodes(nodes, flags, outdoorFloors, report)),
    connections: filled(connections),
    navigationFlags: flags.declared,
    locations: filled(locations.locations),
    locationCategories: filled(locations.categories),
    locationInstances: filled(locations.instances),
    annotations: byFloor(annotations.floors),
    annotationSymbols: filledRecord(annotations.symbols),
    floorImages: byFloor(upgradeFloorImages(source, shapes, report)),
    facade: byFloor(upgradeFacades(source, shapes, stacks, report)),
    tileset: filledRecord(tilesetsOf(source)),
    address: addressesOf(source, stacks),
    cmsVenue: upgradeCmsVenue(source, name, { locations, shapes, report }),
    cmsCategories: filled(upgradeCmsCategories(source, locations)),
    cmsLocations: filled(upgradeCmsLocations(source, locations)),
    extras: copyUnknownFiles(source['extras'], V3_FILES, report),
  });
  manifest.features[0]!.properties.contents = contentsTree(documentPaths(result, V3_FILES));
  return { document: result, report: report.entries };
}

function byFloor<Value>(floors: ReadonlyMap<string, Value>): Record<string, Value> | undefined {
  return filledRecord(Object.fromEntries(floors));
}

function tilesetsOf(source: JsonObject): Tilesets {
  return Object.fromEntries(
    Object.entries(asRecord(source['tilesets'])).flatMap(([key, value]) => {
      const url = textOf(asRecord(value)['url']);
      const name = textOf(asRecord(value)['name']) ?? key;
      return url === undefined ? [] : [[key, { key, name, url }]];
    }),
  );
}

function addressesOf(source: JsonObject, { addresses }: StackTable): Addresses | undefined {
  const displayAddress = textOf(asRecord(source['enterpriseVenue'])['address']);
  const found: Addresses = defined({
    primary: displayAddress ? { display: { displayAddress } } : undefined,
    floorStacks: filledRecord(addresses),
  });
  return filledRecord(found);
}
