import type { GeometryAnchor } from '@brand/mvf/v3';
import { objectsIn } from '../raw-values.ts';
import { Category } from './category.ts';
import type { ShapeElement } from './element-type.ts';
import { Location } from './location.ts';
import { addLink } from './venue-links.ts';
import type { VenueModel } from './venue-model.ts';

/** Adds categories, locations and their instances. */
export function addPlaces(model: VenueModel): void {
  const { files } = model;
  const cmsCategories = new Map(objectsIn(files.cmsCategories).map((cms) => [cms.categoryId, cms]));
  for (const raw of objectsIn(files.locationCategories)) {
    if (typeof raw.id !== 'string') continue;
    model.addCategory(new Category(model, raw, cmsCategories.get(raw.id)));
  }
  addLocations(model);
  // Instances first: the location of a room is the branch before the chain.
  for (const location of [...model.locationInstances, ...model.locations]) {
    for (const element of location.elements) addLink(model.links.locations, element, location);
  }
  for (const location of [...model.locations, ...model.locationInstances]) {
    if (location.parent && !location.hasOwnCategories) continue;
    for (const category of location.categories) {
      addLink(model.links.categoryLocations, category, location);
    }
  }
}

function addLocations(model: VenueModel): void {
  const { files } = model;
  const cmsLocations = new Map(objectsIn(files.cmsLocations).map((cms) => [cms.locationId, cms]));
  const seen = new Map<string, Location>();
  for (const raw of objectsIn(files.locations)) {
    if (typeof raw.id !== 'string' || seen.has(raw.id)) continue;
    const elements = resolveAll(model, raw.geometryAnchors);
    const location = new Location(model, { raw, elements, cms: cmsLocations.get(raw.id) });
    seen.set(raw.id, location);
    model.locations.push(location);
  }
  for (const raw of objectsIn(files.locationInstances)) {
    const parent = seen.get(raw.parentId);
    if (typeof raw.id !== 'string' || seen.has(raw.id) || !parent || parent.parent) continue;
    const elements = resolveAll(model, raw.geometryAnchors);
    const instance = new Location(model, { raw, elements, parent });
    seen.set(raw.id, instance);
    model.locationInstances.push(instance);
  }
}

function resolveAll(
  model: VenueModel,
  anchors: readonly GeometryAnchor[] | undefined,
): readonly ShapeElement[] {
  return [...new Set(objectsIn(anchors).flatMap((anchor) => model.resolve(anchor) ?? []))];
}
