import type { Connection as RawConnection, FlaggedGeometryAnchor } from '@brand/mvf/v3';
import { entriesIn, objectOr, objectsIn, ownValue, textsIn } from '../raw-values.ts';
import type { VenueFiles } from '../venue-files.ts';
import { Annotation, type AnnotationSymbol } from './annotation.ts';
import { addFloors, addShapes } from './build-floors.ts';
import { addPlaces } from './build-places.ts';
import { Connection, type ConnectionEnd } from './connection.ts';
import { readStyle } from './element-style.ts';
import { Facade } from './facade.ts';
import type { Floor } from './floor.ts';
import { FloorStack } from './floor-stack.ts';
import { addLink } from './venue-links.ts';
import { VenueModel } from './venue-model.ts';

/**
 * Creates the elements of a venue and links them. Unresolved references are skipped, so that a
 * broken bundle still shows its valid parts. Makes one pass over each file and does not touch
 * geometry.
 */
export function buildModel(files: VenueFiles): VenueModel {
  const model = buildOutline(files);
  addShapesOf(model, model.floors);
  addFacades(model);
  completeModel(model);
  return model;
}

/** Creates the floors, without shapes, and the buildings. */
export function buildOutline(files: VenueFiles): VenueModel {
  const model = new VenueModel(files);
  addFloors(model);
  addFloorStacks(model);
  return model;
}

/** Adds the shapes of floors, with their styles. */
export function addShapesOf(model: VenueModel, floors: readonly Floor[]): void {
  if (floors.length === 0) return;
  addShapes(model, floors);
  addStyles(model, new Set(floors.map(({ id }) => id)));
}

/** Adds elements that refer to shapes of any floor. Call it once all floors have their shapes. */
export function completeModel(model: VenueModel): void {
  addConnections(model);
  addAnnotations(model);
  addPlaces(model);
  model.isComplete = true;
}

function addStyles(model: VenueModel, floorIds: ReadonlySet<string>): void {
  for (const [, raw] of entriesIn(model.files.defaultStyle)) {
    if (!objectOr(raw)) continue;
    const style = readStyle(raw);
    for (const anchor of objectsIn(raw.geometryAnchors)) {
      if (floorIds.has(anchor.floorId)) model.resolve(anchor)?.setStyle(style);
    }
  }
}

function addFloorStacks(model: VenueModel): void {
  const seen = new Set<string>();
  for (const raw of objectsIn(model.files.floorStacks)) {
    const floors = [...new Set(textsIn(raw.floors))]
      .flatMap((id) => model.floor(id) ?? [])
      .toSorted((a, b) => a.elevation - b.elevation);
    const ground = nearestToGround(floors);
    if (typeof raw.id !== 'string' || seen.has(raw.id) || !ground) continue;
    seen.add(raw.id);
    const defaultFloor = floors.find(({ id }) => id === raw.defaultFloor) ?? ground;
    const stack = new FloorStack(model, raw, { floors, defaultFloor });
    model.floorStacks.push(stack);
    for (const floor of floors) {
      if (!model.links.floorStacks.has(floor)) model.links.floorStacks.set(floor, stack);
    }
  }
}

function nearestToGround(floors: readonly Floor[]): Floor | undefined {
  return floors.toSorted((a, b) => Math.abs(a.elevation) - Math.abs(b.elevation))[0];
}

/** Connection types that count as step-free if the bundle declares no flag. */
const STEP_FREE: ReadonlySet<string> = new Set(['elevator', 'ramp', 'door', 'travelator']);

function addConnections(model: VenueModel): void {
  const flag = objectOr(ownValue(model.files.navigationFlags, 'accessible'));
  const seen = new Set<string>();
  for (const raw of objectsIn(model.files.connections)) {
    if (typeof raw.id !== 'string' || seen.has(raw.id)) continue;
    seen.add(raw.id);
    const isAccessible = ({ flags }: FlaggedGeometryAnchor, { type }: RawConnection): boolean =>
      flag ? (((flags?.[flag.index] ?? 0) >>> flag.bit) & 1) === 1 : STEP_FREE.has(type);
    const endsOf = (anchors: readonly FlaggedGeometryAnchor[]): ConnectionEnd[] =>
      objectsIn(anchors).flatMap((anchor) => {
        const element = model.resolve(anchor);
        if (!element) return [];
        return [{ element, floor: element.floor, isAccessible: isAccessible(anchor, raw) }];
      });
    const ends = { entrances: endsOf(raw.entrances), exits: endsOf(raw.exits) };
    const connection = new Connection(model, raw, ends);
    model.connections.push(connection);
    for (const { element } of [...ends.entrances, ...ends.exits]) {
      addLink(model.links.connections, element, connection);
    }
  }
}

function addAnnotations(model: VenueModel): void {
  const symbols = new Map<string, AnnotationSymbol>();
  const symbolOf = (key: string): AnnotationSymbol => {
    let symbol = symbols.get(key);
    if (!symbol) {
      const raw = objectOr(ownValue(model.files.annotationSymbols, key));
      const name = typeof raw?.name === 'string' ? raw.name : key;
      symbol = { key, name, url: typeof raw?.url === 'string' ? raw.url : '' };
      symbols.set(key, symbol);
    }
    return symbol;
  };
  const seen = new Set<string>();
  for (const floor of model.floors) {
    for (const raw of objectsIn(ownValue(model.files.annotations, floor.id))) {
      const element = floor.element(raw.geometryId);
      if (typeof raw.id !== 'string' || seen.has(raw.id) || !element) continue;
      seen.add(raw.id);
      const symbol = symbolOf(String(raw.symbolKey));
      const annotation = new Annotation(model, raw, { element, symbol });
      model.annotations.push(annotation);
      addLink(model.links.annotations, element, annotation);
    }
  }
}

/** Floors that have facades. */
export function floorsWithFacades({ floors, files }: VenueModel): readonly Floor[] {
  return floors.filter(({ id }) => objectsIn(ownValue(files.facade, id)).length > 0);
}

/** Adds facades. Call it once their floors have shapes. */
export function addFacades(model: VenueModel): void {
  for (const floor of model.floors) {
    for (const raw of objectsIn(ownValue(model.files.facade, floor.id))) {
      const floorStack = model.floorStacks.find(({ id }) => id === raw.floorStackId);
      const elements = textsIn(raw.geometryIds).flatMap((id) => floor.element(id) ?? []);
      if (!floorStack || elements.length === 0) continue;
      const facade = new Facade(model, { floorStack, floor, elements });
      model.facades.push(facade);
      if (!model.links.facades.has(floorStack)) model.links.facades.set(floorStack, facade);
    }
  }
}
