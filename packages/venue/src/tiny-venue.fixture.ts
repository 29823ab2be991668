import { localFrame } from '@brand/geo';
import { type MvfDocument, writeFiles } from '@brand/mvf';
import type { Coordinate } from './coordinate.ts';
import { openVenue, type OpenVenueOptions } from './open-venue.ts';
import type { Venue } from './venue.ts';

/** Opens a document without zipping it first. */
export function openDocument(document: MvfDocument, options?: OpenVenueOptions): Promise<Venue> {
  return openVenue(writeFiles(document), options);
}

const frame = localFrame([13.4, 52.5]);

/** Returns a coordinate in metres east and north of the south-west corner of the tiny venue. */
export function placeAt(x: number, y: number, floorId?: string): Coordinate {
  return { lngLat: frame.toLngLat({ x, y }), ...(floorId !== undefined && { floorId }) };
}
