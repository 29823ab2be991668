import { fromUtm, fromWebMercator } from './plane-projection.ts';
import type { ImportNotes } from './import-notes.ts';
import type { LngLat } from '@brand/geo';
import type { RawPosition } from './indoor-model.ts';

/** Interpretation of the numbers in a file. */
export type CoordinateSystem =
  | { readonly kind: 'globe'; readonly toLngLat: (position: RawPosition) => LngLat }
  | { readonly kind: 'local' };

/** The extent of all positions, in the numbers of the file. */
export type RawExtent = {
  readonly min: RawPosition;
  readonly max: RawPosition;
};

/** Order of longitude and latitude. */
export type AxisOrder = 'lng-lat' | 'lat-lng';

// EPSG codes of systems in degrees: WGS 84, ETRS89, NAD83, JGD2011, KGD2002, CGCS2000, GDA2020.
const GEOGRAPHIC = new Set([4326, 4979, 4258, 4937, 4269, 6668, 4737, 4490, 7844]);
const WEB_MERCATOR = new Set([3857, 900913, 102100, 3785]);
// Wider than any campus in degrees. For files that name no system, narrower than any building in
// metres.
const MAX_DEGREES = 0.5;
const MAX_UNNAMED_DEGREES = 0.05;

/** Determines the interpretation of positions from the name of the system and from the numbers. */
export function findCoordinateSystem(
  srsName: string | undefined,
  extent: RawExtent,
  axisOrder: AxisOrder | undefined,
  notes: ImportNotes,
): CoordinateSystem {
  const code = srsName === undefined ? undefined : epsgCode(srsName);
  const isNamedInDegrees =
    srsName !== undefined &&
    (/CRS:?84/i.test(srsName) || (code !== undefined && GEOGRAPHIC.has(code)));
  const degrees = isNamedInDegrees ? MAX_DEGREES : MAX_UNNAMED_DEGREES;
  const looksLikeDegrees = extentFits(extent, degrees);
  if (isNamedInDegrees || (srsName === undefined && looksLikeDegrees)) {
    if (looksLikeDegrees) return degreesSystem(srsName, extent, axisOrder, notes);
    noteFalseDegrees(srsName ?? '', notes);
    return { kind: 'local' };
  }
  if (code !== undefined && WEB_MERCATOR.has(code)) {
    return { kind: 'globe', toLngLat: ([x = 0, y = 0]) => fromWebMercator(x, y) };
  }
  const zone = code === undefined ? undefined : utmZone(code);
  if (zone) return { kind: 'globe', toLngLat: ([x = 0, y = 0]) => fromUtm(x, y, zone) };
  if (srsName !== undefined && !/local|engineering|unknown|undefined/i.test(srsName)) {
    notes.add({
      action: 'guessed',
      code: 'unknown-coordinate-system',
      message: `The coordinate system "${srsName}" is not recognised. Its numbers are read as local metres.`,
    });
  }
  return { kind: 'local' };
}

function degreesSystem(
  srsName: string | undefined,
  { min, max }: RawExtent,
  wanted: AxisOrder | undefined,
  notes: ImportNotes,
): CoordinateSystem {
  const isBeyond = (axis: 0 | 1): boolean =>
    Math.max(Math.abs(min[axis] ?? 0), Math.abs(max[axis] ?? 0)) > 90;
  const isUrn = /^urn:|\/def\/crs\//i.test(srsName ?? '');
  const isCrs84 = /CRS:?84/i.test(srsName ?? '');
  let order: AxisOrder = isUrn && !isCrs84 ? 'lat-lng' : 'lng-lat';
  if (isBeyond(0)) order = 'lng-lat';
  if (isBeyond(1)) order = 'lat-lng';
  if (wanted) order = wanted;
  else if (!isUrn && !isCrs84 && !isBeyond(0) && !isBeyond(1)) {
    notes.add({
      action: 'guessed',
      code: 'axis-order',
      message:
        'It is not clear whether positions are longitude or latitude first. They are read as longitude first; set axisOrder if the venue is in the wrong place.',
    });
  }
  return {
    kind: 'globe',
    toLngLat: ([a = 0, b = 0]) => (order === 'lng-lat' ? [a, b] : [b, a]),
  };
}

function noteFalseDegrees(srsName: string, notes: ImportNotes): void {
  notes.add({
    action: 'guessed',
    code: 'false-coordinate-system',
    message: `The file states that positions are degrees (${srsName}), but the venue would then be wider than ${MAX_DEGREES} degrees. They are read as local metres.`,
  });
}

function extentFits({ min, max }: RawExtent, degrees: number): boolean {
  const [minA = 0, minB = 0] = min;
  const [maxA = 0, maxB = 0] = max;
  const bound = Math.max(Math.abs(minA), Math.abs(maxA), Math.abs(minB), Math.abs(maxB));
  const isBothBeyond = Math.abs(maxA) > 90 && Math.abs(maxB) > 90;
  return bound <= 180 && !isBothBeyond && maxA - minA <= degrees && maxB - minB <= degrees;
}

/**
 * Returns the number at the end of `EPSG:25832`, `urn:ogc:def:crs:EPSG::4326` or `…/epsg.xml#4326`.
 */
function epsgCode(srsName: string): number | undefined {
  const digits = /epsg.*?(\d{4,6})\D*$/i.exec(srsName)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Returns the zone of WGS 84 (326zz north, 327zz south) and ETRS89 (258zz) systems. */
function utmZone(code: number): { number: number; isSouth: boolean } | undefined {
  const number = code % 100;
  const series = Math.floor(code / 100);
  if (number < 1 || number > 60 || ![326, 327, 258].includes(series)) return undefined;
  return { number, isSouth: series === 327 };
}
