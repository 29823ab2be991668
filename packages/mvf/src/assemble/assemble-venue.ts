import type { Mvf3Document } from '../bundle/document.ts';
import type { Converted } from '../convert-report.ts';
import type { AssembleOptions } from './assemble-options.ts';
import { AssemblyReport } from './assembly-report.ts';
import { buildAnnotations, buildSymbols } from './build-annotations.ts';
import { buildCms } from './build-cms.ts';
import { buildConnections } from './build-connections.ts';
import { buildExtras } from './build-extras.ts';
import { buildFacades } from './build-facades.ts';
import { buildFloorImages } from './build-floor-images.ts';
import { buildAddress, buildFloorStacks } from './build-floor-stacks.ts';
import { buildFloors } from './build-floors.ts';
import { buildFloorDrawing } from './build-geometry.ts';
import { buildCategories, buildPlaces } from './build-locations.ts';
import { buildManifest } from './build-manifest.ts';
import { buildNodes } from './build-nodes.ts';
import { buildStyles } from './build-styles.ts';
import { definedFields } from './defined-fields.ts';
import { createIds } from './make-ids.ts';
import { NAVIGATION_FLAGS } from './navigation-flags.ts';
import type { VenueDraft } from './venue-draft.ts';
import { createVenueParts, type VenueParts } from './venue-parts.ts';

/**
 * Creates an MVF 3 document from a draft: ids, clean geometry, styles, nodes and all other derived
 * data. The same draft always returns the same document. Broken or unknown data in the draft is
 * reported and never throws.
 *
 * @example
 * const room: DraftShape = {
 *   key: 'hall',
 *   floor: 'ground',
 *   kind: 'room',
 *   geometry: {
 *     type: 'Polygon',
 *     coordinates: [[[4.9, 52.37], [4.901, 52.37], [4.901, 52.371], [4.9, 52.37]]],
 *   },
 * };
 * const { document, report } = assembleVenue({
 *   name: 'Town hall',
 *   time: '2025-06-01T00:00:00Z',
 *   buildings: [{ key: 'house', floors: ['ground'] }],
 *   floors: [{ key: 'ground', elevation: 0 }],
 *   shapes: [room],
 *   doors: [],
 *   connections: [],
 *   categories: [],
 *   places: [],
 * });
 * const bytes = writeBundle(document);
 */
export function assembleVenue(
  draft: VenueDraft,
  options: AssembleOptions = {},
): Converted<Mvf3Document> {
  const report = new AssemblyReport();
  // A copy, so that changes to the document do not reach the draft.
  const { assets, ...rest } = draft;
  const own: VenueDraft = { ...structuredClone(rest), ...definedFields({ assets }) };
  const parts = createVenueParts(own, { makeId: createIds(), report }, options);
  const content = {
    version: 3 as const,
    floors: buildFloors(parts),
    ...buildBuildings(parts),
    ...buildDrawings(parts, options),
    ...buildContent(parts),
    navigationFlags: structuredClone(NAVIGATION_FLAGS),
    extras: buildExtras(parts),
  };
  const manifest = buildManifest(parts, content);
  return { document: { ...content, manifest }, report: report.entries };
}

function buildBuildings(parts: VenueParts): Partial<Mvf3Document> {
  const buildings = buildFloorStacks(parts);
  const outdoors = parts.floors.filter(({ draft }) => draft.outdoors).map(({ id }) => id);
  const facade = buildFacades(parts, buildings);
  return definedFields({
    floorStacks: buildings.map(({ stack }) => stack),
    outdoors: outdoors.length > 0 ? { floors: outdoors } : undefined,
    address: buildAddress(parts, buildings),
    facade: unlessEmpty(facade),
  });
}

function buildDrawings(parts: VenueParts, options: AssembleOptions): Partial<Mvf3Document> {
  const annotations = buildAnnotations(parts);
  const images = Map.groupBy(buildFloorImages(parts), ({ floor }) => floor.id);
  const drawings = parts.floors.map((floor) => ({
    id: floor.id,
    ...buildFloorDrawing(floor, parts, annotations),
    annotations: annotations
      .filter((annotation) => annotation.floor === floor)
      .map(({ annotation }) => annotation),
  }));
  const perFloor = <Key extends keyof (typeof drawings)[number]>(
    key: Key,
  ): Record<string, (typeof drawings)[number][Key]> =>
    Object.fromEntries(drawings.map((drawing) => [drawing.id, drawing[key]]));
  const nodes =
    options.nodes === false
      ? undefined
      : parts.floors.map((floor) => [floor.id, buildNodes(floor, parts, options)] as const);
  return definedFields({
    geometry: perFloor('geometry'),
    kinds: perFloor('kinds'),
    walkable: perFloor('walkable'),
    nonwalkable: perFloor('nonwalkable'),
    entranceAesthetic: unlessEmpty(perFloor('entranceAesthetic')),
    annotations: unlessEmpty(perFloor('annotations')),
    annotationSymbols: buildSymbols(parts),
    floorImages: unlessEmpty(
      Object.fromEntries(
        [...images].map(([floorId, list]) => [
          floorId,
          { type: 'FeatureCollection' as const, features: list.map(({ feature }) => feature) },
        ]),
      ),
    ),
    defaultStyle: buildStyles(parts),
    nodes: nodes && Object.fromEntries(nodes),
  });
}

function buildContent(parts: VenueParts): Partial<Mvf3Document> {
  const categories = buildCategories(parts);
  const places = buildPlaces(parts, categories);
  const instances = places.flatMap((place) => place.instances);
  const connections = buildConnections(parts);
  return definedFields({
    locations: places.map(({ location }) => location),
    locationCategories: categories.map(({ category }) => category),
    locationInstances: instances.length > 0 ? instances : undefined,
    connections,
    tileset: parts.draft.tileset,
    ...buildCms(parts, categories, places),
  });
}

/** Returns the files per floor without the empty ones, or `undefined` if none is left. */
function unlessEmpty<Content>(files: Record<string, Content>): Record<string, Content> | undefined {
  const full = Object.entries(files).filter(
    ([, content]) => !Array.isArray(content) || content.length > 0,
  );
  return full.length > 0 ? Object.fromEntries(full) : undefined;
}
