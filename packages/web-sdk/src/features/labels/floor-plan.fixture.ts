import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { openVenue, type Floor, type Venue } from '@brand/venue';

type Metres = readonly [x: number, y: number];

/**
 * A shape in metres: a rectangle for spaces and areas, a line for walls and doors, otherwise a
 * point.
 */
export type PlannedShape = {
  readonly id: string;
  readonly kind: string;
  readonly name?: string;
  readonly from: Metres;
  readonly to?: Metres;
};

const LINES: ReadonlySet<string> = new Set(['wall', 'door']);
const METRES_PER_DEGREE = 111_195;

/** Returns a venue with one floor that contains these shapes. */
export async function openPlan(shapes: readonly PlannedShape[]): Promise<Venue> {
  const document = tinyVenue();
  const geometry = shapes.map(({ id, name, ...shape }) => ({
    type: 'Feature' as const,
    geometry: geometryOf(shape),
    properties: { id, ...(name !== undefined && { details: { name } }) },
  }));
  const [ground] = document.floors.features;
  return openVenue(
    writeBundle({
      version: 3,
      manifest: document.manifest,
      floors: { ...document.floors, features: [ground!] },
      geometry: { f_ground: { type: 'FeatureCollection', features: geometry } },
      kinds: { f_ground: Object.fromEntries(shapes.map(({ id, kind }) => [id, kind])) },
      extras: {},
    }),
  );
}

/** The only floor of a plan. */
export function floorOf({ floors: [floor] }: Venue): Floor {
  return floor!;
}

function geometryOf({ kind, from, to }: Omit<PlannedShape, 'id'>) {
  if (!to) return { type: 'Point' as const, coordinates: degrees(from) };
  if (LINES.has(kind)) {
    return { type: 'LineString' as const, coordinates: [degrees(from), degrees(to)] };
  }
  const [west, south] = from;
  const [east, north] = to;
  const ring: Metres[] = [from, [east, south], to, [west, north], from];
  return { type: 'Polygon' as const, coordinates: [ring.map(degrees)] };
}

function degrees([x, y]: Metres): number[] {
  const north = 52.5 + y / METRES_PER_DEGREE;
  return [13.4 + x / METRES_PER_DEGREE / Math.cos((52.5 * Math.PI) / 180), north];
}
