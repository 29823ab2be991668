import { localFrame } from '@brand/geo';
import type { DraftShape, VenueDraft } from '../../../assemble/venue-draft.ts';
import { readOutlines } from './building-outlines.ts';
import { FloorPlan } from './floor-plan.ts';
import type { ImdfContext } from './imdf-context.ts';
import type { ImdfMembers } from './imdf-members.ts';
import { importConnections } from './import-connections.ts';
import { importObjects } from './import-objects.ts';
import { importOpenings } from './import-openings.ts';
import { importPlaces } from './import-places.ts';
import type { ImportReport } from '../../import-report.ts';
import { importSurroundings } from './import-surroundings.ts';
import { importUnits } from './import-units.ts';
import { IMDF_STYLES } from './map-styles.ts';
import { findOrigin, GeometryReader } from './read-geometry.ts';
import { commonLanguage, LabelReader, parseLanguage } from './read-labels.ts';
import { readVenue } from './venue-facts.ts';

export type DraftOptions = {
  readonly language?: string | undefined;
  readonly time: string;
};

/** Drafts a venue from the members of an archive. Returns `undefined` if they have no floor. */
export function draftVenue(
  members: ImdfMembers,
  report: ImportReport,
  options: DraftOptions,
): VenueDraft | undefined {
  const context = makeContext(members, report, options.language);
  if (!context) return undefined;
  const outlines = readOutlines(context);
  const plan = new FloorPlan(context, outlines);
  if (plan.levels.length === 0) return undefined;
  const { shapes: unitShapes, units } = importUnits(context, plan);
  const openings = importOpenings(context, plan);
  const {
    connections,
    doors,
    shapes: stops,
  } = importConnections(context, plan, {
    openings,
    units,
    outlines,
  });
  const surroundings = importSurroundings(context, plan, outlines);
  const shapes: DraftShape[] = [
    ...surroundings.shapes,
    ...unitShapes,
    ...importObjects(context, plan),
    ...stops,
  ];
  const shapeKeys = new Set(shapes.map(({ key }) => key));
  const places = importPlaces(context, { plan, units, shapeKeys });
  const allShapes = [...shapes, ...places.shapes];
  return {
    ...readVenue(context),
    time: options.time,
    buildings: plan.buildings,
    floors: plan.floors,
    shapes: allShapes,
    doors,
    connections,
    categories: places.categories,
    places: places.places,
    facades: surroundings.facades,
    styles: usedStyles(allShapes),
  };
}

function makeContext(
  members: ImdfMembers,
  report: ImportReport,
  wanted: string | undefined,
): ImdfContext | undefined {
  const located = (['level', 'unit', 'venue', 'footprint', 'building'] as const).map((type) =>
    members.of(type),
  );
  // The most reliable come first; the others are fallbacks.
  const origin = located.map(findOrigin).find((position) => position !== undefined);
  if (!origin) return undefined;
  const language =
    parseLanguage(wanted) ??
    parseLanguage(members.manifest['language']) ??
    commonLanguage(located.flat());
  return {
    members,
    report,
    labels: new LabelReader(language, report),
    geometry: new GeometryReader(report, origin),
    frame: localFrame(origin),
  };
}

function usedStyles(shapes: readonly DraftShape[]): NonNullable<VenueDraft['styles']> {
  const used = new Set(shapes.map(({ style }) => style));
  return Object.fromEntries(Object.entries(IMDF_STYLES).filter(([token]) => used.has(token)));
}
