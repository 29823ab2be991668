import type { MvfLimits } from '../../archive/limits.ts';
import { assembleVenue } from '../../assemble/assemble-venue.ts';
import type { Mvf3Document } from '../../bundle/document.ts';
import { MvfError } from '../../mvf-error.ts';
import type { Converted } from '../../convert-report.ts';
import { parseXml } from '../xml/parse-xml.ts';
import type { XmlLimits } from '../xml/xml-limits.ts';
import { repairFloors } from '../routing/repair-routing.ts';
import type { RoutingChoice } from '../routing/routing-mode.ts';
import { applyDualGraph } from './apply-dual-graph.ts';
import { draftIndoor } from './draft-indoor.ts';
import { buildDualGraph, walkedFloors } from './dual-graph.ts';
import { ImportNotes } from './import-notes.ts';
import { planIndoor, type IndoorPlan } from './indoor-plan.ts';
import { matchLooseTransitions } from './match-loose-transitions.ts';
import { placeModel, type PlacementOptions } from './place-model.ts';
import { readIndoorModel } from './read-indoor-model.ts';

/** Options of `fromIndoorGML`. */
export type FromIndoorGmlOptions = PlacementOptions &
  RoutingChoice & {
    /** Name of the venue. @defaultValue the name in the file, else `IndoorGML venue` */
    readonly name?: string;
    /**
     * Time at which the bundle is created, as ISO 8601 text. The same file and time produce the
     * same bytes.
     * @defaultValue now
     */
    readonly time?: string;
    /** Limits that protect against hostile input. Each overrides its default. */
    readonly limits?: Partial<MvfLimits & XmlLimits>;
    /** Called with the share of the file that has been read, from 0 to 1. */
    readonly onProgress?: (share: number) => void;
  };

/**
 * Imports an IndoorGML file (1.0 and 1.1, with the navigation module; earlier drafts and names of
 * 2.0 are also accepted) as MVF 3.
 *
 * Cells become rooms and hallways: a flat geometry as it is, a solid by its floor. Navigable
 * boundaries and doorway cells become doors. States and transitions become the routing nodes of
 * their floor, or connections if they lead to another floor. A floor on which they cut through
 * walls gets nodes from its shapes instead. Floors come from the cells' stated storey, otherwise
 * from their height. Coordinates may be degrees, web Mercator, UTM or local metres; only local ones
 * are placed at `anchor`.
 *
 * Throws `mvf/bad-xml`, `mvf/limit-exceeded`, and `mvf/nothing-to-import` if nothing is usable.
 *
 * @example
 * const { document, report } = fromIndoorGML(bytes, { anchor: [129.08, 35.23] });
 */
export function fromIndoorGML(
  xml: string | Uint8Array,
  options: FromIndoorGmlOptions = {},
): Converted<Mvf3Document> {
  const { limits, onProgress } = options;
  const root = parseXml(xml, {
    path: 'IndoorGML',
    ...(limits && { limits }),
    ...(onProgress && { onProgress }),
  });
  const notes = new ImportNotes();
  const model = matchLooseTransitions(readIndoorModel(root, notes, limits?.maxXmlElements), notes);
  const plan = planIndoor(model, placeModel(model, options, notes), notes);
  if (plan.cells.length === 0 && plan.states.size === 0) {
    throw new MvfError(
      'mvf/nothing-to-import',
      'IndoorGML: expected at least one cell with an area or one state with a point, found none. Check the geometry in the file.',
    );
  }
  const identity = {
    name: options.name ?? venueName(model.name, notes),
    time: options.time ?? new Date().toISOString(),
  };
  const draft = draftIndoor(plan, identity, notes);
  const { routing = 'auto' } = options;
  if (routing === 'generate') {
    const { document, report } = assembleVenue(draft);
    return { document, report: [...notes.entries, ...report] };
  }
  const graph = buildDualGraph(plan, notes);
  const walked = walkedFloors(graph);
  const assembled = assembleVenue(draft, {
    nodes: routing === 'auto' && plan.floors.some(({ key }) => !walked.has(key)),
  });
  const walkedIn = applyDualGraph(assembled.document, graph, plan);
  const { document, report } =
    routing === 'auto'
      ? repairFloors(walkedIn.document, walkedIn.replaced)
      : { document: walkedIn.document, report: [] };
  noteGraph(plan, walked.size, notes);
  return { document, report: [...notes.entries, ...assembled.report, ...report] };
}

function venueName(name: string | undefined, notes: ImportNotes): string {
  if (name !== undefined) return name;
  notes.add({
    action: 'guessed',
    code: 'no-name',
    message: 'The file does not name the venue. It is called "IndoorGML venue".',
  });
  return 'IndoorGML venue';
}

function noteGraph(plan: IndoorPlan, walkedFloorCount: number, notes: ImportNotes): void {
  if (walkedFloorCount === 0) {
    if (plan.model.transitions.length > 0 || plan.cells.length === 0) return;
    notes.add({
      action: 'guessed',
      code: 'no-dual-graph',
      message:
        'The file has no transitions. Routing nodes were generated from the shapes of cells.',
    });
    return;
  }
  const reached = new Set([...plan.states.values()].map(({ cell }) => cell));
  for (const cell of plan.cells) {
    if (reached.has(cell) || cell.isBlocked) continue;
    notes.add({
      action: 'changed',
      code: 'cell-without-state',
      message: `The cell "${cell.cell.id}" has no state in the dual graph. No route leads to it.`,
      source: cell.cell.id,
    });
  }
}
