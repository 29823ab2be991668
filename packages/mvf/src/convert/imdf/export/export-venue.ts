import { convexHull } from '@brand/geo';
import type { Mvf3Document } from '../../../bundle/document.ts';
import type { MultiPolygonGeometry, PolygonGeometry } from '../../../geojson/types.gen.ts';
import type { FloorFacts } from '../../export/floor-facts.ts';
import { positionsOf } from '../../export/rfc-geometry.ts';
import { cleanDetails, objectsOf } from '../../export/unchecked.ts';
import { hoursText, phoneText, parseWebUrl } from './contact-texts.ts';
import { VENUE_CATEGORIES } from './imdf-categories.ts';
import type { ImdfWriter } from './imdf-writer.ts';
import { writeAddress } from './write-address.ts';

export type Area = PolygonGeometry | MultiPolygonGeometry;

/** Writes the venue and its address. */
export function exportVenue(
  document: Mvf3Document,
  writer: ImdfWriter,
  floors: readonly FloorFacts[],
): void {
  const properties = objectsOf(document.manifest?.features)[0]?.properties;
  const name = typeof properties?.name === 'string' && properties.name ? properties.name : 'Venue';
  const cms = document.cmsVenue ?? {};
  const details = { name, ...cleanDetails(cms.details) };
  const id = writer.idOf('venue', 'venue', details);
  const geometry = venueArea(floors, writer);
  const extra = (key: string): string | undefined => {
    const value = cms.extra?.[key];
    return typeof value === 'string' ? value : undefined;
  };
  const category = extra('category') ?? '';
  if (!VENUE_CATEGORIES.has(category)) {
    writer.report.note({
      action: 'guessed',
      code: 'venue-category',
      message:
        'IMDF requires a venue category, and the bundle has none. The venue was written as a business campus.',
    });
  }
  const address = document.address?.primary?.display?.displayAddress;
  writer.add('venue', id, geometry, {
    category: VENUE_CATEGORIES.has(category) ? category : 'businesscampus',
    restriction: null,
    name: writer.labels(details, 'name'),
    alt_name: writer.labels(details, 'shortName'),
    hours: hoursText(cms.operationHours),
    phone: phoneText(writer, extra('phone'), 'venue'),
    website: parseWebUrl(cms.webUrl),
    display_point: writer.displayPoint(geometry),
    address_id: writeAddress(writer, {
      key: id,
      text: typeof address === 'string' && address ? address : name,
      country: typeof cms.countrycode === 'string' ? cms.countrycode : undefined,
    }),
  });
}

/** Returns the convex hull of all floors, including those outdoors. */
function venueArea(floors: readonly FloorFacts[], writer: ImdfWriter): Area | null {
  const positions = floors.flatMap(({ footprint, shapes }) =>
    footprint
      ? positionsOf(footprint)
      : shapes.flatMap(({ geometry }) => (geometry ? positionsOf(geometry) : [])),
  );
  return hullOf(positions, writer);
}

/** Returns the convex hull of positions, or `null` if they enclose no area. */
export function hullOf(
  positions: readonly (readonly number[])[],
  writer: ImdfWriter,
): PolygonGeometry | null {
  const hull = convexHull(positions.map(writer.frame.toMetres));
  if (hull.length < 3) return null;
  const ring = [...hull, ...hull.slice(0, 1)].map((point) =>
    writer.frame.toLngLat(point).map((degrees) => Math.round(degrees * 1e8) / 1e8),
  );
  return { type: 'Polygon', coordinates: [ring] };
}
