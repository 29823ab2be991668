import { distanceMetres, localFrame, type LngLat, roundLngLat } from '@brand/geo';
import type { Mvf3Document } from '../bundle/document.ts';
import { MvfError } from '../mvf-error.ts';
import { V3_FILES } from '../v3/files.ts';
import type { Converted, ReportEntry } from '../convert-report.ts';
import { isJsonObject } from './upgrade/untrusted-json.ts';

/** Options of `moveVenue`. */
export type MoveVenueOptions = {
  /** Position where the venue belongs, as longitude and latitude in degrees. */
  readonly anchor: LngLat;
  /**
   * Position in the current venue that moves to `anchor`, for example a surveyed corner.
   * @defaultValue the centre of the venue, which is the point in its manifest
   */
  readonly origin?: LngLat;
  /** Rotation of the venue around `anchor`, in degrees clockwise. @defaultValue 0 */
  readonly rotation?: number;
};

// A tenth of a millimetre. The seven decimals of other conversions would move walls by a
// centimetre.
const DECIMALS = 9;
// Beyond that distance, a venue may be in another street or time zone.
const ELSEWHERE_METRES = 1000;

type Move = (position: unknown) => unknown;

/**
 * Moves a venue to an anchor and rotates it, for sources that do not state their position.
 *
 * Every position of every file moves: floors, geometry, nodes, floor images and the centre of the
 * venue. Distances stay the same to a tenth of a millimetre. Files that are not part of the format
 * stay unchanged, and the report lists them.
 *
 * Throws `mvf/bad-position` if the anchor is not on the globe, or if a position of the venue is a
 * quarter of the globe away from its origin.
 *
 * @example
 * const imported = await importVenue(bytes);
 * const { document } = moveVenue(imported.document, { anchor: [4.3525, 50.8467], rotation: 12 });
 */
export function moveVenue(
  document: Mvf3Document,
  options: MoveVenueOptions,
): Converted<Mvf3Document> {
  const anchor = requirePosition(options.anchor, 'anchor');
  const origin = requirePosition(options.origin ?? centerOf(document), 'origin');
  const rotation = options.rotation ?? 0;
  if (!Number.isFinite(rotation)) {
    throw badPosition(`rotation: expected degrees clockwise, found ${String(rotation)}.`);
  }
  const move = createMove(origin, anchor, rotation);
  const moved: Record<string, unknown> = { ...document };
  for (const { key, path } of V3_FILES) {
    const content = moved[key];
    if (path.includes('*') && isJsonObject(content)) {
      const floors = Object.entries(content);
      moved[key] = Object.fromEntries(
        floors.map(([id, file]) => [id, moveFeatures(file, move, rotation)]),
      );
    } else if (content !== undefined) moved[key] = moveFeatures(content, move, rotation);
  }
  return {
    document: moved as Mvf3Document,
    report: describeMove(document, { anchor, origin, rotation }),
  };
}

function createMove(origin: LngLat, anchor: LngLat, rotation: number): Move {
  const source = localFrame(origin);
  const target = localFrame(anchor);
  const angle = (rotation * Math.PI) / 180;
  const sin = Math.sin(angle);
  const cos = Math.cos(angle);
  return (position) => {
    if (!Array.isArray(position)) return position;
    const [longitude, latitude, ...altitude]: unknown[] = position;
    if (typeof longitude !== 'number' || typeof latitude !== 'number') return position;
    const { x, y } = source.toMetres([longitude, latitude]);
    const place = target.toLngLat({ x: x * cos + y * sin, y: y * cos - x * sin });
    if (!place.every(Number.isFinite)) {
      throw badPosition(
        `expected positions around ${origin.join(', ')}, found ${longitude}, ${latitude}, too far away to be moved with the venue. Remove it, or pass an origin in the venue.`,
      );
    }
    return [...roundLngLat(place, DECIMALS), ...altitude];
  };
}

/** Returns the features of a file with their geometry moved. Other files have no positions. */
function moveFeatures(file: unknown, move: Move, rotation: number): unknown {
  if (!isJsonObject(file) || !Array.isArray(file['features'])) return file;
  // A bounding box is derived, and a rotated one no longer encloses the venue tightly.
  const { bbox: _outdated, ...collection } = file;
  return {
    ...collection,
    features: file['features'].map((feature: unknown) => {
      if (!isJsonObject(feature)) return feature;
      const { bbox: _alsoOutdated, ...rest } = feature;
      return {
        ...rest,
        geometry: moveGeometry(feature['geometry'], move),
        properties: turnProperties(feature['properties'], rotation),
      };
    }),
  };
}

function moveGeometry(geometry: unknown, move: Move): unknown {
  if (!isJsonObject(geometry) || !('coordinates' in geometry)) return geometry;
  return { ...geometry, coordinates: moveNested(geometry['coordinates'], move) };
}

function moveNested(coordinates: unknown, move: Move): unknown {
  return Array.isArray(coordinates) && Array.isArray(coordinates[0])
    ? coordinates.map((each) => moveNested(each, move))
    : move(coordinates);
}

/** Updates the rotation that floor images and the venue itself have in their properties. */
function turnProperties(properties: unknown, rotation: number): unknown {
  if (!isJsonObject(properties)) return properties;
  const turned = ['rotation', 'naturalBearing'].flatMap((name) => {
    const degrees = properties[name];
    return typeof degrees === 'number' ? [[name, (((degrees + rotation) % 360) + 360) % 360]] : [];
  });
  return { ...properties, ...Object.fromEntries(turned) };
}

function centerOf(document: Mvf3Document): LngLat {
  const [longitude = Number.NaN, latitude = Number.NaN] =
    document.manifest?.features?.[0]?.geometry?.coordinates ?? [];
  return [longitude, latitude];
}

function requirePosition(position: LngLat, name: string): LngLat {
  const [longitude, latitude] = position;
  if (Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90) return [longitude, latitude];
  throw badPosition(
    `${name}: expected a longitude from -180 to 180 and a latitude from -90 to 90, found ${position.join(', ')}. The longitude comes first.`,
  );
}

function badPosition(sentence: string): MvfError {
  return new MvfError('mvf/bad-position', `moveVenue: ${sentence}`);
}

function describeMove(
  document: Mvf3Document,
  { anchor, origin, rotation }: Required<MoveVenueOptions>,
): ReportEntry[] {
  const turned = rotation === 0 ? '' : ` and turned ${rotation} degrees clockwise`;
  const report: ReportEntry[] = [
    {
      action: 'changed',
      code: 'moved-venue',
      message: `The venue was moved from ${origin.join(', ')} to ${anchor.join(', ')}${turned}.`,
    },
  ];
  const { tzid } = document.manifest.features[0]?.properties ?? {};
  const texts = [tzid && `time zone ${tzid}`, document.address && 'address'].filter(Boolean);
  if (texts.length > 0 && distanceMetres(origin, anchor) > ELSEWHERE_METRES) {
    report.push({
      action: 'guessed',
      code: 'kept-address',
      message: `The ${texts.join(' and ')} of the venue did not change. Check that the new position has the same.`,
    });
  }
  const [unknown, ...others] = Object.keys(document.extras).filter((path) => /json$/i.test(path));
  if (unknown !== undefined) {
    report.push({
      action: 'guessed',
      code: 'kept-unknown-file',
      message:
        'The file is not part of the format and was kept as it is. Move the positions in it, if there are any.',
      source: unknown,
      ...(others.length > 0 && { count: others.length + 1 }),
    });
  }
  return report;
}
