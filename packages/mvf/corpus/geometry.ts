import type { TinyVenue } from '@brand/test-kit';
import { broken, type BrokenBundle } from './broken-bundle.ts';

/** Shapes that no building has. */
export const GEOMETRY: readonly BrokenBundle[] = [
  broken('bad-coordinate', 'a latitude beyond the pole', (venue) => {
    shopRing(venue)[1]![1] = 91;
  }),
  broken('far-from-centre', 'a shape on another continent', ({ geometry }) => {
    const point = geometry['f_ground']!.features.find(
      ({ properties }) => properties.id === 'g_g-info',
    );
    point!.geometry.coordinates = [-70, 40];
  }),
  broken('ring-not-closed', 'a ring that does not close', (venue) => {
    shopRing(venue)[4] = [13.40001, 52.50001];
  }),
  broken('wrong-winding', 'a ring the wrong way around', (venue) => {
    shopRing(venue).reverse();
  }),
  broken('repeated-point', 'a corner twice', (venue) => {
    const ring = shopRing(venue);
    ring.splice(1, 0, [...ring[1]!]);
  }),
  broken('zero-area', 'a room without area', (venue) => {
    const ring = shopRing(venue);
    ring.splice(0, ring.length, ...[0, 1, 2, 0].map((step) => [13.4 + step / 1e5, 52.50002]));
  }),
  broken('zero-length', 'a door without width', ({ geometry }) => {
    const door = geometry['f_ground']!.features.find(
      ({ properties }) => properties.id === 'g_g-door-shop',
    );
    const line = door!.geometry.coordinates as number[][];
    line[1] = [...line[0]!];
  }),
  broken('self-intersection', 'a room like a bow tie', (venue) => {
    const ring = shopRing(venue);
    [ring[1], ring[2]] = [ring[2]!, ring[1]!];
  }),
  broken('hole-outside', 'a hole beside its room', ({ geometry }) => {
    const rings = shop(geometry['f_ground']!).geometry.coordinates as number[][][];
    rings.push(rings[0]!.map(([x = 0, y = 0]) => [x + 0.001, y]).toReversed());
  }),
  broken('outside-floor', 'a room outside its floor', (venue) => {
    for (const position of shopRing(venue)) position[0]! += 0.002;
  }),
  broken('duplicate-geometry', 'the same room twice', ({ geometry, kinds }) => {
    const twin = structuredClone(shop(geometry['f_ground']!));
    twin.properties.id = 'g_twin';
    geometry['f_ground']!.features.push(twin);
    kinds['f_ground']!['g_twin'] = 'room';
  }),
];

type FloorGeometry = TinyVenue['geometry'][string];

function shop(floor: FloorGeometry): FloorGeometry['features'][number] {
  return floor.features.find(({ properties }) => properties.id === 'g_g-shop')!;
}

function shopRing({ geometry }: TinyVenue): number[][] {
  const [ring] = shop(geometry['f_ground']!).geometry.coordinates as number[][][];
  return ring!;
}
