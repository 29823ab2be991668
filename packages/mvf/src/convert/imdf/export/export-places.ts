import type { Mvf3Document } from '../../../bundle/document.ts';
import type { Location, LocationInstance } from '../../../v3/extensions/locations/types.gen.ts';
import type { ShapeFacts } from '../../export/floor-facts.ts';
import { cleanDetails, objectsOf, textsOf } from '../../export/unchecked.ts';
import { hoursText, phoneText, parseWebUrl } from './contact-texts.ts';
import { AMENITY_CATEGORIES } from './imdf-categories.ts';
import type { ImdfWriter } from './imdf-writer.ts';
import { type PlaceCategory, readCategories } from './place-categories.ts';
import type { ShapeTable } from './shape-table.ts';
import { uuidFromName } from './uuid-from-name.ts';

type Place = {
  readonly id: string;
  readonly location: Location | LocationInstance;
  readonly category: PlaceCategory | undefined;
  readonly type: string | undefined;
  /** Correlation id of all features of one place. */
  readonly correlation: string | null;
};

/** Writes locations as occupants with anchors, or as amenities. */
export function exportPlaces(document: Mvf3Document, writer: ImdfWriter, shapes: ShapeTable): void {
  const categories = readCategories(document);
  const types = new Map(
    objectsOf(document.cmsLocations).map(({ locationId, type }) => [locationId, type]),
  );
  const locations = objectsOf(document.locations);
  const instances = Map.groupBy(objectsOf(document.locationInstances), ({ parentId }) => parentId);
  for (const location of locations) {
    const children = (instances.get(location.id) ?? []).filter((child) => child.geometryAnchors);
    const merged = children.map((child) => ({
      ...location,
      ...child,
      details: { ...cleanDetails(location.details), ...cleanDetails(child.details) },
    }));
    const count = [location, ...merged].flatMap(({ geometryAnchors }) =>
      objectsOf(geometryAnchors),
    ).length;
    const origin = cleanDetails(location.details).externalId ?? location.id;
    const correlation = count > 1 ? uuidFromName(`correlation/${origin}`) : null;
    for (const one of [location, ...merged]) {
      const category = textsOf(one.categories).flatMap((id) => categories.get(id) ?? [])[0];
      const type = types.get(location.id);
      writePlace({ id: one.id, location: one, category, type, correlation }, writer, shapes);
    }
  }
}

function writePlace(place: Place, writer: ImdfWriter, shapes: ShapeTable): void {
  const details = cleanDetails(place.location.details);
  const found = objectsOf(place.location.geometryAnchors).flatMap(({ floorId, geometryId }) => {
    const shape = shapes.find(floorId, geometryId);
    return shape?.geometry ? [{ floorId, shape }] : [];
  });
  if (found.length === 0 || !details.name) {
    writer.report.note({
      action: 'dropped',
      code: 'place-without-shape',
      message: 'Locations without a name or a position on the map were left out.',
      source: 'locations.json',
      example: place.id,
    });
    return;
  }
  for (const [index, { floorId, shape }] of found.entries()) {
    // The name of the unit is sufficient, because importers convert it to a place again.
    if (place.type === 'room' && shape.details.name === details.name) continue;
    const id = index === 0 ? place.id : `${place.id}/${index + 1}`;
    if (isAmenity(place)) writeAmenity({ ...place, id }, { floorId, shape }, writer, shapes);
    else writeOccupant({ ...place, id }, { floorId, shape }, writer, shapes);
  }
}

function isAmenity({ type, category }: Place): boolean {
  if (type !== undefined) return type === 'amenity';
  return category !== undefined && AMENITY_CATEGORIES.has(category.name);
}

type PlacedShape = { readonly floorId: string; readonly shape: ShapeFacts };

function writeAmenity(
  place: Place,
  { floorId, shape }: PlacedShape,
  writer: ImdfWriter,
  shapes: ShapeTable,
): void {
  const details = cleanDetails(place.location.details);
  const known = AMENITY_CATEGORIES.has(place.category?.name ?? '')
    ? place.category?.name
    : undefined;
  if (known === undefined) noteCategory(writer, place, 'unspecified');
  const unit = shapes.unitAt(floorId, shape);
  writer.add(
    'amenity',
    writer.idOf('amenity', place.id, details),
    writer.displayPoint(shape.geometry),
    {
      category: known ?? 'unspecified',
      accessibility: null,
      name: writer.labels(details, 'name'),
      alt_name: writer.labels(details, 'shortName'),
      ...contact(writer, place),
      unit_ids: unit === undefined ? [] : [unit],
      address_id: null,
      correlation_id: place.correlation,
    },
  );
}

function writeOccupant(
  place: Place,
  { floorId, shape }: PlacedShape,
  writer: ImdfWriter,
  shapes: ShapeTable,
): void {
  const details = cleanDetails(place.location.details);
  const kiosk = shapes.kioskAnchor(shape.id);
  const id = writer.idOf('occupant', place.id, details);
  const anchor = kiosk ?? writer.idOf('anchor', id);
  if (kiosk === undefined || !shapes.hasAnchor(anchor)) {
    shapes.addAnchor(anchor);
    writer.add('anchor', anchor, writer.displayPoint(shape.geometry), {
      address_id: null,
      unit_id: shapes.unitAt(floorId, shape) ?? null,
    });
  }
  if (place.category === undefined) noteCategory(writer, place, 'unspecified');
  else if (!place.category.isStated) {
    writer.report.note({
      action: 'guessed',
      code: 'occupant-category',
      message:
        'The categories of occupants were derived from the category names of the bundle. Readers that check them may not recognise them.',
      source: 'location-categories.json',
      example: place.category.name,
    });
  }
  writer.add('occupant', id, null, {
    name: writer.labels(details, 'name'),
    category: place.category?.name ?? 'unspecified',
    anchor_id: anchor,
    ...contact(writer, place),
    validity: null,
    correlation_id: place.correlation,
  });
}

function noteCategory(writer: ImdfWriter, place: Place, category: string): void {
  writer.report.note({
    action: 'guessed',
    code: 'place-category',
    message: `Places without a category, or with one that IMDF does not have, became "${category}".`,
    source: 'locations.json',
    example: place.id,
  });
}

function contact(
  writer: ImdfWriter,
  { id, location }: Place,
): Readonly<Record<'hours' | 'phone' | 'website', string | null>> {
  return {
    hours: hoursText(location.openingHours),
    phone: phoneText(writer, location.phone, id),
    website: parseWebUrl(location.website?.url),
  };
}
